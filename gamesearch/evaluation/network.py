"""A policy and a value from one small network: what AlphaZero has, a few thousand numbers large.

input    the board as the player to move sees it: two numbers a cell
hidden   one layer of tanh units, shared by both heads
policy   a probability for each cell (softmax; taken cells get none)
value    the reward that the mover may expect, 0 to 1

Needs numpy, which comes with matplotlib.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..errors import needed
from ..games.game import MAX
from ..games.hex import State
from .hex import as_mover_sees, cells_as_seen

Example = tuple[list[int], list[float], float]  # the view, the share of visits a cell, the reward


class Network:
    """Predicts for Hex boards of one size; `guess` is what PUCT asks for."""

    def __init__(self, size: int, hidden: int = 48, seed: int = 1):
        np = numpy()
        dice = np.random.default_rng(seed)
        cells = size * size
        self.size = size
        self.weights: list[Any] = [
            dice.normal(0, (2 * cells) ** -0.5, (2 * cells, hidden)),
            np.zeros(hidden),
            dice.normal(0, 0.1 * hidden**-0.5, (hidden, cells)),
            np.zeros(cells),
            dice.normal(0, 0.1 * hidden**-0.5, hidden),
            np.zeros(1),
        ]

    def guess(self, game: Any, state: State) -> tuple[list[float], float]:
        """A probability for each action, in their order, and the reward that MAX may expect."""
        np = numpy()
        player = state[0]
        hidden = np.tanh(np.array(as_mover_sees(game, state)) @ self.weights[0] + self.weights[1])
        scores = np.exp(np.clip(hidden @ self.weights[2] + self.weights[3], -30, 30)).tolist()
        mine = 1 / (1 + np.exp(-(hidden @ self.weights[4] + self.weights[5][0])))
        on_board = dict(zip(cells_as_seen(self.size, player), scores, strict=True))
        legal = [on_board[cell] for cell in game.actions(state)]
        total = sum(legal)
        return [each / total for each in legal], float(mine if player == MAX else 1 - mine)

    def weigh(self, game: Any, state: State, moves: Sequence[int]) -> list[float]:
        """The policy alone, for rollouts."""
        return self.guess(game, state)[0]

    def evaluate(self, game: Any, state: State) -> float:
        """The value alone, from −1 to 1 for MAX, for a search that asks for an evaluation."""
        return 2 * self.guess(game, state)[1] - 1

    def loss_and_slopes(self, batch: Sequence[Example]) -> tuple[float, float, list[Any]]:
        """The mean errors of the policy (cross-entropy) and of the value (squared), and the slopes.

        A slope says how the loss, cross-entropy for both heads, grows with a weight."""
        np = numpy()
        views, visits, rewards = (
            np.array(column, dtype=float) for column in zip(*batch, strict=True)
        )
        into, shift, to_policy, policy_shift, to_value, value_shift = self.weights
        hidden = np.tanh(views @ into + shift)
        scores = hidden @ to_policy + policy_shift
        cells = self.size * self.size
        scores = np.where(views[:, :cells] + views[:, cells:] > 0, -30, scores)
        policy = np.exp(scores - scores.max(axis=1, keepdims=True))
        policy /= policy.sum(axis=1, keepdims=True)
        value = 1 / (1 + np.exp(-(hidden @ to_value + value_shift)))
        of_policy = -(visits * np.log(policy + 1e-9)).sum(axis=1).mean()
        of_value = ((value - rewards) ** 2).mean()
        # Cross entropy in both heads: the slope at each output is what came out less the target.
        off_policy, off_value = (policy - visits) / len(batch), (value - rewards) / len(batch)
        back = off_policy @ to_policy.T + np.outer(off_value, to_value)
        back *= 1 - hidden**2
        slopes = [
            views.T @ back,
            back.sum(axis=0),
            hidden.T @ off_policy,
            off_policy.sum(axis=0),
            hidden.T @ off_value,
            off_value.sum(keepdims=True),
        ]
        return float(of_policy), float(of_value), slopes

    def __repr__(self) -> str:
        count = sum(weights.size for weights in self.weights)
        return f"<network for Hex({self.size}): {count:,} weights>"


def numpy() -> Any:
    with needed("a network"):
        import numpy
    return numpy
