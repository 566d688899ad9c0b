"""Fitted weights find what was put in, and the share of ordered pairs means what it says."""

from __future__ import annotations

import random

import pytest

from gamesearch import ConnectFour
from gamesearch.evaluation.connectfour import centre_stones, threes, twos
from gamesearch.evaluation.depth_experiment import PLIES, random_leaves, right_moves
from gamesearch.evaluation.learning import fit_weights, pairwise_accuracy

from .test_features import random_states


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


def test_depth_helps_related_leaves_and_not_unrelated_ones():
    related, unrelated = (
        right_moves(kinship, (1, 9, PLIES), 120, random.Random(5)) for kinship in (1, 0)
    )
    assert related[9] - related[1] > 0.05
    assert abs(unrelated[9] - unrelated[1]) < 0.12
    assert related[PLIES] == unrelated[PLIES] == 1


def test_a_tree_has_all_its_leaves():
    assert len(random_leaves(0.5, random.Random(1))) == 2**PLIES
