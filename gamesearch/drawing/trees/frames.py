"""One plot, many moments: a search as one SVG and, for every step, what changes in it.

parts    the names of the parts that ever change
values   every set of attributes that a part ever takes
steps    for every step the pairs (part, value) that differ from the step before, run together
words    the sentence of every step
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from ...tracing.trace import Trace
from ..palette import INK, PAPER
from ..picture import figure_svg
from .attributes import Attributes, attributes
from .draw_tree import move_names, placed, without_windows
from .painter import Painter
from .plan import TreePlan
from .plan_of import plan_of
from .scene import Story
from .words import sentence


class Flipbook:
    def __init__(
        self,
        trace: Trace,
        *,
        plies: int | None = None,
        windows: bool = True,
        moves: bool | None = None,
    ):
        self.plan: TreePlan = plan_of(trace, plies)
        self.story = Story(self.plan)
        self.times = self.story.ticks
        names = move_names(self.plan, moves)
        place = placed(self.plan, self.story, windows, names)
        scenes = (without_windows(self.story.at(time), windows) for time in self.times)
        pages = [attributes(self.plan.nodes, scene, place) for scene in scenes]
        painter = Painter(self.plan, place, tagged=True)
        self.svg = compact(figure_svg(painter.paint(pages[0], names)), painter.tags)
        self.book = changes(pages) | {"words": [sentence(self.story, t) for t in self.times]}

    def step_of(self, time: int) -> int:
        """The step that shows a moment of the trace's clock."""
        return max((i for i, tick in enumerate(self.times) if tick <= time), default=0)


def changes(pages: list[dict[str, Attributes]]) -> dict[str, Any]:
    parts = {name: number for number, name in enumerate(pages[0])}
    values: dict[tuple[tuple[str, str], ...], int] = {}
    steps = []
    shown: dict[str, Attributes] = {}
    for page in pages:
        step: list[int] = []
        for name, look in page.items():
            if shown.get(name) != look:
                step += parts[name], values.setdefault(tuple(look.items()), len(values))
        steps.append(step)
        shown = page
    return {"parts": list(parts), "values": [dict(value) for value in values], "steps": steps}


# --- matplotlib's SVG, cut down to the parts that have a name: what a browser needs to step.
#
# Attributes that the steps set anyway are left out, coordinates are rounded to a tenth of a point.
# A part is found by its `data-g`, not by an id: two pictures may stand on one page.


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
    style = dict(re.findall(r"([\w-]+):\s*([^;]+)", element.get("style", "")))
    if element.tag == _NAME + "text":
        x, y = (_rounded(element.get(axis)) for axis in "xy")
        anchor = ' text-anchor="middle"' if style.get("text-anchor") == "middle" else ""
        own = f' font-size="{style["font-size"].removesuffix("px")}"' if name[0] == "m" else ""
        halo = "" if anchor and name[0] == "v" else _HALO
        kept = escape(element.text or "") if name[0] == "m" else ""
        return f'<text data-g="{name}" x="{x}" y="{y}"{anchor}{own}{halo}>{kept}</text>'
    moved = ""
    if element.tag == _NAME + "use":
        moved = f' transform="translate({_rounded(element.get("x"))} {_rounded(element.get("y"))})"'
        path = shapes[element.get(_HREF)].get("d")
    else:
        path = element.get("d")
    own = ""
    if name[0] in "xr":
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
