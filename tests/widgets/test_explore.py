"""Walking through a game, and what its functions answer on the way."""

from __future__ import annotations

import pytest

pytest.importorskip("anywidget")


from gamesearch import (
    CHANCE,
    MAX,
    Game,
    TicTacToe,
)
from gamesearch.widgets.explore import explore

UNDO, RESTART, VALUES = 0, 1, 2


def use(board, tool):
    board.clicked("tool", tool)


class Toss(Game):
    """A coin decides after MAX's move; state: what has happened."""

    initial = ""

    def to_move(self, state):
        return CHANCE if len(state) == 1 else MAX

    def actions(self, state):
        return {0: ["a"], 1: ["h", "t"], 2: ["b"]}.get(len(state), [])

    def chances(self, state):
        return [("h", 0.0), ("t", 1.0)]

    def result(self, state, action):
        return state + action

    def is_terminal(self, state):
        return len(state) == 3

    def utility(self, state, player=MAX):
        return 2


def test_exploring_shows_what_the_functions_answer_on_the_way():
    board = explore(TicTacToe())
    board.clicked("move", 4)
    facts = dict(board.widget.facts)
    assert facts["path"] == "start → 4"
    assert facts["game.to_move(state)"] == "1   O (MIN)"
    assert facts["game.actions(state)"] == "(0, 1, 2, 3, 5, 6, 7, 8)"
    assert facts["game.utility(state)"] == "asked only when the game is over"
    use(board, UNDO)
    assert dict(board.widget.facts)["path"] == "start"


def test_exploring_lets_the_reader_decide_for_the_dice():
    board = explore(Toss())
    board.clicked("move", 0)
    assert board.widget.moves == ["h", "t"]
    board.clicked("move", 1)
    board.clicked("move", 0)
    assert dict(board.widget.facts)["game.utility(state)"] == "2"
