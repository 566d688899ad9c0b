"""`show_frames`: ready-made pictures behind one slider, switched in the browser, no kernel asked.

For what is not a recorded search: the same chart at depth 1 … 9, a tree in its best and worst
order. A search is shown by `show_steps`, which weighs far less.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from ..drawing.numbers import several
from ..drawing.picture import Picture, figure_svg
from ..errors import GameSearchError
from .stepper import Stepper
from .toolkit import anywidget, front_end, traitlets

_LIMIT = 600_000  # bytes: what a notebook with several such sliders can carry

_NEVER_SHOWN = re.compile(r"<\?xml.*?\?>|<!DOCTYPE.*?>|<metadata>.*?</metadata>|<!--.*?-->", re.S)
_LONG_NUMBER = re.compile(r"-?\d+\.\d{3,}")
_OWN_ID = re.compile(r'(\bid="|url\(#|href="#)')


class FramesTooLarge(GameSearchError, ValueError):
    """The pictures together are too heavy to be carried in a notebook."""


class FramesView(anywidget.AnyWidget):
    _esm = front_end("bar.js") + front_end("show_frames.js")
    _css = front_end("show_steps.css")
    book = traitlets.Dict().tag(sync=True)
    label = traitlets.Unicode().tag(sync=True)
    step = traitlets.Int(0).tag(sync=True)


def show_frames(
    labels: Sequence[Any],
    pictures: Sequence[Any],
    *,
    label: str = "frame",
    describe: Sequence[str] | Callable[[Any], str] | None = None,
    at: int = 0,
) -> Stepper:
    """A slider over pictures (or matplotlib figures), one for each label.

    `describe` gives the sentence below each: a list, or a function of the label. A `Picture`
    brings its own. `at` is the place to open at, and the picture that stands in on paper.

    >>> from gamesearch import TreeGame, draw_tree
    >>> pictures = [draw_tree(TreeGame([3, leaf])) for leaf in (5, 1)]
    >>> show_frames([5, 1], pictures, label="second leaf")
    <slider: 2 pictures, second leaf 5 to 1>
    """
    if len(labels) != len(pictures) or not labels:
        raise ValueError(
            f"each picture needs its label: {several(len(labels), 'label')} for "
            f"{several(len(pictures), 'picture')}"
        )
    words = [
        _words(*pair, describe, n) for n, pair in enumerate(zip(labels, pictures, strict=True))
    ]
    drawn = [
        one if isinstance(one, Picture) else _picture(one, said)
        for one, said in zip(pictures, words, strict=True)
    ]
    book = shared_lines([figure_svg(picture.figure) for picture in drawn]) | {"words": words}
    book["alts"] = [picture.alt for picture in drawn]
    book["labels"] = [str(text) for text in labels]
    weight = len(json.dumps(book, ensure_ascii=False).encode())
    if weight > _LIMIT:
        raise FramesTooLarge(
            f"{several(len(drawn), 'picture')} weigh {weight // 1000:,} kB, more than "
            f"{_LIMIT // 1000} kB: show fewer of them, or simpler ones"
        )
    at = range(len(drawn))[at]
    view = FramesView(book=book, label=label, step=at)
    name = f"slider: {several(len(drawn), 'picture')}, {label} {labels[0]} to {labels[-1]}"
    return Stepper(view, name, drawn[at])


def _picture(figure: Any, alt: str) -> Picture:
    return Picture(lambda: figure, alt, "figure")


def _words(
    label: Any, picture: Any, describe: Sequence[str] | Callable[[Any], str] | None, place: int
) -> str:
    if callable(describe):
        return describe(label)
    if describe is not None:
        return describe[place]
    if isinstance(picture, Picture):
        return picture.caption
    raise ValueError("a bare figure says nothing in words: give describe=… a sentence for each")


def shared_lines(svgs: list[str]) -> dict[str, Any]:
    """Lines that several pictures share are kept once."""
    lines: dict[str, int] = {}
    frames = []
    for svg in svgs:
        svg = _NEVER_SHOWN.sub("", svg)
        svg = _LONG_NUMBER.sub(lambda found: f"{float(found[0]):.2f}", svg)
        svg = _OWN_ID.sub(r"\1§", svg).replace("<svg ", '<svg style="max-width:100%" ', 1)
        parts = (part.strip() + "\n" for part in svg.splitlines() if part.strip())
        frames.append([lines.setdefault(part, len(lines)) for part in parts])
    return {"lines": list(lines), "frames": frames}
