"""The move in what a player answers."""

from __future__ import annotations

import pytest

from gamesearch import Nim, TicTacToe
from gamesearch.search.best import Best
from gamesearch.tracing.answers import BadPlayer, legal_move

GAME = TicTacToe()


def move(answer, game=GAME):
    def my_player(game, state):
        return answer

    return legal_move(game, game.initial, answer, my_player)


@pytest.mark.parametrize("answer", [4, (0, 4), [0.5, 4], Best(0, 4), 4.0])
def test_a_move_is_found_alone_and_beside_a_value(answer):
    assert move(answer) == 4


def test_the_games_own_move_comes_back():
    numpy = pytest.importorskip("numpy")
    assert type(move(numpy.int64(4))) is int


def test_a_move_that_is_a_pair_is_no_value_with_a_move():
    assert move((1, 2), Nim(3, 4)) == (1, 2)
    assert move((0, (1, 2)), Nim(3, 4)) == (1, 2)


@pytest.mark.parametrize("answer", [None, (0, None)])
def test_none_asks_for_the_missing_return(answer):
    with pytest.raises(BadPlayer, match="my_player returned None instead of a move: is a return"):
        move(answer)


def test_an_illegal_move_is_named_with_the_legal_ones():
    with pytest.raises(BadPlayer, match="wants to play 9, which is not legal; legal: 0 1 2 3"):
        move(9)


def test_an_array_is_no_move():
    numpy = pytest.importorskip("numpy")
    with pytest.raises(BadPlayer, match="not legal"):
        move(numpy.zeros(3))
