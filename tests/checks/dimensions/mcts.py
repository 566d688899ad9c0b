"""Lesson 11: how often an arm was pulled, and by how much one is curious."""

from __future__ import annotations

from itertools import pairwise

from gamesearch import MAX, MIN

from . import Dimension, trees

VARIES = {
    ("11.2", ""): [
        Dimension("never pulled", lambda asked: asked.N == 0),
        Dimension("pulled once", lambda asked: asked.N == 1),
        Dimension("never rewarded, and pulled", lambda asked: asked.W == 0 < asked.N),
        Dimension("no curiosity", lambda asked: asked.c == 0),
        Dimension("the parent's first visit", lambda asked: asked.pulls == 1),
        Dimension("half a reward", lambda asked: asked.W % 1 == 0.5),
    ],
    ("11.3", ""): [
        Dimension("turns twice in a row", lambda asked: _twice(asked.path)),
        Dimension("MAX into the root", lambda asked: asked.path[0].mover == MAX),
        Dimension("MIN into the root", lambda asked: asked.path[0].mover == MIN),
        Dimension("a win of MAX", lambda asked: asked.reward == 1),
        Dimension("a loss of MAX", lambda asked: asked.reward == 0),
        Dimension("a draw", lambda asked: asked.reward == 0.5),
        Dimension("a quarter", lambda asked: asked.reward == 0.25),
    ],
    ("11.3b", ""): [
        trees.FINISHED,
        trees.ONE_CHILD,
        trees.RAGGED,
        Dimension("hundreds of plies", lambda asked: trees.lasts(asked, 500)),
        Dimension("begun already", lambda asked: asked.state != asked.game.initial),
        Dimension("five moves", lambda asked: len(asked.game.actions(asked.state)) >= 5),
    ],
    ("11.5", ""): [
        *(trees.MAX_FIRST, trees.MIN_FIRST, trees.TWICE, trees.WORTH_ZERO),
        Dimension("begun already", lambda asked: asked.state != asked.game.initial),
        Dimension("a hundred plies", lambda asked: trees.lasts(asked, 100)),
    ],
}


def _twice(path) -> bool:
    return any(one.mover == two.mover for one, two in pairwise(path))
