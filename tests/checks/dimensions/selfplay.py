"""Lesson 13: children that were tried or not, temperatures, shares of the noise."""

from __future__ import annotations

from . import Dimension

VARIES = {
    ("13.2", ""): [
        Dimension("without visits", lambda asked: asked.N == 0),
        Dimension("an untried child counts 0", lambda asked: asked.N == asked.untried == 0),
        Dimension("always lost, and tried", lambda asked: asked.W == 0 < asked.N),
        Dimension("no prior", lambda asked: asked.prior == 0),
        Dimension("no curiosity", lambda asked: asked.c == 0),
        Dimension("a parent nobody has visited", lambda asked: asked.pulls == 0),
        Dimension("more than a win", lambda asked: asked.answer > 1, after=True),
    ],
    ("13.3", ""): [
        Dimension("temperature 0", lambda asked: asked.temperature == 0),
        Dimension("nearly 0", lambda asked: 0 < asked.temperature < 0.01),
        Dimension("above 1", lambda asked: asked.temperature > 1),
        Dimension("a move without visits", lambda asked: 0 in asked.visits),
        Dimension("one move", lambda asked: len(asked.visits) == 1),
        Dimension("two visited most", lambda asked: asked.visits.count(max(asked.visits)) == 2),
        Dimension(
            "nearly 0, and no move is certain",
            lambda asked: 0 < asked.temperature < 0.01 and max(asked.answer) < 0.6,
            after=True,
        ),
    ],
    ("13.4", ""): [
        Dimension("a game that was lost", lambda asked: asked.won == 0),
        Dimension("a draw", lambda asked: asked.won == 0.5),
        Dimension("a move without visits", lambda asked: 0 in asked.visits),
        Dimension(
            "a policy for a move without visits",
            lambda asked: any(not N and p for N, p in zip(asked.visits, asked.policy, strict=True)),
        ),
        Dimension("an impossible move without visits", lambda asked: 0 in asked.policy),
        Dimension("a policy of a hundredth", lambda asked: 0 < min(asked.policy) < 0.02),
    ],
    ("13.7", ""): [
        Dimension("a cell that is taken", lambda asked: len(asked.legal) < len(asked.policy)),
        Dimension("one move", lambda asked: len(asked.legal) == 1),
        Dimension("moves in another order", lambda asked: asked.legal != sorted(asked.legal)),
        Dimension("no noise", lambda asked: asked.share == 0),
        Dimension("noise alone", lambda asked: asked.share == 1),
        Dimension(
            "the legal moves got hardly anything",
            lambda asked: 0 < sum(asked.policy[move] for move in asked.legal) < 0.01,
        ),
        Dimension(
            "the legal moves got nothing",
            lambda asked: not any(asked.policy[move] for move in asked.legal),
        ),
    ],
}
