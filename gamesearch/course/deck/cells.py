"""What every exported form does with the cells of a notebook before its template sees them."""

from __future__ import annotations

from typing import Any

from nbconvert.preprocessors import Preprocessor

from gamesearch.course.notebook import NOTES_FOR, WIDGET_VIEW, WIDGETS, headings, slide_type

# Boards that a kernel plays. Without one they answer nothing: their picture is shown instead.
ASKS_A_KERNEL = "gamesearch.widgets.clickable.Clickable"


class Cells(Preprocessor):
    """Notes lose the line that labels them, boards that would not answer become pictures."""

    def preprocess(self, notebook: Any, resources: Any) -> tuple[Any, Any]:
        state = notebook.metadata.get("widgets", {}).get(WIDGETS, {}).get("state", {})
        for cell in notebook.cells:
            if slide_type(cell) == "notes":
                cell.source = cell.source.removeprefix(NOTES_FOR).strip()
            for output in cell.get("outputs", []):
                _without_kernel(output.get("data", {}), state)
        return notebook, resources


def _without_kernel(data: dict[str, Any], state: dict[str, Any]) -> None:
    if WIDGET_VIEW not in data:
        return
    model = state.get(data[WIDGET_VIEW]["model_id"], {"state": {}})
    if model["state"].get("_anywidget_id") == ASKS_A_KERNEL:
        del data[WIDGET_VIEW]


def first_title(cells: list[Any]) -> str:
    """What the notebook is called: its first heading."""
    return next((titles[0] for cell in cells if (titles := headings(cell))), "")


class Still(Preprocessor):
    """On paper nothing moves: each widget is shown as the picture or the text that stands in."""

    def preprocess(self, notebook: Any, resources: Any) -> tuple[Any, Any]:
        for cell in notebook.cells:
            for output in cell.get("outputs", []):
                data = output.get("data", {})
                if "image/png" in data or "text/html" in data:
                    data.pop(WIDGET_VIEW, None)
        notebook.metadata.pop("widgets", None)
        return notebook, resources
