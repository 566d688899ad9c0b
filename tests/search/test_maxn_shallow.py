"""Shallow pruning in max^n: nothing changes; deeper cuts would be wrong."""

from __future__ import annotations

import random

import pytest

from gamesearch import PayoffTree, count, maxn, record
from gamesearch.errors import BadSearch
from gamesearch.games.payoffs import random_payoffs
from gamesearch.search.maxn_shallow import maxn_shallow

SHARED = [
    random_payoffs(random.Random(seed), depth=2 + seed % 4, branches=(2, 3), total=4 + seed % 9)
    for seed in range(400)
]


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
