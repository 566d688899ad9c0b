"""A scene as attributes of the picture's parts: what the painter paints and the browser sets.

A part is named by its kind and the number of its node, as n7; payoffs by the player, too: p7.0.
"""

from __future__ import annotations

from collections.abc import Set
from enum import StrEnum

from ..numbers import number
from ..palette import INK, PAPER, PAYOFFS, SHAPES, mixed
from .geometry import Geometry
from .plan import DrawnNode
from .scene import Appearance, Scene

Attributes = dict[str, str]

HIDDEN = {"display": "none"}
_ABSENT = {"fill": PAPER, "stroke": PAPER, "stroke-width": "1"}
_PALE = {"waiting": 0.22, "unread": 0.12}


class Part(StrEnum):
    """The kinds of parts. An edge belongs to the node below it."""

    NODE = "n"
    VALUE = "v"
    WINDOW = "w"
    PAYOFF = "p"
    EDGE = "e"
    MOVE = "m"  # the words on the edge
    CROSS = "x"  # on the edge, where the search cut
    RING = "r"  # around the current node; there is only one

    def of(self, node: int) -> str:
        """The name of this part of a node."""
        return f"{self}{node}"

    def for_player(self, node: int, player: int) -> str:
        return f"{self}{node}.{player}"

    @classmethod
    def kind_of(cls, name: str) -> Part:
        """Which kind of part has this name.

        >>> Part.kind_of("x12")
        <Part.CROSS: 'x'>
        """
        return cls(name[0])


def attributes(
    nodes: list[DrawnNode],
    scene: Scene,
    place: Geometry,
    before: tuple[Scene, dict[str, Attributes]] | None = None,
) -> dict[str, Attributes]:
    """All parts of a scene. From one step to the next few nodes change: with the scene `before`
    and its attributes, the others are taken over."""
    now = _Marks(scene)
    parts = dict(before[1]) if before else {}
    marked = now.unlike(_Marks(before[0])) if before else {node.key for node in nodes}
    looks = before[0].looks if before else scene.looks
    for node, look, last in zip(nodes, scene.looks, looks, strict=True):
        if look is not last or node.key in marked:
            parts |= _of_node(node, look, now, place)
    parts[Part.RING] = _ring(scene, place)
    return parts


class _Marks:
    """What a scene says of a node beside its look."""

    def __init__(self, scene: Scene):
        self.keys, self.grows = range(len(scene.looks)), scene.grows
        self.path = {0, *scene.path} if scene.current is not None else set()
        self.thick = set(scene.path if scene.taken is None else scene.taken)
        self.crossed = scene.crossed

    def on(self, key: int) -> tuple[bool, bool, bool, bool]:
        return key in self.path, key in self.thick, key in self.crossed, self.grows

    def unlike(self, old: _Marks) -> Set[int]:
        """The nodes of which something else is said."""
        if self.grows != old.grows:
            return set(self.keys)
        return self.path ^ old.path | self.thick ^ old.thick | self.crossed ^ old.crossed


def _of_node(
    node: DrawnNode, look: Appearance, marks: _Marks, place: Geometry
) -> dict[str, Attributes]:
    parts: dict[str, Attributes] = {}
    key = node.key
    on_path, thick, crossed, grows = marks.on(key)
    if not place.is_written(node):
        parts[Part.NODE.of(key)] = _shape(node, look, on_path, place)
        parts[Part.VALUE.of(key)] = _value(node, look, on_path, place)
        has_window = node.kind != "leaf" or look.window or grows
        if place.size.text and not place.payoffs and has_window:
            parts[Part.WINDOW.of(key)] = _window(look, on_path, place)
    for player in range(len(place.payoffs.get(key, ()))):
        parts[Part.PAYOFF.for_player(key, player)] = _payoff(look, player, place)
    if node.parent is not None:
        parts[Part.EDGE.of(key)] = _edge(look, thick, place)
        if grows:
            absent = look.state == "absent"
            parts[Part.MOVE.of(key)] = HIDDEN if absent else {"display": "inline"}
    if node.cut:
        parts[Part.CROSS.of(key)] = {"display": "inline" if crossed else "none"}
    return parts


def ring_shift(node: int, place: Geometry) -> tuple[float, float]:
    """How far to the right and down the ring is moved from the root, where it is drawn."""
    (x, y), (x0, y0) = place.spots[node], place.spots[0]
    return round(x - x0, 1), round(y0 - y, 1)


def _shape(node: DrawnNode, look: Appearance, on_path: bool, place: Geometry) -> Attributes:
    if look.state == "absent":
        return _ABSENT
    share = _PALE.get(look.state, 1)
    fill = SHAPES[node.kind][1]
    if look.state == "unread":
        fill = "#888888"
    thin = 1.0 if place.size.text else 0.6
    width = 2 * thin if on_path else thin
    return {
        "fill": mixed(fill, share),
        "stroke": mixed(INK, max(share, 0.3) if share < 1 else 1),
        "stroke-width": f"{width:g}",
    }


def _edge(look: Appearance, thick: bool, place: Geometry) -> Attributes:
    if look.state == "absent":
        return _ABSENT
    share = {"waiting": 0.35, "unread": 0.2}.get(look.state, 0.85)
    if thick:
        return {"stroke": INK, "stroke-width": "3" if place.size.text else "2.2"}
    return {"stroke": mixed(INK, share), "stroke-width": "1" if place.size.text else "0.6"}


def _value(node: DrawnNode, look: Appearance, on_path: bool, place: Geometry) -> Attributes:
    if not place.size.text:
        text = f"{look.value} {look.window}".strip() if on_path else ""
        return {"text": text, "display": "inline"} if text else HIDDEN
    if not look.value:
        return HIDDEN
    size = place.value_font(node.kind, look.value)
    return {
        "text": look.value,
        "display": "inline",
        "fill": SHAPES[node.kind][2],
        "font-size": f"{size:.3g}",
        "font-style": "normal" if look.settled else "italic",
        "font-weight": "bold" if look.settled else "normal",
    }


def _window(look: Appearance, on_path: bool, place: Geometry) -> Attributes:
    if not look.window:
        return HIDDEN
    return {
        "text": look.window,
        "display": "inline",
        "fill": INK if on_path else mixed(INK, 0.62),
        "font-size": f"{place.size.font:.3g}",
    }


def _payoff(look: Appearance, player: int, place: Geometry) -> Attributes:
    """What a node is worth to one player, in their colour; bold for the one who chooses."""
    if not look.payoffs:
        return HIDDEN
    return {
        "text": number(look.payoffs[player]),
        "display": "inline",
        "fill": mixed(PAYOFFS[player % len(PAYOFFS)], 0.35 if look.state in _PALE else 1),
        "font-size": f"{place.size.font:.3g}",
        "font-weight": "bold" if player == look.mover else "normal",
    }


def _ring(scene: Scene, place: Geometry) -> Attributes:
    if scene.current is None:
        return HIDDEN
    right, down = ring_shift(scene.current, place)
    return {"display": "inline", "transform": f"translate({right:.1f} {down:.1f})"}
