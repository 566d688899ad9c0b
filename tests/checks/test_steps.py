"""The building blocks: one finding at a time, a rung of the ladder per failure."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gamesearch.checks.once import LookedAtOnce
from gamesearch.checks.steps import (
    Exercise,
    Finding,
    IsFunction,
    Parts,
    Property,
    Symptom,
    Unchanged,
)

DOUBLES = Property(
    "double({case}) should not be {seen}.",
    on=[10, 3, 0],
    observe=lambda double, case: double(case),
    holds=lambda case, seen: seen == 2 * case,
    symptoms=[Symptom(10, lambda seen: seen == 100, "Is twice a number its square?")],
    smaller=[1, 2, 3],
)


def test_nothing_is_found_where_the_property_holds():
    assert DOUBLES.examine(lambda number: number + number) is None


def test_ladder_gives_a_rung_per_failure():
    finding = DOUBLES.examine(lambda number: number * number)
    assert finding.hint(1) == "double(10) should not be 100.\nIs twice a number its square?"
    assert finding.hint(2).splitlines()[2:] == [
        "A smaller case on which it shows, good to follow on paper: 1"
    ]
    assert finding.hint(3, "To read again: …").endswith("\nTo read again: …")
    assert finding.hint(9, "To read again: …") == finding.hint(3, "To read again: …")


def test_a_question_comes_with_the_case_on_which_its_misconception_shows():
    squares = [Symptom(3, lambda seen: seen == 9, "Is twice a number its square?")]
    finding = replace(DOUBLES, symptoms=squares).examine(lambda number: number * number)
    assert (finding.case, finding.what) == (3, "double(3) should not be 9.")


def test_a_symptom_on_a_case_that_is_right_leaves_the_case_that_failed():
    always = [Symptom(0, lambda seen: True, "Where does it begin?")]
    finding = replace(DOUBLES, symptoms=always).examine(lambda number: number * number)
    assert (finding.case, finding.question) == (10, "Where does it begin?")


def test_symptom_that_does_not_show_asks_nothing():
    assert DOUBLES.examine(lambda number: 5).hint(1) == "double(10) should not be 5."


def test_what_was_printed_is_shown_on_failure_only():
    def wrong(number):
        print("here")
        return 5

    assert "(Your code printed: here)" in DOUBLES.examine(wrong).hint(1)


def test_exception_names_the_case():
    finding = DOUBLES.examine(lambda number: 1 / 0)
    assert finding.what.startswith("On 10: it raised ZeroDivisionError: division by zero")
    assert "By what does that line divide" in finding.about


def test_only_the_first_finding_counts():
    exercise = Exercise("9.1", [IsFunction("double(number)"), DOUBLES], "11_mcts", "Doubling")
    assert "without brackets, double" in exercise.examine(7).what
    assert "double(10)" in exercise.examine(abs).what


@pytest.mark.parametrize("depth", ["outer", "inner"])
def test_change_of_the_arguments_is_found_however_deep(depth):
    def changes(board):
        (board if depth == "outer" else board[1]).append(9)

    finding = Unchanged(lambda: ([[1], [2]],)).examine(changes)
    assert "(((1), (2)))" in finding.what
    assert "9" in finding.what


def test_reading_the_arguments_changes_nothing():
    assert Unchanged(lambda: ([[1], [2]],)).examine(len) is None


class TestParts:
    parts = Parts({"one": [IsFunction("one()")], "two": [DOUBLES]})

    def test_pass_together(self):
        assert self.parts.examine({"one": print, "two": lambda number: 2 * number}) is None

    @pytest.mark.parametrize("missing", [{}, {"one": None}, {"one": ...}])
    def test_missing_one_is_named(self, missing):
        assert self.parts.examine(missing).what == 'The part "one" is not answered yet.'

    def test_answer_must_be_a_dict(self):
        assert '{"one": …, "two": …}' in self.parts.examine(print).what


def test_hint_without_rungs_above_stays_what_it_is():
    assert Finding("a", "b").hint(3) == "b"


def test_several_properties_look_once_at_each_case():
    looks = []

    def doubled(answer, case):
        looks.append(case)
        return answer(case)

    def property_of(says, holds):
        return Property(says, on=[1, 2], observe=doubled, holds=holds)

    at_least = property_of("too small", lambda case, seen: seen >= case)
    double = property_of("not double", lambda case, seen: seen == 2 * case)
    assert LookedAtOnce([at_least, double]).examine(lambda n: 2 * n) is None
    assert looks == [1, 2]
    assert LookedAtOnce([at_least, double]).examine(lambda n: n).what == "not double"
