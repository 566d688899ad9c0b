"""The course is found from inside, and topics by what was typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamesearch.course.folder import WrongCall, find_course


def test_the_course_is_found_from_any_folder_inside(course):
    assert find_course(course.root / "notebooks" / "source").root == course.root.resolve()


def test_outside_any_course_it_is_the_one_around_the_package(tmp_path):
    assert find_course(tmp_path).root == Path(__file__).resolve().parents[2]


def test_topics_are_chosen_by_stem_number_or_name(course, write):
    write("notebooks", "02_pruning", "")
    write("solutions", "03_ordering", "")
    assert course.choose(["02", "03_ordering"]) == ["02_pruning", "03_ordering"]
    assert course.choose(["prun", "ordering"]) == ["02_pruning", "03_ordering"]
    assert course.choose([]) == []


@pytest.mark.parametrize(
    ("word", "told"), [("prunning", "did you mean 02_pruning"), ("../out", "write --out ../out")]
)
def test_what_may_have_been_meant_is_said(course, write, word, told):
    write("notebooks", "02_pruning", "")
    with pytest.raises(WrongCall, match=told):
        course.choose([word])


@pytest.mark.parametrize(("word", "fault"), [("9", "no topic is called"), ("0", "may be one of")])
def test_a_topic_that_is_none_or_several_is_refused(course, write, word, fault):
    write("notebooks", "02_pruning", "")
    write("notebooks", "03_ordering", "")
    with pytest.raises(WrongCall, match=f"{fault}.*02_pruning, 03_ordering"):
        course.choose([word])
