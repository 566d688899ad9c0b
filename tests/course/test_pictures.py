"""Which calls show something follows from the rooms, not from a list."""

from __future__ import annotations

import pytest

import gamesearch
from gamesearch.course.pictures import shows, shows_picture


@pytest.mark.parametrize(
    "name",
    [
        *("draw_tree", "show_steps", "play", "explore", "edit_leaves", "guess_pruned", "watch"),
        *("bars", "lines", "ranges", "intervals", "scatter", "field", "ladder", "timeline"),
        *("StepperChoice", "reveal", "watch_audit", "draw_what_a_notebook_defines"),
    ],
)
def test_what_draws_or_moves_shows_a_picture(name):
    assert shows(name)
    assert shows_picture(name)


@pytest.mark.parametrize("name", ["show_source", "predict"])
def test_a_listing_and_a_question_are_shown_and_are_no_picture(name):
    assert shows(name)
    assert not shows_picture(name)


@pytest.mark.parametrize("name", ["record", "minimax", "check", "legend", "print", "shown"])
def test_other_calls_show_nothing_of_their_own(name):
    assert not shows(name)


def test_every_public_name_of_the_two_rooms_is_known():
    for name, home in gamesearch._HOME_OF.items():
        assert shows(name) == home.startswith(("drawing", "widgets"))
