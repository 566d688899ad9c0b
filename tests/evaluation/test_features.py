"""Features count what they say, for both sides alike."""

from __future__ import annotations

import random

import pytest

from gamesearch import ConnectFour, TicTacToe, minimax
from gamesearch.evaluation.connectfour import centre_stones, threes, twos
from gamesearch.evaluation.tictactoe import open_lines, threats
from gamesearch.evaluation.windows import all_windows, windows


def random_states(game, count, seed=1):
    rng, found = random.Random(seed), []
    while len(found) < count:
        state = game.initial
        while not game.is_terminal(state) and rng.random() < 0.9:
            state = game.result(state, rng.choice(game.actions(state)))
        found.append(state)
    return found


def swapped(state):
    player, *rest = state
    return (1 - player, *rest)


@pytest.mark.parametrize(
    ("game", "feature"),
    [
        *((TicTacToe(), feature) for feature in (open_lines, threats)),
        *((ConnectFour(5, 4), f) for f in (threes, twos, centre_stones)),
    ],
)
def test_swapping_the_colours_turns_the_sign(game, feature):
    states = random_states(game, 100)
    assert any(feature(game, state) for state in states)
    for state in states:
        assert feature(game, state) == -feature(game, swapped(state))


def test_the_printed_board_counts_as_good_and_is_lost():
    game = TicTacToe()
    state = game.parse("XX. .X. OO.")
    assert (open_lines(game, state), threats(game, state)) == (2, 1)
    assert minimax(game, state).value == -1


@pytest.mark.parametrize(("size", "lines"), [((7, 6, 4), 69), ((4, 3, 3), 14), ((3, 3, 4), 0)])
def test_windows_are_all_lines(size, lines):
    assert len(all_windows(*size)) == lines


def test_windows_as_texts_agree_with_the_features():
    game = ConnectFour(6, 5)
    for state in random_states(game, 60):
        seen = windows(game, state)
        for missing, feature in ((1, threes), (2, twos)):
            x, o = (
                sum(w.count(mine) == 4 - missing and w.count(".") == missing for w in seen)
                for mine in "XO"
            )
            assert feature(game, state) == x - o
