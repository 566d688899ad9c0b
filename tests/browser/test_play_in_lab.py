"""A board in JupyterLab: clicked, played by keys, answered, taken back, and never out of order."""

from __future__ import annotations

import pytest
from lab_page import notebook

BOARD = """
from gamesearch import TicTacToe, alphabeta, play
play(TicTacToe(), alphabeta)
"""


@pytest.fixture
def board(lab, open_notebook):
    page = open_notebook(lab.add(notebook(BOARD), "play.ipynb"))
    page.run_all()
    return page


def tool(board, name):
    return board.page.locator("button.tool", has_text=name)


def place(board, name):
    return board.page.get_by_label(name, exact=True)


def test_a_click_is_answered_and_can_be_taken_back(board):
    place(board, "cell 4, free").click()
    place(board, "cell 4, X").wait_for()
    place(board, "cell 0, O").wait_for()  # the opponent's answer
    board.page.get_by_text("Your move: you are X (MAX).").wait_for()
    tool(board, "Undo").click()
    place(board, "cell 4, free").wait_for()
    place(board, "cell 0, free").wait_for()
    assert board.errors == []
    assert board.complaints.all() == []


def test_the_board_is_played_by_keys_alone(board):
    place(board, "cell 0, free").focus()
    for key in ("ArrowRight", "ArrowDown"):
        board.page.keyboard.press(key)
    board.page.keyboard.press("Enter")
    place(board, "cell 4, X").wait_for()
    focused = board.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert focused == "cell 4, X"  # the reader stays where she was
    assert board.complaints.all() == []


def test_an_illegal_click_is_explained_and_a_game_is_played_to_its_end(board):
    place(board, "cell 4, free").click()
    place(board, "cell 0, O").wait_for()
    place(board, "cell 4, X").click()
    board.page.get_by_text("4 is not a free cell; legal: 1 2 3 5 6 7 8").wait_for()
    for _ in range(4):  # whatever is free first, until it is over
        before = board.page.locator("img.picture").get_attribute("alt")
        board.page.locator("button[aria-label$=free]").first.click()
        board.page.wait_for_function(
            "before => document.querySelector('img.picture').alt !== before"
            " && !document.querySelector('.status').textContent.includes('thinking')",
            arg=before,
        )
        if board.page.get_by_text("The game is over").count():
            break
    board.page.get_by_text("The game is over").wait_for()
    tool(board, "Restart").click()
    place(board, "cell 4, free").wait_for()
    assert board.page.locator("button[aria-label$=free]").count() == 9


def test_values_are_shown_when_asked_for(board):
    tool(board, "Show values").click()
    board.page.wait_for_function(
        "() => document.querySelector('img.picture').alt.includes('Marked: 0 0, 1 0')"
    )
    assert tool(board, "Show values").get_attribute("aria-pressed") == "true"
