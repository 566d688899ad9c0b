"""An answer that is data, in Python's own types, whatever it was written with.

    own_types({"leaves": numpy.array([3, 5]), "window": (Fraction(3), Decimal("8.5"))})
    == {"leaves": [3, 5], "window": (3, 8.5)}

So a check and a grade cell need to know numbers, texts, lists, tuples, sets and dicts alone. What a
student's own class claims to be is not asked; what is no data, such as a function, stays as it is.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from itertools import islice
from types import GeneratorType, MappingProxyType
from typing import Any

from ..errors import GameSearchError
from .canonical import DEEPEST, LARGEST, plain

VIEWS: tuple[Any, ...] = (type({}.keys()), type({}.values()), type({}.items()))
LISTED: tuple[Any, ...] = (list, deque, range, array, *VIEWS)
AROUND_A_WORD = " \t\n.,;:!?()[]\"'“”„"
ONE_BY_ONE: tuple[Any, ...] = (map, zip, filter, enumerate, reversed, GeneratorType)


def own_types(value: Any) -> Any:
    """The same content in Python's own types.

    >>> own_types([Fraction(6, 2), Decimal("0.5"), (n * n for n in range(3))])
    [3, 0.5, [0, 1, 4]]
    """
    return _OwnTypes().read(value, 0)


def fraction_as_number(value: Any) -> Any:
    """A Fraction or a Decimal as the whole number that it is, else as a float."""
    if isinstance(value, Decimal) and not value.is_finite():
        return float(value)
    return int(value) if value == int(value) else float(value)


def as_word(answer: Any) -> Any:
    """A text without the blanks, quotes, brackets or full stop around it, also the only one of a
    list; else what it is.

    >>> as_word(" 'B.' "), as_word(["B"]), as_word(2.5)
    ('B', 'B', 2.5)
    """
    read = own_types(answer)
    match read:
        case [str(only)]:
            read = only
    return read.strip(AROUND_A_WORD) if isinstance(read, str) else read


def is_used_up(answer: Any, read: Any) -> bool:
    """Whether it, or a part of it, hands out its values one by one, and had none left to read.

    >>> squares = (n * n for n in range(3))
    >>> [is_used_up(squares, own_types(squares)) for _ in range(2)]
    [False, True]
    """
    if type(answer) is dict and isinstance(read, dict):
        return any(is_used_up(each, read.get(part)) for part, each in answer.items())
    return isinstance(answer, ONE_BY_ONE) and read == []


def as_number(answer: Any) -> float:
    """
    >>> as_number(Fraction(5, 2))
    2.5
    >>> as_number("about two")
    Traceback (most recent call last):
    gamesearch.errors.GameSearchError: 'about two' is no number: which one is meant, in digits?
    """
    try:
        return float(plain(answer))
    except (TypeError, ValueError):
        said = repr(plain(answer))[:40]
        raise GameSearchError(f"{said} is no number: which one is meant, in digits?") from None


class _OwnTypes:
    def __init__(self) -> None:
        self.left = LARGEST

    def read(self, value: Any, depth: int) -> Any:
        value = plain(value)
        kind = type(value)
        self.left -= 1
        if value is None or kind in (bool, int, float, str) or depth > DEEPEST or self.left < 0:
            return value
        for own in (int, float, str):
            if issubclass(kind, own):
                return _bare(own, value)
        if kind in (Fraction, Decimal):
            return fraction_as_number(value)
        if kind is MappingProxyType or issubclass(kind, dict):
            pairs = list(value.items() if kind is MappingProxyType else dict.items(value))
            return {self.key(key, depth): self.read(each, depth + 1) for key, each in pairs}
        if issubclass(kind, tuple):
            return self.as_tuple(kind, value, depth)
        for base in (set, frozenset):
            if issubclass(kind, base):
                return {self.key(each, depth) for each in base.__iter__(value)}
        for base in LISTED:
            if issubclass(kind, base):
                return self.each(base.__iter__(value), depth)
        return self.each(value, depth) if isinstance(value, ONE_BY_ONE) else value

    def as_tuple(self, kind: type, value: Any, depth: int) -> Any:
        """A named one of the package's own keeps its names, which a search's result has."""
        items = self.each(tuple.__iter__(value), depth)
        if kind.__module__.startswith("gamesearch.") and hasattr(kind, "_fields"):
            return tuple.__new__(kind, items)
        return tuple(items)

    def each(self, values: Iterator[Any], depth: int) -> list[Any]:
        return [self.read(each, depth + 1) for each in islice(values, LARGEST)]

    def key(self, value: Any, depth: int) -> Any:
        read = self.read(value, depth + 1)
        try:
            hash(read)
        except TypeError:  # a list that a student's own class could hash
            return value
        return read


def _bare(own: Any, value: Any) -> Any:
    """A member of a subclass as what it is without it: only Python's own methods are asked."""
    if own is int:
        return int.__index__(value)
    return float.__float__(value) if own is float else str.__str__(value)
