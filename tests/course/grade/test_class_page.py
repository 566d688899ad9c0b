"""The grader's page: how each exercise went, what was misunderstood, and what needs a person."""

from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser

import pytest

from gamesearch.course.grade.by_hand import HandMark
from gamesearch.course.grade.class_page import NO_QUESTION, class_page, questions_in
from gamesearch.course.grade.grade_one import refused
from gamesearch.course.grade.gradebook import Graded
from gamesearch.course.grade.submissions import Stray

from .made_up import result

EVIL = "<script>alert(1)</script>\"'><img src=x onerror=y>\u202e\x1b[31m"
ALL, NONE = "2.1a 2.2a 2.2b 2.3a", ""


def hint(question):
    return {"2.2": f"Exercise 2.2: not yet.\nOn [[3]] it returned 4.\n{question}"}


@pytest.fixture
def graded(reference):
    def grader(student, right="2.1a 2.2b", mark=None, stem="02_small", **parts):
        marked_with = replace(reference, stem=stem)
        return Graded(student, marked_with, result(right, **parts), {"2.4": mark})

    return grader


@pytest.fixture
def damaged(reference):
    nothing = refused(reference, "it is not JSON: save the notebook and hand it in again")
    return lambda student: Graded(student, reference, nothing, {})


class Tables(HTMLParser):
    """The rows of every table by its caption, and all tags that were opened."""

    def __init__(self, text):
        super().__init__()
        self.tables, self.tags, self.links, self.rows, self.inside = {}, [], [], [], ""
        self.headers = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.links += [value for key, value in attrs if key == "href"]
        if tag == "table":
            self.caption, self.rows = "", []
        elif tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.rows[-1].append("")
            if tag == "th":
                self.headers.append(dict(attrs).get("scope"))
        if tag in ("td", "th", "caption"):
            self.inside = tag

    def handle_endtag(self, tag):
        if tag in ("td", "th", "caption"):
            self.inside = ""
        elif tag == "table":
            self.tables[" ".join(self.caption.split())] = self.rows

    def handle_data(self, data):
        if self.inside == "caption":
            self.caption += data
        elif self.inside:
            self.rows[-1][-1] += data


def tables(graded, strays=(), ungraded=None):
    return Tables(class_page(graded, strays, ungraded or {})).tables


def test_each_exercise_says_how_many_have_all_part_and_nothing(graded):
    found = tables([graded("ada", ALL), graded("ben"), graded("eve", NONE, HandMark(3))])
    assert found["Students with all points, a part, nothing"] == [
        ["Exercise", "Shares", "All", "Part", "Nothing", "To mark", "Mean", "of"],
        ["2.1 · The value", "", "2", "0", "1", "0", "1.3", "2"],
        ["2.2 · Write it", "", "1", "1", "1", "0", "3.7", "8"],
        ["2.3 · Choose", "", "1", "0", "2", "0", "1.3", "4"],
        ["2.4 · Why?", "", "1", "0", "0", "2", "3.0", "3"],
    ]


def test_a_bar_has_a_segment_per_share_and_its_length(graded):
    text = class_page([graded("ada", ALL), graded("ben", ALL), graded("eve")], [], {})
    assert '<i class="all" style="flex: 2"></i><i class="part" style="flex: 1"></i></span>' in text


def test_misconceptions_are_counted_by_their_question(graded):
    met = [
        graded("ada", hints=hint("Who moves here?")),
        graded("ben", hints=hint("Who moves here?\n(Your code printed: 7)")),
        graded("eve", hints=hint("Is a bound a value?")),
        graded("kim", hints={"2.2": "Exercise 2.2: not yet.\nIt raised KeyError: 7"}),
        graded("lee", ALL, hints={}),
    ]
    assert tables(met)["Misconceptions met, by the question that was asked"] == [
        ["Exercise", "Question", "Students"],
        ["2.2", "Who moves here?", "2"],
        ["2.2", NO_QUESTION, "1"],
        ["2.2", "Is a bound a value?", "1"],
    ]


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("", []),
        ("✓ Exercise 2.2 passes.\nFine.\nIs it?", []),
        ("Exercise 2.2: not yet.", [NO_QUESTION]),
        ("Exercise 2.2: not yet.\nIt is 4.\n(Your code printed: 3)", [NO_QUESTION]),
        ("Exercise 2.2: not yet.\nIt is 4.\nWhy?\nA smaller case: [3]", ["Why?"]),
        ("Exercise 2.2: not yet.\nA\nB?\n\nExercise 2.2: not yet.\nC\nD?", ["B?", "D?"]),
    ],
)
def test_a_hint_is_known_by_its_question(said, found):
    assert questions_in(said) == found


def test_what_has_no_mark_is_named_with_its_reason(graded, damaged):
    strays = [Stray("kim/pruning.ipynb", "no topic is called pruning: rename it")]
    found = tables([graded("ada"), damaged("ben")], strays, {"02_small/eve": "it died, twice"})
    assert found["Files without a mark. None of them counts as 0 points."][1:] == [
        ["ben/02_small.ipynb", "damaged", "it is not JSON: save the notebook and hand it in again"],
        ["eve/02_small.ipynb", "not graded", "it died, twice: grade again"],
        ["kim/pruning.ipynb", "no submission", "no topic is called pruning: rename it"],
    ]


def test_who_has_not_handed_in_is_named_by_topic(graded):
    strays = [Stray("kim/pruning.ipynb", "no topic is called pruning: rename it")]
    here = [graded("ada"), graded("ada", stem="03_other"), graded("ben")]
    text = class_page(here, strays, {"03_other/lee": "it died"})
    assert "<li><b>02 small</b> (2): kim, lee</li>" in text
    assert "<li><b>03 other</b> (2): ben, kim</li>" in text


def test_who_is_in_the_class_and_handed_in_nothing_is_missing(graded):
    text = class_page([graded("ada", mark=HandMark(1))], [], {}, ["ada", "kim"])
    assert "<li><b>02 small</b> (1): kim</li>" in text
    [rows] = [rows for about, rows in Tables(text).tables.items() if "A name leads" in about]
    assert rows[1:] == [["ada", "6", "6"], ["kim", "missing", ""]]


def test_what_came_late_is_said_and_counted(graded):
    here = [replace(graded("ada", mark=HandMark(1)), is_late=True), graded("ben")]
    text = class_page(here, [], {})
    assert "2 handed in, 1 late. Mean 5.5 of 17 points." in text
    [rows] = [rows for about, rows in Tables(text).tables.items() if "A name leads" in about]
    assert rows[1:] == [["ada", "6, late", "6"], ["ben", "5 so far", "5"]]


def test_answers_that_wait_for_a_person_are_counted(graded):
    waiting = [
        graded("ada"),
        graded("ben", mark=HandMark(2)),
        graded("eve", mark=HandMark(0, "nothing was written"), texts={"2.4": ""}),
    ]
    [rows] = [rows for caption, rows in tables(waiting).items() if "by hand" in caption]
    assert rows[1:] == [["2.4", "task, model answer", "1", "1"]]


def test_where_all_is_marked_it_says_so(graded):
    assert "Nothing: every notebook" in class_page([graded("ada", mark=HandMark(1))], [], {})


def test_a_row_per_student_leads_to_their_page(graded, damaged):
    here = [graded("a b/ü?", mark=HandMark(1)), damaged("ben"), graded("ben", stem="03_other")]
    page = Tables(class_page(here, [], {"02_small/eve": "it died"}))
    assert page.tables["Points by topic. A name leads to that student's page."] == [
        ["Student", "02 small (17)", "03 other (17)", "Total"],
        ["a b/ü?", "6", "missing", "6"],
        ["ben", "damaged", "5 so far", "5"],
        ["eve", "not graded", "missing", ""],
    ]
    assert "feedback/a%20b/%C3%BC%3F/index.html" in page.links


def test_a_class_of_nobody_has_a_page():
    assert "Nobody has handed in anything." in class_page([], [], {})


def test_whatever_is_in_the_folder_stays_text(graded, damaged):
    plain = [graded("ada", hints=hint("x")), damaged("eve")]
    evil = [graded(EVIL, hints=hint(EVIL)), damaged("\udcff")]
    strays = [Stray(EVIL, EVIL)]
    before = Tables(class_page(plain, [Stray("kim/x", "x")], {"02_small/x": "x"}))
    text = class_page(evil, strays, {f"02_small/{EVIL}": EVIL})
    after = Tables(text)
    assert set(after.tags) == set(before.tags)
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert "script" not in after.tags


def test_it_can_be_read_aloud_and_loads_nothing(graded):
    page = Tables(class_page([graded("ada", hints=hint("x"))], [], {}))
    assert all(page.headers), "every header cell says what it is the header of"
    assert page.tags.count("table") == page.tags.count("caption")
    assert not {"script", "img", "link", "iframe"} & set(page.tags)
    assert page.tags.count("h1") == 1
    assert page.tags.count("main") == 1
