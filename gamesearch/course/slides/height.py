"""How much room a part of a cell takes on a slide, near enough to plan with.

A slide is 1280 by 720 pixels; text is 28 px, code 22 px. What is said here decides only where a
slide that is too full goes on: in the browser, `fit.js` gives pictures exactly the room left.
"""

from __future__ import annotations

import math
import re
import struct
from base64 import b64decode
from typing import Any

from gamesearch.course.notebook import WIDGET_VIEW

WIDTH = 1168  # of what stands on a slide
ROOM = 690  # its height, headings included; a little more than there is, for text may shrink
LINE, COLUMNS = 39, 76  # of text
CODE_LINE, CODE_COLUMNS = 30, 84
CODE_FRAME = 32
HEADING = {1: 84, 2: 76, 3: 68}
# A picture's least size, compared with a page's; where there is room it is far larger. What
# moves has the small print of windows in it.
STILL, MOVING = 0.95, 1.15
CONTROLS = 150  # a stepper's slider above its picture, and its sentence below


def markdown(text: str) -> float:
    """The height of running text."""
    height, fenced = 0.0, False
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        if paragraph.startswith("$$"):
            height += 100
            continue
        running = 0
        for line in paragraph.splitlines():
            heading = re.match(r"(#{1,6}) (.*)", line)
            if line.startswith("```"):
                fenced = not fenced
                height += CODE_FRAME / 2
            elif fenced:
                height += CODE_LINE
            elif heading:
                lines = math.ceil(len(_shown(heading[2])) / 50)
                height += HEADING.get(len(heading[1]), 60) * lines
            elif line.startswith("|"):
                height += 0 if set(line) <= set("|-: ") else _row(line)
            elif re.match(r"\s*([-*]|\d+\.) ", line):
                height += _lines(running) * LINE
                running = len(_shown(line)) + 4
            else:
                running += len(_shown(line)) + 1
        height += _lines(running) * LINE + 14
    return height


def _lines(characters: int) -> int:
    return math.ceil(characters / COLUMNS)


def _row(line: str) -> float:
    cells = line.strip("| ").split("|")
    total = sum(len(_shown(cell)) for cell in cells)
    return LINE * max(1, math.ceil(total / (COLUMNS - 4 * len(cells)))) + 14


def _shown(text: str) -> str:
    """Without what is markup only; a formula is about half as wide as it is long."""
    text = re.sub(r"\]\([^)]*\)|[*`\[]", "", text)
    return re.sub(r"\$([^$]*)\$", lambda maths: "x" * (len(maths[1]) // 2 + 1), text)


def code(text: str) -> float:
    """The height of a listing, or of what it prints."""
    lines = text.strip("\n").splitlines()
    return CODE_LINE * sum(max(1, math.ceil(len(x) / CODE_COLUMNS)) for x in lines) + CODE_FRAME


def output(one: Any, state: dict[str, Any]) -> float:
    """The least height at which an output can be read from the back row."""
    data = one.get("data", {})
    if "image/png" in data:
        wide, high = _size(one)
        moves = WIDGET_VIEW in data
        at_least = high * (MOVING if moves else STILL)
        return min(at_least, WIDTH * high / wide) + (CONTROLS if moves else 14)
    if WIDGET_VIEW in data:
        return _card(state.get(data[WIDGET_VIEW]["model_id"], {"state": {}})["state"])
    if "text/html" in data:
        if rows := data["text/html"].count("<tr"):
            return rows * (LINE + 16) + LINE
        if "<pre" in data["text/html"]:
            return code(_untagged(data["text/html"]))
        return markdown(_paragraphs(data["text/html"]))
    return code(one.get("text") or data.get("text/plain") or "".join(one.get("traceback", [])))


def _untagged(page: str) -> str:
    return re.sub(r"<[^>]+>", "", page)


def _paragraphs(page: str) -> str:
    """What HTML says, as text: a paragraph apart from the next, a choice on a line of its own.

    >>> _paragraphs("<p>How many?</p><ul><li>3</li><li>9</li></ul>")
    'How many?\\n\\n\\n- 3\\n- 9'
    """
    page = re.sub(r"</(p|summary)>", "\n\n", page)
    return _untagged(page.replace("<li>", "\n- "))


def _card(shown: dict[str, Any]) -> float:
    """A question with its choices, or an answer."""
    words = shown.get("question") or f"{shown.get('text', '')} You predicted something, it is …"
    return _lines(len(words)) * LINE + (110 if shown.get("question") else 70)


def _size(one: Any) -> tuple[float, float]:
    """Of a PNG, in pixels of a page."""
    wide, high = struct.unpack(">II", b64decode(one["data"]["image/png"][:64])[16:24])
    shown = one.get("metadata", {}).get("image/png", {}).get("width", wide)
    return shown, high * shown / wide
