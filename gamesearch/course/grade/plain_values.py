"""Values as text between a student's process and whoever marks: data, and never code.

  value_to_text(value)    one line of JSON, made in the student's process
  value_from_text(text)   the value again, in Python's own types

What comes from there may be anything, so nothing of it is run, and nothing is made of it but
numbers, texts, containers and the package's own named tuples. An object that is none of these is
told by its class's name.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any

from gamesearch.checks.canonical import type_name
from gamesearch.checks.forms import own_types

MOST = 20_000  # values in one answer
OURS = "gamesearch."
NEVER = "gamesearch.course"  # what marks is not what is marked
DATA = (bool, int, float, str, list, tuple, set, dict)


class BadValue(ValueError):
    """This is not what `value_to_text` wrote."""


def value_to_text(value: Any) -> str:
    """
    >>> value_to_text((3, {"a": [float("inf"), None]}))
    '["t", 3, ["d", ["a", ["l", ["f", "inf"], null]]]]'
    """
    try:
        return json.dumps(_packed(own_types(value), Room()))
    except TooMuch:
        return json.dumps(["x", TooMuch.__name__])


class TooMuch(ValueError):
    """More values than any answer has."""


class Room:
    """For how many more values there is room."""

    left = MOST

    def take(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooMuch


def _packed(value: Any, room: Room) -> Any:
    room.take()
    kind = type(value)
    if value is None or kind in (bool, int, str):
        return value
    if kind is float:
        return value if math.isfinite(value) else ["f", repr(value)]
    if kind is dict:
        pairs = ([_packed(key, room), _packed(each, room)] for key, each in value.items())
        return ["d", *pairs]
    for name, own in (("l", list), ("s", set), ("t", tuple)):
        if kind is own:
            return [name, *(_packed(each, room) for each in value)]
    if is_ours(kind):
        home = f"{kind.__module__}:{kind.__qualname__}"
        return ["o", home, *(_packed(own_types(each), room) for each in _fields_of(value))]
    return ["x", type_name(value)]


def is_data(value: Any) -> bool:
    """Whether more than its class's name is left of what `own_types` gives.

    >>> is_data([3]), is_data(object())
    (True, False)
    """
    return value is None or type(value) in DATA or is_ours(type(value))


def is_ours(kind: type) -> bool:
    """A named tuple or a dataclass of the package: fields, and nothing of a student's."""
    named = issubclass(kind, tuple) and hasattr(kind, "_fields")
    home = kind.__module__
    inside = home.startswith(OURS) and not home.startswith(NEVER)
    return inside and (named or is_dataclass(kind))


def _fields_of(value: Any) -> list[Any]:
    if isinstance(value, tuple):
        return list(value)
    return [getattr(value, each.name) for each in fields(value)]


def value_from_text(text: str) -> Any:
    """
    >>> value_from_text(value_to_text((3, {"a": [float("inf"), None]})))
    (3, {'a': [inf, None]})
    """
    try:
        return _Unpacker().read(json.loads(text))
    except (ValueError, TypeError, LookupError, RecursionError, AttributeError) as error:
        raise BadValue(str(error)[:80]) from None


class _Unpacker:
    def __init__(self) -> None:
        self.left = MOST

    def read(self, packed: Any) -> Any:
        self.left -= 1
        if self.left < 0:
            raise BadValue("too many values")
        if not isinstance(packed, list):
            if isinstance(packed, dict):
                raise BadValue("an object of JSON")
            return packed
        kind, *items = packed
        return READERS[kind](self, items)

    def dict(self, items: list[Any]) -> Any:
        return {self.read(key): self.read(value) for key, value in items}

    def each(self, items: list[Any]) -> list[Any]:
        return [self.read(each) for each in items]

    def ours(self, items: list[Any]) -> Any:
        home, *values = items
        module, _, name = home.partition(":")
        kind = getattr(sys.modules[module], name)
        if not (isinstance(kind, type) and is_ours(kind)):
            raise BadValue(f"{home} is no kind of value")
        return kind(*self.each(values))


def _number(text: str) -> float:
    if text not in ("inf", "-inf", "nan"):
        raise BadValue("no such number")
    return float(text)


def _other(name: str) -> Any:
    """In place of an object that stayed where it was: it has its class's name, and nothing else."""
    return type(name if name.isidentifier() else "object", (), {})()


READERS: dict[str, Callable[[_Unpacker, list[Any]], Any]] = {
    "f": lambda reader, items: _number(*items),
    "l": lambda reader, items: reader.each(items),
    "t": lambda reader, items: tuple(reader.each(items)),
    "s": lambda reader, items: set(reader.each(items)),
    "d": lambda reader, items: reader.dict(items),
    "o": lambda reader, items: reader.ours(items),
    "x": lambda reader, items: _other(*items),
}
