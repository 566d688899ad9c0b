"""Dimensions of games with full view: who moves first, ties, zeros, shapes, depth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Any

from gamesearch import MAX, MIN, minimax
from gamesearch.games.game import CHANCE

from . import Dimension

MOST = 2_000  # nodes of a game that are looked at: enough for every tree, not for a whole board


def start(asked: Any) -> Any:
    """The state that the call is about: the game's first one where none is given."""
    return getattr(asked, "state", None) if hasattr(asked, "state") else asked.game.initial


def nodes(asked: Any) -> Iterator[tuple[Any, int]]:
    """(state, ply) of the tree below, as many as are looked at."""
    game, waiting = asked.game, [(start(asked), 0)]
    for _ in range(MOST):
        if not waiting:
            return
        state, ply = waiting.pop()
        yield state, ply
        if not game.is_terminal(state):
            waiting += [(child, ply + 1) for child in children(game, state)]


def children(game: Any, state: Any) -> list[Any]:
    if game.to_move(state) == CHANCE:
        return [game.result(state, outcome) for outcome, _ in game.chances(state)]
    return [game.result(state, move) for move in game.actions(state)]


def inner(asked: Any) -> Iterator[Any]:
    return (state for state, _ in nodes(asked) if not asked.game.is_terminal(state))


def leaves(asked: Any) -> list[float]:
    game = asked.game
    return [game.utility(state, MAX) for state, _ in nodes(asked) if game.is_terminal(state)]


def worths(asked: Any) -> list[float]:
    """What the moves at the start are worth to MAX; nothing where a die decides."""
    game, state = asked.game, start(asked)
    if game.is_terminal(state) or any(game.to_move(each) == CHANCE for each in inner(asked)):
        return []
    return [_worth(game, child) for child in children(game, state)]


@lru_cache(maxsize=4_000)
def _worth(game: Any, state: Any) -> float:
    return minimax(game, state).value


def mover(asked: Any) -> Any:
    game, state = asked.game, start(asked)
    return None if game.is_terminal(state) else game.to_move(state)


def best(asked: Any) -> float:
    found = worths(asked)
    return max(found) if mover(asked) == MAX else min(found)


def has_turn_twice(asked: Any) -> bool:
    game = asked.game
    return any(
        not game.is_terminal(child) and game.to_move(child) == game.to_move(state)
        for state in inner(asked)
        for child in children(game, state)
    )


def ends_at_several_plies(asked: Any) -> bool:
    return len({ply for state, ply in nodes(asked) if asked.game.is_terminal(state)}) > 1


def has_node_with(asked: Any, many: int) -> bool:
    return any(len(children(asked.game, state)) == many for state in inner(asked))


def worth_together(asked: Any, holds: Any) -> bool:
    found = worths(asked)
    return len(found) > 1 and holds(found)


def lasts(asked: Any, plies: int) -> bool:
    """Does the game go on for so many plies, along its first moves?"""
    game, state = asked.game, start(asked)
    for _ in range(plies):
        if game.is_terminal(state):
            return False
        state = children(game, state)[0]
    return True


MAX_FIRST = Dimension("MAX is to move", lambda asked: mover(asked) == MAX)
MIN_FIRST = Dimension("MIN is to move", lambda asked: mover(asked) == MIN)
CHANCE_FIRST = Dimension("chance is to move", lambda asked: mover(asked) == CHANCE)
TWICE = Dimension("a player moves twice in a row", has_turn_twice)
FINISHED = Dimension("the game is over", lambda asked: mover(asked) is None)

TIES = Dimension(
    "two best moves", lambda asked: worth_together(asked, lambda w: w.count(best(asked)) > 1)
)
FIRST_BEST = Dimension(
    "the first move alone is best",
    lambda asked: worth_together(asked, lambda w: w[0] == best(asked) and w.count(w[0]) == 1),
)
LAST_BEST = Dimension(
    "the last move alone is best",
    lambda asked: worth_together(asked, lambda w: w[-1] == best(asked) and w.count(w[-1]) == 1),
)
MIDDLE_BEST = Dimension(
    "a move in the middle alone is best",
    lambda asked: worth_together(
        asked, lambda w: w.count(best(asked)) == 1 and best(asked) in w[1:-1]
    ),
)
NEIGHBOURS = Dimension(
    "two moves whose values are neighbouring whole numbers",
    lambda asked: worth_together(asked, lambda w: any(abs(a - b) == 1 for a, b in pairwise(w))),
)
ZERO = Dimension("a leaf is worth 0", lambda asked: 0 in leaves(asked))
WORTH_ZERO = Dimension("the value is 0", lambda asked: bool(worths(asked)) and best(asked) == 0)
ALL_BELOW = Dimension("all leaves are below 0", lambda asked: max(leaves(asked), default=0) < 0)
ALL_ABOVE = Dimension("all leaves are above 0", lambda asked: min(leaves(asked), default=0) > 0)
FRACTIONS = Dimension(
    "a leaf is no whole number", lambda asked: any(leaf != int(leaf) for leaf in leaves(asked))
)

MILLIONS = Dimension(
    "leaves of more than a million, on either side",
    lambda asked: min(map(abs, leaves(asked)), default=0) > 10**6,
)

ONE_CHILD = Dimension("a node has one child", lambda asked: has_node_with(asked, 1))
THREE_CHILDREN = Dimension("a node has three children", lambda asked: has_node_with(asked, 3))
RAGGED = Dimension("it ends at several plies", ends_at_several_plies)
ONE_PLY = Dimension("one ply deep", lambda asked: max(ply for _, ply in nodes(asked)) == 1)
THREE_PLIES = Dimension("three plies or deeper", lambda asked: _is_deep(asked, 3))
TEN_PLIES = Dimension("ten plies or deeper", lambda asked: _is_deep(asked, 10))


def _is_deep(asked: Any, plies: int) -> bool:
    return any(ply >= plies for _, ply in nodes(asked))


# A window, where the function takes one.
NARROW = Dimension("a narrow window", lambda asked: asked.beta - asked.alpha <= 3)
BELOW_IT = Dimension(
    "a value below the window", lambda asked: bool(worths(asked)) and best(asked) < asked.alpha
)
ABOVE_IT = Dimension(
    "a value above the window", lambda asked: bool(worths(asked)) and best(asked) > asked.beta
)
INSIDE_IT = Dimension(
    "a value inside a window that has ends",
    lambda asked: (
        bool(worths(asked))
        and -float("inf") < asked.alpha < best(asked) < asked.beta < float("inf")
    ),
)
AT_ITS_END = Dimension(
    "a value at an end of the window",
    lambda asked: bool(worths(asked)) and best(asked) in (asked.alpha, asked.beta),
)

# The turns of a player who decides, and the values that a tree can have.
TURNS = [MAX_FIRST, MIN_FIRST]
VALUES = [ZERO, ALL_BELOW, ALL_ABOVE]
SHAPES = [ONE_CHILD, THREE_CHILDREN, RAGGED, ONE_PLY, THREE_PLIES]
CHOICES = [FIRST_BEST, LAST_BEST]
