"""The case that an answer failed on, as a picture below the words of a verdict."""

from __future__ import annotations

import pytest

from gamesearch import MAX, MIN, check
from gamesearch.checks import verdict as checking
from gamesearch.checks.observe import Position
from gamesearch.checks.ordering.cases import MAX_BELOW
from gamesearch.checks.pictured import pictured
from gamesearch.checks.steps import Parts, Property
from gamesearch.checks.verdict import exercise
from gamesearch.errors import MissingExtra


@pytest.fixture(autouse=True)
def _no_earlier_failures(monkeypatch):
    monkeypatch.setattr(checking, "_failures", {})


def first_leaf(game, state, *window):
    while not game.is_terminal(state):
        state = game.result(state, game.actions(state)[0])
    return game.utility(state)


def cases(number):
    return list(in_steps(exercise(number).steps))


def in_steps(steps):
    for step in steps:
        if isinstance(step, Parts):
            yield from (case for inner in step.steps.values() for case in in_steps(inner))
        elif isinstance(step, Property):
            yield from step.on


def test_a_failing_tree_is_drawn_with_its_alternative():
    html = check("2.2", first_leaf)._repr_html_()
    assert html.count("<img") == 1
    assert 'alt="Game tree' in html
    assert html.index("</p>") < html.index("<img")


def test_nothing_is_drawn_where_the_answer_passes_or_is_no_function():
    from gamesearch import alphabeta

    assert "<img" not in check("2.2", alphabeta)._repr_html_()
    assert "<img" not in check("2.2", 7)._repr_html_()


def test_a_position_of_a_game_is_drawn_on_its_board():
    picture = pictured(cases("5.7")[0])
    assert "X (MAX) to move" in picture.alt
    assert pictured(cases("0.2")[-1]).name.startswith("TicTacToe")
    assert pictured(cases("0.6")[-1]).name.startswith("DotsAndBoxes")


def test_a_state_within_a_tree_is_marked():
    assert "to move" in pictured(MAX_BELOW).alt


def test_a_tree_says_who_moves_and_no_value_above_the_leaves():
    picture = pictured(Position([[3, 12], [2, 40]], (MIN, MAX)))
    assert "MIN" in picture.alt
    assert "value" not in picture.alt


def test_what_is_too_large_or_has_no_picture_is_left_to_the_words():
    assert pictured(Position([[[1, 2, 3]] * 3] * 4)) is None
    assert pictured("your tree") is None
    assert pictured(None) is None
    assert pictured(cases("4.2")[0]) is None


def test_without_a_library_for_pictures_the_words_are_there(monkeypatch):
    def missing(case):
        raise MissingExtra("the package matplotlib is needed for pictures")

    monkeypatch.setattr(checking, "pictured", missing)
    html = check("2.2", first_leaf)._repr_html_()
    assert "not yet" in html
    assert "<img" not in html
