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
    """
    frames = PhaseFrames(game, iterations, c)
    name = f"stepper: {several(frames.steps, 'phase')} of {several(len(iterations), 'iteration')}"
    return stepper(frames, name, frames.last_picture(), unit="phase")
