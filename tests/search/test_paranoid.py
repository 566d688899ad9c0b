"""Two camps at a table: what one is sure of, alone or together."""

from __future__ import annotations

import random

import pytest

from gamesearch import PayoffTree, maxn, minimax
from gamesearch.errors import BadSearch
from gamesearch.games.payoffs import random_payoffs
from gamesearch.search.paranoid import Coalition, paranoid

TREES = [random_payoffs(random.Random(seed), depth=1 + seed % 4) for seed in range(150)]


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
