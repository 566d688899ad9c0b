"""A person's word counts: marks are corrected, told beside the old ones, and nothing is lost."""

from __future__ import annotations

import pytest

from gamesearch.course.folder import WrongCall
from gamesearch.course.grade.by_hand import HandMark, Sheets
from gamesearch.course.grade.class_page import class_page
from gamesearch.course.grade.corrections import corrected
from gamesearch.course.grade.feedback import feedback_page, overview
from gamesearch.course.grade.grade_one import refused
from gamesearch.course.grade.gradebook import Graded, write_gradebooks

from .made_up import result

EVIL = "<script>alert(1)</script>\u202e\x1b[31m"


@pytest.fixture
def correct(reference, tmp_path):
    """Ada has 2 + 3 points and an answer that waits: what do these rows make of her?"""

    def reader(*rows, ada=None):
        (tmp_path / "by_hand").mkdir(exist_ok=True)
        text = "\n".join(["student,exercise,points,comment", *rows])
        (tmp_path / "by_hand" / "corrections.csv").write_text(text + "\n", "utf-8")
        graded = [ada or Graded("ada", reference, result(), {"2.4": None})]
        [each], flaws = corrected(tmp_path, graded)
        return each, [(flaw.where[-5:], flaw.what) for flaw in flaws]

    return reader


def test_the_points_of_an_exercise_are_set(correct):
    ada, flaws = correct("ada,2.2,7.5,half of it is right")
    assert (ada.points("2.2"), ada.uncorrected("2.2"), ada.total) == (7.5, 3, 9.5)
    assert flaws == []
    text = feedback_page(ada)
    assert "Exercise 2.2 · Write it (7.5 of 8 points)" in text
    assert "Corrected by hand, 7.5 points instead of 3: half of it is right" in text
    assert "✗ 2.2a, the value of a tree: another value than expected (0 of 5 points)" in text


@pytest.mark.parametrize(("points", "total"), [("-2", 3), ("-17", 0), ("1,5", 6.5)])
def test_points_are_added_to_a_lesson_or_taken_off(points, total, correct):
    ada, flaws = correct(f'ada,02_small,"{points}",late')
    assert (ada.total, flaws) == (total, [])
    assert f"<b>{total} of 17 points</b>" in feedback_page(ada)
    assert f"points {'taken off' if total < 5 else 'added'}: late" in feedback_page(ada)


def test_what_waited_for_a_person_does_so_no_longer(correct):
    ada, _ = correct("ada,2.4,2,")
    assert (ada.is_complete, ada.total) == (True, 7)
    assert "Corrected by hand, 2 points<" in feedback_page(ada)
    assert "Nothing: every notebook" in class_page([ada], [], {})


def test_a_damaged_notebook_can_be_given_points(correct, reference):
    nothing = refused(reference, "it is not JSON")
    ada, flaws = correct("ada,2.1,2,", ada=Graded("ada", reference, nothing, {}))
    assert (ada.total, ada.points("2.1"), ada.points("2.2"), flaws) == (2, 2, None, [])
    assert "it is not JSON" in feedback_page(ada)
    assert "<b>2 of 17 points</b>" in feedback_page(ada)
    assert "<b>2 of 17 points</b>" in overview("ada", [ada], ["02_small"])


def test_the_books_say_what_is_corrected(correct, tmp_path):
    ada, _ = correct("ada,2.1,0,", "ada,02_small,1,")
    write_gradebooks(tmp_path, [ada])
    rows = (tmp_path / "gradebook.csv").read_text("utf-8").splitlines()
    assert rows[1] == "ada,0,3,0,,4,4,,02_small 2.1"
    assert "4 so far, corrected" in class_page([ada], [], {})


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("eve,2.1,1,", "nobody called 'eve' handed in '2.1'"),
        ("Ada,2.1,1,", "nobody called 'Ada' handed in '2.1'"),
        ("ada,2.9,1,", "nobody called 'ada' handed in '2.9'"),
        ("ada,2.4b,1,", "nobody called 'ada' handed in '2.4b'"),
        ("ada,03_other,1,", "nobody called 'ada' handed in '03_other'"),
        ("ada,,1,", "nobody called 'ada' handed in ''"),
        ("ada,2.1,3,", "'3' is no number from 0 to 2"),
        ("ada,2.1,-1,", "'-1' is no number from 0 to 2"),
        ("ada,2.1,,", "'' is no number from 0 to 2"),
        ("ada,2.1", "'' is no number from 0 to 2"),
        ("ada,2.1,nan,", "'nan' is no number from 0 to 2"),
        ("ada,2.1,=1+1,", "'=1+1' is no number from 0 to 2"),
        ("ada,02_small,-18,", "'-18' is no number from -17 to 17"),
        ("ada,02_small,inf,", "'inf' is no number from -17 to 17"),
        ("\x1b[31m,2.1,1,", r"nobody called '\x1b[31m' handed in '2.1'"),
    ],
)
def test_a_row_that_cannot_be_used_is_named_and_the_others_count(row, why, correct):
    ada, flaws = correct(row, ",,,", "ada,2.3,4,")
    assert flaws == [("row 2", why)]
    assert ada.total == 9


def test_of_two_rows_the_last_counts_and_is_named(correct):
    ada, flaws = correct("ada,2.1,0,", "ada,2.1,1,")
    assert ada.points("2.1") == 1
    assert flaws == [("row 3", "there is another row like it above: this one counts")]


def test_a_comment_stays_text(correct):
    ada, _ = correct(f"ada,2.1,1,{EVIL}", f"ada,02_small,1,{EVIL}")
    assert feedback_page(ada).count("&lt;script&gt;") == 2
    assert not {"\x1b", "\u202e"} & set(feedback_page(ada))


def test_a_file_with_the_names_of_its_columns_is_laid_out_once(tmp_path):
    corrected(tmp_path, [])
    sheet = tmp_path / "by_hand" / "corrections.csv"
    assert sheet.read_text() == "student,exercise,points,comment\n"
    Sheets(tmp_path).write([])
    assert sheet.read_text() == "student,exercise,points,comment\n"


def test_a_file_that_has_lost_its_columns_is_refused_and_left_as_it_is(tmp_path):
    sheet = tmp_path / "by_hand" / "corrections.csv"
    sheet.parent.mkdir()
    sheet.write_text("ada,2.1,1\nada,2.2,1\n")
    with pytest.raises(WrongCall, match="no column called"):
        corrected(tmp_path, [])
    assert sheet.read_text() == "ada,2.1,1\nada,2.2,1\n"


def test_tenths_add_up(reference):
    by_hand = {"2.4": HandMark(0.1)}
    ada = Graded("ada", reference, result("2.1a"), by_hand, {"02_small": HandMark(0.2)})
    assert ada.total == 2.3
