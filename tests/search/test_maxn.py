"""Max^n: outcomes that ties allow, tables of rows, minimax for two."""

from __future__ import annotations

import random
from itertools import product
from math import inf

import pytest

from gamesearch import Coins, PayoffTree, TicTacToe, TreeGame, maxn, minimax, random_tree, record
from gamesearch.errors import BadSearch
from gamesearch.games.payoffs import random_payoffs
from gamesearch.search.maxn import outcomes as maxn_outcomes


def outcomes(tree, ply=0):
    """All that can come out if players break their ties in any way, without the package."""
    if isinstance(tree, tuple):
        return {tree}
    mover, found = ply % 3, set()
    for below in product(*(outcomes(child, ply + 1) for child in tree)):
        most = max(vector[mover] for vector in below)
        found |= {vector for vector in below if vector[mover] == most}
    return found


def first_of_best(tree, ply=0):
    if isinstance(tree, tuple):
        return tree
    below = [first_of_best(child, ply + 1) for child in tree]
    most = max(vector[ply % 3] for vector in below)
    return next(vector for vector in below if vector[ply % 3] == most)


def test_the_outcomes_are_all_that_ties_allow():
    for tree in TREES:
        assert maxn_outcomes(PayoffTree(tree)) == outcomes(tree)


TREES = [random_payoffs(random.Random(seed), depth=1 + seed % 4) for seed in range(150)]


def test_textbook_example():
    tree = PayoffTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]])
    assert maxn(tree) == ((4, 3, 2), 0)


def test_the_outcome_is_one_that_ties_allow_and_the_first_of_equals():
    for tree in TREES:
        value, move = maxn(PayoffTree(tree))
        assert value in outcomes(tree)
        assert value == first_of_best(tree)
        assert value == maxn(PayoffTree(tree), (move,)).value


def test_without_ties_the_outcome_is_unique():
    rng = random.Random(3)
    for _ in range(50):
        tree = random_payoffs(rng, highest=10**9)
        assert outcomes(tree) == {maxn(PayoffTree(tree)).value}


def test_two_players_with_opposed_payoffs_play_minimax():
    for seed in range(100):
        game = TreeGame(random_tree(random.Random(seed)))
        value, move = maxn(game)
        assert value == (minimax(game).value, -minimax(game).value)
        assert move == minimax(game).move
    game = TicTacToe()
    state = game.parse("XO..X....")
    assert maxn(game, state).value[0] == minimax(game, state).value


def test_a_depth_takes_guesses_for_everybody():
    game = Coins(4, 1, 6, 2, 9)
    purses = maxn(game, depth=1, evaluate=lambda game, state: state[2])
    assert purses == ((9, 0, 0), "right")
    assert maxn(game, depth=0) == ((0, 0, 0), None)
    with pytest.raises(BadSearch):
        maxn(game, depth=-1)


def test_coins_against_a_table_of_rows():
    """The last row's shares, from short rows to long ones: no tree, no purses."""

    def table(coins):
        known = {}
        for length in range(len(coins) + 1):
            for start in range(len(coins) - length + 1):
                row = coins[start : start + length]
                ways = []
                for coin, rest in [(row[:1], row[1:]), (row[-1:], row[:-1])] if row else []:
                    mine, *others = known[rest][-1:] + known[rest][:-1]
                    ways.append((mine + coin[0], *others))
                best = [way for way in ways if way[0] == max(w[0] for w in ways)]
                known[row] = best[0] if best else (0, 0, 0)
        return known[coins]

    rng = random.Random(8)
    for _ in range(30):
        coins = tuple(rng.sample(range(100), rng.randint(1, 8)))
        value = maxn(Coins(*coins)).value
        assert value == table(coins), coins
        assert sum(value) == sum(coins)


def test_a_recording_knows_what_each_player_gets():
    game = PayoffTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]])
    trace = record(maxn, game)
    assert trace.value == (4, 3, 2)
    assert trace.move == 0
    assert [child.value for child in trace.root.children] == [(4, 3, 2), (3, 5, 1)]

    def mine(game, state):  # a student's, without a move
        if game.is_terminal(state):
            return [game.utility(state, player) for player in range(3)]
        player = game.to_move(state)
        below = [mine(game, game.result(state, move)) for move in game.actions(state)]
        return max(below, key=lambda value: value[player])

    assert record(mine, game, game.initial).root.children[1].value == (3, 5, 1)
    assert inf not in record(mine, game, game.initial).value
