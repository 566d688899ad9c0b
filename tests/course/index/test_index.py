"""Index and topics follow from the sources."""

from __future__ import annotations

import pytest

from gamesearch.course.folder import find_course
from gamesearch.course.index.index import index, needs
from gamesearch.course.index.tables import (
    TEXTBOOK,
    by_letter,
    link,
    missing_corrections,
    missing_topics,
    read_table,
)

STEMS = ["00_games", "01_minimax", "02_pruning"]
LESSON = """
# %% [markdown]
# # {number} · Title
# **Two play. Who wins, if both
# play well?**
#
# **Objectives**
#
# - trace a tree
# - explain its value
#
# **Time** 40 minutes
#
# ## Why it is safe
"""


@pytest.fixture
def lessons(course, write):
    for stem in STEMS:
        write("notebooks", stem, LESSON.format(number=int(stem[:2])))
    return course


def pages(course):
    return {cell.id: cell.source for cell in index(course).cells}


def test_the_index_lists_lessons_with_question_and_minutes(lessons):
    text = pages(lessons)["lessons"]
    assert "| [1 · Title](01_minimax.ipynb) | Two play. Who wins, if both play well? | 40 |" in text
    assert "3 lessons, 120 minutes in all" in text


def test_the_index_lists_what_each_lesson_teaches(lessons):
    assert (
        "**[1 · Title](01_minimax.ipynb)**\n\n- trace a tree\n- explain its value"
        in (pages(lessons)["objectives"])
    )


def test_an_objective_may_run_over_a_line(course, write):
    long = LESSON.format(number=0).replace("# - explain its value", "# - explain its\n#   value")
    write("notebooks", "00_games", long)
    assert "- explain its value" in pages(course)["objectives"]


def test_the_index_says_how_to_use_the_course(lessons):
    told = pages(lessons)
    assert "**Start here:** open [0 · " in told["lessons"]
    assert all(f"**As a{who}.**" in told["using"] for who in (" grader", "n instructor"))
    assert next(iter(told)) == "lessons"
    assert list(told)[-1] == "using"  # after all that a student needs


def test_the_map_follows_what_the_lessons_need(course, write):
    for stem, line in zip(STEMS, ("Python", "lesson 00", "lessons 00 and 01: trees"), strict=True):
        lesson = LESSON.format(number=int(stem[:2]))
        write(
            "notebooks", stem, lesson.replace("40 minutes", f"40 minutes\n#\n# **You need** {line}")
        )
    assert needs(course) == {
        "00_games": set(),
        "01_minimax": {"00_games"},
        "02_pruning": {"01_minimax"},
    }
    assert (
        'alt="Map of the lessons: 00 games leads to 01 minimax; 01 minimax leads to'
        in (pages(course)["map"])
    )


def test_corrections_stand_under_their_lesson_with_their_place(lessons):
    write_errata(lessons, "E01,10^2,10^3,02_pruning,Why it is safe,computed", "E02,a,b,,,form")
    text = pages(lessons)["corrections"]
    place = "[Why it is safe](02_pruning.ipynb#Why-it-is-safe)"
    assert "### 02 pruning\n\n| | often printed" in text
    assert f"| E01 | 10<sup>2</sup> | 10<sup>3</sup> | computed: {place} |" in text
    assert text.endswith("| E02 | a | b | form |")
    assert missing_corrections(lessons) == []


def test_a_correction_without_a_place_or_a_way_is_named(lessons):
    write_errata(lessons, "E01,a,b,02_pruning,Elsewhere,computed", "E02,a,b,,,shown")
    found = "\n".join(map(str, missing_corrections(lessons)))
    assert "errata.csv:2: 02_pruning has no heading 'Elsewhere'" in found
    assert "errata.csv:3: E02 is shown how: 'shown'" in found


def write_errata(course, *rows):
    text = "\n".join(["id,printed,true,notebook,heading,how", *rows, ""])
    (course.root / "notebooks/errata.csv").write_text(text, "utf-8")


def test_the_index_says_where_a_topic_is_treated(lessons):
    topics = "topic,notebook,heading\nwindow,02_pruning,Why it is safe\n"
    (lessons.root / "notebooks/topics.csv").write_text(topics, "utf-8")
    text = pages(lessons)["topics"]
    assert "- window: [02 pruning, Why it is safe](02_pruning.ipynb#Why-it-is-safe)" in text
    assert missing_topics(lessons) == []


def test_the_index_is_grouped_by_first_letter_in_order():
    rows = [("UCB1", "11_mcts", "B"), ("alpha", "02_pruning", "A"), ("A*", "00_games", "C")]
    rows.append(("utility", "00_games", "D"))
    letters = by_letter(rows)
    assert [(letter, list(terms)) for letter, terms in letters.items()] == [
        ("A", ["A*", "alpha"]),
        ("U", ["UCB1", "utility"]),
    ]


def test_a_term_has_one_line_with_all_its_headings_each_once():
    rows = [("Nim", "11_mcts", "B"), ("Nim", "00_games", "A"), ("Nim", "11_mcts", "B")]
    assert by_letter(rows) == {"N": {"Nim": [("00_games", "A"), ("11_mcts", "B")]}}


def test_the_page_of_topics_is_a_line_for_each_term_under_its_letter(lessons):
    topics = "topic,notebook,heading\nwin,00_games,A\nwin,01_minimax,B\nalpha,02_pruning,C\n"
    (lessons.root / "notebooks/topics.csv").write_text(topics, "utf-8")
    assert pages(lessons)["topics"] == (
        "## Where is it?\n\n### A\n\n- alpha: [02 pruning, C](02_pruning.ipynb#C)\n\n"
        "### W\n\n- win: [00 games, A](00_games.ipynb#A); [01 minimax, B](01_minimax.ipynb#B)"
    )


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [
        ("A printed `order_moves`", "A-printed-order_moves"),
        ("Who moved *into* it", "Who-moved-into-it"),
        ("How would A* go?", "How-would-A%2A-go%3F"),
    ],
)
def test_a_link_leads_to_the_heading_as_it_is_shown(heading, anchor):
    assert link("00_games", heading).endswith(f"(00_games.ipynb#{anchor})")


def test_a_topic_without_its_heading_is_named_with_its_line(lessons):
    topics = "topic,notebook,heading\na,02_pruning,Elsewhere\nb,11_mcts,Why it is safe\n"
    (lessons.root / "notebooks/topics.csv").write_text(topics, "utf-8")
    found = [str(flaw) for flaw in missing_topics(lessons)]
    assert found[0].startswith("notebooks/topics.csv:2: 02_pruning has no heading 'Elsewhere'")
    assert found[1].startswith("notebooks/topics.csv:3: 'b' names no lesson: '11_mcts'")


def test_each_lesson_has_its_place_beside_the_textbook():
    course = find_course()
    told = [row["notebook"] for row in read_table(course, TEXTBOOK)]
    assert told == [path.stem for path in course.sources("notebooks")]
    pages = {cell.id: cell.source for cell in index(course).cells}
    assert (
        "| [01](01_minimax.ipynb) minimax | 5.2 Optimal Decisions in Games |" in pages["textbook"]
    )
