"""Lesson 01: who moves first, what leaves are worth, how deep, and where a search is cut."""

from __future__ import annotations

from gamesearch import MAX, MIN, TicTacToe, TreeGame
from gamesearch.games.nim import Nim

from . import Dimension
from .trees import (
    ALL_ABOVE,
    ALL_BELOW,
    CHOICES,
    FRACTIONS,
    MIDDLE_BEST,
    MILLIONS,
    NEIGHBOURS,
    ONE_CHILD,
    ONE_PLY,
    RAGGED,
    SHAPES,
    TEN_PLIES,
    THREE_PLIES,
    TIES,
    TURNS,
    TWICE,
    WORTH_ZERO,
    ZERO,
    lasts,
    mover,
    nodes,
    worths,
)

BOARD = Dimension("a board", lambda asked: isinstance(asked.game, TicTacToe))
PILE = Dimension("a pile", lambda asked: isinstance(asked.game, Nim))
LATER = Dimension("a state that is not the first", lambda asked: asked.state != asked.game.initial)


BELOW_THE_ROOT = Dimension(
    "a state below the root of a tree",
    lambda asked: isinstance(asked.game, TreeGame) and asked.state != (),
)
FIFTY_PLIES = Dimension("fifty plies or longer", lambda asked: lasts(asked, 50))
THIRTY_PLIES = Dimension("thirty plies or longer", lambda asked: lasts(asked, 30))
MET_AGAIN = Dimension(
    "a pile that is met again with more plies left to look",
    lambda asked: isinstance(asked.game, Nim) and 3 < asked.depth < asked.state[1][0],
)


def plies_below(asked) -> int:
    return max(ply for _, ply in nodes(asked))


DEPTHS = [
    Dimension("no ply to look", lambda asked: asked.depth == 0),
    Dimension("one ply to look", lambda asked: asked.depth == 1),
    Dimension("three plies to look", lambda asked: asked.depth == 3),
    Dimension("the game ends before the depth", lambda asked: plies_below(asked) < asked.depth),
    Dimension("the depth ends before the game", lambda asked: plies_below(asked) > asked.depth),
]


def outcome(mine: int, asked) -> bool:
    found = worths(asked)
    best = max(found) if mover(asked) == MAX else -min(found)
    return best == mine


ENDS = [
    Dimension(f"{who} {what}", lambda asked, p=p, n=n: mover(asked) == p and outcome(n, asked))
    for who, p in (("X", MAX), ("O", MIN))
    for what, n in (("can win", 1), ("can only draw", 0), ("must lose", -1))
]

SOLVED = [
    *(*TURNS, *SHAPES, *CHOICES, ALL_BELOW, ALL_ABOVE, NEIGHBOURS, TIES, BOARD, LATER),
    *(FRACTIONS, MILLIONS, BELOW_THE_ROOT, FIFTY_PLIES),
]

VARIES = {
    ("1.2", ""): SOLVED,
    ("1.2b", ""): [
        *(*TURNS, *CHOICES, MIDDLE_BEST, ONE_PLY, THREE_PLIES, BOARD, LATER, FRACTIONS),
        *(BELOW_THE_ROOT, THIRTY_PLIES),
    ],
    ("1.3", ""): [*TURNS, TWICE, ONE_CHILD, THREE_PLIES, TEN_PLIES, WORTH_ZERO, PILE, *CHOICES],
    ("1.4", ""): [*TURNS, *DEPTHS, RAGGED, ONE_CHILD, BOARD, PILE, THIRTY_PLIES, MET_AGAIN],
    ("1.5", ""): SOLVED,
    ("1.6", ""): [*ENDS, LATER],
    ("1.7", "repaired"): [*TURNS, *CHOICES, MIDDLE_BEST, WORTH_ZERO, ZERO, LATER],
}
