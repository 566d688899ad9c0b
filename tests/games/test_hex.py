"""Hex: the rules, and the winner found a second way."""

from __future__ import annotations

import random

import pytest

from gamesearch import MAX, MIN, Hex, IllegalMove, alphabeta
from gamesearch.errors import BadGame
from gamesearch.games.check_game import check_game


@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_a_game_of_hex_keeps_its_promises(size):
    check_game(Hex(size), plays=6)


def joined(game: Hex, stones: str, player: int) -> bool:
    """From side to side over single cells, as a person would follow them with a finger."""
    size, own = game.size, "XO"[player]
    places = {divmod(cell, size) for cell in range(size * size) if stones[cell] == own}
    along = 1 if player == MAX else 0
    waiting = [place for place in places if place[along] == 0]
    seen = set(waiting)
    while waiting:
        row, column = waiting.pop()
        if (row, column)[along] == size - 1:
            return True
        for near in (
            *((row, column - 1), (row, column + 1), (row - 1, column)),
            *((row - 1, column + 1), (row + 1, column), (row + 1, column - 1)),
        ):
            if near in places and near not in seen:
                seen.add(near)
                waiting.append(near)
    return False


@pytest.mark.parametrize("size", [1, 2, 3, 4, 6])
def test_the_winner_is_found_a_second_way_along_random_plays(size):
    game, rng = Hex(size), random.Random(size)
    for _ in range(60):
        state = game.initial
        while True:
            stones = game.show(state).split()
            won = [joined(game, stones, player) for player in (MAX, MIN)]
            assert any(won) == game.is_terminal(state)
            if any(won):
                break
            state = game.result(state, rng.choice(game.actions(state)))
        assert won[MAX] != won[MIN]
        assert game.utility(state) == (1 if won[MAX] else -1)


def test_a_full_board_has_exactly_one_winner():
    game, rng = Hex(5), random.Random(3)
    for _ in range(300):
        cells = list("X" * 13 + "O" * 12)
        rng.shuffle(cells)
        assert joined(game, cells, MAX) != joined(game, cells, MIN)


def test_the_player_who_begins_wins_small_boards():
    assert [alphabeta(Hex(size)).value for size in (1, 2, 3)] == [1, 1, 1]


def test_left_to_right_is_maxs_way():
    game = Hex(3)
    assert game.utility(game.parse("3 0 4 1 5")) == 1
    assert game.utility(game.parse("0 1 2 4 8 7")) == -1


@pytest.mark.parametrize("size", [0, -1, 27, 2.5, "3", True])
def test_a_board_needs_a_size(size):
    with pytest.raises(BadGame, match="1 to 26 cells"):
        Hex(size)


def test_a_taken_cell_is_refused():
    game = Hex(2)
    with pytest.raises(IllegalMove, match="cell 1 is taken; legal: 0 2 3"):
        game.result(game.parse("1"), 1)
    with pytest.raises(BadGame, match="no cell"):
        game.parse("1 x")
