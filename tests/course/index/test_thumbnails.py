"""A small picture of what a lesson shows first."""

from __future__ import annotations

import io
import json
from base64 import b64decode

import pytest
from nbformat import v4

from gamesearch import TREES, KuhnPoker, draw_board, draw_tree
from gamesearch.course.index.thumbnails import SIZE, is_drawn, thumbnail

pytest.importorskip("PIL")


def written(course, *outputs):
    cells = [v4.new_code_cell(outputs=[v4.new_output("display_data", each)]) for each in outputs]
    path = course.notebook("notebooks", "02_pruning")
    path.write_text(json.dumps(v4.new_notebook(cells=cells)), encoding="utf-8")


def test_the_first_picture_of_a_lesson_made_small(course):
    from PIL import Image

    data, _ = draw_tree(TREES["textbook"])._repr_mimebundle_()
    from base64 import b64encode

    written(course, {"text/plain": "7"}, {"image/png": b64encode(data["image/png"]).decode()})
    image = Image.open(io.BytesIO(b64decode(thumbnail(course, "02_pruning"))))
    assert image.width == SIZE[0] or image.height == SIZE[1]


def test_a_lesson_that_is_not_built_or_shows_nothing_has_none(course):
    assert thumbnail(course, "02_pruning") == ""
    written(course, {"text/plain": "7"})
    assert thumbnail(course, "02_pruning") == ""


def test_a_board_in_letters_is_not_drawn():
    assert is_drawn(draw_tree(TREES["textbook"]).png)
    assert not is_drawn(draw_board(KuhnPoker()).png)
