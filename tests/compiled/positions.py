"""Positions to compare on, and what they are worth by the rules alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gamesearch import ConnectFour

GAME = ConnectFour()


def random_positions(number: int, stones: range, seed: int = 1) -> Iterator[tuple]:
    """States reached by random moves, the game still open."""
    rng = random.Random(seed)
    while number:
        state = GAME.initial
        for _ in range(rng.choice(stones)):
            if GAME.is_terminal(state):
                break
            state = GAME.result(state, rng.choice(GAME.actions(state)))
        if not GAME.is_terminal(state):
            number -= 1
            yield state


def score_by_the_rules(state: tuple, known: dict) -> int:
    """MAX's score: how many stones the winner has left, counting the winning one. No tricks."""
    if state not in known:
        player, _, mask, line = state
        if line:
            stones = mask.bit_count()
            left = 22 - (stones + 1) // 2
            known[state] = -left if player == 0 else left
        elif GAME.is_terminal(state):
            known[state] = 0
        else:
            choose = max if player == 0 else min
            known[state] = choose(
                score_by_the_rules(GAME.result(state, move), known) for move in GAME.actions(state)
            )
    return known[state]
