"""Beside a tree: the line of the search that runs, and the window, at every step."""

from __future__ import annotations

import re

import pytest

from gamesearch import TREES, TicTacToe, TreeGame, alphabeta, draw_tree, minimax, negamax, record
from gamesearch.drawing.trees import beside
from gamesearch.drawing.trees.draw_tree import drawing_of
from gamesearch.drawing.trees.frames import SearchFrames

TEXTBOOK = TreeGame(TREES["textbook"])


def told(search, game=TEXTBOOK, **options):
    """Per step: what is said, and the line of code that is marked."""
    book = SearchFrames(drawing_of(record(search, game, **options))).book
    lines = [[re.sub("<[^>]+>", "", line) for line in each] for each in book["code"]["functions"]]
    marked = [lines[at[0]][at[1]].strip() if at else None for at in book["code"]["at"]]
    return list(zip(book["words"], marked, strict=True))


def test_the_marked_line_is_the_one_that_does_what_is_said():
    steps = told(alphabeta)
    assert steps[0][1] == "def max_value("
    for words, line in steps:
        if words.startswith("Leaf"):
            assert line == "return game.utility(state), None"
        if "cannot matter" in words:
            assert line == "break"
    assert steps[-1][1] == "return best, best_move"
    assert "break" in [line for _, line in steps]


def test_a_function_of_ones_own_is_followed_as_well():
    def my_search(game, state):
        if game.is_terminal(state):
            return game.utility(state)
        return max(-my_search(game, game.result(state, a)) for a in game.actions(state))

    lines = [line for _, line in told(my_search, state=TEXTBOOK.initial)]
    assert lines[0] == "def my_search(game, state):"
    assert "return game.utility(state)" in lines


def test_a_long_function_is_not_shown_beside_a_picture(monkeypatch):
    monkeypatch.setattr(beside, "_LONGEST", 5)
    assert SearchFrames(drawing_of(record(alphabeta, TEXTBOOK))).book["code"] is None


def test_the_window_closes_in_and_opens_again_with_the_next_branch():
    book = SearchFrames(drawing_of(record(alphabeta, TEXTBOOK))).book["window"]
    assert book["at"][0] == [None, None]
    assert [None, 3] in book["at"]  # the first branch: MIN has found the 3
    assert book["at"][7:9] == [[3, 2], [3, 2]]  # MIN has found a 2, and the node is left
    assert book["at"][9] == [3, None]
    assert book["at"][-1] == [3, None]
    assert book["span"] == [1, 15]


@pytest.mark.parametrize("search", [minimax, negamax])
def test_without_one_window_for_both_players_there_is_no_line(search):
    assert SearchFrames(drawing_of(record(search, TEXTBOOK))).book["window"] is None


def test_a_still_picture_asks_for_neither():
    assert draw_tree(record(alphabeta, TicTacToe(), depth=2)).png
