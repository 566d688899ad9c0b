"""From slides to the cells of a deck, with their notes and their minutes."""

from __future__ import annotations

import base64
import re
from typing import Any

from nbconvert.preprocessors import Preprocessor
from nbformat.v4 import new_markdown_cell

from gamesearch.course.notebook import WIDGET_VIEW
from gamesearch.course.slides import minutes
from gamesearch.course.slides.filling import Filling
from gamesearch.course.slides.sections import Section, sections
from gamesearch.course.slides.slide import Slide
from gamesearch.course.slides.wording import paragraphs
from gamesearch.course.widgets import saved_models

COURSE = "Game Search"
_MINUTES = re.compile(r"\b(\d+) minutes\b")
Time = tuple[int, int]  # seconds of a slide, and of all those that its note speaks of


class SlidePlan(Preprocessor):
    """Replaces the cells of a lesson by those of its deck."""

    def preprocess(self, notebook: Any, resources: Any) -> tuple[Any, Any]:
        models = saved_models(notebook)
        parts = [part for part in sections(notebook.cells) if part.title or part.cells]
        filled = [(part, Filling(part, models).fill()) for part in opened(parts)]
        if filled and filled[0][0].level == 1:
            _set_title(filled[0][1][0], notebook)
        total = _total(parts)
        weights: list[minutes.Section] = [
            (_named(part), [weight(slide) for slide in slides]) for part, slides in filled
        ]
        times = iter(_times(weights, total or sum(len(w) for _, w in weights)))
        cells: list[Any] = []
        for number, (_, slides) in enumerate(filled):
            for place, slide in enumerate(slides):
                opens = not number and not place and filled[0][0].level == 1
                cells += cells_of(slide, next(times), number, first=not place, opens=opens)
        for place, cell in enumerate(cells):
            cell.id = f"slides-{place}"
        notebook.cells = cells
        return notebook, resources


def opened(parts: list[Section]) -> list[Section]:
    """The first section, whose objectives are a slide of their own."""
    if not parts or not parts[0].cells or parts[0].cells[0].cell_type != "markdown":
        return parts
    front, *rest = parts
    texts = paragraphs(front.cells[0].source)
    at = next((n for n, text in enumerate(texts) if text == "**Objectives**"), None)
    if at is None or at + 1 >= len(texts):
        return parts
    aims = Section("What you will be able to do", cells=[new_markdown_cell(texts[at + 1])])
    left = [*texts[:at], *texts[at + 2 :]]
    title = Section(front.title, 1, [new_markdown_cell("\n\n".join(left))], front.notes)
    aims.cells += front.cells[1:]
    return [title, aims, *rest]


def _set_title(slide: Slide, notebook: Any) -> None:
    """The first slide: the course, the question, and the lesson's first picture beside them."""
    question = [text for text in slide.before if text.startswith("**") and text.endswith("?**")]
    slide.said += [text for text in slide.before if text not in question]
    slide.before = [COURSE, *question]
    pictures = [
        output
        for cell in notebook.cells
        for output in cell.get("outputs", [])
        if "image/png" in output.get("data", {})
    ]
    best = sorted(pictures, key=lambda o: (_is_flat(o), WIDGET_VIEW not in o["data"]))
    if not slide.figure:
        slide.figure, slide.kind = [_still(output) for output in best[:1]], "picture"


def _is_flat(output: Any) -> bool:
    """Is a picture too low to stand beside a title?"""
    start = base64.b64decode(output["data"]["image/png"][:64])
    wide, high = (int.from_bytes(start[at : at + 4], "big") for at in (16, 20))
    return high < 0.38 * wide


def _still(output: Any) -> Any:
    from nbformat.v4 import new_code_cell, new_output

    data = {"image/png": output["data"]["image/png"]}
    picture = new_output("display_data", data, metadata=output.get("metadata", {}))
    return new_code_cell(outputs=[picture], metadata={"transient": {"remove_source": True}})


def _total(parts: list[Section]) -> float:
    """The minutes that the lesson states on its first page."""
    text = "\n".join(cell.source for part in parts[:1] for cell in part.cells)
    found = _MINUTES.search(text)
    return float(found[1]) if found else 0


def _named(part: Section) -> float:
    return sum(minutes.minutes_named(note.source) for note in part.notes)


def _times(sections: list[minutes.Section], total: float) -> list[Time]:
    groups = minutes.gathered(sections, total)
    seconds = iter(minutes.plan(groups, total))
    times = []
    for _, weights in groups:
        own = [next(seconds) for _ in weights]
        times += [(each, sum(own)) for each in own]
    return times


def weight(slide: Slide) -> float:
    """How long a slide takes, compared with others."""
    return minutes.WEIGHTS[slide.kind] + (minutes.QUESTION if slide.question else 0)


def cells_of(slide: Slide, time: Time, section: int, first: bool, opens: bool) -> list[Any]:
    """The cells of one slide. Their tags tell the page which part of the slide each is."""
    title = new_markdown_cell(f"{'#' if opens else '##'} {slide.title}")
    kind = ["is-title", *(["is-running"] if slide.goes_on else [])]
    shape = "words" if not (slide.figure or slide.answer) else slide.kind or "answer"
    if opens:
        shape = "title"
    data = {"timing": time[0], "section": section, "shape": shape}
    title.metadata = {
        "tags": kind,
        "slideshow": {"slide_type": "slide" if first else "subslide", "data": data},
    }
    cells = [title, note_cell(slide, time)]
    for part, texts in (("before", slide.before), ("after", slide.after)):
        for text in texts:
            cells.append(new_markdown_cell(text, metadata={"tags": [f"is-{part}"]}))
    for piece in slide.code:
        piece.metadata["tags"] = ["is-before", "is-code"]
        cells.append(piece)
    for piece in slide.results:
        piece.metadata["tags"] = ["is-after"]
        cells.append(piece)
    for part, pieces in (
        ("question", slide.question),
        ("figure", slide.figure),
        ("answer", slide.answer),
    ):
        for piece in pieces:
            marks = [f"is-{mark}" for mark in ("step", "opens") if piece.metadata.get(mark)]
            piece.metadata["tags"] = [f"is-{part}", *marks]
            cells.append(piece)
    return cells


def note_cell(slide: Slide, time: Time) -> Any:
    """What the speaker sees: the minutes, the author's note, and what the lesson says besides."""
    texts = [f"**This slide: {minutes.share_of(*time)}**", *(note.source for note in slide.notes)]
    if slide.said:
        texts += ["**The lesson says, too:**", *slide.said]
    return new_markdown_cell("\n\n".join(texts), metadata={"slideshow": {"slide_type": "notes"}})
