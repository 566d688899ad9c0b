"""The lessons of this course themselves: what they say is what they show."""

from __future__ import annotations

import re

import pytest

from gamesearch.course.folder import LESSONS, SOLUTIONS, find_course
from gamesearch.course.index.tables import (
    ERRATA,
    TOPICS,
    missing_corrections,
    missing_topics,
    read_table,
)
from gamesearch.course.lint.numbers import unsupported_numbers
from gamesearch.course.notebook import read_notebook

COURSE = find_course()


@pytest.mark.parametrize("path", COURSE.built(LESSONS), ids=lambda path: path.stem)
def test_every_number_in_the_prose_is_shown_or_cited(path):
    assert unsupported_numbers(read_notebook(path)) == []


@pytest.mark.parametrize("path", COURSE.built(SOLUTIONS), ids=lambda path: path.stem)
def test_right_answers_can_be_watched(path):
    outputs = [output for cell in read_notebook(path).cells for output in cell.get("outputs", [])]
    said = [str(output.get("data", {}).get("text/plain", "")) for output in outputs]
    assert [text for text in said if text.startswith(("Your code", "Nothing to watch"))] == []


def test_every_topic_of_the_index_has_its_heading():
    assert [str(flaw) for flaw in missing_topics(COURSE)] == []


def test_no_topic_is_left_out():
    """What was to be taught is numbered without a gap; what lessons add to it has no number."""
    numbered = {row["id"] for row in read_table(COURSE, TOPICS)} - {""}
    assert {f"C{number:03d}" for number in range(1, 340)} ^ numbered == set()


def test_every_correction_has_its_heading():
    assert [str(flaw) for flaw in missing_corrections(COURSE)] == []


def test_the_corrections_are_complete_and_in_order():
    rows = read_table(COURSE, ERRATA)
    assert [row["id"] for row in rows] == [f"E{number:02d}" for number in range(1, 131)]
    assert all(row["printed"] and row["true"] for row in rows)


def test_where_a_correction_is_computed_a_cell_prints_or_draws_something():
    """Under its heading, before the next one; a listing or a question computes nothing."""
    silent = []
    for row in read_table(COURSE, ERRATA):
        if row["how"] == "computed":
            cells = read_notebook(COURSE.notebook(LESSONS, row["notebook"])).cells
            if not any(map(computes, section(cells, row["heading"]))):
                silent.append(row["id"])
    assert silent == []


def computes(cell):
    """By itself, or in the answer to a prediction, which opens when one was made."""
    outputs = cell.get("outputs", [])
    pages = [output.get("data", {}).get("text/html", "") for output in outputs]
    return any(
        output.output_type == "stream" or "image/png" in output.get("data", {})
        for output in outputs
    ) or any("<details" in page and re.search("<(img|svg|pre)", page) for page in pages)


def section(cells, heading):
    """The cells from a heading to the next one of the same rank or above."""
    inside, rank = [], 0
    for cell in cells:
        for line in cell.source.splitlines() if cell.cell_type == "markdown" else ():
            marks, _, words = line.partition(" ")
            if set(marks) != {"#"}:
                continue
            if words.strip() == heading:
                rank = len(marks)
            elif rank and len(marks) <= rank:
                return inside
        if rank:
            inside.append(cell)
    return inside
