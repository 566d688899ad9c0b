"""Fitted weights find what was put in, and the share of ordered pairs means what it says."""

from __future__ import annotations

import pytest

from gamesearch import ConnectFour, TicTacToe
from gamesearch.evaluation.connectfour import centre_stones, threes, twos
from gamesearch.evaluation.tictactoe import open_lines, threats
from gamesearch.evaluation.weighted import Weighted, fit_weights, pairwise_accuracy

from .positions import random_states


def test_a_weighted_sum_tells_its_parts():
    game = TicTacToe()
    state = game.parse("X........")
    evaluate = Weighted({open_lines: 0.5, threats: 2})
    assert evaluate.parts(game, state) == {"open_lines": 1.5, "threats": 0}
    assert evaluate(game, state) == 1.5
    assert repr(evaluate) == "Weighted(+0.5 open_lines +2 threats)"


def test_weights_that_made_the_values_are_found_again():
    game = ConnectFour(5, 4)
    states = random_states(game, 60)
    values = [2 * threes(game, s) - 0.5 * centre_stones(game, s) for s in states]
    found = fit_weights(game, [threes, twos, centre_stones], states, values)
    assert list(found.weights.values()) == pytest.approx([2, 0, -0.5])


def test_pairs_in_order():
    assert pairwise_accuracy([1, 2, 3], [-1, 0, 1]) == 1
    assert pairwise_accuracy([3, 2, 1], [-1, 0, 1]) == 0
    assert pairwise_accuracy([1, 2], [0, 0]) == 0.5
