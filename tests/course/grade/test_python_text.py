"""What a student wrote is read as Python without a word of Python's own to whoever grades."""

from __future__ import annotations

import warnings

import pytest

from gamesearch.course.grade.python_text import defined, symbols_of, tree_of, used_at_once


@pytest.mark.parametrize("source", ['x = "\\d"', "x = 1 is 1", "assert (x, 1)"])
def test_what_python_warns_of_is_its_students(source):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert tree_of(source) is not None
        assert symbols_of(source) is not None


@pytest.mark.parametrize("source", ["x = = 1", "x\0", "(" * 300, "-" * 100_000 + "1"])
def test_what_is_no_python_defines_and_uses_nothing(source):
    assert tree_of(source) is symbols_of(source) is None
    assert used_at_once(source) == set() == defined(source)


def test_what_only_the_symbols_refuse_is_no_python_either():
    assert tree_of("def f(x, x): ...") is not None
    assert symbols_of("def f(x, x): ...") is None
