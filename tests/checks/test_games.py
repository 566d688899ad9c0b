"""What lesson 00's checks rest on: the boards, the sealed numbers, the plays, the hidden cases."""

from __future__ import annotations

import pytest

from gamesearch import DotsAndBoxes, TicTacToe
from gamesearch.checks import games
from gamesearch.checks.games import boards, ending_hints, extra_turns, grades, hints
from gamesearch.checks.games.answers import cells_in
from gamesearch.checks.games.boards import NOBODY, PossibleBoard, every_board, three_not_in_line
from gamesearch.checks.games.extra_turns import course
from gamesearch.sizes import census

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def lines_held(boards):
    return {
        (player, line)
        for board in boards
        for player in "XO"
        for line in LINES
        if all(board.cells[cell] == player for cell in line)
    }


def test_the_boards_to_play_on_and_the_finished_ones_are_what_they_are_called():
    assert not any(board.over for board in boards.GOING_ON)
    assert all(board.over for board in boards.FINISHED)


@pytest.mark.parametrize("key", [None, 1, 2, 3])
def test_finished_boards_show_every_line_of_both_players_a_draw_and_a_full_win(key):
    finished = boards.FINISHED if key is None else grades.finished(key)
    assert len(lines_held(finished)) == 16
    full = {board.winner for board in finished if "." not in board.cells}
    assert full == {"X", NOBODY}


def test_three_stones_that_are_no_line_come_in_every_way():
    cells = {alike[0].cells.replace("O", ".") for alike in three_not_in_line()}
    assert len(cells) == 9 * 8 * 7 // 6 - 8
    assert not lines_held(board for alike in three_not_in_line() for board in alike)


def test_a_bent_board_for_each_of_them_can_arise():
    can_arise = {board.cells for board in every_board()[0]}
    assert {board.cells for board in boards.BENT} <= can_arise
    crosses = {board.cells.replace("O", ".") for board in boards.BENT}
    assert crosses == {alike[0].cells.replace("O", ".") for alike in three_not_in_line()}


def test_every_board_is_every_position():
    assert sum(map(len, every_board())) == census(TicTacToe()).positions


def test_boards_are_fresh_each_time():
    board = PossibleBoard("X........")
    board.rows[0][0] = "O"
    assert board.rows[0][0] == "X"


@pytest.mark.parametrize(
    "board",
    [
        [["X", ".", "."], [".", "O", "."], [".", ".", "."]],
        ["X..", ".O.", "..."],
        (("X", ".", "."), (".", "O", "."), (".", ".", ".")),
        "X.. .O. ...",
    ],
)
def test_boards_are_read_however_they_are_written(board):
    assert cells_in(board) == "X...O...."


@pytest.mark.parametrize("thing", [None, 3, object(), {"a": 1}])
def test_what_is_no_board_has_no_cells(thing):
    assert cells_in(thing) == ""


def test_sealed_number_of_games_of_seven_plies():
    step = games.SIZES.steps[0].steps["seven plies"][0]
    assert step.examine(census(TicTacToe()).lengths[7]) is None


def test_sealed_reading_of_the_plot():
    nodes_an_hour = 1_000_000 * 3600
    last = max(ply for ply in range(20) if 7**ply <= nodes_an_hour)
    steps = games.GROWTH.steps[0].steps
    for part, value in {"factor": 7, "plies": last, "three plies more": 7**3}.items():
        assert steps[part][0].examine(value) is None


@pytest.mark.parametrize("answer", ["chess", (True, False), (1, 0, 2), ("yes", "no", "yes"), None])
def test_a_kind_is_three_of_true_and_false(answer):
    assert "three of True and False" in games.SEALS.steps["0.1/chess"].examine(answer).what


def test_plays_hold_a_turn_kept_by_each_player_and_two_boxes_at_once():
    seen = [play.expected for play in extra_turns.PLAYS]
    kept = {
        a for each in seen for a, b in zip(each.movers, each.movers[1:], strict=False) if a == b
    }
    assert kept == {"MAX", "MIN"}
    assert {"2", "-2"} <= {each.lead for each in seen}


def test_an_object_plays_as_its_class_does():
    assert all(course(DotsAndBoxes(), play) == play.expected for play in extra_turns.PLAYS)


def test_symptoms_look_at_boards_that_can_arise():
    for symptoms in (hints.TURNS, hints.ACTIONS, ending_hints.WINNERS, ending_hints.ENDS):
        assert all(symptom.on.state for symptom in symptoms)


@pytest.mark.parametrize("grade", [grades.going_on, grades.finished, grades.bent])
def test_hidden_boards_change_with_the_key_and_only_with_it(grade):
    assert grade(5) == grade(5)
    assert grade(5) != grade(6)
