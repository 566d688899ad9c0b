"""Lessons and exercises as pages: the same notebooks, without what is for a kernel or a class."""

from __future__ import annotations

import html
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from gamesearch.course.build.added_cells import NAVIGATION
from gamesearch.course.folder import EXERCISES, LESSONS
from gamesearch.course.folding import only_imports
from gamesearch.course.notebook import (
    headings,
    read_notebook,
    read_source,
    slide_type,
    tags,
    to_text,
)
from gamesearch.course.opening import minutes
from gamesearch.course.site.outputs import to_pages
from gamesearch.course.slides.cells import Cells
from gamesearch.course.slides.listing import computing

if TYPE_CHECKING:
    from gamesearch.course.site.site import Site

DOWNLOADS = "notebooks"  # below _static
_TO_NOTEBOOK = re.compile(r"\[([^\]]+)\]\(((?:\.\./\w+/)?(\d\d_\w+)\.ipynb)(#[^)]*)?\)")
_TITLE = re.compile(r"^# ", re.M)
_WITHIN = re.compile(r"\]\((#[^)]+)\)")  # to another heading of the same page
_TO_INDEX = re.compile(r"\]\((?:\.\./notebooks/)?index\.ipynb(#[^)]*)?\)")


def write_lessons(made: Site) -> None:
    """Write each lesson and each exercise as a notebook that MyST-NB reads."""
    for stem in made.stems:
        for kind in (LESSONS, EXERCISES):
            path = made.course.notebook(kind, stem)
            if path.exists():
                notebook = read_notebook(path)
                _prepare(notebook, kind, stem, made)
                made.write(f"{kind}/{stem}.ipynb", to_text(notebook))
        _to_download(made, stem)


def _to_download(made: Site, stem: str) -> None:
    """The exercises lie beside the pages as they are."""
    path = made.course.notebook(EXERCISES, stem)
    if path.exists():
        folder = made.static / DOWNLOADS
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, folder / path.name)


def _prepare(notebook: Any, kind: str, stem: str, made: Site) -> None:
    Cells().preprocess(notebook, {})
    notebook.cells = [cell for cell in notebook.cells if _is_read(cell)]
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            cell.source = to_page(cell.source, made.stems)
        elif cell.cell_type == "code":
            _fold(cell)
    _say_what_it_is(notebook, kind, stem, made)
    _one_title(notebook)
    to_pages(notebook, f"{kind}-{stem}", made.static, "../")
    notebook.metadata["state"] = f"{kind}-{stem}"


def _is_read(cell: Any) -> bool:
    """Notes are for the speaker view, and the site has its own links from page to page."""
    own = {"remove_cell", NAVIGATION} & set(tags(cell))
    return slide_type(cell) != "notes" and not own


def _fold(cell: Any) -> None:
    """Code that only asks or shows is left out, code that only prepares is folded away."""
    wanted = set(tags(cell))
    asks = re.match(r"\s*(predict|reveal)\(", cell.source) and not computing(cell).strip()
    if asks or "remove_input" in wanted:
        wanted.add("remove-input")
    elif cell.metadata.get("jupyter", {}).get("source_hidden") or only_imports(cell):
        wanted.add("hide-input")
    cell.metadata["tags"] = sorted(wanted)


def to_page(text: str, stems: list[str]) -> str:
    """A text of a notebook as it stands on a page: its links lead to pages.

    A link to a lesson that this site does not have is left as its words.
    """
    text = _TO_INDEX.sub(r"](../index.md)", text)

    def kept(link: re.Match[str]) -> str:
        words, file, stem, heading = link.groups()
        return f"[{words}](<{file}{unquote(heading or '')}>)" if stem in stems else words

    return _WITHIN.sub(r"](<\1>)", _TO_NOTEBOOK.sub(kept, text))


def _say_what_it_is(notebook: Any, kind: str, stem: str, made: Site) -> None:
    """Below the title: minutes, and where else this lesson can be had."""
    bar = []
    if kind == LESSONS:
        path = made.course.root / LESSONS / "source" / f"{stem}.py"
        bar.append(f"<span>{minutes(read_source(path))} minutes</span>")
        bar.append(f'<a href="../_static/decks/{stem}.html">the slides</a>')
        if made.course.notebook(EXERCISES, stem).exists():
            bar.append(f'<a href="../{EXERCISES}/{stem}.html">the exercises</a>')
        if made.lite:
            bar.append(f'<a href="../lite/lab/index.html?path={kind}/{stem}.ipynb">run it here</a>')
    else:
        bar.append(f'<a href="../{LESSONS}/{stem}.html">the lesson</a>')
        file = f"../_static/{DOWNLOADS}/{stem}.ipynb"
        bar.append(f'<a href="{file}" download>download the notebook</a>')
        if made.lite:
            bar.append(
                f'<a href="../lite/lab/index.html?path={kind}/{stem}.ipynb">do them here</a>'
            )
            bar.append('<a href="../lite.html">what works in the browser</a>')
        bar.append("<span>answers are checked in Jupyter: <code>make lab</code></span>")
    line = f'<p class="gs-about">{" ".join(bar)}</p>'
    for cell in notebook.cells:
        if headings(cell):
            title, _, rest = cell.source.lstrip().partition("\n")
            cell.source = f"{title}\n\n{line}\n{rest}"
            return


def _one_title(notebook: Any) -> None:
    """A page has one title: what a deck begins anew is a section of it."""
    titled = [c for c in notebook.cells if c.cell_type == "markdown" and _TITLE.search(c.source)]
    for cell in titled[1:]:
        cell.source = _TITLE.sub("## ", cell.source)


def title_of(path: Path) -> str:
    """What a notebook is called."""
    found = next((t for cell in read_notebook(path).cells for t in headings(cell)), path.stem)
    return html.unescape(found)
