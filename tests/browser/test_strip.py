"""The table on top of an exercise notebook fills itself, and the index knows what passes."""

from __future__ import annotations

import json
import time

import nbformat
from lab_page import PATIENCE, notebook
from nbformat import v4

TABLE = """Press Run first.

| exercise | points | your check |
|:--|--:|:--|
| 2.1 Trace | 15 | |
| 2.2 Write | 25 | |"""
CHECK = """from gamesearch.checks.verdict import Verdict
Verdict("2.{}", passed={})"""
INDEX = """| lesson | |
|:--|:--|
| [Pruning](02_pruning.ipynb) | [exercises](../exercises/02_pruning.ipynb) |"""


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


def test_the_index_says_which_lessons_were_run_and_running_is_all_that_it_takes(lab, open_notebook):
    (lab.work / "notebooks").mkdir(exist_ok=True)
    (lab.work / "progress.json").unlink(missing_ok=True)
    lesson = notebook("1 + 1", "2 + 2", "3 + 3")
    nbformat.write(lesson, lab.work / "notebooks/02_pruning.ipynb")
    index = v4.new_notebook(cells=[v4.new_markdown_cell(INDEX)], metadata=lesson.metadata)
    nbformat.write(index, lab.work / "notebooks/index.ipynb")

    def noted(ran):
        deadline = time.monotonic() + PATIENCE / 1000
        while known() != {"ran": ran, "cells": 3} and time.monotonic() < deadline:
            opened.page.wait_for_timeout(50)
        return known()

    def known():
        try:
            return json.loads((lab.work / "progress.json").read_text())["02_pruning"]
        except (OSError, ValueError):  # not there yet, or being written
            return {}

    opened = open_notebook("notebooks/02_pruning.ipynb")
    assert known() == {}, "opening is not running"
    opened.run_cell(0)
    assert noted(1) == {"ran": 1, "cells": 3}
    contents = open_notebook("notebooks/index.ipynb", fresh=True)
    contents.page.get_by_text("1 of 3 cells run").wait_for()
    opened.run_all()
    assert noted(3) == {"ran": 3, "cells": 3}
    contents = open_notebook("notebooks/index.ipynb", fresh=True)
    contents.page.get_by_text("✓ run").wait_for()
    assert contents.complaints.all() == []
    (lab.work / "progress.json").unlink()
