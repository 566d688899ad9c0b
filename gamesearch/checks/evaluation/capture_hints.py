"""How misconceptions about quiescence show, and what to ask then. The first match counts."""

from __future__ import annotations

from ...games.game import MAX, MIN
from ..steps import Symptom, otherwise
from . import captures
from .captures import Fight

_ADDED = (
    "Your function adds what comes after a capture to what the position says. What the evaluation "
    "says of a position after captures: does that hold all that was taken before, or is it a gain?"
)

CALM = [
    Symptom(
        captures.NOTHING_TO_TAKE,
        lambda seen: seen.value is None,
        "No number came back. Does every way through your function end with return?",
    ),
    Symptom(
        captures.LOSING_CAPTURE,
        lambda seen: seen.value == 4,
        "That is the answer to another position. What does your function remember from one call to "
        "the next?",
    ),
    Symptom(
        captures.NOTHING_TO_TAKE,
        lambda seen: seen.value != 4,
        "Nothing is left to take here, and the position says 4. What does your function say where "
        "there are no captures?",
    ),
    *(
        Symptom(case, lambda seen, both=both: seen.value == both, _ADDED)  # type: ignore[misc]
        for case, both in ((captures.LOSING_CAPTURE, -7), (captures.ENDS, 8))
    ),
    Symptom(
        captures.LOSING_CAPTURE,
        lambda seen: seen.value == -8,
        "Must a player capture? What is the value of doing nothing?",
    ),
    Symptom(
        captures.LOSING_CAPTURE,
        lambda seen: seen.value == 8,
        "Values are MAX's, whoever moves. If you turn the sign at each ply, whose view does the "
        "evaluation take, and whose view must you return?",
    ),
    Symptom(
        captures.TAKEN_BACK,
        lambda seen: seen.value == 5,
        "After MAX's capture MIN takes back. Is the position judged right after the first capture, "
        "or does your function call itself, and for whom does it then choose?",
    ),
    Symptom(
        captures.LOSING_CAPTURE_OF_MIN,
        lambda seen: seen.value == 8,
        "Here MIN is to move. Does MIN want a large value or a small one? And may MIN decline?",
    ),
    *(
        Symptom(
            case,
            lambda seen: seen.value == 9,
            "A quiet move was searched. Which moves does game.capture(state, move) say None to?",
        )
        for case in (captures.QUIET_WIN, captures.QUIET_GAIN)
    ),
    Symptom(
        Fight((1, [(5, [(7, []), (3, [])])])),
        lambda seen: seen.value == 1,
        "Standing pat is always among the choices, but it is not the only one. When does yours "
        "look at the captures?",
    ),
    Symptom(
        captures.LAST_OF_THREE,
        lambda seen: seen.value in (-8, -7, 1),
        "There are three captures, and the last is the good one. How many does your loop look at?",
    ),
    Symptom(
        captures.BETTER_LATER,
        lambda seen: seen.value == 2,
        "Two captures gain something, and the second gains more. When does your loop stop?",
    ),
    Symptom(
        captures.LONG_EXCHANGE,
        lambda seen: seen.value == 4,
        "The exchange goes on after the second capture. How deep does your function follow it?",
    ),
    Symptom(
        Fight((0, [(1, [(6, [])])]), (MAX, MAX, MIN)),
        lambda seen: seen.value == 1,
        "Here MAX moves twice in a row. Whom do you ask whose turn it is?",
    ),
    Symptom(
        captures.PATIENT,
        lambda seen: seen.value == 1,
        "The first capture gains nothing by itself, the second does. Which captures does your "
        "function follow: all of them, or those that look good at once?",
    ),
    Symptom(
        captures.ENDS,
        lambda seen: seen.value == 1,
        "After this capture the game is over, and worth 7. Which number does your function take "
        "for a finished game?",
    ),
    Symptom(
        captures.OVER,
        lambda seen: seen.value != 7,
        "Nobody can move any more, and the game is worth 7. Does your function ask that of the "
        "state that it is given, or only of those behind a capture?",
    ),
    Symptom(
        captures.TO_ZERO,
        lambda seen: seen.value == -3,
        "The capture leads to a position that says 0. Is 0 less than -3, or no value at all?",
    ),
    Symptom(
        captures.ENDLESS,
        lambda seen: seen.value in (-1, 1),
        "Each capture is taken back, to the end of the row. After how many does your function "
        "stop?",
    ),
    Symptom(
        captures.UNGUARDED,
        lambda seen: seen.near(0.04),
        "A queen can take a rook here that nobody guards. Which captures does your function leave "
        "out, and which differences are too small for it?",
    ),
    Symptom(
        captures.ROOKS,
        lambda seen: seen.value == 0,
        "Here a pawn is worth one hundredth. Where does your function make a whole number of it?",
    ),
    Symptom(
        captures.ELSEWHERE,
        lambda seen: seen.near(0),
        "MAX's king can take the pawn, and then MIN's king takes the rook, on another square. "
        "Which captures does your function follow?",
    ),
    Symptom(
        captures.DRAWN_BY_THE_LAST_PLY,
        lambda seen: seen.value not in (None, 0),
        "After this capture the game is over, a draw, and worth 0. Does your function take that 0?",
    ),
    otherwise(
        "Work this fight out on paper, from its last captures up. At which position does your "
        "function first say another number, and who chooses there?"
    ),
]
