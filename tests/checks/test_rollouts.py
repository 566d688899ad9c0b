"""What the checks of lesson 12 compute for themselves: ends, weights, proofs, exact play."""

from __future__ import annotations

import random
from itertools import product

import pytest

from gamesearch import MAX, MIN, TicTacToe, minimax
from gamesearch.arena.tournament import tournament
from gamesearch.checks.mcts.playouts import follows, probabilities
from gamesearch.checks.rollouts import grades
from gamesearch.checks.rollouts.cases import (
    BOARD,
    DEEP,
    EARLY,
    LEANING,
    STEEP,
    ends,
    fair_weights,
)
from gamesearch.checks.rollouts.earnings import by_dice, earned, in_the_limit, weights_everywhere
from gamesearch.checks.rollouts.proofs import Family, proven
from gamesearch.search.montecarlo.mcts import uniform_rollout
from gamesearch.search.montecarlo.rollouts import alike, avoid_losses, drawn, take_wins

CASES = [EARLY, LEANING, STEEP, DEEP]


def rollout(game, state, weigh, rng):
    while moves := game.actions(state):
        state = game.result(state, drawn(moves, weigh(game, state, moves), rng))
    return state


@pytest.mark.parametrize("case", CASES, ids=str)
def test_probabilities_of_the_ends_add_up_to_one(case):
    assert sum(probabilities(case, case.weigh).values()) == pytest.approx(1)


@pytest.mark.parametrize("case", [LEANING, STEEP, DEEP], ids=str)
def test_fair_weights_turn_the_policy_into_uniform_play(case):
    by_policy, weights = probabilities(case, case.weigh), fair_weights(case)
    uniform_play = probabilities(case, alike)
    for end, share in uniform_play.items():
        assert by_policy[end] * weights[end] == pytest.approx(share)


def test_frequencies_tell_the_policy_from_uniform_play():
    for case in CASES:
        assert follows(case, ends(rollout, case))
    assert not follows(LEANING, ends(lambda g, s, w, rng: uniform_rollout(g, s, rng), LEANING))


def test_right_rollouts_report_the_same_whatever_the_key():
    reports = {str(grades.rollouts(rollout, key)) for key in range(60, 75)}
    assert reports == {str([[True] * 4] * 10)}


def test_a_proof_holds_whatever_the_rest_turns_out_to_be():
    for player, size, untried in product((MAX, MIN), (1, 2, 3), (0, 1)):
        best = max if player == MAX else min
        for proofs in product((1, 0, -1, None), repeat=size):
            fills = [(p,) if p is not None else (1, 0, -1) for p in proofs]
            fills += [(1, 0, -1)] * untried
            outcomes = {best(each) for each in product(*fills)}
            certain = outcomes.pop() if len(outcomes) == 1 else None
            assert proven(Family(player, proofs, untried)) == certain


def test_exact_rollouts_choose_what_many_would():
    state = BOARD.parse(".X......O")
    assert by_dice()(BOARD, state) == 4  # the centre, which lesson 11 found by sampling
    assert minimax(BOARD, state).value > minimax(BOARD, BOARD.result(state, 4)).value


def test_the_bands_of_the_design_can_be_reached_and_missed():
    assert earned(take_wins, 2).share > 0.6
    assert earned(avoid_losses, 2).share > 0.56
    assert earned(alike, 2).share == pytest.approx(0.5)
    players = {
        name: in_the_limit(weights_everywhere(policy))
        for name, policy in (("mine", take_wins), ("dice", alike))
    }
    score = tournament(TicTacToe(), players, plies=2).totals["mine"]
    assert earned(take_wins, 2).share == pytest.approx(score.share, abs=1e-6)


def test_a_search_in_the_limit_ignores_the_dice():
    chance = random.Random(1)
    state = chance.choice([BOARD.parse("X...O...."), BOARD.parse("X.......O")])
    assert len({by_dice()(BOARD, state) for _ in range(5)}) == 1
