"""The picture itself: networkx draws the nodes, the edges and the labels on a matplotlib figure.

The figure's axes count in points, so a spot, a marker and a letter share one measure.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...errors import needed
from ..palette import INK, PAPER, SHAPES, VERMILLION
from .attributes import Attributes
from .layout import ON_EDGE, WIDER, Geometry, move_font
from .plan import DrawnNode, TreePlan

FONT = "DejaVu Sans"


class Painter:
    """Paints the parts of a plan.

    With `tagged`, every part is drawn, hidden ones too. `tags` then says which parts each named
    group of the figure holds, in order.
    """

    def __init__(self, plan: TreePlan, place: Geometry, tagged: bool = False):
        self.networkx, self.figure = drawing_libraries(place.width, place.height)
        self.plan, self.place, self.tagged = plan, place, tagged
        self.tags: dict[str, list[str]] = {}
        self.axes = self.figure.add_axes((0, 0, 1, 1))
        self.axes.set_axis_off()

    def paint(self, parts: dict[str, Attributes], moves: dict[int, str]) -> Any:
        graph = self.plan.to_networkx()
        self._edges(graph, parts)
        self._moves(moves)
        self._ring(parts["r"])
        for kind in SHAPES:
            self._nodes(graph, [node for node in self.plan.nodes if node.kind == kind], parts)
        self._crosses([node for node in self.plan.nodes if node.cut], parts)
        self._labels("v", parts)
        self._labels("w", parts)
        self.axes.set_xlim(0, self.place.width)  # networkx leaves wide margins of its own
        self.axes.set_ylim(0, self.place.height)
        return self.figure

    def _edges(self, graph: Any, parts: dict[str, Attributes]) -> None:
        names = [f"e{child}" for _, child in graph.edges]
        if names:
            looks = [parts[name] for name in names]
            edges = self.networkx.draw_networkx_edges(
                graph, self.place.spots, ax=self.axes, arrows=False,
                edge_color=[look["stroke"] for look in looks],
                width=[float(look["stroke-width"]) for look in looks],
            )  # fmt: skip
            self._tag(edges, "edges", names)

    def _nodes(self, graph: Any, nodes: list[DrawnNode], parts: dict[str, Attributes]) -> None:
        if not nodes:
            return
        kind, names = nodes[0].kind, [f"n{node.key}" for node in nodes]
        looks = [parts[name] for name in names]
        shapes = self.networkx.draw_networkx_nodes(
            graph, self.place.spots, [node.key for node in nodes], ax=self.axes,
            node_shape=SHAPES[kind][0],
            node_size=(self.place.size.marker * WIDER.get(kind, 1)) ** 2,
            node_color=[look["fill"] for look in looks],
            edgecolors=[look["stroke"] for look in looks],
            linewidths=[float(look["stroke-width"]) for look in looks],
        )  # fmt: skip
        self._tag(shapes, kind, names)

    def _crosses(self, nodes: list[DrawnNode], parts: dict[str, Attributes]) -> None:
        nodes = [node for node in nodes if self._visible(parts[f"x{node.key}"])]
        if not nodes:
            return
        size = self.place.size
        xs, ys = zip(*(self._on_edge(node, 0.6) for node in nodes), strict=True)
        crosses = self.axes.scatter(
            xs, ys, marker="x", s=(size.marker * (0.55 if size.text else 0.9)) ** 2,
            c=VERMILLION, linewidths=2.4 if size.text else 1.6, zorder=4,
        )  # fmt: skip
        self._tag(crosses, "crosses", [f"x{node.key}" for node in nodes])

    def _labels(self, letter: str, parts: dict[str, Attributes]) -> None:
        """Values (v) or windows (w)."""
        named = {node: f"{letter}{node.key}" for node in self.plan.nodes}
        looks = {node: parts[name] for node, name in named.items() if name in parts}
        nodes = [node for node, look in looks.items() if self._visible(look)]
        spots, inside = {}, letter == "v" and self.place.size.text
        for node in nodes:
            x, y, align = self._label_spot(letter, node)
            spots[node] = (x, y - 0.36 * self._font(looks[node])), align
        for align in ("center", "left"):
            here = {n: spot for n, (spot, aligned) in spots.items() if aligned == align}
            texts = self.networkx.draw_networkx_labels(
                self.plan.to_networkx(), here, {n: looks[n].get("text", "0") for n in here},
                ax=self.axes, font_family=FONT, horizontalalignment=align,
                verticalalignment="baseline",
                bbox=None if inside or self.tagged else _PAPER_BOX,
            ) if here else {}  # fmt: skip
            for node, text in texts.items():
                look = looks[node]
                text.set(
                    fontsize=self._font(look), color=look.get("fill", INK),
                    fontweight=look.get("font-weight", "normal"),
                    fontstyle=look.get("font-style", "normal"), zorder=5 if inside else 3,
                )  # fmt: skip
                self._tag(text, f"{letter}{node.key}", [f"{letter}{node.key}"])

    def _label_spot(self, letter: str, node: DrawnNode) -> tuple[float, float, str]:
        size, (x, y) = self.place.size, self.place.spots[node.key]
        if letter == "v" and size.text:
            # The middle of a triangle is nearer to its base.
            return x, y + {"max": -0.19, "min": 0.19}.get(node.kind, 0.0) * size.marker, "center"
        if letter == "v" and node.kind == "leaf":
            return x, y - size.ring / 2 - 0.6 * size.font, "center"
        return x + size.ring / 2 + 4, y, "left"

    def _moves(self, moves: dict[int, str]) -> None:
        font = move_font(self.place.size)
        for key, text in moves.items():
            x, y = self._on_edge(self.plan.nodes[key], ON_EDGE)
            label = self.axes.text(
                x, y - 0.36 * font, text, fontsize=font, color=INK, family=FONT, ha="center",
                va="baseline", zorder=2, bbox=None if self.tagged else _PAPER_BOX,
            )  # fmt: skip
            self._tag(label, f"m{key}", [f"m{key}"])

    def _ring(self, look: Attributes) -> None:
        if not self._visible(look):
            return
        x, y = self.place.spots[0]
        if not self.tagged and "transform" in look:  # in the browser the ring is moved there
            dx, dy = map(float, look["transform"][10:-1].split())
            x, y = x + dx, y - dy
        size = self.place.size
        ring = self.axes.scatter(
            [x], [y], s=size.ring**2, facecolors="none", edgecolors=VERMILLION,
            linewidths=2.6 if size.text else 2, zorder=1.8,
        )  # fmt: skip
        self._tag(ring, "r", ["r"])

    def _on_edge(self, node: DrawnNode, share: float) -> tuple[float, float]:
        (x1, y1), (x2, y2) = self.place.spots[node.parent or 0], self.place.spots[node.key]
        return x1 + share * (x2 - x1), y1 + share * (y2 - y1)

    def _font(self, look: Attributes) -> float:
        return float(look.get("font-size", self.place.size.font))

    def _visible(self, look: Attributes) -> bool:
        return self.tagged or look.get("display") != "none"

    def _tag(self, artist: Any, group: str, parts: Iterable[str]) -> None:
        artist.set_clip_on(False)
        if self.tagged:
            artist.set_gid(group)
            self.tags[group] = list(parts)


_PAPER_BOX = {"facecolor": PAPER, "edgecolor": "none", "pad": 1}


def drawing_libraries(width: float, height: float) -> tuple[Any, Any]:
    """networkx, and an empty figure of so many points."""
    with needed("pictures"):
        import networkx
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    figure = Figure(figsize=(width / 72, height / 72), facecolor=PAPER)
    FigureCanvasAgg(figure)
    return networkx, figure
