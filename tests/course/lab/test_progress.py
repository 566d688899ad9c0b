"""What passes is read off a notebook's outputs and kept on the reader's disk."""

from __future__ import annotations

import json

import pytest

from gamesearch.checks.verdict import Verdict
from gamesearch.course.lab.progress import FILE, note_progress, passed


def notebook(*verdicts):
    asked = {"cell_type": "markdown", "source": ["## Exercise 2.1 · A\n", "\n"]}
    again = {"cell_type": "markdown", "source": "## Exercise 2.2 · B (5 points)"}
    outputs = [{"data": {"text/plain": repr(verdict)}} for verdict in verdicts]
    return {"cells": [asked, again, {"cell_type": "code", "outputs": outputs}]}


RIGHT, WRONG = Verdict("2.1", passed=True), Verdict("2.2", passed=False, hint="Who moves?")


def test_the_words_of_a_verdict_are_understood():
    assert passed(notebook(RIGHT, WRONG)) == ["2.1"]


def test_what_was_said_last_counts():
    assert passed(notebook(RIGHT, Verdict("2.1", passed=False))) == []


def test_each_notebook_keeps_its_own_line(tmp_path):
    note_progress(tmp_path, "exercises/02_pruning.ipynb", notebook(RIGHT))
    note_progress(tmp_path, "exercises/03_ordering.ipynb", notebook())
    known = json.loads((tmp_path / FILE).read_text())
    assert known["02_pruning"] == {"passed": ["2.1"], "of": 2}
    assert known["03_ordering"] == {"passed": [], "of": 2}


def test_what_was_noted_of_the_lesson_stays(tmp_path):
    (tmp_path / FILE).write_text('{"02_pruning": {"ran": 3, "cells": 40}}')
    note_progress(tmp_path, "exercises/02_pruning.ipynb", notebook(RIGHT))
    known = json.loads((tmp_path / FILE).read_text())["02_pruning"]
    assert known == {"ran": 3, "cells": 40, "passed": ["2.1"], "of": 2}


@pytest.mark.parametrize("path", ["notebooks/02_pruning.ipynb", "02_pruning.ipynb"])
def test_other_notebooks_leave_no_trace(tmp_path, path):
    note_progress(tmp_path, path, notebook(RIGHT))
    assert not (tmp_path / FILE).exists()


def test_a_file_that_was_spoilt_is_begun_anew(tmp_path):
    (tmp_path / FILE).write_text("[")
    note_progress(tmp_path, "exercises/02_pruning.ipynb", notebook(RIGHT))
    assert "02_pruning" in json.loads((tmp_path / FILE).read_text())
