"""Connect Four's bitboards against a second way of playing it: lists, loops, and no cleverness."""

from __future__ import annotations

import random

import pytest

from gamesearch import MAX, MIN, ConnectFour
from gamesearch.errors import BadGame, GameOver, IllegalMove
from gamesearch.trees import perft

SIZES = [(7, 6, 4), (4, 4, 3), (3, 3, 3), (5, 4, 4), (4, 5, 2), (6, 1, 3), (1, 6, 2), (2, 7, 3)]

Board = list[list[str]]  # a list per column, from the bottom up


def naive_line(board: Board, rows: int, connect: int) -> bool:
    """Look from every cell in every direction."""
    columns = len(board)

    def stone(column: int, row: int) -> str:
        inside = 0 <= column < columns and 0 <= row < len(board[column])
        return board[column][row] if inside else ""

    for column in range(columns):
        for row in range(rows):
            for right, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
                line = {stone(column + i * right, row + i * up) for i in range(connect)}
                if line in ({"X"}, {"O"}):
                    return True
    return False


def naive_perft(board: Board, rows: int, connect: int, plies: int, mark: str = "X") -> int:
    if plies == 0:
        return 1
    if naive_line(board, rows, connect):
        return 0
    total = 0
    for column in board:
        if len(column) < rows:
            column.append(mark)
            total += naive_perft(board, rows, connect, plies - 1, "O" if mark == "X" else "X")
            column.pop()
    return total


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_move_sequences_by_ply_counted_a_second_way(size):
    columns, rows, connect = size
    game = ConnectFour(*size)
    plies = 5 if columns > 4 else 7
    counted = [naive_perft([[] for _ in range(columns)], rows, connect, n) for n in range(plies)]
    assert [perft(game, n) for n in range(plies)] == counted


def test_small_boards_played_to_the_very_end():
    for size in [(3, 3, 3), (2, 4, 3), (3, 2, 2), (4, 2, 3)]:
        columns, rows, connect = size
        for plies in range(columns * rows + 2):
            counted = naive_perft([[] for _ in range(columns)], rows, connect, plies)
            assert perft(ConnectFour(*size), plies) == counted


def test_known_counts_of_the_real_board():
    """Powers of seven; at ply 7 the seven ways to overfill one column fall out, at ply 8 the
    games that a line has ended as well."""
    counts = [perft(ConnectFour(), plies) for plies in range(9)]
    assert counts == [1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_lines_turns_and_ends_along_random_games(size):
    columns, rows, connect = size
    game, rng = ConnectFour(*size), random.Random(3)
    for _ in range(40):
        state, board, marks, history = game.initial, [[] for _ in range(columns)], "XO", []
        while not game.is_terminal(state):
            assert game.to_move(state) == (MAX if marks[0] == "X" else MIN)
            free = tuple(c for c in range(columns) if len(board[c]) < rows)
            assert game.actions(state) == free
            column = rng.choice(free)
            state = game.result(state, column)
            board[column].append(marks[0])
            history.append(str(column))
            line = naive_line(board, rows, connect)
            assert state[3] == line
            assert game.is_terminal(state) == (line or len(history) == columns * rows)
            assert game.show(state).split("\n")[:-1] == drawn(board, rows)
            assert game.parse(" ".join(history)) == state
            if line:
                assert game.utility(state) == (1 if marks[0] == "X" else -1)
            marks = marks[::-1]
        if not state[3]:
            assert game.utility(state) == 0


def drawn(board: Board, rows: int) -> list[str]:
    def cell(column: list[str], row: int) -> str:
        return column[row] if row < len(column) else "."

    return [" ".join(cell(column, row) for column in board) for row in reversed(range(rows))]


def test_lines_are_found_on_boards_that_no_game_reaches():
    rng = random.Random(4)
    for columns, rows, connect in SIZES:
        game = ConnectFour(columns, rows, connect)
        for _ in range(200):
            cells = [(c, r) for c in range(columns) for r in range(rows) if rng.random() < 0.5]
            stones = sum(1 << c * (rows + 1) + r for c, r in cells)
            board = [["X" if (c, r) in cells else "-" for r in range(rows)] for c in range(columns)]
            assert game.has_line(stones) == naive_line(board, rows, connect)


def test_lines_do_not_run_over_the_edge():
    game = ConnectFour()
    state = game.parse("0 1 0 1 0 2 6 5 6 5 6 4")  # three high at the left and at the right
    assert not state[3]
    assert game.result(state, 0)[3]


@pytest.mark.parametrize(
    "size", [(0, 6, 4), (7, 0, 4), (-1, 6, 4), (7, 6, 1), (7, 6, 5), (7.0, 6, 4), ("7", 6, 4)]
)
def test_a_board_that_cannot_be_is_refused(size):
    with pytest.raises(BadGame, match="at least one column"):
        ConnectFour(*size)


def test_a_full_column_names_the_free_ones():
    game = ConnectFour(4, 2, 4)
    with pytest.raises(IllegalMove, match=r"^column 3 is full; legal: 0 1 2$"):
        game.parse("3 3 3")


@pytest.mark.parametrize("column", [7, -1, None, "3", 0.5, [3]])
def test_a_column_that_is_not_there(column):
    with pytest.raises(IllegalMove, match=r"there is no column .*; legal: 0 1 2 3 4 5 6$"):
        ConnectFour().result(ConnectFour.initial, column)


def test_words_that_are_no_columns():
    with pytest.raises(BadGame, match="'a' is no column"):
        ConnectFour().parse("3 a")


def test_nothing_is_played_after_a_line():
    with pytest.raises(GameOver, match="the game is over"):
        ConnectFour().parse("0 1 0 1 0 1 0 1")
