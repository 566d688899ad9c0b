"""Walking through a game by hand, and seeing what each of its functions answers on the way."""

from __future__ import annotations

from typing import Any

from ..drawing.boards.words import side_name
from ..games.game import CHANCE, Action, Game, State
from .board import Board
from .match import Walk


def explore(game: Game, *, state: State | None = None) -> ExploreBoard:
    """A board with a button for each legal move, as the last line of a cell.

    >>> from gamesearch import Nim
    >>> explore(Nim(3)).status()  # without `.status()` it shows the board
    'MAX to move.'
    """
    return ExploreBoard(Walk(game, state))


class ExploreBoard(Board):
    def tools(self) -> list[dict[str, Any]]:
        off = not self.walk.moves
        return [{"name": "Undo", "off": off}, {"name": "Restart", "off": off}]

    def use(self, tool: int) -> None:
        if tool == 0:
            self.walk.back()
        else:
            self.walk.restart()

    def with_buttons(self, on_board: list[Action]) -> list[Action]:
        return self.walk.legal

    def facts(self) -> list[list[str]]:
        game, state = self.walk.game, self.walk.state
        player, over = game.to_move(state), game.is_terminal(state)
        questions = [
            ["path", " → ".join(["start", *map(str, self.walk.moves)])],
            ["state", repr(state)],
            ["game.to_move(state)", f"{player}   {side_name(game, player)}"],
            ["game.is_terminal(state)", str(over)],
            ["game.actions(state)", repr(game.actions(state))],
        ]
        if player == CHANCE and not over:
            questions.append(["game.chances(state)", repr(game.chances(state))])
        utility = f"{game.utility(state):g}" if over else "asked only when the game is over"
        return [*questions, ["game.utility(state)", utility]]
