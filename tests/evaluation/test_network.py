"""The network: its slopes, and what it guesses."""

from __future__ import annotations

import random

import pytest

from gamesearch import Hex
from gamesearch.arena.selfplay import played
from gamesearch.evaluation.network import Network

GAME = Hex(3)


def test_slopes_agree_with_small_changes_of_each_weight():
    numpy = pytest.importorskip("numpy")
    network = Network(3, hidden=5)
    batch = played(GAME, network, 20, random.Random(1))[:6]
    batch = [(view, shares, 1.0 if place % 2 else 0.0)
             for place, (view, shares, _) in enumerate(batch)]  # fmt: skip

    def loss():
        """The policy's cross entropy and the value's, as the slopes take them."""
        total = 0.0
        for view, shares, reward in batch:
            hidden = numpy.tanh(numpy.array(view) @ network.weights[0] + network.weights[1])
            scores = hidden @ network.weights[2] + network.weights[3]
            taken = numpy.array(view[:9]) + numpy.array(view[9:]) > 0
            scores = numpy.where(taken, -30, scores)
            policy = numpy.exp(scores) / numpy.exp(scores).sum()
            value = 1 / (1 + numpy.exp(-(hidden @ network.weights[4] + network.weights[5][0])))
            total -= (numpy.array(shares) * numpy.log(policy + 1e-9)).sum()
            total -= reward * numpy.log(value) + (1 - reward) * numpy.log(1 - value)
        return total / len(batch)

    slopes = network.loss_and_slopes(batch)[2]
    for weights, slope in zip(network.weights, slopes, strict=True):
        for place in [tuple(0 for _ in weights.shape), tuple(n - 1 for n in weights.shape)]:
            kept = weights[place]
            weights[place] = kept + 1e-5
            above = loss()
            weights[place] = kept - 1e-5
            below = loss()
            weights[place] = kept
            assert slope[place] == pytest.approx((above - below) / 2e-5, abs=1e-5)


def test_a_guess_is_a_policy_over_the_legal_moves_and_a_reward():
    network = Network(3)
    state = GAME.parse("4 0 8")
    priors, reward = network.guess(GAME, state)
    assert len(priors) == len(GAME.actions(state))
    assert sum(priors) == pytest.approx(1)
    assert 0 < reward < 1
    assert network.evaluate(GAME, state) == pytest.approx(2 * reward - 1)
    # O after X's centre sees what X would see with the colours changed.
    first, second = GAME.parse("4"), GAME.parse("4 0")
    assert network.guess(GAME, first)[0] != network.guess(GAME, second)[0]
