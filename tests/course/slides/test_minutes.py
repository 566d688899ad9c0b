"""Minutes of slides: what notes name holds, and all of them are the lesson's."""

from __future__ import annotations

from gamesearch.course.slides.minutes import gathered, minutes_named, plan


def test_what_a_note_names_holds_and_the_others_share_the_rest():
    assert plan([(3, [1, 2]), (0, [1]), (0, [1])], 10) == [60, 120, 210, 210]


def test_the_sum_is_the_lessons_even_where_notes_name_more():
    assert sum(plan([(30, [1]), (40, [1, 1]), (0, [1])], 55)) == 55 * 60
    assert sum(plan([(30, [1]), (40, [1, 1])], 55)) == 55 * 60


def test_minutes_are_read_in_digits_and_in_words():
    assert [
        minutes_named(t) for t in ("**4 minutes**, with it.", "Three and a half minutes.", "Ask.")
    ] == [
        4.0,
        3.5,
        0,
    ]


def test_a_slide_without_a_note_has_its_time_from_the_note_before():
    sections = [(0, [1]), (2, [2]), (0, [1]), (3, [1, 1])]
    assert plan(gathered(sections, 5), 5) == [30, 60, 30, 90, 90]
    assert gathered(sections, 9) == sections  # these notes do not speak of all
