"""Seals on the grade cells of a built solution, put on and taken off."""

from __future__ import annotations

import ast

import pytest
from nbformat.v4 import new_code_cell, new_notebook, new_output

from gamesearch.checks.report import MIME, seal_of
from gamesearch.course.sealing import lacks_seal, put_seals, unsealed

SOURCES = [
    'report("2.3a", lambda: f(3))',
    'report("2.3a", lambda: [f(x)\n                        for x in "αβ"])',
    'from x import y\nreport("2.3a", lambda: y("ü"))\n# done',
]


def graded(source, value="3"):
    shown = {MIME: {"label": "2.3a", "value": value}}
    output = new_output("display_data", data=shown)
    return new_code_cell(source, metadata={"grade": "2.3a"}, outputs=[output])


def answered(**about):
    return new_code_cell("def f(x): ...", metadata={"exercise": "2.3", **about})


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("about", [{}, {"forbid": "minimax negamax"}])
def test_a_seal_comes_off_without_a_trace(source, about):
    notebook = new_notebook(cells=[answered(**about), graded(source)])
    assert lacks_seal(notebook.cells[1])
    put_seals(notebook)
    assert not lacks_seal(notebook.cells[1])
    sealed = notebook.cells[1].source
    ast.parse(sealed)
    assert f'sealed="{seal_of("2.3a", "3")}"' in sealed
    assert ('forbid="minimax negamax"' in sealed) == bool(about)
    assert unsealed(sealed) == source
    assert unsealed(source) == source


def test_the_same_solution_has_the_same_seals():
    once, again = (new_notebook(cells=[answered(), graded(SOURCES[0])]) for _ in range(2))
    put_seals(once)
    put_seals(again)
    assert once.cells[1].source == again.cells[1].source


def test_what_reports_nothing_gets_no_seal():
    cell = graded(SOURCES[0])
    cell.outputs = []
    assert not lacks_seal(cell)
    put_seals(new_notebook(cells=[cell]))
    assert cell.source == SOURCES[0]


def test_other_cells_are_left_alone():
    notebook = new_notebook(cells=[answered(forbid="minimax"), graded(SOURCES[0])])
    put_seals(notebook)
    assert notebook.cells[0].source == "def f(x): ..."


def test_what_only_the_solution_imports_comes_along():
    code = "from gamesearch import report\nfrom gamesearch.checks.pruning import grades\nshow(1)"
    imports = new_code_cell(code, metadata={"tags": ["solution-only"]})
    notebook = new_notebook(cells=[imports, answered(), graded(SOURCES[0])])
    put_seals(notebook)
    assert notebook.cells[2].source.startswith(
        "### BEGIN HIDDEN TESTS\nfrom gamesearch import report\n"
        "from gamesearch.checks.pruning import grades\n# What is asked:\nreport("
    )
    assert unsealed(notebook.cells[2].source) == SOURCES[0]
