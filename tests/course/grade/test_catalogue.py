"""Catalogued bugs lose points and unusual right answers earn all of them, all the way: handed in
as a notebook, run by nbval in the sandbox, compared.

Marking's verdict on every one of them is looked at in tests/bugs/test_marking.py, by marking's own
code without a kernel. What only a kernel can show is shown here, with some of them:

  right       notebooks full of right answers, the solution's own among them, left in all the ways
              in which students leave theirs (see `ways`); whatever an answer uses that may be
              another thing in a kernel is in one of them (see `handing_in.kind`)
  borrowed    every right answer that calls what its exercise asks to write: that is not there
  wrong       one to each exercise, and every one that never ends
  constants   a notebook in which every answer is the same to everything

The notebooks of a lesson are marked together, two at a time: a warm server makes a kernel cheap.
"""

from __future__ import annotations

import json
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from functools import cache
from itertools import chain, cycle, repeat
from multiprocessing import get_context
from types import SimpleNamespace

import pytest

from gamesearch.course.cut import exercise_number, forbidden_names
from gamesearch.course.folder import EXERCISES, SOLUTIONS, find_course
from gamesearch.course.grade.nbval_run import SECONDS_PER_CELL
from gamesearch.course.grade.python_text import defined
from tests.bugs.test_catalogue import RIGHT, WRONG, never_ends
from tests.bugs.test_marking import CONSTANTS, stem_of

from .handing_in import (
    answer_cells,
    asked_for,
    constant,
    full_notebooks,
    kind,
    names_in,
    notebooks,
)
from .marked import marked, reference
from .ways import TOGETHER, WAYS, as_it_stands

COURSE = find_course()
STEMS = [path.stem for path in COURSE.built(SOLUTIONS)]
SECONDS_FOR_THE_ENDLESS = 0.3
EACH = 1  # wrong answers to an exercise


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
def solution(stem):
    """The exercise notebook with the key's own answers in it."""
    key = answer_cells(reference(stem).notebook)
    sources = {str(cell["metadata"]["exercise"]): cell["source"] for cell in key}
    notebook = deepcopy(blank(stem))
    for cell in answer_cells(notebook):
        cell["source"] = sources[str(cell["metadata"]["exercise"])]
    return notebook


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


def borrows(answer):
    """Whether the answer calls what its exercise asks to write."""
    cells = reference(stem_of(answer)).notebook.cells
    names = forbidden_names(cells).get(exercise_number(answer.exercise), ())
    own = defined(answer.code)
    return bool(names_in(f"{answer.code}\n{answer.gives}") & set(names) - own)


def of_lesson(stem, answers):
    return [answer for answer in answers if stem_of(answer) == stem]


def right_and_borrowed(stem):
    found = of_lesson(stem, RIGHT)
    return [a for a in found if not borrows(a)], [a for a in found if borrows(a)]


def filled_by_turns(stem):
    """What holds right answers to every exercise, one set for each group of ways or more."""
    right, _ = right_and_borrowed(stem)
    return full_notebooks(solution(stem), asked_for(blank(stem)), right, len(TOGETHER))


def right_notebooks(stem):
    """Each by name: one for each group of ways, and what is more is left as it stands."""
    stubs = {str(c["metadata"]["exercise"]): c["source"] for c in answer_cells(blank(stem))}
    full = filled_by_turns(stem)
    for (chosen, notebook), ways in zip(
        full, chain(TOGETHER, repeat([as_it_stands])), strict=False
    ):
        for way in ways:
            notebook["cells"] = way(notebook["cells"], stubs)
        names = [way.__name__ for way in ways] + [str(answer) for answer in chosen.values()]
        yield ", ".join(names), notebook


def constant_notebook(stem):
    """Every answer is one of the constants; the exercises have them by turns."""
    notebook = deepcopy(solution(stem))
    code = [cell for cell in answer_cells(notebook) if cell["cell_type"] == "code"]
    for cell, value in zip(code, cycle(CONSTANTS), strict=False):
        cell["source"] = constant(cell["source"], value)
    return notebook


@pytest.fixture(scope="module")
def pool():
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        yield pool


@pytest.fixture(scope="module")
def lesson(sandbox, pool):
    """The marks of all notebooks of a lesson: `right` by name, `constant`, and of an answer that is
    wrong or borrowed the marks of the grade cells that look at its variables."""

    def begun(stem, notebook, seconds=SECONDS_PER_CELL, labels=None):
        data = json.dumps(notebook).encode()
        return pool.submit(marked, stem, data, sandbox.kernel_name, seconds, labels)

    @cache
    def marks_of(stem):
        looks, some = looked_at(stem), []
        right = {name: begun(stem, notebook) for name, notebook in right_notebooks(stem)}
        same = begun(stem, constant_notebook(stem))
        wrong = of_lesson(stem, SOME_WRONG)
        for answers, seconds in (
            (right_and_borrowed(stem)[1], SECONDS_PER_CELL),
            ([each for each in wrong if not never_ends(each)], SECONDS_PER_CELL),
            # What never ends comes apart from the rest, as its time can be short.
            ([each for each in wrong if never_ends(each)], SECONDS_FOR_THE_ENDLESS),
        ):
            for chosen, notebook in notebooks(blank(stem), answers):
                labels = set().union(*(looks[name] for name in chosen))
                some.append((chosen, begun(stem, notebook, seconds, labels)))
        found = {
            answer: [mark for mark in marks.result() if mark.label in looks[name]]
            for chosen, marks in some
            for name, answer in chosen.items()
        }
        marks = {name: each.result() for name, each in right.items()}
        return SimpleNamespace(right=marks, constant=same.result(), of=found.__getitem__)

    return marks_of


@pytest.mark.parametrize("answer", SOME_WRONG, ids=str)
def test_a_wrong_answer_loses_points(answer, lesson):
    assert any(mark.earned < mark.points for mark in lesson(stem_of(answer)).of(answer))


@pytest.mark.parametrize("stem", STEMS)
def test_right_answers_earn_all_in_whatever_way_they_are_handed_in(stem, lesson):
    grades = {c.metadata["grade"] for c in reference(stem).notebook.cells if "grade" in c.metadata}
    right = lesson(stem).right
    lost = {n: {m.label: m.verdict for m in each if not m.earned} for n, each in right.items()}
    assert lost == {name: {} for name in right}
    assert all({mark.label for mark in each} == grades for each in right.values())


@pytest.mark.parametrize("stem", STEMS)
def test_every_kind_of_right_answer_is_handed_in_and_the_solutions_own(stem):
    right, _ = right_and_borrowed(stem)
    full = [chosen for chosen, _ in filled_by_turns(stem)]
    handed_in = {kind(answer) for chosen in full for answer in chosen.values()}
    assert handed_in == {kind(answer) for answer in right}
    for number in {exercise_number(name) for name in asked_for(blank(stem))}:
        assert any(number not in map(exercise_number, chosen) for chosen in full)


def test_every_way_is_among_those_tried_together():
    assert {way for ways in TOGETHER for way in ways} == set(WAYS.values())


@pytest.mark.parametrize("stem", STEMS)
def test_a_borrowed_answer_earns_nothing_for_what_it_borrows(stem, lesson):
    """Where several things are asked for, those that were not borrowed keep their points."""
    for answer in right_and_borrowed(stem)[1]:
        verdicts = {mark.verdict for mark in lesson(stem).of(answer)}
        asked = asked_for(blank(stem))[answer.exercise]
        allowed = {"forbidden"} if set(asked) == {""} else {"forbidden", "passed"}
        assert "forbidden" in verdicts <= allowed, answer


@pytest.mark.parametrize("stem", STEMS)
def test_every_exercise_is_in_the_catalogue(stem):
    for answers in (RIGHT, WRONG):
        assert set(asked_for(blank(stem))) <= {answer.exercise for answer in answers}


@pytest.mark.parametrize("stem", STEMS)
def test_the_same_answer_to_everything_earns_nothing(stem, lesson):
    marks = lesson(stem).constant
    assert marks
    assert [mark.label for mark in marks if mark.earned] == []
