"""`show_order`: the moves get their numbers by clicks, and the states are counted for them."""

from __future__ import annotations

from gamesearch import TicTacToe
from gamesearch.widgets.show_order import show_order


def click(board, *cells):
    for cell in cells:
        board.clicked("place", board.actions.index(cell))


def test_without_a_click_it_counts_the_given_order():
    board = show_order(TicTacToe())
    assert "18,297" in board.widget.status
    assert board.marks() == {}


def test_clicks_number_the_squares_and_the_count_follows():
    board = show_order(TicTacToe())
    click(board, 4, 0, 2, 6, 8)
    assert "In this order 7,275 nodes" in board.widget.status
    assert board.marks()[4] == "1."
    assert "Marked: 4 1." in board.widget.words


def test_a_second_click_takes_a_number_away_and_so_does_undo():
    board = show_order(TicTacToe(), order=(1, 3))
    click(board, 1)
    assert board.order == [3]
    board.clicked("tool", 0)
    assert board.order == []
    click(board, 5, 7)
    board.clicked("tool", 1)
    assert board.order == []


def test_the_fewest_states_are_remembered():
    board = show_order(TicTacToe(), order=(4, 0, 2, 6, 8))
    board.clicked("tool", 1)
    assert "fewest so far: 7,275" in board.widget.status
