"""Between the readable game's states and the numbers of the compiled searches."""

from __future__ import annotations

from ..arena.clock import counts_nodes
from ..errors import BadGame
from ..games.connectfour import ConnectFour, State
from ..games.game import MAX
from ..games.wrapper import Wrapped
from ..search.best import suited
from .bits import COLUMNS, ROWS


def position(game: ConnectFour, state: State) -> tuple[int, int]:
    """The stones of the player to move, and of both."""
    suited(game)
    if isinstance(game, Wrapped):
        raise BadGame(
            f"the compiled searches ask no game anything, so {game} cannot be recorded, counted or "
            "narrowed: take the readable ones, gamesearch.solve, alphabeta, mcts"
        )
    if counts_nodes():
        raise BadGame(
            "this clock counts nodes, and the compiled searches make theirs where nobody counts: "
            "take the readable ones, gamesearch.solve, alphabeta, mcts"
        )
    if not isinstance(game, ConnectFour) or (game.columns, game.rows, game.connect) != (
        COLUMNS,
        ROWS,
        4,
    ):
        raise BadGame(
            "the compiled searches play ConnectFour() alone, 7 × 6 with four in a line; "
            f"for {game} take the readable ones: gamesearch.solve, alphabeta, mcts"
        )
    return state[1], state[2]


def valued(state: State, to_mover: int) -> int:
    """A value or score for the player to move, as MAX's."""
    return to_mover if state[0] == MAX else -to_mover
