"""Boards: what they say, where their actions are, and that every game has one."""

from __future__ import annotations

import io
import subprocess
import sys

import pytest

from gamesearch import TREES, ConnectFour, DotsAndBoxes, Game, Maze, Nim, TicTacToe, TreeGame
from gamesearch.drawing.boards.draw_board import describe_board, draw_board, render_board
from gamesearch.drawing.spelled import spelled
from gamesearch.games.maze import MAZES

pytest.importorskip("matplotlib")


GAMES = [
    TicTacToe(),
    ConnectFour(),
    ConnectFour(4, 3, 3),
    Nim(3, 4, 5),
    Nim(15, most=3),
    TreeGame(TREES["textbook"]),
    DotsAndBoxes(2, 2),
    Maze(MAZES["two ghosts"]),
    Maze(("P.#", "..#", "##G")),
]


class Countdown(Game):
    """A game nobody has drawn a board for."""

    initial = 3

    def to_move(self, state):
        return (3 - state) % 2

    def actions(self, state):
        return [1] if state else []

    def result(self, state, action):
        return state - action

    def is_terminal(self, state):
        return state == 0

    def utility(self, state, player=0):
        return 5


@pytest.mark.parametrize("game", [*GAMES, Countdown()], ids=str)
def test_every_position_of_a_game_has_a_picture(game):
    state, last = game.initial, None
    while not game.is_terminal(state):
        drawn = render_board(game, state, last)
        assert drawn.picture.alt.endswith(spelled(game.show(state)))
        last = game.actions(state)[-1]
        state = game.result(state, last)
    assert "over" in draw_board(game, state, last=last).alt


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_each_action_has_its_own_place_inside_the_picture(game):
    places = render_board(game, game.initial).places
    assert set(game.actions(game.initial)) <= set(places)
    assert len(set(places.values())) == len(places)
    for left, top, width, height in places.values():
        assert min(left, top) >= 0
        assert max(left + width, top + height) <= 1


def test_the_places_follow_the_order_of_reading():
    places = render_board(TicTacToe(), TicTacToe().initial).places
    assert sorted(places, key=lambda cell: (places[cell][1], places[cell][0])) == list(range(9))


def test_the_text_alternative_says_whose_turn_what_was_played_and_where_the_stones_are():
    game = TicTacToe()
    words = describe_board(game, game.parse("X...O...."), last=4, marks={8: "+1"})
    assert words == "X (MAX) to move. Last move: 4. Marked: 8 +1.\nX . .\n. O .\n. . ."


@pytest.mark.parametrize(
    ("cells", "result"),
    [
        ("XXXOO....", "The game is over: X (MAX) wins."),
        ("OOOXX.X..", "The game is over: O (MIN) wins."),
        ("XOXXOOOXX", "The game is over: a draw."),
    ],
)
def test_the_end_of_a_game_is_told_in_words(cells, result):
    assert describe_board(TicTacToe(), TicTacToe().parse(cells)).startswith(result)


def test_other_values_than_a_win_are_named():
    game = TreeGame([[3, 12], [2, 4]])
    assert describe_board(game, (0, 1)).startswith("The game is over: it is worth 12 to MAX.")


def looks(picture):
    from PIL import Image

    return Image.open(io.BytesIO(picture.png)).convert("RGB")


@pytest.mark.parametrize(
    ("game", "moves"), [(TicTacToe(), (4,)), (ConnectFour(), (3,)), (Nim(3, 4), ((1, 2),))], ids=str
)
def test_the_last_move_and_marks_are_seen(game, moves):
    state = game.initial
    for move in moves:
        state = game.result(state, move)
    plain = looks(draw_board(game, state))
    assert looks(draw_board(game, state, last=moves[-1])) != plain
    assert looks(draw_board(game, state, marks={game.actions(state)[0]: "7"})) != plain


def test_drawing_a_board_knows_the_boards_of_all_games():
    code = """if True:
        from gamesearch.drawing.boards.draw_board import paint
        from gamesearch import Chess, Coins, ConnectFour, Corridor, Game, Hex, MiniChess, Nim, Race
        for game in (Chess, Coins, ConnectFour, Corridor, Hex, MiniChess, Nim, Race):
            assert paint.dispatch(game) is not paint.dispatch(Game), game
    """
    subprocess.run([sys.executable, "-c", code], check=True)


def test_what_is_said_above_a_narrow_maze_stays_inside_the_picture():
    game = Maze()
    caught = (0, (0, 2), ((0, 2),), ((1, 0),), 11)
    figure = draw_board(game, caught).figure
    figure.canvas.draw()
    (said,) = [text for text in figure.axes[0].texts if "Caught!" in text.get_text()]
    box = said.get_window_extent()
    assert box.x1 <= figure.bbox.x1
    assert box.y1 <= figure.bbox.y1
