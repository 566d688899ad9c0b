import pytest

from gamesearch import ConnectFour, DotsAndBoxes, Hex
from gamesearch.course.contest.games import named
from gamesearch.course.folder import WrongCall


def test_a_game_is_found_by_the_name_of_its_file():
    for name, kind in (("connectfour", ConnectFour), ("hex", Hex), ("dotsandboxes", DotsAndBoxes)):
        assert type(named(name)) is kind


def test_sizes_follow_a_colon():
    assert named("hex:7").size == 7
    assert repr(named("connectfour:5,4,3")) == repr(ConnectFour(5, 4, 3))


@pytest.mark.parametrize("name", ["os", "nothing", "hex:0", "hex:a", "pig", "kuhn", "hex:1,2,3"])
def test_what_two_players_cannot_meet_in_is_refused(name):
    with pytest.raises(WrongCall):
        named(name)
