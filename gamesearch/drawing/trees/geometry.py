"""Where everything in a picture of a tree goes, in points, and how large it is.

That depends on how many nodes there are:

  text       up to 40: the value in each node, the window beside it
  map        up to 121: shapes only, labels on the way from the root to the current node
  overview   more: the shape of the tree

Where the leaves pay several players, the numbers of each stand beside a node, or in place of a
leaf; `payoffs` says how far each of them is from the middle of the node.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate

from .layout import tidy_layout
from .plan import AS_MAP, WITH_TEXT, DrawnNode, TreePlan

LETTER = 0.62  # the width of a letter, as a share of the font's size
ON_EDGE = 0.6  # where the words or the cross on an edge stand, between the parent and the child
ABOVE_WORDS = 0.4  # where the cross stands if there are words as well
BETWEEN_WORDS = 9  # points, at least, from the words on an edge to those on the next
BETWEEN_PAYOFFS = 0.75  # letters, from one player's number to the next
PAGE, SMALLEST = 960, 15  # pixels: the width of a page, and the height of its smallest letters
FLAT = 0.5  # of its width: a tree's height, if its plies can be as low as that


@dataclass(frozen=True)
class Size:
    marker: float  # the side of a leaf; triangles are larger by WIDER
    font: float
    gap: float
    level: float  # from one ply to the next
    text: bool  # values inside the nodes, windows beside them

    def side(self, kind: str) -> float:
        """How high a node of this kind is, and if its values are short, how wide."""
        return self.marker * WIDER.get(kind, 1)

    @property
    def ring(self) -> float:
        return self.marker * (1.9 if self.text else 2.4)


LARGE = Size(marker=27, font=14, gap=20, level=74, text=True)
MEDIUM = Size(marker=21, font=13, gap=8, level=62, text=True)
MAP = Size(marker=9, font=10, gap=3.5, level=62, text=False)
OVERVIEW = Size(marker=4.5, font=9, gap=1.2, level=56, text=False)
PAYOFFS = Size(marker=22, font=12.5, gap=12, level=66, text=True)

WIDER = {"max": 1.45, "min": 1.45, "stub": 0.8}
WIDER |= dict.fromkeys(("chance", "other", "fourth", "fifth"), 1.15)
# How many digits, where a marker is as high as one; in a triangle they stand near its base.
_FITS = {"max": 1.12, "min": 1.12, "leaf": 1.2}  # else 1.36
_BROAD, _NARROW = 1.2, 0.55  # of a digit: how wide a sign is, and a point
WIDEST = 2.0  # times as wide as high: how far a node grows for a long value


@dataclass(frozen=True)
class Geometry:
    size: Size
    spots: dict[int, tuple[float, float]]  # in points, y upwards
    width: float
    height: float
    payoffs: dict[int, tuple[float, ...]] = field(default_factory=dict)
    longest: Mapping[str, float] = field(default_factory=dict)

    def stretch(self, kind: str) -> float:
        """How many times as wide as high a node of this kind is."""
        return wider(self.size, kind, self.longest)

    def edge(self, node: DrawnNode) -> float:
        """How far to the right of a node's middle a label can begin."""
        return edge(self.size, node.kind, self.stretch(node.kind))

    def value_font(self, kind: str, value: str) -> float:
        """The size of a value that stands in a node."""
        fits = fitting(self.size, kind) * self.stretch(kind)
        return self.size.font * min(1.0, fits / digits(value))

    def is_written(self, node: DrawnNode) -> bool:
        """Do the payoffs stand in place of the node?"""
        return node.kind == "leaf" and node.key in self.payoffs


def geometry(
    plan: TreePlan,
    names: Mapping[int, str] | None = None,
    beside: Mapping[int, int] | None = None,
    payoffs: Mapping[int, Sequence[str]] | None = None,
    longest: Mapping[str, float] | None = None,
) -> Geometry:
    """By the number of a node: the words on the edge to it, how many letters are to stand beside
    it at most, and what it is worth to each of several players. By the kind of a node: how many
    digits wide the longest value is that is to stand in one."""
    names, beside, payoffs, longest = names or {}, beside or {}, payoffs or {}, longest or {}
    size = PAYOFFS if payoffs else size_for(plan.size)
    ring = size.ring / 2

    def share(key: int) -> float:
        """How far apart words are, by the distance of their nodes: odds, which are longer than
        moves, stand where the edges are still close together."""
        return 1 if plan.nodes[key].probability is None else ON_EDGE

    def spread(key: int) -> float:
        """Half of what a node needs for the words on its edge, from one sibling to the next."""
        if not size.text or key not in names:
            return 0
        return (len(names[key]) * LETTER * size.font + BETWEEN_WORDS) / 2 / share(key)

    def outside(key: int) -> float:
        """The same on the far side of the first and the last: their words stand further in."""
        parent = plan.nodes[key].parent
        spreads = [spread(each) for each in plan.nodes[parent or 0].children]
        middle = sum(spreads) - (spreads[0] + spreads[-1]) / 2
        return share(key) * spread(key) - (1 - share(key)) * middle

    def room(key: int) -> tuple[float, float]:
        node = plan.nodes[key]
        wide = size.side(node.kind) * wider(size, node.kind, longest)
        half = (wide + size.gap) / 2
        letters = beside.get(key, 0) if size.text else 0
        start = edge(size, node.kind, wider(size, node.kind, longest))
        label = start + letters * LETTER * size.font + 6 if letters else 0
        if key in payoffs:
            wide = sum(len(text) + 1 for text in payoffs[key]) * LETTER * size.font
            if node.kind == "leaf":
                half = max(half, wide / 2 + 4)
            else:
                label = size.marker + wide + 4
        if node.parent is None:
            return half, max(half, label)
        siblings = plan.nodes[node.parent].children
        first, last = key == siblings[0], key == siblings[-1]
        left = max(half, outside(key) if first else spread(key))
        return left, max(half, outside(key) if last else spread(key), label)

    layout = tidy_layout(0, lambda key: plan.nodes[key].children, room)
    left = min(x - max(room(key)[0], ring) for key, (x, _) in layout.items()) - 4
    right = max(x + max(room(key)[1], ring) for key, (x, _) in layout.items()) + 4
    if not size.text:
        # A wide picture is scaled down to the page; its few labels must survive that.
        size = replace(size, font=max(size.font, (right - left) / PAGE * SMALLEST))
        right += 5 * size.font  # the labels of the path may stand beyond the last node
    deepest = max(ply for _, ply in layout.values())
    width = right - left
    level = size.level
    if size.text and deepest and not payoffs:
        tallest = max(size.side(node.kind) for node in plan.nodes)
        between = tallest + 8 + (size.font + 6 if names else 0)
        level = max(between, min(level, FLAT * width / deepest))
    level = max(level, 0.055 * width)
    below = 0 if size.text else 1.2 * size.font
    height = deepest * level + 2 * (ring + 5) + below
    top = height - ring - 5
    spots = {key: (x - left, top - ply * level) for key, (x, ply) in layout.items()}
    shifts = {key: _shifts(plan.nodes[key], texts, size) for key, texts in payoffs.items()}
    return Geometry(size, spots, width, height, shifts, longest if size.text else {})


def digits(value: str) -> float:
    """How wide a value is, in digits.

    >>> digits("12"), digits("≥17"), digits("0.5")
    (2, 3.2, 2.55)
    """
    return sum(_BROAD if c in "−≤≥∞" else _NARROW if c == "." else 1 for c in value)


def fitting(size: Size, kind: str) -> float:
    """How many digits of the usual size a node holds."""
    return _FITS.get(kind, 1.36) * size.marker / size.font


def wider(size: Size, kind: str, longest: Mapping[str, float]) -> float:
    """How much wider a kind of node is for the longest of its values.

    >>> wider(LARGE, "chance", {"chance": 2}), wider(LARGE, "max", {"max": 9})
    (1.0, 2.0)
    """
    letters = longest.get(kind, 0) if size.text else 0
    return min(WIDEST, max(1.0, letters / fitting(size, kind)))


def edge(size: Size, kind: str, stretch: float) -> float:
    """How far to its right a node and the ring around it reach; a triangle's tips are no bar."""
    return max(size.ring / 2, 0 if kind in ("max", "min") else size.side(kind) * stretch / 2)


def size_for(nodes: int) -> Size:
    if nodes <= 20:
        return LARGE
    if nodes <= WITH_TEXT:
        return MEDIUM
    return MAP if nodes <= AS_MAP else OVERVIEW


def _shifts(node: DrawnNode, texts: Sequence[str], size: Size) -> tuple[float, ...]:
    """How far the middle of each player's number is from the node: in its place, or beside it."""
    widths = [(len(text) + BETWEEN_PAYOFFS) * LETTER * size.font for text in texts]
    start = -sum(widths) / 2 if node.kind == "leaf" else size.marker
    ends = accumulate(widths, initial=start)
    return tuple(end + width / 2 for end, width in zip(ends, widths, strict=False))
