"""The table on top of an exercise notebook fills itself, and the index knows what passes."""

from __future__ import annotations

import json
import time

import nbformat
from lab_page import PATIENCE, executed, notebook
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

    contents = open_notebook("notebooks/index.ipynb", beside=again)
    contents.page.get_by_role("link", name="exercises: 1 of 2 pass").wait_for()
    assert contents.complaints.all() == []


ANSWER = "bound = {}"
CHECK_BOUND = """from gamesearch.checks.verdict import Verdict
Verdict("2.2", passed=bound > 2)"""
TYPE = """([index, source]) => { const { model } = jupyterapp.shell.currentWidget.content;
  model.cells.get(index).sharedModel.setSource(source); }"""


def test_a_check_that_passed_asks_to_be_run_again_once_its_exercise_was_edited(lab, open_notebook):
    made = notebook(CHECK.format(1, True), ANSWER.format(3), CHECK_BOUND)
    made.cells.insert(1, v4.new_markdown_cell("## Exercise 2.2 · Write (25 points, 5 minutes)"))
    made.cells.insert(0, v4.new_markdown_cell(TABLE, id="start"))
    nbformat.write(executed(made), lab.work / "02_edited.ipynb")
    answer, check = 3, 4

    opened = open_notebook("02_edited.ipynb")
    all_pass = opened.page.get_by_text("your checks pass for 40 of 40 points")
    one_passes = opened.page.get_by_text("your checks pass for 15 of 40 points")
    stale = opened.page.get_by_role("row", name="2.2 Write 25 edited since: run it again")
    all_pass.wait_for()
    opened.run_all()
    all_pass.wait_for()
    opened.page.evaluate(TYPE, [answer, ANSWER.format(4)])
    stale.wait_for()
    one_passes.wait_for()
    opened.run_cell(check)  # without its answer: the kernel still has the old one
    stale.wait_for()
    opened.run_cell(answer)
    stale.wait_for()
    opened.run_cell(check)
    all_pass.wait_for()
    opened.page.evaluate(TYPE, [answer, ANSWER.format(1)])
    opened.run_cell(answer)
    stale.wait_for()
    opened.run_cell(check)
    opened.page.get_by_role("row", name="2.2 Write 25 not yet").wait_for()
    assert opened.complaints.all() == []


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
    contents.leave()
    contents = open_notebook("notebooks/index.ipynb", beside=contents)
    contents.page.get_by_text("✓ run").wait_for()
    assert contents.complaints.all() == []
    (lab.work / "progress.json").unlink()
