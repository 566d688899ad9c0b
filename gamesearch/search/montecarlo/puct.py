"""PUCT: a policy says which moves to try first, and a value may stand in for the rollout.

                 mean  +  c * P * sqrt(visits of the parent) / (1 + N)

P, the prior, is the policy's probability of the move. A move with a small prior may never be
tried: a wide tree no longer has to be visited once all over. The bonus still grows with the
parent's visits, so a wrong prior can be overcome in time, as long as it is not 0.

guess   `guess(game, state)`: a probability for each of the state's actions, in their order, and
        the reward, 0 to 1, that MAX may expect. By a rollout, a formula, or a trained model.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from math import sqrt

from ...games.game import Action, Game, Player, State, Value
from .mcts import (
    Iteration,
    Node,
    Rollout,
    add_children,
    backup,
    limits_of,
    rewarded,
    root_of,
    select,
    uniform_rollout,
)
from .rollouts import RolloutPolicy, alike

Guess = Callable[[Game, State], tuple[Sequence[float], float]]


class PriorNode(Node):
    """A node that knows how likely its move was thought to be."""

    __slots__ = ("prior",)

    def __init__(self, game: Game, state: State, move: Action | None, mover: Player):
        super().__init__(game, state, move, mover)
        self.prior = 1.0


def promise(W: float, N: int, prior: float, pulls: int, c: float) -> float:
    """The number that PUCT goes by; a child without visits counts as even.

    >>> promise(0, 0, 0.25, 4, c=1), promise(1.5, 3, 0.5, 4, c=1)
    (1.0, 0.75)
    """
    mean = W / N if N else 0.5
    return mean + c * prior * sqrt(pulls) / (1 + N)


def puct(
    game: Game,
    state: State | None = None,
    *,
    guess: Guess,
    c: float = 1.5,
    limits: tuple[Value, Value] | None = None,
) -> Iterator[Iteration]:
    """Search for ever; an iteration asks for one guess. Without dice, if the guess has none.

    >>> from gamesearch import Nim, tree_after
    >>> search = puct(Nim(5, most=3), guess=rollout_guess(random.Random(1)))
    >>> tree_after(400, search).best.move
    (0, 1)
    """
    root, limits = root_of(game, state, PriorNode), limits or limits_of(game)

    def choose(node: PriorNode) -> PriorNode:
        return max(
            node.children,
            key=lambda child: promise(child.W, child.N, child.prior, node.N, c),
        )

    while True:
        path = select(root, choose)
        leaf = path[-1]
        if leaf.untried:
            priors, reward = guess(game, leaf.state)
            add_children(game, leaf)
            for child, prior in zip(leaf.children, priors, strict=True):
                child.prior = prior
        else:
            reward = rewarded(game, leaf.state, limits)
        backup(path, reward)
        yield Iteration(path, leaf.state, reward)


def rollout_guess(
    rng: random.Random,
    weigh: RolloutPolicy = alike,
    rollout: Rollout = uniform_rollout,
    limits: tuple[Value, Value] | None = None,
) -> Guess:
    """A guess without a model: priors in proportion to some weights, a reward from one rollout."""

    def guess(game: Game, state: State) -> tuple[Sequence[float], float]:
        weights = weigh(game, state, game.actions(state))
        total = sum(weights)
        reward = rewarded(game, rollout(game, state, rng), limits or limits_of(game))
        return [weight / total for weight in weights], reward

    return guess
