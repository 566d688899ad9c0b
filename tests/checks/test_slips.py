"""The slips of Python that any exercise may meet: the same words everywhere, with the line."""

from __future__ import annotations

import linecache

import pytest

from gamesearch.checks.steps import Property
from gamesearch.checks.verdict import exercise

HALVES = Property(
    "half({case}) should not be {seen}.",
    on=[10, 3],
    observe=lambda half, case: float(half(case)),
    holds=lambda case, seen: seen == case / 2,
)


def written(code, name="half"):
    place = f"<cell of {abs(hash(code))}>"
    linecache.cache[place] = (len(code), None, code.splitlines(keepends=True), place)
    names = {}
    exec(compile(code, place, "exec"), names)
    return names[name]


def hint(code, on=HALVES):
    return on.examine(written(code)).hint(1)


def test_a_forgotten_return_is_named_with_its_line():
    said = hint("def half(n):\n    value = n / 2\n    print(value)\n")
    assert said.startswith("On 10: half ends in line 3 without a return, so it gives back None.")
    assert "Does every way through" in said


def test_a_return_that_is_missing_on_one_way_is_found_there():
    said = hint("def half(n):\n    if n > 5:\n        return n / 2\n    n / 2\n")
    assert said.startswith("On 3: half ends in line 4 without a return")


def test_a_helpers_forgotten_return_is_named():
    code = "def by(n, k):\n    n / k\n\ndef half(n):\n    return by(n, 2)\n"
    assert "by ends in line 2 without a return" in hint(code)


def test_none_that_is_meant_is_no_forgotten_return():
    assert "without a return" not in hint("def half(n):\n    return None\n")


def test_an_error_on_the_way_is_no_forgotten_return():
    code = "def half(n):\n    try:\n        helper(n)\n    except KeyError:\n        return 'x'\n"
    code += "def helper(n):\n    raise KeyError(n)\n"
    assert "without a return" not in hint(code)


@pytest.mark.parametrize(
    ("given", "words"),
    [("{5: 'five'}", "a dict, {5: 'five'}"), ("[game]", "a list"), ("max", "an object")],
)
def test_what_nobody_can_use_is_told_by_what_it_is(given, words):
    answer = written(f"def my_worth(game, column):\n    return {given}\n", "my_worth")
    said = exercise("3.4").examine(answer).hint(1)
    assert f"my_worth gave back {words}" in said
    assert "argument must be" not in said


def test_a_missing_key_is_told_with_its_line():
    said = hint("SEEN = {}\n\ndef half(n):\n    return SEEN[n]\n")
    assert (
        'it asked for the key 10, which is not there, in line 4 of half: "return SEEN[n]"' in said
    )
    assert "the first time" in said
