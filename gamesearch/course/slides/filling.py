"""From the cells of a lesson to slides: what is on a slide at the same time.

A slide has a title, few words, and one thing to look at: a picture, a stepper, a listing, a table,
a print-out. A question stands beside the picture that it is about, and its answer with them,
or with the picture that answers. What a lesson says after a picture comes after it here, too.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from nbformat.v4 import new_markdown_cell

from gamesearch.course.notebook import WIDGET_VIEW, tags
from gamesearch.course.slides import listing
from gamesearch.course.slides.sections import (
    ASKS,
    Section,
    card,
    height,
    is_look,
    lines_of,
    only,
    only_printed,
    piece_steps,
    printed_lines,
)
from gamesearch.course.slides.slide import Slide, own_title
from gamesearch.course.slides.wording import (
    WORDS,
    is_exhibit,
    is_list,
    leaner,
    paragraphs,
    portions,
    short,
    word_count,
)
from gamesearch.course.widgets import Models, reachable

PRINTED = 14  # lines that one slide shows of what cells print
BESIDE_LIST = 32  # words of a list that leaves room for something to look at
BESIDE = 4  # lines printed that have room below a picture
SMALL_LINES, SMALL_WIDTH, SMALL_WORDS = 6, 48, 45  # of code that has room beside a picture
COLUMN_LINES, COLUMN_WIDTH = 8, 38  # of a print-out that has
LIST_WORDS = 60  # of a list that is the whole slide, and of what a question builds on
SUMMARY = 80  # of a list that would have to be cut in two
LIVE = "Live in the notebook: play it yourself."
UNCUT = ("Further reading",)  # a list to be photographed, not read out


class Filling:
    """Puts what a section holds on slides, in order."""

    def __init__(self, section: Section, models: Models):
        self.section, self.models = section, models
        self.slides = [Slide(section.title)]

    @property
    def now(self) -> Slide:
        return self.slides[-1]

    def next(self) -> Slide:
        if not self.now.is_empty:
            self.slides.append(Slide(self.section.title, goes_on=True))
        return self.now

    def fill(self) -> list[Slide]:
        for cell in self.section.cells:
            if cell.cell_type == "markdown":
                for paragraph in paragraphs(cell.source):
                    self.text(paragraph)
            elif cell.cell_type == "code":
                self.code(cell)
        self.slides = [slide for slide in self.slides if not slide.is_empty] or self.slides[:1]
        for slide, following in zip_longest(self.slides, self.slides[1:]):
            self.shorten(slide, bool(following and following.question and not following.before))
        for slide in self.slides[1:]:
            own_title(slide)
        self.slides[0].notes = self.section.notes
        return self.slides

    def text(self, paragraph: str) -> None:
        if is_list(paragraph) and self.section.title not in UNCUT:
            paragraph, cut = leaner(paragraph, LIST_WORDS)
            self.now.said += cut
        if is_exhibit(paragraph):
            return self.look([new_markdown_cell(paragraph)], "table")
        long_list = is_list(paragraph) and word_count(paragraph) > SUMMARY
        if long_list and self.section.title not in UNCUT and not self.now.figure:
            first, *others = portions(paragraph, LIST_WORDS)
            self.now.before.append(first)
            for portion in others:
                self.next().before.append(portion)
        elif self.now.figure or self.now.answer:
            if is_list(paragraph) and self.now.words + word_count(paragraph) > WORDS:
                leading = self.leading()
                self.next().before = [*leading, paragraph]
            else:
                self.now.after.append(paragraph)
        else:
            self.now.before.append(paragraph)

    def code(self, cell: Any) -> None:
        views = [o for o in cell.outputs if is_look(o)]
        printed = [o for o in cell.outputs if not is_look(o)]
        defined = listing.subject(cell.source)
        if "remove_input" not in tags(cell) and defined and not views:
            self.look([only(cell, source=defined)], "code")
        cards = [o for o in views if card(o)]
        for output in views:
            if listing.is_listing(output):
                self.look(piece_steps(cell, output), "code")
            elif not card(output):
                self.look([only(cell, output)], "picture")
                if listing.plays(cell.source) and not self.now.before:
                    self.now.before = [LIVE]
        hidden = bool(defined or views or "remove_input" in tags(cell))
        for output in printed:
            self.printed(cell, output, "" if hidden else listing.calls(cell.source))
        for output in cards:
            if card(output) == ASKS:
                self.ask(only(cell, output))
            else:
                self.tell(only(cell, output), output)

    def look(self, cells: list[Any], kind: str) -> None:
        """Something to look at: beside the words that lead to it, else on a slide of its own."""
        if kind == "picture" and (self.is_small_code() or self.is_narrow_print()):
            self.now.code, self.now.figure = self.now.figure, []
        below = self.now.figure if kind == "picture" and self.is_small_print() else []
        full = sum(word_count(text) for text in self.now.before if is_list(text)) > BESIDE_LIST
        if full or self.now.answer or (self.now.figure and not below):
            leading = self.leading()
            self.next().before = leading
        self.now.figure, self.now.kind = [*cells, *below], kind

    def is_small_code(self) -> bool:
        """Is nothing shown but a few short lines of code, which leave room for a picture?"""
        now = self.now
        if now.kind != "code" or now.question or now.answer or now.after or now.words > SMALL_WORDS:
            return False
        lines = [line for piece in now.figure for line in piece.source.splitlines()]
        only_code = all(p.cell_type == "code" and p.source and not p.outputs for p in now.figure)
        return only_code and len(lines) <= SMALL_LINES and max(map(len, lines)) <= SMALL_WIDTH

    def is_narrow_print(self) -> bool:
        """Was a short column printed, which stands well beside the picture that comes next?"""
        lines = self.printed_alone()
        if not BESIDE < len(lines) <= COLUMN_LINES or max(map(len, lines)) > COLUMN_WIDTH:
            return False
        self.now.figure = [only_printed(piece) for piece in self.now.figure if piece.outputs]
        return True

    def is_small_print(self) -> bool:
        """Was only little printed, which has room below the picture that comes next?"""
        if not 0 < len(self.printed_alone()) <= BESIDE:
            return False
        self.now.figure = [only_printed(piece) for piece in self.now.figure if piece.outputs]
        return True

    def printed_alone(self) -> list[str]:
        """The lines of a print-out, if nothing else but a few words is on the slide."""
        now = self.now
        if now.question or now.answer or now.after or now.code or now.kind != "print":
            return []
        if now.words > SMALL_WORDS and any(map(is_list, now.before)):
            return []  # of other texts, what there is no room for will be said
        return [line for cell in now.figure for out in cell.outputs for line in printed_lines(out)]

    def leading(self) -> list[str]:
        """What was said after the last picture, but leads to the next: it is taken along.

        That is what ends with a colon, and what there is no room for.
        """
        said, kept = self.now.after, self.now.words
        at = len(said)
        while at and (kept > WORDS or (at == len(said) and said[-1].endswith(":"))):
            at -= 1
            kept -= word_count(said[at])
        self.now.after = said[:at]
        return said[at:]

    def printed(self, cell: Any, output: Any, call: str) -> None:
        """What was printed stays where it belongs, as long as there is room for it."""
        now, lines = self.now, lines_of(output)
        shown = sum(height(each) for each in (*now.figure, *now.results))
        room = PRINTED - now.words // 10
        cells = [only(cell, source=call), only(cell, output)] if call else [only(cell, output)]
        if now.answer and now.kind == "picture" and lines > 1 and not now.results:
            leading, now.after = now.after, []
            self.next().before = leading
            self.look(cells, "print")
        elif now.answer and (now.figure or now.question) and shown + lines <= BESIDE + 1:
            now.results.append(cells[-1])
        elif now.answer or not now.figure:
            self.look(cells, "print")
        elif now.kind in ("print", "code") and shown + sum(map(height, cells)) <= room:
            now.figure += cells
        elif now.kind in ("picture", "table") and shown + lines <= BESIDE + 1:
            now.figure.append(cells[-1])
        else:
            self.look(cells, "print")

    def ask(self, cell: Any) -> None:
        if self.now.question or self.now.answer or self.now.after or self.is_long_listing():
            self.next()
        elif self.now.code:  # no room for all three
            last = self.now
            picture, last.figure, last.code, last.kind = last.figure, last.code, [], "code"
            self.next().figure, self.now.kind = picture, "picture"
        self.now.question = [cell]

    def is_long_listing(self) -> bool:
        """Is there a listing which leaves no room for a question?"""
        moving = (piece.metadata.get("step") for piece in self.now.figure)
        return self.now.kind == "code" and any(moving)

    def tell(self, cell: Any, output: Any) -> None:
        """The answer, where its question is, unless it brings a picture and there is one."""
        brings = self.brings_picture(output)
        if self.now.answer or (brings and self.now.figure and not self.now.question):
            self.next()
        if brings:
            cell.metadata["opens"] = True
            self.now.kind = "picture"
        self.now.answer = [cell]

    def brings_picture(self, output: Any) -> bool:
        """Does an answer open something to look at?"""
        view = output.get("data", {}).get(WIDGET_VIEW)
        shown = reachable(self.models, [view["model_id"]]) if view else {}
        boxes = [m for m in shown.values() if m["state"].get("_view_name") == "VBoxView"]
        return len(boxes) > 1

    def shorten(self, slide: Slide, asks: bool) -> None:
        """Some forty words, a few more where a question builds on them; the rest is said."""
        if slide.title in UNCUT:
            return
        only_list = len(slide.before) == 1 and is_list(slide.before[0]) and not slide.figure
        asks = asks or bool(slide.question or slide.answer)
        most = SUMMARY if only_list else LIST_WORDS if asks else WORDS
        before, cut = short(slide.before, most)
        room = max(0, WORDS - sum(map(word_count, before)))
        after, cut_after = short(slide.after, room) if room >= 8 else ([], slide.after)
        if sum(map(word_count, after)) > room:
            after, cut_after = [], slide.after
        slide.before, slide.after = before, after
        slide.said += [*cut, *cut_after]
