"""JupyterLite of the site, in Chromium, without a network: `make lite` runs this.

It builds with the Pyodide of the npm registry, which brings no numpy and no matplotlib: what needs
neither runs here, and a picture says what it waits for.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from gamesearch.course.folder import LESSONS, find_course
from gamesearch.course.site.site import build_site as build

PYODIDE = os.environ.get("GAMESEARCH_PYODIDE", "")
pytestmark = pytest.mark.skipif(not PYODIDE, reason="takes minutes: make lite")
COURSE = find_course(Path(__file__))
STEM = COURSE.built(LESSONS)[2].stem
PATIENCE = 300_000  # milliseconds: a Python is compiled first
STARTED = """() => window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel
  && jupyterapp.shell.currentWidget.content.widgets.length > 0"""
RUN = """async code => {
  const kernel = jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const run = kernel.requestExecute({code}), heard = [];
  run.onIOPub = ({content}) => heard.push(
    content.text ?? content.traceback?.join("\\n") ?? content.data?.["text/html"]
    ?? content.data?.["text/plain"] ?? "");
  await run.done;
  return heard.join("");
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory, served):
    folder = tmp_path_factory.mktemp("site") / "html"
    assert build(COURSE, [STEM], folder, lite=True, pyodide=Path(PYODIDE)) == []
    told = folder / "lite" / "jupyter-lite.json"
    config = json.loads(told.read_text())
    config["jupyter-config-data"]["exposeAppInBrowser"] = True  # for the test to speak with it
    told.write_text(json.dumps(config))
    return served(folder)


@pytest.fixture(scope="module")
def opened(chromium, server):
    """The exercises in JupyterLite, reached as a reader does, and what was asked of other hosts."""
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    context.set_default_timeout(PATIENCE)
    outside = []

    def gate(route):
        url = urlsplit(route.request.url)
        if url.scheme in ("data", "blob") or url.hostname == "127.0.0.1":
            route.continue_()
        else:
            outside.append(route.request.url)
            route.abort()

    context.route("**/*", gate)
    page = context.new_page()
    page.goto(f"{server}exercises/{STEM}.html")
    page.get_by_role("link", name="do them here").click()
    page.wait_for_function(STARTED)
    yield lambda code: page.evaluate(RUN, code), outside
    context.close()


@pytest.fixture
def run(opened):
    return opened[0]


def test_the_package_is_there(run):
    assert "emscripten" in run("import gamesearch, sys; print(gamesearch, sys.platform)")


def test_a_search_is_recorded_and_counted(run):
    told = run(
        "from gamesearch import *\n"
        "game = TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]])\n"
        "trace = record(alphabeta, game)\n"
        "print(len(list(trace.visits())) == count(alphabeta, game).nodes, solve(Nim(7)).value)"
    )
    assert told.strip() == "True 1"


def test_an_answer_is_checked(run):
    wrong = run("from gamesearch import check, minimax\ncheck('2.2', lambda *given, **more: 0)")
    assert "2.2" in wrong
    assert "Error" not in wrong


def test_a_picture_says_in_one_line_what_it_waits_for(run):
    told = run("from gamesearch import TreeGame, draw_tree\ndraw_tree(TreeGame([1, 2]))")
    assert "MissingExtra: the package matplotlib is needed for pictures: " in told
    assert "Traceback" not in told
    assert "\n" not in told.strip()


def test_nothing_is_asked_of_another_host(opened):
    run, outside = opened
    run("print(1)")
    assert outside == []
