"""The verb: a folder of submissions in, a record, books and feedback out; again and again."""

from __future__ import annotations

import csv
import json
import os
import shutil
import signal
import subprocess
import sys

import pytest

from gamesearch.cli import OK, PROBLEMS, WRONG_CALL, main
from gamesearch.course.folder import WrongCall
from gamesearch.course.grade import workers
from gamesearch.course.grade.record import RECORD

from . import small_key


@pytest.fixture
def folder(tmp_path, exercise):
    """Three students: all right, a wrong search, and nothing but a text."""
    folder = tmp_path / "submissions"
    for student, answers in {
        "ada": small_key.RIGHT,
        "Zoë, =1": small_key.RIGHT | {"2.2": small_key.WRONG_SEARCH},
        "bob": {"2.4": "No idea."},
    }.items():
        small_key.hand_in(
            folder, student, small_key.as_bytes(small_key.answered(exercise, answers))
        )
    return folder


def book(out):
    with (out / "gradebook.csv").open(encoding="utf-8", newline="") as file:
        return {row["student"]: row["02_small (17)"] for row in csv.DictReader(file)}


@pytest.fixture
def run_of(monkeypatch):
    """The names of the submissions that were really run."""
    names = []
    real = workers.grade_task

    def watched(task, *rest):
        names.append(task.name)
        return real(task, *rest)

    monkeypatch.setattr(workers, "grade_task", watched)
    return names


def test_a_folder_becomes_books_and_feedback(folder, grade):
    done = grade()
    assert done.flaws == []
    assert book(done.out) == {"Zoë, =1": "6", "ada": "14", "bob": "0"}
    written = {str(path.relative_to(done.out)) for path in done.out.rglob("*") if path.is_file()}
    students = ("Zoë, =1", "ada", "bob")
    assert written == {
        *("grades.json", "gradebook.csv", "canvas.csv", "moodle.csv", "by_hand/2.4.csv"),
        *("by_hand/2.4.html", "by_hand/corrections.csv"),
        "class.html",
        *(f"feedback/{name}/{page}.html" for name in students for page in ("02_small", "index")),
        *(f"merged/{name}/02_small.ipynb" for name in students),
    }
    assert "02_small (3)" in done.printed.out
    assert f"Open {done.out / 'class.html'} first" in done.printed.out
    assert "3/3" in done.printed.err
    assert {path.name for path in folder.rglob("*")} == {*students, "02_small.ipynb"}


def test_only_what_changed_is_run_again(folder, grade, run_of, exercise):
    before = grade().out / RECORD
    text = before.read_bytes()
    assert len(run_of) == 3
    grade()
    assert len(run_of) == 3
    assert before.read_bytes() == text
    small_key.hand_in(
        folder,
        "bob",
        small_key.as_bytes(small_key.answered(exercise, {"2.1": "answer = 3"})),
    )
    done = grade()
    assert run_of[3:] == ["02_small/bob"]
    assert "02_small/bob: 0 → 2 points (2.1a 0 → 2)" in done.printed.out


def test_marks_by_hand_are_merged_on_the_next_call(folder, grade):
    sheet = grade().out / "by_hand" / "2.4.csv"
    text = sheet.read_text("utf-8").replace(
        "ada,MIN has the last word.,", "ada,MIN has the last word.,2.5"
    )
    sheet.write_text(text, "utf-8")
    assert book(grade().out)["ada"] == "16.5"


def test_a_correction_counts_again_and_again(folder, grade, run_of):
    out = grade().out
    sheet = out / "by_hand" / "corrections.csv"
    rows = "student;exercise;points;comment\nada;2.4;3;said in class\nkim;2.1;1;\n"
    sheet.write_text(rows)
    for _ in range(2):
        done = grade()
        assert book(out) == {"Zoë, =1": "6", "ada": "17", "bob": "0"}
        assert done.flaws == ["by_hand/corrections.csv, row 3: nobody called 'kim' handed in '2.1'"]
    assert sheet.read_text() == rows
    assert len(run_of) == 3
    page = (out / "feedback" / "ada" / "02_small.html").read_text("utf-8")
    assert "Corrected by hand, 3 points: said in class" in page
    assert "17 of 17 points</b></p>" in page


def test_an_interrupted_run_is_continued(folder, grade, monkeypatch, run_of):
    watched = workers.grade_task

    def interrupted(task, *rest):
        if len(run_of) == 2:
            raise KeyboardInterrupt
        return watched(task, *rest)

    monkeypatch.setattr(workers, "grade_task", interrupted)
    with pytest.raises(KeyboardInterrupt):
        grade()
    monkeypatch.setattr(workers, "grade_task", watched)
    done = grade()
    assert sorted(run_of) == ["02_small/Zoë, =1", "02_small/ada", "02_small/bob"]
    assert len(book(done.out)) == 3


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_ends_everything_at_once(jobs, folder, course, tmp_path):
    """As a terminal sends it: to every process. Nothing hangs, and the next call goes on."""
    from gamesearch.course.folder import find_course

    for number in range(4):  # so many that it is not over before it is stopped
        shutil.copytree(folder / "ada", folder / f"ada {number}")
    call = [sys.executable, "-m", "gamesearch.cli", "grade", str(folder)]
    call += ["--out", str(tmp_path / "grades"), "--jobs", str(jobs)]
    options = {"cwd": course.root, "env": os.environ | {"PYTHONPATH": str(find_course().root)}}
    with subprocess.Popen(
        call, stderr=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True, **options
    ) as process:
        assert any(b"1/7" in line for line in process.stderr)
        os.killpg(process.pid, signal.SIGINT)
        said, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"the same call goes on" in said
    again = subprocess.run(call, capture_output=True, check=True, timeout=300, **options)
    assert b"/7" not in again.stderr
    assert len(book(tmp_path / "grades")) == 7


def test_processes_give_the_same_record(folder, grade, tmp_path):
    here = grade(jobs=1)
    there = grade(jobs=2, out=tmp_path / "there")
    assert (there.out / RECORD).read_bytes() == (here.out / RECORD).read_bytes()


def test_one_submission_can_be_graded_alone(folder, grade, run_of):
    grade(only=f"{small_key.STEM}/ada")
    assert run_of == ["02_small/ada"]
    grade(only=small_key.STEM)
    assert len(run_of) == 3


def test_a_broken_reference_stops_its_own_topic_only(folder, course, tmp_path):
    from gamesearch.course.folder import Course

    other = tmp_path / "other"
    shutil.copytree(course.root, other)
    path = other / "solutions" / f"{small_key.STEM}.ipynb"
    notebook = json.loads(path.read_text("utf-8"))
    for cell in notebook["cells"]:
        if "grade" in cell["metadata"]:
            cell["outputs"] = []
    path.write_text(json.dumps(notebook), "utf-8")
    from gamesearch.course.grade.grade import Grading

    grading = Grading(Course(other), folder, tmp_path / "out", sandbox="none")
    assert "has not been run" in str(grading.run()[0])


def test_trouble_of_the_machine_is_no_mark(folder, grade, monkeypatch):
    def broken(*_):
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(workers, "grade_one", broken)
        done = grade()
    assert done.flaws[0] == "02_small/Zoë, =1: MemoryError: : grade again"
    assert json.loads((done.out / RECORD).read_text())["results"] == {}
    assert book(grade().out)["ada"] == "14"


def test_one_topic_leaves_the_others_in_the_books(folder, grade, course):
    other = "03_other"
    for kind in ("solutions", "exercises"):
        path = course.notebook(kind, other)
        path.write_bytes(course.notebook(kind, small_key.STEM).read_bytes())
    try:
        data = (folder / "ada" / f"{small_key.STEM}.ipynb").read_bytes()
        small_key.hand_in(folder, "ada", data, other)
        out = grade().out
        shutil.rmtree(folder / "ada")  # a folder that holds one topic alone
        small_key.hand_in(folder, "ada", data, other)
        grade(only=other)
        with (out / "gradebook.csv").open(encoding="utf-8", newline="") as file:
            [ada] = [row for row in csv.DictReader(file) if row["student"] == "ada"]
        assert (ada["02_small (17)"], ada[f"{other} (17)"]) == ("14", "14")
    finally:
        for kind in ("solutions", "exercises"):
            course.notebook(kind, other).unlink()


def test_the_roster_says_who_is_missing_and_what_was_late(folder, grade):
    (folder / "roster.csv").write_text("student,late\nada,02_small\nkim,\n'=1,\n", "utf-8")
    out = grade().out
    with (out / "gradebook.csv").open(encoding="utf-8", newline="") as file:
        late = {row["student"]: row["late"] for row in csv.DictReader(file)}
    assert late == {"'=1": "", "Zoë, =1": "", "ada": "02_small", "bob": "", "kim": ""}
    assert "<b>02 small</b> (2): =1, kim" in (out / "class.html").read_text("utf-8")


def test_writing_into_the_submissions_is_refused(folder, grade):
    with pytest.raises(WrongCall, match="lies inside the submissions"):
        grade(out=folder / "grades")


def test_an_empty_folder_is_refused_and_empties_no_record(folder, grade):
    out = grade().out
    marks = (out / "grades.json").read_text("utf-8")
    for student in list(folder.iterdir()):
        shutil.rmtree(student)
    with pytest.raises(WrongCall, match="nothing is handed in below"):
        grade()
    assert (out / "grades.json").read_text("utf-8") == marks


def test_the_command(folder, course, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(course.root)
    call = ["grade", str(folder), "--out", str(tmp_path / "o"), "--sandbox", "none", "--jobs", "1"]
    assert main(call) == OK
    assert "all is marked but" in capsys.readouterr().out
    small_key.hand_in(folder, "eve", b"{")
    assert main(call) == PROBLEMS
    assert "02_small/eve: it is not JSON" in capsys.readouterr().out
    assert main(["grade", str(tmp_path / "nowhere")]) == WRONG_CALL
