"""Pruning at chance nodes: Star1 and Star2, alpha-beta for games with dice (Ballard, 1983).

  bounds      (low, high): a promise that no leaf is worth less than low or more than high
  lower       what an outcome is worth at least, by the promise or by what was seen of it
  upper       what it is worth at most
  window      an average leaves (alpha, beta) for good when even the luckiest, or even the
              unluckiest, of what is still unseen cannot bring it back

Star1 looks at one outcome after the other. Star2 first *probes* all of them: one reply of MIN says
what an outcome is worth at most, one move of MAX what it is worth at least. What a returned
number promises: as in alphabeta.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from ..errors import BadSearch
from ..games.game import CHANCE, MAX, MIN, Action, Game, State, Value
from ..tracing.step import step
from .best import Best, Evaluate, prepared


class Settings(NamedTuple):
    """What stays the same during one search."""

    evaluate: Evaluate
    low: Value
    high: Value
    probing: bool


def star1(
    game: Game,
    state: State | None = None,
    *,
    bounds: tuple[Value, Value],
    depth: int | None = None,
    evaluate: Evaluate | None = None,
) -> Best:
    """What expectiminimax returns, mostly for fewer nodes.

    >>> from gamesearch import CHANCE, MAX, TreeGame, record
    >>> game = TreeGame([[6, 8], [1, 9]], players=(MAX, CHANCE))
    >>> record(star1, game, bounds=(0, 10)).leaves
    [6, 8, 1]
    """
    return _started(game, state, bounds, depth, evaluate, probing=False)


def star2(
    game: Game,
    state: State | None = None,
    *,
    bounds: tuple[Value, Value],
    depth: int | None = None,
    evaluate: Evaluate | None = None,
) -> Best:
    """What expectiminimax returns, for fewer nodes than star1 if many moves stand in a good order.

    >>> from gamesearch import CHANCE, MAX, MIN, TreeGame
    >>> star2(TreeGame([[[6, 9], [8]], [[1, 7], [2, 9]]], (MAX, CHANCE, MIN)), bounds=(0, 10))
    Best(value=7.0, move=0)
    """
    return _started(game, state, bounds, depth, evaluate, probing=True)


def _started(
    game: Game,
    state: State | None,
    bounds: tuple[Value, Value],
    depth: int | None,
    evaluate: Evaluate | None,
    probing: bool,
) -> Best:
    state, depth, evaluate = prepared(game, state, depth, evaluate, chance=True)
    low, high = bounds
    if not low <= high:
        raise BadSearch(f"bounds are (lowest, highest) value of a leaf; got {bounds}")
    return Best(*value_of(game, state, low, high, depth, Settings(evaluate, low, high, probing)))


@step
def value_of(
    game: Game,
    state: State,
    alpha: Value,
    beta: Value,
    depth: int,
    settings: Settings,
    probed: Value | None = None,
) -> tuple[Value, Action | None]:
    if game.is_terminal(state):
        return _as_promised(game.utility(state), settings), None
    if depth == 0:
        return _as_promised(settings.evaluate(game, state), settings), None
    if game.to_move(state) == CHANCE:
        return chance_value(game, state, alpha, beta, depth, settings), None
    highest = game.to_move(state) == MAX
    moves = game.actions(state)
    best, best_move = (-inf if highest else inf), moves[0]
    if probed is not None:  # the first move has been searched, and its value is known
        best, moves = probed, moves[1:]
    for move in moves:
        value, _ = value_of(game, game.result(state, move), alpha, beta, depth - 1, settings)
        if value > best if highest else value < best:
            best, best_move = value, move
            alpha, beta = (max(alpha, best), beta) if highest else (alpha, min(beta, best))
            if alpha >= beta:
                break
    return best, best_move


def chance_value(
    game: Game, state: State, alpha: Value, beta: Value, depth: int, settings: Settings
) -> Value:
    outcomes, odds = zip(*game.chances(state), strict=True)
    children = [game.result(state, outcome) for outcome in outcomes]
    lower, upper = [settings.low] * len(odds), [settings.high] * len(odds)
    probed: list[Value | None] = [None] * len(odds)
    for place, child in enumerate(children if settings.probing else []):
        window = room(place, odds, lower, upper, alpha, beta)
        lower[place], upper[place], probed[place] = probe(game, child, *window, depth - 1, settings)
        if average(odds, upper) <= alpha:
            return average(odds, upper)
        if average(odds, lower) >= beta:
            return average(odds, lower)
    for place, child in enumerate(children):
        if lower[place] == upper[place]:
            continue
        too_low, too_high = room(place, odds, lower, upper, alpha, beta)
        window = max(too_low, lower[place]), min(too_high, upper[place])
        value, _ = value_of(game, child, *window, depth - 1, settings, probed[place])
        lower[place] = upper[place] = value
        if value <= too_low:  # with all the luck there is, no more than alpha
            return average(odds, upper)
        if value >= too_high:  # with no luck at all, no less than beta
            return average(odds, lower)
    return average(odds, lower)


def room(
    place: int,
    odds: Sequence[float],
    lower: Sequence[Value],
    upper: Sequence[Value],
    alpha: Value,
    beta: Value,
) -> tuple[Value, Value]:
    """Between which two values this one outcome still matters to the average."""
    others = [p for i, p in enumerate(odds) if i != place]
    unlucky = average(others, [*lower[:place], *lower[place + 1 :]])
    lucky = average(others, [*upper[:place], *upper[place + 1 :]])
    return (alpha - lucky) / odds[place], (beta - unlucky) / odds[place]


def probe(
    game: Game, state: State, alpha: Value, beta: Value, depth: int, settings: Settings
) -> tuple[Value, Value, Value | None]:
    """The least and the most that a state can be worth after one look, and what was seen."""
    low, high = settings.low, settings.high
    if depth == 0 or game.is_terminal(state):
        value, _ = value_of(game, state, low, high, depth, settings)
        return value, value, None
    player = game.to_move(state)
    if player == CHANCE:
        return low, high, None
    child = game.result(state, game.actions(state)[0])
    # One side of the window is as far as the bounds reach, so no cutoff there makes a mere bound of
    # the value: what comes back is exact, or bad enough on the other side to end the average.
    window = (max(alpha, low), high) if player == MIN else (low, min(beta, high))
    value, _ = value_of(game, child, *window, depth - 1, settings)
    return (low, value, value) if player == MIN else (value, high, value)


def average(odds: Sequence[float], values: Sequence[Value]) -> Value:
    return sum(probability * value for probability, value in zip(odds, values, strict=True))


def _as_promised(value: Value, settings: Settings) -> Value:
    if not settings.low <= value <= settings.high:
        raise BadSearch(
            f"a leaf is worth {value}, outside the bounds ({settings.low}, {settings.high}) that "
            "were promised; give bounds that hold for every leaf"
        )
    return value
