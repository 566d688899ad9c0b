"""Navigation, index and topics follow from the sources."""

from __future__ import annotations

import pytest

from gamesearch.course.contents import index, missing_topics, navigation, prepare

STEMS = ["00_games", "01_minimax", "02_pruning"]
LESSON = """
# %% [markdown]
# # {number} · Title
# Who wins? **Time** 40 minutes
#
# ## Why it is safe
"""


@pytest.fixture
def lessons(course, write):
    for stem in STEMS:
        write("notebooks", stem, LESSON.format(number=int(stem[:2])))
    return course


def test_a_lesson_leads_to_its_neighbours():
    assert navigation("notebooks", "01_minimax", STEMS) == (
        "[‹ 00 games](00_games.ipynb) | [contents](index.ipynb) | [02 pruning ›](02_pruning.ipynb)"
    )


def test_a_solution_leads_to_its_lesson():
    assert navigation("solutions", "00_games", ["00_games"]) == (
        "[the lesson](../notebooks/00_games.ipynb) | [contents](../notebooks/index.ipynb)"
    )


def test_the_navigation_is_the_last_cell_and_is_marked(lessons):
    [path] = lessons.sources("notebooks", ["01_minimax"])
    last = prepare(lessons, path).cells[-1]
    assert (last.id, last.metadata.tags) == ("navigation", ["navigation"])
    assert last.source.startswith("[‹ 00 games]")


def test_the_index_lists_lessons_with_question_and_minutes(lessons):
    [cell] = index(lessons).cells
    assert "| [1 · Title](01_minimax.ipynb) | Who wins? | 40 |" in cell.source


def test_the_index_says_where_a_topic_is_treated(lessons):
    topics = "topic,notebook,heading\nwindow,02_pruning,Why it is safe\n"
    (lessons.root / "notebooks/topics.csv").write_text(topics, "utf-8")
    text = index(lessons).cells[1].source
    assert "- window: [02 pruning, Why it is safe](02_pruning.ipynb#Why-it-is-safe)" in text
    assert missing_topics(lessons) == []


def test_a_topic_without_its_heading_is_named_with_its_line(lessons):
    topics = "topic,notebook,heading\na,02_pruning,Elsewhere\nb,09_mcts,Why it is safe\n"
    (lessons.root / "notebooks/topics.csv").write_text(topics, "utf-8")
    found = [str(finding) for finding in missing_topics(lessons)]
    assert found[0].startswith("notebooks/topics.csv:2: 02_pruning has no heading 'Elsewhere'")
    assert found[1].startswith("notebooks/topics.csv:3: 'b' names no lesson: '09_mcts'")
