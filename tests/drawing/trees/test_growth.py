"""Trees of Monte Carlo tree search that grow."""

from __future__ import annotations

import random

import pytest

from gamesearch import (
    Nim,
    draw_growth,
    mcts,
    tree_after,
)
from gamesearch.search.montecarlo.flat import flat_monte_carlo

pytest.importorskip("matplotlib")


def test_growth_shows_the_tree_of_the_moment():
    search = mcts(Nim(9, most=3), rng=random.Random(1))
    root = tree_after(50, search)
    picture = draw_growth({"early": root})
    tree_after(500, search)
    assert "after 50 games" in picture.alt
    level = tree_after(9, flat_monte_carlo(Nim(9, most=3), rng=random.Random(1)))
    later = draw_growth({"early": root, "flat": level})
    assert "after 550 games" in later.alt
    assert "flat: visits after 9 games: move 0 1 3" in later.alt
    assert later.png.startswith(b"\x89PNG")


def test_names_that_would_run_into_each_other_are_left_out():
    root = tree_after(60, mcts(Nim(20), rng=random.Random(1)))
    figure = draw_growth({"wide": root, "again": root}).figure
    figure.canvas.draw()
    for axes in figure.axes:
        boxes = [words.get_window_extent() for words in axes.texts]
        assert boxes
        pairs = [(one, two) for one in boxes for two in boxes if one is not two]
        assert not any(one.overlaps(two) for one, two in pairs)
