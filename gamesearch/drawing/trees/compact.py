"""matplotlib's SVG, cut down to the parts that have a name: what a browser needs to step.

Attributes that the steps set anyway are left out, coordinates are rounded to a tenth of a point.
A part is found by its `data-g`, not by an id: two pictures may stand on one page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from ..palette import INK, PAPER
from .attributes import Part

_NAME = "{http://www.w3.org/2000/svg}"
_HREF = "{http://www.w3.org/1999/xlink}href"
_NUMBER = re.compile(r"-?\d+\.\d+")
_FONTS = "DejaVu Sans,Verdana,sans-serif"


def compact(svg: str, groups: dict[str, list[str]]) -> str:
    """`groups` names the parts inside each group of the figure, in order."""
    root = ElementTree.fromstring(svg)
    shapes = {f"#{path.get('id')}": path for path in root.iter(_NAME + "path") if path.get("id")}
    body = []
    for group in root.iter(_NAME + "g"):
        names = groups.get(group.get("id", ""), [])
        drawn = [element for element in _drawn(group) if element.tag != _NAME + "defs"]
        # A label comes as its box and its text; the text is the part.
        texts = [element for element in drawn if element.tag == _NAME + "text"]
        for name, element in zip(names, texts or drawn, strict=False):
            body.append(_part(name, element, shapes))
    box = root.get("viewBox", "")
    width, height = (round(float(size) * 96 / 72) for size in box.split()[2:])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{_rounded(box)}" width="{width}" '
        f'height="{height}" font-family="{_FONTS}" stroke-linejoin="round" '
        f'style="background:{PAPER};max-width:100%;height:auto">{"".join(body)}</svg>'
    )


def _drawn(group: Any) -> Iterator[Any]:
    """The paths, uses and texts below, without what is only defined."""
    for child in group:
        if child.tag in (_NAME + "path", _NAME + "use", _NAME + "text"):
            yield child
        elif child.tag == _NAME + "g":
            yield from _drawn(child)


def _part(name: str, element: Any, shapes: dict[str, Any]) -> str:
    kind = Part.kind_of(name)
    style = dict(re.findall(r"([\w-]+):\s*([^;]+)", element.get("style", "")))
    if element.tag == _NAME + "text":
        x, y = (_rounded(element.get(axis)) for axis in "xy")
        anchor = ' text-anchor="middle"' if style.get("text-anchor") == "middle" else ""
        own, halo, kept = "", _HALO, ""
        if kind is Part.MOVE:  # its words and their size never change
            own = f' font-size="{style["font-size"].removesuffix("px")}"'
            kept = escape(element.text or "")
        elif kind is Part.VALUE and anchor:  # it stands on its node
            halo = ""
        return f'<text data-g="{name}" x="{x}" y="{y}"{anchor}{own}{halo}>{kept}</text>'
    moved = ""
    if element.tag == _NAME + "use":
        moved = f' transform="translate({_rounded(element.get("x"))} {_rounded(element.get("y"))})"'
        path = shapes[element.get(_HREF)].get("d")
    else:
        path = element.get("d")
    own = ""
    if kind in (Part.CROSS, Part.RING):
        own = f' fill="none" stroke="{style["stroke"]}" stroke-width="{style["stroke-width"]}"'
    return f'<path data-g="{name}" d="{_tight(_rounded(path))}"{moved}{own}/>'


_HALO = f' stroke="{PAPER}" stroke-width="3" paint-order="stroke" fill="{INK}"'


def _rounded(text: str | None) -> str:
    """
    >>> _rounded("M 1.2345 -0.04")
    'M 1.2 0'
    """

    def short(found: re.Match[str]) -> str:
        value = f"{float(found[0]):.1f}".removesuffix(".0")
        return "0" if value == "-0" else value

    return _NUMBER.sub(short, text or "")


def _tight(path: str) -> str:
    """
    >>> _tight("M 1 2 L 3 4 z ")
    'M1 2L3 4z'
    """
    return re.sub(r"\s*([A-Za-z])\s*", r"\1", " ".join(path.split()))
