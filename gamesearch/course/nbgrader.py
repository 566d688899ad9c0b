"""The same cells in nbgrader's words, so that the notebooks also work there (schema version 3)."""

from __future__ import annotations

import re
from typing import Any


def add_nbgrader(cells: list[Any]) -> None:
    """Describe answers and grade cells in nbgrader's words (schema version 3)."""
    for cell in cells:
        data = cell.metadata
        if "exercise" in data:
            manual = "points" in data
            kind = {"grade": manual, "solution": True, "locked": False}
            grade_id = _name("exercise", data["exercise"])
        elif "grade" in data:
            kind = {"grade": True, "solution": False, "locked": True}
            grade_id = _name("grade", data["grade"])
        else:
            continue
        data["nbgrader"] = {
            "schema_version": 3,
            "grade_id": grade_id,
            "cell_type": cell.cell_type,
            "task": False,
            **kind,
            **({"points": data["points"]} if "points" in data else {}),
        }


def _name(kind: str, number: object) -> str:
    """nbgrader's names hold letters, digits, - and _ alone.

    >>> _name("grade", "2.3a")
    'grade-2-3a'
    """
    return re.sub(r"[^\w-]", "-", f"{kind}-{number}")
