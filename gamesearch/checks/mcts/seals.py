"""The sealed answers of lesson 09: hashes of right ones, hints for known wrong ones.

Made with `python -m gamesearch.checks.steps 9.1/A 1.35 …`, numbers to two decimals.
"""

from __future__ import annotations

from dataclasses import dataclass
from numbers import Real
from typing import Any

from ..canonical import plain
from ..steps import Finding, Sealed

# W and N of the three children in exercise 9.1; their parent's N is their sum.
CHILDREN = {"A": (7, 12), "B": (2, 3), "C": (13, 20)}


@dataclass(frozen=True)
class Rounded:
    """A sealed number that may be given more exactly than it was sealed."""

    sealed: Sealed
    digits: int = 2

    def examine(self, answer: Any) -> Finding | None:
        number = plain(answer)
        if isinstance(number, Real) and not isinstance(number, bool):
            answer = round(float(number), self.digits)
        return self.sealed.examine(answer)


_MINUS = "Should an uncertain move look better or worse than its mean?"
_OWN = "Under the root stands ln of the PARENT's visits: how many games have the three together?"
_SUM = "W is the sum of the rewards. What is the mean of so many games?"
_MEAN = "That is the mean alone. What does not knowing add to it?"
_NO_C = "The root is right. What became of c?"
_LOG = "Which logarithm is meant by ln? ln(35) is about 3.56."
_ROOT = "Is there a root in your formula, and over all of the fraction?"
_BONUS = "That is the bonus alone. To what is it added?"
_BY_HAND = "Write it in two parts: the mean W/N, and c times the root of ln(35)/N, with c = 1.414."

_WRONG = (_MINUS, _OWN, _SUM, _MEAN, _NO_C, _LOG, _ROOT, _LOG, _BONUS)
_HASHES = {
    "A": (
        ["6fd62858f3ab6b89", "9e4c0532d8b61dfb"],
        "54316877d31dee4d 589f5cb35a0cde53 6d1f4e32b945c385 5996e42227648314 56182270c460ceba "
        "8d057c64a48078fa f6f3f05ab3eed7e8 b6d4c34879b3d7ae f5ec53b45dda1712",
    ),
    "B": (
        ["a569162992a0e53e", "41da11f176e1de69", "e0efb5465f540d76"],
        "1a07787c1587577f 6b093e29570027b2 2c550d589f6439e6 a4cc4150100e1dc0 a08633d6e20bcc3f "
        "4a102b9f869a46cd 2ceeb69a012746ec 6f9b9779f87cee1a ecfe2a1de4f92ecf",
    ),
    "C": (
        ["7325b7dd95b0d3e5", "6f84de7f78076f36"],
        "770920467b14d85b b12acdaec80996f0 a665051572a6d563 d525e4e76f022a78 ea88f872e6e68363 "
        "5f2fcacfb57be54e 281c3207ee492355 65ba43e418714b79 254b71f5b2196367",
    ),
}

BY_HAND: dict[str, Any] = {
    name: Rounded(
        Sealed(
            f"9.1/{name}",
            right=right,
            known=dict(zip(wrong.split(), _WRONG, strict=True)),
            asks=f"{name}: that is not its UCB1.",
            otherwise=_BY_HAND,
        )
    )
    for name, (right, wrong) in _HASHES.items()
}
BY_HAND["next"] = Sealed(
    "9.1/next",
    right=["a56906ab03a48ac4"],
    known={
        "8b6f013013f010e9": "Compare your three numbers: which is the largest?",
        "911d36bfe753d006": "The search goes where it knows little. Which of the three is that?",
    },
    asks="next: selection goes to another child.",
    otherwise='Answer with a letter: "A", "B" or "C".',
)
BY_HAND["play"] = Sealed(
    "9.1/play",
    right=["f7ae4dcd83f6cdd2"],
    known={
        "cfae3ca1e0c667a3": "How much do you trust a mean of three games?",
        "eef460503e0cb6f0": "Which of the three did the search itself come back to most often?",
    },
    asks="play: if the time is up now, another move is the one to play.",
    otherwise='Answer with a letter: "A", "B" or "C".',
)

_READ = 'One of "select", "expand", "simulate" and "backup".'
_WHERE = "Which move should be visited most, and what is its mean? Which phase makes such numbers?"

BROKEN: dict[str, Sealed] = {
    "A": Sealed(
        "9.6/A",
        right=["cf8341327fb2d028"],
        known={
            "dc212ac688d11590": "Selection follows the highest numbers, as it should: the least "
            "visited move has the lowest. Who wrote a 0 there, at a win?",
            "5e9d9bdda9aeae5f": "The games after the winning move all end at once, won. "
            "Then why is the mean so clearly 0, not something in between?",
        },
        asks="Engine A: another phase is broken.",
        otherwise=f"{_READ} {_WHERE}",
    ),
    "B": Sealed(
        "9.6/B",
        right=["e7b6b44457e95ff0"],
        known={
            "f28b4a5c79766c1c": "The visits follow the means, and the means are nearly the same. "
            "Is that selection's doing?",
            "6b1a2dc1747a8987": "No mean is near 0 or near 1, though one move wins on the spot. "
            "Which games were these results taken from?",
        },
        asks="Engine B: another phase is broken.",
        otherwise=f"{_READ} {_WHERE}",
    ),
    "C": Sealed(
        "9.6/C",
        right=["9da7ee41da9d9289"],
        known={
            "6383801f496d8dbf": "Every move has a child. Who decided that most of them never "
            "got a second game?",
            "c074c83403d87979": "The counts are honest: one game, one result. Who sent the other "
            "games all to the same move, even one that loses?",
            "963eb98d44cd55dd": "One game each proves nothing about the games. "
            "Who sent all the others to the same move?",
        },
        asks="Engine C: another phase is broken.",
        otherwise=f"{_READ} {_WHERE}",
    ),
}

PLOT: dict[str, Sealed] = {
    "enough": Sealed(
        "9.7/enough",
        right=["f619dcf0f2b92af3"],
        known={
            "a3e9993f3da55b18": "35 of 40 runs: is that nine of ten?",
            "21cb0dbef770fbf4": "From there on it is right. Is a smaller budget enough?",
            "6cf30d8559056417": "From there on it is right. Is a smaller budget enough?",
        },
        asks="enough: not the smallest budget that is right in nine of ten runs.",
        otherwise="Nine of ten of 40 runs are 36. Read P's line: one of the budgets.",
    ),
    "more": Sealed(
        "9.7/more",
        right=["56d6ded81eba779f"],
        known={
            "15aac2a37f1a1b9f": "Compare Q's intervals at the smallest and at the largest "
            "budget. Which is the better one, for sure?",
        },
        asks="more: the plot says something else.",
        otherwise='Answer "yes" or "no".',
    ),
    "half": Sealed(
        "9.7/half",
        right=["e448cce9992bcc75"],
        known={
            "e525692d3ce58fe6": "Twice the games divide the error by the root of two.",
            "edf54e700342bbb6": "The error shrinks with the root of the games: by which factor "
            "must the games grow?",
        },
        asks="half: with so many games the error is not half as large.",
        otherwise="The error goes with 1 over the root of the number of games.",
    ),
    "Q": Sealed(
        "9.7/Q",
        right=["8e4883a0057ed117"],
        known={
            "3ebd52c2642f9cc7": "Its playouts are no better than guessing. What else is there "
            "for a game with so few states?"
        },
        asks="Q: the other one suits it better.",
        otherwise='Answer "MCTS" or "alpha-beta".',
    ),
    "R": Sealed(
        "9.7/R",
        right=["9fd111f1f0bfe1ad"],
        known={
            "51a35fb1c82ac74b": "What does alpha-beta know at its depth limit, where nobody "
            "has an evaluation?"
        },
        asks="R: the other one suits it better.",
        otherwise='Answer "MCTS" or "alpha-beta".',
    ),
}
