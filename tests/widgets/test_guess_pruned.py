"""Guessing which leaves are never read."""

from __future__ import annotations

import pytest

from gamesearch import TREES, TreeGame
from gamesearch.errors import BadGame
from gamesearch.widgets.guess_pruned import guess_pruned

GAME = TreeGame(TREES["textbook"])


def test_a_guess_is_compared_with_the_search_and_explained_by_its_window():
    view = guess_pruned(GAME).children[0]
    unread = [leaf["name"] for leaf in view.book["leaves"] if not leaf["read"]]
    assert unread == ["Leaf 5 of 9, worth 4", "Leaf 6 of 9, worth 6"]
    second, fifth = view.book["leaves"][1]["why"], view.book["leaves"][4]["why"]
    assert "is read: at that moment the window of MIN above it is (−∞, 3)" in second
    assert "is never read. MIN here can hold MAX to 2, MAX already has 3" in fifth
    for leaf in view.book["leaves"]:
        assert f'data-g="x{leaf["part"]}"' in view.svg


def test_only_a_small_tree_can_be_guessed_in():
    with pytest.raises(BadGame, match="at most 40"):
        guess_pruned([[list(range(5))] * 4] * 4)
