"""The rules of the dice race."""

from __future__ import annotations

import pytest

from gamesearch import CHANCE, MAX, MIN, Race
from gamesearch.errors import BadGame, IllegalMove
from gamesearch.games.check_game import check_game

GAME = Race(track=9, men=2, faces=4)


@pytest.mark.parametrize(
    "game", [Race(), Race(2, 1, 2), Race(6, 3, 3), Race(12, 4, 6), Race(5, 2, 9)], ids=repr
)
def test_race_keeps_its_promises(game):
    check_game(game, plays=5)


def test_the_die_comes_before_the_move():
    assert GAME.to_move(GAME.initial) == CHANCE
    state = GAME.result(GAME.initial, 3)
    assert (GAME.to_move(state), state[1]) == (MAX, 3)
    assert GAME.chances(GAME.initial) == tuple((face, 0.25) for face in (1, 2, 3, 4))


def test_men_who_stand_together_are_one_choice():
    assert GAME.actions((MAX, 3, (0, 0), (0, 0))) == (0,)
    assert GAME.actions((MAX, 3, (0, 4), (0, 0))) == (0, 4)


def test_a_man_moves_as_far_as_the_die_says_and_the_turn_goes_over():
    assert GAME.result((MAX, 3, (0, 4), (0, 0)), 4) == (MIN, 0, (0, 7), (0, 0))


def test_home_is_home_however_far_beyond():
    assert GAME.result((MAX, 4, (2, 7), (0, 0)), 7) == (MIN, 0, (2, 9), (0, 0))


def test_a_single_enemy_is_sent_back_to_his_start():
    # MIN's man has made 4 steps from the other side: he stands on point 5.
    assert GAME.result((MAX, 3, (2, 7), (1, 4)), 2) == (MIN, 0, (5, 7), (0, 1))
    assert GAME.result((MIN, 3, (2, 5), (1, 6)), 1) == (MAX, 0, (0, 2), (4, 6))


def test_two_men_on_a_point_block_it():
    state = (MAX, 3, (2, 7), (4, 4))
    assert GAME.actions(state) == (7,)
    with pytest.raises(IllegalMove):
        GAME.result(state, 2)


def test_men_at_their_start_or_at_home_are_neither_hit_nor_in_the_way():
    assert GAME.result((MAX, 2, (7, 7), (0, 0)), 7) == (MIN, 0, (7, 9), (0, 0))
    state = (MAX, 1, (0, 8), (1, 9))
    assert GAME.result(state, 8) == (MIN, 0, (0, 9), (1, 9))


def test_who_cannot_move_passes():
    state = (MAX, 2, (3, 9), (4, 4))
    assert GAME.actions(state) == ("pass",)
    assert GAME.result(state, "pass") == (MIN, 0, (3, 9), (4, 4))


def test_a_win_counts_double_while_the_loser_has_no_man_home():
    assert GAME.utility((MIN, 0, (9, 9), (3, 9))) == 1
    assert GAME.utility((MIN, 0, (9, 9), (3, 5))) == 2
    assert GAME.utility((MAX, 0, (0, 8), (9, 9))) == -2
    assert GAME.utility((MAX, 0, (0, 8), (9, 9)), MIN) == 2


def test_show_names_the_points_from_maxs_side():
    shown = GAME.show((MIN, 0, (2, 2), (1, 9)))
    assert shown.splitlines()[0] == "start  . XX . . . . . O  start"
    assert "MIN home 1 of 2; MIN to roll" in shown


@pytest.mark.parametrize("wrong", [{"track": 1}, {"men": 0}, {"faces": 1}, {"men": 1.5}])
def test_sizes_that_cannot_be_played(wrong):
    with pytest.raises(BadGame, match=next(iter(wrong))):
        Race(**wrong)
