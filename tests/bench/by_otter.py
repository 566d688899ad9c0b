"""A solution as otter reads it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any


def for_otter(notebook: Any) -> Any:
    """The same cells, the grade cells as its tests."""
    from nbformat.v4 import new_code_cell, new_notebook, new_raw_cell

    cells = [new_raw_cell("# ASSIGNMENT CONFIG\ninit_cell: false\nexport_cell: false")]
    for cell in notebook.cells:
        if "grade" not in cell.metadata:
            plain = deepcopy(cell)
            plain.metadata.clear()
            cells.append(plain)
            continue
        name = "q" + cell.metadata["grade"].replace(".", "_")
        points = cell.metadata["points"]
        cells.append(new_raw_cell(f"# BEGIN QUESTION\nname: {name}\npoints: {points}"))
        cells += [new_raw_cell("# BEGIN SOLUTION"), new_code_cell(f"{name} = 1 # SOLUTION")]
        cells += [new_raw_cell("# END SOLUTION"), new_raw_cell("# BEGIN TESTS")]
        cells += [new_code_cell(silent(cell.source)), new_raw_cell("# END TESTS")]
        cells.append(new_raw_cell("# END QUESTION"))
    return new_notebook(cells=cells, metadata=notebook.metadata)


def silent(source: str) -> str:
    """A grade cell as otter's test: without nbgrader's marks, and its value is not printed."""
    lines = [line for line in source.splitlines() if not line.startswith("###")]
    return "\n".join("_ = " + line if line.startswith("report(") else line for line in lines)
