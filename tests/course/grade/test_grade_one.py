"""One submission through the whole path: merged, run by nbval, judged by values."""

from __future__ import annotations

import json
import subprocess
import sys
from copy import deepcopy
from dataclasses import replace

import pytest

from gamesearch.course.grade import kernel, nbval_cells, questions
from gamesearch.course.grade.grade_one import Result, grade_one
from gamesearch.course.grade.hints import hints
from gamesearch.course.grade.kernel import CannotMark
from gamesearch.course.grade.nbval_run import run_marked
from gamesearch.course.grade.verdicts import PASSED, WORDS, verdict_of

from . import small_key

ALL_PASS = dict.fromkeys(small_key.EXPECTED, PASSED)


def test_the_solution_earns_every_point(graded, course):
    from gamesearch.course.notebook import read_notebook

    found = graded(notebook=read_notebook(course.notebook("solutions", small_key.STEM)))
    assert found.verdicts == ALL_PASS
    assert found.result.earned == small_key.AUTOMATIC
    assert found.result.hints == {}


def test_an_untouched_exercise_earns_nothing(graded, exercise):
    found = graded(notebook=exercise)
    assert found.verdicts == dict.fromkeys(small_key.EXPECTED, "unfinished")
    assert found.result.earned == 0
    assert found.result.texts == {"2.4": ""}


def test_credit_is_given_check_by_check(graded):
    half = small_key.SEARCH.replace(
        "max(values) if", "values[0] if state == () and tree else max(values) if"
    )
    found = graded({"2.2": half, "2.1": "answer = 4"})
    assert found.verdicts == ALL_PASS | {"2.1a": "wrong", "2.2a": "wrong"}
    assert found.result.earned == 3 + 4


@pytest.mark.parametrize(
    ("code", "verdict", "error"),
    [
        ("def my_search(game, state): return 1 / 0", "raised", "ZeroDivisionError"),
        ("def my_search(game, state): raise NotImplementedError('later')", "unfinished", ""),
        ("def my_search(game, state): return input('?')", "raised", "StdinNotImplementedError"),
        ("def my_search(game, state) return 3", "raised", "NameError"),
    ],
)
def test_a_failure_is_named(code, verdict, error, graded):
    found = graded({"2.2": code})
    marks = {mark.label: mark for mark in found.result.marks}
    assert (marks["2.2a"].verdict, marks["2.2a"].error) == (verdict, error)
    assert found.result.earned == small_key.AUTOMATIC - 8


NOISE = {
    "2.1": "import sys\nprint('debug')\nprint('warning', file=sys.stderr)\nanswer = 3.0",
    "2.2": """
import threading, time, warnings
import matplotlib.pyplot as plt
import numpy
from IPython.display import display

def chatter():
    while True:
        print("still here")
        time.sleep(0.002)

threading.Thread(target=chatter, daemon=True).start()

def my_search(game, state):
    print("looking at", state)
    warnings.warn("slow")
    display({"text/plain": "a picture"}, raw=True)
    plt.figure()
    if game.is_terminal(state):
        return numpy.int64(game.utility(state))
    values = [my_search(game, game.result(state, move)) for move in game.actions(state)]
    values = numpy.array(values)
    print("\\r50 %\\r100 %", end="")
    return values.max() if game.to_move(state) == MAX else values.min()
""",
    "2.3": "def my_move(game):\n    print('choosing')\n    return float(minimax(game).move)",
}


def test_noise_costs_no_mark_with_plain_nbval_neither(graded, tmp_path):
    found = graded(NOISE)
    assert found.verdicts == ALL_PASS
    assert plain_nbval(found.merged, tmp_path) == [PASSED] * 6  # two of them are asked twice


def test_plain_nbval_gives_the_same_verdicts(graded, tmp_path):
    wrong = {"2.1": "answer = 4", "2.2": "def my_search(game, state):\n    return 23"}
    found = graded(wrong)
    # In the order in which they are asked: 2.1, 2.2, 2.3, and at the end once more 2.1 and 2.3.
    verdicts = ["failed", PASSED, "failed", PASSED, "failed", PASSED]
    assert plain_nbval(found.merged, tmp_path) == verdicts
    assert [v == PASSED for v in found.verdicts.values()] == [False, True, False, True]


def plain_nbval(merged, folder):
    """The outcomes of the grade cells when a grader runs nbval by hand."""
    path = folder / "merged.ipynb"
    path.write_text(merged, "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "gamesearch.course"]
    command += ["--nbval-lax", "-p", "no:cacheprovider", "-rA", "-q"]
    run = subprocess.run(
        [*command, "--noconftest", "--rootdir=.", path.name],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    cells = [c for c in json.loads(merged)["cells"] if c["cell_type"] == "code"]
    places = [i for i, cell in enumerate(cells) if "grade" in cell["metadata"]]
    lines = [line.split() for line in run.stdout.splitlines() if "::Cell" in line]
    outcome = {
        int(line[3 if line[2] == "Cell" else 2]): line[0].lower() for line in lines if len(line) > 2
    }
    return [outcome.get(place, run.stdout) for place in places]


def test_a_crash_costs_one_check_and_the_rest_goes_on(graded):
    code = small_key.SEARCH.replace(
        "    if", "    if state == (1,): import os; os._exit(1)\n    if", 1
    )
    found = graded({"2.2": code.replace("state == (1,)", "len(game.actions(())) == 3")})
    assert found.verdicts == ALL_PASS | {"2.2b": "crashed"}


@pytest.mark.parametrize("end", ["import os; os._exit(1)", "import ctypes; ctypes.string_at(0)"])
def test_an_answer_that_ends_its_kernel_costs_that_exercise(end, graded):
    found = graded({"2.2": f"{end}\n{small_key.SEARCH}"})
    assert {v for n, v in found.verdicts.items() if n.startswith("2.2")} == {"crashed"}
    assert found.result.earned == small_key.AUTOMATIC - 8


def test_a_loop_costs_one_check_and_the_rest_goes_on(graded):
    code = small_key.SEARCH.replace(
        "    if", "    while len(game.actions(())) == 2: pass\n    if", 1
    )
    found = graded({"2.2": code}, seconds=1.0)
    assert found.verdicts == ALL_PASS | {"2.2a": "timeout"}


def test_a_loop_that_ignores_interrupts_costs_one_check(graded, monkeypatch):
    for module in (kernel, questions):
        monkeypatch.setattr(module, "LAST_WORDS", 1.0)
    code = """
def my_search(game, state):
    while True:
        try:
            while True: pass
        except BaseException: pass
"""
    found = graded({"2.2": code}, seconds=1.0)
    assert found.verdicts == ALL_PASS | dict.fromkeys(("2.2a", "2.2b"), "timeout")


def test_time_for_a_notebook_is_limited(merged, sandbox):
    marks = run_marked(merged().notebook, sandbox.kernel_name, seconds_in_all=0)
    assert {mark.verdict for mark in marks} == {"timeout"}


def test_hints_come_from_check(graded):
    found = graded({"2.2": "def my_search(game, state): return 3"})
    assert found.result.hints["2.2"].startswith("Exercise 2.2: not yet.")
    assert list(found.result.hints) == ["2.2"]


def test_a_cell_that_ends_in_an_error_is_named_where_points_were_lost(graded):
    result = graded({"2.2": f"import no_such_library\n{small_key.SEARCH}"}).result
    assert any(
        "ended in an error: ModuleNotFoundError: No module named 'no_such_library'" in note
        for note in result.notes
    )


def test_what_passes_under_a_name_of_ones_own_earns_its_points(graded, exercise):
    notebook = small_key.answered(exercise, small_key.RIGHT)
    for cell in notebook.cells:
        cell.source = cell.source.replace("my_search", "my_second_try")
    assert graded(notebook=notebook).verdicts == ALL_PASS


def test_every_lost_exercise_gets_its_hint_however_many_there_are(merged, sandbox):
    notebook = merged({"2.2": small_key.WRONG_SEARCH}).notebook
    [check] = [cell for cell in notebook.cells if cell.metadata.get("check") == "2.2"]
    notebook.cells += [deepcopy(check) for _ in range(7)]
    said = hints(notebook, {"2.2"}, sandbox.kernel_name, 10.0).hints["2.2"]
    assert said.count("Exercise 2.2: not yet.") == 8


def test_a_key_that_does_not_run_here_costs_nobody_a_mark(reference, exercise, sandbox):
    notebook = deepcopy(reference.notebook)
    first = next(cell for cell in notebook.cells if cell.cell_type == "code")
    first.source = f"import nowhere_installed\n{first.source}"
    broken = replace(reference, notebook=notebook)
    with pytest.raises(CannotMark, match="the marking key's own cells raise ModuleNotFoundError"):
        grade_one(
            broken,
            small_key.as_bytes(small_key.answered(exercise, small_key.RIGHT)),
            sandbox.kernel_name,
        )


def test_without_a_kernel_there_are_no_marks(merged):
    with pytest.raises(CannotMark, match="no kernel 'nowhere'"):
        run_marked(merged().notebook, "nowhere")


def test_a_kernel_that_cannot_be_prepared_gives_no_marks(merged, sandbox, monkeypatch):
    monkeypatch.setattr(nbval_cells, "BEGIN", "import nothing_of_that_name")
    notebook = merged().notebook
    with pytest.raises(CannotMark, match="could not be prepared"):
        run_marked(notebook, sandbox.kernel_name)


def test_nothing_is_left_on_the_disk(graded, sandbox, tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    before = sorted(sandbox.run.folder.iterdir())
    graded({"2.2": small_key.WRONG_SEARCH})
    assert list(tmp_path.iterdir()) == []
    assert sorted(sandbox.run.folder.iterdir()) == before


def test_a_result_survives_being_written(graded):
    result = graded({"2.1": "answer = 1 / 0"}).result
    assert Result.from_dict(json.loads(json.dumps(result.to_dict()))) == result


@pytest.mark.parametrize(
    ("got", "verdict"),
    [
        ("", "wrong"),
        ("3 ", "wrong"),
        ("raised <b>", "wrong"),
        ("raised TimeIsOver", "timeout"),
        ("raised OutOfReach", "forbidden"),
        ("3", PASSED),
    ],
)
def test_a_mark_needs_exactly_the_right_value(got, verdict):
    assert verdict_of(got, "3")[0] == verdict
    assert verdict in WORDS


def test_what_passed_where_its_check_stands_is_not_lost_by_what_comes_below(graded, exercise):
    notebook = small_key.answered(exercise, small_key.RIGHT)
    broken = "def my_search(game, state):\n    return 17"
    notebook.cells.append(type(notebook.cells[1])(deepcopy(notebook.cells[1]) | {"source": broken}))
    assert graded(notebook=notebook).verdicts == ALL_PASS
