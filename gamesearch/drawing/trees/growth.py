"""`draw_growth`: trees of Monte Carlo tree search side by side, a node as large as its visits."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import nlargest
from typing import Any, NamedTuple

from ...search.montecarlo.mcts import Node
from ..numbers import move_text
from ..palette import GREY, INK, PAPER, SHAPES
from ..picture import Picture
from .layout import tidy_layout
from .painter import drawing_libraries
from .plan import kind_of

SHOWN = 90  # nodes of a tree; the less visited ones would be dots of no size
_LARGEST = 900  # square points: the area of the root
_PANEL = (300, 225)  # points


class Dot(NamedTuple):
    x: float
    ply: float
    share: float  # of the root's visits
    kind: str
    parent: tuple[float, float] | None
    name: str


def draw_growth(roots: Mapping[str, Node]) -> Picture:
    """Each tree as it is now, a dot for each node, its area in proportion to N.

    Below each root are its moves, the most visited first.

    >>> import random
    >>> from gamesearch import Nim, mcts, tree_after
    >>> trees = {f"{n} games": tree_after(n, mcts(Nim(5), rng=random.Random(1))) for n in (10, 100)}
    >>> draw_growth(trees)
    <growth: 10 games and 100 games>
    """
    panels = {title: _dots(root) for title, root in roots.items()}  # now: the trees grow on

    def make() -> Any:
        wide, high = _PANEL
        _, figure = drawing_libraries(wide * len(panels), high)
        for number, (title, dots) in enumerate(panels.items()):
            axes = figure.add_axes((number / len(panels), 0, 1 / len(panels), 0.9))
            axes.set_axis_off()
            axes.set_title(title, fontsize=16, color=INK, y=0.99)
            _paint(axes, dots)
        return figure

    said = [f"{title}: {_in_words(root)}" for title, root in roots.items()]
    return Picture(make, " ".join(said), f"growth: {' and '.join(roots)}")


def _dots(root: Node) -> list[Dot]:
    kept = set(nlargest(SHOWN, root.walk(), key=lambda node: node.N)) | {root, *root.children}

    def below(node: Node) -> list[Node]:
        children = [child for child in node.children if child in kept]
        return sorted(children, key=lambda child: -child.N)

    def room(node: Node) -> tuple[float, float]:
        half = 0.15 + (node.N / root.N) ** 0.5
        return half, half

    spots = tidy_layout(root, below, room)
    parents = {child: node for node in spots for child in below(node)}
    return [
        Dot(
            spots[node][0],
            spots[node][1],
            node.N / root.N,
            _kind(node),
            spots[parents[node]] if node in parents else None,
            move_text(node.move) if node in root.children else "",
        )
        for node in spots
    ]


def _paint(axes: Any, dots: list[Dot]) -> None:
    for dot in dots:
        if dot.parent:
            thick = 0.4 + 3 * dot.share
            xs, ys = zip(dot.parent, dot[:2], strict=True)
            axes.plot(xs, [-y for y in ys], color=GREY, linewidth=thick, zorder=1)
    for kind in SHAPES:
        alike = [dot for dot in dots if dot.kind == kind]
        axes.scatter(
            [dot.x for dot in alike],
            [-dot.ply for dot in alike],
            s=[max(3, _LARGEST * dot.share) for dot in alike],
            marker=SHAPES[kind][0],
            c=SHAPES[kind][1],
            linewidths=0.5,
            edgecolors=INK,
            zorder=2,
        )
    axes.margins(0.09, 0.12)
    axes.set_ylim(min(-5, *(-dot.ply for dot in dots)) - 0.6, 0.6)
    written: list[Any] = []
    for dot in sorted(dots, key=lambda dot: -dot.share):
        if dot.name and dot.share > 0.04:
            spot = {"xytext": (0, -4 - (_LARGEST * dot.share) ** 0.5 / 2), "va": "top"}
            words = axes.annotate(
                dot.name, (dot.x, -dot.ply), textcoords="offset points", ha="center", **spot
            )
            words.set(fontsize=15, color=INK, zorder=3)
            words.set_bbox({"facecolor": PAPER, "edgecolor": "none", "pad": 0.6})
            box = words.get_window_extent().padded(4)  # pixels: two numbers are not one
            if any(box.overlaps(other) for other in written):
                words.remove()  # the most visited keep their names
            else:
                written.append(box)


def _kind(node: Node) -> str:
    ended = not node.children and not node.untried
    return "leaf" if ended else kind_of(node.player)


def _in_words(root: Node) -> str:
    first = sorted(root.children, key=lambda child: -child.N)
    moves = ", ".join(f"move {move_text(child.move)} {child.N}" for child in first)
    return f"visits after {root.N} games: {moves}."
