"""States to try features on."""

from __future__ import annotations

import random


def random_states(game, count, seed=1):
    rng, found = random.Random(seed), []
    while len(found) < count:
        state = game.initial
        while not game.is_terminal(state) and rng.random() < 0.9:
            state = game.result(state, rng.choice(game.actions(state)))
        found.append(state)
    return found


def swapped(state):
    player, *rest = state
    return (1 - player, *rest)


def turns_its_sign(game, feature):
    """Whether it says the opposite once the colours are swapped, and says something at all."""
    states = random_states(game, 100)
    return any(feature(game, state) for state in states) and all(
        feature(game, state) == -feature(game, swapped(state)) for state in states
    )
