"""Which exercises pass, kept in `progress.json` on the reader's own disk; the index shows it.

Whenever an exercise notebook is saved, what its checks said is read off its outputs. JupyterLab
adds which lessons were run (lab/settings): that stands in no notebook.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from gamesearch.course.folder import EXERCISES

FILE = "progress.json"
SAID = re.compile(r"(✓ )?Exercise (\d+\.\d+)(?: passes|: not yet)")
ASKED = re.compile(r"^## Exercise (\d+\.\d+)", re.M)


def passed(notebook: dict[str, Any]) -> list[str]:
    """The exercises whose check passed when it was called last."""
    found: dict[str, bool] = {}
    for cell in notebook.get("cells", []):
        for output in cell.get("outputs", []):
            said = SAID.match(_text(output.get("data", {}).get("text/plain", "")))
            if said:
                found[said[2]] = said[1] is not None
    return [number for number, passes in found.items() if passes]


def note_progress(root: Path, path: str, notebook: dict[str, Any]) -> None:
    """Write down what passes in a notebook of the folder of exercises."""
    place = Path(path.strip("/"))
    if place.parent.name != EXERCISES or place.suffix != ".ipynb":
        return
    file = root / place.parent.parent / FILE
    asked = [n for c in notebook["cells"] for n in ASKED.findall(_text(c.get("source", "")))]
    known = _read(file)
    said = {"passed": passed(notebook), "of": len(asked)}
    before = known.get(place.stem)
    known[place.stem] = {**before, **said} if isinstance(before, dict) else said
    file.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def _read(file: Path) -> dict[str, Any]:
    try:
        known = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}


def _text(text: str | list[str]) -> str:
    """A notebook's file may hold a text line by line."""
    return text if isinstance(text, str) else "".join(text)
