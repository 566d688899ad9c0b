"""One picture, many moments: a tree as one SVG and, for every step, what changes in it.

parts    the names of the parts that ever change
values   every set of attributes that a part ever takes
steps    for every step the pairs (part, value) that differ from the step before, run together
words    the sentence of every step
code     of a recorded search: what runs at every step, if that is known (see `beside`)
window   of a recorded search: alpha and beta at every step, if it has them
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import repeat
from operator import is_
from typing import Any

from ..picture import Picture, figure_svg
from . import beside
from .attributes import Attributes, attributes
from .compact import compact
from .draw_tree import TreeDrawing
from .geometry import Geometry
from .painter import Painter
from .plan import TreePlan
from .scene import Scene


class Frames:
    """The scenes of one tree. `svg` and `book` are what a browser needs to step through them."""

    def __init__(
        self,
        plan: TreePlan,
        place: Geometry,
        names: Mapping[int, str],
        scenes: Sequence[Scene],
        words: Sequence[str],
    ):
        self.plan, self.place, self.names, self.scenes = plan, place, names, scenes
        self.pages: list[dict[str, Attributes]] = []
        before = None
        for scene in scenes:
            self.pages.append(attributes(plan.nodes, scene, place, before))
            before = scene, self.pages[-1]
        painter = Painter(plan, place, tagged=True)
        self.svg = compact(figure_svg(painter.paint(scenes[0], names)), painter.tags)
        self.book = changes(self.pages) | {"words": list(words)}

    @property
    def steps(self) -> int:
        return len(self.scenes)

    def picture(self, step: int, alt: str, name: str) -> Picture:
        """One of the scenes on paper."""

        def make() -> Any:
            return Painter(self.plan, self.place).paint(self.scenes[step], self.names)

        return Picture(make, alt, name)


class SearchFrames(Frames):
    """A scene for every tick of a recorded search."""

    def __init__(self, drawing: TreeDrawing):
        if drawing.story is None:
            raise ValueError(
                "only a recorded search has steps: record it, trace = record(search, game)"
            )
        self.times = drawing.story.ticks
        super().__init__(
            drawing.plan,
            drawing.place,
            drawing.names,
            [drawing.scene(time) for time in self.times],
            [drawing.sentence(time) for time in self.times],
        )
        self.book["code"] = beside.code(drawing.story, self.times)
        self.book["window"] = (
            beside.window_beside(drawing.story, self.times) if drawing.windows else None
        )

    def step_of(self, time: int) -> int:
        """The step that shows a moment of the trace's clock."""
        return max((i for i, tick in enumerate(self.times) if tick <= time), default=0)


def changes(pages: Sequence[dict[str, Attributes]]) -> dict[str, Any]:
    """What is new on each page."""
    parts = {name: number for number, name in enumerate(pages[0])}
    values: dict[tuple[tuple[str, str], ...], int] = {}
    steps = []
    shown: dict[str, Attributes] = {}
    for page in pages:
        step: list[int] = []
        taken_over = map(is_, page.values(), shown.values()) if shown else repeat(False)
        for (name, look), is_old in zip(page.items(), taken_over, strict=False):
            if not is_old and shown.get(name) != look:
                step += parts[name], values.setdefault(tuple(look.items()), len(values))
        steps.append(step)
        shown = page
    return {"parts": list(parts), "values": [dict(value) for value in values], "steps": steps}
