"""The table on top of an exercise notebook fills itself, and the index knows what passes."""

from __future__ import annotations

import json

import nbformat
from lab_page import notebook
from nbformat import v4

TABLE = """Press Run first.

| exercise | points | your check |
|:--|--:|:--|
| 2.1 Trace | 15 | |
| 2.2 Write | 25 | |"""
CHECK = """from gamesearch.checks.verdict import Verdict
Verdict("2.{}", passed={})"""
INDEX = "| lesson | |\n|:--|:--|\n| Pruning | [exercises](../exercises/02_pruning.ipynb) |"


def test_the_strip_fills_as_checks_are_called_and_the_index_follows(lab, open_notebook):
    made = notebook(CHECK.format(1, True), CHECK.format(2, False))
    made.cells.insert(0, v4.new_markdown_cell(TABLE, id="start"))
    made.cells.append(v4.new_markdown_cell("## Exercise 2.1 · A\n\n## Exercise 2.2 · B"))
    for folder in ("exercises", "notebooks"):
        (lab.work / folder).mkdir(exist_ok=True)
    nbformat.write(made, lab.work / "exercises/02_pruning.ipynb")
    index = v4.new_notebook(cells=[v4.new_markdown_cell(INDEX)], metadata=made.metadata)
    nbformat.write(index, lab.work / "notebooks/index.ipynb")

    opened = open_notebook("exercises/02_pruning.ipynb")
    opened.page.get_by_text("your checks pass for 0 of 40 points").wait_for()
    opened.run_all()
    opened.page.get_by_text("your checks pass for 15 of 40 points").wait_for()
    opened.page.get_by_role("row", name="2.2 Write 25 not yet").wait_for()
    opened.save()
    lab.shut_down_kernels()
    assert json.loads((lab.work / "progress.json").read_text())["02_pruning"]["passed"] == ["2.1"]

    again = open_notebook("exercises/02_pruning.ipynb", fresh=True)
    again.page.get_by_role("row", name="2.1 Trace 15 ✓ passes").wait_for()
    assert again.complaints.all() == []

    contents = open_notebook("notebooks/index.ipynb", fresh=True)
    contents.page.get_by_role("link", name="exercises: 1 of 2 pass").wait_for()
    assert contents.complaints.all() == []
