"""A stepper in JupyterLab: it steps both ways and jumps, by keys and by Play, with no kernel."""

from __future__ import annotations

import json

import pytest
from lab_page import executed, notebook

STEPPER = """
from gamesearch import TreeGame, alphabeta, record, show_steps
trace = record(alphabeta, TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]]))
stepper = show_steps(trace)
stepper
"""
CUT = (
    "MIN here can hold MAX to 2, MAX already has 3 elsewhere: the remaining 2 moves cannot matter."
)
END = "Back at the root: MAX can be sure of 3, by move 0. 2 moves never looked at."


@pytest.fixture
def steps(lab, open_notebook):
    opened = open_notebook(lab.add(notebook(STEPPER, "stepper"), "stepper.ipynb"))
    opened.run_all()
    opened.page.locator("svg[role=img]").nth(1).wait_for()
    return opened


def press(opened, key, times=1, view=0):
    handle = opened.page.locator(".gs-slider").nth(view)
    handle.focus()
    for _ in range(times):
        handle.press(key)


def says(opened, words, view=0):
    opened.wait(
        "([words, view]) => document.querySelectorAll('.gs-words')[view].textContent === words",
        [words, view],
    )


def drawn(opened, view=0):
    """All that is visible. (Pixels differ by a shade, as the browser repaints parts.)"""
    return opened.page.evaluate(
        """view => [...document.querySelectorAll('svg[role=img]')[view].children]
          .filter(e => e.getAttribute('display') !== 'none')
          .map(e => [...e.attributes].map(a => a.name + '=' + a.value).sort() + e.textContent)""",
        view,
    )


def test_a_step_forward_back_and_a_jump_say_and_show_the_same_as_ever(steps):
    picture = steps.page.locator("svg[role=img]").first
    first = drawn(steps)
    press(steps, "ArrowRight", 8)
    says(steps, CUT)
    assert picture.get_attribute("aria-label") == f"Step 8 of 14. {CUT}"
    cut = drawn(steps)
    press(steps, "End")
    says(steps, END)
    press(steps, "ArrowLeft", 6)
    says(steps, CUT)
    assert drawn(steps) == cut
    press(steps, "Home")
    says(steps, "MAX to move at the root: 3 moves to look at.")
    assert drawn(steps) == first
    assert cut != first
    assert (steps.errors, steps.complaints.all()) == ([], [])


def test_the_picture_takes_the_arrow_keys_itself(steps):
    card = steps.page.locator(".gs-card").first
    card.focus()
    card.press("End")
    says(steps, END)
    card.press("ArrowLeft")
    says(steps, "MIN can hold MAX to 2 here: MAX keeps 3.")
    assert steps.page.locator(".gs-at").first.inner_text() == "13 of 14"


def test_two_views_of_one_stepper_stay_together(steps):
    press(steps, "ArrowRight", 8, view=1)
    says(steps, CUT, view=0)
    says(steps, CUT, view=1)
    assert drawn(steps, 0) == drawn(steps, 1)


def test_stepping_and_play_need_no_kernel(lab, open_notebook):
    opened = open_notebook(lab.add(notebook(STEPPER), "alone.ipynb"))
    opened.run_all()
    opened.page.locator("svg[role=img]").wait_for()
    lab.shut_down_kernels()
    press(opened, "End")
    says(opened, END)
    press(opened, "Home")
    says(opened, "MAX to move at the root: 3 moves to look at.")
    opened.page.get_by_role("button", name="Play or pause").click()
    says(opened, "Leaf worth 3: MIN has 3 for now.")


def test_every_control_has_a_name(steps):
    names = steps.page.evaluate(
        """() => [...document.querySelectorAll('.gs-bar button, .gs-bar input, .gs-bar select')]
          .map(e => e.getAttribute('aria-label') || e.title || e.textContent.trim())"""
    )
    assert names
    assert all(names), names
    assert steps.page.locator(".gs-words").first.get_attribute("aria-live") == "polite"


def test_a_saved_notebook_opens_alive(lab, open_notebook):
    """The state is in the file: the picture is there, moves, and no other host is asked."""
    saved = lab.work.parent / "settings/@jupyter-widgets/jupyterlab-manager"
    saved.mkdir(parents=True, exist_ok=True)
    (saved / "plugin.jupyterlab-settings").write_text(json.dumps({"saveState": True}))
    opened = open_notebook(lab.add(notebook(STEPPER), "saved.ipynb"))
    opened.run_all()
    opened.page.locator("svg[role=img]").wait_for()
    press(opened, "ArrowRight", 8)
    says(opened, CUT)
    opened.save()
    lab.shut_down_kernels()
    again = open_notebook("saved.ipynb")
    again.page.locator("svg[role=img]").wait_for()
    says(again, CUT)
    press(again, "End")
    says(again, END)
    assert (again.errors, again.complaints.all()) == ([], [])


def test_a_built_notebook_shows_its_picture_before_it_is_trusted(lab, open_notebook):
    opened = open_notebook(lab.add(executed(notebook(STEPPER)), "built.ipynb"))
    opened.page.locator(".jp-OutputArea-output").locator("img, svg").first.wait_for()
    assert opened.errors == []


def test_frames_predictions_and_guesses_work_without_a_kernel(lab, open_notebook):
    cell = """
from gamesearch import (
    guess_pruned,
    predict,
    reveal,
    show_frames,
    TreeGame,
)
from gamesearch.drawing.charts import bars
from IPython.display import display
display(show_frames([1, 2], [bars(["a"], [n], alt=f"depth {n}: {n}") for n in (1, 2)], label="d"))
display(predict("1.p1", "How many leaves?"), reveal("1.p1", 7, "Two are cut."))
display(guess_pruned([[3, 12, 8], [2, 4, 6], [14, 5, 2]]))
"""
    opened = open_notebook(lab.add(notebook(cell), "others.ipynb"))
    opened.run_all()
    page = opened.page
    page.get_by_role("button", name="Reveal").wait_for()
    lab.shut_down_kernels()

    press(opened, "ArrowRight")
    says(opened, "depth 2: 2")

    page.get_by_text("No prediction yet. Make one above").wait_for()
    field = page.get_by_role("textbox", name="How many leaves?")
    field.fill("9")
    field.press("Enter")
    page.get_by_text("You predicted 9, it is 7.").wait_for()

    page.get_by_role("checkbox", name="Leaf 2 of 9, worth 12").click()
    branch = page.get_by_role("button", name="All leaves below move 1")
    branch.focus()
    branch.press("Enter")
    page.get_by_text("4 of 9 leaves crossed out.").wait_for()
    page.get_by_role("button", name="Reveal").click()
    page.get_by_text("7 of 9 leaves are right. Alpha-beta never reads 2 of the 9 leaves").wait_for()
    page.get_by_text("you found 2 of them.").wait_for()
    page.get_by_text("Leaf 2 of 9, worth 12, is read: at that moment the window").wait_for()
    page.get_by_role("button", name="Try again").click()
    page.get_by_text("0 of 9 leaves crossed out.").wait_for()
    assert page.get_by_text("Leaf 2 of 9, worth 12, is read").count() == 0
    assert (opened.errors, opened.complaints.all(kernel=False)) == ([], [])
