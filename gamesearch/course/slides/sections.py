"""The sections of a lesson, and the pieces of a cell that can stand on different slides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from nbformat.v4 import new_markdown_cell

from gamesearch.course.notebook import WIDGET_VIEW, slide_type, tags
from gamesearch.course.slides import listing

ASKS, ANSWERS = "predict", "reveal"
STARTS = re.compile(r"#{1,3} ")


@dataclass
class Section:
    """What a lesson says under one heading."""

    title: str
    level: int = 2  # of the heading: the lesson's own title has 1
    cells: list[Any] = field(default_factory=list)
    notes: list[Any] = field(default_factory=list)


def sections(cells: list[Any]) -> Iterator[Section]:
    """The cells under each heading of first or second order, without what is never shown."""
    section = Section("")
    for cell in cells:
        kind = slide_type(cell)
        if kind == "skip" or "remove_cell" in tags(cell):
            continue
        if kind == "notes":
            section.notes.append(cell)
        elif cell.cell_type == "markdown":
            for part in re.split(r"^(?=#{1,3} )", _no_comments(cell.source), flags=re.M):
                if not part.strip():
                    continue
                if STARTS.match(part):
                    if section.cells or section.notes or section.title:
                        yield section
                    heading, _, part = part.partition("\n")
                    section = Section(heading.lstrip("# ").strip(), heading.index(" "))
                if part.strip():
                    section.cells.append(new_markdown_cell(part.strip()))
        else:
            section.cells.append(cell)
    yield section


def _no_comments(text: str) -> str:
    return re.sub(r"<!--.*?-->", "", text, flags=re.S)


def is_look(output: Any) -> bool:
    """Is it to be looked at, not a text that was printed?"""
    looks = {WIDGET_VIEW, "image/png", "text/html", "image/svg+xml"}
    return bool(looks & set(output.get("data", {})))


def printed_lines(output: Any) -> list[str]:
    """The lines that were printed."""
    text = output.get("text") or output.get("data", {}).get("text/plain", "")
    return list(text.strip("\n").splitlines())


def lines_of(output: Any) -> int:
    return len(printed_lines(output))


def height(cell: Any) -> int:
    """The lines of a piece that are printed or written; a picture has none."""
    if cell.cell_type != "code":
        return 0
    printed = sum(lines_of(output) for output in cell.outputs if not is_look(output))
    return len(cell.source.splitlines()) + printed


def only_printed(piece: Any) -> Any:
    """A piece without its code."""
    return only(piece, *piece.outputs[:1])


def piece_steps(cell: Any, output: Any) -> list[Any]:
    """A listing; where it is long, the steps in which it is shown."""
    pieces = [only(cell, step) for step in listing.listing_steps(output)]
    for piece in pieces[1:] and pieces:
        piece.metadata["step"] = True
    return pieces


def card(output: Any) -> str:
    """ "predict" or "reveal", where an output is one of the two."""
    plain = output.get("data", {}).get("text/plain", "")
    if plain.startswith("<prediction "):
        return ASKS
    return ANSWERS if plain.startswith("<revelation ") else ""


def only(cell: Any, output: Any = None, source: str = "") -> Any:
    """A piece of a cell: its code, or one of its outputs."""
    piece = deepcopy(cell)
    piece.source, piece.outputs = source, [output] if output is not None else []
    piece.metadata.pop("slideshow", None)
    piece.metadata.pop("jupyter", None)
    if output is not None:
        piece.metadata["transient"] = {"remove_source": True}
    return piece
