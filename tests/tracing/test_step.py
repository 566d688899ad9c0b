"""`@step` costs nothing while nobody records."""

from __future__ import annotations

from gamesearch import (
    step,
)


def test_a_marked_function_is_the_very_same_function():
    def function(game, state):
        return 0

    assert step(function) is function
