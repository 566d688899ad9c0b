"""Points and pages in the forms that Moodle's own importers read.

What they look for is told by moodle/moodle: mod/assign/feedback/offline/importgradeslib.php and
mod/assign/feedback/file/importziplib.php.
"""

from __future__ import annotations

import csv
import zipfile

import pytest

from gamesearch.course.grade.by_hand import HandMark
from gamesearch.course.grade.grade_one import refused
from gamesearch.course.grade.gradebook import Graded
from gamesearch.course.grade.moodle import write_for_moodle
from gamesearch.course.grade.roster import Roster

from .made_up import result

NUMBERS = {"Jane Doe": "7", "Jane Roe_8": "8", "=1": "9", "Kim": "10"}


@pytest.fixture
def moodle(reference, tmp_path):
    """Jane Doe has 6.5 points, the file of =1 is damaged, Kim handed in nothing."""
    roster = Roster()
    for student, number in NUMBERS.items():
        roster.note(student, "02_small", moodle=number)
    roster.note("Jane Doe", "03_other", moodle="21")
    nothing = refused(reference, "it is not JSON")
    graded = [
        Graded("Jane Doe", reference, result(), {"2.4": HandMark(1.5)}),
        Graded("Jane Roe_8", reference, result("")),
        Graded("=1", reference, nothing),
        Graded("stranger", reference, result()),
    ]
    write_for_moodle(tmp_path, graded, roster)
    return tmp_path / "moodle"


def test_there_is_a_worksheet_and_an_archive_per_assignment(moodle):
    assert {path.name for path in moodle.iterdir()} == {"02_small.csv", "02_small.zip"}


def test_the_worksheet_has_the_columns_that_moodle_looks_for(moodle):
    with (moodle / "02_small.csv").open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    assert {"Identifier", "Grade", "Last modified (grade)"} <= set(head)
    columns = [head.index(name) for name in ("Identifier", "Grade", "Last modified (grade)")]
    assert [[row[column] for column in columns] for row in rows] == [
        ["Participant 9", "", ""],
        ["Participant 7", "6.5", ""],
        ["Participant 8", "0", ""],
        ["Participant 10", "", ""],
    ]


def test_the_archive_has_a_page_per_student_where_moodle_finds_the_number(moodle):
    with zipfile.ZipFile(moodle / "02_small.zip") as archive:
        pages = {name: archive.read(name).decode() for name in archive.namelist()}
    parts = [name.partition("/")[0].split("_") for name in pages]
    assert [part[1:4] for part in parts] == [
        [number, "assignsubmission", "file"] for number in ("9", "7", "8")
    ]
    assert {name.partition("/")[2] for name in pages} == {"02_small.html"}
    assert "6.5 of 17 points" in pages["Jane Doe_7_assignsubmission_file_/02_small.html"]
    assert not any("href" in text for text in pages.values())


def test_the_same_marks_give_the_same_archive(moodle, reference):
    before = (moodle / "02_small.zip").read_bytes()
    roster = Roster()
    roster.note("Jane Doe", "02_small", moodle="7")
    again = [Graded("Jane Doe", reference, result())]
    write_for_moodle(moodle, again, roster)
    first = (moodle / "moodle" / "02_small.zip").read_bytes()
    write_for_moodle(moodle, again, roster)
    assert (moodle / "moodle" / "02_small.zip").read_bytes() == first != before


def test_without_moodle_there_is_nothing_for_it(reference, tmp_path):
    roster = Roster()
    roster.note("doe_1", "02_small", canvas="1")
    write_for_moodle(tmp_path, [Graded("doe_1", reference, result())], roster)
    assert not (tmp_path / "moodle").exists()
