"""Progressive widening: never more moves than allowed, the best-looking first, none left out."""

from __future__ import annotations

import random
from math import ceil

import pytest

from gamesearch import Hex, Nim, TicTacToe, alphabeta, mcts, tree_after
from gamesearch.evaluation.hex import centrality
from gamesearch.search.montecarlo.progressive_widening import widening_mcts

BOARD = TicTacToe()


def plain(game, state, move):
    return 0.5


def searched(game, state=None, games=400, looks=plain, **options):
    search = widening_mcts(game, state, rng=random.Random(1), looks=looks, **options)
    return tree_after(games, search)


@pytest.mark.parametrize(("width", "power"), [(1, 0.5), (2, 0.5), (3, 0.3)])
def test_a_node_never_has_more_children_than_its_visits_allow(width, power):
    root = searched(Hex(5), looks=centrality, width=width, power=power)
    for node in root.walk():
        assert len(node.children) <= ceil(width * node.N**power)
        assert len(node.children) + len(node.untried) == len(Hex(5).actions(node.state))


def test_the_moves_tried_are_the_best_looking_ones():
    game = Hex(5)
    root = searched(game, looks=centrality, games=60)
    tried = [centrality(game, root.state, child.move) for child in root.children]
    waiting = [centrality(game, root.state, move) for move in root.untried]
    assert waiting
    assert min(tried) >= max(waiting)


def test_every_move_is_tried_in_the_end():
    assert not searched(Nim(6, most=3), games=30).untried


def test_counts_add_up_as_in_any_tree():
    root = searched(BOARD, games=500)
    assert root.N == 500
    for node in root.walk():
        assert node.N - sum(child.N for child in node.children) in (0, 1, node.N)


@pytest.mark.parametrize("cells", ["XX.OO....", "O..XX....", "..X.OO..X"])
def test_best_moves_are_found_without_any_knowledge(cells):
    state = BOARD.parse(cells)
    root = searched(BOARD, state, games=1500)
    assert alphabeta(BOARD, BOARD.result(state, root.best.move)).value == (
        alphabeta(BOARD, state).value
    )


def test_without_a_limit_it_tries_all_moves_once_like_plain_uct():
    wide = searched(Hex(4), games=16, width=100)
    usual = tree_after(16, mcts(Hex(4), rng=random.Random(1)))
    assert sorted(child.N for child in wide.children) == sorted(c.N for c in usual.children)
