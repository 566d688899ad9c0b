import pytest

from gamesearch import ConnectFour, DotsAndBoxes, Hex, Nim, alphabeta
from gamesearch.course.arguments import CONTESTS
from gamesearch.course.contest.games import (
    MODULES,
    different_openings,
    game_named,
    is_decided,
    states_along,
)
from gamesearch.course.folder import WrongCall


def test_a_game_is_found_by_the_name_of_its_file():
    for name, kind in (("connectfour", ConnectFour), ("hex", Hex), ("dotsandboxes", DotsAndBoxes)):
        assert type(game_named(name)) is kind


def test_sizes_follow_a_colon():
    assert game_named("hex:7").size == 7
    assert repr(game_named("connectfour:5,4,3")) == repr(ConnectFour(5, 4, 3))


@pytest.mark.parametrize(
    "name", ["os", "nothing", "hex:0", "hex:a", "pig", "kuhn", "hex:1,2,3", "nim:0", "chess:5"]
)
def test_what_two_players_cannot_meet_in_is_refused(name):
    with pytest.raises(WrongCall):
        game_named(name)


def test_the_help_names_what_a_contest_can_be_held_in():
    told = [each.partition(" ")[0] for each in CONTESTS.split(", ")]
    assert all(game_named(name) for name in told)
    others = set(MODULES) - {name.partition(":")[0] for name in told}
    for name in others:
        with pytest.raises(WrongCall, match=r"choose one of|a colon"):
            game_named(name)


def test_openings_differ_and_are_drawn_by_the_seed():
    game = ConnectFour()
    found = different_openings(game, 10, 3, seed=1)
    assert (
        found == different_openings(game, 10, 3, seed=1) != different_openings(game, 10, 3, seed=2)
    )
    ends = [states_along(game, moves)[-1] for moves in found]
    assert len(set(ends)) == 10


def test_what_is_won_already_is_no_opening():
    game = ConnectFour(4, 4, 3)
    for moves in different_openings(game, 5, 3, seed=1):
        assert not is_decided(game, states_along(game, moves)[-1])
        assert alphabeta(game, states_along(game, moves)[-1], depth=4).value == 0


def test_a_game_without_even_openings_begins_at_its_start():
    assert different_openings(Nim(3), 4, 1, seed=1) == [[]]
