"""`show_steps`: a recorded search with a slider and Play.

The picture is drawn once, by networkx and matplotlib. A step is a list of attribute changes that
the browser makes by itself: no kernel is asked, so it also lives in a saved notebook, on a slide
and on a plain page.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..drawing.flipbook import Flipbook
from ..drawing.numbers import several
from ..drawing.picture import Picture
from ..drawing.tree import draw_tree
from ..tracing import Trace
from .toolkit import anywidget, front_end, ipywidgets, traitlets

_PACE = 1100  # milliseconds between steps while it plays


class StepsView(anywidget.AnyWidget):
    """The picture and its sentence. `step` is the only thing that changes."""

    _esm = front_end("steps.js")
    _css = front_end("steps.css")
    svg = traitlets.Unicode().tag(sync=True)
    book = traitlets.Dict().tag(sync=True)
    step = traitlets.Int(0).tag(sync=True)


class Stepper(ipywidgets.VBox):
    """Slider, Play and picture. Shows itself as a widget, a PNG with its text, and plain text."""

    def __init__(self, view: Any, steps: int, name: str, fallback: Picture):
        self.view, self.name, self.fallback = view, name, fallback
        self.slider = ipywidgets.IntSlider(
            value=view.step,
            max=steps - 1,
            description="step",
            layout=ipywidgets.Layout(width="360px"),
        )
        self.player = ipywidgets.Play(
            value=view.step, max=steps - 1, interval=_PACE, show_repeat=False
        )
        ipywidgets.jslink((self.slider, "value"), (view, "step"))
        ipywidgets.jslink((self.player, "value"), (self.slider, "value"))
        controls = ipywidgets.HBox([self.player, self.slider])
        super().__init__([controls, view], layout=ipywidgets.Layout(width="100%"))
        self.add_class("gs-stepper")

    def _repr_mimebundle_(self, **asked: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        data, metadata = self.fallback._repr_mimebundle_()
        widget = super()._repr_mimebundle_(**asked)
        return {**data, **(widget or {}), "text/plain": repr(self)}, metadata

    def __repr__(self) -> str:
        return f"<{self.name}>"


def show_steps(
    trace: Trace | Mapping[str, Trace],
    at: int | None = None,
    *,
    plies: int | None = None,
    windows: bool = True,
    moves: bool | None = None,
) -> Any:
    """Step through a recorded search, or choose between several: `{"minimax": trace, …}`.

    It opens at the beginning, or `at` a time of the trace's clock. The picture that stands in
    for it on paper shows that moment, too, or else the finished search.
    """
    if isinstance(trace, Mapping):
        return _choice({label: show_steps(t, at, plies=plies, windows=windows, moves=moves)
                        for label, t in trace.items()})  # fmt: skip
    book = Flipbook(trace, plies=plies, windows=windows, moves=moves)
    view = StepsView(svg=book.svg, book=book.book, step=0 if at is None else book.step_of(at))
    picture = draw_tree(trace, at, plies=plies, windows=windows, moves=moves)
    steps = len(book.times)
    name = f"stepper: {several(steps, 'step')}, {picture.name.removeprefix('tree: ')}"
    return Stepper(view, steps, name, picture)


class Choice(ipywidgets.VBox):
    """Several steppers, one shown at a time."""

    def __init__(self, steppers: dict[str, Stepper]):
        self.steppers = steppers
        buttons = ipywidgets.ToggleButtons(options=list(steppers))
        stack = ipywidgets.Stack(list(steppers.values()), selected_index=0)
        ipywidgets.jslink((buttons, "index"), (stack, "selected_index"))
        super().__init__([buttons, stack], layout=ipywidgets.Layout(width="100%"))

    def _repr_mimebundle_(self, **asked: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        data, metadata = next(iter(self.steppers.values())).fallback._repr_mimebundle_()
        widget = super()._repr_mimebundle_(**asked)
        return {**data, **(widget or {}), "text/plain": repr(self)}, metadata

    def __repr__(self) -> str:
        return f"<steppers: {', '.join(self.steppers)}>"


def _choice(steppers: dict[str, Stepper]) -> Choice:
    return Choice(steppers)
