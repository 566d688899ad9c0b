"""What a notebook keeps of its widgets when JupyterLab saves it.

JupyterLab saves the widgets that live at that moment. It forgets those of cells not run since the
kernel started, although their outputs are still there: reopened, they would say "model not
found". And it keeps every widget of a cell that was run ten times. So at each save this server
extension

  keeps     the widgets that an output shows, taken from the file as it was where JupyterLab
            forgot them
  drops     all others
  falls back  to the output's picture or page where the widget is nowhere to be had
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from gamesearch.course.lab.progress import note_progress
from gamesearch.course.notebook import WIDGET_VIEW, WIDGETS
from gamesearch.course.widgets import reachable, saved_models

INSTEAD = {"image/png", "text/html"}  # of a widget: what JupyterLab shows without it


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: Any) -> None:
    """Too early: other extensions (jupytext's) may still put their own manager in place."""


async def _start_jupyter_server_extension(server: Any) -> None:
    server.contents_manager.register_pre_save_hook(before_saving)


def before_saving(path: str, model: dict[str, Any], contents_manager: Any, **_: Any) -> None:
    """The server calls this with what it is about to write."""
    if model.get("type") == "notebook" and model.get("content"):
        keep_widgets(model["content"], _as_it_was(contents_manager, path))
        with suppress(OSError, AttributeError):  # a folder that cannot be written to, or none
            note_progress(Path(contents_manager.root_dir), path, model["content"])


def keep_widgets(notebook: dict[str, Any], before: dict[str, Any]) -> None:
    """Let every view in the notebook have its widget, or what the output shows instead."""
    known = {**saved_models(before), **saved_models(notebook)}
    views = list(_views(notebook))
    kept = reachable(known, [data[WIDGET_VIEW].get("model_id") for data in views])
    for data in views:
        if data[WIDGET_VIEW].get("model_id") not in kept and INSTEAD & data.keys():
            del data[WIDGET_VIEW]
    if kept:
        state = {"version_major": 2, "version_minor": 0, "state": kept}
        notebook["metadata"]["widgets"] = {WIDGETS: state}
    else:
        notebook["metadata"].pop("widgets", None)


def _views(notebook: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The data of each output that shows a widget."""
    for cell in notebook.get("cells", []):
        for output in cell.get("outputs", []):
            if WIDGET_VIEW in output.get("data", {}):
                yield output["data"]


def _as_it_was(contents_manager: Any, path: str) -> dict[str, Any]:
    """The notebook in the file that is about to be written over; {} where there is none."""
    try:
        file = Path(contents_manager.root_dir, path.strip("/"))
        return json.loads(file.read_text(encoding="utf-8"))
    except (AttributeError, OSError, ValueError):
        return {}
