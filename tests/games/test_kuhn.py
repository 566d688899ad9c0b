"""Kuhn poker: three cards, one bet."""

from __future__ import annotations

import pytest

from gamesearch import MIN, KuhnPoker

from .test_hidden import sets


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
