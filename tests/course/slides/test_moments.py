"""A stepper on paper: three moments, each as the browser would draw it."""

from __future__ import annotations

from nbformat import v4

from gamesearch import TREES, TreeGame, alphabeta, record, show_steps
from gamesearch.course.notebook import WIDGET_VIEW, WIDGETS
from gamesearch.course.slides.cells import StepsForPrint
from gamesearch.course.slides.moments import stepper_moments
from gamesearch.drawing.charts import bars
from gamesearch.widgets.show_frames import show_frames


def models(widget):
    """The models of a widget as a notebook saves them."""
    from ipywidgets import Widget
    from ipywidgets.embed import embed_data

    state = embed_data(views=[widget], drop_defaults=False)["manager_state"]["state"]
    assert isinstance(widget, Widget)
    return state


def test_a_search_is_shown_on_its_way_and_at_its_end():
    trace = record(alphabeta, TreeGame(TREES["textbook"]))
    widget = show_steps(trace)
    page = stepper_moments(widget.model_id, models(widget))
    assert page.count("<figure>") == 3
    assert page.count("data-g=") % 3 == 0
    assert "Back at the root: MAX can be sure of 3" in page.rpartition("<figure>")[2]
    assert "Back at the root: MAX can be sure of 3" not in page.partition("</figure>")[0]


def test_frames_are_shown_first_middle_and_last_without_meeting_ids():
    charts = [bars(["a", "b"], [n, 2], alt=f"chart {n}") for n in range(5)]
    widget = show_frames(list(range(5)), charts)
    page = stepper_moments(widget.model_id, models(widget))
    assert [f"chart {n}" in page for n in range(5)] == [True, False, True, False, True]
    assert "§" not in page


def test_what_does_not_move_has_no_moments():
    from ipywidgets import HTML

    widget = HTML("still")
    assert stepper_moments(widget.model_id, models(widget)) == ""


def test_a_page_keeps_what_moves_and_has_its_moments_for_paper():
    widget = show_steps(record(alphabeta, TreeGame(TREES["textbook"])))
    view = {WIDGET_VIEW: {"model_id": widget.model_id}, "text/plain": "steps"}
    output = v4.new_output("display_data", view)
    hidden = v4.new_output("display_data", view | {"text/plain": "<revelation 2.p1: 3>"})
    notebook = v4.new_notebook(cells=[v4.new_code_cell(outputs=[output, hidden])])
    notebook.metadata["widgets"] = {WIDGETS: {"state": models(widget)}}
    StepsForPrint().preprocess(notebook, {})
    shown, kept = notebook.cells[0].outputs
    assert shown.metadata["moments"].count("<figure>") == 3
    assert WIDGET_VIEW in shown.data
    assert "moments" not in kept.metadata
