"""Pictures of trees, searches, boards and figures. Reads what it draws, knows no algorithm."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .boards import draw_board
    from .charts import bars, lines
    from .graphs import draw_graph
    from .growth import draw_growth
    from .hidden import draw_hidden
    from .ladders import ladder
    from .payoffs import draw_payoffs
    from .picture import Picture
    from .points import scatter
    from .reaches import ranges
    from .simplex import draw_simplex
    from .source import show_source
    from .spans import intervals
    from .timelines import timeline
    from .tree import draw_tree

_HOME_OF = {
    "Picture": "picture",
    "bars": "charts",
    "draw_board": "boards",
    "draw_graph": "graphs",
    "draw_growth": "growth",
    "draw_hidden": "hidden",
    "draw_payoffs": "payoffs",
    "draw_simplex": "simplex",
    "draw_tree": "tree",
    "intervals": "spans",
    "ladder": "ladders",
    "lines": "charts",
    "ranges": "reaches",
    "scatter": "points",
    "show_source": "source",
    "timeline": "timelines",
}
__all__ = [
    "Picture",
    "bars",
    "draw_board",
    "draw_graph",
    "draw_growth",
    "draw_hidden",
    "draw_payoffs",
    "draw_simplex",
    "draw_tree",
    "intervals",
    "ladder",
    "lines",
    "ranges",
    "scatter",
    "show_source",
    "timeline",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"gamesearch.drawing has no {name!r}")
    return getattr(importlib.import_module(f".{_HOME_OF[name]}", __name__), name)
