"""Kuhn poker: three cards, two players, one bet. The smallest poker in which one has to bluff.

  deal     each player puts in one chip and gets one of J, Q, K, which only he sees
  check    the player to move adds nothing; if both check, the higher card wins the two chips
  bet      he adds a chip; the other must "call", adding one too, or "fold" and lose what he put in

A state is the two cards and the moves so far. Solved by Harold Kuhn in 1950.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

from .game import CHANCE, MAX, Player, Value, illegal
from .hidden import HiddenGame

State = tuple[str, tuple[str, ...]]  # the cards of player 1 and 2, "" before the deal; the moves

CARDS = "JQK"
CHECK, BET, CALL, FOLD = "check", "bet", "call", "fold"


class KuhnPoker(HiddenGame):
    """
    >>> game = KuhnPoker()
    >>> state = game.result(game.result(game.initial, "QK"), "check")
    >>> game.actions(state), game.information(state)
    (('check', 'bet'), ('K', 'check'))
    """

    initial: State = ("", ())
    chance = True
    limits = (-2, 2)

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
        return tuple((a + b, Fraction(1, 6)) for a, b in permutations(CARDS, 2))

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
            winner = 0 if CARDS.index(cards[0]) > CARDS.index(cards[1]) else 1
            chips = 2 if CALL in moves else 1
        return chips if winner == player else -chips

    def information(self, state: State) -> tuple[str, ...]:
        cards, moves = state
        return (cards[len(moves) % 2], *moves)

    def show(self, state: State) -> str:
        cards, moves = state
        return " ".join([cards or "cards not dealt", *moves])
