"""One line of text for a value, the same for every right way of writing it.

  canon(3.0) == canon(Fraction(3)) == canon(numpy.int64(3)) == "3"
  canon([3, 5]) == canon((3, 5)) == canon(numpy.array([3, 5])) == "(3, 5)"

Only types known here are looked into, and only with their own class's methods: an object that a
student made becomes its type's name, so whatever its `__eq__`, `__repr__` or `__format__` claim
is never asked. What is too deep or too large becomes a remark that equals no real answer.
"""

from __future__ import annotations

import json
import math
import sys
from collections import deque
from collections.abc import Iterable
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from typing import Any

DEEPEST = 30
LARGEST = 5_000  # values in all, and characters in one string
DIGITS = 6  # after the point: 0.1 + 0.2 is 0.3

UNORDERED: tuple[Any, ...] = (set, frozenset)
SEQUENCES: tuple[Any, ...] = (list, tuple, deque, range, type({}.keys()), type({}.values()))


class _TooMuch(Exception):
    """The value cannot be told in one line; the message is what stands for it."""


def canon(value: object) -> str:
    """The value as one line.

    >>> canon([3.0, Fraction(1, 3), -0.0, True, None, {2, 1}, {"b": 1, "a ": 2}])
    '(3, 0.333333, 0, True, None, {1, 2}, {"a": 2, "b": 1})'
    >>> canon(object())
    '<object>'
    """
    try:
        return _Writer().text(plain(value), 0)
    except _TooMuch as remark:
        return str(remark)


def plain(value: Any) -> Any:
    """A numpy number or array, or a member of an Enum, as the Python value it stands for."""
    kind = type(value)
    numpy = sys.modules.get("numpy")
    if numpy is not None and issubclass(kind, numpy.ndarray):
        small = numpy.ndarray.size.__get__(value) <= LARGEST
        return numpy.ndarray.tolist(value) if small else value
    if numpy is not None and issubclass(kind, numpy.generic):
        return numpy.generic.item(value)
    if issubclass(kind, Enum):
        return object.__getattribute__(value, "_value_")
    return value


def type_name(value: object) -> str:
    """What the value's class is called, whatever its metaclass says."""
    return type.__getattribute__(type(value), "__name__")


def counted(value: Any) -> Any:
    """The same, with True and False as the 1 and 0 that Python computes with.

    >>> counted(True), counted(3), counted("True")
    (1, 3, 'True')
    """
    known = plain(value)
    return int(known) if type(known) is bool else value


class _Writer:
    def __init__(self) -> None:
        self.values = 0

    def text(self, value: Any, depth: int) -> str:
        self.values += 1
        if depth > DEEPEST:
            raise _TooMuch(f"<nested deeper than {DEEPEST}>")
        if self.values > LARGEST:
            raise _TooMuch(f"<more than {LARGEST} values>")
        kind = type(value)
        if value is None or kind is bool:
            return str(value)
        if issubclass(kind, int):
            return _whole(int.__index__(value))
        if issubclass(kind, float):
            return _real(float.__float__(value))
        if issubclass(kind, Fraction | Decimal):
            return _exact(value) if kind in (Fraction, Decimal) else f"<{type_name(value)}>"
        if issubclass(kind, str):
            return _string(str.__str__(value))
        if issubclass(kind, dict):
            pairs = [(self.at(key, depth), self.at(item, depth)) for key, item in dict.items(value)]
            return "{" + ", ".join(f"{key}: {item}" for key, item in sorted(pairs)) + "}"
        for base in UNORDERED:
            if issubclass(kind, base):
                return "{" + ", ".join(sorted(self.each(base.__iter__(value), depth))) + "}"
        for base in SEQUENCES:
            if issubclass(kind, base):
                return "(" + ", ".join(self.each(base.__iter__(value), depth)) + ")"
        return f"<{type_name(value)}>"

    def at(self, value: Any, depth: int) -> str:
        return self.text(plain(value), depth + 1)

    def each(self, values: Iterable[Any], depth: int) -> list[str]:
        return [self.at(value, depth) for value in values]


def _whole(number: int) -> str:
    return str(number) if abs(number) < 10**100 else hex(number)


def _real(number: float) -> str:
    if not math.isfinite(number):
        return str(number)
    number = round(number, DIGITS)
    return _whole(int(number)) if number == int(number) else f"{number:.{DIGITS}f}".rstrip("0")


def _exact(number: Fraction | Decimal) -> str:
    if isinstance(number, Decimal) and not number.is_finite():
        return _real(float(number))
    if number == int(number):
        return _whole(int(number))
    return _real(float(number))


def _string(text: str) -> str:
    if len(text) > LARGEST:
        raise _TooMuch(f"<a text of more than {LARGEST} characters>")
    return json.dumps(text.strip(), ensure_ascii=False)
