"""How misconceptions about which entry may answer show, and what to ask. First match counts."""

from __future__ import annotations

from math import inf

from ..steps import Symptom, otherwise
from .entries import EntryAsked, Two

NO_PLIES = EntryAsked("exact", 5, 0, 0, 2, 9)
BELOW_NOTHING = EntryAsked("lower", -12, 4, 4, 2, 9)
ZERO = EntryAsked("exact", 0, 3, 3, -4, 5)
WITHOUT_END = EntryAsked("exact", 5, inf, 4, 2, 9)
OUTSIDE = EntryAsked("exact", 1, 4, 4, 2, 9)
SHALLOW = EntryAsked("exact", 5, 2, 4, 2, 9)
DEEP, DEEPER = EntryAsked("exact", 5, 4, 4, 2, 9), EntryAsked("exact", 5, 6, 4, 2, 9)

MAY_ANSWER = [
    Symptom(
        DEEP,
        lambda seen: seen == "None",
        "Nothing came back. What does your function return when no condition holds?",
    ),
    Symptom(
        DEEP,
        lambda seen: seen not in ("True", "False"),
        "The question is whether it may answer, not what it answers. Which two values say that?",
    ),
    Symptom(
        Two(DEEP, DEEPER),
        lambda seen: seen == "False True",
        "Four plies were looked, and four are asked for. Is that too little?",
    ),
    Symptom(
        Two(DEEP, Two(EntryAsked("lower", 12, 4, 4, 2, 9), EntryAsked("upper", 1, 4, 4, 2, 9))),
        lambda seen: seen == "False False False",
        "It says False of every kind of entry that is deep enough. With which texts do you compare "
        "the kind, and which of them does the exercise use?",
    ),
    Symptom(
        Two(DEEPER, SHALLOW),
        lambda seen: seen == "False True",
        "Six plies were looked, four are asked for: False. Two plies were looked, four are asked "
        "for: True. Which of the two should be the larger?",
    ),
    Symptom(
        SHALLOW,
        lambda seen: seen == "True",
        "Two plies were looked, four are asked for. Is a value of a shallower search as good?",
    ),
    Symptom(
        EntryAsked("exact", 5, 3, 4, 2, 9),
        lambda seen: seen == "True",
        "Three plies were looked, four are asked for. Is a value of a shallower search as good?",
    ),
    Symptom(
        Two(DEEP, DEEPER),
        lambda seen: seen == "True False",
        "It was searched deeper than is asked for. Is that too little?",
    ),
    Symptom(
        DEEP,
        lambda seen: seen == "False",
        "The entry is exact, and deep enough. Does an exact value depend on the window?",
    ),
    Symptom(
        EntryAsked("lower", 5, 4, 4, 2, 9),
        lambda seen: seen == "True",
        'Take "5 or more" and the window (2, 9). Is it 5, or 8? That matters to whoever asks.',
    ),
    Symptom(
        EntryAsked("upper", 5, 4, 4, 2, 9),
        lambda seen: seen == "True",
        'Take "5 or less" and the window (2, 9). Is it 5, or 3? That matters to whoever asks.',
    ),
    *(
        Symptom(
            EntryAsked(kind, 5, depth, 4, 2, 9),
            lambda seen: seen == "True",
            f'However deep "5 or {word}" was searched: through (2, 9), may the value be another '
            "than 5? That matters to whoever asks.",
        )
        for kind, word in (("lower", "more"), ("upper", "less"))
        for depth in (6, inf)
    ),
    Symptom(
        EntryAsked("lower", 1, 4, 4, 2, 9),
        lambda seen: seen == "True",
        'The entry says "1 or more". On which side of the window must a lower bound lie to answer?',
    ),
    Symptom(
        EntryAsked("upper", 12, 4, 4, 2, 9),
        lambda seen: seen == "True",
        'The entry says "12 or less". On which side of the window must an upper bound lie to '
        "answer?",
    ),
    *(
        Symptom(
            Two(EntryAsked(kind, value, 4, 4, 2, 9), EntryAsked(kind, value, 6, 4, 2, 9)),
            lambda seen: seen == "True False",
            "This bound was searched deeper than is asked for. Is that too little?",
        )
        for kind, value in (("lower", 12), ("upper", 1))
    ),
    Symptom(
        EntryAsked("lower", 12, 4, 4, 2, 9),
        lambda seen: seen == "False",
        'Take "12 or more", where beta is 9. Would knowing it better change anything?',
    ),
    Symptom(
        EntryAsked("upper", 1, 4, 4, 2, 9),
        lambda seen: seen == "False",
        'Take "1 or less", where alpha is 2. Would knowing it better change anything?',
    ),
    Symptom(
        EntryAsked("lower", 12, 2, 4, 2, 9),
        lambda seen: seen == "True",
        "This bound comes from a shallower search. Does the depth matter for bounds, too?",
    ),
    Symptom(
        EntryAsked("upper", 1, 2, 4, 2, 9),
        lambda seen: seen == "True",
        "This bound comes from a shallower search. Does your condition on the depth hold for each "
        "of the three kinds? Mind that Python joins `and` before `or`.",
    ),
    *(
        Symptom(
            EntryAsked(kind, value, 4, 4, 2, 9),
            lambda seen: seen == "True",
            f"{value} lies inside the window from 2 to 9, though near one end. What becomes of the "
            "value before your function compares it?",
        )
        for kind, value in (("lower", 8.75), ("upper", 2.25))
    ),
    Symptom(
        NO_PLIES,
        lambda seen: seen == "False",
        "No ply was looked ahead, and none is asked for: the number is what was asked for. What "
        "does your function ask of a depth of 0?",
    ),
    Symptom(
        BELOW_NOTHING,
        lambda seen: seen == "True",
        "The value is below 0 here, and so may the window be. What becomes of the sign?",
    ),
    *(
        Symptom(
            EntryAsked(kind, value, 4, 4, *window),
            lambda seen: seen == "False",
            "One end of the window is 0 here, and the bound lies beyond it. What does your "
            "function make of an end that is 0?",
        )
        for kind, value, window in (("lower", 3, (-6, 0)), ("upper", -3, (0, 6)))
    ),
    Symptom(
        ZERO,
        lambda seen: seen == "False",
        "An entry whose value is 0 says as much as any other. What does your function ask of the "
        "value?",
    ),
    Symptom(
        OUTSIDE,
        lambda seen: seen == "False",
        "The value is exact and lies outside the window. What more could a search find out?",
    ),
    Symptom(
        WITHOUT_END,
        lambda seen: seen == "False",
        "A depth of inf says that the game was searched to its end. Is that deep enough?",
    ),
    otherwise(
        "Two questions about an entry: was it searched deep enough, and is what it says enough for "
        "this window? Which of the two goes wrong here?"
    ),
]
