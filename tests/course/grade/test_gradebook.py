"""Tables: a row per student, a column per exercise, nothing that a spreadsheet would run."""

from __future__ import annotations

import csv
from dataclasses import replace

import pytest

from gamesearch.course.grade.by_hand import HandMark
from gamesearch.course.grade.grade_one import refused
from gamesearch.course.grade.gradebook import Graded, write_gradebooks
from gamesearch.course.grade.record import GradingLedger
from gamesearch.course.grade.roster import Roster
from gamesearch.course.grade.summary import exercise_table, moved

from .made_up import result


@pytest.fixture
def graded(reference):
    def grader(student, right="2.1a 2.2b", mark=None):
        return Graded(student, reference, result(right), {"2.4": mark})

    return grader


def rows(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def test_a_row_per_student_and_a_column_per_exercise(graded, tmp_path):
    write_gradebooks(tmp_path, [graded("eve", "", HandMark(1.5)), graded("ada")])
    assert rows(tmp_path / "gradebook.csv") == [
        [
            "student",
            "2.1 (2)",
            "2.2 (8)",
            "2.3 (4)",
            "2.4 (3)",
            "02_small (17)",
            "total",
            "late",
            "corrected",
        ],
        ["ada", "2", "3", "0", "", "5", "5", "", ""],
        ["eve", "0", "0", "0", "1.5", "1.5", "1.5", "", ""],
    ]


def test_canvas_and_moodle_have_a_column_per_notebook(graded, tmp_path):
    write_gradebooks(tmp_path, [graded("ada")])
    assert rows(tmp_path / "canvas.csv") == [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "02_small"],
        ["    Points Possible", "", "", "", "", "17"],
        ["ada", "", "", "ada", "", "5"],
    ]
    assert rows(tmp_path / "moodle.csv") == [["Username", "02_small"], ["ada", "5"]]


def test_whom_canvas_knows_by_a_number_is_named_by_it(graded, tmp_path):
    roster = Roster()
    roster.note("doe_12", "02_small", "12")
    write_gradebooks(tmp_path, [graded("doe_12")], roster)
    assert rows(tmp_path / "canvas.csv")[-1] == ["doe_12", "12", "", "", "", "5"]


def test_what_came_late_is_named_and_costs_nothing(graded, reference, tmp_path):
    other = replace(reference, stem="03_other")
    late = [replace(graded("ada"), is_late=True), Graded("ada", other, result(), is_late=True)]
    write_gradebooks(tmp_path, [*late, graded("eve")])
    assert [row[-3:-1] for row in rows(tmp_path / "gradebook.csv")[1:]] == [
        ["10", "02_small 03_other"],
        ["5", ""],
    ]


def test_who_is_in_the_class_and_handed_in_nothing_has_an_empty_row(graded, tmp_path):
    roster = Roster()
    roster.note("kim_3", "02_small", "3")
    write_gradebooks(tmp_path, [graded("ada")], roster)
    assert rows(tmp_path / "gradebook.csv")[-1] == ["kim_3", *[""] * 8]
    assert rows(tmp_path / "canvas.csv")[-1] == ["kim_3", "3", "", "", "", ""]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@x", "\tx", " =1", "＝1"])
def test_no_name_is_a_formula(name, graded, tmp_path):
    write_gradebooks(tmp_path, [graded(name)])
    for book in ("gradebook", "canvas", "moodle"):
        assert rows(tmp_path / f"{book}.csv")[-1][0] == f"'{name}"


@pytest.mark.parametrize("name", ["a, b", 'a "b"', "Zoë", "日本", "a\nb"])
def test_a_name_stays_one_cell(name, graded, tmp_path):
    write_gradebooks(tmp_path, [graded(name)])
    assert rows(tmp_path / "gradebook.csv")[1][0] == name


def test_half_a_character_does_not_stop_the_book(graded, tmp_path):
    write_gradebooks(tmp_path, [graded("\udcff")])
    assert rows(tmp_path / "gradebook.csv")[1][0] == "\\udcff"


def test_the_summary_counts_full_marks_none_and_what_waits(graded):
    lines = exercise_table([graded("ada"), graded("eve", "2.1a", HandMark(3))]).splitlines()
    assert [line.split() for line in lines[1:]] == [
        ["2.1", "2", "2.0", "2", "0", "0"],
        ["2.2", "8", "1.5", "0", "1", "0"],
        ["2.3", "4", "0.0", "0", "2", "0"],
        ["2.4", "3", "3.0", "1", "0", "1"],
        ["02_small", "(2)", "17", "5.0", "0", "0", "1", "0"],
    ]


@pytest.fixture
def damaged(reference):
    """A file that is no notebook: `damaged("eve")`."""
    nothing = refused(reference, "it is not JSON: save the notebook and hand it in again")
    return lambda student: Graded(student, reference, nothing, {"2.4": HandMark(0)})


def test_a_damaged_file_has_empty_fields(graded, damaged, tmp_path):
    write_gradebooks(tmp_path, [graded("ada"), damaged("eve")])
    assert rows(tmp_path / "gradebook.csv")[-1] == ["eve", *[""] * 8]
    assert rows(tmp_path / "canvas.csv")[-1] == ["eve", "", "", "eve", "", ""]
    assert rows(tmp_path / "moodle.csv")[-1] == ["eve", ""]


def test_a_damaged_file_lowers_no_mean_and_is_counted(graded, damaged):
    lines = exercise_table([graded("ada", mark=HandMark(3)), damaged("eve")]).splitlines()
    assert lines[1].split() == ["2.1", "2", "2.0", "1", "0", "0"]
    assert lines[-1].split() == ["02_small", "(2)", "17", "8.0", "0", "0", "0", "1"]


def test_where_every_file_is_damaged_there_is_no_mean(damaged):
    assert exercise_table([damaged("eve")]).splitlines()[-1].split()[3:] == [
        "-",
        "0",
        "0",
        "0",
        "1",
    ]


def test_a_topic_that_was_not_handed_in_is_empty_and_adds_nothing(graded, reference, tmp_path):
    other = replace(reference, stem="03_other")
    only = Graded("eve", other, result("2.1a"), {"2.4": None})
    write_gradebooks(tmp_path, [graded("ada"), only])
    assert [row[-3] for row in rows(tmp_path / "gradebook.csv")[1:]] == ["5", "2"]
    assert rows(tmp_path / "moodle.csv")[1:] == [["ada", "5", ""], ["eve", "", "2"]]


def test_a_file_that_became_damaged_is_said_to_be_so(reference, tmp_path):
    ledger = GradingLedger(tmp_path)
    ledger.before = {"02_small/ada": result()}
    ledger.add("02_small/ada", "key", refused(reference, "it is empty"))
    assert list(moved(ledger)) == ["02_small/ada: 5 → damaged (2.1a 2 → 0, 2.2b 3 → 0)"]


def test_a_class_of_nobody_has_an_empty_book(tmp_path):
    write_gradebooks(tmp_path, [])
    assert rows(tmp_path / "gradebook.csv") == [["student", "total", "late", "corrected"]]
    assert exercise_table([]).split()[:3] == ["exercise", "points", "mean"]
