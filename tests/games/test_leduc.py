"""Leduc hold'em: its size, its pots, and who wins them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from gamesearch import CHANCE, MAX, MIN
from gamesearch.games.check_game import check_game
from gamesearch.games.leduc import LeducPoker

GAME = LeducPoker()


def played(*moves):
    state = GAME.initial
    for move in moves:
        state = GAME.result(state, move)
    return state


def test_keeps_the_promises_of_a_game():
    check_game(GAME)


def test_288_information_sets_of_ranks():
    """936 if suits were told apart, as in most papers; by rank alone 288."""
    known, waiting = set(), [GAME.initial]
    while waiting:
        state = waiting.pop()
        if not GAME.is_terminal(state):
            waiting += [GAME.result(state, action) for action in GAME.actions(state)]
            if GAME.to_move(state) != CHANCE:
                known.add(GAME.information(state))
    assert len(known) == 288


def test_equal_cards_are_rarer_and_the_third_of_a_rank_does_not_exist():
    odds = dict(GAME.chances(GAME.initial))
    assert odds["JJ"] == Fraction(1, 15)
    assert odds["JQ"] == Fraction(2, 15)
    assert sum(odds.values()) == 1
    middle = dict(GAME.chances(played("JJ", "call", "call")))
    assert middle == {"Q": Fraction(1, 2), "K": Fraction(1, 2)}


@pytest.mark.parametrize(
    ("moves", "worth"),
    [
        (("QK", "call", "call", "J", "call", "call"), -1),
        (("QK", "call", "call", "Q", "call", "call"), 1),
        (("QQ", "raise", "raise", "call", "K", "call", "call"), 0),
        (("QK", "raise", "fold"), 1),
        (("QK", "raise", "raise", "fold"), -3),
        (("KQ", "raise", "call", "J", "raise", "raise", "call"), 11),
        (("KQ", "raise", "raise", "call", "Q", "raise", "raise", "call"), -13),
        (("KQ", "call", "raise", "call", "J", "call", "raise", "fold"), -3),
    ],
)
def test_who_wins_and_how_much(moves, worth):
    state = played(*moves)
    assert GAME.is_terminal(state)
    assert GAME.utility(state) == worth == -GAME.utility(state, MIN)


def test_a_third_raise_is_not_allowed_and_folding_needs_a_raise():
    assert GAME.actions(played("QK", "raise", "raise")) == ("fold", "call")
    assert GAME.actions(played("QK", "call")) == ("call", "raise")
    assert GAME.to_move(played("QK", "call", "call", "J")) == MAX
