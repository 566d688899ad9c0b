"""The command line: what it offers, and the code with which it ends."""

from __future__ import annotations

import errno
import subprocess
import sys

import pytest

from gamesearch import __version__
from gamesearch.cli import OK, PROBLEMS, WRONG_CALL, main
from gamesearch.course.grade.grade import Grading
from gamesearch.course.lab import lab
from gamesearch.course.out_folder import alone_in
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
    "call",
    [["fly"], ["-x"], ["build", "--fast"], ["build", "--jobs", "0"], ["exercises", "--jobs", "1"]],
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
    (course / "notebooks/source/02_pruning.py").touch()
    assert main(["build", "99"]) == WRONG_CALL
    assert "no topic is called '99'" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["build", "exercises", "slides", "site", "release"])
def test_where_there_is_nothing_to_do_it_is_said(command, course, capsys):
    assert main([command]) == WRONG_CALL
    assert "holds no sources of lessons: change into the course" in capsys.readouterr().err


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
    (course / "notebooks/source/02_pruning.py").write_text("# %%\n1\n", "utf-8")
    (course / "taken").write_text("a file")
    assert main([command, "--out", "taken"]) == WRONG_CALL
    assert "give another folder with --out" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (OSError(errno.ENOSPC, "No space left on device", "x.html"), "no room left for x.html"),
        (OSError(errno.EROFS, "Read-only file system", "x.html"), "x.html cannot be written"),
        (OSError(errno.EACCES, "Permission denied", "x.html"), "x.html cannot be read or written"),
        (OSError(errno.ENAMETOOLONG, "File name too long", "x.html"), "give another name"),
    ],
)
def test_a_full_or_locked_disk_is_told_in_a_sentence(fault, sentence, course, monkeypatch, capsys):
    def failing(*_):
        raise fault

    monkeypatch.setattr(lab, "open_lab", failing)
    assert main(["lab"]) == WRONG_CALL
    assert sentence in capsys.readouterr().err


@pytest.fixture
def marked(course):
    """A course that can be graded, and what two students handed in."""
    (course / "solutions" / "02_pruning.ipynb").touch()
    (course / "notebooks" / "source" / "02_pruning.py").touch()
    for student in ("ada", "zoë k"):
        (course / "in" / student).mkdir(parents=True)
        (course / "in" / student / "02_pruning.ipynb").write_text("{}")
    return course


READING = {"collect": ["in"], "grade": ["in"], "contest": ["in"]}


@pytest.mark.parametrize("out", [".", "exercises", "notebooks/source", "gamesearch", ".git/x"])
@pytest.mark.parametrize("command", [*READING, "slides", "site", "release"])
def test_nothing_is_written_into_the_course_itself(command, out, marked, capsys):
    before = sorted(marked.rglob("*"))
    assert main([command, *READING.get(command, []), "--out", out]) == WRONG_CALL
    said = capsys.readouterr().err
    assert "--out" in said
    assert ("is the course itself" if out == "." else "lies in the course's") in said
    assert sorted(marked.rglob("*")) == before


@pytest.mark.parametrize("command", [*READING, "slides", "site", "release"])
def test_two_at_once_do_not_write_into_one_folder(command, marked, capsys):
    (marked / "in/ada/15_contest.ipynb").write_text("{}")
    with alone_in(marked / "out"):
        assert main([command, *READING.get(command, []), "--out", "out"]) == WRONG_CALL
    assert "another gamesearch is at work in" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (["grade", "nosuch"], "nosuch cannot be read (No such file or directory): give the folder"),
        (["grade", "file"], "file cannot be read (Not a directory): give the folder"),
        (["grade", "empty"], "no STUDENT/02_pruning.ipynb is there"),
        (["grade", "strays"], "notes.txt: it is a file: put it into a folder"),
        (["grade", "in", "--only", "02"], "such as 02_pruning"),
        (["grade", "in", "--only", "02_pruning/zoe k"], "such as 02_pruning/zoë k"),
        (
            ["grade", ".", "--out", "../marks"],
            ". is the course itself: give the folder that holds a folder for each",
        ),
        (["contest", "."], ". is the course itself"),
        (["contest", "nosuch"], "nosuch cannot be read"),
        (["contest", "in"], "no STUDENT/15_contest.ipynb is there"),
        (["contest", "in", "--game", "corridor"], "for two who see everything"),
        (["contest", "in", "--game", "hex:a"], "whole numbers, as in hex:7"),
        (["collect", "nosuch"], "there is no nosuch: give the .zip file, or the folder"),
        (["collect", "file"], "file is no whole .zip file"),
        (["collect", "empty"], "holds no notebook with a topic in its name"),
        (["collect", "in", "--out", "in/sorted"], "lies inside the download"),
        (["site", "--pyodide", "nosuch"], "--lite"),
        (["slides", "0"], "may be one of 02_pruning, 03_ordering: write more of it"),
        (["slides", "slides/"], "for a folder write --out slides/"),
    ],
)
def test_what_cannot_be_done_is_said_with_what_to_do(call, says, marked, capsys):
    (marked / "file").write_text("no archive")
    (marked / "notebooks" / "source" / "03_ordering.py").touch()
    (marked / "empty").mkdir()
    (marked / "strays").mkdir()
    (marked / "strays" / "notes.txt").touch()
    before = sorted(marked.rglob("*"))
    assert main(call) == WRONG_CALL
    assert says in capsys.readouterr().err
    assert sorted(marked.rglob("*")) == before


@pytest.mark.parametrize(
    "words",
    [
        ["--time", "0.1", "--nodes", "5"],
        *(["--time", time] for time in ("-1", "0", "nan", "inf", "1e9", "soon")),
        *(["--nodes", nodes] for nodes in ("0", "-5", "1.5", "9" * 5000)),
        *(["--plies", "-1"], ["--seed", "x"], ["--memory", "1"], ["--jobs", "100000"]),
        *(["--rounds", "100000000"], ["--openings", "1000000"], ["--cluster", "nowhere"]),
    ],
)
def test_a_contest_is_not_begun_on_terms_that_make_none(words, marked, capsys):
    with pytest.raises(SystemExit) as end:
        main(["contest", "in", *words])
    assert end.value.code == WRONG_CALL
    assert f"argument {words[-2]}: " in capsys.readouterr().err


@pytest.mark.parametrize("command", ["slides", "site", "release"])
def test_what_is_not_built_yet_is_named(command, marked, capsys):
    assert main([command, "--out", "out"]) == PROBLEMS
    said = capsys.readouterr().out
    assert "notebooks/02_pruning.ipynb: it has not been built yet: run gamesearch build" in said
    assert ("LICENSE: it is not there" in said) == (command == "release")
    assert not (marked / "out").exists()


def test_the_copy_of_students_cannot_grade(course, capsys):
    (course / "in").mkdir()
    assert main(["grade", "in"]) == WRONG_CALL
    assert "holds no marking key: change into the course of those who grade" in (
        capsys.readouterr().err
    )


@pytest.mark.parametrize(
    ("waiting", "said"),
    [
        (0, "every submission is marked, none needs you"),
        (
            2,
            "all is marked but 2 answers in words: fill in the points in out/by_hand and call",
        ),
    ],
)
def test_in_the_end_it_is_said_what_is_left_to_do(waiting, said, marked, monkeypatch, capsys):
    monkeypatch.setattr(Grading, "run", lambda grading: setattr(grading, "waiting", waiting) or [])
    assert main(["grade", "in", "--out", "out"]) == OK
    assert said in capsys.readouterr().out
