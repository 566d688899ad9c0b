"""The exercises of lesson 00: kinds of games, rules as functions, sizes, and an extra turn."""

from __future__ import annotations

from collections.abc import Sequence

from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property, Step, Symptom
from . import answers, boards, extra_turns, sizes
from .ending_hints import ENDS, UTILITIES, WINNERS
from .hints import ACTIONS, KEPT, RESULTS, TURNS
from .size_hints import GAMES, NODES, POSITIONS
from .turn_hints import BOXES, OUTSIDE

LESSON = "00_games"
SEALS = Seals(__package__)


CLASSIFY = Exercise(
    "0.1",
    lesson=LESSON,
    heading="Chance and hidden information make four kinds",
    well_done="Search begins where nothing is left to chance or hidden, and the sum is constant.",
    steps=[Parts(SEALS.parts("0.1"))],
)

RULES = Exercise(
    "0.2",
    lesson=LESSON,
    heading="A game is six questions",
    well_done="Whose turn, which moves, what then: a program can now walk through your game.",
    steps=[
        Parts(
            {
                "to_move": [
                    IsFunction("to_move(board)"),
                    Property(
                        "On the board {case} your to_move answered {seen}.",
                        on=boards.GOING_ON,
                        observe=answers.side_of,
                        holds=lambda board, seen: seen == board.mover,
                        symptoms=TURNS,
                    ),
                ],
                "actions": [
                    IsFunction("actions(board)"),
                    Property(
                        "On the board {case} your actions are not the legal moves.",
                        on=boards.GOING_ON + boards.FINISHED,
                        observe=answers.moves_of,
                        holds=lambda board, seen: (
                            len(seen) == len(board.moves) and set(seen) == board.moves
                        ),
                        symptoms=ACTIONS,
                        smaller=[
                            boards.PossibleBoard("XO.OX...."),
                            boards.PossibleBoard("XXXOO...."),
                        ],
                    ),
                ],
                "result": [
                    IsFunction("result(board, move)"),
                    Property(
                        "result changed the board it was given: {case} left it as {seen.now}.",
                        on=boards.PLAYED,
                        observe=answers.kept_by,
                        holds=lambda _, seen: not seen.changed,
                        symptoms=KEPT,
                    ),
                    Property(
                        "result made another board of {case} than the rules do.",
                        on=boards.PLAYED,
                        observe=answers.made_by,
                        holds=lambda played, seen: seen == played.expected,
                        symptoms=RESULTS,
                    ),
                ],
            }
        )
    ],
)

ENDINGS = Exercise(
    "0.3",
    lesson=LESSON,
    heading="A game is six questions",
    well_done="Eight lines, two players, and a board that can be full. All of them found.",
    steps=[
        Parts(
            {
                "winner": [
                    IsFunction("winner(board)"),
                    Property(
                        "On the board {case} your winner answered {seen}.",
                        on=boards.GOING_ON + boards.FINISHED + boards.BENT,
                        observe=answers.winner_of,
                        holds=lambda board, seen: seen == board.winner,
                        symptoms=WINNERS,
                    ),
                ],
                "is_terminal": [
                    IsFunction("is_terminal(board)"),
                    Property(
                        "On the board {case} your is_terminal answered {seen}.",
                        on=boards.GOING_ON + boards.FINISHED + boards.ALMOST_FULL,
                        observe=answers.is_over,
                        holds=lambda board, seen: (seen or False) == board.over,
                        symptoms=ENDS,
                    ),
                ],
            }
        )
    ],
)

UTILITY = Exercise(
    "0.4",
    lesson=LESSON,
    heading="Which of these games are zero-sum?",
    well_done="What one gains the other loses, on every board.",
    steps=[
        IsFunction("utility(board, player)"),
        Property(
            "Your utility of {case} is {seen}.",
            on=boards.ASKED,
            observe=answers.worth,
            holds=lambda asked, seen: seen == asked.expected,
            symptoms=UTILITIES,
        ),
    ],
)


def counted(name: str, symptoms: Sequence[Symptom]) -> list[Step]:
    """The steps for a function that counts what `census` calls by this name."""
    return [
        IsFunction(f"my_{name}(game, state)"),
        Property(
            f"Your number of {name} is {{seen}} for {{case}}. That is not how many there are.",
            on=sizes.STARTS,
            observe=sizes.number_from,
            holds=lambda start, seen: seen == str(getattr(start.sizes, name)),
            symptoms=symptoms,
        ),
    ]


SIZES = Exercise(
    "0.5",
    lesson=LESSON,
    heading="Positions, tree nodes and games are three counts",
    well_done="Three counts of one game, and none of them is another.",
    steps=[
        Parts(
            {
                "nodes": counted("nodes", NODES),
                "games": counted("games", GAMES),
                "positions": counted("positions", POSITIONS),
                "seven plies": [SEALS.steps["0.5/seven plies"]],
            }
        )
    ],
)

EXTRA_TURNS = Exercise(
    "0.6",
    lesson=LESSON,
    heading="The turn need not alternate",
    well_done="Your game says whose turn it is, and a search that asks it cannot go wrong there.",
    steps=[
        Property(
            "Of {case}, some line led to another state when it was drawn in the same state again.",
            on=extra_turns.PLAYS,
            observe=extra_turns.course,
            holds=lambda _, seen: seen.kept,
            symptoms=OUTSIDE,
            smaller=extra_turns.PLAYS[:3],
        ),
        Property(
            "After {case}, the turns went {seen.in_words} "
            "and MAX leads by {seen.lead}. Not as the rules have it.",
            on=extra_turns.PLAYS,
            observe=extra_turns.course,
            holds=lambda play, seen: seen == play.expected,
            symptoms=BOXES,
            smaller=extra_turns.PLAYS[:3],
        ),
    ],
)

GROWTH = Exercise(
    "0.7",
    lesson=LESSON,
    heading="Trees grow like b to the power d",
    well_done="You can read an exponent off a picture. It will come up in every lesson.",
    steps=[Parts(SEALS.parts("0.7"))],
)
