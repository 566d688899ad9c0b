"""A slider over the number line of a search, one picture for each value that was seen."""

import pytest

from gamesearch import TREES, TreeGame, alphabeta, minimax, record
from gamesearch.errors import BadSearch
from gamesearch.widgets.show_window import show_window

TEXTBOOK = TreeGame(TREES["textbook"])


def test_a_picture_for_each_value_with_its_words():
    book = show_window(record(alphabeta, TEXTBOOK)).children[-1].book
    assert len(book["words"]) == 10
    assert "MIN, in branch 1, sees 2" in book["words"][4]


def test_a_search_without_a_window_is_refused():
    with pytest.raises(BadSearch, match="record alphabeta"):
        show_window(record(minimax, TEXTBOOK))
