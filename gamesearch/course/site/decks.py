"""Decks of the site: what each would hold by itself lies once beside all of them."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Sequence
from pathlib import Path

from gamesearch.course.folder import LESSONS
from gamesearch.course.site.outputs import PICTURES, STATES
from gamesearch.course.slides import pages

SMALL = 2000  # characters: less is not worth a request
_INLINE = re.compile(r"<(script|style)([^>]*)>(.*?)</\1>", re.S)
# The widgets' script looks for the state in a tag of this type.
_STATE = """<script>{
const state = document.createElement("script");
state.type = "application/vnd.jupyter.widget-state+json";
state.textContent = JSON.stringify(window.savedWidgets);
document.currentScript.after(state);
delete window.savedWidgets;
}</script>"""
_NOTEBOOK = re.compile(r'href="(?:\.\./(\w+)/)?(\d\d_\w+)\.ipynb(?:#[^"]*)?')
_PICTURE = re.compile(r'src="data:image/png;base64,([^"]+)"')


def write_deck(notebook: Path, static: Path, stems: Sequence[str]) -> None:
    """Render a lesson as a deck that shares scripts, styles and pictures with the site."""
    folder = static / "decks"
    folder.mkdir(exist_ok=True)
    page = pages.render_page(notebook, "gamesearch_slides")
    (folder / f"{notebook.stem}.html").write_text(
        with_shared_files(page, notebook.stem, static, stems), encoding="utf-8"
    )


def with_shared_files(page: str, stem: str, static: Path, stems: Sequence[str]) -> str:
    """A page whose scripts, styles and pictures lie in files, which are written into `static`."""

    def part(found: re.Match[str]) -> str:
        tag, attributes, text = found.groups()
        if "widget-state" in attributes:
            return f'<script src="../{STATES}/{LESSONS}-{stem}.js"></script>{_STATE}'
        if len(text) < SMALL or (tag == "script" and "type=" in attributes):
            return found[0]
        if tag == "script":
            return f'<script src="../{_file(static, "vendor", ".js", text.encode())}"></script>'
        name = _file(static, "vendor", ".css", text.encode())
        return f'<link rel="stylesheet"{attributes} href="../{name}">'

    def image(found: re.Match[str]) -> str:
        content = base64.b64decode(found[1])
        return f'src="../{_file(static, PICTURES, ".png", content)}"'

    page = _PICTURE.sub(image, _INLINE.sub(part, page))
    return _NOTEBOOK.sub(lambda link: f'href="../../{_page(link, stems)}', page)


def _page(link: re.Match[str], stems: Sequence[str]) -> str:
    """Where the page of a notebook is; the first page stands in for one that is not there."""
    return f"{link[1] or LESSONS}/{link[2]}.html" if link[2] in stems else "index.html"


def _file(static: Path, folder: str, suffix: str, content: bytes) -> str:
    """Its name below `static`; a file that is there under another name is taken."""
    known = _known(static / folder)
    if content in known:
        return f"{folder}/{known[content]}"
    name = f"{hashlib.sha1(content).hexdigest()[:16]}{suffix}"
    path = static / folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    return f"{folder}/{name}"


def _known(folder: Path) -> dict[bytes, str]:
    named = [path for path in folder.glob("*") if not re.fullmatch(r"[0-9a-f]{16}\.\w+", path.name)]
    return {path.read_bytes(): path.name for path in named if path.is_file()}
