"""12.5: what a policy for rollouts earns, if there are infinitely many of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from math import inf
from typing import Any, NamedTuple

from ...arena.tournament import tournament
from ...errors import BadSearch
from ...games.game import MIN
from ...search.montecarlo.rollouts import alike
from ...sizes import positions
from ..canonical import counted
from ..forms import own_types
from ..inside import inside
from ..observe import Student, value_in
from .cases import BOARD

AT_ONCE = 2_300  # positions: half of all
NUMBERS = (int, float, bool)

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
    given = weigh(BOARD, state, moves)
    # Thousands of positions: what is a list of Python's own numbers is read at once.
    if type(given) is list and all(type(each) in NUMBERS for each in given):
        weights = tuple(map(float, given))
    else:
        weights = _read(own_types(given))
    if len(weights) != len(moves) or not all(0 <= each < inf for each in weights):
        raise BadSearch(
            f"your policy gave {list(weights)} for {len(moves)} moves: is that a weight "
            "for each of them, none below 0 and none without end?"
        )
    if sum(weights) == 0:
        raise BadSearch(
            f"your policy gave 0 to all {len(moves)} moves of a position: which of them is to be "
            "played there?"
        )
    return weights


def _read(given: Any) -> tuple[float, ...]:
    if isinstance(given, dict):
        raise BadSearch("your policy gave a dict: in which order are its weights?")
    return tuple(float(value_in(counted(each))) for each in given)  # type: ignore[arg-type]


@cache
def by_dice() -> Callable[..., Any]:
    """The player that chooses as infinitely many uniform rollouts would."""
    return in_the_limit(weights_everywhere(alike))


@lru_cache(2)  # from several openings the same is asked for
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

    @cache  # the same positions come up in many games
    def best(state: Any) -> Any:
        sign = -1 if BOARD.to_move(state) == MIN else 1
        after = {move: sign * value(BOARD.result(state, move)) for move in BOARD.actions(state)}
        return max(after, key=lambda move: round(after[move], 9))

    return lambda game, state: best(state)


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
    return earned_by(weights_everywhere(weigh), plies)


def earned_by(weights: Weights, plies: int) -> Earned:
    """The same of a policy's weights."""
    players = {"mine": in_the_limit(weights), "dice": by_dice()}
    share = round(tournament(BOARD, players, plies=plies).totals["mine"].share, 6)
    said = dict(zip(open_positions(), weights, strict=True))
    return Earned(share, prefers_the_win(said, X_WINS), prefers_the_win(said, O_WINS))


def prefers_the_win(said: Mapping[Any, tuple[float, ...]], state: Any) -> bool:
    """Does the move that wins at cell 2 weigh more than each of the others?"""
    weights = dict(zip(BOARD.actions(state), said[state], strict=True))
    return all(weights[2] > weight for move, weight in weights.items() if move != 2)
