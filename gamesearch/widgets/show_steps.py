"""`show_steps`: a recorded search with a slider and Play.

The picture is drawn once, by networkx and matplotlib. A step is a list of attribute changes that
the browser makes by itself: no kernel is asked, so it also lives in a saved notebook, on a slide
and on a plain page.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..drawing.numbers import several
from ..drawing.trees.draw_tree import draw_tree
from ..drawing.trees.frames import Flipbook
from ..drawing.trees.payoff_words import moment
from ..drawing.trees.payoffs import draw_payoffs
from ..tracing.trace import Trace
from .show_frames import show_frames
from .stepper import Choice, Stepper
from .toolkit import anywidget, front_end, ipywidgets, traitlets


class StepsView(anywidget.AnyWidget):
    """The picture and its sentence. While it is read, `step` is the only thing that changes."""

    _esm = front_end("show_steps.js")
    _css = front_end("show_steps.css")
    svg = traitlets.Unicode().tag(sync=True)
    book = traitlets.Dict().tag(sync=True)
    step = traitlets.Int(0).tag(sync=True)


def show_steps(
    trace: Trace | Mapping[str, Trace],
    at: int | None = None,
    *,
    plies: int | None = None,
    windows: bool = True,
    moves: bool | None = None,
) -> Stepper | Choice:
    """Step through a recorded search, or choose between several: `{"minimax": trace, …}`.

    It opens at the beginning, or `at` a time of the trace's clock. The picture that stands in
    for it on paper shows that moment, too, or else the finished search.
    """
    if isinstance(trace, Trace) and trace.game.seats > 2:
        return _many(trace, at)
    if isinstance(trace, Mapping):
        return Choice({
            label: show_steps(one, at, plies=plies, windows=windows, moves=moves)
            for label, one in trace.items()
        })  # fmt: skip
    return _stepper(trace, at, plies, windows, moves)


def _stepper(
    trace: Trace, at: int | None, plies: int | None, windows: bool, moves: bool | None
) -> Stepper:
    book = Flipbook(trace, plies=plies, windows=windows, moves=moves)
    view = StepsView(svg=book.svg, book=book.book, step=0 if at is None else book.step_of(at))
    picture = draw_tree(trace, at, plies=plies, windows=windows, moves=moves)
    steps = len(book.times)
    slider = ipywidgets.IntSlider(
        value=view.step,
        max=steps - 1,
        description="step",
        layout=ipywidgets.Layout(width="360px"),
    )
    name = f"stepper: {several(steps, 'step')}, {picture.name.removeprefix('tree: ')}"
    return Stepper(view, slider, steps, name, picture)


def _many(trace: Trace, at: int | None) -> Stepper:
    """A search for more than two players: a picture for each tick of its clock."""
    ticks = range(trace.clock + 1)
    pictures = [draw_payoffs(trace, tick) for tick in ticks]
    words = [moment(trace, tick) for tick in ticks]
    stepper = show_frames(ticks, pictures, label="step", describe=words, at=at or 0)
    if at is None:
        stepper.fallback = pictures[-1]
    return stepper
