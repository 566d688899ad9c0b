"""`report` emits a value that compares; it never judges."""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap

import pytest

from gamesearch import TreeGame, minimax
from gamesearch.checks.report import MIME, NotRight, report, seal_of


@pytest.mark.parametrize(
    ("thunk", "line"),
    [
        (lambda: [3.0, True], "2.3a: (3, True)"),
        (lambda: {}["no"], "2.3a: raised KeyError"),
        (lambda: sys.exit(), "2.3a: raised SystemExit"),
        (lambda: print("stray"), "2.3a: None"),
        (object, "2.3a: <object>"),
    ],
)
def test_value_is_one_line(thunk, line, capsys):
    report("2.3a", thunk)
    assert capsys.readouterr().out == line + "\n"


def test_time_is_limited(capsys, monkeypatch):
    def endless():
        while True:
            pass

    monkeypatch.setattr("gamesearch.checks.report.SECONDS", 0.1)
    report("2.3a", endless)
    assert capsys.readouterr().out == "2.3a: raised TimeIsOver\n"


CELL = textwrap.dedent(
    """
    import warnings
    import matplotlib.pyplot as plt
    from IPython.display import display
    from gamesearch.checks.report import report

    def student():
        print("stray")
        warnings.warn("careful")
        display("shown")
        plt.plot([1, 2])
        return [3.0, None]

    report("2.3a", student)
    """
)


def test_kernel_sends_the_value_and_nothing_else():
    manager = pytest.importorskip("jupyter_client.manager")
    kernel, client = manager.start_new_kernel(kernel_name="python3")
    outputs = []
    try:
        client.execute_interactive(CELL, timeout=60, output_hook=lambda sent: outputs.append(sent))
    finally:
        client.stop_channels()
        kernel.shutdown_kernel(now=True)
    shown = [
        each["content"] for each in outputs if each["msg_type"] not in ("status", "execute_input")
    ]
    assert [each["data"] for each in shown] == [
        {MIME: {"label": "2.3a", "value": "(3, None)"}, "text/plain": "2.3a: (3, None)"}
    ], json.dumps(shown, indent=1)


def test_import_needs_the_standard_library_alone():
    code = (
        "import sys, gamesearch.checks; print({'numpy', 'IPython', 'matplotlib'} & {*sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


# -- sealed, for nbgrader --------------------------------------------------------------------------

GAME = TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]])


def test_the_sealed_value_passes(capsys):
    report("2.3a", lambda: [3.0], sealed=seal_of("2.3a", "(3)"))
    assert capsys.readouterr().out == "2.3a: (3)\n"


@pytest.mark.parametrize("value", [4, True, None, "3", [[3]], [3, 3]])
def test_another_value_is_raised(value, capsys):
    with pytest.raises(NotRight, match=r"2\.3a: another value than expected"):
        report("2.3a", lambda: value, sealed=seal_of("2.3a", "(3)"))
    assert capsys.readouterr().out.startswith("2.3a: ")


def test_an_error_is_raised_without_its_text():
    with pytest.raises(NotRight) as found:
        report("2.3a", lambda: 1 / 0, sealed=seal_of("2.3a", "(3)"))
    assert "division" not in str(found.value)


def test_what_is_not_done_is_said_to_be_so():
    def answer():
        raise NotImplementedError("exercise 2.3")

    with pytest.raises(NotRight, match=r"2\.3a: it is not done yet"):
        report("2.3a", answer, sealed=seal_of("2.3a", "(3)"))


def test_a_seal_is_of_one_cell_and_one_spelling():
    assert seal_of("2.3a", "3") == seal_of("2.3a", "3")
    assert (
        len(
            {
                seal_of("2.3a", "3"),
                seal_of("2.3b", "3"),
                seal_of("2.3a", '"a"'),
                seal_of("2.3a", '"A"'),
            }
        )
        == 4
    )


def test_nbgrader_takes_no_cell_without_a_seal(monkeypatch):
    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")
    with pytest.raises(NotRight, match="has no seal, so nbgrader cannot tell right from wrong"):
        report("2.3a", lambda: 3)
    report("2.3a", lambda: 3, sealed=seal_of("2.3a", "3"))


def in_a_notebook(code):
    """What a cell defines, as if a student had written it: in no file of the package's."""
    names = {"__name__": "__main__"}
    exec(compile(code, "/tmp/ipykernel_1/2.py", "exec"), names)
    return names["answer"]


REACHED = {
    "at once": "from gamesearch import minimax\nanswer = lambda game: minimax(game).value",
    "through a name": """
import gamesearch
answer = lambda game: getattr(gamesearch, "mini" + "max")(game).value""",
    "through map": """
from gamesearch import minimax
answer = lambda game: list(map(minimax, [game]))[0].value""",
    "through a recording": """
from gamesearch import minimax, record
answer = lambda game: record(minimax, game).value""",
    "by a part of it": """
from gamesearch.search.minimax import max_value
answer = lambda game: max_value(game, game.initial, 9, None)[0]""",
    "and swallowed": """
from gamesearch import minimax
def answer(game):
    try:
        minimax(game)
    except Exception:
        pass
    return minimax(game).value""",
}


@pytest.mark.parametrize("way", REACHED)
def test_the_packages_own_is_out_of_reach(way):
    answer, right = in_a_notebook(REACHED[way]), seal_of("2.3a", "3")
    report("2.3a", lambda: answer(GAME), sealed=right)
    with pytest.raises(NotRight, match=r"2\.3a: it calls the package's own function"):
        report("2.3a", lambda: answer(GAME), sealed=right, forbid="negamax minimax")


def test_a_class_of_the_packages_is_out_of_reach():
    code = "from gamesearch.search.orders import Killers\nanswer = lambda game: Killers() and 3"
    with pytest.raises(NotRight, match="it calls the package's own"):
        report(
            "2.3a", lambda: in_a_notebook(code)(GAME), sealed=seal_of("2.3a", "3"), forbid="Killers"
        )


def test_a_students_own_function_may_have_that_name():
    answer = in_a_notebook("def minimax(game): return 3\nanswer = minimax")
    report("2.3a", lambda: answer(GAME), sealed=seal_of("2.3a", "3"), forbid="minimax")


def test_the_checks_may_call_what_an_answer_may_not():
    report("2.3a", lambda: minimax(GAME).value, sealed=seal_of("2.3a", "3"), forbid="minimax")


def test_it_is_forbidden_only_meanwhile():
    before = sys.gettrace()
    report("2.3a", lambda: 3, sealed=seal_of("2.3a", "3"), forbid="minimax")
    assert sys.gettrace() is before
