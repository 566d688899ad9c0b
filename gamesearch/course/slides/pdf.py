"""A page as PDF, printed by a Chromium that nobody sees."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from gamesearch.course.folder import WrongCall
from gamesearch.errors import GameSearchError

BROWSERS = (
    *("chromium", "chromium-browser", "google-chrome", "chrome", "microsoft-edge"),
    # Where macOS and Windows put them, which is on nobody's PATH.
    *(f"/Applications/{name}.app/Contents/MacOS/{name}" for name in ("Google Chrome", "Chromium")),
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
INSTALL = "apt install chromium, brew install --cask chromium or winget install Google.Chrome"
SECONDS = 180


class NotPrinted(GameSearchError, RuntimeError):
    """Chromium wrote no PDF; the text says what it complained of."""


def find_browser() -> str:
    """A browser that prints.

    Raises:
        WrongCall: there is none.
    """
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
    """
    with Browser() as browser:
        browser.open(page.resolve().as_uri() + query)
        browser.ask("Runtime.evaluate", expression="window.settled", awaitPromise=True)
        printed = browser.ask("Page.printToPDF", preferCSSPageSize=True, printBackground=True)
    pdf.write_bytes(base64.b64decode(printed["data"]))


class Browser:
    """A headless Chromium, spoken to in its own protocol."""

    def __enter__(self) -> Browser:
        self.folder = tempfile.TemporaryDirectory(prefix="printing-", ignore_cleanup_errors=True)
        as_root = hasattr(os, "geteuid") and os.geteuid() == 0
        command = [
            *(find_browser(), "--headless", "--disable-gpu", "--no-first-run"),
            *("--disable-background-networking", "--remote-debugging-port=0"),
            *(["--no-sandbox"] if as_root else []),
            f"--user-data-dir={self.folder.name}",
        ]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdout=quiet, stderr=quiet)
        self.asked = 0
        self.session: dict[str, str] = {}
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def open(self, address: str) -> None:
        from websocket import create_connection

        self.line = create_connection(self._address(), timeout=SECONDS, suppress_origin=True)
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        session = self.ask("Target.attachToTarget", targetId=target, flatten=True)
        self.session = {"sessionId": session["sessionId"]}
        self.ask("Page.enable")
        self.ask("Page.navigate", url=address)
        while self._heard().get("method") != "Page.loadEventFired":
            pass

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        self.asked += 1
        question = {"id": self.asked, "method": method, "params": parameters, **self.session}
        self.line.send(json.dumps(question))
        while (answer := self._heard()).get("id") != self.asked:
            pass
        if "error" in answer:
            raise NotPrinted(f"the browser refused {method}: {answer['error']['message']}")
        return answer["result"]

    def _heard(self) -> dict[str, Any]:
        return json.loads(self.line.recv())

    def _address(self) -> str:
        """Where it listens: it writes that into its own folder once it is up."""
        file = Path(self.folder.name, "DevToolsActivePort")
        deadline = time.monotonic() + SECONDS
        while not (file.exists() and file.read_text().count("\n")):
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise NotPrinted("the browser did not start: does it run from a terminal?")
            time.sleep(0.05)
        port, path = file.read_text().split("\n")[:2]
        return f"ws://127.0.0.1:{port}{path}"
