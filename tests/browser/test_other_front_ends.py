"""The same stepper in Notebook 7 and in voila, which JupyterLab's own server brings along."""

from __future__ import annotations

import pytest
from lab_page import PATIENCE, Complaints, notebook

STEPPER = """
from gamesearch import TreeGame, alphabeta, record, show_steps
show_steps(record(alphabeta, TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]])))
"""
PLAIN = "from IPython.display import HTML; HTML('<p class=\"plain\">Nothing of ours</p>')"
FIRST = "MAX to move at the root: 3 moves to look at."
LAST = "Back at the root: MAX can be sure of 3, by move 0. 2 moves never looked at."


@pytest.fixture
def in_notebook_7(lab, open_notebook):
    def shown(cell, name):
        opened = open_notebook(lab.add(notebook(cell), name), front_end="notebooks")
        opened.run_all()
        return opened.page, opened.complaints

    return shown


@pytest.fixture
def in_voila(lab, new_page):
    pages = []

    def shown(cell, name):
        lab.wait_until_up()
        lab.add(notebook(cell), name)
        pages.append(new_page(fresh=True))
        complaints = Complaints()
        complaints.watch(pages[-1])
        pages[-1].goto(f"{lab.url}/voila/render/{name}", wait_until="commit", timeout=PATIENCE)
        return pages[-1], complaints

    yield shown
    for page in pages:
        page.close()


@pytest.mark.parametrize("front_end", ["in_notebook_7", "in_voila"])
def test_the_stepper_steps_and_plays_as_in_jupyterlab(front_end, request):
    shown = request.getfixturevalue(front_end)
    page, itself = shown(PLAIN, f"plain_{front_end}.ipynb")
    page.locator(".plain").wait_for()

    page, complaints = shown(STEPPER, f"stepper_{front_end}.ipynb")
    handle, words = page.locator(".gs-stepper .gs-slider"), page.locator(".gs-words")
    page.locator(".gs-stepper svg[role=img]").wait_for()
    for key, said in (("End", LAST), ("Home", FIRST)):
        handle.press(key)
        words.get_by_text(said, exact=True).wait_for()
    page.get_by_role("button", name="Play or pause").click()
    words.get_by_text("Leaf worth 3: MIN has 3 for now.", exact=True).wait_for()
    # The front end's own console may complain; nothing of ours may throw, or ask other hosts.
    assert set(complaints.exceptions) <= set(itself.exceptions)
    assert set(complaints.outside) <= set(itself.outside)
