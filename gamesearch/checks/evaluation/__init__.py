"""The exercises of lesson 05: guesses in place of results, and what they are worth in play."""

from __future__ import annotations

from ...games.game import MAX, MIN
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property
from .boards import (
    Board,
    Pair,
    all_alike,
    both_views,
    extremes,
    is_ahead,
    mirror_images,
    two_values,
    views_cancel,
    wins_stand_out,
)
from .captures import Fight, calmed
from .cases import FIELD, Hunt, Result, band, hunted, is_quick, played, verdict, verdict_on
from .hints import AHEAD, BANDS, CALM, CANCEL, EARNS, ENDS, MIRRORED, QUICK, judgements

LESSON = "05_evaluation"
SEALS = Seals(__package__)

BOARDS = [
    *map(Board, ("....X....", "X...O....", "XX.OO....", "XO..X...O")),
    *map(Board, ("XX..X.OO.", ".X..O.X..", "XXXOO....", "OOOXX.X..")),
]
RANKED = [
    Pair(Board("....X...."), Board("X........")),
    Pair(Board("X........"), Board(".X.......")),
    Pair(Board("X........"), Board(".....X...")),
    Pair(Board("X...O...X"), Board(".X..O..X.")),
]
FIGHTS = [
    Fight((4, [])),
    Fight((1, [(-8, [])])),
    Fight((-1, [(8, [])]), (MIN, MAX)),
    Fight((1, [(5, [(-2, [])])])),
    Fight((1, [(5, [(3, [])])])),
    Fight((0, [(-8, []), (2, []), (6, [(1, [])])])),
    Fight((1, [], [9])),
    Fight((2, [(9, [(4, [(8, [])])])])),
    Fight((1, [7])),
    Fight((-3, [(-6, [(-4, [(-9, [])])])]), (MIN, MAX)),
    Fight((0, [(1, [(6, [(2, [])])])]), (MAX, MAX, MIN)),
]
HUNTS = [
    *(Hunt(8, 4, (5,), depth, first) for depth in (2, 3, 4, 6) for first in "WE"),
    Hunt(8, 4, (5,), 3, stop=True),
    Hunt(9, 4, (2, 6), 5),
    Hunt(9, 3, (5, 8), 5),
    Hunt(9, 4, (3, 7), 6, "E"),
    Hunt(20, 2, (4, 8, 12, 16, 18), 5),
]
RESULTS = [
    *(Result(8, 10), Result(10, 10), Result(0, 10), Result(62, 100), Result(55, 100)),
    *(Result(530, 1000), Result(12.5, 30)),
]
TABLE = {
    "a": Result(8, 10),
    "b": Result(62, 100),
    "c": Result(530, 1000),
    "d": Result(10, 10),
    "e": Result(400, 1000),
    "f": Result(45, 100),
}

HAND = Exercise(
    "5.1",
    lesson=LESSON,
    heading="Features, weighed in one unit",
    well_done="Differences, in one unit, from White's side.",
    steps=[Parts(SEALS.parts("5.1"))],
)

EVALUATE = Exercise(
    "5.2",
    lesson=LESSON,
    heading="Four things to test before trusting an evaluation",
    well_done="It passes what can be tested without playing. Whether it plays well: exercise 5.4.",
    steps=[
        IsFunction("my_evaluate(game, state)"),
        Property(
            "On the board {case} your evaluation says {seen[0]:g}, and with X and O exchanged "
            "{seen[1]:g}.",
            on=BOARDS,
            observe=both_views,
            holds=views_cancel,
            symptoms=CANCEL,
            smaller=[Board("....X....")],
        ),
        Property(
            "A board and its mirror images are the same position: of {case} your evaluation says "
            "{seen[0]:g}, {seen[1]:g} and {seen[2]:g}.",
            on=BOARDS,
            observe=mirror_images,
            holds=all_alike,
            symptoms=MIRRORED,
        ),
        Property(
            "Of all positions, a win of X counts {seen.x_wins:g} at least, a win of O "
            "{seen.o_wins:g} at most, and all others lie from {seen.lowest:g} to {seen.highest:g}.",
            on=["every position"],
            observe=extremes,
            holds=wins_stand_out,
            symptoms=ENDS,
        ),
        Property(
            "The first of {case} is the better one for X; your evaluation says {seen[0]:g} and "
            "{seen[1]:g}.",
            on=RANKED,
            observe=two_values,
            holds=is_ahead,
            symptoms=AHEAD,
        ),
    ],
)

QUIESCENCE = Exercise(
    "5.3",
    lesson=LESSON,
    heading="Quiescence: look on until nothing is hanging",
    well_done="Nobody must take, and nobody is judged in the middle of an exchange.",
    steps=[
        IsFunction("my_quiescence(game, state, evaluate)"),
        Property(
            "For {case} your quiescence gives {seen.said}.",
            on=FIGHTS,
            observe=calmed,
            holds=lambda fight, seen: seen.value == fight.right,
            symptoms=CALM,
            smaller=FIGHTS[:3],
        ),
    ],
)

DESIGN = Exercise(
    "5.4",
    lesson=LESSON,
    heading="Quality or quantity? Let them play",
    well_done="Measured from every opening, with both colours.",
    steps=[
        IsFunction("my_evaluate_four(game, state)"),
        Property(
            "Against {case} your evaluation earns {seen.share:.2f} of the points "
            "(between {seen.interval[0]:.2f} and {seen.interval[1]:.2f}, by luck).",
            on=FIELD,
            observe=played,
            holds=lambda rival, score: score.share >= rival.share,
            symptoms=EARNS,
        ),
    ],
)

LUCK = Exercise(
    "5.5",
    lesson=LESSON,
    heading="Eight wins of ten: strong, or lucky?",
    well_done="Open does not mean equal. It means: play more games.",
    steps=[
        Parts(
            {
                "interval": [
                    IsFunction("my_interval(points, games)"),
                    Property(
                        "For {case} your interval is {seen.said}.",
                        on=RESULTS,
                        observe=band,
                        holds=lambda result, seen: seen.near(result),
                        symptoms=BANDS,
                    ),
                ],
                **{
                    row: [
                        Property(
                            f"Not so for {row}: {{case}}.",
                            on=[result],
                            observe=verdict,
                            holds=lambda result, seen: seen == verdict_on(result),
                            symptoms=judgements(result),
                        )
                    ]
                    for row, result in TABLE.items()
                },
            }
        )
    ],
)

HURRY = Exercise(
    "5.6",
    lesson=LESSON,
    heading="More depth does not cure it, time preference does",
    well_done="A meal now is worth a little more than the same meal later. That is all it takes.",
    steps=[
        IsFunction("my_worth(eaten, time)"),
        Property(
            "{case} Pac-Man has {seen}; {case.needed} moves are enough.",
            on=HUNTS,
            observe=hunted,
            holds=is_quick,
            symptoms=QUICK,
        ),
    ],
)
