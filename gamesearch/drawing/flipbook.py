"""One plot, many moments: a search as one SVG and, for every step, what changes in it.

parts    the names of the parts that ever change
values   every set of attributes that a part ever takes
steps    for every step the pairs (part, value) that differ from the step before, run together
words    the sentence of every step
"""

from __future__ import annotations

from typing import Any

from ..tracing import Trace
from .compact import compact
from .looks import Attributes, attributes
from .painter import Painter
from .picture import figure_svg
from .plan import Plan, plan_of
from .scene import Story
from .tree import move_names, placed, without_windows
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
        self.plan: Plan = plan_of(trace, plies)
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
