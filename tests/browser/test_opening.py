"""The first look at a lesson: alive before it is run, and not marked as changed by being opened."""

from __future__ import annotations

import pytest
from lab_page import executed, notebook

CELLS = [
    'from gamesearch import predict\npredict("2.p1", "How many?", [5, 7, 9])',
    """from gamesearch import TREES, TreeGame, guess_pruned, minimax, record, show_steps
show_steps(record(minimax, TreeGame(TREES["textbook"])))""",
    "guess_pruned(TREES['textbook'])",
    "from gamesearch import TicTacToe, play\nplay(TicTacToe())",
    "from gamesearch import edit_leaves\nedit_leaves([[3, 12], [8, 4]])",
]
SIGNS = """() => [...document.querySelectorAll('.jupyter-widgets-disconnected')]
  .filter(view => getComputedStyle(view, '::before').content !== 'none')
  .map(view => view.className)"""
DIRTY = "() => jupyterapp.shell.currentWidget.context.model.dirty"


@pytest.fixture(scope="module")
def built():
    return executed(notebook(*CELLS))


@pytest.mark.parametrize("front_end", ["lab/tree", "notebooks"])
def test_a_trusted_notebook_is_unchanged_and_alive_before_anything_is_run(
    front_end, lab, open_notebook, built
):
    name = lab.add(built, "opened.ipynb")
    lab.wait_until_up()
    lab.trust(name)
    opened = open_notebook(name, fresh=True, front_end=front_end)
    opened.page.locator(".gs-predict").wait_for()
    says_what_needs_the_kernel(opened)
    is_marked_as_changed_by_typing_alone(opened)
    is_alive(opened)


def is_alive(opened):
    page = opened.page
    page.get_by_role("radio", name="7").check()
    page.get_by_role("button", name="Lock in").click()
    page.get_by_text("Your prediction: 7.").wait_for()
    page.locator(".gs-steps .gs-card").first.press("End")
    page.get_by_text("Back at the root").wait_for()
    page.get_by_role("button", name="Reveal").wait_for()
    assert page.evaluate(SIGNS) == []
    assert opened.errors == []


def says_what_needs_the_kernel(opened):
    status = opened.page.locator(".gamesearch-board .status")
    status.wait_for()
    said = status.evaluate("e => e.textContent + getComputedStyle(e, '::after').content")
    assert "Run the cell to play" in said
    assert opened.page.get_by_text("run this cell to change the leaves").is_visible()


def is_marked_as_changed_by_typing_alone(opened):
    opened.page.locator(".gamesearch-board").wait_for()
    assert not opened.page.evaluate(DIRTY)
    opened.page.locator(".jp-CodeCell .cm-content").nth(1).click()
    opened.page.keyboard.type("1")
    opened.wait(DIRTY)


def test_running_marks_it_as_changed(lab, open_notebook):
    opened = open_notebook(lab.add(notebook("1"), "runs.ipynb"))
    assert not opened.page.evaluate(DIRTY)
    opened.run_all()
    opened.wait(DIRTY)


def test_what_waited_for_the_kernel_says_nothing_once_it_is_there(lab, open_notebook):
    opened = open_notebook(lab.add(notebook(CELLS[-1]), "awake.ipynb"))
    opened.run_all()
    opened.page.locator(".gs-stepper").wait_for()
    assert not opened.page.get_by_text("run this cell to change the leaves").is_visible()
