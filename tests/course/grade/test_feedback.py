"""The student's page: verdicts, points and hints; nothing hidden, nothing that runs."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from gamesearch.course.grade.by_hand import HandMark
from gamesearch.course.grade.feedback import page
from gamesearch.course.grade.gradebook import Graded
from gamesearch.course.grade.one import refused

from . import small_key
from .made_up import result

EVIL = "<script>alert(1)</script>\"'><img src=x onerror=y>\u202e\x1b[31m"


@pytest.fixture
def feedback(reference):
    def write(student="ada", right="2.1a 2.2b", by_hand=None, **parts):
        return page(Graded(student, reference, result(right, **parts), {"2.4": by_hand}))

    return write


def tags(text):
    seen = []
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, attrs: seen.append(tag)
    parser.feed(text)
    return set(seen)


def test_it_says_points_and_verdicts(feedback):
    text = feedback(hints={"2.2": "Exercise 2.2: not yet.\nWhich side moves?"})
    assert "<b>5 of 17 points</b> so far: a part is still to be marked by hand" in text
    assert "Exercise 2.1 · The value: 2 of 2 points" in text
    assert "✓ check 2.2b, 3 points: right" in text
    assert "✗ check 2.2a, 5 points: another value than expected" in text
    assert "Which side moves?" in text
    assert "Exercise 2.4 · Why?: not marked yet" in text


def test_marks_by_hand_come_with_their_comment(feedback):
    text = feedback(by_hand=HandMark(1.5, "half <right>"))
    assert "marked by hand, 1.5 points: half &lt;right&gt;" in text
    assert "<b>6.5 of 17 points</b>" in text


def test_whatever_a_student_wrote_stays_text(feedback):
    plain = tags(feedback(hints={"2.2": "x"}, notes=["x"]))
    text = feedback(student=EVIL, hints={"2.2": EVIL}, notes=[EVIL], error=EVIL)
    assert tags(text) == plain
    assert "\x1b" not in text
    assert "\u202e" not in text


def test_a_hint_is_shown_only_where_points_were_lost(feedback):
    assert "secret" not in feedback(right="2.1a 2.2a 2.2b 2.3a", hints={"2.2": "secret"})


def test_a_notebook_that_could_not_be_read_has_its_reason(reference):
    nothing = refused(reference, "it is not JSON: save & hand in again")
    text = page(Graded("ada", reference, nothing, {"2.4": HandMark(0, "nothing was written")}))
    assert "could not be marked:</b> it is not JSON: save &amp; hand in again." in text
    assert "of 17 points" not in text
    assert "check 2.2a" not in text


def test_nothing_hidden_is_told(feedback, reference):
    text = feedback(right="", hints={"2.2": "think"})
    for cell in reference.notebook.cells:
        if "grade" in cell.metadata:
            assert cell.source not in text
    for value in ("23", "(3, 2)"):
        assert value not in text.replace(f"02_{small_key.STEM[3:]}", "")
