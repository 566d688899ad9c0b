"""`report` emits a value that compares; it never judges."""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap

import pytest

from gamesearch.checks.report import MIME, report


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


def test_time_is_limited(capsys):
    def endless():
        while True:
            pass

    report("2.3a", endless, seconds=0.1)
    assert capsys.readouterr().out == "2.3a: raised OutOfTime\n"


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
