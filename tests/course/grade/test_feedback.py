"""The student's page: verdicts, points and hints; nothing hidden, nothing that runs."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from gamesearch.course.cut import exercise_number
from gamesearch.course.folder import SOLUTIONS, find_course
from gamesearch.course.grade.by_hand import HandMark
from gamesearch.course.grade.feedback import feedback_page, overview, write_feedback
from gamesearch.course.grade.grade_one import Result, refused
from gamesearch.course.grade.gradebook import Graded
from gamesearch.course.grade.verdicts import FORBIDDEN, PASSED, RAISED, UNFINISHED, WRONG, Mark
from gamesearch.course.notebook import read_source

from . import small_key
from .made_up import result

COURSE = find_course()
EVIL = "<script>alert(1)</script>\"'><img src=x onerror=y>\u202e\x1b[31m"


@pytest.fixture
def feedback(reference):
    def write(student="ada", right="2.1a 2.2b", by_hand=None, **parts):
        return feedback_page(Graded(student, reference, result(right, **parts), {"2.4": by_hand}))

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
    assert "Exercise 2.1 · The value (2 of 2 points)" in text
    assert "✓ 2.2b: right (3 points)" in text
    assert "✗ 2.2a, the value of a tree: another value than expected (0 of 5 points)" in text
    assert "Which side moves?" in text
    assert "Exercise 2.4 · Why? (not marked yet)" in text


def test_a_note_stands_beside_the_exercise_that_it_cost_points(feedback):
    notes = ["exercise 2.2b: cell 5 ended in an error: NameError", "exercise 2.1: moved", "old"]
    before, _, after = feedback(notes=notes).partition("<h2>Notes</h2>")
    assert "<b>Note:</b> cell 5 ended in an error: NameError." in before
    assert "cell 5" not in after
    assert "exercise 2.1: moved" in after


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
    text = feedback_page(
        Graded("ada", reference, nothing, {"2.4": HandMark(0, "nothing was written")})
    )
    assert "could not be marked:</b> it is not JSON: save &amp; hand in again." in text
    assert "of 17 points" not in text
    assert "✗" not in text
    assert "2.2a" not in text


def test_nothing_hidden_is_told(feedback, reference):
    text = feedback(right="", hints={"2.2": "think"})
    for cell in reference.notebook.cells:
        if "grade" in cell.metadata:
            assert cell.source not in text
    for value in ("23", "(3, 2)"):
        assert value not in text.replace(f"02_{small_key.STEM[3:]}", "")


def marks(verdict, error=""):
    """Exercise 2.2 with this outcome, all else right."""
    points = {"2.1a": 2, "2.2a": 5, "2.2b": 3, "2.3a": 4}
    return tuple(
        Mark(label, worth, verdict, error) if label == "2.2a" else Mark(label, worth, PASSED)
        for label, worth in points.items()
    )


@pytest.fixture
def about(reference):
    """The page of a result in which 2.2a came out like this."""

    def write(verdict, error="", hints=None):
        return feedback_page(
            Graded("ada", reference, Result(marks(verdict, error), {}, hints or {}))
        )

    return write


@pytest.mark.parametrize("name", ["KeyError", "RecursionError", "KeyboardInterrupt", "IllegalMove"])
def test_an_exception_that_everybody_has_is_named(about, name):
    assert f"2.2a, the value of a tree: it raised {name} (0 of 5 points)" in about(RAISED, name)


@pytest.mark.parametrize("name", ["key_29_tree_41_17_23_59", "Error", "list", "x" * 80])
def test_an_exception_that_a_student_named_is_not(about, name):
    text = about(RAISED, name)
    assert "2.2a, the value of a tree: it raised an error of its own (0 of 5 points)" in text
    assert f"raised {name}" not in text


def test_without_a_hint_it_says_what_to_do(about):
    text = about(WRONG)
    assert "There is no hint here. Run the cell with check(&#34;2.2&#34;, …)" in text
    assert text.count("There is no hint here") == 1


def test_where_check_finds_nothing_it_says_that_the_inputs_were_others(about):
    text = about(WRONG, hints={"2.2": "✓ Exercise 2.2 passes.\nThe same value, fewer leaves."})
    assert "finds nothing wrong with it: the points were lost on inputs that it does not" in text
    assert "Exercise 2.2 passes" not in text


def test_whoever_borrowed_is_told_so_and_not_to_look_for_other_inputs(about):
    text = about(FORBIDDEN, hints={"2.2": "✓ Exercise 2.2 passes."})
    assert "Points are for what you write yourself" in text
    assert "finds nothing wrong" not in text


def test_of_two_checks_only_the_one_that_fails_is_told(about):
    said = "✓ Exercise 2.2 passes.\nFine.\n\nExercise 2.2: not yet.\nIt returned 4.\nWho moves?"
    text = about(WRONG, hints={"2.2": said})
    assert "It returned 4.\nWho moves?" in text
    assert "Fine." not in text
    assert "finds nothing wrong" not in text


def test_what_was_not_tried_is_said_to_be_so(reference):
    nothing = tuple(Mark(label, 1, UNFINISHED) for label in ("2.1a", "2.2a", "2.2b", "2.3a"))
    text = feedback_page(Graded("ada", reference, Result(nothing)))
    assert text.count("It is not done yet. Write an answer") == 3


def test_a_page_over_all_lessons_leads_to_each(reference):
    text = overview("ada", [Graded("ada", reference, result())], ["02_small", "03_other"])
    assert '<a href="02_small.html">02 small</a>' in text
    assert "Not handed in: 03 other." in text
    assert "<b>5 of 17 points</b>" in text


def test_every_student_has_pages_of_their_own(reference, tmp_path):
    graded = [Graded(name, reference, result()) for name in ("ada", "eve")]
    write_feedback(tmp_path, graded)
    for name in ("ada", "eve"):
        texts = [path.read_text("utf-8") for path in (tmp_path / "feedback" / name).iterdir()]
        assert len(texts) == 2
        assert all({"ada", "eve"} & set(text.split()) <= {name} for text in texts)


def test_a_page_is_whole_offline(feedback):
    text = feedback(hints={"2.2": "x"})
    assert "default-src 'none'" in text
    assert not {"script", "img", "link", "iframe"} & tags(text)
    assert "http" not in text.replace("http-equiv", "")


@pytest.mark.parametrize("path", COURSE.sources(SOLUTIONS), ids=lambda path: path.stem)
def test_every_check_has_words_of_its_own(path):
    cells = [cell.metadata for cell in read_source(path).cells if "grade" in cell.metadata]
    words = [(exercise_number(data["grade"]), data.get("says", "")) for data in cells]
    assert [
        data["grade"] for data in cells if not 1 <= len(data.get("says", "").split()) <= 8
    ] == []
    assert sorted(set(words)) == sorted(words), "two checks of an exercise have the same words"
