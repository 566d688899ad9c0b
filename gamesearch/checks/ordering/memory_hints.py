"""How misconceptions about killers and histories show, and what to ask. First match counts."""

from __future__ import annotations

from ...games.game import MAX, MIN
from ..steps import Symptom, otherwise
from . import memory
from .memory import Credits

PLACED = [
    Symptom(
        memory.ILLEGAL_KILLER,
        lambda seen: "7" in seen,
        "The killer comes from another position. Is it legal in this one?",
    ),
    Symptom(
        memory.LEGAL_KILLER,
        lambda seen: seen.count("5") > 1,
        "One move stands there twice. What would the search do with the second one?",
    ),
    Symptom(
        memory.LEGAL_KILLER,
        lambda seen: seen == "(5)",
        "Only the killers are left. May alpha-beta skip the other moves if the killer fails?",
    ),
    Symptom(
        memory.LEGAL_KILLER,
        lambda seen: seen == "None",
        "Nothing came back. Which list methods work in place and return None?",
    ),
    Symptom(
        memory.LEGAL_KILLER,
        lambda seen: seen == "(0, 2, 5)",
        "The killer is legal here, and still not tried first. When does your function move it?",
    ),
    Symptom(
        memory.LEGAL_KILLER,
        lambda seen: seen == "(5, 2, 0)",
        "The killer is in front, as it should be. In which order do the other moves stand?",
    ),
    Symptom(
        memory.TWO_KILLERS,
        lambda seen: seen.startswith("(8, 0"),
        "There are two killers here, and both are legal. Does your function try both, in turn?",
    ),
    Symptom(
        memory.ONE_IS_LEGAL,
        lambda seen: seen == "(0, 2, 5)",
        "One of the two killers is not legal here. What becomes of the other one?",
    ),
    Symptom(
        memory.TWO_KILLERS,
        lambda seen: seen.startswith("(2, 8"),
        "Two killers: the list holds the latest one first. Which of them comes first in yours?",
    ),
    Symptom(
        memory.ZERO_KILLER,
        lambda seen: seen == "(4, 0, 2)",
        "Of the moves 4, 0, 2 the killer is 0, and it was not put in front. How does your function "
        "find out whether there is a killer?",
    ),
    Symptom(
        memory.TWO_KILLERS,
        lambda seen: seen.startswith("(8, 2"),
        "The killers are right. In which order do the other moves stand?",
    ),
    Symptom(
        memory.TWO_KILLERS,
        lambda seen: True,
        "There are two killers, and both may be legal. Does your function try both, in turn?",
    ),
]


KEPT = [
    Symptom(
        memory.ZERO_AGAIN,
        lambda seen: "0" not in seen,
        "Move 0 has caused a cutoff, too. What does your function ask before it keeps a move?",
    ),
    Symptom(
        memory.ONE_CUTOFF,
        lambda seen: seen == "None",
        "Nothing came back. Does your function return the list of killers?",
    ),
    Symptom(
        memory.THREE_CUTOFFS,
        lambda seen: seen.count(",") > 1,
        "Three killers after three cutoffs, and how many after a million? What makes a memory "
        "of two?",
    ),
    Symptom(
        memory.SAME_TWICE,
        lambda seen: seen == "(5, 5)",
        "The same killer fills both places. What is the second place for?",
    ),
    Symptom(
        memory.THREE_CUTOFFS,
        lambda seen: seen in ("(7, 5)", "(5, 7)"),
        "The third cutoff changed nothing. Which of the old killers has to give way?",
    ),
    Symptom(
        memory.TWO_CUTOFFS,
        lambda seen: seen == "(5, 7)",
        "Which killer is more likely to work in the next position: the older, or the latest?",
    ),
    Symptom(
        memory.TWO_CUTOFFS,
        lambda seen: seen == "(7)",
        "Only one killer is kept. What if two refutations take turns?",
    ),
    Symptom(
        memory.FIRST_AGAIN,
        lambda seen: seen == "(7, 5)",
        "Move 5 has just caused another cutoff. Is it still the older of the two?",
    ),
    otherwise(
        "Write down the two killers after each of these cutoffs. After which one does your list "
        "first differ?"
    ),
]


CREDITS = [
    Symptom(
        memory.NOTHING_HEARD,
        lambda seen: seen != "(0, 1, 2, 3, 4, 5)",
        "A new history has heard nothing, and still prefers some moves. Does it remember another "
        "search: where is its table made?",
    ),
    Symptom(
        memory.ONE_OF_EACH,
        lambda seen: seen == "(5, 0, 1, 2, 3, 4)",
        "MAX's own refutation is forgotten here, and MIN's counts for MAX. Whose turn is it when "
        "learn is told of a move: does your table ask before the move, or after it?",
    ),
    Symptom(
        memory.ONE_OF_MAX,
        lambda seen: seen == "(0, 1, 2, 3, 4, 5)",
        "It heard of a cutoff and prefers nothing. Is what learn writes what score reads, in "
        "another position too?",
    ),
    Symptom(
        memory.ONE_OF_MAX,
        lambda seen: seen == "(0, 1, 2, 4, 5, 3)",
        "The move that refuted is tried last. A larger score is tried earlier.",
    ),
    Symptom(
        memory.AT_ANY_PLY,
        lambda seen: seen.startswith("(1, 0"),
        "MAX's cutoff was at ply 2, MIN's at ply 1, and MAX is to move at ply 1. Whom does your "
        "table ask whose move it was: the game, or the ply?",
    ),
    Symptom(
        Credits(((MIN, 3, 1, 2),)),
        lambda seen: seen != "(0, 1, 2, 3, 4, 5)",
        "MIN's refutations are put to MAX's credit. Is a good square for the one a good square "
        "for the other?",
    ),
    Symptom(
        Credits(((MIN, 3, 1, 2),), MIN),
        lambda seen: seen != "(3, 0, 1, 2, 4, 5)",
        "MIN's moves are arranged the other way round. A score says how promising a move is for "
        "the player who makes it.",
    ),
    Symptom(
        Credits(((MAX, 2, 1, 2), (MAX, 2, 1, 2), (MAX, 1, 1, 2))),
        lambda seen: seen.startswith("(1"),
        "Two cutoffs count for no more than one. Does every cutoff add to what was there?",
    ),
    Symptom(
        Credits(((MAX, 4, 9, 2), (MAX, 1, 1, 3))),
        lambda seen: seen.startswith("(4"),
        "A cutoff near the leaves counts for more than one near the root. Which of them saves "
        "more work: is it ply or depth that you use?",
    ),
    Symptom(
        Credits(((MAX, 1, 1, 2), (MAX, 1, 1, 2), (MAX, 4, 1, 3))),
        lambda seen: seen.startswith("(1"),
        "Two cutoffs at depth 2 outweigh one at depth 3. How large is depth², and what do you add?",
    ),
    Symptom(
        Credits(((MAX, 4, 1, 3), (MAX, 1, 5, 2), (MAX, 1, 5, 2))),
        lambda seen: seen.startswith("(1"),
        "Two cutoffs at depth 2 outweigh one at depth 3 only if that one came first. Does a credit "
        "shrink when later ones come?",
    ),
    Symptom(
        memory.THREE_AGAINST_ONE_DEEPER,
        lambda seen: seen.startswith("(4"),
        "One cutoff at depth 3 outweighs three at depth 2. How large is depth², and what do you "
        "add?",
    ),
    otherwise(
        "Write down the credit of each move after these cutoffs. Whose credits are asked for, and "
        "which move has the most?"
    ),
]
