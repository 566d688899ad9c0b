"""Seeing one's own handicap on its dial, and one's own audit of some logs.

As with `watch`: what is not written yet, or fails, gets a sentence instead of a traceback.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..drawing.charts import bars, lines
from .growing import _shown

Dial = Callable[[float, bool], float]


def watch_handicap(handicap: Callable[[Dial], float], dial: Dial) -> Any:
    """The shares of the points over the handicap, and where `handicap(dial)` stands."""

    def make() -> Any:
        h = float(handicap(dial))
        grid = sorted({*(n / 20 for n in range(21)), h})
        begins, second = ([dial(place, first) for place in grid] for first in (True, False))
        mean = (dial(h, True) + dial(h, False)) / 2
        series = {"it begins": begins, "it is second": second, "even": [0.5] * len(grid)}
        words = f"Your handicap is {h:.3f}; the program gets {mean:.3f} of the points there."
        return lines(grid, series, title=words, xlabel="handicap", alt=words)

    return _shown(make)


def watch_audit(audit: Callable[[Any], float], logs: Mapping[str, Sequence[Any]]) -> Any:
    """What `audit(log)` says of each log."""

    def make() -> Any:
        scores = {name: float(audit(list(log))) for name, log in logs.items()}
        said = {name: float(f"{score:.3g}") for name, score in scores.items()}
        return bars(list(said), list(said.values()), title="your audit", alt=f"Your audit: {said}")

    return _shown(make)
