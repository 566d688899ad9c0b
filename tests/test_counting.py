"""Counting a search on games that are too large to record."""

from __future__ import annotations

import copy

import pytest

from gamesearch import TREES, Nim, TicTacToe, TreeGame, alphabeta, count, minimax, negamax, record


def test_the_textbook_tree():
    assert count(alphabeta, TreeGame(TREES["textbook"])) == (3, 0, 11, 7)
    assert count(minimax, TreeGame(TREES["textbook"])) == (3, 0, 13, 9)


@pytest.mark.parametrize("search", [minimax, negamax, alphabeta])
@pytest.mark.parametrize("name", TREES)
def test_it_counts_what_a_recording_holds(search, name):
    game = TreeGame(TREES[name])
    trace, counted = record(search, game), count(search, game)
    assert (counted.value, counted.move) == (trace.value, trace.move)
    assert (counted.nodes, counted.leaves) == (len(trace.opened), len(trace.leaves))


def test_a_depth_and_an_evaluation():
    asked = []

    def evaluate(game, state):
        asked.append(game)
        return sum(state[1])

    game = Nim(9, most=3)
    counted = count(alphabeta, game, depth=2, evaluate=evaluate)
    assert counted.leaves == len(asked)
    assert all(given is game for given in asked)  # what it asks is not counted


def test_from_a_state_on():
    game = TicTacToe()
    assert count(minimax, game, game.parse("XOXXO.O..")).nodes == 14


def test_asking_twice_in_a_row_is_one_look():
    def hesitant(game):
        for _ in range(3):
            game.is_terminal(game.initial)
        return 0

    assert count(hesitant, TicTacToe()).nodes == 1


def test_a_search_that_copies_its_game_is_counted_all_the_same():
    def careful(game):
        return minimax(copy.deepcopy(game))

    assert count(careful, TreeGame([[1, 2], [3]])).nodes == 6


def test_whatever_else_the_game_can_do_it_still_can():
    def reads(game):
        return len(game.cells(game.initial))

    assert count(reads, TicTacToe()).value == 9
