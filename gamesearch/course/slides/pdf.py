"""A page as PDF, printed by a Chromium that nobody sees."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gamesearch.course.folder import WrongCall
from gamesearch.errors import GameSearchError, needed

BROWSERS = (
    *("chromium", "chromium-browser", "google-chrome", "chrome", "microsoft-edge"),
    "chromium-headless-shell",
    # Where macOS and Windows put them, which is on nobody's PATH.
    *(f"/Applications/{name}.app/Contents/MacOS/{name}" for name in ("Google Chrome", "Chromium")),
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
INSTALL = "apt install chromium, brew install --cask chromium or winget install Google.Chrome"
SECONDS = 180
QUIET = ["--disable-gpu", "--no-first-run", "--disable-background-networking"]


class NotPrinted(GameSearchError, RuntimeError):
    """Chromium wrote no PDF; the text says what it complained of."""


def find_browser() -> str:
    """A browser that prints.

    Raises:
        WrongCall: there is none.
        MissingExtra: there is no playwright to tell it what to print.
    """
    with needed("printing a PDF", "pdf"):
        import playwright.sync_api  # noqa: F401
    for name in BROWSERS:
        if found := shutil.which(name):
            return found
    raise WrongCall(
        f"a PDF is printed by Chromium or Chrome, and there is none: {INSTALL}; "
        "or open the deck in any browser, add ?print-pdf to its address, and print"
    )


def print_page(page: Path, pdf: Path, query: str = "") -> None:
    """Write `page` as `pdf`, on paper of the size that the page's own styles ask for.

    The page says when it is ready to be printed: its script sets the promise `settled`.

    Raises:
        NotPrinted: the browser did not start, or the page was never ready.
    """
    with browser() as chromium:
        sheets = chromium.new_page()
        sheets.set_default_timeout(1000 * SECONDS)
        sheets.goto(page.resolve().as_uri() + query)
        sheets.wait_for_function("window.settled.then(() => true)")
        sheets.pdf(path=pdf, prefer_css_page_size=True, print_background=True, tagged=True)


@contextmanager
def browser() -> Iterator[Any]:
    """A Chromium that nobody sees.

    Raises:
        NotPrinted: it did not start, or a page was never ready.
    """
    path = find_browser()
    from playwright.sync_api import Error, sync_playwright

    as_root = hasattr(os, "geteuid") and os.geteuid() == 0  # root has no sandbox in Chromium
    with sync_playwright() as playwright:
        try:
            chromium = playwright.chromium.launch(
                executable_path=path, args=QUIET, chromium_sandbox=not as_root
            )
            yield chromium
            chromium.close()
        except Error as error:
            raise NotPrinted(f"{path} printed nothing: {error.message.strip()}") from None
