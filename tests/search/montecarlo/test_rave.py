"""RAVE: what the shared statistics count, and how much say they have."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from gamesearch import Hex, TicTacToe, tree_after
from gamesearch.search.montecarlo.rave import beta, rave, share

BOARD = TicTacToe()

POSITIONS = [BOARD.parse(cells) for cells in ("XX.OO....", "O..XX....", "..X.OO..X")]


def test_beta_goes_from_all_to_nothing():
    assert beta(0, k=10) == 1
    assert beta(10, k=10) == pytest.approx(0.5)
    assert beta(10**9, k=10) < 1e-4
    assert beta(50, k=1000) > beta(50, k=10)


def test_rave_counts_a_game_for_every_later_move_of_the_same_player():
    game = Hex(3)
    iterations = list(islice(rave(game, rng=random.Random(1)), 200))
    root = iterations[-1].root
    for child in root.children:
        # Who has a stone on the cell at the end made the move: nobody else can have.
        games = [each for each in iterations if each.end[1] >> child.move & 1]
        assert child.seen == len(games)
        assert child.won == sum(each.reward for each in games)


def test_rave_leaves_the_other_players_moves_alone():
    root = tree_after(1, rave(Hex(3), rng=random.Random(1)))
    before = [child.seen for child in root.children]
    share([root], [(1, 0), (1, 4)], reward=1.0)
    assert [child.seen for child in root.children] == before
    share([root], [(0, 4)], reward=1.0)
    assert root.children[4].seen == before[4] + 1


def test_with_k_near_nothing_rave_lives_on_its_own_games():
    root = tree_after(2_000, rave(BOARD, POSITIONS[0], rng=random.Random(1), k=1e-9))
    assert root.best.move == 2
