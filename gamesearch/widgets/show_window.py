"""`show_window`: alpha and beta on a number line, value by value, behind a slider."""

from __future__ import annotations

from ..drawing.number_line import draw_number_line, span_of, window_moments
from ..errors import BadSearch
from ..tracing.trace import Trace
from .show_frames import show_frames
from .stepper import Stepper


def show_window(trace: Trace, *, at: int = 0) -> Stepper:
    """One picture for each value that a node of a recorded alpha-beta search hears of."""
    found = window_moments(trace)
    if not found:
        raise BadSearch("this search has no window to show: record alphabeta, or one like it")
    span = span_of(trace)
    pictures = [draw_number_line(m.alpha, m.beta, seen=m.seen, span=span) for m in found]
    labels = list(range(1, len(found) + 1))
    return show_frames(labels, pictures, label="value", describe=[m.words for m in found], at=at)
