"""The row of coins and three purses."""

from gamesearch import Coins
from gamesearch.drawing.boards.draw_board import render, turn

GAME = Coins(4, 1, 6)


def test_both_ends_can_be_clicked_and_say_their_worth():
    drawn = render(GAME, GAME.initial)
    assert drawn.names == {
        "left": "the left end, worth 4",
        "right": "the right end, worth 6",
    }
    left, right = (drawn.places[end][0] for end in ("left", "right"))
    assert left < right


def test_of_the_last_coin_there_is_one_end_and_of_none_no_end():
    last = (2, (1,), (4, 6, 0))
    assert list(render(GAME, last).places) == ["left"]
    assert render(GAME, GAME.result(last, "left")).places == {}


def test_players_have_numbers_and_all_are_told_at_the_end():
    assert turn(GAME, GAME.initial) == "Player 1 to move."
    end = (0, (), (4, 6, 1))
    words = render(GAME, end).picture.alt
    assert "Player 1 has 4, Player 2 has 6, Player 3 has 1." in words
