"""Move matching: how often somebody played what a strong program would have played.

Two kinds of moves say nothing about who chose them and are left out: those of the opening, which
may come from a book, and those where every legal move is as good as any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from ..games.game import MAX, Action, Game, Player, State
from ..search.opponents.models import Valuation, best_moves, minimax_value
from ..tracing.answers import Chooser


class Matches(NamedTuple):
    """`hits` of the moves that counted were among the program's best."""

    hits: int
    counted: int

    @property
    def share(self) -> float:
        return self.hits / self.counted if self.counted else 0.0

    def __add__(self, other: Any) -> Matches:
        return Matches(self.hits + other.hits, self.counted + other.counted)


def matches(
    game: Game,
    moves: Iterable[Action],
    player: Player,
    *,
    judge: Valuation = minimax_value,
    book: int = 0,
) -> Matches:
    """A player's matches in one game, given its moves from the start; `book` plies are left out.

    >>> from gamesearch import MAX, TicTacToe
    >>> matches(TicTacToe(), [4, 1, 0, 8, 5], MAX)      # two moves counted, the win missed
    Matches(hits=1, counted=2)
    """
    found = Matches(0, 0)
    for ply, (state, move) in enumerate(_turns(game, moves)):
        if ply < book or game.to_move(state) != player:
            continue
        best = best_moves(game, state, judge)
        if len(best) < len(game.actions(state)):
            found += Matches(int(move in best), 1)
    return found


def game_of(game: Game, for_max: Chooser, for_min: Chooser) -> list[Action]:
    """The moves of one game between two players who name a move."""
    state, moves = game.initial, []
    while not game.is_terminal(state):
        move = (for_max if game.to_move(state) == MAX else for_min)(game, state)
        moves.append(move)
        state = game.result(state, move)
    return moves


def _turns(game: Game, moves: Iterable[Action]) -> Iterator[tuple[State, Action]]:
    state = game.initial
    for move in moves:
        yield state, move
        state = game.result(state, move)
