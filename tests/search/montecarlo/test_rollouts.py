"""Rollouts: as often as the policy says, as long as the rule says."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import islice
from math import exp

import pytest

from gamesearch import ConnectFour, Hex, TicTacToe, TreeGame, mcts, minimax, tree_after
from gamesearch.evaluation.hex import beside_own, towards_centre
from gamesearch.search.montecarlo.mcts import uniform_rollout
from gamesearch.search.montecarlo.rollouts import (
    alike,
    avoid_losses,
    evaluated_with,
    stop_after,
    take_wins,
    weighted_rollout,
)

BOARD = TicTacToe()


def worth(weigh, state):
    """What the board is worth to MAX under a policy, exactly."""

    @cache
    def of(state):
        if BOARD.is_terminal(state):
            return BOARD.utility(state)
        moves = BOARD.actions(state)
        weights = weigh(BOARD, state, moves)
        after_moves = (of(BOARD.result(state, move)) for move in moves)
        return sum(w * v for w, v in zip(weights, after_moves, strict=True)) / sum(weights)

    return of(state)


@pytest.mark.parametrize("weigh", [alike, take_wins, avoid_losses], ids=lambda each: each.__name__)
def test_rollouts_end_as_often_as_their_policy_says(weigh):
    rng, state = random.Random(1), BOARD.parse("X...O....")
    rollout = weighted_rollout(weigh)
    values = [BOARD.utility(rollout(BOARD, state, rng)) for _ in range(6_000)]
    assert sum(values) / len(values) == pytest.approx(float(worth(weigh, state)), abs=0.04)


def test_weights_need_not_add_up_to_one():
    tree = TreeGame([1, 2, 3])
    rollout = weighted_rollout(lambda game, state, moves: [2, 0, 6])
    rng = random.Random(2)
    ends = Counter(tree.utility(rollout(tree, (), rng)) for _ in range(4_000))
    assert ends[2] == 0
    assert ends[3] / 4_000 == pytest.approx(3 / 4, abs=0.03)


def test_a_win_on_the_spot_is_played_by_both_sides():
    assert take_wins(BOARD, BOARD.parse("XX.OO...."), (2, 5, 6, 7, 8)) == [1, 0, 0, 0, 0]
    assert take_wins(BOARD, BOARD.parse("XX.OO...X"), (2, 5, 6, 7)) == [0, 1, 0, 0]
    assert take_wins(BOARD, BOARD.initial, range(9)) == [1] * 9


def test_the_careful_block_what_would_lose_at_once():
    state = BOARD.parse("XX..O....")
    assert avoid_losses(BOARD, state, BOARD.actions(state)) == [1, 0, 0, 0, 0, 0]
    lost = BOARD.parse("X.X.O.O.X")  # O to move, and whatever it does X wins or not: both weigh
    assert any(avoid_losses(BOARD, lost, BOARD.actions(lost)))


def test_stopping_after_some_plies():
    game, rng = ConnectFour(), random.Random(3)
    for plies in (0, 1, 7):
        end = weighted_rollout(alike, stop_after(plies))(game, game.initial, rng)
        assert end[2].bit_count() == plies
    hot = BOARD.parse("XX.OO....")
    assert weighted_rollout(alike, stop_after(0))(BOARD, hot, rng) == hot


def test_an_unfinished_game_gets_a_reward_by_its_evaluation():
    judge = evaluated_with(lambda game, state: 2, scale=4)
    assert judge(BOARD, BOARD.initial) == pytest.approx(1 / (1 + exp(-0.5)))
    assert judge(BOARD, BOARD.parse("XXXOO....")) == 1
    assert judge(BOARD, BOARD.parse("OOOXX.X..")) == 0
    assert evaluated_with(lambda game, state: 0, 1)(BOARD, BOARD.initial) == 0.5


def test_a_search_cut_off_at_once_lives_on_its_evaluation():
    state = BOARD.parse("O..XX....")
    knows = evaluated_with(lambda game, state: minimax(game, state).value, scale=0.1)
    search = mcts(
        BOARD,
        state,
        rng=random.Random(1),
        rollout=weighted_rollout(alike, stop_after(0)),
        judge=knows,
    )
    assert {round(each.reward) for each in islice(search, 60)} <= {0, 0.5, 1}
    root = tree_after(60, search)
    assert (root.N, root.best.move) == (120, 5)


def test_policies_for_hex_weigh_as_they_say():
    game = Hex(3)
    state = game.parse("4 0")
    assert beside_own(game, state, game.actions(state)) == [3, 3, 3, 3, 3, 3, 1]
    assert towards_centre(game, game.initial, (0, 4)) == [1, 3]


def test_uniform_is_the_policy_of_equal_weights():
    rng = random.Random(5)
    ends = [Counter(rule(BOARD, BOARD.parse("XXO.OX..."), rng) for _ in range(3_000))
            for rule in (uniform_rollout, weighted_rollout(alike))]  # fmt: skip
    assert ends[0].keys() == ends[1].keys()
    assert all(abs(ends[0][end] - ends[1][end]) < 200 for end in ends[0])
