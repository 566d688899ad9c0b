"""Every catalogued bug loses points and every unusual right answer earns all of them, all the way:
handed in as a notebook, merged, run by nbval, compared.

A notebook holds one answer to each exercise, so the n-th notebook of a lesson holds the n-th answer
to each of them, and one kernel judges them all. The first four lessons stand for the rest, whose
answers are judged without a kernel in tests/bugs: a kernel for each would take too long.
"""

from __future__ import annotations

import ast
import json
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from functools import cache
from itertools import repeat, zip_longest
from multiprocessing import get_context
from textwrap import indent

import pytest

import gamesearch
from gamesearch.course.cut import number
from gamesearch.course.folder import EXERCISES, SOLUTIONS, find_course
from gamesearch.course.handed_in import read_handed_in
from gamesearch.course.marked_run import run_marked
from gamesearch.course.matching import defined
from gamesearch.course.merge import forbidden_names, merge
from gamesearch.course.reference import load_reference
from tests.bugs import test_catalogue as catalogue

COURSE = find_course()
SECONDS = 4.0
LESSONS = range(4)
RIGHT, WRONG = (
    [each for each in answers if int(each.exercise.partition(".")[0]) in LESSONS]
    for answers in (catalogue.RIGHT, catalogue.WRONG)
)
NAMES = ", ".join(name for name in gamesearch.__all__ if name[0].isupper())
PREAMBLE = f"from math import inf\nfrom gamesearch import {NAMES}, alphabeta, minimax\n"


def lessons():
    """Stem -> exercise -> the catalogued answers to it."""
    found = defaultdict(lambda: defaultdict(list))
    for answer in [*RIGHT, *WRONG]:
        for path in COURSE.built(SOLUTIONS):
            if int(path.stem[:2]) == int(answer.exercise.partition(".")[0]):
                found[path.stem][answer.exercise].append(answer)
    return found


def asked_for(notebook):
    """Exercise -> the variables that its check gets, by part; one alone has the part ""."""
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    trees = [ast.parse("".join(cell["source"])) for cell in cells]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = {
        node.targets[0].id: node.value
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    return {
        call.args[0].value: variables(call.args[1], named)
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "check"
    }


def variables(asked, named):
    """The variables in `x`, in `{"part": x}`, in `parts | {"part": x}` with `parts = {…}` above."""
    if isinstance(asked, ast.BinOp):
        return variables(asked.left, named) | variables(asked.right, named)
    if isinstance(asked, ast.Name):
        given = named.get(asked.id)
        return variables(given, named) if isinstance(given, ast.Dict) else {"": asked.id}
    return {key.value: value.id for key, value in zip(asked.keys, asked.values, strict=True)}


def as_cell(answer, asked):
    """The answer under the names that the exercise notebook uses."""
    made = f"{answer.code}\n_given = ({answer.gives})"
    if (
        set(asked.values()) & (names_in(answer.code) | defined(answer.code))
        and answer.gives not in asked.values()
    ):
        inside = indent(f"{made}\nreturn _given", "    ")  # else a name would mean itself
        made = f"def _answer():\n{inside}\n_given = _answer()"
    lines = [PREAMBLE, made]
    for part, name in asked.items():
        whole = f"_given.get({part!r}) if isinstance(_given, dict) else None" if part else "_given"
        lines.append(f"{name} = {whole}")
    return "\n".join(lines)


def names_in(code):
    return {node.id for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Name)}


def notebooks(stem, answers):
    """The n-th answers of all exercises, as (answers, bytes)."""
    blank = json.loads(COURSE.notebook(EXERCISES, stem).read_text("utf-8"))
    asked = asked_for(blank)
    one_after_another = defaultdict(list)  # 1.2b goes on from 1.2: they do not share a notebook
    for name in sorted(answers):
        one_after_another[number(name)] += answers[name]
    for together in zip_longest(*one_after_another.values()):
        chosen = {answer.exercise: answer for answer in together if answer}
        notebook = deepcopy(blank)
        for cell in notebook["cells"]:
            name = str(cell["metadata"].get("exercise", ""))
            if name in chosen:
                cell["source"] = as_cell(chosen[name], asked[name])
            elif name not in asked and number(name) in chosen:
                cell["source"] = "pass  # answered above"
        yield chosen, json.dumps(notebook).encode()


def marked(stem, data, kernel):
    """The marks of one notebook; hints have their own tests."""
    key = reference(stem)
    return run_marked(merge(key, read_handed_in(data)).notebook, kernel, SECONDS)


@cache
def reference(stem):
    return load_reference(COURSE.notebook(SOLUTIONS, stem))


@pytest.fixture(scope="module")
def graded(sandbox):
    """For each answer the marks of the grade cells that look at its variables."""
    found = {}
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for stem, answers in lessons().items():
            looks = looked_at(stem)
            chosen = list(notebooks(stem, answers))
            data = [data for _, data in chosen]
            marks = pool.map(marked, repeat(stem), data, repeat(sandbox.kernel_name))
            for (theirs, _), all_marks in zip(chosen, marks, strict=True):
                for name, answer in theirs.items():
                    labels = looks[name]
                    found[answer] = [mark for mark in all_marks if mark.label in labels]
    return found


def looked_at(stem):
    """Exercise -> the labels of the grade cells that read one of its variables."""
    cells = json.loads(COURSE.notebook(SOLUTIONS, stem).read_text("utf-8"))["cells"]
    reads = {
        cell["metadata"]["grade"]: {
            node.id
            for node in ast.walk(ast.parse("".join(cell["source"])))
            if isinstance(node, ast.Name)
        }
        for cell in cells
        if "grade" in cell["metadata"]
    }
    asked = asked_for(json.loads(COURSE.notebook(EXERCISES, stem).read_text("utf-8")))
    return {
        name: {label for label, names in reads.items() if names & set(parts.values())}
        for name, parts in asked.items()
    }


def borrows(answer):
    """Whether the answer calls what its exercise asks to write."""
    [stem] = [stem for stem, answers in lessons().items() if answer in answers[answer.exercise]]
    names = forbidden_names(reference(stem)).get(number(answer.exercise), ())
    return bool(names_in(f"{answer.code}\n{answer.gives}") & set(names))


@pytest.mark.parametrize("answer", WRONG, ids=str)
def test_a_wrong_answer_loses_points(answer, graded):
    assert any(mark.earned < mark.points for mark in graded[answer])


@pytest.mark.parametrize("answer", RIGHT, ids=str)
def test_a_right_answer_earns_all(answer, graded):
    verdicts = {mark.verdict for mark in graded[answer]}
    # What an answer borrows is out of reach; the parts that need no search of the package count.
    assert verdicts <= {"forbidden", "passed"} if borrows(answer) else verdicts == {"passed"}
    assert not borrows(answer) or "forbidden" in verdicts
