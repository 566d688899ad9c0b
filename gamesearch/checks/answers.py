"""Answers that can be checked but not read: numbers found by hand, kept as slow salted hashes.

    Sealed("2.6/b3_d4", right=["9c1f…"], known={"77ab…": "That is half of the tree: …"})

A hash takes long enough (about 0.1 s) that tracing the tree is quicker than trying out numbers.
Authors make the table with

    python -m gamesearch.checks.answers 2.6/b3_d4 17 40 9

which prints the hash of each answer; an answer is any Python literal: 7, "C", "(3, 12)".
"""

from __future__ import annotations

import hashlib
import re
import sys
from ast import literal_eval
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .canon import canon
from .exercise import Finding

ROUNDS = 200_000
LENGTH = 8  # bytes kept: more would only make the tables longer
NUMBERS = re.compile(r"[\d\s.,/()+-]+")
QUOTED = "Numbers in quotes are a text. What do you get if you leave the quotes away?"


@dataclass(frozen=True)
class Sealed:
    """A step passed by an answer whose hash is one of `right`; `known` maps wrong ones to hints."""

    salt: str
    right: Sequence[str]
    known: Mapping[str, str] = field(default_factory=dict)
    asks: str = "That is not it yet."
    otherwise: str = ""  # what to ask about an answer that nobody has foreseen

    def examine(self, answer: object) -> Finding | None:
        sealed = seal(self.salt, answer)
        if sealed in self.right:
            return None
        quoted = isinstance(answer, str) and NUMBERS.fullmatch(answer)
        otherwise = QUOTED if quoted else self.otherwise
        return Finding(self.salt, self.asks, question=self.known.get(sealed, otherwise))


def seal(salt: str, answer: object) -> str:
    """The hash of an answer, however it is written: 7, 7.0 and numpy's 7 have the same one."""
    text = canon(answer).casefold()
    return hashlib.pbkdf2_hmac("sha256", text.encode(), salt.encode(), ROUNDS, LENGTH).hex()


def _literal(text: str) -> object:
    try:
        return literal_eval(text)
    except (SyntaxError, ValueError):
        return text


if __name__ == "__main__":
    salt, *answers = sys.argv[1:]
    for answer in answers:
        print(f"{seal(salt, _literal(answer))}  {salt}  {canon(_literal(answer))}")
