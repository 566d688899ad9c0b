"""The exercises of lesson 04: tables that say what they know, and no more."""

from __future__ import annotations

from ...games.game import MAX
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property, Unchanged
from . import entries, keys, savings, searches, witness
from .entry_hints import MAY_ANSWER
from .hints import LARGE, REMEMBERED, SAVINGS, VALUES, WINDOWS
from .key_hints import CHANGED, FROM_NOTHING, WITNESS

LESSON = "04_tables"
SEALS = Seals(__package__)


TABLE = Exercise(
    "4.1",
    lesson=LESSON,
    heading="The window decides what kind of number it is",
    well_done="A number, and what kind of number it is: that is an entry.",
    steps=[Parts(SEALS.parts("4.1"))],
)

SEARCH = Exercise(
    "4.2",
    lesson=LESSON,
    heading="Is a stored number always the value?",
    well_done="Right on graphs, too, and nothing is searched twice in vain. Now see it run.",
    steps=[
        IsFunction("my_search(game, state, alpha, beta, table)"),
        Property(
            "With an empty table, the value of {case} is not what minimax says.",
            on=searches.GRAPHS,
            observe=lambda search, case: searches.value_with_table(search, case, keep=True),
            holds=lambda case, seen: seen == searches.true_value(case),
            symptoms=VALUES,
            smaller=searches.SMALL,
        ),
        Property(
            "{case} gives in the end {seen}, which is not what minimax says as far as that window "
            "shows it.",
            on=searches.QUESTIONS,
            observe=lambda search, case: searches.answers(search, case, keep=True),
            holds=lambda case, seen: seen == searches.right_answers(case),
            symptoms=WINDOWS,
            smaller=searches.QUESTIONS[:8],
        ),
        Property(
            "The value of {case} is not what minimax says.",
            on=[savings.Woven(1), savings.Woven(2)],
            observe=savings.saved,
            holds=lambda case, seen: seen.value == savings.true_value(case),
            symptoms=LARGE,
        ),
        Property(
            "On {case} your search visits {seen.nodes:,} nodes, {seen.percent:.0f} percent of the "
            f"{{seen.without:,}} without a table. At most {savings.MOST} percent are asked for.",
            on=[savings.Woven(1), savings.Woven(2)],
            observe=savings.saved,
            holds=lambda _, seen: seen.percent <= savings.MOST,
            symptoms=SAVINGS,
        ),
        Property(
            "For {case} your search visits {seen[1]:,} nodes the last time, though the value has "
            f"been found before. At most {savings.FEW} are asked for.",
            on=[savings.AGAIN, savings.ZERO_AGAIN, savings.AFTER_A_BOUND, *savings.OUTSIDE],
            observe=savings.visited_again,
            holds=savings.is_remembered,
            symptoms=REMEMBERED,
        ),
    ],
)

ENTRY = Exercise(
    "4.3",
    lesson=LESSON,
    heading="When may an entry answer?",
    well_done="Deep enough, and exact or outside the window.",
    steps=[
        IsFunction("my_may_answer(kind, value, depth, asked, alpha, beta)"),
        Property(
            "For {case} your function says {seen}.",
            on=entries.ENTRIES,
            observe=entries.may_answer,
            holds=entries.is_right,
            symptoms=MAY_ANSWER,
        ),
    ],
)

KEY = Exercise(
    "4.4",
    lesson=LESSON,
    heading="Zobrist hashing: a key from random numbers",
    well_done="Three numbers for a move, four for a capture, however many pieces there are.",
    steps=[
        Parts(
            {
                "from nothing": [
                    IsFunction("my_key(numbers, pieces, player)"),
                    Unchanged(
                        lambda: (keys.single_bits(), list(keys.KINGS.pieces), MAX),
                        says="After your function the board is another one than before it.",
                        question="Who still needs the list of the pieces when its key is known?",
                    ),
                    Property(
                        "Of the board {case} your key is {seen}: not the XOR of what is there.",
                        on=keys.BOARDS,
                        observe=keys.key_from_nothing,
                        holds=keys.right_key,
                        symptoms=FROM_NOTHING,
                        smaller=keys.BOARDS[4:],
                    ),
                ],
                "after a move": [
                    IsFunction("my_key_after(key, numbers, piece, start, end, taken)"),
                    Property(
                        "With {case}: your key is not the key of the new board.",
                        on=keys.MOVES,
                        observe=keys.key_after,
                        holds=keys.right_change,
                        symptoms=CHANGED,
                        smaller=keys.MOVES[:2],
                    ),
                ],
            }
        )
    ],
)

SAFETY = Exercise(
    "4.5",
    lesson=LESSON,
    heading="Does a table ever change the answer?",
    well_done="Safe is what only changes the work.",
    steps=[Parts(SEALS.parts("4.5"))],
)

WORSE = Exercise(
    "4.7",
    lesson=LESSON,
    heading="Search instability",
    well_done="Deeper is mostly better. Mostly.",
    steps=[
        Parts({part: [] for part in witness.PARTS}),
        Property(
            "{seen}",
            on=["your graph"],
            observe=witness.measured,
            holds=lambda _, seen: seen.is_witness,
            symptoms=WITNESS,
        ),
    ],
)
