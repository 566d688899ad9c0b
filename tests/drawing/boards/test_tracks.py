"""Boards that are a row: the coins and purses, the dice race."""

from gamesearch import MAX, MIN, Coins, Race
from gamesearch.drawing.boards.draw_board import render_board
from gamesearch.drawing.boards.paint import paint
from gamesearch.drawing.boards.words import turn

COINS = Coins(4, 1, 6)


def test_both_ends_can_be_clicked_and_say_their_worth():
    drawn = render_board(COINS, COINS.initial)
    assert drawn.names == {
        "left": "the left end, worth 4",
        "right": "the right end, worth 6",
    }
    left, right = (drawn.places[end][0] for end in ("left", "right"))
    assert left < right


def test_of_the_last_coin_there_is_one_end_and_of_none_no_end():
    last = (2, (1,), (4, 6, 0))
    assert list(render_board(COINS, last).places) == ["left"]
    assert render_board(COINS, COINS.result(last, "left")).places == {}


def test_players_have_numbers_and_all_are_told_at_the_end():
    assert turn(COINS, COINS.initial) == "Player 1 to move."
    end = (0, (), (4, 6, 1))
    words = render_board(COINS, end).picture.alt
    assert "Player 1 has 4, Player 2 has 6, Player 3 has 1." in words


RACE = Race(track=9, men=2, faces=4)


def test_a_mover_is_where_he_stands_seen_from_his_side():
    _, spots = paint(RACE, (MAX, 3, (1, 4), (0, 4)), None)
    assert {steps: spot.x for steps, spot in spots.items()} == {1: 1, 4: 4}
    _, spots = paint(RACE, (MIN, 2, (1, 4), (0, 3)), None)
    assert {steps: spot.x for steps, spot in spots.items()} == {0: 9, 3: 6}


def test_nothing_to_click_before_the_roll_or_for_a_pass():
    assert paint(RACE, RACE.initial, None)[1] == {}
    assert paint(RACE, (MAX, 2, (3, 9), (4, 4)), None)[1] == {}


def test_the_picture_says_the_position_in_words():
    drawn = render_board(RACE, (MAX, 3, (1, 4), (0, 4)))
    assert "MAX rolled 3" in drawn.picture.alt
    assert drawn.names[4] == "the man who has made 4 steps, to move 3"
