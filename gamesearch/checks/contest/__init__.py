"""The exercises of lesson 15: a player, its evaluation, a test, and the entry itself."""

from __future__ import annotations

from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property, otherwise
from . import endings, evaluation_hints, evaluations, hints, ladder, matches, series, timely
from .series_hints import TESTS, is_told

LESSON = "15_contest"
SEALS = Seals(__package__)

IN_TIME = Exercise(
    "15.1",
    lesson=LESSON,
    heading="Deepening keeps the time",
    well_done="Always an answer, never late, and no time given away.",
    steps=[
        IsFunction("my_timely(game, state, clock)"),
        Property(
            "On {case}: {seen.sentence}",
            on=timely.IN_TIME,
            observe=timely.turn,
            holds=lambda _, seen: not seen.fault,
            symptoms=hints.LATE,
        ),
        Property(
            "On {case}: {seen.spent}",
            on=timely.OPEN,
            observe=timely.turn,
            holds=lambda asked, seen: not seen.fault and seen.used > 0.5 * asked.nodes,
            symptoms=hints.SHALLOW,
        ),
        Property(
            "On {case} your player chose {seen.move}, and there is something better to find.",
            on=timely.TO_FIND,
            observe=timely.turn,
            holds=lambda asked, seen: seen.move in asked.wins,
            symptoms=hints.UNFINISHED,
        ),
    ],
)

EVALUATION = Exercise(
    "15.2",
    lesson=LESSON,
    heading="How large may an evaluation be?",
    well_done="On the right scale, fair to both, and it wins games.",
    steps=[
        IsFunction("my_evaluate(game, state)"),
        Property(
            "After {case} your evaluation says {seen.text}: not a number between −1 and 1.",
            on=evaluations.POSITIONS,
            observe=evaluations.judged,
            holds=lambda _, seen: seen.value is not None and -1 < seen.value < 1,
            symptoms=evaluation_hints.SCALE,
        ),
        Property(
            "After {case} it says {seen.value}, and with the colours exchanged {seen.other}: "
            "what is good for one must be as bad for the other.",
            on=evaluations.POSITIONS,
            observe=evaluations.judged,
            holds=lambda _, seen: seen.other is not None and abs(seen.value + seen.other) < 1e-9,
            symptoms=evaluation_hints.SIDES,
        ),
        Property(
            "With {case} nodes a move, the search with your evaluation wins {seen:g} of 14 points "
            f"against the search without one; {evaluations.ENOUGH:g} show that it helps.",
            on=[evaluation_hints.NODES],
            observe=evaluations.helps,
            holds=lambda _, seen: seen >= evaluations.ENOUGH,
            symptoms=evaluation_hints.POINTLESS,
            seconds=matches.PATIENCE,
        ),
    ],
)

NUMBERS = Exercise(
    "15.3",
    lesson=LESSON,
    heading="A test that may look after every game",
    well_done="Differences, shares and evidence: three ways to say how strong.",
    steps=[Parts(SEALS.parts("15.3"))],
)

TEST = Exercise(
    "15.4",
    lesson=LESSON,
    heading="A test that may look after every game",
    well_done="It stops when the games have said enough, and not before.",
    steps=[
        IsFunction("my_test(pairs, same, better, alpha, beta)"),
        Property(
            "On {case}, your test says {seen.text} after taking {seen.taken} of them.",
            on=series.SERIES,
            observe=series.said,
            holds=is_told,
            symptoms=TESTS,
        ),
    ],
)

ENTRY = Exercise(
    "15.6",
    lesson=LESSON,
    heading="What to put together",
    well_done="The whole ladder. The class is waiting.",
    steps=[
        IsFunction("my_player(game, state, clock)"),
        ladder.Climbing(
            Property(
                "On {case} your player has {seen:g} points.",
                on=list(ladder.RUNGS.values()),
                observe=ladder.climbed,
                holds=lambda rung, seen: seen >= rung.enough,
                symptoms=[otherwise(hints.LACKING)],
                seconds=matches.PATIENCE,
            )
        ),
    ],
)

ENGINE = Exercise(
    "15.7",
    lesson=LESSON,
    heading="Where do your nodes go?",
    well_done="Proved to the end, with half of the nodes that the course's own engine needs.",
    steps=[
        IsFunction("my_engine(game, state, clock)"),
        Property(
            "After {case} your engine {seen.text}, having used {seen.used:g} nodes.",
            on=endings.ENDINGS,
            observe=endings.solved,
            holds=lambda moves, seen: seen.value == endings.needed(moves)[0],
            symptoms=hints.EXACT,
            seconds=matches.PATIENCE,
        ),
    ],
)
