"""Principal-variation search: the value of minimax, and a proven move, by tests that say no."""

from __future__ import annotations

import random
from math import inf

from gamesearch import (
    ConnectFour,
    TicTacToe,
    TreeGame,
    alphabeta,
    count,
    minimax,
    ordered_alphabeta,
    random_tree,
    record,
)
from gamesearch.search.orders import ByEvaluation
from gamesearch.search.scout import next_above, next_below, scout

from .brute import best_moves, cut, guess, random_trees, value_of


def test_random_trees_keep_their_values_and_moves():
    for tree, players in random_trees(seed=21, number=2_000):
        best = scout(TreeGame(tree, players))
        assert best.value == value_of(tree, players), (tree, players)
        assert best.move in best_moves(tree, players), (tree, players)


def test_depth_limits_see_the_tree_cut_there():
    for tree, players in random_trees(seed=22, number=300):
        for depth in (0, 1, 2, 3):
            found = scout(
                TreeGame(tree, players), depth=depth, evaluate=lambda game, state: guess(state)
            )
            assert found.value == value_of(cut(tree, depth, guess), players)


def test_games():
    assert scout(TicTacToe()).value == 0
    assert scout(ConnectFour(4, 3, 3)).value == 1
    assert scout(ConnectFour(), depth=5) == alphabeta(ConnectFour(), depth=5)


def test_a_better_move_is_looked_at_twice():
    game = TreeGame([[3, 4], [5, 6]])
    opened = []

    class Told(TreeGame):
        def is_terminal(self, state):
            opened.append(state)
            return super().is_terminal(state)

    scout(Told(game.tree))
    assert opened.count((1,)) == 2
    assert opened.count((0,)) == 1
    assert record(scout, game).value == 5


def test_with_a_perfect_order_it_opens_no_more_than_alphabeta():
    rng = random.Random(5)
    for _ in range(50):
        game = TreeGame(random_tree(rng, depth=4, branches=(3, 3), values=(0, 10**6)))

        def worth(_, state, game=game):
            return minimax(game, state).value

        options = {"order": ByEvaluation(worth)}
        ours = count(scout, game, **options).nodes
        assert ours <= count(ordered_alphabeta, game, **options).nodes


def test_nothing_lies_between_a_number_and_the_next():
    for value in (0, 3, -7.5, 1e300):
        assert next_below(value) < value < next_above(value)
        assert next_below(next_above(value)) == value
    assert next_above(-inf) > -inf
    assert next_below(inf) < inf
