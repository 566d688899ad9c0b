"""How misconceptions about the line of an accusation show, in 14.4. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import cases

LINES = [
    Symptom(
        cases.COURT,
        lambda seen: seen is None,
        "One whole number of matches comes back.",
    ),
    Symptom(
        cases.COURT,
        lambda seen: seen == cases.COURT.line - 1,
        "Whoever reaches the line is accused, too. And whoever lies beyond it? "
        "How many innocents are that in all?",
    ),
    Symptom(
        cases.COURT,
        lambda seen: seen == cases.COURT.line + 1,
        "One match fewer would do as well. Is 'at least' more than, or equal, too?",
    ),
    Symptom(
        cases.COURT,
        lambda seen: seen == 0,
        "At your line all 10,000 are accused. How many does your function count there, and is that "
        "a number of players, or a probability?",
    ),
    Symptom(
        cases.COURT,
        lambda seen: seen in (59, 60),
        "Of a hundred innocent players three or four reach your line, and are accused. How many "
        "players are there?",
    ),
    Symptom(
        cases.COURT,
        lambda seen: (
            seen is not None
            and abs(seen - round(100 * cases.COURT.line / cases.COURT.of) / 100) < 1e-6
        ),
        "That is a share. How many matches are meant, of so many moves?",
    ),
    Symptom(
        cases.MANY_PLAYERS,
        lambda seen: seen == 41,
        "That is the line for players who match four moves in ten. Of `rate` and 1 − `rate`, which "
        "one belongs to a match?",
    ),
    Symptom(
        cases.FEW_MOVES,
        lambda seen: seen in (19, 20),
        "At your line it is unlikely that anybody at all is accused. How many of them may be "
        "accused on average?",
    ),
    Symptom(
        cases.MANY_PLAYERS,
        lambda seen: seen is not None and seen < 50,
        "How many of the honest players reach your line? Multiply, and compare with the allowed.",
    ),
    Symptom(
        cases.SURE_MATCHES,
        lambda seen: seen is not None and seen != 11,
        "Ten of ten matches: how often does an honest player with a rate of 0.9 have that?",
    ),
    Symptom(
        cases.LEANING,
        lambda seen: seen == 100,
        "A curve that is alike on both sides of its mean puts the line at 100 here. The numbers of "
        "matches lean to one side: did you add up their own chances, or read them off a curve?",
    ),
    Symptom(
        cases.FEW_MOVES,
        lambda seen: seen is not None and seen != cases.FEW_MOVES.line,
        "Here a little counts. Did you add up the chances of each number of matches and compare "
        "them as they are, or round them, or read them off a curve that only comes near?",
    ),
    Symptom(
        cases.BELOW_THE_MEAN,
        lambda seen: seen is not None and seen > cases.BELOW_THE_MEAN.line,
        "Here so many may be accused that the line lies below what an honest player matches on "
        "average. Where does your search begin?",
    ),
    Symptom(
        cases.AS_MANY_AS_ALLOWED,
        lambda seen: seen == 3,
        "With a line of 2, on average one of these four is accused, and one is allowed. Is 'at "
        "most' less than, or equal, too?",
    ),
    Symptom(
        cases.LENIENT,
        lambda seen: seen != 0,
        "Here even accusing everybody stays within what is allowed. What is the lowest line?",
    ),
    Symptom(
        cases.NONE_OF_NO_MATCHES,
        lambda seen: seen == cases.NONE_OF_NO_MATCHES.of + 1,
        "None may be accused here, and no honest player has a match. Which line do they not reach?",
    ),
    Symptom(
        cases.NO_MATCHES,
        lambda seen: seen == 0,
        "An honest player with a rate of 0 has no match at all. Who reaches a line of 0?",
    ),
    Symptom(
        cases.ALL_MATCHES,
        lambda seen: seen == cases.ALL_MATCHES.of,
        "An honest player with a rate of 1 matches every move. Who reaches a line of 6?",
    ),
    Symptom(
        cases.COURT,
        lambda seen: True,
        "At the line that you found and at the one below it: how many honest players reach each of "
        "them on average? Did you add up the chances exactly?",
    ),
]
