"""`show_phases`: Monte Carlo tree search with a slider, a phase a step, no kernel asked."""

from __future__ import annotations

from collections.abc import Sequence

from ..drawing.numbers import several
from ..drawing.trees.phases import PHASES, PhaseBook
from ..games.game import Game
from ..search.montecarlo.bandit import SQRT2
from ..search.montecarlo.mcts import Iteration
from .show_steps import StepsView
from .stepper import Stepper
from .toolkit import ipywidgets


def show_phases(game: Game, iterations: Sequence[Iteration], *, c: float = SQRT2) -> Stepper:
    """Step through the first iterations of a search: select, expand, simulate, backup.

    `iterations` must begin with the search's first: list(islice(mcts(game, rng=rng), 8)).
    """
    book = PhaseBook(game, iterations, c)
    view = StepsView(svg=book.svg, book=book.book, step=0)
    steps = len(iterations) * len(PHASES)
    slider = ipywidgets.IntSlider(
        value=0, max=steps - 1, description="phase", layout=ipywidgets.Layout(width="360px")
    )
    name = f"stepper: {several(steps, 'phase')} of {several(len(iterations), 'iteration')}"
    return Stepper(view, slider, steps, name, book.picture)
