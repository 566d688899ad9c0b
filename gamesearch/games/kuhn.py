"""Kuhn poker: three cards, two players, one bet; a poker so small that it can be solved by hand.

  deal     each player puts in one chip and gets one card, which only they see
  check    the player to move adds nothing; if both check, the higher card wins the two chips
  bet      they add a chip; the other must "call", adding one too and showing the cards, or "fold"
           and lose the chip put in; after a check the second player may still bet

A state is the two cards and the moves so far. Solved by Harold Kuhn in 1950, for J, Q and K.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

from ..errors import BadGame
from .game import CHANCE, MAX, Player, Value, illegal
from .hidden import HiddenGame

State = tuple[str, tuple[str, ...]]  # the cards of player 1 and 2, "" before the deal; the moves

CHECK, BET, CALL, FOLD = "check", "bet", "call", "fold"


class KuhnPoker(HiddenGame):
    """`cards` is the deck, from the lowest to the highest.

    >>> game = KuhnPoker()
    >>> state = game.result(game.result(game.initial, "QK"), "check")
    >>> game.actions(state), game.information(state)
    (('check', 'bet'), ('K', 'check'))
    """

    initial: State = ("", ())
    chance = True
    limits = (-2, 2)

    def __init__(self, cards: str = "JQK"):
        if len(cards) < 2 or len(set(cards)) < len(cards):
            raise BadGame(f"a deck is two or more different cards, as in 'JQK', got {cards!r}")
        self.cards = cards

    def to_move(self, state: State) -> Player:
        cards, moves = state
        return len(moves) % 2 if cards else CHANCE

    def actions(self, state: State) -> tuple[str, ...]:
        cards, moves = state
        if not cards:
            return tuple(deal for deal, _ in self.chances(state))
        if self.is_terminal(state):
            return ()
        return (FOLD, CALL) if moves[-1:] == (BET,) else (CHECK, BET)

    def chances(self, state: State) -> tuple[tuple[str, Any], ...]:
        deals = [a + b for a, b in permutations(self.cards, 2)]
        return tuple((deal, Fraction(1, len(deals))) for deal in deals)

    def result(self, state: State, action: str) -> State:
        if action not in self.actions(state):
            raise illegal(self, state, action, f"{action!r} is no move here")
        cards, moves = state
        return (cards, (*moves, action)) if cards else (action, ())

    def is_terminal(self, state: State) -> bool:
        _, moves = state
        return moves[-1:] in ((CALL,), (FOLD,)) or moves == (CHECK, CHECK)

    def utility(self, state: State, player: Player = MAX) -> Value:
        cards, moves = state
        if moves[-1] == FOLD:
            winner, chips = len(moves) % 2, 1  # whose turn it would be is who bet
        else:
            winner = 0 if self.cards.index(cards[0]) > self.cards.index(cards[1]) else 1
            chips = 2 if CALL in moves else 1
        return chips if winner == player else -chips

    def information(self, state: State) -> tuple[str, ...]:
        cards, moves = state
        return (cards[len(moves) % 2], *moves)

    def show(self, state: State) -> str:
        cards, moves = state
        return " ".join([cards or "cards not dealt", *moves])

    def __repr__(self) -> str:
        return "KuhnPoker()" if self.cards == "JQK" else f"KuhnPoker({self.cards!r})"
