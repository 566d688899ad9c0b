"""One JupyterLab and one Chromium for all browser tests; each test gets a fresh profile."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from lab_page import FLAGS, PATIENCE, Complaints, Lab, Notebook, find_chromium

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs a browser; one worker runs it, so that one server is up."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.xdist_group("browser"))


def missing(what: str) -> None:
    """On a reader's machine the tests are skipped; where everything must be checked they fail."""
    message = f"the browser tests need {what}"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


@pytest.fixture(scope="session")
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


@pytest.fixture(scope="session")
def lab(chromium: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    server = Lab(tmp_path_factory.mktemp("lab"))
    yield server
    server.stop()


@pytest.fixture
def open_notebook(chromium: Any, lab: Lab) -> Iterator[Callable[..., Notebook]]:
    """Opens a notebook of the server in a browser that has never been here before."""
    contexts = []

    def open_it(name: str, scheme: str = "light") -> Notebook:
        context = chromium.new_context(viewport={"width": 1280, "height": 900}, color_scheme=scheme)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        complaints = Complaints()
        complaints.watch(page)
        lab.wait_until_up()
        return Notebook(page, lab, name, complaints)

    yield open_it
    for context in contexts:
        context.close()
    lab.shut_down_kernels()
