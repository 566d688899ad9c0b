"""`show_steps`: a recorded search, step by step, by keys, by a slider, or playing by itself.

The picture is drawn once, by networkx and matplotlib. A step is a list of attribute changes that
the browser makes by itself: no kernel is asked, so it also lives in a saved notebook, on a slide
and on a plain page.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..drawing.numbers import several
from ..drawing.picture import Picture
from ..drawing.trees.draw_tree import drawing_of
from ..drawing.trees.frames import Frames, SearchFrames
from ..tracing.trace import Trace
from .stepper import Stepper, StepperChoice
from .toolkit import anywidget, front_end, traitlets


class StepsView(anywidget.AnyWidget):
    """The picture and its sentence. While it is read, `step` is the only thing that changes."""

    _esm = front_end("bar.js") + front_end("show_steps.js")
    _css = front_end("show_steps.css")
    svg = traitlets.Unicode().tag(sync=True)
    book = traitlets.Dict().tag(sync=True)
    step = traitlets.Int(0).tag(sync=True)
    unit = traitlets.Unicode("step").tag(sync=True)  # "": something else moves it


def show_steps(
    trace: Trace | Mapping[str, Trace],
    at: int | None = None,
    *,
    plies: int | None = None,
    windows: bool = True,
    moves: bool | None = None,
) -> Stepper | StepperChoice:
    """Step through a recorded search, or choose between several: `{"minimax": trace, …}`.

    It opens at the beginning, or `at` a time of the trace's clock. The picture that stands in
    for it on paper shows that moment, too, or else the finished search.

    >>> from gamesearch import TreeGame, alphabeta, record
    >>> show_steps(record(alphabeta, TreeGame([[3, 5], [2, 9]])))
    <stepper: 9 steps, 7 nodes, 1 move pruned>
    """
    if isinstance(trace, Mapping):
        return StepperChoice({
            label: show_steps(one, at, plies=plies, windows=windows, moves=moves)
            for label, one in trace.items()
        })  # fmt: skip
    drawing = drawing_of(trace, plies=plies, windows=windows, moves=moves)
    frames = SearchFrames(drawing)
    name = f"stepper: {several(frames.steps, 'step')}, {drawing.size}"
    return stepper(frames, name, drawing.picture(at), 0 if at is None else frames.step_of(at))


def stepper(
    frames: Frames, name: str, fallback: Picture, at: int = 0, *, unit: str = "step"
) -> Stepper:
    """The frames of a picture under a bar to move through them, open at one of them."""
    view = StepsView(svg=frames.svg, book=frames.book, step=at, unit=unit)
    return Stepper(view, name, fallback)
