"""Right answers written in unusual ways get the same line; foreign objects get a type's name."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict, deque, namedtuple
from decimal import Decimal
from enum import Enum, IntEnum
from fractions import Fraction

import numpy
import pytest

from gamesearch.checks.canonical import DEEPEST, LARGEST, canon

Best = namedtuple("Best", "value move")


class Side(Enum):
    X = "X"


class Number(IntEnum):
    THREE = 3


class Evil:
    __class__ = int  # type: ignore[assignment]

    def __eq__(self, other):
        return True

    def __repr__(self):
        return "3"

    __str__ = __repr__

    def __format__(self, how):
        return "3"

    def __float__(self):
        return 3.0

    def __iter__(self):
        return iter([3])

    __hash__ = None  # type: ignore[assignment]


class EvilInt(int):
    def __repr__(self):
        return "3"

    __str__ = __repr__

    def __int__(self):
        return 3

    def __abs__(self):
        return 3

    def __eq__(self, other):
        return True

    __hash__ = int.__hash__


class EvilList(list):
    def __iter__(self):
        return iter([3, 5])


class Meta(type):
    def __getattribute__(cls, name):
        return "int"


class Disguised(metaclass=Meta):
    pass


THREES = [
    *(3, 3.0, Fraction(3), Decimal("3.0"), 3.0000000001, Number.THREE),
    *(numpy.int64(3), numpy.float32(3), numpy.uint8(3), numpy.array(3)),
]


@pytest.mark.parametrize("three", THREES, ids=repr)
def test_number_is_one_line_however_it_is_written(three):
    assert canon(three) == "3"


@pytest.mark.parametrize(
    "pair",
    [
        *((3, 5), [3, 5], [3.0, Fraction(5)], Best(3, 5), deque([3, 5])),
        *(numpy.array([3, 5]), (numpy.int64(3), numpy.int64(5)), range(3, 7, 2)),
        *({3: 0, 5: 0}.keys(), {0: 3, 1: 5}.values()),
    ],
    ids=repr,
)
def test_sequence_is_one_line_whatever_holds_it(pair):
    assert canon(pair) == "(3, 5)"


@pytest.mark.parametrize(
    ("value", "line"),
    [
        (-0.0, "0"),
        (0.1 + 0.2, "0.3"),
        (1 / 3, "0.333333"),
        (Fraction(-1, 3), "-0.333333"),
        (math.inf, "inf"),
        (-math.inf, "-inf"),
        (math.nan, "nan"),
        (Decimal("Infinity"), "inf"),
        (True, "True"),
        (numpy.bool_(False), "False"),
        (None, "None"),
        ("X ", '"X"'),
        (Side.X, '"X"'),
        ("(3, 5)", '"(3, 5)"'),
        ({2, 1}, "{1, 2}"),
        (frozenset({"b", "a"}), '{"a", "b"}'),
        ({"b": 1, "a": [2.0]}, '{"a": (2), "b": 1}'),
        (OrderedDict(b=1, a=2), '{"a": 2, "b": 1}'),
        (Counter("ab"), '{"a": 1, "b": 1}'),
        (numpy.array([[1, 2], [3, 4]]), "((1, 2), (3, 4))"),
        ([], "()"),
    ],
)
def test_value_has_its_line(value, line):
    assert canon(value) == line


def test_huge_number_has_a_line():
    assert canon(10**5000) == hex(10**5000)
    assert canon(1e300) == canon(int(1e300))


def test_what_an_object_claims_of_itself_is_not_asked():
    assert canon(Evil()) == "<Evil>"
    assert canon([Evil()]) == "(<Evil>)"
    assert canon(Disguised()) == "<Disguised>"
    assert canon(EvilInt(7)) == "7"
    assert canon(EvilList([1, 2])) == "(1, 2)"


def test_line_of_an_object_has_no_address():
    for thing in (object(), lambda: 3, print, (each for each in ()), canon):
        assert "0x" not in canon(thing)


def test_too_much_becomes_a_remark():
    endless: list = []
    endless.append(endless)
    assert canon(endless) == f"<nested deeper than {DEEPEST}>"
    doubling: list = [1]
    for _ in range(25):
        doubling = [doubling, doubling]
    assert canon(doubling) == f"<more than {LARGEST} values>"
    assert canon(range(10**9)) == f"<more than {LARGEST} values>"
    assert canon(numpy.zeros(10**6)) == "<ndarray>"
    assert canon("x" * 10**6) == f"<a text of more than {LARGEST} characters>"
