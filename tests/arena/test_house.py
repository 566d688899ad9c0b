import gc

import pytest

from gamesearch import MAX, ConnectFour, DotsAndBoxes, Hex, TicTacToe
from gamesearch.arena.clock import CpuClock, NodeClock
from gamesearch.arena.clocked import play_clocked, take_turn
from gamesearch.arena.house import HOUSE, windows_and_centre
from gamesearch.sizes import positions

GAMES = [TicTacToe(), ConnectFour(5, 4), Hex(4), DotsAndBoxes(2, 2)]


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("name", HOUSE)
def test_each_plays_every_game_in_time(name, game):
    played = play_clocked(game, HOUSE[name], HOUSE["anything"], NodeClock(150))
    assert played.ending == "rules", played.sentence


@pytest.mark.parametrize("name", HOUSE)
def test_each_answers_a_state_the_same_way_twice(name):
    game = ConnectFour()
    state = game.parse("3 3 2 4")
    turns = [take_turn(game, state, HOUSE[name], NodeClock(300)) for _ in range(2)]
    assert turns[0] == turns[1]


@pytest.fixture
def own_memory():
    """In a contest a player has a process of its own. Here Python would look through all that other
    tests have left, for what can be freed, in the player's time."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("name", HOUSE)
def test_each_plays_by_the_processors_clock(name, own_memory):
    game = ConnectFour()
    assert take_turn(game, game.initial, HOUSE[name], CpuClock(0.5)).fault == ""


def test_who_looks_at_every_move_takes_a_win_on_the_spot():
    game = ConnectFour()
    state = game.parse("3 0 3 0 3 1")
    for name in set(HOUSE) - {"anything", "random_games"}:
        assert take_turn(game, state, HOUSE[name], NodeClock(300)).move == 3, name


def test_what_the_house_knows_lies_between_a_loss_and_a_win_and_is_fair():
    game = ConnectFour(4, 4)
    for state in positions(game)[:2000]:
        assert -1 < windows_and_centre(game, state) < 1
    assert windows_and_centre(game, game.parse("1")) > 0
    assert game.to_move(game.initial) == MAX
