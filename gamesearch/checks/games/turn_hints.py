"""How known mistakes in handing on the turn, and the lead, show. The first match counts."""

from __future__ import annotations

from ..steps import Symptom, otherwise
from . import extra_turns
from .extra_turns import MoversAndLead


def _movers(seen: MoversAndLead) -> str:
    return "".join(mover[1:2] for mover in seen.movers)  # A for MAX, I for MIN


OUTSIDE = [
    otherwise(
        "In between, other lines were tried in that state, as a search does. What does your game "
        "keep outside of the state, and which call changed it?"
    )
]
BOXES = [
    Symptom(
        extra_turns.ONE_BOX,
        lambda seen: not set(seen.movers) <= {"MAX", "MIN"},
        "A state is (player to move, drawn lines, lead). In what order does your result put the "
        "three?",
    ),
    Symptom(
        extra_turns.NO_BOX,
        lambda seen: _movers(seen) == "AAAA",
        "No box was completed, and still the same player is to move. "
        "When exactly does a player draw again?",
    ),
    Symptom(
        extra_turns.NO_BOX,
        lambda seen: seen.lead != "0",
        "No box was completed, and the lead is no longer 0. What stands at each of the three "
        "places of the state that your result gives back?",
    ),
    Symptom(
        extra_turns.MAX_GAINS,
        lambda seen: seen.lead == "0" and seen.movers[-1] == "MIN",
        "MAX completed a box, and the lead stayed at 0. Is the box looked for before or after the "
        "line is drawn?",
    ),
    Symptom(
        extra_turns.MAX_GAINS,
        lambda seen: seen.lead == "0",
        "MAX completed a box and draws again, and the lead stayed at 0. To whom does your result "
        "give the box?",
    ),
    Symptom(
        extra_turns.MIN_GAINS,
        lambda seen: _movers(seen) == "AIAIA",
        "MIN has just completed a box. Whose turn is it now? "
        "What does your result do with the player, whatever happens?",
    ),
    Symptom(
        extra_turns.ONE_BOX,
        lambda seen: seen.lead == "1",
        "MIN drew the last side and gained the box. Whose lead does the state keep?",
    ),
    Symptom(
        extra_turns.TWO_AT_ONCE,
        lambda seen: seen.lead == "1",
        "One line can be a side of two boxes. How much is it worth to complete both?",
    ),
    Symptom(
        extra_turns.TWO_FOR_MIN,
        lambda seen: seen.lead == "-1",
        "MIN's last line completes two boxes. How many does MAX fall behind then?",
    ),
    Symptom(
        extra_turns.ONE_BOX,
        lambda seen: seen.movers[-1] == "MAX",
        "MIN completes the last box of the game. Does the rule for the turn make an "
        "exception there?",
    ),
    Symptom(
        extra_turns.MAX_GAINS,
        lambda seen: seen.lead not in ("0", "1"),
        "MAX completed one box. By how much does the lead change?",
    ),
    Symptom(
        extra_turns.TWO_AT_ONCE,
        lambda seen: seen.movers[-1] == "MIN",
        "The last line completed two boxes. Twice 'draw again' is still the same player's turn.",
    ),
    *(
        Symptom(
            play,
            lambda seen: seen.movers[-1] == "MAX",
            "MIN's last line is a side of two boxes, and completes one of them. At which of the "
            "two does your result look to find out whose turn it is?",
        )
        for play in (extra_turns.ONE_OF_TWO, extra_turns.THE_OTHER)
    ),
    Symptom(
        extra_turns.MIN_BEGINS,
        lambda seen: _movers(seen) != "IAIAA" or seen.lead == "-1",
        "Here MIN draws the first line. Does your result look at the player in the state it is "
        "given, or at something else?",
    ),
    Symptom(
        extra_turns.WHOLE,
        lambda seen: seen.movers == extra_turns.WHOLE.expected.movers,
        "The turns are right. What becomes of the lead that was there before the line was drawn?",
    ),
    otherwise(
        "Draw the lines on paper, one by one. After which of them does the turn, or the lead, "
        "first differ from the rules?"
    ),
]
