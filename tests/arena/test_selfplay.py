"""The network's slopes are the true ones, its view is fair to both sides, and it learns."""

from __future__ import annotations

import random

import pytest

from gamesearch import Hex, mcts, tree_after
from gamesearch.arena.selfplay import played, self_play
from gamesearch.arena.tournament import tournament
from gamesearch.evaluation.hex import as_mover_sees, cells_as_seen
from gamesearch.evaluation.network import Network
from gamesearch.search.montecarlo.puct import puct

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


def test_both_players_see_themselves_join_left_to_right():
    x_wins = GAME.parse("3 0 4 1 5")
    o_wins = GAME.parse("0 1 3 4 8 7")
    assert GAME.is_terminal(x_wins)
    assert GAME.is_terminal(o_wins)
    # The same position with the colours and the sides changed looks the same to who moves.
    mirrored = GAME.parse("2 3 0 6")  # cells_as_seen turns O's 3 6 into 1 2
    swapped = GAME.parse("8 2 5 6 1")
    assert sum(as_mover_sees(GAME, mirrored)) == 4
    assert sum(as_mover_sees(GAME, swapped)) == 5
    assert [cells_as_seen(3, 1)[cells_as_seen(3, 1)[cell]] for cell in range(9)] == list(range(9))


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


def test_examples_tell_who_won_and_what_the_search_liked():
    examples = played(GAME, Network(3), 25, random.Random(2))
    for view, shares, reward in examples:
        assert sum(shares) == pytest.approx(1)
        assert all(share == 0 or not (view[c] or view[9 + c]) for c, share in enumerate(shares))
        assert reward in (0, 1)
    plain, turned = examples[0], examples[1]
    assert turned[0] == plain[0][:9][::-1] + plain[0][9:][::-1]
    assert turned[1] == plain[1][::-1]
    # The two sides' examples come by turns, and one side has won.
    assert [reward for *_, reward in examples[::2]] in (
        [place % 2 for place in range(len(examples) // 2)],
        [1 - place % 2 for place in range(len(examples) // 2)],
    )


def test_a_few_seconds_of_self_play_beat_random_games():
    network = Network(4)
    *_, last = self_play(network, 80, random.Random(1))
    assert last.games == 80

    def guessing(game, state):
        return tree_after(30, puct(game, state, guess=network.guess)).best.move

    dice = random.Random(1)

    def rolling(game, state):
        return tree_after(30, mcts(game, state, rng=dice)).best.move

    score = tournament(Hex(4), {"network": guessing, "dice": rolling}, plies=1).totals["network"]
    assert score.interval[0] > 0.5
