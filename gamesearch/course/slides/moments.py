"""On paper a stepper is three of its moments: on the way, where most happens, the end."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Sequence
from typing import Any
from xml.etree import ElementTree

from gamesearch.course.widgets import Models, reachable

SVG = "http://www.w3.org/2000/svg"
Moment = tuple[str, str]  # a picture as SVG, the sentence below it


def stepper_moments(view: str, models: Models) -> str:
    """The three moments of what a view shows, as HTML; "" if it does not move by steps."""
    for model in reachable(models, [view]).values():
        book = model["state"].get("book", {})
        if "steps" in book and "svg" in model["state"]:
            return _page(_steps(model["state"]["svg"], book))
        if "frames" in book:
            return _page(_frames(book))
    return ""


def telling(changes: Sequence[int]) -> list[int]:
    """Which steps are shown, from how much changes at each: the last, the richest, one before.

    >>> telling([9, 1, 1, 1, 6, 1, 1]), telling([3, 1]), telling([1])
    ([2, 4, 6], [0, 1], [0])
    """
    last = len(changes) - 1
    if last < 3:
        return list(range(last + 1))
    richest = max(range(2, last), key=lambda step: changes[step])
    return [richest // 2, richest, last]


def _steps(svg: str, book: Any) -> Iterator[Moment]:
    """A search: the picture is drawn once, a step changes attributes of its parts."""
    ElementTree.register_namespace("", SVG)
    drawing = ElementTree.fromstring(svg)
    parts = {part.get("data-g"): part for part in drawing.iter() if part.get("data-g")}
    wanted = telling([len(step) for step in book["steps"]])
    for number, changes in enumerate(book["steps"]):
        for at in range(0, len(changes), 2):
            part = parts.get(book["parts"][changes[at]])
            if part is not None:
                _change(part, book["values"][changes[at + 1]])
        if number in wanted:
            yield ElementTree.tostring(drawing, encoding="unicode"), book["words"][number]


def _change(part: Any, values: dict[str, str]) -> None:
    for name, value in values.items():
        if name == "text":
            part.text = value
        else:
            part.set(name, value)


def _frames(book: Any) -> Iterator[Moment]:
    """Ready-made pictures, of which ids must not meet."""
    frames = book["frames"]
    for number in sorted({0, len(frames) // 2, len(frames) - 1}):
        picture = "".join(book["lines"][line] for line in frames[number])
        yield picture.replace("§", f"m{number}-"), book["words"][number]


def _page(shown: Iterator[Moment]) -> str:
    figures = []
    for svg, words in shown:
        told = html.escape(words)
        named = re.sub(r"<svg ", f'<svg role="img" aria-label="{told}" ', svg, count=1)
        figures.append(f"<figure>{named}<figcaption>{told}</figcaption></figure>")
    return f'<div class="gs-moments">{"".join(figures)}</div>'
