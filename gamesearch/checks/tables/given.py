"""The graph of exercise 4.1, whose transposition table is filled by hand."""

from __future__ import annotations

GRAPH = {
    **{"r": ["b", "c"], "b": ["d", "e"], "c": ["e", "f"]},
    **{"d": [4, 2], "e": [6, 9], "f": [3, 1]},
}
