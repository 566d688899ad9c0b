"""Games from nested lists: what is a tree, what is none, and who moves where."""

from __future__ import annotations

import math
import random
from fractions import Fraction

import numpy as np
import pytest

from gamesearch import MAX, MIN, TREES, TreeGame, random_tree
from gamesearch.errors import BadGame, GameOver, IllegalMove


@pytest.mark.parametrize("tree", [3, None, "tree", {"a": 1}, 2.5])
def test_what_is_no_list_is_no_tree(tree):
    with pytest.raises(BadGame, match="a tree is a list of branches and leaves"):
        TreeGame(tree)


@pytest.mark.parametrize(
    ("tree", "where"), [([], "()"), ([1, []], "(1,)"), ([[2], [3, ()]], "(1, 1)")]
)
def test_a_node_without_branches_is_named(tree, where):
    with pytest.raises(BadGame) as caught:
        TreeGame(tree)
    assert f"node {where} of the tree has no branches" in str(caught.value)


@pytest.mark.parametrize("leaf", [None, "3", True, math.nan, 2 + 1j, {3}])
def test_a_leaf_that_is_no_number_is_named(leaf):
    with pytest.raises(BadGame, match=r"leaf \(1, 0\) of the tree must be a number"):
        TreeGame([1, [leaf, 2]])


@pytest.mark.parametrize("leaf", [0, -2.5, math.inf, Fraction(1, 3), np.float64(0.5), np.int64(3)])
def test_any_real_number_is_a_leaf(leaf):
    game = TreeGame([[leaf]])
    assert game.utility((0, 0)) == leaf
    assert game.utility((0, 0), MIN) == -leaf


def test_a_tree_may_be_one_ply_or_ragged_and_of_tuples():
    assert TreeGame([4]).actions(()) == (0,)
    game = TreeGame((1, (2, (3, 4))))
    assert game.is_terminal((0,))
    assert not game.is_terminal((1, 1))


def test_changing_the_lists_afterwards_changes_nothing():
    lists = [[1, 2], [3]]
    game = TreeGame(lists)
    lists[0][0] = 99
    assert game.utility((0, 0)) == 1


@pytest.mark.parametrize(
    ("players", "turns"),
    [
        ((MAX, MIN), [0, 1, 0, 1, 0, 1]),
        ((MIN, MAX), [1, 0, 1, 0, 1, 0]),
        ((MAX, MAX, MIN), [0, 0, 1, 0, 0, 1]),
        ((MAX,), [0, 0, 0, 0, 0, 0]),
        ([MAX, MIN, MIN, MIN], [0, 1, 1, 1, 0, 1]),
    ],
)
def test_players_take_turns_over_and_over(players, turns):
    game = TreeGame([[[[[[1]]]]]], players=players)
    assert [game.to_move((0,) * ply) for ply in range(6)] == turns


def test_nobody_to_move_is_refused():
    with pytest.raises(BadGame, match="players names at least one"):
        TreeGame([1, 2], players=())


@pytest.mark.parametrize("branch", [2, -1, None, "0", 0.5, [0]])
def test_a_branch_that_is_not_there(branch):
    with pytest.raises(IllegalMove, match=r"node \(1,\) has no branch .*; legal: 0 1$"):
        TreeGame([3, [4, 5]]).result((1,), branch)


def test_a_leaf_is_the_end():
    with pytest.raises(GameOver, match="the game is over"):
        TreeGame([3, [4, 5]]).result((0,), 0)


@pytest.mark.parametrize("branch", [1, 1.0, np.int64(1)])
def test_whatever_equals_a_branch_makes_the_same_plain_state(branch):
    state = TreeGame([3, [4, 5]]).result((), branch)
    assert repr(state) == "(1,)"


@pytest.mark.parametrize("name", TREES)
def test_the_named_trees_can_be_played_and_written_down(name):
    assert repr(TreeGame(TREES[name])) == f"TreeGame({TREES[name]})"


def test_random_trees_follow_their_seed_and_their_bounds():
    trees = [random_tree(random.Random(seed), depth=4, values=(-2, 2)) for seed in range(50)]
    assert trees == [random_tree(random.Random(s), depth=4, values=(-2, 2)) for s in range(50)]

    def check(node, plies):
        if plies == 0:
            assert -2 <= node <= 2
        else:
            assert 1 <= len(node) <= 4
            for child in node:
                check(child, plies - 1)

    for tree in trees:
        check(tree, 4)
