"""The rules of Pig."""

from __future__ import annotations

import pytest

from gamesearch import CHANCE, MAX, MIN, Pig
from gamesearch.errors import BadGame, IllegalMove
from gamesearch.games.check_game import check_game


def played(game, *actions):
    state = game.initial
    for action in actions:
        state = game.result(state, action)
    return state


@pytest.mark.parametrize("game", [Pig(), Pig(5), Pig(12, faces=2), Pig(30, faces=20)], ids=repr)
def test_pig_keeps_its_promises(game):
    check_game(game, plays=5)


def test_a_roll_is_chances_and_every_face_as_likely():
    game = Pig()
    state = played(game, "roll")
    assert game.to_move(state) == CHANCE
    assert [face for face, _ in game.chances(state)] == [1, 2, 3, 4, 5, 6]
    assert {odds for _, odds in game.chances(state)} == {1 / 6}


def test_points_add_up_until_a_one_takes_them_all():
    game = Pig()
    state = played(game, "roll", 5, "roll", 6)
    assert state == (MAX, (0, 0), 11, False)
    assert played(game, "roll", 5, "roll", 1) == (MIN, (0, 0), 0, False)


def test_held_points_are_safe_and_the_turn_goes_over():
    game = Pig()
    state = played(game, "roll", 5, "hold", "roll", 4, "hold", "roll", 1)
    assert state == (MIN, (5, 4), 0, False)


def test_nobody_holds_before_having_rolled():
    game = Pig()
    assert game.actions(game.initial) == ("roll",)
    with pytest.raises(IllegalMove, match="roll"):
        game.result(game.initial, "hold")


def test_reaching_the_goal_wins_at_once():
    game = Pig(goal=10)
    state = played(game, "roll", 6, "roll", 4)
    assert game.is_terminal(state)
    assert (game.utility(state, MAX), game.utility(state, MIN)) == (1, -1)
    other = played(game, "roll", 1, "roll", 6, "roll", 6)
    assert game.utility(other) == -1


@pytest.mark.parametrize("wrong", [{"goal": 1}, {"goal": "x"}, {"faces": 1}])
def test_no_game_without_a_goal_or_a_die(wrong):
    with pytest.raises(BadGame):
        Pig(**wrong)
