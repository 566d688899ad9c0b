"""Answers that can be checked but not read: found by hand, kept as slow salted hashes.

    TRACED = Exercise("2.1", …, steps=[Parts(SEALS.parts("2.1"))])

with `SEALS = Seals(__package__)` at the top of a topic. A hash takes long enough (some 0.1 s) that
tracing the tree is quicker than trying out numbers. What is right and what is known to be wrong
stands in clear in `solutions/source/NN_topic.toml`; `gamesearch build` makes the topic's
`seals.json` of it (`gamesearch/course/build/seals.py`), which is all that students get.

A step that reads an answer first is named in the TOML, `read = "rounded to 2"`; READERS lists them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from numbers import Real
from typing import Any

from ..errors import GameSearchError
from .canonical import canon, plain
from .forms import as_number, as_word, own_types
from .guard import attempt
from .pbkdf2 import slow_hash
from .steps import Finding, Step

FILE = "seals.json"
LENGTH = 8  # bytes kept: more would only make the tables longer
NUMBERS = re.compile(r"(?:[\d\s.,/()+-]|and)+")
UNORDERED = "What stands in braces has no order. With which brackets do your numbers keep theirs?"
WRAPPED = "It stands alone in a list: brackets, or a comma behind it, do that. Leave them away."
QUOTED = "Numbers in quotes are a text. What do you get if you leave the quotes away?"


@dataclass(frozen=True)
class Sealed:
    """A step passed by an answer whose hash is one of `right`; `known` maps wrong ones to hints."""

    salt: str
    right: Sequence[str] = ()
    known: Mapping[str, str] = field(default_factory=dict)
    asks: str = "That is not it yet."
    otherwise: str = ""  # what to ask about an answer that nobody has foreseen

    def examine(self, answer: Any) -> Finding | None:
        read = self.read(answer)
        if isinstance(read, Finding):
            return read
        sealed = seal(self.salt, read)
        if sealed in self.right:
            return None
        ask = self.known[sealed] if sealed in self.known else self._form(read)
        return Finding(self.salt, self.asks, question=ask)

    def _form(self, read: Any) -> str:
        """What to ask about an answer that nobody has foreseen: its form may be the mistake."""
        if isinstance(read, str) and NUMBERS.fullmatch(read):
            return QUOTED
        alone = isinstance(read, list | tuple) and len(read) == 1
        if alone and seal(self.salt, self.read(read[0])) in self.right:
            return WRAPPED
        return UNORDERED if isinstance(read, set | frozenset) else self.otherwise

    def read(self, answer: Any) -> Any:
        """The answer as it is compared; a Finding if it is none."""
        return as_word(answer)


def seal(salt: str, answer: object) -> str:
    """The hash of an answer, however it is written: 7, 7.0 and numpy's 7 have the same one."""
    return slow_hash(salt, canon(answer).casefold(), LENGTH)


class _Steps(dict[str, "Sealed"]):
    """Says what is missing, and where it is written."""

    topic = ""

    def __missing__(self, salt: str) -> Sealed:
        raise GameSearchError(
            f'no answer is sealed as "{salt}": write ["{salt}"] into '
            f"solutions/source/NN_{self.topic}.toml, then run gamesearch build"
        )


class Seals:
    """The sealed answers of one topic, each under its exercise and part: "2.1/leaves 1"."""

    def __init__(self, package: str):
        topic, place = package.rpartition(".")[2], files(package).joinpath(FILE)
        try:
            kept = json.loads(place.read_text("utf-8"))["answers"]
        except (OSError, ValueError, LookupError, TypeError):
            raise GameSearchError(
                f"{package} has no {FILE} that can be read: write its answers into "
                f"solutions/source/NN_{topic}.toml, then run gamesearch build"
            ) from None
        self.steps = _Steps((salt, step(salt, **each)) for salt, each in kept.items())
        self.steps.topic = topic

    def parts(self, exercise: str) -> dict[str, list[Step]]:
        """All sealed parts of an exercise, in the order of the file."""
        start = f"{exercise}/"
        found = {salt: step for salt, step in self.steps.items() if salt.startswith(start)}
        found = found or {start: self.steps[f"{start}…"]}  # which says that there is none
        return {salt.removeprefix(start): [step] for salt, step in found.items()}

    def told(self, salt: str, answer: Any) -> Any:
        """What a grade cell tells of an answer: what the check compares, without its capitals.

        Raises:
            GameSearchError: the step cannot read it.
        """
        read = self.steps[salt].read(own_types(answer))
        if isinstance(read, Finding):
            raise GameSearchError(read.what)
        return read.casefold() if isinstance(read, str) else read

    def accepts(self, salt: str, answer: Any) -> bool:
        return self.steps[salt].examine(answer) is None


@dataclass(frozen=True)
class Rounded(Sealed):
    """A number that may be given more exactly than it was sealed."""

    digits: int = 0

    def read(self, answer: Any) -> Any:
        number = plain(answer)
        if isinstance(number, Real) and not isinstance(number, bool):
            return round(float(number), self.digits)
        return answer


@dataclass(frozen=True)
class Reading(Sealed):
    """A number read off a plot, to two digits; every number that an eye may read is sealed."""

    def read(self, answer: Any) -> Any:
        """
        >>> [Reading("3.6").read(number) for number in (3.187, -0.254, 1016, 0)]
        [3.2, -0.25, 1000.0, 0.0]
        """
        outcome = attempt(lambda: float(f"{as_number(answer):.2g}"))
        if outcome.raised:
            part = self.salt.partition("/")[2]
            return Finding(outcome.raised, f"On {part}: {outcome.trouble}")
        return outcome.value


@dataclass(frozen=True)
class Letters(Sealed):
    """Some of the letters `among`, in any order, as one word, as words or as a collection."""

    among: str = ""

    def read(self, answer: Any) -> Any:
        """The letters in their order, however they are held.

        >>> claims = Letters("11.1", among="ABCDEFGH")
        >>> claims.read(["g", "B"]), claims.read("C, E"), claims.read("B and C")
        ('BG', 'CE', 'BC')
        """
        given = own_types(answer)
        if isinstance(given, set | frozenset | list | tuple):
            given = "".join(each for each in given if isinstance(each, str))
        if isinstance(given, str):
            kept = set(re.sub(r"[^A-Za-z\d]|and", "", given).upper())
            if kept <= set(self.among):
                return "".join(sorted(kept))
        what = f'Name the claims by their letters, in quotes: from "{self.among}".'
        return Finding("letters", what)


@dataclass(frozen=True)
class Ordered(Sealed):
    """Letters whose order counts: one word, with blanks, commas or signs between, or a list."""

    def read(self, answer: Any) -> Any:
        """
        >>> [Ordered("3.1").read(given) for given in ("F, C A", ["F", "C", "A"], 5)]
        ['FCA', 'FCA', 5]
        """
        given = as_word(answer)
        if isinstance(given, list | tuple) and all(isinstance(each, str) for each in given):
            given = "".join(given)
        return re.sub(r"[\s,;.<>=→-]", "", given) if isinstance(given, str) else answer


@dataclass(frozen=True)
class AnyOrder(Sealed):
    """Some values whose order does not count, in a tuple, a list or a set."""

    def read(self, answer: Any) -> Any:
        """
        >>> [AnyOrder("9.5").read(given) for given in ((2, 1), {1, 2}, "12")]
        [(1, 2), (1, 2), '12']
        """
        given = own_types(answer)
        if isinstance(given, list | tuple | set):
            return tuple(sorted(given, key=canon))
        return answer


@dataclass(frozen=True)
class ThreeAnswers(Sealed):
    """Three of True and False (or 1 and 0), in a tuple or a list."""

    def read(self, answer: Any) -> Any:
        said = {canon(kind): kind for kind in (True, False, 1, 0)}
        given = own_types(answer)
        known = [canon(part) for part in given] if isinstance(given, list | tuple) else []
        if len(known) == 3 and set(known) <= set(said):
            return tuple(bool(said[each]) for each in known)
        what = "Answer with three of True and False: (chance, hidden, constant sum)."
        return Finding("three answers", what)


# How a TOML names the step that reads, with what the brackets of the pattern found.
READERS: Mapping[str, Callable[..., Sealed]] = {
    "": Sealed,
    "a reading": Reading,
    "letters in order": Ordered,
    "in any order": AnyOrder,
    "three of True and False": ThreeAnswers,
    r"rounded to (\d)": lambda salt, digits, **kept: Rounded(salt, digits=int(digits), **kept),
    "some of ([A-Z]+)": lambda salt, among, **kept: Letters(salt, among=among, **kept),
}


def step(salt: str, read: str = "", **kept: Any) -> Sealed:
    """The sealed step that reads an answer as `read` says.

    Raises:
        LookupError: there is no such reader.
    """
    for pattern, make in READERS.items():
        if found := re.fullmatch(pattern, read):
            return make(salt, *found.groups(), **kept)
    raise LookupError(f"nothing reads {read!r}; known are: {', '.join(filter(None, READERS))}")
