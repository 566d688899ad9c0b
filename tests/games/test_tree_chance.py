"""Trees with chance nodes: pairs of a probability and a subtree."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from gamesearch import CHANCE, MAX, MIN, TreeGame, draw_tree, random_tree
from gamesearch.errors import BadGame, BadSearch
from gamesearch.games.check_game import check_game

DICE = (MAX, CHANCE, MIN)


def test_without_pairs_all_outcomes_are_equally_likely():
    game = TreeGame([[3, 5], 7], players=(MAX, CHANCE))
    assert game.chances((0,)) == ((0, 0.5), (1, 0.5))


def test_pairs_give_the_probabilities_and_leave_the_tree_as_it_is():
    game = TreeGame([[(0.9, [2, 1]), (0.1, 12)], 4], players=DICE)
    assert game.chances((0,)) == ((0, 0.9), (1, 0.1))
    assert game.node((0, 0)) == (2, 1)
    assert (game.to_move((0, 0)), game.utility((0, 1))) == (MIN, 12)


def test_it_is_written_as_it_was_handed_in():
    text = "[[(0.9, [2, 1]), (0.1, 12)], 4]"
    game = TreeGame(eval(text), players=DICE)
    assert (repr(game), game.show(())) == (f"TreeGame({text})", text)
    assert game.show((0, 0)) == "[2, 1]"


def test_fractions_stay_fractions():
    game = TreeGame([(Fraction(1, 3), 1), (Fraction(2, 3), 2)], players=(CHANCE,))
    assert game.chances(()) == ((0, Fraction(1, 3)), (1, Fraction(2, 3)))


def test_a_pair_is_a_pair_only_where_chance_moves():
    game = TreeGame([(0.5, 2), (0.5, 8)])
    assert game.node((0,)) == (0.5, 2)


@pytest.mark.parametrize(
    ("tree", "complaint"),
    [
        ([(0.9, 2), (0.2, 3)], "add up to 1, they are 0.9, 0.2"),
        ([(1.5, 2), (-0.5, 3)], "must be positive"),
        ([(0.5, 2), 3], "write all of them as pairs"),
    ],
)
def test_odds_that_are_none_are_refused(tree, complaint):
    with pytest.raises(BadGame, match=complaint):
        TreeGame(tree, players=(CHANCE, MAX))


@pytest.mark.parametrize("state", [(), (0, 0), (1,)])
def test_where_nobody_throws_dice_there_are_no_chances(state):
    game = TreeGame([[(0.9, 2), (0.1, 12)], 4], players=DICE)
    with pytest.raises(BadSearch, match="nobody throws dice"):
        game.chances(state)


@pytest.mark.parametrize("seed", range(8))
def test_random_trees_with_dice_keep_the_promises(seed):
    tree = random_tree(random.Random(seed), depth=4, players=DICE, ragged=0.2)
    check_game(TreeGame(tree, players=DICE), plays=4)


def test_odds_are_written_on_the_edges():
    assert "90 %" in draw_tree(TreeGame([[(0.9, 2), (0.1, 12)], 4], players=DICE)).svg
    third = TreeGame([(Fraction(1, 3), 2), (Fraction(2, 3), 5)], players=(CHANCE,))
    assert "33.3 %" in draw_tree(third).svg
