"""Searches to be tried by a property test: five with a flaw each, and some that are right.

Each is called as `suspect(game)` and answers `Best(value, move)`, like every search. The flawed
ones are right on many trees. What is wrong with each is a student's to find out: reading this
file spoils exercise 2.7.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from ...games.game import MAX, Game, State, Value
from ...search.alphabeta import alphabeta
from ...search.best import Best
from ...search.minimax import minimax

Search = Callable[[Game], Best]


@dataclass(frozen=True)
class _Flawed:
    """Alpha-beta with the places at which one can go wrong."""

    floor: Value = -inf  # what MAX starts with
    ceiling: Value = inf  # what MIN starts with
    widest: int | None = None  # moves looked at
    deepest: int | None = None  # plies looked at
    tie_replaces: bool = False
    keeps_refutation: bool = True

    def __call__(self, game: Game) -> Best:
        return self.best(game, game.initial, -inf, inf, 0)

    def best(self, game: Game, state: State, alpha: Value, beta: Value, ply: int) -> Best:
        if game.is_terminal(state):
            return Best(game.utility(state), None)
        if ply == self.deepest:
            return Best(0, None)
        sign = 1 if game.to_move(state) == MAX else -1
        best = Best(self.floor if sign > 0 else self.ceiling, None)
        for move in game.actions(state)[: self.widest]:
            value = self.best(game, game.result(state, move), alpha, beta, ply + 1).value
            ahead = sign * (value - best.value)
            cut = value >= beta if sign > 0 else value <= alpha
            if cut and not self.keeps_refutation:
                break
            if ahead > 0 or (ahead == 0 and self.tie_replaces) or best.move is None:
                best = Best(value if ahead >= 0 else best.value, move)
            if cut:
                break
            alpha, beta = (max(alpha, value), beta) if sign > 0 else (alpha, min(beta, value))
        return best


def last_of_the_best(game: Game) -> Best:
    """Right, but where several moves are equally good, it takes the last of them."""
    moves = game.actions(game.initial)
    if not moves:
        return minimax(game)
    values = {move: minimax(game, game.result(game.initial, move)).value for move in moves}
    best = (max if game.to_move(game.initial) == MAX else min)(values.values())
    return Best(best, [move for move in moves if values[move] == best][-1])


def honest_but_poor(game: Game) -> Best:
    """The last move and what it is worth: a true value of a move that need not be the best."""
    moves = game.actions(game.initial)
    if not moves:
        return minimax(game)
    return Best(minimax(game, game.result(game.initial, moves[-1])).value, moves[-1])


def right_move_wrong_value(game: Game) -> Best:
    """A best move, and the value of a worst one."""
    found = minimax(game)
    below = [minimax(game, game.result(game.initial, m)).value for m in game.actions(game.initial)]
    worst = min if game.to_move(game.initial) == MAX else max
    return Best(worst(below), found.move) if below else found


def nearly_right_value(game: Game) -> Best:
    """A best move, and a value that is three percent too large."""
    found = minimax(game)
    return Best(1.03 * found.value, found.move)


def never_above_zero(game: Game) -> Best:
    """Alpha-beta in which MIN takes 0 where all that MIN can get is more."""
    return _Flawed(ceiling=0)(game)


def _numbered(place: int, flawed: Search) -> Search:
    def suspect(game: Game) -> Best:
        return flawed(game)

    suspect.__name__ = suspect.__qualname__ = f"suspect_{place}"
    return suspect


SUSPECTS: tuple[Search, ...] = tuple(
    _numbered(place, flawed)
    for place, flawed in enumerate(
        [
            _Flawed(floor=0),
            _Flawed(tie_replaces=True),
            _Flawed(widest=3),
            _Flawed(deepest=3),
            _Flawed(keeps_refutation=False),
        ],
        start=1,
    )
)
# Tried too, though not among the five: a test has to be right on what it has not seen.
UNSEEN: tuple[Search, ...] = (
    honest_but_poor,
    right_move_wrong_value,
    nearly_right_value,
    never_above_zero,
)
# Negamax answers as minimax does, and reads as many leaves.
SOUND: tuple[Search, ...] = (minimax, alphabeta, last_of_the_best)
