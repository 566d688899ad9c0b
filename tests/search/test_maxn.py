"""Many players: max^n, its sound pruning and two unsound ones, and two camps."""

from __future__ import annotations

import random
from itertools import product
from math import inf

import pytest

from gamesearch import (
    Coins,
    PayoffTree,
    TicTacToe,
    TreeGame,
    count,
    maxn,
    minimax,
    random_tree,
    record,
)
from gamesearch.errors import BadSearch
from gamesearch.games.payoffs import random_payoffs
from gamesearch.search.maxn_shallow import maxn_shallow
from gamesearch.search.paranoid import Coalition, paranoid


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


TREES = [random_payoffs(random.Random(seed), depth=1 + seed % 4) for seed in range(150)]
SHARED = [
    random_payoffs(random.Random(seed), depth=2 + seed % 4, branches=(2, 3), total=4 + seed % 9)
    for seed in range(400)
]


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


def test_shallow_pruning_changes_nothing_and_saves_leaves():
    read = pruned = 0
    for seed, tree in enumerate(SHARED):
        game, total = PayoffTree(tree), 4 + seed % 9
        assert maxn_shallow(game, total=total) == maxn(game)
        read += count(maxn, game).leaves
        pruned += count(maxn_shallow, game, total=total).leaves
    assert pruned < 0.95 * read


def test_shallow_pruning_holds_where_a_player_moves_twice():
    for seed in range(200):
        tree = random_payoffs(random.Random(seed), depth=4, total=8)
        game = PayoffTree(tree, players=(0, 0, 1, 2, 2, 1))
        assert maxn_shallow(game, total=8) == maxn(game)


def test_shallow_pruning_stops_at_a_player_who_has_it_all():
    game = PayoffTree([[(1, 8, 1), (0, 10, 0), (9, 0, 1)], [(2, 2, 6)]])
    assert record(maxn_shallow, game, total=10).pruned[0] == ((0,), 2)


def test_shallow_pruning_refuses_payoffs_that_break_its_promise():
    for leaf in [(5, 5, 1), (-1, 3, 3)]:
        with pytest.raises(BadSearch):
            maxn_shallow(PayoffTree([leaf]), total=10)


def deep(game, total):
    """Unsound: also a bound from further up ends the search of a node."""

    def shares(state, had):
        if game.is_terminal(state):
            return tuple(game.utility(state, player) for player in range(3))
        player, best = game.to_move(state), None
        for move in game.actions(state):
            known = had if best is None else {**had, player: max(had[player], best[player])}
            value = shares(game.result(state, move), known)
            if best is None or value[player] > best[player]:
                best = value
            if any(best[player] >= total - had[other] for other in had if other != player):
                break
        return best

    return shares(game.initial, dict.fromkeys(range(3), 0))


def test_deep_pruning_is_wrong():
    """Player 3 stops, since player 1 cannot gain here: but it was player 2 who chose by it."""
    tree = [(5, 4, 1), [[(2, 2, 6), (0, 0, 10)], [(8, 1, 1)]]]
    game = PayoffTree(tree)
    assert maxn(game) == ((8, 1, 1), 1)
    assert maxn_shallow(game, total=10) == maxn(game)
    assert deep(game, 10) == (5, 4, 1)
    wrong = sum(
        deep(PayoffTree(tree), 4 + seed % 9)[0] != maxn(PayoffTree(tree)).value[0]
        for seed, tree in enumerate(SHARED)
    )
    assert wrong > 0


def lowest(tree, camp, ply=0):
    """What a camp is sure of, without the package."""
    if isinstance(tree, tuple):
        return sum(tree[player] for player in camp)
    below = [lowest(child, camp, ply + 1) for child in tree]
    return max(below) if ply % 3 in camp else min(below)


def test_paranoid_is_what_one_can_be_sure_of():
    for tree in TREES:
        game = PayoffTree(tree)
        assert paranoid(game).value == lowest(tree, {0})
        assert paranoid(game, you=2).value == lowest(tree, {2})
        assert paranoid(game).value <= maxn(game).value[0]


def test_a_camp_has_at_least_what_its_members_have_alone():
    for tree in TREES:
        game = PayoffTree(tree)
        for camp in [{0, 1}, {1, 2}, {0, 1, 2}]:
            value = minimax(Coalition(game, camp)).value
            assert value == lowest(tree, camp)
            assert value >= sum(paranoid(game, you=member).value for member in camp)


@pytest.mark.parametrize("camp", [set(), {3}, {-1, 0}])
def test_a_camp_is_made_of_players(camp):
    with pytest.raises(BadSearch):
        Coalition(PayoffTree([(1, 2, 3)]), camp)


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
