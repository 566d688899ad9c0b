"""Widgets are saved under names that do not change, and only those that are shown."""

from __future__ import annotations

import re

import pytest

from gamesearch.course.notebook import WIDGET_VIEW, read_notebook
from gamesearch.course.widgets import missing_models, saved_models


@pytest.fixture
def notebook(built):
    return read_notebook(built.notebook("notebooks", "01_widgets"))


@pytest.fixture
def models(notebook):
    return saved_models(notebook)


def views(notebook):
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    return [o.data[WIDGET_VIEW]["model_id"] for o in outputs if WIDGET_VIEW in o.get("data", {})]


def test_every_view_and_every_reference_finds_its_model(notebook, models):
    referred = re.findall(r"IPY_MODEL_(\w+)", str(models))
    assert len(views(notebook)) == 2
    assert set(views(notebook)) | set(referred) <= set(models)


def test_a_widget_shown_twice_has_one_name(notebook, models):
    box, slider = views(notebook)
    assert models[box]["state"]["children"][0] == f"IPY_MODEL_{slider}"


def test_links_are_kept_and_unseen_widgets_are_not(models):
    kinds = [model["model_name"] for model in models.values()]
    assert kinds.count("LinkModel") == 1
    assert "ButtonModel" not in kinds


def test_names_are_in_the_form_that_front_ends_expect(models):
    assert all(re.fullmatch(r"[0-9a-f]{32}", name) for name in models)


def test_a_view_without_its_model_is_found(notebook, models):
    assert missing_models(notebook) == []
    models.pop(views(notebook)[1])
    assert missing_models(notebook) == [4]
