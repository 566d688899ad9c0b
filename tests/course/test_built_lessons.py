"""The lessons of this course themselves: what they say is what they show."""

from __future__ import annotations

import pytest

from gamesearch.course.contents import missing_topics
from gamesearch.course.folder import LESSONS, find_course
from gamesearch.course.notebook import read
from gamesearch.course.prose_numbers import unsupported_numbers

COURSE = find_course()


@pytest.mark.parametrize("path", COURSE.built(LESSONS), ids=lambda path: path.stem)
def test_every_number_in_the_prose_is_shown_or_cited(path):
    assert unsupported_numbers(read(path)) == []


def test_every_topic_of_the_index_has_its_heading():
    assert [str(finding) for finding in missing_topics(COURSE)] == []
