"""The board of the dice race."""

from gamesearch import MAX, MIN, Race
from gamesearch.drawing.boards.draw_board import render
from gamesearch.drawing.boards.paint import paint

GAME = Race(track=9, men=2, faces=4)


def test_a_mover_is_where_he_stands_seen_from_his_side():
    _, spots = paint(GAME, (MAX, 3, (1, 4), (0, 4)), None)
    assert {steps: spot.x for steps, spot in spots.items()} == {1: 1, 4: 4}
    _, spots = paint(GAME, (MIN, 2, (1, 4), (0, 3)), None)
    assert {steps: spot.x for steps, spot in spots.items()} == {0: 9, 3: 6}


def test_nothing_to_click_before_the_roll_or_for_a_pass():
    assert paint(GAME, GAME.initial, None)[1] == {}
    assert paint(GAME, (MAX, 2, (3, 9), (4, 4)), None)[1] == {}


def test_the_picture_says_the_position_in_words():
    drawn = render(GAME, (MAX, 3, (1, 4), (0, 4)))
    assert "MAX rolled 3" in drawn.picture.alt
    assert drawn.names[4] == "the man who has made 4 steps, to move 3"
