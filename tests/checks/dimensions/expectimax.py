"""Lesson 07: chance anywhere, odds of every kind, half-read nodes, models that look at states."""

from __future__ import annotations

from math import inf

from gamesearch.games.game import CHANCE, MAX, MIN

from . import Dimension
from .trees import (
    ALL_ABOVE,
    ALL_BELOW,
    CHANCE_FIRST,
    CHOICES,
    MAX_FIRST,
    MIN_FIRST,
    ONE_CHILD,
    THREE_CHILDREN,
    THREE_PLIES,
    TIES,
    TWICE,
    ZERO,
    children,
    inner,
    nodes,
    start,
)


def odds(asked) -> list[tuple[float, ...]]:
    game = asked.game
    return [
        tuple(p for _, p in game.chances(state))
        for state in inner(asked)
        if game.to_move(state) == CHANCE
    ]


def inner_dice(asked) -> list[tuple[int, ...]]:
    """The outcomes of each chance node, in the order in which the game names them."""
    game = asked.game
    dice = [state for state in inner(asked) if game.to_move(state) == CHANCE]
    return [tuple(outcome for outcome, _ in game.chances(state)) for state in dice]


def in_another_order(outcomes: tuple[int, ...]) -> bool:
    return list(outcomes) != sorted(outcomes)


def follows(asked, first: int, then: int) -> bool:
    game = asked.game
    return any(
        game.to_move(state) == first
        and any(not game.is_terminal(c) and game.to_move(c) == then for c in children(game, state))
        for state in inner(asked)
    )


def leaves(asked) -> list[float]:
    game = asked.game
    return [game.utility(state) for state, _ in nodes(asked) if game.is_terminal(state)]


DICE = [
    MAX_FIRST,
    MIN_FIRST,
    CHANCE_FIRST,
    Dimension("odds that differ", lambda asked: any(len(set(each)) > 1 for each in odds(asked))),
    Dimension("three outcomes", lambda asked: any(len(each) > 2 for each in odds(asked))),
    Dimension("one outcome", lambda asked: any(len(each) == 1 for each in odds(asked))),
    Dimension("a rare outcome", lambda asked: any(min(each) <= 0.25 for each in odds(asked))),
    Dimension("chance after chance", lambda asked: follows(asked, CHANCE, CHANCE)),
    Dimension("MIN after chance", lambda asked: follows(asked, CHANCE, MIN)),
    Dimension("MAX after chance", lambda asked: follows(asked, CHANCE, MAX)),
    Dimension("no dice", lambda asked: not odds(asked)),
    Dimension(
        "outcomes in another order", lambda asked: any(map(in_another_order, inner_dice(asked)))
    ),
]


def ends(asked) -> tuple[float, float]:
    known = sum(p * value for p, value in asked.seen)
    return known + asked.low * sum(asked.unseen), known + asked.high * sum(asked.unseen)


HALF_READ = [
    Dimension("nothing seen", lambda asked: not asked.seen),
    Dimension("thirds", lambda asked: any(p == 1 / 3 for p, _ in asked.seen), where="check"),
    Dimension("all seen", lambda asked: not asked.unseen),
    Dimension("several unseen", lambda asked: len(asked.unseen) > 1),
    Dimension("odds that differ", lambda asked: len(set(asked.unseen)) > 1),
    Dimension("leaves from 0", lambda asked: asked.low == 0, where="check"),
    Dimension("leaves all below 0", lambda asked: asked.high < 0),
    Dimension("leaves on both sides of 0", lambda asked: asked.low < 0 < asked.high),
]
LEFT = [
    Dimension("surely too low", lambda asked: ends(asked)[1] < asked.alpha),
    Dimension("surely high enough", lambda asked: ends(asked)[0] > asked.beta),
    Dimension(
        "wholly inside", lambda asked: asked.alpha < ends(asked)[0] <= ends(asked)[1] < asked.beta
    ),
    Dimension(
        "the window lies inside",
        lambda asked: ends(asked)[0] < asked.alpha < asked.beta < ends(asked)[1],
    ),
    Dimension(
        "open below", lambda asked: ends(asked)[0] < asked.alpha < ends(asked)[1] < asked.beta
    ),
    Dimension(
        "open above", lambda asked: asked.alpha < ends(asked)[0] < asked.beta < ends(asked)[1]
    ),
    Dimension("nothing seen, too low", lambda asked: not asked.seen and asked.high < asked.alpha),
    Dimension("several unseen, unlike", lambda asked: len(set(asked.unseen)) > 1),
    Dimension("no window", lambda asked: asked.alpha == -inf),
    Dimension("alpha is 0", lambda asked: asked.alpha == 0 > ends(asked)[1]),
    Dimension("beta is 0", lambda asked: asked.beta == 0 < ends(asked)[0]),
]


def utilities(asked) -> list[float]:
    from .trees import worths

    return worths(asked)


GENIUS = [
    Dimension("one reply", lambda asked: len(utilities(asked)) == 1),
    Dimension("two replies", lambda asked: len(utilities(asked)) == 2),
    Dimension("four replies", lambda asked: len(utilities(asked)) == 4),
    Dimension("asked after two moves", lambda asked: len(start(asked)) == 2),
    TIES,
    *CHOICES,
    THREE_PLIES,
]
FACED = [
    Dimension("one reply", lambda asked: len(asked.model(asked.game, _reply(asked))) == 1),
    Dimension("several replies", lambda asked: len(asked.model(asked.game, _reply(asked))) > 1),
    Dimension(
        "a model that looks at the state", lambda asked: "later" in (asked.model.__doc__ or "")
    ),
    TWICE,
    Dimension(
        "no reply",
        lambda asked: any(map(asked.game.is_terminal, children(asked.game, start(asked)))),
    ),
    Dimension(
        "three replies",
        lambda asked: any(
            len(asked.game.actions(c)) == 3 for c in children(asked.game, start(asked))
        ),
    ),
    Dimension("eight plies", lambda asked: any(ply >= 8 for _, ply in nodes(asked))),
    Dimension("four plies", lambda asked: any(ply >= 4 for _, ply in nodes(asked))),
    Dimension("losses only", lambda asked: ALL_BELOW.holds(asked), where="check"),
]


def _reply(asked):
    return asked.game.result(start(asked), asked.game.actions(start(asked))[0])


WINDOWED = [
    MAX_FIRST,
    MIN_FIRST,
    Dimension("a narrow window", lambda asked: asked.beta - asked.alpha < asked.high - asked.low),
    Dimension(
        "the whole window", lambda asked: (asked.alpha, asked.beta) == (asked.low, asked.high)
    ),
    Dimension("bounds not at 0", lambda asked: asked.low < 0),
    Dimension("leaves above 10", lambda asked: asked.high > 10),
    *DICE[3:],
]

VARIES = {
    ("7.2", ""): [
        *(*DICE, ONE_CHILD, THREE_CHILDREN, ZERO, ALL_BELOW, ALL_ABOVE),
        Dimension("asked after a move", lambda asked: start(asked) != ()),
        Dimension("asked at the end", lambda asked: asked.game.is_terminal(start(asked))),
        Dimension("ten outcomes", lambda asked: any(len(each) == 10 for each in odds(asked))),
        Dimension("twelve plies", lambda asked: any(ply >= 12 for _, ply in nodes(asked))),
        Dimension("leaves above a million", lambda asked: min(leaves(asked)) > 999_999),
        Dimension("leaves below minus a million", lambda asked: max(leaves(asked)) < -999_999),
    ],
    ("7.4", "interval"): HALF_READ,
    ("7.4", "stop"): LEFT,
    ("7.6", "genius"): GENIUS,
    ("7.6", "reply"): FACED,
    ("7.7", ""): WINDOWED,
}
