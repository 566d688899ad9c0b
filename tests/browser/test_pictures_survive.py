"""A stepper through the life of a notebook: opened, run, left alone by its kernel, reopened."""

from __future__ import annotations

import json

from lab_page import executed, notebook

STEPPER = """
from gamesearch import TreeGame, alphabeta, record, show_steps
tree = [[[7, 3, 5], [2, 9, 4], [6, 1, 8]], [[5, 5, 2], [9, 3, 3], [1, 7, 6]],
        [[8, 2, 4], [6, 9, 1], [3, 7, 5]]]
show_steps(record(alphabeta, TreeGame(tree)))
"""


BROKEN = """() => [...document.querySelectorAll('.jupyter-widgets-disconnected')]
  .filter(view => getComputedStyle(view, '::before').content !== 'none').length"""


def steps_move_the_picture(page):
    slider = page.page.locator(".jp-OutputArea-output .gs-slider").first
    return all(page.step(slider) for _ in range(3))


def test_a_notebook_never_run_shows_its_pictures(lab, open_notebook):
    page = open_notebook(lab.add(executed(notebook(STEPPER)), "unrun.ipynb"))
    picture = page.page.locator(".jp-OutputArea-output img").first
    picture.wait_for()
    assert picture.evaluate("image => image.complete && image.naturalWidth > 300")
    assert page.errors == []
    assert page.complaints.all() == []


def test_a_stepper_needs_no_kernel_and_comes_back(lab, open_notebook):
    name = lab.add(notebook(STEPPER), "run.ipynb")
    page = open_notebook(name)
    page.run_all()
    lab.shut_down_kernels()
    assert steps_move_the_picture(page)
    page.save()
    saved = json.loads((lab.work / name).read_text())
    assert "widgets" in saved["metadata"], "no widgets saved: is the package installed with pip?"
    assert page.complaints.all(kernel=False) == []

    again = open_notebook(name, fresh=True)
    assert again.errors == []
    assert again.page.evaluate(BROKEN) == 0, "signs that say a working stepper is broken"
    assert steps_move_the_picture(again)
    assert again.complaints.all() == []


def test_a_stepper_stays_when_another_cell_is_run_the_next_day(lab, open_notebook):
    """JupyterLab itself saves the widgets of cells run since the kernel started, no others."""
    name = lab.add(notebook("1", STEPPER), "later.ipynb")
    today = open_notebook(name)
    today.run_all()
    today.save()
    lab.shut_down_kernels()

    tomorrow = open_notebook(name)
    tomorrow.run_cell(0)
    tomorrow.save()
    lab.shut_down_kernels()

    again = open_notebook(name, fresh=True)
    assert again.errors == []
    assert steps_move_the_picture(again)
    assert again.complaints.all() == []


def test_a_widget_that_is_lost_for_good_leaves_its_picture(lab, open_notebook):
    name = lab.add(notebook("1", STEPPER), "lost.ipynb")
    page = open_notebook(name)
    page.run_all()
    page.restart_kernel()  # before it was ever saved: nobody knows the widget any more
    page.run_cell(0)
    page.save()
    again = open_notebook(name, fresh=True)
    assert again.errors == []
    picture = again.page.locator(".jp-OutputArea-output img").first
    picture.wait_for()
    assert again.complaints.all() == []


PAPER = "() => getComputedStyle(document.querySelector('.jp-OutputArea-output img')).filter"


def test_the_paper_of_a_picture_does_not_glare_on_a_dark_page(lab, open_notebook):
    page = open_notebook(lab.add(executed(notebook(STEPPER)), "dark.ipynb"))
    page.page.locator(".jp-OutputArea-output img").first.wait_for()
    assert page.page.evaluate(PAPER) == "none"
    page.page.evaluate(
        "jupyterapp.commands.execute('apputils:change-theme', {theme: 'JupyterLab Dark'})"
    )
    page.wait("() => document.body.dataset.jpThemeLight === 'false'")
    assert page.page.evaluate(PAPER).startswith("brightness")
    page.page.evaluate(
        "jupyterapp.commands.execute('apputils:change-theme', {theme: 'JupyterLab Light'})"
    )
    page.wait("() => document.body.dataset.jpThemeLight === 'true'")
