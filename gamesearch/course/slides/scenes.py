"""From the cells of a lesson to scenes: what is on a slide at the same time.

A scene has a title, few words, and one thing to look at: a picture, a stepper, a listing, a table,
a print-out. A question stands beside the picture that it is about, and its answer with them,
or with the picture that answers. What a lesson says after a picture comes after it here, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from nbformat.v4 import new_markdown_cell

from gamesearch.course.notebook import WIDGET_VIEW, slide_type, tags
from gamesearch.course.slides import listing
from gamesearch.course.slides.wording import (
    WORDS,
    count,
    is_exhibit,
    is_list,
    paragraphs,
    portions,
    sentences,
    short,
)
from gamesearch.course.widgets import Models, reachable

ASKS, ANSWERS = "predict", "reveal"
PRINTED = 14  # lines that one slide shows of what cells print
BESIDE = 4  # lines printed that have room below a picture
TITLE_WORDS = 12  # a sentence that can be a title
UNCUT = ("Further reading",)  # a list to be photographed, not read out
STARTS = re.compile(r"#{1,3} ")


@dataclass
class Scene:
    """What stands on one slide."""

    title: str
    before: list[str] = field(default_factory=list)
    figure: list[Any] = field(default_factory=list)  # cells
    question: list[Any] = field(default_factory=list)
    answer: list[Any] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)  # what the notes say beside the author's
    notes: list[Any] = field(default_factory=list)
    goes_on: bool = False  # under the title of the slide before
    kind: str = ""  # of the figure: picture, code, print, table

    @property
    def words(self) -> int:
        return sum(map(count, [*self.before, *self.after]))

    @property
    def is_empty(self) -> bool:
        return not (self.before or self.figure or self.question or self.answer or self.after)


@dataclass
class Section:
    """What a lesson says under one heading."""

    title: str
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
                    section = Section(heading.lstrip("# ").strip())
                if part.strip():
                    section.cells.append(new_markdown_cell(part.strip()))
        else:
            section.cells.append(cell)
    yield section


def _no_comments(text: str) -> str:
    return re.sub(r"<!--.*?-->", "", text, flags=re.S)


class Stage:
    """Puts what a section holds on slides, in order."""

    def __init__(self, section: Section, models: Models):
        self.section, self.models = section, models
        self.scenes = [Scene(section.title)]

    @property
    def now(self) -> Scene:
        return self.scenes[-1]

    def next(self) -> Scene:
        if not self.now.is_empty:
            self.scenes.append(Scene(self.section.title, goes_on=True))
        return self.now

    def play(self) -> list[Scene]:
        for cell in self.section.cells:
            if cell.cell_type == "markdown":
                for paragraph in paragraphs(cell.source):
                    self.text(paragraph)
            elif cell.cell_type == "code":
                self.code(cell)
        self.scenes = [scene for scene in self.scenes if not scene.is_empty] or self.scenes[:1]
        for scene in self.scenes:
            self.shorten(scene)
        for scene in self.scenes[1:]:
            _own_title(scene)
        self.scenes[0].notes = self.section.notes
        return self.scenes

    def text(self, paragraph: str) -> None:
        if is_exhibit(paragraph):
            return self.look([new_markdown_cell(paragraph)], "table")
        long_list = is_list(paragraph) and count(paragraph) > WORDS
        if long_list and self.section.title not in UNCUT and not self.now.figure:
            first, *others = portions(paragraph)
            self.now.before.append(first)
            for portion in others:
                self.next().before.append(portion)
        elif self.now.figure or self.now.answer:
            self.now.after.append(paragraph)
        else:
            self.now.before.append(paragraph)

    def code(self, cell: Any) -> None:
        views = [o for o in cell.outputs if _is_look(o)]
        printed = [o for o in cell.outputs if not _is_look(o)]
        defined = listing.subject(cell.source)
        if "remove_input" not in tags(cell) and defined and not views:
            self.look([_only(cell, source=defined)], "code")
        for output in cell.outputs:
            if output in printed:
                continue
            if self.is_card(output, ASKS):
                self.ask(_only(cell, output))
            elif self.is_card(output, ANSWERS):
                self.tell(_only(cell, output), output)
            elif listing.is_listing(output):
                self.look([_only(cell, step) for step in listing.steps(output)], "code")
            else:
                self.look([_only(cell, output)], "picture")
        for output in printed:
            call = "" if defined or views or "remove_input" in tags(cell) else listing.calls(cell.source)
            self.printed(_only(cell, output), _lines_of(output), _only(cell, source=call) if call else None)

    def look(self, cells: list[Any], kind: str) -> None:
        """Something to look at: beside the words that lead to it, else on a slide of its own."""
        if self.now.figure or self.now.answer:
            self.next()
        self.now.figure, self.now.kind = cells, kind

    def printed(self, cell: Any, lines: int, call: Any) -> None:
        """What was printed stays with a print-out or a listing before it, while there is room."""
        now = self.now
        shown = sum(_lines_of(o) for c in now.figure for o in c.outputs) if now.kind == "print" else 0
        small = lines <= BESIDE and now.kind in ("picture", "code") and len(now.figure) == 1
        cells = [call, cell] if call is not None else [cell]
        if small and not now.answer:
            now.figure.append(cell)
        elif now.kind == "print" and not now.answer and shown + lines <= PRINTED:
            now.figure += cells
        else:
            self.look(cells, "print")

    def ask(self, cell: Any) -> None:
        if self.now.question or self.now.answer or self.now.after:
            self.next()
        self.now.question = [cell]

    def tell(self, cell: Any, output: Any) -> None:
        """The answer, where its question is, unless it brings a picture and there is one."""
        brings = self.brings_picture(output)
        if self.now.answer or (brings and self.now.figure):
            self.next()
        if brings:
            self.now.kind = "picture"
        self.now.answer = [cell]

    def is_card(self, output: Any, call: str) -> bool:
        """Is it a question, or its answer?"""
        return _card(output, self.models) == call

    def brings_picture(self, output: Any) -> bool:
        """Does an answer open something to look at?"""
        view = output.get("data", {}).get(WIDGET_VIEW)
        shown = reachable(self.models, [view["model_id"]]) if view else {}
        boxes = [m for m in shown.values() if m["state"].get("_view_name") == "VBoxView"]
        return len(boxes) > 1

    def shorten(self, scene: Scene) -> None:
        """Some forty words; the rest is said."""
        if scene.title in UNCUT:
            return
        before, cut = short(scene.before)
        room = max(0, WORDS - sum(map(count, before)))
        after, cut_after = short(scene.after, room) if room >= 8 else ([], scene.after)
        if sum(map(count, after)) > room:
            after, cut_after = [], scene.after
        scene.before, scene.after, scene.said = before, after, [*cut, *cut_after]


def _own_title(scene: Scene) -> None:
    """A slide that goes on has a title of its own, if what it says begins with a short sentence."""
    if not scene.before or is_list(scene.before[0]):
        return
    first, *rest = sentences(scene.before[0])
    if 2 <= count(first) <= TITLE_WORDS and "$" not in first:
        scene.title, scene.goes_on = first.rstrip(".:"), False
        scene.before[:1] = [" ".join(rest)] if rest else []


def _is_look(output: Any) -> bool:
    """Is it to be looked at, not a text that was printed?"""
    return bool({WIDGET_VIEW, "image/png", "text/html", "image/svg+xml"} & set(output.get("data", {})))


def _lines_of(output: Any) -> int:
    text = output.get("text") or output.get("data", {}).get("text/plain", "")
    return len(text.strip("\n").splitlines())


def _card(output: Any, models: Models) -> str:
    """"predict" or "reveal", where an output is one of the two."""
    plain = output.get("data", {}).get("text/plain", "")
    if plain.startswith("<prediction "):
        return ASKS
    return ANSWERS if plain.startswith("<revelation ") else ""


def _only(cell: Any, output: Any = None, source: str = "") -> Any:
    """A piece of a cell: its code, or one of its outputs."""
    piece = deepcopy(cell)
    piece.source, piece.outputs = source, [output] if output is not None else []
    piece.metadata.pop("slideshow", None)
    piece.metadata.pop("jupyter", None)
    if output is not None:
        piece.metadata["transient"] = {"remove_source": True}
    return piece
