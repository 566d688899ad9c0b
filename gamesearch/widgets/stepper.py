"""What can be stepped through, all in the browser: nobody asks a kernel.

Whatever shows steps shows itself three ways: as a widget, as a PNG with its text, as plain text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..drawing.picture import Picture
from .toolkit import anywidget, front_end, ipywidgets, traitlets


class Bundle(ipywidgets.VBox):
    """A column of widgets, with a picture that stands in for it where no widget can."""

    def __init__(self, children: Sequence[Any], name: str, fallback: Picture):
        self.name, self.fallback = name, fallback
        super().__init__(list(children), layout=ipywidgets.Layout(width="100%"))
        self.add_class("gs-bundle")

    def _repr_mimebundle_(self, **asked: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        data, metadata = self.fallback._repr_mimebundle_()
        widget = super()._repr_mimebundle_(**asked) or {}
        return {**data, **widget, "text/plain": repr(self)}, metadata

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Asleep(anywidget.AnyWidget):
    """What to do where something waits for a kernel, said only where there is none."""

    _esm = front_end("asleep.js")
    _css = front_end("asleep.css")
    words = traitlets.Unicode().tag(sync=True)


class Stepper(Bundle):
    """What is shown step by step, under a bar to move through it: all of it is in the view."""

    def __init__(self, view: Any, name: str, fallback: Picture):
        self.view = view
        super().__init__([view], name, fallback)
        self.add_class("gs-stepper")


class StepperChoice(Bundle):
    """Several steppers, one shown at a time."""

    def __init__(self, steppers: dict[str, Stepper]):
        self.steppers = steppers
        buttons = ipywidgets.ToggleButtons(options=list(steppers))
        stack = ipywidgets.Stack(list(steppers.values()), selected_index=0)
        ipywidgets.jslink((buttons, "index"), (stack, "selected_index"))
        first = next(iter(steppers.values()))
        super().__init__([buttons, stack], f"steppers: {', '.join(steppers)}", first.fallback)
