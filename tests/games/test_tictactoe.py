"""Tic-tac-toe against figures that anybody can look up, and against strings of nine cells."""

from __future__ import annotations

from functools import cache

import pytest

from gamesearch import MAX, MIN, TicTacToe
from gamesearch.errors import BadGame, GameOver, IllegalMove
from gamesearch.sizes import positions_by_ply
from gamesearch.trees import perft

GAME = TicTacToe()


def has_line(cells: str, mark: str) -> bool:
    """Slow and plain: three equal marks, the same step apart, that do not wrap around."""
    rows = [cells[0:3], cells[3:6], cells[6:9]]
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    diagonals = [cells[0] + cells[4] + cells[8], cells[2] + cells[4] + cells[6]]
    return mark * 3 in rows + columns + diagonals


def every_state() -> set:
    found, frontier = {GAME.initial}, [GAME.initial]
    while frontier:
        state = frontier.pop()
        children = {GAME.result(state, action) for action in GAME.actions(state)} - found
        found |= children
        frontier += children
    return found


STATES = every_state()


def test_5478_positions_can_arise():
    assert len(STATES) == 5_478
    assert sum(positions_by_ply(GAME, 9)) == 5_478


def test_255168_games_can_be_played_over_549946_nodes():
    @cache
    def below(state) -> tuple[int, int]:
        """(finished games, nodes) at and below a state."""
        counts = [below(GAME.result(state, action)) for action in GAME.actions(state)]
        if not counts:
            return 1, 1
        return sum(games for games, _ in counts), 1 + sum(nodes for _, nodes in counts)

    assert below(GAME.initial) == (255_168, 549_946)


def test_moves_by_ply():
    assert [perft(GAME, ply) for ply in range(7)] == [1, 9, 72, 504, 3_024, 15_120, 54_720]


def test_every_state_says_the_same_as_its_cells():
    for state in STATES:
        cells = GAME.cells(state)
        x, o = has_line(cells, "X"), has_line(cells, "O")
        assert GAME.is_terminal(state) == (x or o or "." not in cells)
        assert GAME.to_move(state) == (MAX if cells.count("X") == cells.count("O") else MIN)
        if GAME.is_terminal(state):
            assert GAME.utility(state) == x - o
        else:
            assert GAME.actions(state) == tuple(i for i in range(9) if cells[i] == ".")


def test_parse_reads_back_what_cells_and_show_write():
    for state in STATES:
        assert GAME.parse(GAME.cells(state)) == state
        assert GAME.parse(GAME.show(state)) == state


def test_results_of_finished_games():
    finished = [state for state in STATES if GAME.is_terminal(state)]
    values = [GAME.utility(state) for state in finished]
    assert (len(finished), values.count(1), values.count(-1), values.count(0)) == (
        958,
        626,
        316,
        16,
    )


@pytest.mark.parametrize(
    ("board", "why"),
    [
        ("X", "nine cells"),
        ("X........X", "nine cells"),
        ("XYO......", "nine cells"),
        ("XX.......", "turns alternate"),
        ("O........", "turns alternate"),
        ("XXXOO.O..", "won before the last stone"),
        ("OOOXX.X.X", "won before the last stone"),
    ],
)
def test_a_board_that_cannot_arise_is_refused(board, why):
    with pytest.raises(BadGame, match=why):
        GAME.parse(board)


def test_a_taken_cell_names_the_free_ones():
    with pytest.raises(IllegalMove, match=r"^4 is not a free cell; legal: 0 1 2 3 5 6 7 8$"):
        GAME.result(GAME.parse("....X...."), 4)


@pytest.mark.parametrize("board", ["XXXOO....", "XOXXOOOXX"])
def test_nothing_is_played_after_the_end(board):
    with pytest.raises(GameOver, match="the game is over"):
        GAME.result(GAME.parse(board), 8)
