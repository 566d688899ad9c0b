"""What is shown of a function that works, is not written yet, or fails."""

from __future__ import annotations

import pytest

from gamesearch.drawing.shown import shown
from gamesearch.errors import BadSearch


def failing(error):
    def make():
        raise error

    return make


def test_what_is_made_is_shown():
    assert shown(lambda: [1, 2]) == [1, 2]


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (NotImplementedError("exercise 1.2"), "Nothing to watch yet: finish exercise 1.2 first."),
        (NotImplementedError(), "Nothing to watch yet: finish the exercise first."),
        (BadSearch("no depth"), "Your code could not be followed: no depth."),
        (ValueError("no"), "Your code stopped with ValueError: no."),
    ],
)
def test_what_is_not_made_is_said_in_a_sentence(error, said):
    assert repr(shown(failing(error))) == said


def test_the_sentence_is_safe_as_html():
    assert "&lt;b&gt;" in shown(failing(ValueError("<b>")))._repr_html_()
