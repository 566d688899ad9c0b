"""What a move did, in a sentence."""

from __future__ import annotations

import random

import pytest

from gamesearch import (
    Coins,
    ConnectFour,
    DotsAndBoxes,
    Hex,
    Maze,
    MiniChess,
    Nim,
    Pig,
    Race,
    TicTacToe,
)
from gamesearch.drawing.boards.words import result_in_words, tell
from gamesearch.games.maze import MAZES


def told(game, *moves):
    state, said = game.initial, []
    for move in moves:
        said.append(tell(game, state, move, lambda player: ["You", "I", "She"][player]))
        state = game.result(state, move)
    return said


@pytest.mark.parametrize(
    ("game", "moves", "last"),
    [
        (TicTacToe(), [4], "You took cell 4."),
        (ConnectFour(), [3, 2], "I dropped a stone into column 2."),
        (Nim(3, 4), [(0, 1), (1, 1)], "I took 1 stone from pile 1."),
        (Coins(4, 1, 6), ["right"], "You took the 6 at the right end."),
        (DotsAndBoxes(1, 1), [0, 1, 2, 3], "I drew line 3 and completed 1 box: one more turn."),
        (Pig(), ["roll", 5], "You rolled 5."),
        (Pig(), ["roll", 1], "You rolled 1 and lost the points of this turn."),
        (Pig(), ["roll", 5, "hold"], "You held and kept 5 points."),
        (Race(), [3], "You rolled 3."),
        (Race(), [3, 0, 2, 0], "I moved a man by 2."),
        (Maze(MAZES["ring"]), ["E"], "You went right and ate a pellet."),
        (Maze(MAZES["ring"]), ["E", "N"], "The ghost went up."),
        (Hex(3), [1], "You took cell 1."),
    ],
    ids=str,
)
def test_a_move_is_told_by_who_made_it(game, moves, last):
    assert told(game, *moves)[-1] == last


def test_a_man_who_is_met_goes_back_and_that_is_said():
    game = Race(track=4, men=1, faces=4)
    assert told(game, 3, 0, 1, 0)[-1] == "I moved a man by 1 and sent a man back to the start."


@pytest.mark.parametrize("game", [MiniChess(), Race(), Pig(goal=10), Maze()], ids=repr)
def test_every_move_of_a_whole_game_can_be_told(game):
    rng, state = random.Random(2), game.initial
    for _ in range(60):
        if game.is_terminal(state):
            break
        move = rng.choice(game.actions(state))
        said = tell(game, state, move, lambda player: "You")
        assert said == "" or said.endswith(".")
        state = game.result(state, move)


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ((0, (1, 1), ((1, 1),), ((0, 2),), 4), "the runner is caught, −4 points for MAX"),
        ((1, (0, 1), ((2, 2),), (), 4), "all pellets are eaten, 106 points for MAX"),
        ((0, (0, 1), ((2, 2),), ((0, 2),), 12), "the last move is made, 38 points for MAX"),
    ],
)
def test_the_end_of_a_game_in_the_maze_says_why(state, said):
    assert Maze().is_terminal(state)
    assert result_in_words(Maze(), state) == f"The game is over: {said}."
