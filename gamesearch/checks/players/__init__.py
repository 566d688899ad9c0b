"""The exercises of lesson 08: vectors, pruning with a bound, beliefs, regret, a patrol."""

from __future__ import annotations

from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property
from .cases import ShareTree, guarded, leaves_of, share_is_right, shared, shared_and_pruned, wasted
from .hints import (
    AHEAD,
    EARLY,
    EQUAL,
    GENEROUS,
    HASTY,
    KEEPS,
    LAST,
    LEARNS,
    LOSSES,
    LOWER,
    MATCHES,
    PATROLS,
    PIE,
    PRUNES,
    SAVINGS,
    SHARES,
    TEXT,
    TRAP,
    TURNED,
    TWICE,
)
from .regrets import Lesson, adds_up, learned, matched, matches

LESSON = "08_players"
SEALS = Seals(__package__)

TREES = [
    TEXT,
    TURNED,
    GENEROUS,
    AHEAD,
    LOSSES,
    LAST,
    ShareTree([(4, 7), (5, 2)], (1, 0)),
    ShareTree([[(3, 1), (0, 2)], [(2, 2), (5, 1)]]),
    ShareTree([[[[(1, 2, 3, 4), (4, 3, 2, 1)], [(2, 2, 2, 2)]]], [[[(3, 0, 0, 9), (0, 1, 5, 8)]]]]),
    ShareTree([[[(4, 3, 3), (1, 2, 7)], [(3, 1, 6), (3, 5, 2)]],
               [[(6, 1, 3), (5, 4, 1)], [(0, 8, 2), (9, 1, 0)]]]),
    ShareTree([[(1, 5, 2), (8, 5, 0)], (4, 4, 4)]),
]  # fmt: skip
SMALL = [ShareTree([(1, 9, 9), (5, 0, 0)]), ShareTree([[(1, 2, 3), (0, 3, 4)], (2, 0, 0)]), TEXT]

POOLED = [
    PIE,
    HASTY,
    TRAP,
    LOWER,
    EARLY,
    EQUAL,
    KEEPS,
    TWICE,
    ShareTree([[[(4, 3, 3), (1, 2, 7)], [(3, 1, 6), (3, 5, 2)]],
               [[(6, 1, 3), (5, 4, 1)], [(0, 8, 2), (9, 1, 0)]]]),
    ShareTree([[(3, 4, 1), (2, 2, 4)], [(1, 6, 1), (8, 0, 0)], [(4, 2, 2), (7, 1, 0)]], total=8),
    ShareTree([[(4, 7), (6, 5)], [(2, 9), (9, 2)]], total=11),
]  # fmt: skip
THRIFTY = [PIE, LOWER, POOLED[-2]]

REGRETS = [
    (3.0, -2.0, 1.0),
    (0.0, 0.0),
    (-1.0, -3.0),
    (5.0,),
    (2.0, 2.0, 4.0, -8.0),
    (0.5, 0.0, -0.5),
]
NIGHTS = [
    Lesson((0.0, 0.0), (0.5, 0.5), (3.0, -1.0)),
    Lesson((1.0, 4.0), (0.25, 0.75), (8.0, 0.0)),
    Lesson((-2.0, 0.5, 1.0), (0.0, 0.2, 0.8), (5.0, -5.0, 1.0)),
    Lesson((3.0,), (1.0,), (7.0,)),
    Lesson((-1.0, -1.0), (0.5, 0.5), (-4.0, -2.0)),
]

BY_HAND_TREE = Exercise(
    "8.1",
    lesson=LESSON,
    heading="Max^n: each player looks at his own number, and hands up all of them",
    well_done="Each reads one number and hands up all of them.",
    steps=[Parts(SEALS.parts("8.1"))],
)

MAXN = Exercise(
    "8.2",
    lesson=LESSON,
    heading="The code is minimax with a vector",
    well_done="One comparison, in the mover's own entry, and everybody's payoffs go up.",
    steps=[
        IsFunction("my_maxn(game, state)"),
        Property(
            "On {case} your function returned {seen.said}: not what players reach who each look "
            "after themselves.",
            on=TREES,
            observe=shared,
            holds=share_is_right,
            symptoms=SHARES,
            smaller=SMALL,
        ),
    ],
)

PRUNED = Exercise(
    "8.3",
    lesson=LESSON,
    heading="Sound: there is only so much to share",
    well_done="The same answer for fewer leaves; and only the player directly above may stop a "
    "search.",
    steps=[
        IsFunction("my_pruned(game, state, total)"),
        Property(
            "On {case}, at most {case.total} to share, your function returned {seen.said}. Max^n "
            "comes to something else.",
            on=POOLED,
            observe=shared_and_pruned,
            holds=share_is_right,
            symptoms=PRUNES,
            smaller=[HASTY, TRAP],
        ),
        Property(
            "On {case}, at most {case.total} to share, your function looked at every leaf.",
            on=THRIFTY,
            observe=shared_and_pruned,
            holds=lambda case, seen: seen.leaves < leaves_of(case),
            symptoms=SAVINGS,
            smaller=[PIE],
        ),
    ],
)

HIDDEN = Exercise(
    "8.4",
    lesson=LESSON,
    heading="The tempting way: average over the deals",
    well_done="You know what you know, and what you only wish you knew.",
    steps=[Parts(SEALS.parts("8.4"))],
)

REGRET = Exercise(
    "8.5",
    lesson=LESSON,
    heading="Regret matching: learn the mixture",
    well_done="Ten lines, and no opponent can use you for long.",
    steps=[
        Parts(
            {
                "matching": [
                    IsFunction("my_matching(regrets)"),
                    Property(
                        "For the regrets {case} your mixture is {seen.said}.",
                        on=REGRETS,
                        observe=matched,
                        holds=matches,
                        symptoms=MATCHES,
                    ),
                ],
                "learn": [
                    IsFunction("my_learn(regrets, mixture, earned)"),
                    Property(
                        "With {case} the new regrets are not {seen.said}.",
                        on=NIGHTS,
                        observe=learned,
                        holds=adds_up,
                        symptoms=LEARNS,
                    ),
                ],
            }
        )
    ],
)

PATROL = Exercise(
    "8.6",
    lesson=LESSON,
    heading="Three sites: the best patrol does not watch everything",
    well_done="Whoever knows your shares gains nothing by it.",
    steps=[
        Property(
            "An intruder who knows your shares gains {seen.said}; he can be held to less.",
            on=["your shares"],
            observe=lambda answer, _: _Patrolled(answer),
            holds=lambda _, seen: seen.wasted < 0.01,
            symptoms=PATROLS,
        ),
    ],
)


class _Patrolled:
    """What the sites bring, and how much of that could be spared."""

    def __init__(self, answer: object):
        seen = guarded(answer)
        self.gains, self.tempting, self.said = seen.gains, seen.tempting, seen.said
        self.wasted = wasted(answer)
