"""What is handed out: whole, working, and without anything that only graders may know."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from gamesearch.course.build.exercises import cut_exercises
from gamesearch.course.folder import EXERCISES, LESSONS, SOLUTIONS, WrongCall, find_course
from gamesearch.course.notebook import read_notebook, read_source
from gamesearch.course.release.release import write_release

COURSE = find_course(Path(__file__))
REGION = re.compile(r"#+ BEGIN SOLUTION.*?\n(.*?)#+ END SOLUTION", re.DOTALL)
NAMES = ("students", "graders")
LONG = 30  # characters of a line that nobody writes twice by chance


@pytest.fixture(scope="module")
def out(tmp_path_factory):
    folder = tmp_path_factory.mktemp("in autumn, é")
    assert write_release(COURSE, [], folder) == []
    return folder


def told(folder: Path) -> dict[str, str]:
    """All that a curious student can read, file by file."""
    return {
        path.relative_to(folder).as_posix(): path.read_text("utf-8", errors="replace")
        for path in folder.rglob("*")
        if path.is_file()
    }


def lines(text: str) -> set[str]:
    return {line.strip() for line in text.splitlines() if len(line.strip()) >= LONG}


def test_students_get_no_key_and_no_hidden_input(out):
    files = told(out / "students")
    assert not [name for name in files if name.startswith(SOLUTIONS) or name.endswith("grades.py")]
    assert [name for name in files if name.endswith(".toml")] == ["pyproject.toml"]
    public = set().union(*(lines(text) for text in files.values()))
    for secret in (COURSE.root / "gamesearch/checks").glob("*/grades.py"):
        code = re.sub(r'^""".*?"""', "", secret.read_text("utf-8"), flags=re.DOTALL)
        own = {line for line in lines(code) if not line.startswith(("from ", "import ", "#"))}
        assert own
        assert own & public == set()


def test_notes_for_teachers_go_to_graders_alone(out):
    def with_notes(folder):
        lessons = (out / folder / LESSONS).glob("*.ipynb")
        return [path.stem for path in lessons if "For those who teach" in path.read_text("utf-8")]

    assert with_notes("students") == []
    assert with_notes("graders")


@pytest.mark.parametrize("path", COURSE.sources(SOLUTIONS), ids=lambda path: path.stem)
def test_no_solution_is_left_in_an_exercise(out, path):
    handed_out = read_notebook(out / "students" / EXERCISES / f"{path.stem}.ipynb")
    given = {line for cell in handed_out.cells for line in lines(cell.source)}
    sources = [cell.source for cell in read_source(path).cells]
    answers = {
        line for source in sources for found in REGION.findall(source) for line in lines(found)
    }
    # What is to be repaired shares lines with its repair.
    answers -= {line for source in sources for line in lines(REGION.sub("", source))}
    assert answers, "a lesson whose solution has no line worth hiding"
    assert answers & given == set()
    assert not [cell for cell in handed_out.cells if cell.metadata.get("grade")]
    assert not [cell for cell in handed_out.cells if "report(" in cell.source]


def python(folder: Path, code: str) -> str:
    """What a program says that finds the handed-out package and no other."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_the_checks_of_students_work_without_what_was_taken_out(out):
    code = (
        "import gamesearch\n"
        "from gamesearch.checks.verdict import exercises\n"
        "print(gamesearch.__file__)\n"
        "print(len(exercises()))\n"
        "print(gamesearch.check('2.2', gamesearch.minimax).passed)\n"
    )
    where, number, passed = python(out / "students", code).splitlines()
    assert Path(where).is_relative_to(out / "students")
    assert int(number) >= 60
    assert passed == "False"  # minimax cuts nothing


def test_graders_get_what_their_commands_need(out):
    course = find_course(out / "graders")
    assert course.root == out / "graders"
    assert [p.name for p in course.built(SOLUTIONS)] == [p.name for p in COURSE.built(SOLUTIONS)]
    code = "from gamesearch.checks.pruning import grades; print(grades.__file__)"
    assert Path(python(out / "graders", code).strip()).is_relative_to(out / "graders")


@pytest.mark.parametrize("name", ["students", "graders"])
def test_the_archive_holds_the_folder(out, name):
    with zipfile.ZipFile(out / f"{name}.zip") as archive:
        packed = {entry for entry in archive.namelist() if not entry.endswith("/")}
    assert packed == {f"{name}/{file}" for file in told(out / name)}


def test_what_a_readme_names_is_there(out):
    for name in ("students", "graders"):
        folder = out / name
        named = re.findall(
            r"`((?:notebooks|exercises|solutions|gamesearch)/[\w/.]*)`", told(folder)["README.md"]
        )
        assert named
        assert [path for path in named if not (folder / path).exists()] == []


def test_an_earlier_release_is_replaced_and_nothing_else_is_touched(tmp_path):
    kept = [tmp_path / "mine.txt", tmp_path / "graders" / "marks" / "grades.json"]
    old = tmp_path / "students" / EXERCISES / "01_minimax.ipynb"
    for path in (*kept, old, *(tmp_path / name / "gamesearch" / "x" for name in NAMES)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(path.name)
    assert write_release(COURSE, ["02_pruning"], tmp_path) == []
    assert all(path.read_text() == path.name for path in kept)
    with zipfile.ZipFile(tmp_path / "graders.zip") as archive:
        assert not [name for name in archive.namelist() if "marks" in name]
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        *("graders", "graders.zip", "mine.txt", "students", "students.zip"),
    ]
    assert [p.name for p in (tmp_path / "students" / EXERCISES).iterdir()] == ["02_pruning.ipynb"]


def test_an_exercise_that_still_shows_its_solution_is_not_handed_out(tmp_path, monkeypatch):
    def stale(course, stems=(), check=False):
        assert check
        return cut_exercises(course, ["02_pruning"], check=True) or ["stale"]

    monkeypatch.setattr("gamesearch.course.release.release.cut_exercises", stale)
    assert write_release(COURSE, ["02_pruning"], tmp_path) == ["stale"]
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_no_release_is_left_as_it_is(tmp_path, monkeypatch):
    monkeypatch.setattr("gamesearch.course.release.release.cut_exercises", lambda *_, check: [])
    (tmp_path / "students").mkdir()
    (tmp_path / "students" / "list.txt").write_text("mine")
    with pytest.raises(WrongCall, match="no earlier release: give another folder"):
        write_release(COURSE, ["02_pruning"], tmp_path)
    assert [path.name for path in tmp_path.rglob("*")] == ["students", "list.txt"]
