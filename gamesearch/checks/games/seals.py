"""The sealed answers of lesson 00: hashes of right ones, hints for known wrong ones.

Made with `python -m gamesearch.checks.steps "0.7/factor" 7 10 …`; a kind of game is three of
True and False: is there chance, is something hidden, do the payoffs always add up to the same?
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..canonical import canon
from ..steps import Finding, Sealed

_KIND = "{}: one of the three answers, or more, is not right."
_TAKE = "Take the three questions one at a time."
_SAME_TIME = "When you choose, do you know what the other one has chosen?"
_WHO_DEALS = "Who decides which cards you hold: one of the players?"

# Per game: the right kind, and kinds that are often named instead.
KINDS: dict[str, dict[str, Any]] = {
    "chess": {
        "right": ["b9afada55176aa41"],
        "known": {"82311703876575be": "You cannot foresee the reply. Does a die decide it?"},
    },
    "backgammon": {
        "right": ["0cdba7126c6a069c"],
        "known": {
            "40d06feaca9895fd": "What is rolled before every move?",
            "0bd32723eb26252f": "The dice lie open once they are rolled. Is there anything that "
            "one player knows and the other does not?",
        },
    },
    "Battleship": {
        "right": ["8e97461fc18707cc"],
        "known": {
            "fd4bbb14ed934ef8": "Is it a die that decides whether a shot hits, or ships that "
            "somebody placed?",
            "52fe6b251f375d46": "Where are the other side's ships?",
            "f7666aa02767edcd": "Not knowing and leaving to chance are two things. Which is this?",
        },
    },
    "Dots and Boxes": {
        "right": ["9a746edd6eb8577e"],
        "known": {
            "9c8fd916c0ff0eb6": "Both players gain boxes. What do the boxes of the two add up to, "
            "at the end of every game?"
        },
    },
    "poker for two": {
        "right": ["fc7961b04afc507b"],
        "known": {
            "d65768eca8fb4304": _WHO_DEALS,
            "5aa3f04fe21a57d7": "Whose cards can you see?",
            "cb3eacdb92476852": "What one of the two loses in an evening: where does it go?",
        },
    },
    "poker with a fee": {
        "right": ["2a0abc2883e8a471"],
        "known": {
            "1cf4432cf4d45d86": "Add up what the players win and lose in an evening. The house has "
            "kept something of every pot: is that sum the same however many hands they play?",
            "bbf416b24a56b818": _WHO_DEALS,
        },
    },
    "rock-paper-scissors": {
        "right": ["fec7c13f0f75cbbe"],
        "known": {
            "fe49a23b02698732": _SAME_TIME,
            "3b18084e7602b44f": "Hard to foresee is not random. Who decides about your hand?",
            "673beab77d5b7727": "Hard to foresee is not random. Who decides about your hand?",
        },
    },
    "prisoner's dilemma": {
        "right": ["2efc8940dc925821"],
        "known": {
            "9b9c433e435ef58d": _SAME_TIME,
            "8334ad123cfdafdf": "Add the two sentences for each of the four cases. The same sum?",
            "3da444443633b960": "Add the two sentences for each of the four cases. The same sum? "
            + _SAME_TIME,
        },
    },
}

FULL_BOARDS: dict[str, Any] = {
    "asks": "That is not how many games of tic-tac-toe fill all nine cells.",
    "right": ["77ce42124689f449"],
    "known": {
        "da243106988b6fcb": "9! counts the orders in which nine cells can be filled. In how many "
        "of them has somebody won before the end?",
        "585e2504e12ac4d3": "Those are all the games. Does every game fill all nine cells?",
        "56cccbfffa913481": "Those are the draws. May the ninth stone win?",
        "77ec1488c9721447": "Those end sooner. How many are left?",
        "df733e15c1e895c7": "Those are full boards. In how many ways can each be reached?",
    },
    "otherwise": "Can your counting functions tell? A game that fills the board has nine plies.",
}

PLOT: dict[str, dict[str, Any]] = {
    "positions": {
        "asks": "That is not the curve that counts positions.",
        "right": ["e896c1b1f070b495"],
        "known": {
            "f43cb376e3c6d517": "A straight line on a log scale: every ply multiplies by the same "
            "number. When several ways lead to one position, is that still so?",
            "4c832362acbfe420": "This game gets fewer moves at each ply, so its tree bends too. "
            "Which two of the curves begin alike, until ways begin to meet?",
        },
    },
    "factor": {
        "asks": "That is not the factor by which curve A grows per ply.",
        "right": ["2015cb709fd7997c"],
        "known": {
            "f20d926e88a8f1d3": "Is it a whole grid line that A climbs per ply, or less? Read off "
            "two points and divide.",
            "8971091a3abec996": "The axis is logarithmic: equal steps up are equal factors, not "
            "equal differences.",
        },
        "otherwise": "Read A at two plies next to each other, and divide. Round to a whole number.",
    },
    "plies": {
        "asks": "That is not the last ply of A that is finished within the hour.",
        "right": ["83b70411d48bfc81"],
        "known": {
            "72b0f64b51c40c46": "How many nodes does that ply have, and how many fit in an hour?",
            "757431137763d81a": "A million a second for an hour: 3.6 thousand million nodes. Does "
            "one more ply not fit in?",
            "3ba3f96794af5421": "That ply takes about a second. There are some more in an hour.",
        },
        "otherwise": "How many nodes fit in an hour? Which power of the factor is just below that?",
    },
    "three plies more": {
        "asks": "That is not how many times faster the computer has to be.",
        "right": ["f72c8a6c2088b17f"],
        "known": {
            "5ca1cc28095b3637": "Each ply multiplies the work. Do three plies multiply it three "
            "times, or add three lots?",
            "b6839a106ee84b18": "Three times as fast does not even pay for one more ply. What does "
            "one more ply cost?",
        },
        "otherwise": "By how much does the work grow for one more ply? And for three?",
    },
}


@dataclass(frozen=True)
class ThreeAnswers:
    """Three of True and False (or 1 and 0), in a tuple or a list, that a sealed step then sees."""

    step: Sealed

    def examine(self, answer: Any) -> Finding | None:
        said = {canon(kind): kind for kind in (True, False, 1, 0)}
        parts = list(answer) if isinstance(answer, list | tuple) else []
        known = [canon(part) for part in parts]
        if len(known) != 3 or not set(known) <= set(said):
            return Finding(
                "three answers",
                "Answer with three of True and False: (chance, hidden, constant sum).",
            )
        return self.step.examine(tuple(bool(said[each]) for each in known))


def kind(game: str) -> ThreeAnswers:
    """The step that judges the kind given to a game."""
    return ThreeAnswers(
        Sealed(f"0.1/{game}", asks=_KIND.format(game), otherwise=_TAKE, **KINDS[game])
    )
