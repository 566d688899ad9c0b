"""Sealed answers are recognised in every spelling, and known wrong ones get their hint."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction

import numpy
import pytest

from gamesearch.checks.steps import Sealed, seal

STEP = Sealed(
    "9.1/leaves",
    right=[seal("9.1/leaves", 7)],
    known={seal("9.1/leaves", 9): "Is there none that could not matter?"},
    asks="Another number.",
    otherwise="Which leaf did you cut first?",
)


@pytest.mark.parametrize("seven", [7, 7.0, Fraction(7), numpy.int64(7)], ids=repr)
def test_right_answer_opens_the_seal(seven):
    assert STEP.examine(seven) is None


def test_known_wrong_answer_gets_its_question():
    assert STEP.examine(9).hint(1) == "Another number.\nIs there none that could not matter?"


def test_unforeseen_answer_gets_the_general_question():
    assert STEP.examine(8).hint(1) == "Another number.\nWhich leaf did you cut first?"


def test_seal_depends_on_the_exercise():
    assert seal("9.1", 7) != seal("9.2", 7)


def test_letters_are_read_without_case_or_blanks():
    assert seal("9.1", "D") == seal("9.1", " d ")


def test_authors_make_the_table_on_the_command_line():
    done = subprocess.run(
        [sys.executable, "-m", "gamesearch.checks.steps", "9.1/leaves", "7", "D", "(3, 12)"],
        capture_output=True,
        text=True,
        check=True,
    )
    first, second, third = done.stdout.splitlines()
    assert first == f"{seal('9.1/leaves', 7)}  9.1/leaves  7"
    assert second.endswith('"D"')
    assert third.endswith("(3, 12)")
