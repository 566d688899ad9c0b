"""Tables: a row per student, a column per exercise, nothing that a spreadsheet would run."""

from __future__ import annotations

import csv

import pytest

from gamesearch.course.grade.by_hand import HandMark
from gamesearch.course.grade.gradebook import Graded, write_gradebooks
from gamesearch.course.grade.summary import table

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
        ["student", "2.1 (2)", "2.2 (8)", "2.3 (4)", "2.4 (3)", "02_small (17)", "total"],
        ["ada", "2", "3", "0", "", "5", "5"],
        ["eve", "0", "0", "0", "1.5", "1.5", "1.5"],
    ]


def test_canvas_and_moodle_have_a_column_per_notebook(graded, tmp_path):
    write_gradebooks(tmp_path, [graded("ada")])
    assert rows(tmp_path / "canvas.csv") == [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "02_small"],
        ["    Points Possible", "", "", "", "", "17"],
        ["ada", "", "", "ada", "", "5"],
    ]
    assert rows(tmp_path / "moodle.csv") == [["Username", "02_small"], ["ada", "5"]]


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
    lines = table([graded("ada"), graded("eve", "2.1a", HandMark(3))]).splitlines()
    assert [line.split() for line in lines[1:]] == [
        ["2.1", "2", "2.0", "2", "0", "0"],
        ["2.2", "8", "1.5", "0", "1", "0"],
        ["2.3", "4", "0.0", "0", "2", "0"],
        ["2.4", "3", "3.0", "1", "0", "1"],
        ["02_small", "(2)", "17", "5.0", "0", "0", "1"],
    ]


def test_a_class_of_nobody_has_an_empty_book(tmp_path):
    write_gradebooks(tmp_path, [])
    assert rows(tmp_path / "gradebook.csv") == [["student", "total"]]
    assert table([]).split()[:3] == ["exercise", "points", "mean"]
