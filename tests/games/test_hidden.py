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


def test_kuhn_poker_has_twelve_information_sets_of_two_states():
    found = sets(KuhnPoker())
    assert len(found) == 12
    assert {len(states) for states in found.values()} == {2}


@pytest.mark.parametrize(
    ("cards", "moves", "worth"),
    [
        ("KQ", "check check", 1),
        ("JQ", "check check", -1),
        ("JK", "bet fold", 1),
        ("KJ", "check bet fold", -1),
        ("KJ", "bet call", 2),
        ("JQ", "check bet call", -2),
    ],
)
def test_kuhn_poker_pays(cards, moves, worth):
    game = KuhnPoker()
    state = game.result(game.initial, cards)
    for move in moves.split():
        assert not game.is_terminal(state)
        state = game.result(state, move)
    assert game.is_terminal(state)
    assert game.utility(state) == worth == -game.utility(state, MIN)


def test_a_patrol_catches_whom_it_passes():
    assert PATROL.matrix() == [[2, 2, -1], [-3, -5, 2]]
    assert PATROL.utility(("ab", "b"), MIN) == -2
    assert PATROL.show(("ab", "c")) == "the guard takes ab, the intruder goes to c"


def test_a_site_without_worth_is_refused():
    from gamesearch.errors import BadGame

    with pytest.raises(BadGame):
        Patrol({"a": 3}, {"ab": "ab"})
    with pytest.raises(BadGame):
        Patrol({})
