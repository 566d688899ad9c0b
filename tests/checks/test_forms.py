"""An answer by hand is the same one however it is written, for the check and where it is marked."""

from __future__ import annotations

import tomllib
from array import array
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy
import pytest

from gamesearch.checks import verdict
from gamesearch.checks.canonical import canon
from gamesearch.checks.forms import is_used_up, own_types
from gamesearch.checks.sealed import step
from tests.solutions import SOURCES, Solution


def texts(write: Callable[[str], Any]) -> Callable[[Any], Any]:
    return lambda answer: write(answer) if isinstance(answer, str) else answer


def listed(write: Callable[[list], Any]) -> Callable[[Any], Any]:
    return lambda answer: write(answer) if isinstance(answer, list) else answer


def number(write: Callable[[Any], Any]) -> Callable[[Any], Any]:
    is_number = (int, float)
    return lambda answer: write(answer) if type(answer) in is_number else answer


WAYS = {
    "other capitals": texts(str.swapcase),
    "a full stop": texts(lambda text: f"{text}."),
    "blanks around it": texts(lambda text: f" {text}\n"),
    "in brackets": texts(lambda text: f"({text})"),
    "a text of numpy's": texts(numpy.str_),
    "a tuple": listed(tuple),
    "one after the other": listed(lambda values: (each for each in values)),
    "an array of numbers": listed(lambda values: array("d", values)),
    "a fraction": number(Fraction),
}


def by_hand(path: Path) -> Iterator[tuple[str, str, str]]:
    """The sealed answers: exercise, part, and how the part is read."""
    with path.with_suffix(".toml").open("rb") as file:
        for salt, each in tomllib.load(file).items():
            exercise, _, part = salt.partition("/")
            yield exercise, part, each.get("read", "")


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_check_and_marking_read_an_answer_in_the_same_way(path):
    solution = Solution(path)
    for exercise, part, read in by_hand(path):
        answer = solution.answer(exercise)
        right = answer.get(part) if part else answer
        if right is None or read == "a reading":  # these are accepted by one and the same step
            continue
        marks = solution.graded(exercise, answer)
        for way, write in WAYS.items():
            written = step(exercise, read).read(own_types(write(right)))
            assert canon(written).casefold() == canon(step(exercise, read).read(right)).casefold()
            handed_in = own_types({**answer, part: write(right)} if part else write(right))
            assert solution.graded(exercise, handed_in) == marks, (exercise, part, way)


def test_a_dict_that_only_shows_another_is_read():
    assert own_types(MappingProxyType({"a": numpy.int64(3)})) == {"a": 3}


def test_what_hands_out_its_values_once_is_told_when_none_are_left():
    squares = map(abs, [1, -2])
    assert not is_used_up({"leaves": squares}, own_types({"leaves": squares}))
    said = verdict.check("2.1", {"leaves 1": squares})
    assert not said.passed
    assert "list(…)" in said.hint
