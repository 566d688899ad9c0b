"""Variance reduction: the mean stays, exactly; the spread changes as promised."""

from __future__ import annotations

import random
from functools import cache
from statistics import mean, variance

import pytest

from gamesearch import TicTacToe, TreeGame
from gamesearch.errors import BadSearch
from gamesearch.search.montecarlo.mcts import uniform_rollout
from gamesearch.search.montecarlo.variance import (
    control_variate,
    estimate,
    rollout_with_control,
    rollout_with_weight,
)

BOARD = TicTacToe()


@cache
def at_random(state) -> float:
    if BOARD.is_terminal(state):
        return BOARD.utility(state)
    return mean(at_random(BOARD.result(state, move)) for move in BOARD.actions(state))


def perfect(game, state):
    return at_random(state)


def corners(game, state):
    text = game.show(state)
    return (text.count("X") - text.count("O")) + 0.3 * (text[0] == "X")


def good_for_x(game, state, moves):
    return [3 if at_random(game.result(state, move)) > 0.3 else 1 for move in moves]


def test_an_estimate_is_mean_error_and_variance():
    samples = [1, 4, 4, 7]
    assert estimate(samples) == (mean(samples), (variance(samples) / 4) ** 0.5, variance(samples))
    with pytest.raises(BadSearch, match="two samples"):
        estimate([1])


def every_game(state, chance=1.0, luck=0.0, evaluate=corners):
    """Each random game's probability, value and luck: what game_and_luck draws from."""
    moves = BOARD.actions(state)
    if not moves:
        yield chance, BOARD.utility(state), luck
        return
    after = [BOARD.result(state, move) for move in moves]
    worth = [BOARD.utility(s) if BOARD.is_terminal(s) else evaluate(BOARD, s) for s in after]
    for state_after, value in zip(after, worth, strict=True):
        step = value - sum(worth) / len(worth)
        yield from every_game(state_after, chance / len(moves), luck + step, evaluate)


def test_luck_has_mean_nothing_whatever_the_evaluation():
    games = list(every_game(BOARD.parse("X...O....")))
    assert sum(chance for chance, *_ in games) == pytest.approx(1)
    assert sum(chance * luck for chance, _, luck in games) == pytest.approx(0)


def test_luck_is_counted_as_the_games_say():
    state = BOARD.parse("XOX.O....")
    lucks = {round(luck, 9) for _, _, luck in every_game(state)}
    for seed in range(100):
        assert (
            round(rollout_with_control(BOARD, state, corners, random.Random(seed))[1], 9) in lucks
        )


def test_a_perfect_evaluation_takes_all_the_luck_out():
    rng = random.Random(1)
    games = [rollout_with_control(BOARD, BOARD.initial, perfect, rng) for _ in range(200)]
    fair = [BOARD.utility(end) - luck for end, luck in games]
    assert fair == pytest.approx([at_random(BOARD.initial)] * 200)


def test_control_lowers_the_variance_and_leaves_the_mean():
    rng = random.Random(2)
    half = lambda game, state: 0.5 * at_random(state)  # noqa: E731
    games = [rollout_with_control(BOARD, BOARD.initial, half, rng) for _ in range(3_000)]
    results = [BOARD.utility(end) for end, _ in games]
    lucks = [luck for _, luck in games]
    plain, better = estimate(results), estimate(control_variate(results, lucks))
    assert better.variance < plain.variance / 2
    assert abs(better.mean - at_random(BOARD.initial)) < 4 * better.error


def test_the_weight_of_a_control_is_a_choice_of_spread_not_of_mean():
    results, controls = [3.0, 5.0, 4.0, 8.0], [1.0, 2.0, 3.0, 4.0]
    for weight in (0, 1, -2):
        samples = control_variate(results, controls, expected=2.5, weight=weight)
        assert mean(samples) == pytest.approx(mean(results))
    best = estimate(control_variate(results, controls, expected=2.5)).variance
    for weight in (0, 0.5, 1, 1.4, 2):
        assert best <= estimate(control_variate(results, controls, 2.5, weight)).variance + 1e-12
    assert control_variate(results, [7] * 4, expected=7) == results


def test_weights_of_a_game_make_up_for_the_policy_exactly():
    """Sum over all games of (probability under the policy) x weight x value."""
    tree = TreeGame([[3, 5], [2, [9, 1]], 4])

    def lean(game, state, moves):
        return [move + 1 for move in moves]

    def walked(state, chance, weight):
        moves = tree.actions(state)
        if not moves:
            yield chance, weight, tree.utility(state)
        for move, share in zip(moves, lean(tree, state, moves), strict=True):
            q = share / sum(lean(tree, state, moves))
            yield from walked(tree.result(state, move), chance * q, weight / len(moves) / q)

    games = list(walked((), 1.0, 1.0))
    fair = mean([mean([3, 5]), mean([2, mean([9, 1])]), 4])
    assert sum(chance * weight * value for chance, weight, value in games) == pytest.approx(fair)
    assert sum(chance * weight for chance, weight, _ in games) == pytest.approx(1)
    drawn = [rollout_with_weight(tree, (), lean, random.Random(seed)) for seed in range(60)]
    weights = {tree.utility(end): weight for end, weight in drawn}
    assert weights == pytest.approx({value: weight for _, weight, value in games})


def test_importance_sampling_is_unbiased():
    rng = random.Random(3)
    games = [rollout_with_weight(BOARD, BOARD.initial, good_for_x, rng) for _ in range(8_000)]
    weighted = estimate([BOARD.utility(end) * weight for end, weight in games])
    forgotten = estimate([BOARD.utility(end) for end, _ in games])
    assert abs(weighted.mean - at_random(BOARD.initial)) < 3.5 * weighted.error
    assert abs(forgotten.mean - at_random(BOARD.initial)) > 4 * forgotten.error


def test_equal_weights_are_uniform_play():
    even = lambda game, state, moves: [2] * len(moves)  # noqa: E731
    dice = [random.Random(seed) for seed in range(20)]
    ends = [rollout_with_weight(BOARD, BOARD.initial, even, rng) for rng in dice]
    assert all(weight == 1 for _, weight in ends)
    assert BOARD.is_terminal(uniform_rollout(BOARD, BOARD.initial, random.Random(1)))


def test_a_policy_that_leaves_a_move_out_is_turned_away():
    with pytest.raises(BadSearch, match="above 0"):
        rollout_with_weight(BOARD, BOARD.initial, lambda g, s, m: [0] + [1] * 8, random.Random(1))
