"""The picture itself: networkx draws the nodes, the edges and the labels on a matplotlib figure.

The figure's axes count in points, so a spot, a marker and a letter share one measure.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...errors import needed
from ..palette import CURRENT, CUT, INK, PAPER, SHAPES
from .attributes import Attributes, Part, attributes, ring_shift
from .geometry import ABOVE_WORDS, ON_EDGE, Geometry
from .plan import DrawnNode, TreePlan
from .scene import Scene

FONT = "DejaVu Sans"
_PAPER_BOX = {"facecolor": PAPER, "edgecolor": "none", "pad": 1}


class Painter:
    """Paints the nodes of a plan as a scene says.

    With `tagged`, every part is drawn, hidden ones too, and the ring is around the root: what a
    browser needs to show other scenes. `tags` then says which parts each named group of the figure
    holds, in order.
    """

    def __init__(self, plan: TreePlan, place: Geometry, tagged: bool = False):
        self.networkx, self.figure = drawing_libraries(place.width, place.height)
        self.plan, self.place, self.tagged = plan, place, tagged
        self.tags: dict[str, list[str]] = {}
        self.axes = self.figure.add_axes((0, 0, 1, 1))
        self.axes.set_axis_off()

    def paint(self, scene: Scene, names: Mapping[int, str]) -> Any:
        """The figure; `names` are the words on the edges."""
        graph = self.plan.to_networkx()
        parts = attributes(self.plan.nodes, scene, self.place)
        self._edges(graph, parts)
        self._moves(names)
        if self._visible(parts[Part.RING]):
            self._ring(0 if self.tagged else scene.current or 0)
        for kind in SHAPES:
            self._nodes(graph, [node for node in self.plan.nodes if node.kind == kind], parts)
        self._crosses([node for node in self.plan.nodes if node.cut], parts, names)
        self._labels(Part.VALUE, parts)
        self._labels(Part.WINDOW, parts)
        self._payoffs(parts)
        self.axes.set_xlim(0, self.place.width)  # networkx leaves wide margins of its own
        self.axes.set_ylim(0, self.place.height)
        return self.figure

    def _edges(self, graph: Any, parts: dict[str, Attributes]) -> None:
        names = [Part.EDGE.of(child) for _, child in graph.edges]
        if names:
            looks = [parts[name] for name in names]
            ends = {node.key: self._end_of_edge(node) for node in self.plan.nodes}
            edges = self.networkx.draw_networkx_edges(
                graph, ends, ax=self.axes, arrows=False,
                edge_color=[look["stroke"] for look in looks],
                width=[float(look["stroke-width"]) for look in looks],
            )  # fmt: skip
            self._tag(edges, "edges", names)

    def _end_of_edge(self, node: DrawnNode) -> tuple[float, float]:
        """The node's middle, or above the numbers that stand in its place."""
        x, y = self.place.spots[node.key]
        return x, y + (0.8 * self.place.size.font if self.place.is_written(node) else 0)

    def _nodes(self, graph: Any, nodes: list[DrawnNode], parts: dict[str, Attributes]) -> None:
        nodes = [node for node in nodes if Part.NODE.of(node.key) in parts]
        if not nodes:
            return
        kind, names = nodes[0].kind, [Part.NODE.of(node.key) for node in nodes]
        looks = [parts[name] for name in names]
        shapes = self.networkx.draw_networkx_nodes(
            graph, self.place.spots, [node.key for node in nodes], ax=self.axes,
            node_shape=SHAPES[kind][0],
            node_size=self.place.size.side(kind) ** 2,
            node_color=[look["fill"] for look in looks],
            edgecolors=[look["stroke"] for look in looks],
            linewidths=[float(look["stroke-width"]) for look in looks],
        )  # fmt: skip
        _widen(shapes, self.place.stretch(kind))
        self._tag(shapes, kind, names)

    def _crosses(
        self, nodes: list[DrawnNode], parts: dict[str, Attributes], names: Mapping[int, str]
    ) -> None:
        nodes = [node for node in nodes if self._visible(parts[Part.CROSS.of(node.key)])]
        if not nodes:
            return
        size = self.place.size
        spots = (
            self._on_edge(node, ABOVE_WORDS if node.key in names else ON_EDGE) for node in nodes
        )
        xs, ys = zip(*spots, strict=True)
        crosses = self.axes.scatter(
            xs, ys, marker="x", s=(size.marker * (0.55 if size.text else 0.9)) ** 2,
            c=CUT, linewidths=2.4 if size.text else 1.6, zorder=4,
        )  # fmt: skip
        self._tag(crosses, "crosses", [Part.CROSS.of(node.key) for node in nodes])

    def _labels(self, part: Part, parts: dict[str, Attributes]) -> None:
        """Values or windows."""
        named = {node: part.of(node.key) for node in self.plan.nodes}
        looks = {node: parts[name] for node, name in named.items() if name in parts}
        nodes = [node for node, look in looks.items() if self._visible(look)]
        spots, inside = {}, part is Part.VALUE and self.place.size.text
        for node in nodes:
            x, y, align = self._label_spot(part, node)
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
                self._tag(text, named[node], [named[node]])

    def _label_spot(self, part: Part, node: DrawnNode) -> tuple[float, float, str]:
        size, (x, y) = self.place.size, self.place.spots[node.key]
        if part is Part.VALUE and size.text:
            # The middle of a triangle is nearer to its base.
            lift = {"max": -0.2, "min": 0.2}.get(node.kind, 0.0)
            return x, y + lift * size.side(node.kind), "center"
        if part is Part.VALUE and node.kind == "leaf":
            return x, y - size.ring / 2 - 0.6 * size.font, "center"
        return x + self.place.edge(node) + 4, y, "left"

    def _payoffs(self, parts: dict[str, Attributes]) -> None:
        """The numbers of several players, each in its own colour."""
        for key, shifts in self.place.payoffs.items():
            x, y = self.place.spots[key]
            for player, shift in enumerate(shifts):
                name = Part.PAYOFF.for_player(key, player)
                look = parts[name]
                if self._visible(look):
                    text = self._write(x + shift, y, look.get("text", "0"), self._font(look))
                    text.set(color=look.get("fill", INK), zorder=5)
                    text.set_fontweight(look.get("font-weight", "normal"))
                    self._tag(text, name, [name])

    def _moves(self, names: Mapping[int, str]) -> None:
        for key, words in names.items():
            spot = self._on_edge(self.plan.nodes[key], ON_EDGE)
            text = self._write(*spot, words, self.place.size.font)
            text.set(color=INK, zorder=2, bbox=None if self.tagged else _PAPER_BOX)
            self._tag(text, Part.MOVE.of(key), [Part.MOVE.of(key)])

    def _write(self, x: float, y: float, words: str, font: float) -> Any:
        return self.axes.text(
            x, y - 0.36 * font, words, fontsize=font, family=FONT, ha="center", va="baseline"
        )

    def _ring(self, node: int) -> None:
        (x, y), (right, down) = self.place.spots[0], ring_shift(node, self.place)
        size = self.place.size
        ring = self.axes.scatter(
            [x + right], [y - down], s=size.ring**2, facecolors="none", edgecolors=CURRENT,
            linewidths=2.6 if size.text else 2, zorder=1.8,
        )  # fmt: skip
        self._tag(ring, Part.RING, [Part.RING])

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
            artist.set_gid(str(group))
            self.tags[str(group)] = [str(part) for part in parts]


def _widen(shapes: Any, times: float) -> None:
    """Make markers so many times as wide as they are high."""
    if times != 1:
        from matplotlib.transforms import Affine2D

        shapes.set_paths(
            [path.transformed(Affine2D().scale(times, 1)) for path in shapes.get_paths()]
        )


def drawing_libraries(width: float, height: float) -> tuple[Any, Any]:
    """networkx, and an empty figure of so many points."""
    with needed("pictures"):
        import networkx
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    figure = Figure(figsize=(width / 72, height / 72), facecolor=PAPER)
    FigureCanvasAgg(figure)
    return networkx, figure
