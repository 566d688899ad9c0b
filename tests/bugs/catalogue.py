"""What a lesson's file of wrong and right answers is made of."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from linecache import cache
from math import inf
from typing import Any

import gamesearch
from gamesearch.search.ordering import Order

_numbers = count(1)


@dataclass(frozen=True)
class Answer:
    """A student's code; `gives` is the expression that is handed to `check`."""

    name: str
    exercise: str
    code: str
    gives: str
    hint: str = ""  # part of what the check must say; right answers have none

    def __call__(self) -> Any:
        """The answer, made afresh: global variables of one student must not last."""
        place = f"<cell {next(_numbers)}>"
        cache[place] = (len(self.code), None, self.code.splitlines(keepends=True), place)
        names = {
            name: getattr(gamesearch, name) for name in gamesearch.__all__ if name[0].isupper()
        }
        names |= {
            "inf": inf,
            "Order": Order,
            "minimax": gamesearch.minimax,
            "alphabeta": gamesearch.alphabeta,
        }
        names["__name__"] = "student"
        exec(compile(self.code, place, "exec"), names)
        return eval(self.gives, names)

    def __str__(self) -> str:
        return f"{self.exercise}-{self.name}"


def changed(code: str, *changes: tuple[str, str]) -> str:
    """The code with each old text replaced; the old text must be there."""
    for old, new in changes:
        assert old in code, f"{old!r} is not in the code"
        code = code.replace(old, new)
    return code
