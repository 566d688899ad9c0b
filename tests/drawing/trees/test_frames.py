"""One picture and what changes in it from step to step."""

from __future__ import annotations

import pytest

from gamesearch import TREES, TreeGame, alphabeta, record
from gamesearch.drawing.trees.attributes import attributes
from gamesearch.drawing.trees.draw_tree import drawing_of
from gamesearch.drawing.trees.frames import SearchFrames

GAME = TreeGame(TREES["textbook"])


TRACE = record(alphabeta, GAME)


def test_a_step_book_is_small_repeatable_and_finds_all_its_parts():
    first, second = (SearchFrames(drawing_of(record(alphabeta, GAME))) for _ in range(2))
    assert (first.svg, first.book) == (second.svg, second.book)
    assert len(first.svg) < 6_000
    for part in first.book["parts"]:
        assert first.svg.count(f'data-g="{part}"') == 1
    assert " id=" not in first.svg  # two of them may stand on one page
    assert len(first.book["words"]) == len(first.book["steps"]) == len(first.times)


def test_the_steps_add_up_to_the_picture_of_each_moment():
    drawing = drawing_of(TRACE)
    frames = SearchFrames(drawing)
    book, shown = frames.book, {}
    for time, changes in zip(frames.times, book["steps"], strict=True):
        for part, value in zip(changes[::2], changes[1::2], strict=True):
            shown[book["parts"][part]] = book["values"][value]
        assert shown == attributes(drawing.plan.nodes, drawing.scene(time), drawing.place)


def test_only_a_recorded_search_has_steps():
    with pytest.raises(ValueError, match="only a recorded search"):
        SearchFrames(drawing_of([3, 5]))
