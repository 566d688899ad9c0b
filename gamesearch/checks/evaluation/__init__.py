"""The exercises of lesson 06: guesses in place of results, and what they are worth in play."""

from __future__ import annotations

from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property
from . import boards, captures, cases, fits, hunts
from .band_hints import BANDS, judgements
from .capture_hints import CALM
from .fit_hints import FITTED
from .hints import AHEAD, CANCEL, EARNS, ENDS, MIRRORED, QUICK

LESSON = "06_evaluation"
SEALS = Seals(__package__)


HAND = Exercise(
    "6.1",
    lesson=LESSON,
    heading="Features, weighed in one unit",
    well_done="Differences, in one unit, from White's side.",
    steps=[Parts(SEALS.parts("6.1"))],
)

EVALUATE = Exercise(
    "6.2",
    lesson=LESSON,
    heading="Four things to test before trusting an evaluation",
    well_done="It passes what can be tested without playing. Whether it plays well: exercise 6.4.",
    steps=[
        IsFunction("my_evaluate(game, state)"),
        Property(
            "On the board {case} your evaluation says {seen[0]:g}, and with X and O exchanged "
            "{seen[1]:g}.",
            on=boards.BOARDS,
            observe=boards.both_views,
            holds=boards.views_cancel,
            symptoms=CANCEL,
            smaller=[boards.CENTRE],
        ),
        Property(
            "A board and its mirror images are the same position: of {case} your evaluation says "
            "{seen[0]:g}, {seen[1]:g} and {seen[2]:g}.",
            on=boards.BOARDS,
            observe=boards.mirror_images,
            holds=boards.all_alike,
            symptoms=MIRRORED,
        ),
        Property(
            "Of all positions, a win of X counts {seen.x_wins:g} at least, a win of O "
            "{seen.o_wins:g} at most, and all others lie from {seen.lowest:g} to {seen.highest:g}.",
            on=["every position"],
            observe=boards.extremes,
            holds=boards.wins_stand_out,
            symptoms=ENDS,
        ),
        Property(
            "The first of {case} is the better one for X; your evaluation says {seen[0]:g} and "
            "{seen[1]:g}.",
            on=boards.RANKED,
            observe=boards.two_values,
            holds=boards.is_ahead,
            symptoms=AHEAD,
        ),
    ],
)

QUIESCENCE = Exercise(
    "6.3",
    lesson=LESSON,
    heading="Quiescence: look on until nothing is hanging",
    well_done="Nobody must take, and nobody is judged in the middle of an exchange.",
    steps=[
        IsFunction("my_quiescence(game, state, evaluate)"),
        Property(
            "For {case} your quiescence gives {seen.text}.",
            on=captures.FIGHTS,
            observe=captures.calmed,
            holds=lambda fight, seen: seen.value == fight.right,
            symptoms=CALM,
            smaller=captures.FIGHTS[:3],
        ),
    ],
)

DESIGN = Exercise(
    "6.4",
    lesson=LESSON,
    heading="Quality or quantity? Let them play",
    well_done="Measured from many openings, with both colours.",
    steps=[
        IsFunction("my_evaluate_four(game, state)"),
        Property(
            "Against {case} your evaluation earns {seen.share:.2f} of the points "
            "(between {seen.interval[0]:.2f} and {seen.interval[1]:.2f}, by luck).",
            on=cases.FIELD,
            observe=cases.played,
            holds=lambda rival, score: score.share >= rival.share,
            symptoms=EARNS,
        ),
    ],
)

LUCK = Exercise(
    "6.5",
    lesson=LESSON,
    heading="Eight wins of ten: strong, or lucky?",
    well_done="Open does not mean equal. It means: play more games.",
    steps=[
        Parts(
            {
                "interval": [
                    IsFunction("my_interval(points, games)"),
                    Property(
                        "For {case} your interval is {seen.text}.",
                        on=cases.RESULTS,
                        observe=cases.band,
                        holds=cases.is_wilson,
                        symptoms=BANDS,
                    ),
                ],
                **{
                    row: [
                        Property(
                            f"Not so for {row}: {{case}}.",
                            on=[result],
                            observe=cases.verdict,
                            holds=lambda result, seen: seen == cases.verdict_on(result),
                            symptoms=judgements(result),
                        )
                    ]
                    for row, result in cases.TABLE.items()
                },
            }
        )
    ],
)

HURRY = Exercise(
    "6.6",
    lesson=LESSON,
    heading="What cures it: more depth, or a preference for sooner?",
    well_done="A meal now is worth a little more than the same meal later. That is all it takes.",
    steps=[
        IsFunction("my_worth(eaten, time)"),
        Property(
            "{case} Pac-Man has {seen}; moves that are enough: {case.needed}.",
            on=hunts.HUNTS,
            observe=hunts.hunted,
            holds=hunts.is_quick,
            symptoms=QUICK,
        ),
    ],
)

FIT = Exercise(
    "6.7",
    lesson=LESSON,
    heading="An evaluation as a chance of winning",
    well_done="That is how engines find the weights of a thousand features.",
    steps=[
        IsFunction("my_fit(rows, points)"),
        Property(
            "On {case} your weights have {seen.text}; the best have {seen.smallest:.3f}. At most "
            f"{fits.NEAR} more is asked for.",
            on=fits.CASES,
            observe=fits.fitted,
            holds=lambda _, seen: seen.is_near,
            symptoms=FITTED,
            smaller=[fits.ONE],
        ),
    ],
)
