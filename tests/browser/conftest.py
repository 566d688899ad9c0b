"""One JupyterLab and one Chromium for all browser tests of a process."""

from __future__ import annotations

import functools
import http.server
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from lab_page import FLAGS, LAB, PATIENCE, Lab, Notebook, find_chromium

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Everything in this folder needs a browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    from sharing import Sharing

    return Sharing(config, log)


def missing(what: str) -> None:
    """On a reader's machine the tests are skipped; where everything must be checked they fail."""
    message = f"the browser tests need {what}"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    path = find_chromium()
    if path is None:
        missing("Chromium: install it with your system's package manager")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright: pip install playwright")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        yield browser
        browser.close()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="package")
def served() -> Iterator[Callable[[Path], str]]:
    """The address at which a folder can be read, from this machine alone."""
    with ExitStack() as servers:

        def start(folder: Path) -> str:
            handler = functools.partial(_Quiet, directory=folder)
            server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
            threading.Thread(target=server.serve_forever, daemon=True).start()
            servers.callback(server.server_close)
            servers.callback(server.shutdown)  # comes first
            return f"http://127.0.0.1:{server.server_address[1]}/"

        yield start


@pytest.fixture(scope="package")
def lab(chromium: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    server = Lab(tmp_path_factory.mktemp("lab"))
    yield server
    server.stop()


@pytest.fixture(scope="package")
def new_page(chromium: Any) -> Callable[..., Any]:
    """A page in a browser profile that has, or has never, seen the course before."""

    def context() -> Any:
        made = chromium.new_context(viewport={"width": 1280, "height": 900})
        made.set_default_timeout(PATIENCE)
        return made

    known = context()
    return lambda fresh: (context() if fresh else known).new_page()


@pytest.fixture(scope="package")
def tab(new_page: Callable[..., Any]) -> Any:
    """The tab in which JupyterLab stays open from test to test."""
    return new_page(fresh=False)


@pytest.fixture
def open_notebook(
    lab: Lab, new_page: Callable[..., Any], tab: Any
) -> Iterator[Callable[..., Notebook]]:
    """Opens a notebook of the server; `fresh`: in a browser that has never been here before.

    What a test opens first is opened in the tab that is there; whoever comes back, or comes to
    another front end, loads the whole page. `beside` another notebook it is opened in its tab.
    """
    opened: list[Notebook] = []

    def open_it(
        name: str, fresh: bool = False, front_end: str = LAB, beside: Notebook | None = None
    ) -> Notebook:
        lab.wait_until_up()
        if beside:
            page = beside.page
        else:
            page = new_page(fresh) if opened or fresh or front_end != LAB else tab
        opened.append(Notebook(page, lab, name, front_end))
        return opened[-1]

    yield open_it
    for one in opened:
        one.leave() if one.page is tab else one.page.close()
    lab.shut_down_kernels()
