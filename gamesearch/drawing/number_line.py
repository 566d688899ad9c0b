"""Alpha and beta on a number line: what MAX is sure of on the left, what MIN refuses on the right.

Between them lie the values that could still matter. Every value a node hears of pushes one of the
two ends; when they meet, the node can be left.
"""

from __future__ import annotations

from math import isfinite
from typing import Any, NamedTuple

from ..errors import BadSearch
from ..games.game import MAX, Value
from ..tracing.trace import Trace, Visit
from .axes import TEXT, chart
from .numbers import move_text, number
from .palette import BLUE, INK, ORANGE, PAPER, VERMILLION, mixed
from .picture import Picture

Span = tuple[float, float]


class WindowMoment(NamedTuple):
    """A node has just heard what one of its children is worth."""

    path: tuple[Any, ...]
    player: int
    seen: Value
    alpha: Value  # with the value that was seen
    beta: Value

    @property
    def closed(self) -> bool:
        return self.alpha >= self.beta

    @property
    def words(self) -> str:
        where = f"in branch {move_text(self.path)}" if self.path else "at the root"
        who = "MAX" if self.player == MAX else "MIN"
        window = f"α = {number(self.alpha)}, β = {number(self.beta)}"
        end = "nothing is left between them: leave this node" if self.closed else "go on"
        return f"{who}, {where}, sees {number(self.seen)}. Now {window}: {end}."


def window_moments(trace: Trace) -> list[WindowMoment]:
    """What happened to the windows of a recorded alpha-beta search, in order."""
    heard = [(child, visit) for visit in trace.visits() for child in visit.opened_children]
    heard.sort(key=lambda pair: (pair[0].closed or 0, -len(pair[1].path)))
    return [_moment(child, visit) for child, visit in heard if visit.windows]


def _moment(child: Visit, node: Visit) -> WindowMoment:
    assert child.closed is not None  # it was opened, and the search is over
    assert node.player is not None  # somebody moved to the child
    alpha, beta = node.window_at(child.closed - 1) or node.windows[0][1:]
    if node.player == MAX:
        alpha = max(alpha, child.value)
    else:
        beta = min(beta, child.value)
    return WindowMoment(node.path, node.player, child.value, alpha, beta)


def span_of(trace: Trace) -> Span:
    """The part of the number line on which a search takes place."""
    leaves = trace.leaves
    if not leaves:
        raise BadSearch(
            "the search read no leaf, so there is no line to draw: let it ask game.utility, or "
            "hand its evaluation to record(…, evaluate=…)"
        )
    return min(leaves) - 1, max(leaves) + 1


def draw_number_line(
    alpha: Value, beta: Value, *, seen: Value | None = None, span: Span = (0, 10)
) -> Picture:
    """The window (alpha, beta), and the value that has just been seen.

    >>> draw_number_line(3, 8, seen=3)
    <number line: α = 3, β = 8>
    """
    left, right = span

    def make() -> Any:
        figure, axes = chart((7, 1.9), "", "", "", log=False)
        axes.grid(visible=False)
        axes.spines["left"].set_visible(False)
        axes.set_yticks([])
        low, high = max(alpha, left), min(beta, right)
        outward = ("right", "left") if alpha < beta else ("left", "right")  # keeps words apart
        for start, end, colour, hatch in (
            (left, low, BLUE, "///"),
            (high, right, ORANGE, "\\\\\\"),
        ):
            axes.barh(
                [0], [max(0, end - start)], left=[start], height=0.8, hatch=hatch, linewidth=0,
                facecolor=mixed(colour, 0.22), edgecolor=mixed(colour, 0.7), alpha=0.75,
            )  # fmt: skip
        for place, bound, name, colour, side in (
            (low, alpha, "α", BLUE, outward[0]),
            (high, beta, "β", mixed(ORANGE, 0.75, INK), outward[1]),
        ):
            axes.plot([place, place], [-0.4, 0.55], color=colour, linewidth=2.5)
            axes.annotate(
                f"{name} = {number(bound)}", (place, 0.62), (-4 if side == "right" else 4, 0),
                textcoords="offset points", ha=side, color=colour, fontsize=TEXT, weight="bold",
                annotation_clip=False,
            )  # fmt: skip
        words = "closed" if alpha >= beta else "open"
        colour = VERMILLION if alpha >= beta else INK
        axes.text((low + high) / 2, -0.62, words, ha="center", va="center", color=colour)
        if seen is not None and isfinite(seen):
            axes.plot([seen], [0], marker="o", markersize=11, color=INK, markeredgecolor=PAPER)
        axes.set_xlim(left - 0.12 * (right - left), right + 0.12 * (right - left))
        axes.set_ylim(-0.85, 1.05)
        axes.xaxis.get_major_locator().set_params(integer=True)
        return figure

    state = "closed" if alpha >= beta else "open"
    words = f"α = {number(alpha)}, β = {number(beta)}"
    just = "" if seen is None else f", {number(seen)} has just been seen"
    return Picture(make, f"Number line: {words}, {state}{just}.", f"number line: {words}")
