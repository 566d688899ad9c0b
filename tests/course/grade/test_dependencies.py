"""A merged notebook runs what its grade cells depend on, and nothing that only shows."""

from __future__ import annotations

import pytest
from nbformat.v4 import new_code_cell

from gamesearch.course.grade.dependencies import needed_cells

GRADE = new_code_cell('report("1.1a", lambda: answer(tree))', metadata={"grade": "1.1a"})
ANSWER = new_code_cell("def answer(tree): return helper(tree)", metadata={"exercise": "1.1"})


def runs(source, *after):
    return needed_cells([new_code_cell(source), *after, ANSWER, GRADE])[0]


@pytest.mark.parametrize(
    "source",
    [
        "tree = 1",
        "from gamesearch import report",
        "import helper.part",
        "def helper(tree): return 1",
        "for tree in range(3): pass",
        "tree.append(1)",
        "tree[0] = 1",
        "tree.size = 1",
        "%matplotlib inline",
    ],
)
def test_what_a_grade_cell_reads_is_run(source):
    assert runs(source)


@pytest.mark.parametrize(
    "source",
    ["draw_tree(tree)", 'check("1.1", answer)', "_ = show(tree)", "class Mine: pass", "other = 1"],
)
def test_what_only_shows_is_skipped(source):
    assert not runs(source)


def test_what_a_function_calls_its_own_is_no_variable_of_the_notebook():
    answer = new_code_cell("def answer(game): return [x for x in game]", metadata={"exercise": "1"})
    assert needed_cells([new_code_cell("game = x = slow()"), answer, GRADE]) == [False, True, True]


def test_needs_are_passed_on():
    assert runs("start = 2", new_code_cell("tree = [start]"))


def test_an_answer_that_looks_names_up_gets_them_all():
    answer = new_code_cell(
        "def answer(tree): return eval('oth' + 'er')", metadata={"exercise": "1"}
    )
    assert needed_cells([new_code_cell("other = 1"), answer, GRADE])[0]


@pytest.mark.parametrize("line", ["%matplotlib inline", "%time f(2)", "found = !ls", "f?", "x = ("])
def test_an_answer_with_a_line_that_is_no_python_gets_what_it_reads(line):
    """Else the given cell with its imports would be skipped, and the answer lose its marks."""
    given = new_code_cell("from math import sqrt")
    own = new_code_cell(f"def f(x):\n    return sqrt(x)\n{line}", metadata={"own": True})
    assert needed_cells([given, own]) == [True, True]
