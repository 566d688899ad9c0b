"""Playing at a board: turns, undo, opponents that fail, and what the reader is told."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("anywidget")


from gamesearch import (
    CHANCE,
    MAX,
    MIN,
    Coins,
    ConnectFour,
    Game,
    Maze,
    Nim,
    TicTacToe,
    alphabeta,
    maxn,
)
from gamesearch.search.best import Best
from gamesearch.search.paranoid import paranoid
from gamesearch.widgets.play import play

UNDO, RESTART, VALUES = 0, 1, 2


def click(board, action):
    """As the browser reports it."""
    board.clicked("place", board.actions.index(action))


def use(board, tool):
    board.clicked("tool", tool)


def cells(board):
    return board.walk.game.cells(board.walk.state)


def first(game, state):
    return game.actions(state)[0]


def test_two_people_play_in_turn_until_somebody_wins():
    board = play(TicTacToe())
    for cell in (0, 3, 1, 4, 2):
        click(board, cell)
    assert cells(board) == "XXXOO...."
    assert board.widget.status == "The game is over: X (MAX) wins."


def test_the_opponent_answers_and_the_reader_is_told_whose_move_it_is():
    board = play(TicTacToe(), first)
    click(board, 4)
    assert cells(board) == "O...X...."
    assert board.widget.status == "Your move: you are X (MAX)."


def test_playing_min_the_opponent_opens():
    board = play(TicTacToe(), first, you=MIN)
    assert cells(board) == "X........"
    use(board, UNDO)
    assert cells(board) == "X........"


def test_undo_takes_back_both_moves_and_restart_all():
    board = play(TicTacToe(), first)
    click(board, 4)
    click(board, 8)
    use(board, UNDO)
    assert cells(board) == "O...X...."
    click(board, 7)
    use(board, RESTART)
    assert cells(board) == "........."


def test_winning_and_losing_are_told_to_the_reader():
    board = play(TicTacToe(), first)
    for cell in (4, 2, 6):
        click(board, cell)
    assert board.widget.status == "The game is over: you win."
    board = play(Nim(1), first, you=MIN)
    assert board.widget.status == "The game is over: you lose."


def test_an_illegal_click_changes_nothing_and_says_why():
    board = play(TicTacToe(), state=TicTacToe().parse("....X...."))
    click(board, 4)
    assert cells(board) == "....X...."
    assert board.widget.status.startswith("4 is not a free cell; legal: 0 1 2 3 5 6 7 8.")
    assert board.widget.problem


def test_a_full_column_is_explained():
    game = ConnectFour(2, 2, 2)
    board = play(game, state=game.parse("0 0"))
    click(board, 0)
    assert board.widget.status == "Column 0 is full; legal: 1. X (MAX) to move."


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (lambda game, state: 4, "The player wants to play 4, which is not legal; legal: 0 1 2"),
        (lambda game, state: None, "returned None instead of a move: is a return missing?"),
        (lambda game, state: (0, None), "returned None instead of a move"),
        (lambda game, state: 1 / 0, "with ZeroDivisionError: division by zero."),
        (lambda game: 1, "with TypeError"),
    ],
)
def test_a_player_that_fails_is_told_so_and_the_board_lives_on(player, said):
    board = play(TicTacToe(), player)
    click(board, 4)
    assert said in board.widget.status
    click(board, 0)  # the reader makes its move
    assert cells(board) == "O...X...."
    use(board, UNDO)
    use(board, UNDO)
    assert cells(board) == "........."


def test_the_line_of_a_player_that_fails_is_named():
    def my_player(game, state):
        return game.actions(state)[99]

    board = play(TicTacToe(), my_player)
    click(board, 4)
    assert "my_player failed in line" in board.widget.status
    assert "game.actions(state)[99]" in board.widget.status


def test_an_interrupted_player_is_no_disaster():
    def slow(game, state):
        raise KeyboardInterrupt

    board = play(TicTacToe(), slow)
    click(board, 4)
    assert "slow was interrupted" in board.widget.status


@pytest.mark.parametrize(
    "answer",
    [
        lambda move: move,
        lambda move: (0, move),
        lambda move: [0.5, move],
        lambda move: Best(0, move),
        lambda move: list(move) if isinstance(move, tuple) else move,
    ],
)
def test_a_move_alone_and_a_value_with_a_move_are_both_understood(answer):
    board = play(TicTacToe(), lambda game, state: answer(first(game, state)))
    click(board, 4)
    assert cells(board) == "O...X...."


def test_a_move_that_is_a_pair_is_no_value_with_a_move():
    board = play(Nim(3, 4), lambda game, state: (0, 2))
    click(board, (1, 1))
    assert board.walk.state[1] == (1, 3)


def test_numbers_from_numpy_are_moves():
    numpy = pytest.importorskip("numpy")
    board = play(TicTacToe(), lambda game, state: numpy.int64(0))
    click(board, 4)
    assert cells(board) == "O...X...."


def test_values_are_the_searchs_and_can_be_switched_off():
    game = TicTacToe()
    board = play(game, alphabeta, state=game.parse("XX.OO...."))
    use(board, VALUES)
    assert board.walk.values() == {2: 1, 5: 0, 6: -1, 7: -1, 8: -1}
    assert "2 1, 5 0, 6 −1" in board.widget.words
    use(board, VALUES)
    assert "Marked" not in board.widget.words


def test_a_player_without_values_says_so():
    board = play(TicTacToe(), first)
    use(board, VALUES)
    assert "first names moves, not values" in board.widget.status
    assert not board.values_shown


class Toss(Game):
    """A coin decides after MAX's move; state: what has happened."""

    initial = ""

    def to_move(self, state):
        return CHANCE if len(state) == 1 else MAX

    def actions(self, state):
        return {0: ["a"], 1: ["h", "t"], 2: ["b"]}.get(len(state), [])

    def chances(self, state):
        return [("h", 0.0), ("t", 1.0)]

    def result(self, state, action):
        return state + action

    def is_terminal(self, state):
        return len(state) == 3

    def utility(self, state, player=MAX):
        return 2


def test_dice_roll_themselves_and_moves_without_a_place_get_buttons():
    board = play(Toss(), rng=random.Random(1))
    assert board.widget.moves == ["a"]
    board.clicked("move", 0)
    assert board.walk.state == "at"
    use(board, UNDO)
    assert board.walk.state == ""


def test_the_output_is_a_widget_a_picture_with_words_and_text():
    data, metadata = play(TicTacToe())._repr_mimebundle_()
    assert {"application/vnd.jupyter.widget-view+json", "image/png", "text/plain"} <= set(data)
    assert metadata["image/png"]["alt"].startswith("X (MAX) to move.")


class Broken(TicTacToe):
    def result(self, state, action):
        if action == 8:
            raise KeyError("no cell 8")
        return super().result(state, action)


def test_a_game_that_fails_says_so_at_the_board():
    board = play(Broken())
    with pytest.raises(KeyError):
        board.widget.receive(None, {"kind": "place", "number": 8}, None)
    assert board.widget.status == "KeyError: 'no cell 8'"
    board.widget.receive(None, {"kind": "place", "number": 4}, None)
    assert cells(board) == "....X...."


def test_at_a_table_of_three_the_others_answer_and_values_are_for_each():
    board = play(Coins(4, 1, 6, 2, 9, 3), maxn)
    click(board, "right")
    assert board.walk.state == (MAX, (1, 6, 2), (3, 9, 4))
    use(board, VALUES)
    assert board.widget.status.endswith("The numbers are what each player gets.")
    values = board.walk.values()
    assert all(sum(value) == board.walk.game.total for value in values.values())
    click(board, "left")
    assert "Player 1 has" in board.widget.status


def test_a_search_for_one_of_three_cannot_show_what_each_gets():
    board = play(Coins(4, 1, 6, 2), paranoid)
    use(board, VALUES)
    assert "for one player only" in board.widget.status


def test_what_the_other_side_did_is_told_and_undo_waits_for_something_to_undo():
    board = play(Nim(2, 2), lambda game, state: game.actions(state)[0])
    assert [tool.get("off") for tool in board.widget.tools[:2]] == [True, True]
    click(board, (0, 1))
    assert board.widget.told == "You took 1 stone from pile 0. I took 1 stone from pile 0."
    assert [tool.get("off") for tool in board.widget.tools[:2]] == [False, False]


def test_games_are_counted_and_a_game_that_is_undone_is_not():
    board = play(Nim(1, 1), lambda game, state: game.actions(state)[0])
    click(board, (0, 1))
    assert board.widget.told.endswith("So far: 0 won, 1 lost, 0 drawn.")
    board.clicked("tool", 0)
    assert "So far" not in board.widget.told
    click(board, (1, 1))
    board.clicked("tool", 1)
    assert "1 lost" in board.widget.told


def test_the_opponent_can_err_and_be_exchanged():
    def last(game, state):
        return game.actions(state)[-1]

    board = play(TicTacToe(), {"first": first, "last": last}, rng=random.Random(1))
    assert [tool["name"] for tool in board.widget.tools[3:]] == [
        "It errs: never",
        "Against: first",
    ]
    board.clicked("tool", 4)
    assert board.walk.opponent is last
    board.clicked("tool", 3)
    assert board.walk.mistakes == 0.2
    answers = set()
    for _ in range(10):
        click(board, 4)
        answers.add(board.walk.last)
        use(board, RESTART)
    assert 8 in answers
    assert len(answers) > 1


def test_a_group_that_goes_together_is_marked_together():
    board = play(Nim(3))
    places = board.widget.places
    largest = next(place for place in places if "take 3" in place["name"])
    assert sorted(places[n]["name"] for n in largest["with"]) == sorted(p["name"] for p in places)


def test_a_maze_is_played_by_the_arrow_keys():
    board = play(Maze())
    assert {place["key"] for place in board.widget.places} == {"ArrowRight", "ArrowDown"}
