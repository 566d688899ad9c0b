"""Saved widgets are shown when a notebook is opened, however late its kernel answers."""

from __future__ import annotations

import nbformat
import pytest
from lab_page import LAB, executed, notebook
from nbformat import v4

STEPPER = """from gamesearch import TREES, TreeGame, minimax, record, show_steps
show_steps(record(minimax, TreeGame(TREES["textbook"])))"""
MISSED = "Error displaying widget: model not found"
AGAIN = "Run the cell above: what was shown here needs it."
VIEW = "application/vnd.jupyter.widget-view+json"


class Breaking:
    """Between a page and its kernels: the connection breaks when widgets are first asked for."""

    def __init__(self, page):
        self.broke = False
        page.route_web_socket("**/api/kernels/**", self.connect)

    def connect(self, browser):
        kernel = browser.connect_to_server()

        def asked(message):
            text = message if isinstance(message, bytes) else message.encode()
            if not self.broke and b"comm_info_request" in text:
                self.broke = True
                browser.close()
            else:
                kernel.send(message)

        browser.on_message(asked)


@pytest.fixture
def built(lab):
    lab.add(executed(notebook(STEPPER)), "late.ipynb")
    lab.wait_until_up()
    lab.trust("late.ipynb")
    return "late.ipynb"


@pytest.mark.parametrize("front_end", [LAB, "notebooks"])
def test_a_connection_that_breaks_while_widgets_are_restored_loses_none(
    built, lab, new_page, front_end
):
    page = new_page(fresh=True)
    connection = Breaking(page)
    page.goto(f"{lab.url}/{front_end}/{built}?reset", wait_until="commit")
    page.locator(".gs-steps .gs-card").press("End")
    page.get_by_text("Back at the root").wait_for()
    assert connection.broke
    assert page.get_by_text(MISSED).count() == 0
    page.close()


FORGET = """async () => {
  const [cell] = jupyterapp.shell.currentWidget.content.widgets;
  const view = cell.outputArea.widgets[0].widgets.find(one => one._manager);
  const manager = await view._manager.promise;
  manager._models = Object.create(null);
  view.node.textContent = 'Error displaying widget: model not found'; }"""


def test_what_jupyterlab_did_not_find_is_taken_from_the_file(built, open_notebook):
    opened = open_notebook(built)
    opened.page.locator(".gs-steps .gs-card").wait_for()
    opened.page.evaluate(FORGET)  # as it is when the kernel is asked twice at once
    opened.page.locator(".gs-steps .gs-card").press("End")
    opened.page.get_by_text("Back at the root").wait_for()
    assert opened.errors == []


def test_what_no_file_holds_says_how_it_comes_back(lab, open_notebook):
    made = notebook("import ipywidgets\nipywidgets.IntSlider(description='one of my own')")
    gone = {VIEW: {"model_id": "gone", "version_major": 2, "version_minor": 0}}
    made.cells[0].outputs = [v4.new_output("display_data", {**gone, "text/plain": "IntSlider()"})]
    nbformat.write(made, lab.work / "gone.ipynb")
    lab.wait_until_up()
    lab.trust("gone.ipynb")
    opened = open_notebook("gone.ipynb")
    opened.page.get_by_text(AGAIN).wait_for()
    opened.run_all()
    opened.page.get_by_text("one of my own").locator("visible=true").last.wait_for()
    assert opened.page.get_by_text(AGAIN).count() == 0
