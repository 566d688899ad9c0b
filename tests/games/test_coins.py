"""The rules of taking coins from the ends of a row."""

from __future__ import annotations

import pytest

from gamesearch import Coins
from gamesearch.errors import BadGame, GameOver, IllegalMove
from gamesearch.games.check_game import check_game


@pytest.mark.parametrize(
    "game", [Coins(4, 1, 6, 2, 9), Coins(5), Coins(1, 2, 3, 4, seats=2), Coins(0, 0, 1, seats=5)]
)
def test_keeps_the_promises_of_a_game(game):
    check_game(game)


def test_a_coin_goes_from_an_end_of_the_row_into_the_movers_purse():
    game = Coins(4, 1, 6)
    state = game.result(game.result(game.initial, "right"), "left")
    assert state == (2, (1,), (6, 4, 0))
    assert game.to_move(state) == 2
    assert game.actions(state) == ("left",)


def test_the_last_coin_ends_the_game():
    game = Coins(4)
    end = game.result(game.initial, "left")
    assert game.is_terminal(end)
    assert [game.utility(end, player) for player in range(3)] == [4, 0, 0]
    with pytest.raises(GameOver):
        game.result(end, "left")


def test_no_coin_is_taken_from_the_middle():
    with pytest.raises(IllegalMove, match="legal: left right"):
        Coins(4, 1, 6).result(Coins(4, 1, 6).initial, 1)


@pytest.mark.parametrize("coins", [(), (1, -1), (1, 0.5), (True,)])
def test_rows_that_are_none(coins):
    with pytest.raises(BadGame):
        Coins(*coins)


def test_nobody_plays_alone():
    with pytest.raises(BadGame):
        Coins(1, seats=1)
