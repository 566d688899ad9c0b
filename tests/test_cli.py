"""The command line: what it offers, and the code with which it ends."""

from __future__ import annotations

import errno
import subprocess
import sys

import pytest

from gamesearch import __version__
from gamesearch.cli import OK, PROBLEMS, WRONG_CALL, main
from gamesearch.course.lab import lab
from gamesearch.errors import installs

COMMANDS = ["lab", "build", "exercises", "collect", "grade", "contest", "slides", "site", "release"]


@pytest.fixture
def course(tmp_path, monkeypatch):
    for folder in ("notebooks/source", "solutions/source", "exercises"):
        (tmp_path / folder).mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_alone_it_says_what_it_can_do(capsys):
    assert main([]) == OK
    text = capsys.readouterr().out
    assert all(f"    {name}" in text for name in COMMANDS)


def test_a_command_that_is_misspelt_is_guessed(capsys):
    with pytest.raises(SystemExit) as end:
        main(["grde", "submissions"])
    assert end.value.code == WRONG_CALL
    assert "there is no command 'grde': did you mean grade?" in capsys.readouterr().err


def test_it_tells_its_version(capsys):
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert (end.value.code, capsys.readouterr().out) == (OK, f"gamesearch {__version__}\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_shows_an_example(command, capsys):
    with pytest.raises(SystemExit) as end:
        main([command, "--help"])
    assert end.value.code == OK
    assert f"example: gamesearch {command} " in capsys.readouterr().out


@pytest.mark.parametrize(
    "call", [["fly"], ["build", "--fast"], ["build", "--jobs", "0"], ["exercises", "--jobs", "1"]]
)
def test_a_wrong_call_ends_with_2(call, course, capsys):
    with pytest.raises(SystemExit) as end:
        main(call)
    assert end.value.code == WRONG_CALL
    assert "usage: gamesearch" in capsys.readouterr().err


def test_the_help_of_each_command_says_how_it_ends(capsys):
    for command in COMMANDS:
        with pytest.raises(SystemExit):
            main([command, "--help"])
        assert "exit code: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("call", "library", "extras"),
    [
        (["build", "--check"], "jupytext", "lab,dev,chess,fast"),
        (["exercises"], "jupytext", "lab,dev,chess,fast"),
        (["slides"], "nbformat", "lab"),
        (["release", "--out", "out"], "jupytext", "lab,dev,chess,fast"),
    ],
)
def test_a_library_that_is_missing_is_named_with_what_installs_it(
    call, library, extras, course, capsys, monkeypatch
):
    (course / "notebooks/source/02_pruning.py").write_text("# %%\n1\n", "utf-8")
    (course / "notebooks/02_pruning.ipynb").touch()
    (course / "solutions/source/02_pruning.py").write_text("# %%\n1\n", "utf-8")
    monkeypatch.setitem(sys.modules, library, None)  # as if it were not there
    assert main(call) == WRONG_CALL
    assert capsys.readouterr().err == (
        f"gamesearch {call[0]} needs {library}, which is not installed: {installs(extras)}\n"
    )


def test_a_module_of_our_own_that_is_missing_is_our_fault(course, monkeypatch):
    monkeypatch.setitem(sys.modules, "gamesearch.course.build.exercises", None)
    with pytest.raises(ModuleNotFoundError):
        main(["exercises"])


def test_an_unknown_topic_is_a_wrong_call(course, capsys):
    assert main(["build", "99"]) == WRONG_CALL
    assert "no topic is called '99'" in capsys.readouterr().err


def test_an_empty_course_is_fine(course, capsys):
    assert main(["build", "--check"]) == OK
    assert main(["exercises", "--check"]) == OK
    assert capsys.readouterr().out.splitlines() == [
        "every notebook is in step with its source",
        "every exercise is in step with its solution",
    ]


def test_findings_are_printed_and_end_with_1(course, capsys):
    (course / "notebooks/source/02_pruning.py").write_text("# %%\n1\n", "utf-8")
    assert main(["build", "--check", "02"]) == PROBLEMS
    *lines, last = capsys.readouterr().out.splitlines()
    assert (
        "notebooks/02_pruning.ipynb: it has not been built yet: run gamesearch build 02_pruning"
        in lines
    )
    assert last == f"{len(lines)} to mend"


def test_lab_passes_on_what_it_does_not_know(course, monkeypatch):
    seen = []
    monkeypatch.setattr(lab, "open_lab", lambda course, extra: seen.append((course.root, extra)))
    assert main(["lab", "--no-browser", "--port", "8899"]) == OK
    assert seen == [(course.resolve(), ["--no-browser", "--port", "8899"])]


def test_grading_speaks_before_it_loads_anything(course, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "gamesearch.course.grade.grade", None)
    with pytest.raises(ImportError):
        main(["grade", "handed_in"])
    assert "Grading handed_in: reading keys and submissions …" in capsys.readouterr().err


def test_help_loads_no_notebook_library():
    code = (
        "import sys; from gamesearch.cli import main; main([]); "
        "sys.exit(bool({'nbformat', 'jupytext', 'nbclient'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == OK


@pytest.mark.parametrize("command", ["slides", "site", "release"])
def test_a_folder_that_cannot_be_written_is_named_before_any_work(command, course, capsys):
    (course / "taken").write_text("a file")
    assert main([command, "--out", "taken"]) == WRONG_CALL
    assert "give another folder with --out" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (OSError(errno.ENOSPC, "No space left on device", "x.html"), "no room left for x.html"),
        (OSError(errno.EROFS, "Read-only file system", "x.html"), "x.html cannot be written"),
    ],
)
def test_a_full_or_locked_disk_is_told_in_a_sentence(fault, sentence, course, monkeypatch, capsys):
    def failing(*_):
        raise fault

    monkeypatch.setattr(lab, "open_lab", failing)
    assert main(["lab"]) == WRONG_CALL
    assert sentence in capsys.readouterr().err
