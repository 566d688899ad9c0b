"""A saved notebook keeps the widgets it shows, forgets the others, and never shows a hole."""

from __future__ import annotations

import copy

from gamesearch.course.lab.saving import before_saving, keep_widgets
from gamesearch.course.notebook import WIDGET_VIEW, WIDGETS
from gamesearch.course.widgets import reachable, saved_models


def widget(*held, view="SomeView"):
    return {"state": {"_view_name": view, "children": [f"IPY_MODEL_{name}" for name in held]}}


def notebook(models, *shown):
    return {
        "metadata": {"widgets": {WIDGETS: {"state": models}}} if models else {},
        "cells": [
            {"outputs": [{"data": {WIDGET_VIEW: {"model_id": name}, "image/png": "…"}}]}
            for name in shown
        ],
    }


def kept(notebook):
    return set(saved_models(notebook))


def shows(notebook):
    return [sorted(cell["outputs"][0]["data"]) for cell in notebook["cells"]]


def test_what_an_output_shows_is_kept_with_all_it_holds():
    book = notebook({"box": widget("slider"), "slider": widget(), "old": widget()}, "box")
    keep_widgets(book, {})
    assert kept(book) == {"box", "slider"}


def test_links_stay_as_long_as_both_their_ends():
    link = {"state": {"source": ["IPY_MODEL_a", "value"], "target": ["IPY_MODEL_b", "value"]}}
    loose = {"state": {"source": ["IPY_MODEL_a", "value"], "target": ["IPY_MODEL_c", "value"]}}
    models = {"a": widget(), "b": widget(), "c": widget(), "link": link, "loose": loose}
    assert set(reachable(models, ["a", "b"])) == {"a", "b", "link"}


def test_a_widget_inside_the_output_of_a_widget_is_kept():
    output = {
        "state": {
            "_view_name": "OutputView",
            "outputs": [{"data": {WIDGET_VIEW: {"model_id": "b"}}}],
        }
    }
    assert set(reachable({"a": output, "b": widget()}, ["a"])) == {"a", "b"}


def test_what_jupyterlab_forgot_comes_from_the_file():
    before = notebook({"a": widget(), "b": widget("c"), "c": widget()}, "a", "b")
    now = notebook({"new": widget()}, "new", "b")
    keep_widgets(now, before)
    assert kept(now) == {"new", "b", "c"}


def test_where_the_widget_is_lost_the_picture_stays():
    book = notebook({"a": widget()}, "a", "lost")
    keep_widgets(book, {})
    assert shows(book) == [[WIDGET_VIEW, "image/png"], ["image/png"]]


def test_where_there_is_no_picture_the_page_stays():
    """A prediction is a list of its choices on paper."""
    book = notebook({}, "lost")
    data = book["cells"][0]["outputs"][0]["data"]
    data["text/html"] = data.pop("image/png")
    keep_widgets(book, {})
    assert shows(book) == [["text/html"]]


def test_a_lost_widget_with_nothing_else_to_show_is_left_alone():
    book = notebook({}, "lost")
    del book["cells"][0]["outputs"][0]["data"]["image/png"]
    keep_widgets(book, {})
    assert shows(book) == [[WIDGET_VIEW]]


def test_notebooks_without_widgets_and_other_files_are_not_touched():
    plain = {"metadata": {}, "cells": [{"source": "1"}, {"outputs": [{"text": "x"}]}]}
    same = copy.deepcopy(plain)
    before_saving("a.ipynb", {"type": "notebook", "content": plain}, object())
    assert plain == same
    before_saving("a.txt", {"type": "file", "content": "text"}, object())
