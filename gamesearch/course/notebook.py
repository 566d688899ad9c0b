"""One notebook: from its percent source to the exact bytes of its .ipynb.

A source is a jupytext percent file. The header of a cell may carry these keys, and no others:

    # %% slide="slide"              its place in the deck: slide, subslide, fragment, skip, notes
    # %% tags=["target"]            tags, taken over as they are; "further" closes a section
    # %% exercise="2.3" minutes=15  an answer (see `exercises`); also points=… when marked by hand
    #                               and forbid="alphabeta": not to be taken from the package
    # %% grade="2.3a" points=12     a hidden grade cell (see `exercises`); also says="ties at MIN":
    #                               what it looks at, in words for the student's feedback

The same source gives the same cell ids and metadata on every machine, which is what makes a build
repeatable and a submission's cells findable. How exercises are written: `build.exercises`.
"""

from __future__ import annotations

import hashlib
import pickle
import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from gamesearch.course.folding import close_section, fold, folded_note
from gamesearch.course.nbgrader import add_nbgrader
from gamesearch.errors import GameSearchError

MALFORMED = (ValueError, LookupError, TypeError, AttributeError)  # a file that is something else
SLIDES = ("slide", "subslide", "fragment", "skip", "notes")
KEYS = ("slide", "tags", "exercise", "minutes", "forbid", "grade", "points", "says")
JUPYTEXT_KEYS = ("lines_to_next_cell", "cell_marker", "lines_to_end_of_cell_marker")
KERNELSPEC = {"display_name": "Python 3", "language": "python", "name": "python3"}
WIDGETS = "application/vnd.jupyter.widget-state+json"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


@dataclass(frozen=True)
class Flaw:
    """Something to mend: where it is, what is wrong, how to put it right."""

    where: str
    what: str
    mend: str

    @classmethod
    def of(cls, error: NotebookError) -> Flaw:
        return cls(error.where, error.what, error.mend)

    def __str__(self) -> str:
        return ": ".join(part for part in (self.where, self.what, self.mend) if part)


class NotebookError(GameSearchError, ValueError):
    """A notebook or its source cannot be used: what is wrong, how to mend it, and in which cell."""

    def __init__(self, what: str, mend: str = "", where: str = "") -> None:
        self.what, self.mend, self.where = what, mend, where
        super().__init__(what)

    def __str__(self) -> str:
        return str(Flaw.of(self))


@dataclass(frozen=True)
class Source:
    """A percent file that has been read: its notebook, not yet run, and where each cell begins."""

    stem: str
    kind: str
    notebook: Any
    starts: list[int] = field(default_factory=list)

    @property
    def cells(self) -> list[Any]:
        return self.notebook.cells

    @property
    def number(self) -> int:
        """The lesson's number, which its title and its exercises repeat."""
        return int(self.stem[:2])

    def where(self, index: int = 0, line: int = 0) -> str:
        """File, line, cell and the heading it stands under, as a terminal can open it."""
        at = f":{self.starts[index] + line}" if self.starts else ""
        return f"{self.kind}/source/{self.stem}.py{at}: {place(self.cells, index)}"

    def flaw(self, index: int, what: str, mend: str) -> Flaw:
        return Flaw(self.where(index), what, mend)


def read_source(path: Path) -> Source:
    """Read a percent file into a clean notebook with stable cell ids.

    Raises:
        NotebookError: the file's name or a cell's header is not what the course uses.
    """
    stem, kind = path.stem, path.parent.parent.name
    where = f"{kind}/source/{path.name}"
    if not re.fullmatch(r"\d\d_[a-z0-9_]+", stem):
        raise NotebookError(
            "the name does not say its lesson", "name it NN_topic.py, as in 02_pruning.py", where
        )
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise NotebookError("it is not in UTF-8", "save it as UTF-8", f"{where}:{line}") from None
    source: Source = pickle.loads(_read(stem, kind, where, text))
    return source


@lru_cache(maxsize=100)
def _read(stem: str, kind: str, where: str, text: str) -> bytes:
    """The source of this text, for each who asks to have one to change: one command asks for the
    same file up to five times."""
    import jupytext
    from nbformat import ValidationError
    from nbformat.v4 import new_notebook

    try:
        cells = jupytext.reads(text, fmt="py:percent").cells
    except ValidationError as error:  # its first line says what, as in tags="a" for tags=["a"]
        what = str(error).splitlines()[0]
        raise NotebookError(f"a header is malformed: {what}", where=where) from None
    markers = [n for n, line in enumerate(text.splitlines(), 1) if re.match(r"# ?%%", line)]
    notebook = new_notebook(cells=cells, metadata={"kernelspec": dict(KERNELSPEC)})
    source = Source(stem, kind, notebook, markers if len(markers) == len(cells) else [])
    for index, cell in enumerate(cells):
        cell.metadata = _metadata(cell.metadata, lambda i=index: source.where(i))
        if slide_type(cell) == "notes":
            cell.source = folded_note(cell.source)
        elif cell.cell_type == "code":
            fold(cell)
        else:
            close_section(cell)
    add_nbgrader(cells)
    name_cells(cells)
    return pickle.dumps(source)


def _metadata(header: dict[str, Any], where: Any) -> dict[str, Any]:
    """The metadata that is kept, from the keys of a cell's header."""
    from nbformat import from_dict

    kept = {key: value for key, value in header.items() if key not in JUPYTEXT_KEYS}
    for key in kept:
        if key not in KEYS:
            raise NotebookError(
                f"the header key {key!r} is unknown",
                f"use {', '.join(KEYS)}, and write other text as a comment in the cell",
                where(),
            )
    for key in ("minutes", "points"):
        if not isinstance(kept.get(key, 0), int):
            raise NotebookError(
                f"{key}={kept[key]!r} is no whole number", f"write {key}=5", where()
            )
    for key in ("exercise", "forbid", "grade", "says"):
        if not isinstance(kept.get(key, ""), str):
            raise NotebookError(f"{key}={kept[key]!r} is no text", f'write {key}="…"', where())
    slide = kept.pop("slide", None)
    if slide is not None:
        if slide not in SLIDES:
            raise NotebookError(f"slide={slide!r} is unknown", f"use {', '.join(SLIDES)}", where())
        kept["slideshow"] = {"slide_type": slide}
    return from_dict(kept)


def name_cells(cells: list[Any]) -> None:
    """Give every cell the id that its name or its text decides."""
    seen: dict[str, int] = {}
    for cell in cells:
        name = _name(cell)
        seen[name] = seen.get(name, 0) + 1
        cell.id = name if seen[name] == 1 else f"{name}-{seen[name]}"


def _name(cell: Any) -> str:
    for key in ("exercise", "grade"):
        if key in cell.metadata:
            return re.sub(r"[^\w-]", "-", f"{key}-{cell.metadata[key]}")
    return hashlib.sha1(f"{cell.cell_type}\n{cell.source}".encode()).hexdigest()[:8]


def read_notebook(path: Path) -> Any:
    """Read a built notebook.

    Raises:
        NotebookError: the file is not a notebook.
    """
    import nbformat

    try:
        return nbformat.read(path, as_version=4)
    except (OSError, nbformat.ValidationError, *MALFORMED) as error:
        what = str(error).partition("\n")[0][:90]
        name = f"{path.parent.name}/{path.name}"
        raise NotebookError(f"{name} is not a notebook ({what})", "build it again") from None


def to_text(notebook: Any) -> str:
    """The notebook as the text of its file: sorted keys, one space of indent, a last newline."""
    import nbformat

    return nbformat.writes(notebook, version=4).rstrip("\n") + "\n"


def tags(cell: Any) -> list[str]:
    return cell.metadata.get("tags", [])


def slide_type(cell: Any) -> str:
    """The cell's place in the deck; "" where it goes on with the slide before it."""
    return cell.metadata.get("slideshow", {}).get("slide_type", "")


def headings(cell: Any) -> list[str]:
    """The texts of a cell's Markdown headings, without what stands in fenced code."""
    if cell.cell_type != "markdown":
        return []
    prose = re.sub(r"^```.*?^```", "", cell.source, flags=re.M | re.S)
    return [match[1].strip() for match in re.finditer(r"^#{1,6}\s+(.+)$", prose, re.M)]


def place(cells: list[Any], index: int) -> str:
    """A cell as a person finds it: its number and the nearest heading above.

    Cells are counted from 1, as a reader does who scrolls down.
    """
    for cell in reversed(cells[: index + 1]):
        if titles := headings(cell):
            return f'cell {index + 1} ("{titles[-1]}")'
    return f"cell {index + 1}"
