"""Lesson 08: how cold a player is, how near the values lie, what is risked, where it begins."""

from __future__ import annotations

from math import inf

from gamesearch import MAX, MIN
from gamesearch.search.opponents.exploiting import exploit

from . import Dimension, trees


def to_move(player: int):
    return lambda asked: asked.game.to_move(asked.state) == player


def two_at_nearly_no_temperature(asked) -> bool:
    return asked.temperature < 0.05 and max(share for _, share in asked.answer) == 0.5


def equal_incomes(asked) -> bool:
    """Do two moves earn the same, and end at worst in different places?"""
    moves = asked.game.actions(asked.state)
    plans = [
        exploit(asked.game, asked.game.result(asked.state, move), model=asked.model, risk=inf)
        for move in moves
    ]
    incomes = [plan.value for plan in plans]
    return incomes.count(max(incomes)) > 1 and len({plan.worst for plan in plans}) > 1


VARIES = {
    ("8.2", ""): [
        Dimension("MAX to move", to_move(MAX)),
        Dimension("MIN to move", to_move(MIN)),
        Dimension("nearly no temperature", lambda asked: asked.temperature <= 0.05),
        Dimension("a temperature below 1", lambda asked: 0.05 < asked.temperature < 1),
        Dimension("a temperature far above 1", lambda asked: asked.temperature >= 100),
        Dimension("a start below the root", lambda asked: asked.state != asked.game.initial),
        trees.TWICE,
        Dimension("five moves", lambda asked: len(asked.game.actions(asked.state)) == 5),
        Dimension("very cold, and two moves are best", two_at_nearly_no_temperature, after=True),
        Dimension("moves that are letters", lambda asked: "a" in asked.game.actions(asked.state)),
        Dimension(
            "cold, and no move is certain",
            lambda asked: asked.temperature < 0.1 and max(p for _, p in asked.answer) < 0.9,
            after=True,
        ),
    ],
    ("8.3", "update"): [
        Dimension("one model", lambda asked: len(asked.belief) == 1),
        Dimension("three models", lambda asked: len(asked.belief) >= 3),
        Dimension("an uneven belief", lambda asked: len(set(asked.belief.values())) > 1),
        Dimension("impossible for all", lambda asked: not any(asked.said.values())),
        Dimension("impossible for one", lambda asked: 0 in asked.said.values()),
        Dimension("given up before", lambda asked: 0 in asked.belief.values()),
        Dimension("hardly said by any", lambda asked: 0 < max(asked.said.values()) < 1e-6),
    ],
    ("8.3", "habits"): [
        Dimension("nothing seen", lambda asked: len(asked.seen) == 0),
        Dimension("a move never seen", lambda asked: not set(asked.moves) <= set(asked.seen)),
        Dimension("moves that are numbers", lambda asked: isinstance(asked.moves[0], int)),
        Dimension("a move seen twice", lambda asked: len(asked.seen) > len(set(asked.seen))),
    ],
    ("8.4", ""): [
        Dimension("no error", lambda asked: asked.errors == 0),
        Dimension("the estimate is cut at 1", lambda asked: asked.answer[0] == 1, after=True),
        Dimension("two moves", lambda asked: asked.moves == 2),
        Dimension("many moves", lambda asked: asked.moves > 3),
        Dimension("nothing but errors", lambda asked: asked.errors == asked.replies),
    ],
    ("8.6", ""): [
        Dimension("no risk", lambda asked: asked.risk == 0),
        Dimension("habits that change", lambda asked: "later" in (asked.model.__doc__ or "")),
        Dimension("equal incomes", equal_incomes),
        Dimension("six plies", lambda asked: trees.lasts(asked, 6)),
        Dimension("a risk above ten", lambda asked: asked.risk > 10),
        trees.TWICE,
        trees.THREE_PLIES,
        Dimension("a risk that is no whole number", lambda asked: asked.risk % 1 != 0),
        Dimension("a start below the root", lambda asked: asked.state != asked.game.initial),
    ],
}
