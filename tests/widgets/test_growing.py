"""A student's own tree and playout, drawn; what is not written yet gets a sentence."""

from __future__ import annotations

import random

from gamesearch import (
    Hex,
    TicTacToe,
    mcts,
    tree_after,
    watch_playout,
    watch_tree,
)
from gamesearch.search.montecarlo.mcts import uniform_rollout

BOARD = TicTacToe()


def package(game, state, games, rng):
    root = tree_after(games, mcts(game, state, rng=rng))
    return root.best.move, root


def test_a_tree_is_drawn_from_n_move_and_children_alone():
    class Bare:
        def __init__(self, node):
            self.N, self.W, self.move = node.N, node.W, node.move
            self.children = {child.move: Bare(child) for child in node.children}

    def bare(game, state, games, rng):
        move, root = package(game, state, games, rng)
        return move, Bare(root)

    assert watch_tree(bare, BOARD, games=80).alt == watch_tree(package, BOARD, games=80).alt


def test_a_playout_ends_on_a_board():
    assert "The game is over" in watch_playout(uniform_rollout, Hex(4)).alt
    assert repr(watch_playout(uniform_rollout, Hex(4))) == repr(
        watch_playout(uniform_rollout, Hex(4))
    )


def test_what_is_not_written_gets_a_sentence():
    def later(*_):
        raise NotImplementedError("exercise 9.5")

    assert "finish exercise 9.5 first" in repr(watch_tree(later, BOARD))
    assert "finish exercise 9.5 first" in repr(watch_playout(later, BOARD))


def test_what_fails_gets_a_sentence():
    assert "a pair (move, root)" in repr(watch_tree(lambda *_: 3, BOARD))
    assert "ZeroDivisionError" in repr(watch_playout(lambda *_: 1 / 0, BOARD))
    assert "AttributeError" in repr(watch_tree(lambda *_: (1, random.Random()), BOARD))
