"""After repeated failures a check points to a heading of the lesson: it must be there."""

import re
from pathlib import Path

import pytest

from gamesearch.checks.verdict import exercises

SOURCES = Path(__file__).parents[2] / "notebooks" / "source"


@pytest.mark.parametrize("exercise", exercises(), ids=lambda exercise: exercise.number)
def test_the_heading_that_a_check_points_to_is_in_the_lesson(exercise):
    source = SOURCES / f"{exercise.lesson}.py"
    headings = re.findall(r"(?m)^# #{2,3} (.+)$", source.read_text("utf-8"))
    assert exercise.heading in headings
