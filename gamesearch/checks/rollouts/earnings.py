"""12.5: what a policy for rollouts earns, if there are infinitely many of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from ...arena.tournament import tournament
from ...games.game import MIN, Game
from ...search.montecarlo.rollouts import alike
from ...sizes import positions
from ..canonical import plain
from ..inside import inside
from ..observe import Student
from .cases import BOARD

AT_ONCE = 500  # positions

Weights = tuple[tuple[float, ...], ...]  # of each position's moves, in the order of POSITIONS


@cache
def open_positions() -> tuple[Any, ...]:
    """Every position of tic-tac-toe in which somebody is to move."""
    return tuple(state for state in positions(BOARD) if not BOARD.is_terminal(state))


def weights_everywhere(weigh: Student) -> Weights:
    """What a policy says of every position."""
    starts = range(0, len(open_positions()), AT_ONCE)
    return tuple(each for start in starts for each in weights_from(weigh, start))


@inside
def weights_from(weigh: Student, start: int) -> Weights:
    """What it says of some positions, from one of them on: an observation may not be too large."""
    return tuple(_weights(weigh, state) for state in open_positions()[start : start + AT_ONCE])


def _weights(weigh: Student, state: Any) -> tuple[float, ...]:
    moves = BOARD.actions(state)
    weights = tuple(float(plain(each)) for each in weigh(BOARD, state, moves))
    if len(weights) != len(moves) or min(weights) < 0 or sum(weights) <= 0:
        raise ValueError(
            f"a weight for each of {len(moves)} moves, none below 0, not all 0; got {list(weights)}"
        )
    return weights


@cache
def by_dice() -> Callable[..., Any]:
    """The player that chooses as infinitely many uniform rollouts would."""
    return in_the_limit(weights_everywhere(alike))


def in_the_limit(weights: Weights) -> Callable[..., Any]:
    """The move that infinitely many rollouts by this policy would choose; no dice needed."""
    said = dict(zip(open_positions(), weights, strict=True))

    @cache
    def value(state: Any) -> float:
        if state not in said:
            return float(BOARD.utility(state))
        after = (BOARD.result(state, move) for move in BOARD.actions(state))
        parts = (
            weight and weight * value(each) for weight, each in zip(said[state], after, strict=True)
        )
        return sum(parts) / sum(said[state])

    def play(game: Game, state: Any) -> Any:
        sign = -1 if game.to_move(state) == MIN else 1
        after = {move: sign * value(game.result(state, move)) for move in game.actions(state)}
        return max(after, key=lambda move: round(after[move], 9))

    return play


OPENINGS = "all openings of two plies"
BANDS = [0.53, 0.56, 0.6]


class Earned(NamedTuple):
    """The share of points in a tournament, and whether a policy knows a win when it sees one."""

    share: float
    sees_x: bool = True  # does X's winning move weigh more than X's others?
    sees_o: bool = True


X_WINS, O_WINS = BOARD.parse("XX.OO...."), BOARD.parse("OO.XX.X..")  # at cell 2


def earned(weigh: Student, plies: int) -> Earned:
    """Against uniform rollouts from every opening of so many plies, with both colours. The games
    are played where this is called; a student's policy is asked for weights alone."""
    weights = weights_everywhere(weigh)
    players = {"mine": in_the_limit(weights), "dice": by_dice()}
    share = round(tournament(BOARD, players, plies=plies).totals["mine"].share, 6)
    said = dict(zip(open_positions(), weights, strict=True))
    return Earned(share, prefers_the_win(said, X_WINS), prefers_the_win(said, O_WINS))


def prefers_the_win(said: Mapping[Any, tuple[float, ...]], state: Any) -> bool:
    """Does the move that wins at cell 2 weigh more than each of the others?"""
    weights = dict(zip(BOARD.actions(state), said[state], strict=True))
    return all(weights[2] > weight for move, weight in weights.items() if move != 2)
