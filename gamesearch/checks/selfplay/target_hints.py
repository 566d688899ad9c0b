"""How wrong lessons of a game show, in 13.5, and what to ask then. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import played
from .played import Taught


def _rewards(seen: Taught) -> list[float] | None:
    return None if seen.examples is None else [reward for _, reward in seen.examples]


TARGETS = [
    Symptom(
        played.MAX_WON,
        lambda seen: seen.examples is None,
        "What comes back should be a list with a pair for each turn: a dict of shares, and a "
        "reward. What does yours give back?",
    ),
    Symptom(
        played.MAX_WON,
        lambda seen: (
            len(seen.examples or ()) > 2
            and played.same((seen.examples or [])[-2:], played.MAX_WON.examples)
        ),
        "Your list ends with the examples of this game, and begins with those of games before. "
        "Where is it made: anew in every call?",
    ),
    Symptom(
        played.MAX_WON,
        lambda seen: seen.examples is not None and len(seen.examples) != 2,
        "Two turns were played. How many examples does that make?",
    ),
    Symptom(
        played.MAX_WON,
        lambda seen: _rewards(seen) == [1, 1] or _rewards(seen) == [0, 0],
        "One of the two players won. Can both have got the same reward?",
    ),
    Symptom(
        played.MAX_WON,
        lambda seen: played.same(seen.examples, played.MAX_WON.examples[::-1]),
        "The pairs are right. In which order were the turns played?",
    ),
    Symptom(
        played.MAX_WON,
        lambda seen: _rewards(seen) == [0, 1],
        "MAX won this game. Whose reward is written at MAX's turn?",
    ),
    Symptom(
        played.MAX_WON,
        lambda seen: any(not 0 <= each <= 1 for each in _rewards(seen) or ()),
        "Rewards lie between 0 and 1 here. What is a lost game worth then, and a won one?",
    ),
    Symptom(
        played.DRAWN,
        lambda seen: _rewards(seen) is not None and _rewards(seen) != [0.5, 0.5],
        "This game was drawn. How do the two players share it?",
    ),
    Symptom(
        played.MIN_BEGINS,
        lambda seen: _rewards(seen) == [1, 0],
        "Here MIN moves first. Which entry of a turn says who was to move?",
    ),
    Symptom(
        played.MAX_WON,
        lambda seen: any(set(shares) == {0, 1, 2, 3} for shares, _ in seen.examples or ()),
        "Each turn has moves of its own, and in your list some turn has those of both. Is a new "
        "dict made for every turn?",
    ),
    Symptom(
        played.MAX_WON,
        lambda seen: [set(shares) for shares, _ in seen.examples or ()] == [{2, 3}, {2, 3}],
        "Both examples hold the shares of the last turn. Of which turn does each of them read the "
        "visits, and is a new dict made for every turn?",
    ),
    Symptom(
        played.MAX_WON,
        lambda seen: any(shares.get(0) == 30 for shares, _ in seen.examples or ()),
        "Those are visits. What are their shares of all visits of that turn?",
    ),
    Symptom(
        played.MAX_WON,
        lambda seen: (
            seen.examples is not None
            and all(sorted(shares.values()) == [0, 1] for shares, _ in seen.examples)
        ),
        "That is the move visited most. What do the visits of the other moves say?",
    ),
    Symptom(
        played.MAX_WON,
        lambda seen: [set(shares) for shares, _ in seen.examples or ()] != [{0, 1}, {2, 3}],
        "Under which moves do your shares stand? They are the keys of `visits`, as they are there.",
    ),
    Symptom(
        played.GAMES[4],
        lambda seen: seen.examples is not None and 1 not in seen.examples[0][0],
        "A move without visits is missing. What share has it?",
    ),
    Symptom(
        played.MAX_WON,
        lambda seen: (
            seen.examples is not None
            and any(abs(sum(shares.values()) - 1) > 0.01 for shares, _ in seen.examples)
        ),
        "What do the shares of one turn add up to, and by which sum do you divide?",
    ),
    Symptom(
        played.LONG,
        lambda seen: len(seen.examples or ()) not in (0, len(played.LONG.turns)),
        "A game may have many turns. How many of them do you look at?",
    ),
    Symptom(
        played.GAMES[4],
        lambda seen: _rewards(seen) == [0, 1, 0],
        "MAX may move twice in a row. Which entry of a turn says who was to move?",
    ),
    Symptom(
        played.MAX_WON,
        lambda seen: True,
        "Take the turns of this game one at a time: which shares, and whose reward? Where does "
        "your list say something else, or a rounded number?",
    ),
]
