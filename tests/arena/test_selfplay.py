"""What is learned from is what was played, and it helps."""

from __future__ import annotations

import random

import pytest

from gamesearch import Hex, mcts, tree_after
from gamesearch.arena.selfplay import played, self_play
from gamesearch.arena.tournament import tournament
from gamesearch.evaluation.network import Network
from gamesearch.search.montecarlo.puct import puct

GAME = Hex(3)


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
