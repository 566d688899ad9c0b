"""What the checks of lesson 11 rest on: sums, drawn games, best moves, a tree that is sound."""

from __future__ import annotations

import pytest

from gamesearch import MAX, minimax
from gamesearch.checks.mcts import cases, judging
from gamesearch.checks.mcts.cases import ARMS, BOARD, DRAWS, POSITIONS, STARTS, X_CAN_WIN
from gamesearch.checks.mcts.paths import WAYS
from gamesearch.checks.mcts.playouts import follows, played, reachable
from gamesearch.checks.mcts.trees import choices, grown, is_best, means
from gamesearch.evaluation.hex import shortest_path
from gamesearch.search.montecarlo.bandit import ucb1
from gamesearch.search.montecarlo.mcts import mcts, tree_after, uniform_rollout


def searched(game, state, games, rng):
    root = tree_after(games, mcts(game, state, rng=rng))
    return root.best.move, root


@pytest.mark.parametrize("arm", ARMS, ids=str)
def test_the_packages_bound_is_accepted_and_a_near_one_is_not(arm):
    seen = cases.bound(ucb1, arm)
    assert cases.is_ucb1(arm, seen)
    assert not cases.is_ucb1(arm, min(seen, 1_000) - 0.001)


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_along_a_path_both_players_share_every_reward(way):
    both = {MAX: way.reward, 1 - MAX: 1 - way.reward}
    assert sum(both.values()) == 1
    assert way.gains == tuple((1, both[mover]) for mover in way.movers)


@pytest.mark.parametrize("start", STARTS, ids=str)
def test_random_games_end_where_the_check_expects_them(start):
    seen = played(lambda rng: uniform_rollout(start.game, start.state, rng), start)
    assert seen.sound
    assert follows(start, seen)


@pytest.mark.parametrize("problem", DRAWS, ids=str)
def test_nobody_can_win_where_every_game_is_said_to_be_drawn(problem):
    ends = [each for each in reachable(BOARD, problem.state) if BOARD.is_terminal(each)]
    assert {BOARD.utility(each) for each in ends} == {0}
    assert len(means(searched, problem).values) == 1


@pytest.mark.parametrize("problem", POSITIONS, ids=str)
def test_best_moves_keep_the_value_and_others_do_not(problem):
    game, state = problem.game, problem.state
    value = minimax(game, state).value
    keep = {a for a in game.actions(state) if minimax(game, game.result(state, a)).value == value}
    assert problem.best == keep
    assert len(keep) < len(game.actions(state))  # else nothing could be chosen wrong


def test_the_courses_own_tree_is_sound_and_chooses_well():
    assert grown(searched, X_CAN_WIN).sound
    assert is_best(X_CAN_WIN, choices(searched, X_CAN_WIN))


def test_a_tree_that_forgets_its_root_is_not_sound():
    def forgets(game, state, games, rng):
        move, root = searched(game, state, games, rng)
        root.N -= 1
        return move, root

    assert not grown(forgets, X_CAN_WIN).counted


def test_whoever_is_said_to_be_nearer_in_hex_is():
    assert shortest_path(judging.GAME, judging.X_NEARER.state) > 0
    assert shortest_path(judging.GAME, judging.O_NEARER.state) < 0
