"""Leaves to edit: a change runs the search again."""

from __future__ import annotations

import pytest

from gamesearch import MAX, MIN, alphabeta, edit_leaves, minimax
from gamesearch.errors import BadGame


def test_a_changed_leaf_changes_the_root():
    figure = edit_leaves([[3, 12], [8, 4], [2, 1]])
    figure.fields[3].value = 7
    assert figure.nested == [[3, 12], [8, 7], [2, 1]]
    assert "MAX can be sure of 7" in figure.stepper.view.book["words"][-1]
    assert figure.children[-1] is figure.stepper


def test_the_given_search_is_run_again():
    figure = edit_leaves([[3, 12], [2, 4]], alphabeta)
    assert "1 move never looked at" in figure.stepper.view.book["words"][-1]
    figure.fields[2].value = 5
    assert "never looked at" not in figure.stepper.view.book["words"][-1]


def test_every_leaf_has_a_field_at_whatever_depth():
    figure = edit_leaves([[3, [12, 0.5]], 7], minimax, players=(MIN, MAX))
    assert [field.value for field in figure.fields] == [3, 12, 0.5, 7]
    figure.fields[2].value = 20.5
    assert figure.nested == [[3, [12, 20.5]], 7]


def test_it_opens_at_the_first_step_and_shows_the_end_of_a_changed_search():
    figure = edit_leaves([[3, 12], [8, 4]])
    assert figure.stepper.view.step == 0
    figure.fields[0].value = 9
    view = figure.stepper.view
    assert view.step == len(view.book["words"]) - 1


def test_without_widgets_it_is_a_picture():
    data, _ = edit_leaves([[3, 12], [8, 4]])._repr_mimebundle_()
    assert data["text/plain"] == "<stepper: 4 leaves to edit>"
    assert "image/png" in data


def test_a_large_tree_is_refused():
    with pytest.raises(BadGame, match="at most"):
        edit_leaves([[1] * 30, [2] * 30])
