"""The exercises of lesson 11: UCB1, the four phases, a whole search, and what its numbers say."""

from __future__ import annotations

from ...games.game import MAX, MIN
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property, Symptom, otherwise
from . import cases, judging, paths
from .backup_hints import BACKUP
from .hints import JUDGES, ROLLOUT
from .paths import RewardedPath
from .playouts import follows
from .promises import PROMISES
from .ucb_hints import UCB

LESSON = "11_mcts"
SEALS = Seals(__package__)


BOUNDS = Exercise(
    "11.1",
    lesson=LESSON,
    heading="UCB1 is hopeful where it knows little",
    well_done="What to try and what to play are two questions, with two answers.",
    steps=[Parts(SEALS.parts("11.1"))],
)

FORMULA = Exercise(
    "11.2",
    lesson=LESSON,
    heading="UCB1 is hopeful where it knows little",
    well_done="Mean plus curiosity. A tree search asks this of every child on its way.",
    steps=[
        IsFunction("my_ucb(W, N, pulls, c)"),
        Property(
            "For {case} your my_ucb returned {seen}, and that is not UCB1.",
            on=cases.ARMS,
            observe=cases.bound,
            holds=cases.is_ucb1,
            symptoms=UCB,
        ),
    ],
)

COUNTING = Exercise(
    "11.3",
    lesson=LESSON,
    heading="Those of the player who moved *into* the node",
    well_done="Every node counts for the player who chose it. The hardest sign of the lesson.",
    steps=[
        IsFunction("my_backup(path, reward)"),
        Property(
            "On {case}, the counts did not grow as they should (N and W, root first).",
            on=paths.WAYS,
            observe=paths.gains,
            holds=lambda way, seen: seen == way.gains,
            symptoms=BACKUP,
            smaller=[RewardedPath((MAX,), 1.0), RewardedPath((MIN, MAX), 1.0)],
        ),
        Property(
            "After a second game along {case}, won by the other player, the counts are not what "
            "two games make of them.",
            on=[paths.WON],
            observe=paths.gains_of_two,
            holds=lambda _, seen: set(seen) == {(2, 1)},
            symptoms=[otherwise("What does your function keep from one call to the next?")],
        ),
    ],
)

PLAYOUT = Exercise(
    "11.3b",
    lesson=LESSON,
    heading="The idea: play on at random and see who wins",
    well_done="Random, to the very end, and repeatable.",
    steps=[
        IsFunction("my_rollout(game, state, rng)"),
        Property(
            "From {case} your playouts are not what they should be.",
            on=cases.STARTS,
            observe=cases.ends,
            holds=lambda start, seen: seen.sound and follows(start, seen),
            symptoms=ROLLOUT,
        ),
    ],
)


SEARCH = Exercise(
    "11.5",
    lesson=LESSON,
    heading="Four phases, over and over",
    well_done="A tree that keeps its promises, and moves that win. Watch it grow, below.",
    steps=PROMISES,
)

ENGINES = Exercise(
    "11.6",
    lesson=LESSON,
    heading="Those of the player who moved *into* the node",
    well_done="Three faults found without reading a line of code.",
    steps=[Parts(SEALS.parts("11.6"))],
)

READING = Exercise(
    "11.4",
    lesson=LESSON,
    heading="When is it enough?",
    well_done="Measured first, chosen then.",
    steps=[Parts(SEALS.parts("11.4"))],
)


def _beaten(times: str, terms: str) -> Property:
    share = judging.SHARES[times]
    return Property(
        f"At {terms} your judge earns {{seen.share:.2f}} of the points in {{case}}; "
        f"asked are {share}.",
        on=[judging.SMALL],
        observe=lambda judge, case: judging.judged(judge, case, times),
        holds=lambda _, seen: seen.share >= share,
        symptoms=JUDGES,
    )


JUDGE = Exercise(
    "11.7",
    lesson=LESSON,
    heading="Hex does have a formula: the shortest path",
    well_done="Alpha-beta with your judge beats the dice, on terms that were stated before.",
    steps=[
        IsFunction("my_judge(game, state)"),
        Property(
            "In {case} your judge says {seen}. No guess may be worth as much as a win.",
            on=judging.POSITIONS,
            observe=judging.said,
            holds=lambda _, seen: seen is not None and -1 < seen < 1,
        ),
        _beaten("1", "equal work"),
        _beaten("8", "eight times the playouts"),
        Property(
            "On {case} your judge says {seen.near:g} where X needs one stone, and {seen.far:g} "
            "where X needs more.",
            on=judging.OTHER_BOARDS,
            observe=judging.told_apart,
            holds=lambda _, seen: -1 < seen.far < seen.near < 1,
            symptoms=[
                Symptom(
                    judging.OTHER_BOARDS[1],
                    lambda seen: max(map(abs, seen)) >= 1,
                    "A win is worth 1, and no guess may be as much. By what do you divide, and how "
                    "many stones can be missing on a larger board?",
                ),
                otherwise("How many cells has a board of this size, and does yours ask?"),
            ],
        ),
    ],
)
