"""Games in which somebody does not see everything."""

from __future__ import annotations

from collections import defaultdict

import pytest

from gamesearch import CHANCE, MAX, MIN, HiddenTree, KuhnPoker, Patrol
from gamesearch.games.check_game import check_game

CARDS = HiddenTree([(0.25, [[6, 0], [0, 6]]), (0.75, [[1, 2], [3, 4]])], hides={MAX: [0], MIN: [1]})
PATROL = Patrol({"a": 3, "b": 5, "c": 1}, {"ab": "ab", "c": "c"}, caught=2)
GAMES = [CARDS, KuhnPoker(), KuhnPoker("TJQK"), PATROL]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_keeps_the_promises_of_a_game(game):
    check_game(game)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_what_looks_alike_offers_the_same_actions_to_the_same_player(game):
    for states in sets(game).values():
        assert len({(game.to_move(state), tuple(game.actions(state))) for state in states}) == 1


def sets(game):
    found, waiting = defaultdict(list), [game.initial]
    while waiting:
        state = waiting.pop()
        if not game.is_terminal(state):
            if game.to_move(state) != CHANCE:
                found[game.information(state)].append(state)
            waiting += [game.result(state, action) for action in game.actions(state)]
    return found


def test_a_player_sees_all_but_what_is_hidden_from_him():
    assert CARDS.information((1,)) == CARDS.information((0,)) == (MAX, "?")
    assert CARDS.information((1, 0)) == CARDS.information((1, 1)) == (MIN, 1, "?")
    assert CARDS.information((0, 0)) != CARDS.information((1, 0))
