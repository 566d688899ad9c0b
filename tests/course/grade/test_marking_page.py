"""Whoever marks an answer in words sees the task, its points and the key's own answer."""

from __future__ import annotations

import pytest

from gamesearch.course.cut import exercise_number
from gamesearch.course.folder import SOLUTIONS, find_course
from gamesearch.course.grade.by_hand import Sheets, Text, worth
from gamesearch.course.grade.marking_page import marking_page, write_marking_pages
from gamesearch.course.grade.merge import merge
from gamesearch.course.grade.reference import load_reference
from gamesearch.course.grade.submission import HandedIn

COURSE = find_course()


def test_a_page_beside_the_sheet_tells_task_points_and_answer(reference, tmp_path):
    write_marking_pages(tmp_path, [reference])
    path = tmp_path / "by_hand" / "2.4.html"
    assert not path.exists(), "there is no sheet"
    Sheets(tmp_path).write([Text("2.4", "ada", "Because.", 3)])
    write_marking_pages(tmp_path, [reference])
    text = path.read_text("utf-8")
    assert "Exercise 2.4: 0 to 3 points" in text
    assert '<a href="2.4.csv">' in text
    told, _, answer = text.partition("The answer of the marking key")
    assert "Exercise 2.4 · Why? (3 points, 5 minutes)" in told
    assert "Exercise 2.3" not in told
    assert "Because MIN answers." in answer
    assert "SOLUTION" not in text


@pytest.mark.parametrize("path", COURSE.built(SOLUTIONS), ids=lambda path: path.stem)
def test_every_lesson_tells_what_is_marked_by_hand(path):
    reference = load_reference(path)
    read = merge(reference, HandedIn(())).texts
    assert worth(reference).keys() == read.keys(), "a text without points stops the grading of all"
    assert read
    for question, points in worth(reference).items():
        told, _, answer = marking_page(reference, question, points).partition("of the marking key")
        assert f"Exercise {exercise_number(question)} " in told.partition("The task")[2]
        assert len(answer.split()) > 30
