"""How wrong lessons of a game show, in 13.5, and what to ask then. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import cases
from .cases import Taught


def _rewards(seen: Taught) -> list[float] | None:
    return None if seen.examples is None else [reward for _, reward in seen.examples]


TARGETS = [
    Symptom(
        cases.MAX_WON,
        lambda seen: seen.examples is None,
        "What comes back should be a list with a pair for each turn: a dict of shares, and a "
        "reward. What does yours give back?",
    ),
    Symptom(
        cases.MAX_WON,
        lambda seen: seen.examples is not None and len(seen.examples) != 2,
        "Two turns were played. How many examples does that make?",
    ),
    Symptom(
        cases.MAX_WON,
        lambda seen: _rewards(seen) == [1, 1] or _rewards(seen) == [0, 0],
        "One of the two players won. Can both have got the same reward?",
    ),
    Symptom(
        cases.MAX_WON,
        lambda seen: _rewards(seen) == [0, 1],
        "MAX won this game. Whose reward is written at MAX's turn?",
    ),
    Symptom(
        cases.MAX_WON,
        lambda seen: -1 in (_rewards(seen) or ()),
        "Rewards lie between 0 and 1 here. What is a lost game worth then?",
    ),
    Symptom(
        cases.DRAWN,
        lambda seen: _rewards(seen) is not None and _rewards(seen) != [0.5, 0.5],
        "This game was drawn. How do the two players share it?",
    ),
    Symptom(
        cases.MIN_BEGINS,
        lambda seen: _rewards(seen) == [1, 0],
        "Here MIN moves first. Which entry of a turn says who was to move?",
    ),
    Symptom(
        cases.MAX_WON,
        lambda seen: (
            seen.examples is not None
            and any(sum(shares.values()) > 1.5 for shares, _ in seen.examples)
        ),
        "Those are visits. What are their shares of all visits of that turn?",
    ),
    Symptom(
        cases.MAX_WON,
        lambda seen: (
            seen.examples is not None
            and all(set(shares.values()) <= {0, 1} for shares, _ in seen.examples)
        ),
        "That is the move visited most. What do the visits of the other moves say?",
    ),
    Symptom(
        cases.GAMES[4],
        lambda seen: seen.examples is not None and 1 not in seen.examples[0][0],
        "A move without visits is missing. What share has it?",
    ),
    Symptom(
        cases.MAX_WON,
        lambda seen: (
            seen.examples is not None
            and any(abs(sum(shares.values()) - 1) > 0.01 for shares, _ in seen.examples)
        ),
        "What do the shares of one turn add up to, and by which sum do you divide?",
    ),
    Symptom(
        cases.MAX_WON,
        lambda seen: True,
        "Take the turns of this game one at a time: which shares, and whose reward? Where does "
        "your list say something else, or a rounded number?",
    ),
]
