"""Leaf, root and tree parallel search: what sharing does to the counts."""

from __future__ import annotations

import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

import pytest

from gamesearch import ConnectFour, TicTacToe, mcts, tree_after
from gamesearch.search.montecarlo.parallel import (
    come_back,
    leaf_parallel,
    root_parallel,
    set_out,
    tree_parallel,
)

BOARD = TicTacToe()

POSITIONS = [BOARD.parse(cells) for cells in ("XX.OO....", "O..XX....", "..X.OO..X")]


def test_workers_on_one_leaf_share_its_node():
    search = leaf_parallel(BOARD, workers=8, rng=random.Random(1))
    turns = list(islice(search, 400))
    for start in range(0, 400, 8):
        leaves = {id(turn.path[-1]) for turn in turns[start : start + 8]}
        assert len(leaves) == 1
    root = turns[-1].root
    assert root.N == 400
    assert len(list(root.walk())) <= 1 + 400 // 8
    for node in root.walk():
        assert node.N % 8 == 0
        assert 0 <= node.W <= node.N


def test_one_worker_on_a_leaf_is_plain_search():
    alone = leaf_parallel(BOARD, workers=1, rng=random.Random(4))
    trees = [tree_after(200, search) for search in (alone, mcts(BOARD, rng=random.Random(4)))]
    counts = [[(node.move, node.N, node.W) for node in tree.walk()] for tree in trees]
    assert counts[0] == counts[1]


def test_root_parallel_adds_up_the_trees():
    merged = root_parallel(BOARD, POSITIONS[0], games=150, seeds=[1, 2, 3])
    trees = [tree_after(150, mcts(BOARD, POSITIONS[0], rng=random.Random(s))) for s in (1, 2, 3)]
    assert merged.visits == Counter(
        {
            move: sum(child.N for tree in trees for child in tree.children if child.move == move)
            for move in BOARD.actions(POSITIONS[0])
        }
    )
    assert merged.move == 2
    best = [child for tree in trees for child in tree.children if child.move == 2]
    mean = sum(child.W for child in best) / sum(child.N for child in best)
    assert merged.value == pytest.approx(2 * mean - 1)  # from a reward to a value


def test_root_parallel_speaks_for_max_where_min_moves():
    lost = BOARD.parse("XOXO....X")
    merged = root_parallel(BOARD, lost, games=400, seeds=[1, 2])
    assert merged.value > 0.5
    assert 0.25 < root_parallel(BOARD, lost, games=400, seeds=[1, 2], limits=(-2, 2)).value <= 1


def test_root_parallel_trees_may_grow_in_other_processes():
    here = root_parallel(BOARD, POSITIONS[1], games=100, seeds=[1, 2])
    with ProcessPoolExecutor(2) as pool:
        there = root_parallel(BOARD, POSITIONS[1], games=100, seeds=[1, 2], map=pool.map)
    assert there == here


def test_a_virtual_loss_is_taken_back():
    search = tree_parallel(ConnectFour(), workers=8, rng=random.Random(1))
    root = tree_after(400, search)
    assert root.N == 400
    path = [root, root.best]
    counts = [(node.N, node.W) for node in path]
    set_out(path, 3)
    assert [(node.N, node.W) for node in path] == [(n + 3, w) for n, w in counts]
    come_back(path, 3)
    assert [(node.N, node.W) for node in path] == counts


def test_one_worker_is_plain_uct():
    def visits(search):
        return [(child.move, child.N, child.W) for child in tree_after(300, search).children]

    alone = tree_parallel(BOARD, workers=1, rng=random.Random(7))
    assert visits(alone) == visits(mcts(BOARD, rng=random.Random(7)))


@pytest.mark.parametrize("loss", [0, 1])
def test_workers_spread_out_only_if_losses_are_feared(loss):
    search = tree_parallel(ConnectFour(), workers=8, loss=loss, rng=random.Random(2))
    iterations = list(islice(search, 1_600))
    rounds = [iterations[start : start + 8] for start in range(800, 1_600, 8)]
    apart = sum(len({each.path[1] for each in group}) for group in rounds) / len(rounds)
    assert apart > 2 if loss else apart < 1.5
