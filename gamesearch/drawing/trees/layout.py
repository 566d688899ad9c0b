"""Where the nodes of a tree go: siblings in order, parents centred, no crossings.

Equal subtrees look alike. After Kennedy, "Drawing Trees" (1996). Every subtree has an *outline*:
how far it reaches to the left and to the right, level by level. Subtrees are pushed together until
their outlines touch, once from the left and once from the right, and the middle is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from .plan import AS_MAP, WITH_TEXT, TreePlan

Node = TypeVar("Node", bound=Hashable)
Outline = list[tuple[float, float]]  # (left, right) of each level, the subtree's root first


def tidy_layout(
    root: Node,
    children: Callable[[Node], Sequence[Node]],
    room: Callable[[Node], tuple[float, float]] = lambda node: (0.5, 0.5),
) -> dict[Node, tuple[float, float]]:
    """(x, ply) of every node. `room` is what a node needs to its left and right.

    >>> tidy_layout("a", {"a": "bc", "b": "", "c": ""}.get)
    {'a': (0.0, 0), 'b': (-0.5, 1), 'c': (0.5, 1)}
    """
    offset: dict[Node, float] = {}  # from a node's parent

    def place(node: Node) -> Outline:
        below = children(node)
        outline: Outline = []
        if below:
            outlines = [place(child) for child in below]
            xs = _spread(outlines)
            middle = (xs[0] + xs[-1]) / 2
            for child, part, x in zip(below, outlines, xs, strict=True):
                offset[child] = x - middle
                outline = _join(outline, _moved(part, x - middle))
        left, right = room(node)
        return [(-left, right), *outline]

    place(root)
    spots: dict[Node, tuple[float, float]] = {root: (0.0, 0)}
    waiting = [root]
    while waiting:
        node = waiting.pop(0)
        x, ply = spots[node]
        for child in children(node):
            spots[child] = (x + offset[child], ply + 1)
            waiting.append(child)
    return spots


def _spread(outlines: list[Outline]) -> list[float]:
    """Where to put subtrees side by side."""
    from_left = _pack(outlines)
    mirrored = [[(-right, -left) for left, right in outline] for outline in reversed(outlines)]
    from_right = [-x for x in reversed(_pack(mirrored))]
    shift = from_right[0]
    return [(a + b - shift) / 2 for a, b in zip(from_left, from_right, strict=True)]


def _pack(outlines: list[Outline]) -> list[float]:
    """Each subtree as far left as those before it allow."""
    xs: list[float] = []
    packed: Outline = []
    for outline in outlines:
        # Not strict: the shallower of the two decides how many levels can touch.
        x = max((a[1] - b[0] for a, b in zip(packed, outline, strict=False)), default=0.0)
        xs.append(x)
        packed = _join(packed, _moved(outline, x))
    return xs


def _join(a: Outline, b: Outline) -> Outline:
    both = [(left, right) for (left, _), (_, right) in zip(a, b, strict=False)]
    return both + a[len(both) :] + b[len(both) :]


def _moved(outline: Outline, x: float) -> Outline:
    return [(left + x, right + x) for left, right in outline]


# --- Where everything goes, in points, and how large: it depends on how many nodes there are.
#
# text       up to 40 nodes: value in each node, window beside it
# map        up to 121: shapes only, labels on the way from the root to the current node
# overview   more: the shape of the tree


LETTER = 0.62  # the width of a letter, as a share of the font's size
ON_EDGE = 0.42  # where the words on an edge stand, between the parent and the child
BETWEEN_WORDS = 7  # points, at least, from the words on an edge to those on the next


@dataclass(frozen=True)
class Size:
    marker: float  # the side of a leaf; triangles are larger by WIDER
    font: float
    gap: float
    level: float  # from one ply to the next
    text: bool  # values inside the nodes, windows beside them

    @property
    def ring(self) -> float:
        return self.marker * (1.9 if self.text else 2.4)


LARGE = Size(marker=30, font=14, gap=20, level=74, text=True)
MEDIUM = Size(marker=21, font=11, gap=8, level=62, text=True)
MAP = Size(marker=9, font=10, gap=3.5, level=62, text=False)
OVERVIEW = Size(marker=4.5, font=9, gap=1.2, level=56, text=False)

WIDER = {"max": 1.45, "min": 1.45, "chance": 1.15, "other": 1.15, "stub": 0.8}


def size_for(nodes: int) -> Size:
    if nodes <= 20:
        return LARGE
    if nodes <= WITH_TEXT:
        return MEDIUM
    return MAP if nodes <= AS_MAP else OVERVIEW


_PAGE, _SMALLEST = 960, 13  # pixels: the width of a page, and the height of its smallest letters


@dataclass(frozen=True)
class Geometry:
    size: Size
    spots: dict[int, tuple[float, float]]  # in points, y upwards
    width: float
    height: float


def geometry(plan: TreePlan, windows: dict[int, int], names: dict[int, str]) -> Geometry:
    """`windows`: how many letters the window beside a node needs; `names`: the words on edges."""
    size = size_for(plan.size)
    ring = size.ring / 2

    def room(key: int) -> tuple[float, float]:
        node = plan.nodes[key]
        half = (size.marker * WIDER.get(node.kind, 1) + size.gap) / 2
        letters = windows.get(key, 0) if size.text else 0
        label = ring + letters * LETTER * window_font(size) + 6 if letters else 0
        if size.text and key in names:
            # Odds are longer than moves, and stand where the edges are still close together.
            share = ON_EDGE if node.probability is not None else 1
            words = len(names[key]) * LETTER * move_font(size) + BETWEEN_WORDS
            half = max(half, words / 2 / share)
        return half, max(half, label)

    layout = tidy_layout(0, lambda key: plan.nodes[key].children, room)
    left = min(x - max(room(key)[0], ring) for key, (x, _) in layout.items()) - 4
    right = max(x + max(room(key)[1], ring) for key, (x, _) in layout.items()) + 4
    if not size.text:
        # A wide picture is scaled down to the page; its few labels must survive that.
        size = replace(size, font=max(size.font, (right - left) / _PAGE * _SMALLEST))
        right += 5 * size.font  # the labels of the path may stand beyond the last node
    deepest = max(ply for _, ply in layout.values())
    width = right - left
    level = max(size.level, 0.055 * width)
    below = 0 if size.text else 1.2 * size.font
    height = deepest * level + 2 * (ring + 5) + below
    top = height - ring - 5
    spots = {key: (x - left, top - ply * level) for key, (x, ply) in layout.items()}
    return Geometry(size, spots, width, height)


def window_font(size: Size) -> float:
    return size.font * 0.82


def move_font(size: Size) -> float:
    return size.font * 0.78
