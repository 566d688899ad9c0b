"""Which moves are compared with a program's, and how many match."""

from __future__ import annotations

import random

import pytest

from gamesearch import MAX, MIN, Nim, TicTacToe, alphabeta
from gamesearch.arena.move_matching import Matches, game_of, matches
from gamesearch.search.opponents.models import best_moves, epsilon_optimal, sampled_player

BOARD = TicTacToe()


def test_best_moves_are_those_that_keep_the_value():
    for cells in ("XX.OO....", "O..XX....", "X...O...."):
        state = BOARD.parse(cells)
        keep = alphabeta(BOARD, state).value
        kept = {
            move
            for move in BOARD.actions(state)
            if alphabeta(BOARD, BOARD.result(state, move)).value == keep
        }
        assert set(best_moves(BOARD, state)) == kept


def test_moves_that_cannot_be_wrong_are_not_counted():
    assert matches(BOARD, [4], MAX) == Matches(0, 0)  # all nine first moves draw
    assert matches(Nim(4, most=3), [(0, 1), (0, 3)], MIN) == Matches(1, 1)
    assert matches(Nim(4, most=3), [(0, 1), (0, 3)], MAX) == Matches(0, 0)  # every move loses


def test_a_perfect_player_always_matches():
    rng = random.Random(2)
    perfect, any_move = (
        sampled_player(epsilon_optimal(0), rng),
        sampled_player(epsilon_optimal(1), rng),
    )
    played = [matches(BOARD, game_of(BOARD, perfect, any_move), MAX) for _ in range(30)]
    assert all(each.hits == each.counted for each in played)
    assert sum(each.counted for each in played) > 30


def test_book_moves_are_left_out():
    moves = [4, 1, 0, 8, 5]
    assert matches(BOARD, moves, MAX).counted == 2
    assert matches(BOARD, moves, MAX, book=3).counted == 1


def test_matches_add_up_over_games():
    total = Matches(2, 3) + Matches(1, 1)
    assert total == Matches(3, 4)
    assert total.share == pytest.approx(0.75)
    assert Matches(0, 0).share == 0
