"""Texts are gathered per question, marked in a spreadsheet, and merged back."""

from __future__ import annotations

import csv

import pytest

from gamesearch.course.folder import WrongCall
from gamesearch.course.grade.by_hand import FORMER, HandMark, Sheets, Text


@pytest.fixture
def texts():
    return [
        Text("2.4", "eve", "=HYPERLINK(1)", 3),
        Text("2.4", "ada", 'Because, of\nthe "bound".', 3),
        Text("2.4", "bob", "  ", 3),
        Text("2.6", "ada", "No.", 2),
    ]


def sheet(folder, question="2.4"):
    return folder / "by_hand" / f"{question}.csv"


def rows(folder):
    with sheet(folder).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def enter(folder, delimiter=",", encoding="utf-8", **points):
    lines = rows(folder)
    for row in lines:
        row["points"] = points.get(row["student"], "")
        row["comment"] = "seen" if row["points"] else ""
    with sheet(folder).open("w", encoding=encoding, newline="") as file:
        writer = csv.DictWriter(file, list(lines[0]), delimiter=delimiter)
        writer.writeheader()
        writer.writerows(lines)


def test_there_is_a_sheet_per_question_without_blank_answers(texts, tmp_path):
    Sheets(tmp_path).write(texts)
    assert sorted(path.stem for path in sheet(tmp_path).parent.iterdir()) == ["2.4", "2.6"]
    assert [(row["student"], row["answer"], row["points"]) for row in rows(tmp_path)] == [
        ("ada", 'Because, of\nthe "bound".', ""),
        ("eve", "'=HYPERLINK(1)", ""),
    ]


@pytest.mark.parametrize(
    ("delimiter", "encoding"), [(",", "utf-8"), (";", "utf-8-sig"), ("\t", "utf-8")]
)
def test_points_are_read_back_however_they_were_saved(delimiter, encoding, texts, tmp_path):
    Sheets(tmp_path).write(texts)
    enter(tmp_path, delimiter, encoding, ada="2,5", eve="0")
    sheets = Sheets(tmp_path)
    assert [sheets.mark(text) for text in texts] == [
        HandMark(0, "seen"),
        HandMark(2.5, "seen"),
        HandMark(0, "nothing was written"),
        None,
    ]


def test_writing_again_keeps_what_was_entered(texts, tmp_path):
    Sheets(tmp_path).write(texts)
    enter(tmp_path, ada="3")
    Sheets(tmp_path).write(texts)
    assert [row["points"] for row in rows(tmp_path)] == ["3", ""]


def test_a_changed_answer_is_to_be_marked_again(texts, tmp_path):
    Sheets(tmp_path).write(texts)
    enter(tmp_path, ada="3")
    assert Sheets(tmp_path).mark(Text("2.4", "ada", "Because!", 3)) is None


def test_points_for_an_answer_that_is_missing_for_one_run_are_kept(texts, tmp_path):
    Sheets(tmp_path).write(texts)
    enter(tmp_path, ada="3", eve="1")
    Sheets(tmp_path).write([text for text in texts if text.student != "ada"])
    assert [(row["student"], row["points"], row["state"]) for row in rows(tmp_path)] == [
        ("eve", "1", ""),
        ("ada", "3", FORMER),
    ]
    Sheets(tmp_path).write([])  # nobody's notebook could be read
    assert {row["student"]: row["points"] for row in rows(tmp_path)} == {"ada": "3", "eve": "1"}
    Sheets(tmp_path).write(texts)
    assert Sheets(tmp_path).mark(texts[1]) == HandMark(3, "seen")
    assert [row["state"] for row in rows(tmp_path)] == ["", ""]


def test_a_row_whose_key_a_spreadsheet_has_spoilt_is_kept(texts, tmp_path):
    Sheets(tmp_path).write(texts)
    enter(tmp_path, ada="3", eve="1")
    spoilt = sheet(tmp_path).read_text("utf-8").replace(texts[1].key, "")
    sheet(tmp_path).write_text(spoilt, "utf-8")
    Sheets(tmp_path).write(texts)
    kept = [(row["student"], row["points"]) for row in rows(tmp_path)]
    assert kept == [("ada", ""), ("eve", "1"), ("ada", "3")]


@pytest.mark.parametrize("entered", ["4", "-1", "good", "nan", "inf"])
def test_points_that_cannot_be_are_refused(entered, texts, tmp_path):
    Sheets(tmp_path).write(texts)
    enter(tmp_path, ada=entered)
    with pytest.raises(WrongCall, match=r"2\.4\.csv: ada has .* write a number from 0 to 3"):
        Sheets(tmp_path).mark(texts[1])


def test_a_sheet_that_was_spoilt_is_refused_not_overwritten(texts, tmp_path):
    Sheets(tmp_path).write(texts)
    sheet(tmp_path).write_text("student,points\nada,3\n")
    with pytest.raises(WrongCall, match="no column called"):
        Sheets(tmp_path)
    assert "ada,3" in sheet(tmp_path).read_text()
