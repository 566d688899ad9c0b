"""What every exported form does with the cells of a notebook before its template sees them."""

from __future__ import annotations

import re
from typing import Any

from nbconvert.preprocessors import Preprocessor

from gamesearch.course.folding import is_folded, note_text
from gamesearch.course.notebook import WIDGET_VIEW, headings, slide_type
from gamesearch.course.slides.moments import stepper_moments
from gamesearch.course.widgets import model_named, reachable, saved_models

# Boards that a kernel plays, and controls that a kernel may listen to.
BOARD = "gamesearch.widgets.clickable.Clickable"
CONTROL = re.compile(r"(Slider|Text|Textarea|Dropdown|Select|Checkbox|Buttons?|ColorPicker)View$")


class Cells(Preprocessor):
    """Notes lose the line that labels them; what would not answer without a kernel is not shown."""

    def preprocess(self, notebook: Any, resources: Any) -> tuple[Any, Any]:
        models = saved_models(notebook)
        for cell in notebook.cells:
            if slide_type(cell) == "notes":
                cell.source = note_text(cell.source)
            elif is_folded(cell):
                cell.metadata["transient"] = {"remove_source": True}
            for output in cell.get("outputs", []):
                data = output.get("data", {})
                if WIDGET_VIEW in data and not _alive(data[WIDGET_VIEW]["model_id"], models):
                    _show_the_picture(data)
        return notebook, resources


def _show_the_picture(data: Any) -> None:
    if "image/png" in data:
        del data[WIDGET_VIEW]


def _alive(view: str, models: Any) -> bool:
    """Is there anything to move in a view? Then the controls that nothing follows are hidden."""
    shown = reachable(models, [view])
    linked = {name for model in shown.values() for name in _joined(model["state"])}
    scripts = [m["state"] for m in shown.values() if m.get("model_module") == "anywidget"]
    if not linked and all(state.get("_anywidget_id") == BOARD for state in scripts):
        return False
    for name, model in shown.items():
        state = model["state"]
        if CONTROL.search(state.get("_view_name") or "") and name not in linked:
            models[model_named(state["layout"])]["state"]["display"] = "none"
    return True


def _joined(state: Any) -> list[str]:
    """The two widgets that a link joins; none where it is no link."""
    ends = [state.get("source"), state.get("target")]
    return [model_named(end[0]) for end in ends if isinstance(end, list)]


def first_title(cells: list[Any]) -> str:
    """What the notebook is called: its first heading."""
    return next((titles[0] for cell in cells if (titles := headings(cell))), "")


class Still(Preprocessor):
    """On paper nothing moves: a stepper is three of its moments, any other widget its picture."""

    def preprocess(self, notebook: Any, resources: Any) -> tuple[Any, Any]:
        models = saved_models(notebook)
        for cell in notebook.cells:
            for output in cell.get("outputs", []):
                data = output.get("data", {})
                shown = WIDGET_VIEW in data and stepper_moments(
                    data[WIDGET_VIEW]["model_id"], models
                )
                if shown and not data.get("text/plain", "").startswith("<revelation"):
                    output["data"] = {"text/html": shown}
                elif "image/png" in data or "text/html" in data:
                    data.pop(WIDGET_VIEW, None)
        notebook.metadata.pop("widgets", None)
        return notebook, resources


class StepsForPrint(Preprocessor):
    """A page that is alive on the screen has three moments of each stepper for its print-out."""

    def preprocess(self, notebook: Any, resources: Any) -> tuple[Any, Any]:
        models = saved_models(notebook)
        for cell in notebook.cells:
            for output in cell.get("outputs", []):
                data = output.get("data", {})
                if WIDGET_VIEW in data and not data.get("text/plain", "").startswith("<revelation"):
                    output.metadata["moments"] = stepper_moments(
                        data[WIDGET_VIEW]["model_id"], models
                    )
        return notebook, resources
