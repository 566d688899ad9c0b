"""Threes, twos and stones in the centre count for both sides alike."""

from __future__ import annotations

import pytest

from gamesearch import ConnectFour
from gamesearch.evaluation.connectfour import centre_stones, threes, twos

from .positions import turns_its_sign


@pytest.mark.parametrize("feature", [threes, twos, centre_stones])
def test_swapping_the_colours_turns_the_sign(feature):
    assert turns_its_sign(ConnectFour(5, 4), feature)
