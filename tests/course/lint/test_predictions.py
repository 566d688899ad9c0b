"""A prediction is answered once, with real choices, and not before its revelation."""

from __future__ import annotations

import pytest

from gamesearch.course.lint.predictions import prediction_flaws
from gamesearch.course.notebook import read_source

ASKED = 'predict("2.p1", "How many?", [5, 7, 9])'
TOLD = 'reveal("2.p1", len(trace.leaves), show=show_steps(trace))'


@pytest.fixture
def flaws(write):
    def of(*code):
        text = "".join(f"# %%\n{each}\n\n" for each in code)
        path = write("notebooks", "02_pruning", text)
        return [flaw.what for flaw in prediction_flaws(read_source(path))]

    return of


def test_a_question_with_its_picture_then_the_answer_is_as_it_should_be(flaws):
    made = "tree = grow()\ntrace = record(alphabeta, tree)"
    assert flaws("print(3)", ASKED, f"{made}\ndraw_tree(tree)", TOLD, "print(trace)") == []


@pytest.mark.parametrize(
    ("early", "what"),
    [
        ("print(len(trace.leaves))", "something is printed"),
        ("for x in trace:\n    print(x)", "something is printed"),
        ("draw_tree(trace)", "draw_tree shows trace, which the answer is made from,"),
        ("bars(['a'], [7])", "bars is shown"),
        ("show_steps(other)", "show_steps is shown"),
    ],
)
def test_nothing_tells_the_answer_before_it_is_asked_back(flaws, early, what):
    expected = [f"{what} before the prediction 2.p1 is answered"]
    assert flaws(ASKED, early, TOLD) == expected
    assert flaws(ASKED, f"{early}\n{TOLD}") == expected
    assert flaws(early, ASKED, TOLD) == []


def test_questions_and_answers_come_in_pairs(flaws):
    assert flaws(ASKED) == ["the prediction 2.p1 is never answered"]
    assert flaws(TOLD) == ["nobody asked 2.p1"]


def test_two_choices_are_no_question(flaws):
    asked = 'predict("2.p1", "May MAX toss a coin?", ["yes", "no"])'
    assert flaws(asked, TOLD) == ["the prediction 2.p1 has 2 choices"]
