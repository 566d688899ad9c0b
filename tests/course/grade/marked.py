"""Notebooks marked side by side. A process of its own can mark one at a time, and shall not load
more than marking itself."""

from __future__ import annotations

from functools import cache

from gamesearch.course.folder import SOLUTIONS, find_course
from gamesearch.course.grade.merge import merge
from gamesearch.course.grade.nbval_run import run_marked
from gamesearch.course.grade.reference import load_reference
from gamesearch.course.grade.submission import read_handed_in


@cache
def reference(stem):
    return load_reference(find_course().notebook(SOLUTIONS, stem))


def marked(stem, data, kernel, seconds, labels=None):
    """The marks of one notebook, or some of them; hints have their own tests."""
    notebook = merge(reference(stem), read_handed_in(data)).notebook
    if labels is not None:
        notebook.cells = [c for c in notebook.cells if c.metadata.get("grade") in {None, *labels}]
    return run_marked(notebook, kernel, seconds)
