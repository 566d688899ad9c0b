"""Catalogued bugs lose points and every unusual right answer earns all of them, all the way: handed
in as a notebook, run by nbval in the sandbox, compared. The right ones are handed in as students
do, in ten ways by turns; every lesson's own solution is handed in in all of them.

A notebook holds one answer to each exercise (see `handing_in`), in a kernel of its own, and a warm
server makes a kernel cheap. What never ends comes apart from the rest, as its time can be short. Of
the wrong answers some to each exercise go this way: what the grade cells report of every one of
them is looked at in tests/bugs/test_marking.py, and that is all that is compared here.
"""

from __future__ import annotations

import json
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

import pytest

from gamesearch.course.cut import exercise_number, forbidden_names
from gamesearch.course.folder import EXERCISES, SOLUTIONS, find_course
from gamesearch.course.grade.merge import merge
from gamesearch.course.grade.nbval_run import SECONDS_PER_CELL, run_marked
from gamesearch.course.grade.python_text import defined
from gamesearch.course.grade.reference import load_reference
from gamesearch.course.grade.submission import read_handed_in
from tests.bugs.test_catalogue import RIGHT, WRONG, never_ends
from tests.bugs.test_marking import reported, stem_of

from .handing_in import asked_for, constant, handed_in, names_in
from .ways import TOGETHER, WAYS, as_it_stands

COURSE = find_course()
STEMS = [path.stem for path in COURSE.built(SOLUTIONS)]
SECONDS_FOR_THE_ENDLESS = 0.3
PLENTY = 20.0  # seconds, for what may be slow and is right
EACH = 2  # wrong answers to an exercise


def some_of(answers):
    """The first few to each exercise, and what never ends."""
    found = defaultdict(list)
    for answer in answers:
        found[answer.exercise].append(answer)
    return [
        answer
        for those in found.values()
        for place, answer in enumerate(those)
        if place < EACH or never_ends(answer)
    ]


SOME_WRONG = some_of(WRONG)


@cache
def blank(stem):
    notebook = json.loads(COURSE.notebook(EXERCISES, stem).read_text("utf-8"))
    for cell in notebook["cells"]:
        cell["source"] = "".join(cell["source"])
    return notebook


@cache
def reference(stem):
    return load_reference(COURSE.notebook(SOLUTIONS, stem))


def marked(stem, data, kernel, seconds, labels=None):
    """The marks of one notebook, or some of them; hints have their own tests."""
    notebook = merge(reference(stem), read_handed_in(data)).notebook
    if labels is not None:
        notebook.cells = [c for c in notebook.cells if c.metadata.get("grade") in {None, *labels}]
    return run_marked(notebook, kernel, seconds)


@pytest.fixture(scope="module")
def pool():
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        yield pool


@pytest.fixture(scope="module")
def graded(sandbox, pool):
    """For an answer the marks of the grade cells that look at its variables.

    The answers of a lesson are graded together, when the first of them is asked for.
    """
    found = {}

    def marks_of(answer):
        if answer not in found:
            found.update(lesson_graded(stem_of(answer), sandbox.kernel_name, pool))
        return found[answer]

    return marks_of


@pytest.fixture(scope="module")
def lost_and_earned(sandbox, pool):
    """For some notebooks of a lesson, by name, what each lost, and the labels that each earned."""

    def marks_of(stem, notebooks):
        running = {
            name: pool.submit(
                marked, stem, json.dumps(each).encode(), sandbox.kernel_name, SECONDS_PER_CELL
            )
            for name, each in notebooks.items()
        }
        marks = {name: each.result() for name, each in running.items()}
        lost = {n: {m.label: m.verdict for m in each if not m.earned} for n, each in marks.items()}
        earned = {n: [m.label for m in each if m.earned] for n, each in marks.items()}
        return lost, earned

    return marks_of


def lesson_graded(stem, kernel, pool):
    groups = defaultdict(list)
    for is_right, answers in ((True, RIGHT), (False, SOME_WRONG)):
        for answer in answers:
            if stem_of(answer) == stem:
                groups[is_right, never_ends(answer)].append(answer)
    looks, running = looked_at(stem), []
    for (is_right, endless), answers in groups.items():
        seconds = SECONDS_FOR_THE_ENDLESS if endless else SECONDS_PER_CELL
        ways = WAYS.values() if is_right else [as_it_stands]
        for chosen, data in handed_in(blank(stem), answers, ways):
            labels = set().union(*(looks[name] for name in chosen))
            running.append((chosen, pool.submit(marked, stem, data, kernel, seconds, labels)))
    return {
        answer: [mark for mark in marks.result() if mark.label in looks[name]]
        for chosen, marks in running
        for name, answer in chosen.items()
    }


@cache
def looked_at(stem):
    """Exercise -> the labels of the grade cells that read one of its variables."""
    cells = reference(stem).notebook.cells
    grades = [cell for cell in cells if "grade" in cell.metadata]
    reads = {cell.metadata["grade"]: names_in(cell.source) for cell in grades}
    return {
        name: {label for label, names in reads.items() if names & set(parts.values())}
        for name, parts in asked_for(blank(stem)).items()
    }


@cache
def borrows(answer):
    """Whether the answer calls what its exercise asks to write."""
    cells = reference(stem_of(answer)).notebook.cells
    names = forbidden_names(cells).get(exercise_number(answer.exercise), ())
    own = defined(answer.code)
    return bool(names_in(f"{answer.code}\n{answer.gives}") & set(names) - own)


@pytest.mark.parametrize("answer", SOME_WRONG, ids=str)
def test_a_wrong_answer_loses_points(answer, graded):
    assert any(mark.earned < mark.points for mark in graded(answer))


@pytest.mark.parametrize("answer", [each for each in RIGHT if not borrows(each)], ids=str)
def test_a_right_answer_earns_all(answer, graded):
    assert {mark.label: mark.verdict for mark in graded(answer) if not mark.earned} == {}
    assert graded(answer)


@pytest.mark.parametrize("answer", [each for each in RIGHT if borrows(each)], ids=str)
def test_a_borrowed_answer_earns_nothing_for_what_it_borrows(answer, graded):
    """Where several things are asked for, those that were not borrowed keep their points."""
    verdicts = {mark.verdict for mark in graded(answer)}
    asked = asked_for(blank(stem_of(answer)))[answer.exercise]
    assert verdicts == {"forbidden"} if set(asked) == {""} else verdicts >= {"forbidden"}
    assert verdicts <= {"forbidden", "passed"}


@pytest.mark.parametrize("answer", [each for each in RIGHT if borrows(each)], ids=str)
def test_a_borrowed_answer_is_right_all_the_same(answer):
    right = first_right(answer.exercise)
    assert reported(answer, PLENTY) == reported(right, PLENTY)


def first_right(exercise):
    """The first right answer that borrows nothing."""
    return next(each for each in RIGHT if each.exercise == exercise and not borrows(each))


@pytest.mark.parametrize("stem", STEMS)
def test_the_solution_earns_all_in_whatever_way_it_is_handed_in(stem, lost_and_earned):
    stubs = {str(c["metadata"]["exercise"]): c["source"] for c in answer_cells(blank(stem))}
    notebooks = {}
    for ways in TOGETHER:
        notebook = solution(stem)
        for way in ways:
            notebook["cells"] = way(notebook["cells"], stubs)
        notebooks[", ".join(way.__name__ for way in ways)] = notebook
    lost, _ = lost_and_earned(stem, notebooks)
    assert lost == {name: {} for name in notebooks}


def test_every_way_is_among_those_tried_together():
    assert {way for ways in TOGETHER for way in ways} == set(WAYS.values())


def answer_cells(notebook):
    return [cell for cell in notebook["cells"] if "exercise" in cell["metadata"]]


def solution(stem):
    """The exercise notebook with the key's own answers in it."""
    key = answer_cells(json.loads(json.dumps(reference(stem).notebook)))
    sources = {str(cell["metadata"]["exercise"]): cell["source"] for cell in key}
    notebook = json.loads(json.dumps(blank(stem)))
    for cell in answer_cells(notebook):
        cell["source"] = sources[str(cell["metadata"]["exercise"])]
    return notebook


@pytest.mark.parametrize("stem", STEMS)
def test_every_exercise_is_in_the_catalogue(stem):
    for answers in (RIGHT, WRONG):
        assert set(asked_for(blank(stem))) <= {answer.exercise for answer in answers}


CONSTANTS = ("0", "1", "None", "True", "given[0] if given else False")


@pytest.mark.parametrize("stem", STEMS)
def test_the_same_answer_to_everything_earns_nothing(stem, lost_and_earned):
    notebooks = {}
    for value in CONSTANTS:
        notebook = notebooks[value] = solution(stem)
        for cell in answer_cells(notebook):
            if cell["cell_type"] == "code":
                cell["source"] = constant(cell["source"], value)
    _, earned = lost_and_earned(stem, notebooks)
    assert earned == {value: [] for value in CONSTANTS}
