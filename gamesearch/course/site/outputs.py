"""What cells show: each picture a file of the site, each widget a place that comes alive.

A widget's place shows its picture, or the text that stands in for it, until the scripts of the
widgets are there (`static/live.js`). Its state lies in a file of its own, which is read then: a
page that nobody steps through stays small.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
from pathlib import Path
from typing import Any

from gamesearch.course.notebook import WIDGET_VIEW, WIDGETS
from gamesearch.course.widgets import saved_models

PICTURES, STATES = "pictures", "widgets"


def to_pages(notebook: Any, stem: str, static: Path, up: str) -> None:
    """Replace pictures and widgets of a notebook by HTML that finds them in `static`.

    `up` leads from the page to the folder above `static`.
    """
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            if WIDGET_VIEW in data or "image/png" in data:
                output["data"] = {"text/html": _place(output, static, up)}
                output["metadata"] = {}
    models = saved_models(notebook)
    notebook.metadata.pop("widgets", None)
    if models:
        folder = static / STATES
        folder.mkdir(parents=True, exist_ok=True)
        state = {"version_major": 2, "version_minor": 0, "state": models}
        text = json.dumps({WIDGETS: state}[WIDGETS], sort_keys=True, ensure_ascii=False)
        (folder / f"{stem}.js").write_text(f"window.savedWidgets = {text};\n", encoding="utf-8")


def _place(output: Any, static: Path, up: str) -> str:
    still = _still(output, static, up)
    if WIDGET_VIEW not in output["data"]:
        return f'<div class="gs-picture">{still}</div>'
    model = html.escape(output["data"][WIDGET_VIEW]["model_id"])
    words = html.escape(output.get("metadata", {}).get("image/png", {}).get("alt", ""))
    return (
        f'<div class="gs-live" data-model="{model}" data-alt="{words}">'
        f'<div class="gs-still">{still}</div></div>'
    )


def _still(output: Any, static: Path, up: str) -> str:
    data = output["data"]
    if "image/png" in data:
        about = output.get("metadata", {}).get("image/png", {})
        return picture(data["image/png"], static, up, about.get("alt", ""), about.get("width"))
    if "text/html" in data:
        return data["text/html"]
    return f"<pre>{html.escape(data.get('text/plain', ''))}</pre>"


def picture(encoded: str, static: Path, up: str, words: str, width: Any = None) -> str:
    """An <img> for a picture, which is written into the site once, however often it is shown."""
    content = base64.b64decode(encoded)
    name = f"{hashlib.sha1(content).hexdigest()[:16]}.png"
    folder = static / PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(content)
    wide, high = (int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
    shown = float(width or wide)
    return (
        f'<img src="{up}_static/{PICTURES}/{name}" alt="{html.escape(words)}" loading="lazy" '
        f'width="{shown:.0f}" height="{shown * high / wide:.0f}">'
    )
