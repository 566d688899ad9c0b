"""PUCT: the formula, priors in their order, no dice of its own."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from gamesearch import TicTacToe, TreeGame, tree_after
from gamesearch.search.montecarlo.puct import promise, puct, rollout_guess

BOARD = TicTacToe()

POSITIONS = [BOARD.parse(cells) for cells in ("XX.OO....", "O..XX....", "..X.OO..X")]


def test_promise_is_the_formula():
    assert promise(3, 4, 0.2, 25, c=2) == pytest.approx(3 / 4 + 2 * 0.2 * 5 / 5)
    assert promise(0, 0, 0.2, 25, c=2) == pytest.approx(0.5 + 2 * 0.2 * sqrt(25))


def test_puct_never_tries_what_has_no_prior():
    tree = TreeGame([1, 0, 0.5])

    def guess(game, state):
        return [0.0, 0.5, 0.5], 0.5

    root = tree_after(200, puct(tree, guess=guess, limits=(0, 1)))
    assert root.children[0].N == 0


def test_puct_without_dice_is_the_same_every_time():
    def guess(game, state):
        moves = game.actions(state)
        return [1 / len(moves)] * len(moves), 0.5

    trees = [tree_after(300, puct(BOARD, POSITIONS[1], guess=guess)) for _ in range(2)]
    assert [n.N for n in trees[0].walk()] == [n.N for n in trees[1].walk()]
    assert trees[0].best.move == 5


def test_priors_come_in_the_order_of_the_actions():
    guess = rollout_guess(random.Random(1), lambda game, state, moves: [cell + 1 for cell in moves])
    priors, reward = guess(BOARD, POSITIONS[0])
    assert priors == [cell_weight / 33 for cell_weight in (3, 6, 7, 8, 9)]
    assert reward in (0, 0.5, 1)
