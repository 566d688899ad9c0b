"""Disguised trees and boards are the same positions with other numbers."""

from __future__ import annotations

import random

import pytest

from gamesearch import CHANCE, MAX, TicTacToe, TreeGame, expectiminimax, minimax
from gamesearch.checks.disguise import (
    QUARTER_TURN,
    SYMMETRIES,
    Disguise,
    above_and_below,
    leaves,
    turned,
)
from gamesearch.games.tree import random_tree


@pytest.mark.parametrize("seed", range(20))
def test_value_and_move_follow_the_numbers(seed):
    tree = random_tree(random.Random(seed), depth=3, ragged=0.3)
    before = minimax(TreeGame(tree))
    for disguise in above_and_below(tree, random.Random(seed)):
        after = minimax(TreeGame(disguise.tree(tree)))
        assert after == (disguise.number(before.value), before.move)


def test_one_disguise_puts_all_leaves_above_zero_and_one_below():
    tree = [[3, -12], [0, [8, -1]]]
    high, low = above_and_below(tree, random.Random(3))
    assert min(leaves(high.tree(tree))) > 0 > max(leaves(low.tree(tree)))


def test_probabilities_keep_what_they_are():
    tree, players = [[(0.9, 2), (0.1, [12, 7])], 4], (MAX, CHANCE, MAX)
    disguised = Disguise(3, -5).dice_tree(tree)
    assert disguised == [[(0.9, 1), (0.1, [31, 16])], 7]
    before, after = (expectiminimax(TreeGame(each, players)).value for each in (tree, disguised))
    assert after == pytest.approx(3 * before - 5)


def test_every_players_payoffs_are_disguised():
    assert Disguise(2, 1).payoff_tree([[(1, 2), (3, 4)], (0, 5)]) == [[(3, 5), (7, 9)], (1, 11)]


@pytest.mark.parametrize("order", SYMMETRIES)
def test_a_turned_board_is_worth_the_same(order):
    game = TicTacToe()
    for cells in ("XX.OO....", "XOX.O....", "X.OO..X.."):
        there = minimax(game, game.parse(turned(cells, order)))
        assert there.value == minimax(game, game.parse(cells)).value


def test_symmetries_are_all_different_and_none_is_the_board_itself():
    cells = "abcdefghi"
    assert len({cells, *(turned(cells, order) for order in SYMMETRIES)}) == 7


def test_four_quarter_turns_are_none():
    cells = "XO......."
    for _ in range(4):
        cells = turned(cells, QUARTER_TURN)
    assert cells == "XO......."
