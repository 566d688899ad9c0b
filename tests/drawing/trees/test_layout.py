"""Whatever the tree, its layout keeps the order, centres parents, and lets nothing overlap."""

from __future__ import annotations

import itertools
import random

import pytest

from gamesearch.drawing.trees.layout import tidy_layout
from gamesearch.games.tree import TreeGame, random_tree
from gamesearch.trees import Tree, grow

SEEDS = range(25)


def a_tree(seed: int) -> Tree:
    rng = random.Random(seed)
    tree = random_tree(rng, depth=rng.randint(2, 6), branches=(1, 4), ragged=0.35)
    return grow(TreeGame(tree if isinstance(tree, list) else [tree]))


def spots_of(tree: Tree, room=lambda node: (0.5, 0.5)):
    return tidy_layout(tree, lambda node: node.children, room)


@pytest.mark.parametrize("seed", SEEDS)
def test_parents_stand_in_the_middle_above_children_in_order(seed):
    tree = a_tree(seed)
    spots = spots_of(tree)
    for node in tree.walk():
        xs = [spots[child][0] for child in node.children]
        assert xs == sorted(xs)
        if xs:
            assert spots[node][0] == pytest.approx((xs[0] + xs[-1]) / 2)
            assert {spots[child][1] for child in node.children} == {spots[node][1] + 1}


@pytest.mark.parametrize("seed", SEEDS)
def test_nodes_of_a_ply_have_room_and_stand_in_reading_order_so_no_edges_cross(seed):
    tree = a_tree(seed)
    rng = random.Random(seed)
    rooms = {node: (rng.uniform(0.3, 1), rng.uniform(0.3, 3)) for node in tree.walk()}
    spots = spots_of(tree, rooms.__getitem__)
    plies: dict[float, list[Tree]] = {}
    for node in tree.walk():  # depth first: within a ply this is the order from left to right
        plies.setdefault(spots[node][1], []).append(node)
    for ply in plies.values():
        for a, b in itertools.pairwise(ply):
            needed = rooms[a][1] + rooms[b][0]
            assert spots[b][0] - spots[a][0] >= needed - 1e-9


def test_equal_subtrees_look_alike():
    tree = grow(TreeGame([[[1, 2], 3], 4, [[1, 2], 3]]))
    spots = spots_of(tree)
    first, _, last = tree.children
    shape = [[spots[n][0] - spots[part][0] for n in part.walk()] for part in (first, last)]
    assert shape[0] == pytest.approx(shape[1])


def test_the_mirror_image_of_a_tree_is_laid_out_as_the_mirror_image():
    def mirrored(tree):
        return [mirrored(part) for part in reversed(tree)] if isinstance(tree, list) else tree

    tree = [[1, 2, [3, 4]], 5, [[6], [7, 8, 9]]]
    xs = sorted(x for x, _ in spots_of(grow(TreeGame(tree))).values())
    back = sorted(-x for x, _ in spots_of(grow(TreeGame(mirrored(tree)))).values())
    assert xs == pytest.approx(back)


def test_a_single_node_and_a_long_chain_are_no_special_cases():
    assert tidy_layout("a", lambda node: "") == {"a": (0.0, 0)}
    chain = tidy_layout(0, lambda n: [n + 1] if n < 60 else [])
    assert {x for x, _ in chain.values()} == {0.0}
