"""JupyterLab on loopback, and its notebooks as a reader's browser shows them.

Nothing here waits for a fixed time: each wait names what it waits for. Whatever a page asks of
another host is not found, and written down, like every complaint of the browser's console.
"""

from __future__ import annotations

import io
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",  # no other host is ever found
]
LAB = "lab/tree"  # the front end: what stands in an address before a notebook's name
OFTEN = 50  # milliseconds: asked in every frame, a page would be busy with the asking
NOT_HEARD = "Could not send widget sync message"
# Thrown by JupyterLab or the manager of widgets, where a session is gone when they ask for it.
GONE = "Cannot read properties of null (reading 'kernel')"
THEIRS = ("/static/lab/", "/extensions/@jupyter-widgets/")
PATIENCE = 60_000  # milliseconds, for what takes a second or two on a quiet machine

# A notebook far from the eye is in the page too; no news, no update checks, nothing from outside.
SETTINGS: dict[str, dict[str, Any]] = {
    "@jupyterlab/apputils-extension/notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
        "doNotDisturbMode": True,
    },
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"},
    # Each blink of a cursor is a frame of the whole page.
    "@jupyterlab/codemirror-extension/plugin": {"defaultConfig": {"cursorBlinkRate": 0}},
}

READY = """name => { const panel = window.jupyterapp && jupyterapp.shell.currentWidget;
  const session = panel && panel.context && panel.context.path === name && panel.sessionContext;
  return session && session.isReady && session.session && session.session.kernel
    && panel.content && panel.content.model && panel.content.widgets.length > 0; }"""
OPEN = """async path => { await jupyterapp.commands.execute('docmanager:open', { path }); }
"""  # whose result is the whole page's model: it would take seconds to bring it over
CLOSE_ALL = """() => { for (const one of [...jupyterapp.shell.widgets('main')]) one.dispose();
  window.gamesearchGuesses?.clear(); }"""  # a page remembers what was predicted on it
RESTORED = """() => ![...document.querySelectorAll('.jp-OutputArea-output')].some(
  out => out.textContent.startsWith('Loading widget'))"""
RUN = """command => {
  window.ran = jupyterapp.commands.execute(command).then(() => true, () => true); }"""
KERNEL = "jupyterapp.shell.currentWidget.sessionContext.session.kernel"
RESTART = f"() => {KERNEL}.restart()"
IDLE = f"() => {KERNEL}.status === 'idle'"
# What a kernel still says while its notebook is saved makes it dirty again: then save once more.
SAVE = """async () => { const { model } = jupyterapp.shell.currentWidget.context; let left = 5;
  do { await jupyterapp.commands.execute('docmanager:save'); } while (model.dirty && --left); }"""
CONTENT = "() => jupyterapp.shell.currentWidget.content.model.toJSON()"
SELECT = "index => { jupyterapp.shell.currentWidget.content.activeCellIndex = index; }"
ERRORS = """() => jupyterapp.shell.currentWidget.content.widgets.flatMap(cell => {
  const meant = (cell.model.getMetadata('tags') || []).includes('raises-exception');
  return [...cell.node.querySelectorAll('.jp-OutputArea-output')]
    .filter(out => !meant && out.dataset.mimeType === 'application/vnd.jupyter.error'
      || /^Error (displaying|creating) widget|model not found/.test(out.innerText.trim()))
    .map(out => out.innerText.slice(0, 500)); })"""

OUTPUT_OF = "xpath=ancestor::*[contains(@class, 'jp-OutputArea-output')][1]"
PICTURES = "img, svg, canvas, pre, .widget-html-content"
LARGEST = """(output, pictures) => { const sizes = [...output.querySelectorAll(pictures)]
    .map(each => each.getBoundingClientRect()).map(({ width, height }) => width * height);
  const largest = Math.max(0, ...sizes); return largest ? sizes.indexOf(largest) : -1; }"""
# What an output is drawn from. A look at it is dear: the second one waits until this differs.
DRAWN = """([output, pictures]) => [...output.querySelectorAll(pictures)]
  .map(each => each.matches('canvas') ? each.toDataURL() : each.outerHTML).join()"""
HOLD = f"(output, pictures) => {{ output.held = ({DRAWN})([output, pictures]); }}"
REDRAWN = f"([output, pictures]) => ({DRAWN})([output, pictures]) !== output.held"


def find_chromium() -> str | None:
    return next((path for name in CHROMIUM if (path := shutil.which(name))), None)


@dataclass
class Complaints:
    """What a page should never do: throw, log errors, ask other hosts."""

    console: list[str] = field(default_factory=list)
    exceptions: list[str] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)

    def watch(self, page: Any) -> None:
        for event, noted in self._heard().items():
            page.on(event, noted)

    def leave(self, page: Any) -> None:
        for event, noted in self._heard().items():
            page.remove_listener(event, noted)

    def _heard(self) -> dict[str, Any]:
        return {"console": self._logged, "pageerror": self._thrown, "request": self._asked}

    def _thrown(self, error: Any) -> None:
        frames = [line.strip() for line in (error.stack or "").splitlines() if "://" in line]
        is_theirs = frames and all(any(place in frame for place in THEIRS) for frame in frames)
        if not (is_theirs and str(error) == GONE):
            self.exceptions.append(str(error)[:300])

    def _logged(self, message: Any) -> None:
        if message.type == "error":
            self.console.append(message.text[:300])

    def _asked(self, request: Any) -> None:
        url = urlsplit(request.url)
        if url.scheme not in ("file", "data", "blob", "about") and url.hostname != "127.0.0.1":
            self.outside.append(request.url[:200])

    def all(self, kernel: bool = True) -> list[str]:
        """Without a kernel the manager of the widgets may say that nobody hears it."""
        said = [each for each in self.console if kernel or not each.startswith(NOT_HEARD)]
        return [*said, *self.exceptions, *(f"asked {url}" for url in self.outside)]


class Lab:
    """A JupyterLab server whose settings, runtime files and notebooks live in one folder."""

    def __init__(self, folder: Path):
        self.work = folder / "work"
        self.work.mkdir(parents=True)
        for plugin, values in SETTINGS.items():
            file = folder / "settings" / f"{plugin}.jupyterlab-settings"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(values))
        homes = {
            "JUPYTERLAB_SETTINGS_DIR": "settings",
            "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
            "JUPYTER_CONFIG_DIR": "config",
            "JUPYTER_RUNTIME_DIR": "runtime",
            "JUPYTER_DATA_DIR": "data",
            "IPYTHONDIR": "ipython",
            "MPLCONFIGDIR": "matplotlib",
        }
        environment = {**os.environ, **{name: str(folder / at) for name, at in homes.items()}}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        command = [
            *(sys.executable, "-m", "gamesearch.course.lab", "--no-browser", "--allow-root"),
            *("--ip=127.0.0.1", f"--port={self.port}", "--ServerApp.port_retries=0"),
            *("--LabApp.expose_app_in_browser=True", "--IdentityProvider.token="),
            "--JupyterNotebookApp.expose_app_in_browser=True",
            "--LanguageServerManager.autodetect=False",  # which starts npm
            *("--ServerApp.disable_check_xsrf=True", f"--ServerApp.root_dir={self.work}"),
        ]
        self.log = (folder / "server.log").open("w+")
        self.process = subprocess.Popen(
            command, cwd=self.work, env=environment, stdout=self.log, stderr=subprocess.STDOUT
        )

    def wait_until_up(self) -> None:
        deadline = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(f"JupyterLab did not start:\n{self.stop()}") from None
                time.sleep(0.05)

    def add(self, notebook: Any, name: str) -> str:
        """Put a notebook, or a file of one, on the server; its name there."""
        if isinstance(notebook, Path):
            shutil.copy(notebook, self.work / name)
        else:
            import nbformat

            nbformat.write(notebook, self.work / name)
        return name

    def trust(self, name: str) -> None:
        """As its reader would after having run it."""
        import nbformat
        from nbformat.sign import NotebookNotary

        folder = self.work.parent / "data"
        folder.mkdir(exist_ok=True)
        with closing(NotebookNotary(data_dir=str(folder))) as notary:
            notary.sign(nbformat.read(self.work / name, as_version=4))

    def shut_down_kernels(self) -> None:
        for session in json.load(urllib.request.urlopen(f"{self.url}/api/sessions")):
            gone = urllib.request.Request(
                f"{self.url}/api/sessions/{session['id']}", method="DELETE"
            )
            urllib.request.urlopen(gone)

    def stop(self) -> str:
        """Stop the server; what it said."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.log.seek(0)
        said = self.log.read()
        self.log.close()
        return said


class Notebook:
    """One notebook in one tab of JupyterLab, or of another front end of the same server.

    A tab that has JupyterLab open already, and no notebook, opens this one: to load JupyterLab
    takes six times as long.
    """

    def __init__(self, page: Any, lab: Lab, name: str, front_end: str = LAB):
        self.page, self.lab, self.name, self.complaints = page, lab, name, Complaints()
        self.complaints.watch(page)
        if page.url.startswith(f"{lab.url}/"):
            page.evaluate(OPEN, name)
        else:
            page.goto(f"{lab.url}/{front_end}/{name}?reset", wait_until="commit", timeout=PATIENCE)
        self.wait(READY, name)
        self.wait(RESTORED)

    def leave(self) -> None:
        """Close the notebook unsaved, and leave JupyterLab to the next one."""
        self.page.evaluate(CLOSE_ALL)
        self.complaints.leave(self.page)

    def wait(self, condition: str, argument: Any = None, patience: int = PATIENCE) -> None:
        """Until a JavaScript function of `argument` returns something true."""
        self.page.wait_for_function(condition, arg=argument, timeout=patience, polling=OFTEN)

    def run_all(self) -> None:
        self._run("notebook:run-all-cells")

    def run_cell(self, index: int) -> None:
        self.page.evaluate(SELECT, index)
        self._run("notebook:run-cell")

    def _run(self, command: str) -> None:
        self.page.evaluate(RUN, command)
        self.wait("() => window.ran", patience=3 * PATIENCE)
        self.wait(RESTORED)

    def restart_kernel(self) -> None:
        self.page.evaluate(RESTART)
        self.wait(IDLE)

    def save(self) -> None:
        self.page.evaluate(SAVE)
        self.wait("() => !jupyterapp.shell.currentWidget.context.model.dirty")

    def command(self, name: str) -> None:
        self.page.evaluate("name => { jupyterapp.commands.execute(name) }", name)

    def as_run(self) -> Any:
        """The notebook as it is now, its outputs with it."""
        import nbformat

        return nbformat.from_dict(self.page.evaluate(CONTENT))

    @property
    def errors(self) -> list[str]:
        """Error outputs, and widgets that could not be shown."""
        return self.page.evaluate(ERRORS)

    def beside(self, slider: Any) -> tuple[Any, list[str]]:
        """How the output that a slider belongs to looks and what it says, the slider left out."""
        output = slider.locator(OUTPUT_OF)
        return self.look(self.largest_picture(output)), self.said(output)

    def said(self, output: Any) -> list[str]:
        return output.locator(".widget-html-content").all_inner_texts()

    def largest_picture(self, output: Any) -> Any:
        at = output.evaluate(LARGEST, PICTURES)
        assert at >= 0, "a slider with nothing to change in its output"
        return output.locator(PICTURES).nth(at)

    def step(self, slider: Any, key: str = "ArrowRight", patience: float = 5) -> bool:
        """Move a slider by one; does what stands beside it change?"""
        output = slider.locator(OUTPUT_OF)
        looked, said = self.beside(slider)
        output.evaluate(HOLD, PICTURES)
        slider.press(key)
        deadline = time.monotonic() + patience
        while (left := deadline - time.monotonic()) > 0:
            in_time = self._redrawn(output, left)
            if self.said(output) != said:
                return True
            output.evaluate(HOLD, PICTURES)
            if self.look(self.largest_picture(output)) != looked:
                return True
            if not in_time:
                break
        return False

    def _redrawn(self, output: Any, patience: float) -> bool:
        from playwright.sync_api import TimeoutError

        try:
            drawn = [output.element_handle(), PICTURES]
            self.wait(REDRAWN, drawn, patience=max(1, int(1000 * patience)))
        except TimeoutError:
            return False
        return True

    def look(self, locator: Any) -> Any:
        """What an element looks like now: a PIL image."""
        from PIL import Image

        # To hide the caret, too, would be to restyle the whole page twice for each look.
        seen = locator.screenshot(animations="disabled", caret="initial")
        return Image.open(io.BytesIO(seen)).convert("RGB")


def notebook(*cells: str) -> Any:
    """A notebook of code cells, never run."""
    import nbformat

    spec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source) for source in cells],
        metadata={"kernelspec": spec},
    )


def executed(unrun: Any) -> Any:
    """The same notebook with the outputs and widgets that a build stores."""
    import nbclient

    return nbclient.NotebookClient(unrun, timeout=60).execute()
