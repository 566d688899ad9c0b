"""What a board must be, on which the player with the flag gives something away (exercise 1.7)."""

from __future__ import annotations

from ...games.game import MIN
from ..steps import Property, Symptom
from . import cases
from .given import choose_by_flag

FOR_O = Property(
    "On {seen} the program is not asked to play O.",
    on=["your board"],
    observe=lambda cells, _: cases.board(cells),
    holds=lambda _, puzzle: puzzle.mover == MIN and not puzzle.game.is_terminal(puzzle.state),
    symptoms=[
        Symptom(
            "your board",
            lambda puzzle: puzzle.game.is_terminal(puzzle.state),
            "This game is over. On which boards is there something to give away?",
        ),
        Symptom(
            "your board",
            lambda puzzle: True,
            "X begins. How many stones has each player when it is O's turn?",
        ),
    ],
)
WITNESS = Property(
    "On {seen} the player with the flag gives nothing away.",
    on=["your board"],
    observe=lambda cells, _: cases.board(cells),
    holds=lambda _, puzzle: not cases.keeps_the_value(puzzle, cases.chosen(choose_by_flag, puzzle)),
    symptoms=[
        Symptom(
            "your board",
            lambda puzzle: True,
            "Whose side does the program take when it plays O? Look for a board on which that "
            "player's best move is no good for O.",
        )
    ],
)

OWN_BOARD = Property(
    "The lesson shows {seen}. Find another one: a turned or mirrored board is another one.",
    on=["your board"],
    observe=lambda cells, _: cases.board(cells),
    holds=lambda _, puzzle: puzzle.state != cases.O_MUST_BLOCK.state,
)

# Boards on which the repaired player has to choose.
TO_REPAIR = [
    cases.board(cells)
    for cells in (
        *("XX..O....", "X...O..X.", "XOX......", "O...X...X", "..X.X.O..", "O.X.X...."),
        *("XX.OO....", "XOX.O....", "X.O.X..O.", "X.OO..X..", "....X..OX", ".X.O....X"),
    )
]
