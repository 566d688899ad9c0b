"""Which parts of which cells go on which slide.

Authors say where a slide begins. Where more follows than fits, it goes on on the next one, under
the same title: a cell stays together if a slide can hold it, then code and output part, then the
paragraphs of a text and the functions of a long listing.
"""

from __future__ import annotations

import ast
import html
import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from nbconvert.preprocessors import Preprocessor

from gamesearch.course.folding import is_folded
from gamesearch.course.notebook import headings, slide_type, tags
from gamesearch.course.pictures import shows
from gamesearch.course.slides import height
from gamesearch.course.widgets import saved_models

BEGINS = ("slide", "subslide")
SOURCE_LINES = 22  # of a listing on one slide
_LISTING = re.compile(r'(<pre class="gs-source".*?<code>)(.*)(</code></pre>)', re.S)


@dataclass
class Part:
    """A cell, or a piece of one, and the height it needs."""

    cell: Any
    height: float


class SlidePlan(Preprocessor):
    """Cuts what is too full for one slide and gives each slide its title and notes."""

    def preprocess(self, notebook: Any, resources: Any) -> tuple[Any, Any]:
        state = saved_models(notebook)
        cells: list[Any] = []
        title = ""
        for slide in slides(notebook.cells):
            shown = [parts(cell, state) for cell in slide if slide_type(cell) != "notes"]
            notes = [cell for cell in slide if slide_type(cell) == "notes"]
            kind = slide_type(slide[0]) or "slide"
            for page in fill(shown):
                first = page[0]
                first.metadata["slideshow"] = {"slide_type": kind}
                found = headings(first)
                title = found[0] if found else title
                first.metadata["running_title"] = "" if found else title
                cells += [first, *notes, *page[1:]]
                kind, notes = "subslide", []
        for place, cell in enumerate(cells):
            cell.id = f"slides-{place}"
        notebook.cells = cells
        return notebook, resources


def slides(cells: list[Any]) -> Iterator[list[Any]]:
    """The cells of each slide as the author began them, without what is never shown."""
    slide: list[Any] = []
    for cell in cells:
        kind = slide_type(cell)
        if kind in BEGINS and slide:
            yield slide
            slide = []
        if kind != "skip" and "remove_cell" not in tags(cell):
            slide.append(cell)
    if slide:
        yield slide


def parts(cell: Any, state: dict[str, Any]) -> list[Part]:
    """A text in pieces; or code, and then each of its outputs."""
    found = []
    if cell.cell_type == "markdown":
        for text in texts(cell):
            found.append(Part(_copy(cell, source=text), height.markdown(text)))
    elif cell.cell_type == "code":
        hidden = "remove_input" in tags(cell) or is_folded(cell)
        code = "" if hidden else computing(cell)
        if code:
            found.append(Part(_copy(cell, source=code, outputs=[]), height.code(code)))
        for output in cell.outputs:
            for piece in listings(output):
                alone = _copy(cell, outputs=[piece])
                alone.metadata["transient"] = {"remove_source": True}
                found.append(Part(alone, height.output(piece, state)))
    if found and slide_type(cell) == "fragment":
        found[0].cell.metadata["slideshow"] = {"slide_type": "fragment"}
    return found


def _copy(cell: Any, **changed: Any) -> Any:
    """A piece of a cell, which begins no slide of its own."""
    copy = deepcopy(cell)
    copy.update(changed)
    copy.metadata.pop("slideshow", None)
    return copy


def computing(cell: Any) -> str:
    """The code without the calls that only show something: what they show stands below it."""
    try:
        statements = ast.parse(cell.source).body
    except SyntaxError:  # shown on purpose
        return cell.source
    lines = cell.source.splitlines()
    for statement in reversed(statements):
        if cell.outputs and _shows(statement):
            del lines[statement.lineno - 1 : statement.end_lineno]
    return re.sub(r"\n\s*\n\s*\n", "\n\n", "\n".join(lines).strip("\n"))


def _shows(statement: ast.stmt) -> bool:
    if not isinstance(statement, ast.Expr | ast.Assign):
        return False
    called = [node.func for node in ast.walk(statement) if isinstance(node, ast.Call)]
    return any(isinstance(name, ast.Name) and shows(name.id) for name in called)


def texts(cell: Any) -> list[str]:
    """A text in pieces: each second-level heading begins one, and so does a paragraph too many."""
    pieces: list[str] = []
    for paragraph in re.split(r"\n\s*\n", cell.source.strip()):
        title_only = bool(pieces) and re.fullmatch(r"#+ .*", pieces[-1])  # it never stands alone
        fits = pieces and height.markdown(f"{pieces[-1]}\n\n{paragraph}") <= height.ROOM
        if not pieces or not (fits or title_only) or paragraph.startswith("## "):
            pieces.append(paragraph)
        else:
            pieces[-1] += f"\n\n{paragraph}"
    return pieces


def listings(output: Any) -> list[Any]:
    """An output; or, where it is a listing, as many of its functions on each slide as fit."""
    found = _LISTING.search(output.get("data", {}).get("text/html", ""))
    if not found:
        return [output]
    pages: list[str] = []
    for function in re.split(r"\n\s*\n\s*\n", found[2]):
        for piece in _in_halves(function.split("\n")):
            together = f"{pages[-1]}\n\n\n{piece}" if pages else piece
            if pages and together.count("\n") < SOURCE_LINES:
                pages[-1] = together
            else:
                pages.append(piece)
    return [_listing(output, found, page) for page in pages]


def _in_halves(lines: list[str]) -> list[str]:
    """A function that no slide can hold, cut until each can, near the middle and at a block."""
    if len(lines) <= SOURCE_LINES:
        return ["\n".join(lines)]
    plain = [html.unescape(re.sub(r"<[^>]+>", "", line)) for line in lines]
    middle = len(lines) / 2
    near = range(len(lines) // 4, 3 * len(lines) // 4)
    cut = min(near, key=lambda n: (_inside(plain[n]), abs(n - middle)))
    return [*_in_halves(lines[:cut]), *_in_halves(lines[cut:])]


def _inside(line: str) -> bool:
    """Does a line belong to a deeper block, or close a bracket?"""
    return not line.strip() or line.startswith(" " * 5) or line.lstrip().startswith(")")


def _listing(output: Any, found: re.Match[str], page: str) -> Any:
    """One page of a listing, as large as fits."""
    lines = html.unescape(re.sub(r"<[^>]+>", "", page)).splitlines()
    size = min(22, 1115 / 0.602 / max(map(len, lines)), 540 / 1.35 / len(lines))
    opening = re.sub(r"font-size:[^;\"]+", f"font-size:{size:.1f}px", found[1])
    piece = deepcopy(output)
    piece["data"]["text/html"] = f"{opening}{page}{found[3]}"
    return piece


def fill(cells: list[list[Part]]) -> Iterator[list[Any]]:
    """The parts of a slide's cells on as few slides as hold them, in order."""
    page: list[Any] = []
    used = 0.0
    title = height.HEADING[2]
    for cell in cells:
        whole = sum(part.height for part in cell)
        for number, part in enumerate(cell):
            together = used + (part.height if number else whole)
            if whole + title > height.ROOM:  # no slide can hold the cell: its parts, one by one
                together = used + part.height
            another = part.cell.cell_type == "markdown" and part.cell.source.startswith("## ")
            if page and (together > height.ROOM or another):
                yield page
                page, used = [], title
            page.append(part.cell)
            used += part.height
    if page:
        yield page
