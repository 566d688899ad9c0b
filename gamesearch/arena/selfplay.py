"""Learning from nobody: PUCT plays itself, and the network learns what the search found out.

repeat   play a game; every position gives an example: the visits of the search (a better policy
         than the network's own) and who won in the end
         then some steps of training on examples drawn from the last games

On Hex(4) a few seconds make a beginner of it, and no human game was looked at.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from ..evaluation.hex import as_mover_sees, cells_as_seen
from ..evaluation.network import Example, Network, numpy
from ..games.game import MAX
from ..games.hex import Hex
from ..search.montecarlo.exploration import add_noise, drawn_by_visits
from ..search.montecarlo.mcts import Node, tree_after
from ..search.montecarlo.puct import puct


class Training(NamedTuple):
    """How far the training is, and how large its errors were since the last report."""

    games: int
    of_policy: float
    of_value: float


def self_play(
    network: Network, games: int, rng: random.Random, guesses: int = 60, steps: int = 8
) -> Iterator[Training]:
    """Improve a network game by game."""
    game, adam = Hex(network.size), Adam(network.weights)
    examples: list[Example] = []
    for number in range(1, games + 1):
        examples += played(game, network, guesses, rng)
        examples = examples[-4_000:]
        errors = []
        for _ in range(steps):
            batch = rng.sample(examples, min(64, len(examples)))
            of_policy, of_value, slopes = network.loss_and_slopes(batch)
            adam.step(network.weights, slopes)
            errors.append((of_policy, of_value))
        yield Training(number, *(sum(each) / steps for each in zip(*errors, strict=True)))


def played(game: Hex, network: Network, guesses: int, rng: random.Random) -> list[Example]:
    """The examples of one game against itself; each twice, for the board turned half round."""
    state, seen = game.initial, []
    while not game.is_terminal(state):
        root = noisy_search(game, state, network, guesses, rng)
        visits = {child.move: child.N / (root.N - 1) for child in root.children}
        order = cells_as_seen(game.size, state[0])
        view = as_mover_sees(game, state)
        seen.append((state[0], view, [visits.get(cell, 0.0) for cell in order]))
        # Early moves are drawn by their visits, so that the games differ; later the best is played.
        temperature = 1 if len(seen) <= game.size else 0
        state = game.result(state, drawn_by_visits(root, temperature, rng))
    won = game.utility(state) > 0
    examples = []
    for player, view, shares in seen:
        reward = float(won == (player == MAX))
        half = len(view) // 2
        examples.append((view, shares, reward))
        examples.append((view[:half][::-1] + view[half:][::-1], shares[::-1], reward))
    return examples


def noisy_search(game: Hex, state: Any, network: Network, guesses: int, rng: random.Random) -> Node:
    """A search with some noise on the root's priors: or what is thought bad is never tried."""
    search = puct(game, state, guess=network.guess)
    root: Any = tree_after(1, search)
    add_noise(root.children, rng)
    return tree_after(guesses, search)


class Adam:
    """Steps against the slope, each weight with a pace of its own (Kingma and Ba, 2015)."""

    def __init__(self, weights: list[Any], pace: float = 0.005):
        np = numpy()
        self.pace, self.steps = pace, 0
        self.slope = [np.zeros_like(each) for each in weights]
        self.square = [np.zeros_like(each) for each in weights]

    def step(self, weights: list[Any], slopes: list[Any]) -> None:
        self.steps += 1
        for place, slope in enumerate(slopes):
            self.slope[place] = 0.9 * self.slope[place] + 0.1 * slope
            self.square[place] = 0.999 * self.square[place] + 0.001 * slope**2
            steady = self.slope[place] / (1 - 0.9**self.steps)
            spread = self.square[place] / (1 - 0.999**self.steps)
            weights[place] -= self.pace * steady / (spread**0.5 + 1e-8)
