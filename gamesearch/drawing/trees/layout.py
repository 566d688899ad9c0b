"""Where the nodes of a tree go: siblings in order, parents centred, no crossings.

Equal subtrees look alike. After Kennedy, "Drawing Trees" (1996). Every subtree has an *outline*:
how far it reaches to the left and to the right, level by level. Subtrees are pushed together until
their outlines touch, once from the left and once from the right, and the middle is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

Thing = TypeVar("Thing", bound=Hashable)
Outline = list[tuple[float, float]]  # (left, right) of each level, the subtree's root first


def tidy_layout(
    root: Thing,
    children: Callable[[Thing], Sequence[Thing]],
    room: Callable[[Thing], tuple[float, float]] = lambda node: (0.5, 0.5),
) -> dict[Thing, tuple[float, float]]:
    """(x, ply) of every node. `room` is what a node needs to its left and right.

    >>> tidy_layout("a", {"a": "bc", "b": "", "c": ""}.get)
    {'a': (0.0, 0), 'b': (-0.5, 1), 'c': (0.5, 1)}
    """
    offset: dict[Thing, float] = {}  # from a node's parent

    def place(node: Thing) -> Outline:
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
    spots: dict[Thing, tuple[float, float]] = {root: (0.0, 0)}
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
