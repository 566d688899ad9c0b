"""How misconceptions about killers show, and what to ask. First match counts."""

from __future__ import annotations

from ..steps import Symptom, otherwise
from . import memory

PLACED = [
    Symptom(
        memory.ILLEGAL_KILLER,
        lambda seen: "7" in seen,
        "The killer comes from another position. Is it legal in this one?",
    ),
    Symptom(
        memory.ONE_MOVE,
        lambda seen: "3" in seen,
        "Only move 6 can be played here. Where does 3 come from, and is it legal?",
    ),
    Symptom(
        memory.LEGAL_KILLER,
        lambda seen: "8" in seen,
        "Move 8 is none of these moves: it comes from an earlier call. Where and when is the list "
        "made that your function gives back?",
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
        lambda seen: seen.count(",") < 3,
        "Four moves came in, and fewer came back. May alpha-beta leave out a move, however late it "
        "stands?",
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
        memory.DIGITS,
        lambda seen: seen.startswith("(1,") or "2, 1" in seen,
        "The moves are 10 and 12. How does your function find out whether 1 is among them?",
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
        memory.ONE_CUTOFF,
        lambda seen: seen.count(",") == 1 and seen != "(5, 5)",
        "There was one cutoff, and two places are filled. Where does the second one come from: "
        "from the list that your function was handed, or from somewhere else?",
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
        memory.THREE_CUTOFFS,
        lambda seen: seen == "(2, 5)",
        "Before the third cutoff the latest killer was 7. Which of the two had to give way: 7, or "
        "the older one?",
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
    *(
        Symptom(
            case,
            lambda seen, move=case.moves[-1]: seen == f"({move})",  # type: ignore[misc]
            "Both killers were there already, and now one of them is gone. When does a killer have "
            "to give way, and when not?",
        )
        for case in (memory.LATEST_AGAIN, memory.FIRST_AGAIN)
    ),
    otherwise(
        "Write down the two killers after each of these cutoffs. After which one does your list "
        "first differ?"
    ),
]
