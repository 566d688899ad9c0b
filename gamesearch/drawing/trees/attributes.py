"""A scene as attributes of the picture's parts: what the painter paints and the browser sets.

Parts have short names: n7 is node 7, e7 the edge that leads to it, x7 the cross on that edge, v7
its value, w7 its window, m7 the move on its edge, r the ring.
"""

from __future__ import annotations

from ..palette import INK, SHAPES, mixed
from .layout import Geometry, window_font
from .plan import DrawnNode
from .scene import Look, Scene

Attributes = dict[str, str]

_PALE = {"waiting": 0.22, "unread": 0.12}
HIDDEN = {"display": "none"}


def attributes(nodes: list[DrawnNode], scene: Scene, place: Geometry) -> dict[str, Attributes]:
    parts: dict[str, Attributes] = {}
    on_path = {0, *scene.path} if scene.current is not None else set()
    for node, look in zip(nodes, scene.looks, strict=True):
        key = node.key
        parts[f"n{key}"] = _shape(node, look, key in on_path, place)
        parts[f"v{key}"] = _value(node, look, key in on_path, place)
        if place.size.text and (node.kind != "leaf" or look.window):
            parts[f"w{key}"] = _window(look, key in on_path, place)
        if node.parent is not None:
            parts[f"e{key}"] = _edge(look, key in scene.path, place)
        if node.cut:
            shown = key in scene.crossed
            parts[f"x{key}"] = {"display": "inline" if shown else "none"}
    parts["r"] = _ring(scene, place)
    return parts


def _shape(node: DrawnNode, look: Look, on_path: bool, place: Geometry) -> Attributes:
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


def _edge(look: Look, on_path: bool, place: Geometry) -> Attributes:
    share = {"waiting": 0.35, "unread": 0.2}.get(look.state, 0.85)
    if on_path:
        return {"stroke": INK, "stroke-width": "3" if place.size.text else "2.2"}
    return {"stroke": mixed(INK, share), "stroke-width": "1" if place.size.text else "0.6"}


def _value(node: DrawnNode, look: Look, on_path: bool, place: Geometry) -> Attributes:
    if not place.size.text:
        text = f"{look.value} {look.window}".strip() if on_path else ""
        return {"text": text, "display": "inline"} if text else HIDDEN
    if not look.value:
        return HIDDEN
    slim = node.kind in ("max", "min")
    fits = (2.4 if slim else 2.9) if place.size.text else 99
    size = place.size.font * min(1.0, fits / len(look.value))
    return {
        "text": look.value,
        "display": "inline",
        "fill": SHAPES[node.kind][2],
        "font-size": f"{max(size, 5.5):.3g}",
        "font-style": "normal" if look.settled else "italic",
        "font-weight": "bold" if look.settled else "normal",
    }


def _window(look: Look, on_path: bool, place: Geometry) -> Attributes:
    if not look.window:
        return HIDDEN
    return {
        "text": look.window,
        "display": "inline",
        "fill": INK if on_path else mixed(INK, 0.62),
        "font-size": f"{window_font(place.size):.3g}",
    }


def _ring(scene: Scene, place: Geometry) -> Attributes:
    if scene.current is None:
        return HIDDEN
    x, y = place.spots[scene.current]
    x0, y0 = place.spots[0]
    return {"display": "inline", "transform": f"translate({x - x0:.1f} {y0 - y:.1f})"}
