"""Leduc hold'em: six cards, two rounds of bets, one card in the middle. Small, and a real poker.

  deal     J, Q and K, two of each; each player puts in one chip and gets a card only they see
  rounds   in the first round a raise is 2 chips; then a card is laid open in the middle, and in
           the second round a raise is 4; a round has at most two raises
  move     "raise", "call" (with nothing to call: check) or "fold", which is open after a raise
  winner   whoever pairs the card in the middle, else the higher card; equal cards share the pot

Suits do not matter, so cards are told apart by rank alone, and two equal ones are rarer. After
Southey and others, "Bayes' bluff" (2005).
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

from .game import CHANCE, MAX, Player, Value, illegal
from .hidden import HiddenGame

# The players' cards, the card in the middle, "" while it is not dealt; the moves of both rounds.
State = tuple[str, str, tuple[str, ...], tuple[str, ...]]

RANKS, COPIES = "JQK", 2
RAISES, MOST_RAISES = (2, 4), 2
CALL, RAISE, FOLD = "call", "raise", "fold"


class LeducPoker(HiddenGame):
    """
    >>> game = LeducPoker()
    >>> state = game.initial
    >>> for move in ("QK", "call", "raise"):
    ...     state = game.result(state, move)
    >>> game.actions(state), game.information(state)
    (('fold', 'call', 'raise'), ('Q', '', ('call', 'raise'), ()))
    """

    initial: State = ("", "", (), ())
    chance = True
    limits = (-13, 13)

    def to_move(self, state: State) -> Player:
        cards, middle, first, second = state
        if not cards or (_is_closed(first) and not middle):
            return CHANCE
        return len(second if middle else first) % 2

    def actions(self, state: State) -> tuple[str, ...]:
        if self.is_terminal(state):
            return ()
        if self.to_move(state) == CHANCE:
            return tuple(outcome for outcome, _ in self.chances(state))
        _, middle, first, second = state
        moves = second if middle else first
        may_fold = (FOLD,) if moves[-1:] == (RAISE,) else ()
        may_raise = (RAISE,) if moves.count(RAISE) < MOST_RAISES else ()
        return (*may_fold, CALL, *may_raise)

    def chances(self, state: State) -> tuple[tuple[str, Any], ...]:
        cards = state[0]
        drawn = RANKS if cards else ["".join(two) for two in product(RANKS, repeat=2)]
        return tuple((each, odds) for each in drawn if (odds := _odds(cards, each)))

    def result(self, state: State, action: str) -> State:
        if action not in self.actions(state):
            raise illegal(self, state, action, f"{action!r} is no move here")
        cards, middle, first, second = state
        if not cards:
            return action, "", (), ()
        if self.to_move(state) == CHANCE:
            return cards, action, first, ()
        if middle:
            return cards, middle, first, (*second, action)
        return cards, "", (*first, action), ()

    def is_terminal(self, state: State) -> bool:
        _, _, first, second = state
        return FOLD in (*first[-1:], *second[-1:]) or _is_closed(second)

    def utility(self, state: State, player: Player = MAX) -> Value:
        cards, middle, first, second = state
        last = second if middle else first
        stakes = [1 + _paid(first, one) + _paid(second, one, 1) for one in (0, 1)]
        if last[-1] == FOLD:
            winner = len(last) % 2  # whose turn it would be is who raised
        else:
            strength = [(card == middle, RANKS.index(card)) for card in cards]
            if strength[0] == strength[1]:
                return 0
            winner = 0 if strength[0] > strength[1] else 1
        return stakes[1 - winner] if winner == player else -stakes[1 - winner]

    def information(self, state: State) -> tuple[Any, ...]:
        cards, middle, first, second = state
        return (cards[self.to_move(state)], middle, first, second)

    def show(self, state: State) -> str:
        cards, middle, first, second = state
        return " ".join([cards or "cards not dealt", *first, middle, *second]).strip()


def _is_closed(moves: tuple[str, ...]) -> bool:
    """A round ends when the last raise, or the second check, has been called."""
    return len(moves) > 1 and moves[-1] == CALL


def _paid(moves: tuple[str, ...], player: Player, number: int = 0) -> int:
    """What a player has put in during a round: a call pays up to the last raise."""
    paid, level = [0, 0], 0
    for turn, move in enumerate(moves):
        level += RAISES[number] if move == RAISE else 0
        if move != FOLD:
            paid[turn % 2] = level
    return paid[player]


def _odds(dealt: str, drawn: str) -> Fraction:
    """How probable these ranks are to be drawn next, from what is left of the deck."""
    odds, deck = Fraction(1), list(RANKS * COPIES)
    for card in dealt:
        deck.remove(card)
    for card in drawn:
        odds *= Fraction(deck.count(card), len(deck))
        if card in deck:
            deck.remove(card)
    return odds
