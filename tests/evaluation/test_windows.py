"""Windows are the places where a line can be."""

from __future__ import annotations

import pytest

from gamesearch import ConnectFour
from gamesearch.evaluation.connectfour import threes, twos
from gamesearch.evaluation.windows import all_windows, windows

from .positions import random_states


@pytest.mark.parametrize(("size", "lines"), [((7, 6, 4), 69), ((4, 3, 3), 14), ((3, 3, 4), 0)])
def test_windows_are_all_lines(size, lines):
    assert len(all_windows(*size)) == lines


def test_windows_as_texts_agree_with_the_features():
    game = ConnectFour(6, 5)
    for state in random_states(game, 60):
        seen = windows(game, state)
        for missing, feature in ((1, threes), (2, twos)):
            x, o = (
                sum(w.count(mine) == 4 - missing and w.count(".") == missing for w in seen)
                for mine in "XO"
            )
            assert feature(game, state) == x - o
