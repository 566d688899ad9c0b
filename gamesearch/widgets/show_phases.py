"""`show_phases`: Monte Carlo tree search with a slider, a phase a step, no kernel asked."""

from __future__ import annotations

from collections.abc import Sequence

from ..drawing.numbers import several
from ..drawing.trees.phases import PhaseFrames
from ..games.game import Game
from ..search.montecarlo.bandit import SQRT2
from ..search.montecarlo.mcts import Iteration
from .show_steps import stepper
from .stepper import Stepper


def show_phases(game: Game, iterations: Sequence[Iteration], *, c: float = SQRT2) -> Stepper:
    """Step through the first iterations of a search: select, expand, simulate, backup.

    `iterations` must begin with the search's first: list(islice(mcts(game, rng=rng), 8)).

    >>> import random
    >>> from itertools import islice
    >>> from gamesearch import Nim, mcts
    >>> show_phases(Nim(3), list(islice(mcts(Nim(3), rng=random.Random(1)), 4)))
    <stepper: 16 phases of 4 iterations>
    """
    frames = PhaseFrames(game, iterations, c)
    name = f"stepper: {several(frames.steps, 'phase')} of {several(len(iterations), 'iteration')}"
    return stepper(frames, name, frames.last_picture(), unit="phase")
