"""TEACHING.md agrees with the lessons: their order, their minutes, what is marked by hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gamesearch.course.cut import exercise_number
from gamesearch.course.folder import LESSONS, SOLUTIONS, find_course
from gamesearch.course.index.index import needs
from gamesearch.course.lint.exercises import exercise_flaws
from gamesearch.course.notebook import Source, headings, read_source
from gamesearch.course.opening import minutes, opening

COURSE = find_course()
TEXT = (Path(__file__).parents[1] / "TEACHING.md").read_text("utf-8")
PLAN = re.compile(r"^\| (\d+) \| ([\d ]+) \| (\d+) \| (\d+) \|", re.M)


@pytest.fixture(scope="module")
def lessons() -> dict[str, Source]:
    return {path.stem: read_source(path) for path in COURSE.sources(LESSONS)}


@pytest.fixture(scope="module")
def keys() -> list[Source]:
    return [read_source(path) for path in COURSE.sources(SOLUTIONS)]


def of_exercises(lesson: Source) -> int:
    return int(re.search(r"(\d+) minutes for the exercises", opening(lesson))[1])


@pytest.mark.parametrize(("sessions", "numbers", "in_class", "at_home"), PLAN.findall(TEXT))
def test_a_plan_can_be_held_in_its_time(sessions, numbers, in_class, at_home, lessons):
    needed = needs(COURSE)
    stems = [next(stem for stem in lessons if stem[:2] == n) for n in numbers.split()]
    assert len(stems) == int(sessions)
    for place, stem in enumerate(stems):
        assert needed[stem] <= {*stems[:place]}, stem
    assert sum(minutes(lessons[stem]) for stem in stems) == int(in_class)
    assert sum(of_exercises(lessons[stem]) for stem in stems) == int(at_home)


def test_there_are_plans_for_short_and_long_courses():
    assert {int(plan[0]) for plan in PLAN.findall(TEXT)} == {4, 8, 14}


def test_what_is_marked_by_hand_is_told(keys):
    answers = [
        (exercise_number(cell.metadata["exercise"]), cell.metadata["points"])
        for key in keys
        for cell in key.cells
        if "exercise" in cell.metadata and "points" in cell.metadata
    ]
    told = re.search(r"^(?:\d+\.\d+(?:, |$))+", TEXT, re.M)[0].split(", ")
    assert told == list(dict.fromkeys(number for number, _ in answers))
    everything = sum(int(p) for key in keys for p in re.findall(r"\((\d+) points, ", said(key)))
    assert f"{sum(points for _, points in answers)} of the {everything} points" in TEXT


def said(source: Source) -> str:
    return "\n".join(title for cell in source.cells for title in headings(cell))


@pytest.mark.parametrize("path", COURSE.sources(SOLUTIONS), ids=lambda path: path.stem)
def test_an_exercise_can_be_left_out(path):
    source = read_source(path)
    begins = [at for at, cell in enumerate(source.cells) if "\n## Exercise " in f"\n{cell.source}"]
    assert exercise_flaws_of(source) == []
    left_out = source.cells[begins[-1] :]
    assert any("exercise" in cell.metadata for cell in left_out)
    del source.cells[begins[-1] :]
    assert exercise_flaws_of(source) == []


def exercise_flaws_of(source: Source) -> list[str]:
    return [str(found) for found in exercise_flaws(source)]
