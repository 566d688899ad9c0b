"""`draw_payoffs`: a tree whose leaves are worth something to each of several players.

Every player has a shape, a number and a colour. What a node is worth stands beside it, each
player's share in his colour, and the share of the player who chooses there is set in bold.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from ..numbers import number, several
from ..palette import BLUE, GREEN, INK, PAPER, PURPLE, SHAPES, SKY, VERMILLION, mixed
from ..picture import Picture
from .layout import tidy_layout
from .painter import FONT, drawing_libraries
from .payoff_scene import PayoffScene
from .plan import DrawnNode, TreePlan
from .plan_of import plan_of

# The colour of a player's numbers, dark enough to be read on paper.
COLOURS = (BLUE, "#9a6a00", mixed(PURPLE, 0.85, INK), GREEN, SKY)
_FONT, _LETTER, _LEVEL, _MARK = 12.5, 8.0, 66, 22  # points
_SHAPES = ("^", "v", "D", "o", "s")


def draw_payoffs(thing: Any, at: int | None = None) -> Picture:
    """Draw a `PayoffTree`, or a recorded search of one at a time of the trace's clock.

    >>> from gamesearch import PayoffTree
    >>> draw_payoffs(PayoffTree([(1, 5, 2), (3, 0, 4)]))
    <payoffs: 3 nodes>
    """
    plan = plan_of(thing)
    scene = PayoffScene(plan, at)
    name = f"payoffs: {several(plan.size, 'node')}"
    name += f", {several(plan.cuts, 'move')} pruned" if plan.cuts else ""
    return Picture(lambda: _paint(plan, scene), scene.words(), name)


def _paint(plan: TreePlan, scene: PayoffScene) -> Any:
    wide = scene.seats * 2 * _LETTER  # room for the numbers of one leaf

    def room(key: int) -> tuple[float, float]:
        leaf = plan.nodes[key].kind == "leaf"
        return (wide / 2 + 4, wide / 2 + 4) if leaf else (_MARK, _MARK + wide + 4)

    spots = tidy_layout(0, lambda key: plan.nodes[key].children, room)
    left = min(x - room(key)[0] for key, (x, _) in spots.items())
    width = max(x + room(key)[1] for key, (x, _) in spots.items()) - left
    height = _LEVEL * max(ply for _, ply in spots.values()) + 2 * _MARK
    places = {k: (x - left, height - _MARK - p * _LEVEL) for k, (x, p) in spots.items()}
    _, figure = drawing_libraries(width, height)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    axes.set(xlim=(0, width), ylim=(0, height))
    for node in plan.nodes:
        _edge(axes, scene, node, places)
        _node(axes, scene, node, *places[node.key])
    return figure


def _edge(
    axes: Any, scene: PayoffScene, node: DrawnNode, places: dict[int, tuple[float, float]]
) -> None:
    if node.parent is None:
        return
    (x1, y1), (x2, y2) = places[node.parent], places[node.key]
    y2 += 10 if node.kind == "leaf" else 0  # its numbers stay readable
    taken = scene.share(node) is not None and (
        scene.share(node) == scene.share(scene.plan.nodes[node.parent]) and not scene.pale(node)
    )
    ink = INK if taken else mixed(INK, 0.2 if scene.pale(node) else 0.55)
    axes.plot([x1, x2], [y1, y2], color=ink, lw=2.6 if taken else 1, zorder=1)
    if scene.crossed(node):
        spot = (x1 + 0.6 * (x2 - x1), y1 + 0.6 * (y2 - y1))
        axes.scatter(*spot, marker="x", s=12**2, c=VERMILLION, lw=2.4, zorder=4)


def _node(axes: Any, scene: PayoffScene, node: DrawnNode, x: float, y: float) -> None:
    share, pale = scene.share(node), scene.pale(node)
    if scene.current(node):
        ring = {"facecolors": PAPER, "edgecolors": VERMILLION, "lw": 2.4, "zorder": 2}
        axes.scatter([x], [y], s=(1.9 * _MARK) ** 2, **ring)
    if node.kind == "leaf":
        above = scene.plan.nodes[node.parent or 0]
        mover = scene.game.to_move(scene.states[above.key])
        _numbers(axes, share or (), x, y, mover, pale, centred=True)
        return
    player = scene.game.to_move(scene.states[node.key])
    fill = mixed(SHAPES[node.kind][1], 0.25 if pale else 1)
    slim = player in (0, 1)
    axes.scatter(
        [x], [y], marker=_SHAPES[player], s=(_MARK * (1.4 if slim else 1.05)) ** 2, color=fill,
        edgecolors=mixed(INK, 0.3 if pale else 1), lw=1, zorder=3,
    )  # fmt: skip
    inside = PAPER if player == 0 else INK
    shift = {0: -4.5, 1: 3}.get(player, 0)
    axes.text(x, y + shift, str(player + 1), color=inside, va="center", ha="center",
              fontsize=11, weight="bold", family=FONT, zorder=4)  # fmt: skip
    if share is not None and not pale:
        _numbers(axes, share, x + _MARK, y, player, pale, centred=False)


def _numbers(
    axes: Any, share: tuple, x: float, y: float, mover: int, pale: bool, centred: bool
) -> None:
    """Each player's number in his colour."""
    texts = [number(value) for value in share]
    widths = [(len(text) + 0.75) * _LETTER for text in texts]
    start = x - sum(widths) / 2 if centred else x
    for player, (text, end) in enumerate(zip(texts, accumulate(widths), strict=True)):
        axes.text(
            start + end - widths[player] / 2, y, text, ha="center", va="center", family=FONT,
            color=mixed(COLOURS[player], 0.35 if pale else 1), fontsize=_FONT, zorder=5,
            weight="bold" if player == mover else "normal",
        )  # fmt: skip
