"""Values between a student's process and whoever marks: they come back, and nothing else does."""

from __future__ import annotations

import json
from fractions import Fraction
from math import inf, nan

import numpy
import pytest

from gamesearch.checks.canonical import canon
from gamesearch.checks.observe import Look
from gamesearch.course.grade.plain_values import BadValue, value_from_text, value_to_text


@pytest.mark.parametrize(
    "value",
    [3, -2.5, inf, nan, True, None, "x", [1, (2, {3})], {"a": [{}], (1, 2): None}, 10**50],
    ids=repr,
)
def test_data_come_back(value):
    assert canon(value_from_text(value_to_text(value))) == canon(value)
    assert type(value_from_text(value_to_text(value))) is type(value)


def test_other_types_come_back_as_pythons_own():
    value = {"counts": numpy.array([3, 5]), "share": Fraction(1, 4), "sure": numpy.bool_(True)}
    assert value_from_text(value_to_text(value)) == {"counts": [3, 5], "share": 0.25, "sure": True}


def test_an_observation_of_ours_keeps_its_names():
    assert value_from_text(value_to_text(Look(3.0, (3.0, 5.0)))) == Look(3.0, (3.0, 5.0))
    assert value_from_text(value_to_text([Look(None)]))[0].leaves == ()


def test_an_object_is_its_name_and_nothing_else():
    class Sly:
        def __eq__(self, other):
            return True

    assert canon(value_from_text(value_to_text(Sly()))) == "<Sly>"


@pytest.mark.parametrize("huge", [[[0] * 10_000] * 100, [0] * 100_000], ids=["nested", "flat"])
def test_too_much_is_no_answer(huge):
    assert canon(value_from_text(value_to_text(huge))).startswith("<")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        '["q", 1]',
        '["f", "1e999"]',
        '["o", "os:system", "true"]',
        '["o", "gamesearch.games.tree:TreeGame", ["l"]]',
        '["o", "gamesearch.checks.observe:Look"]',
        '["s", ["l"]]',
        "[" * 100_000,
        json.dumps(["l", *[0] * 50_000]),
    ],
    ids=range(10),
)
def test_what_nobody_writes_is_not_read(text):
    with pytest.raises(BadValue):
        value_from_text(text)
