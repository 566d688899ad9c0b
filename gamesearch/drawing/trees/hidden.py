"""`draw_hidden`: a tree with hidden information; dashed lines join what looks alike."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from typing import Any

from ...games.game import CHANCE, Information
from ...games.hidden import HiddenGame
from ..numbers import several
from ..palette import SKY, mixed
from ..picture import Picture
from .draw_tree import TreeDrawing
from .geometry import Geometry
from .painter import Painter
from .plan import TreePlan
from .plan_of import plan_of


def draw_hidden(game: HiddenGame) -> Picture:
    """The tree of a game, its information sets of more than one state joined.

    >>> from gamesearch import CHANCE, MAX, HiddenTree
    >>> draw_hidden(HiddenTree([[6, 0], [0, 6]], (CHANCE, MAX), {MAX: [0]}))
    <tree: 7 nodes, 1 information set joined>
    """
    drawing = TreeDrawing(plan_of(game), windows=False)
    plan, place = drawing.plan, drawing.place
    together = _alike(plan, game)

    def make() -> Any:
        painter = Painter(plan, place)
        figure = painter.paint(drawing.still(), drawing.names)
        for keys in together:
            for ends in pairwise(place.spots[key] for key in keys):
                xs, ys = _joined(*ends, place)
                painter.axes.plot(
                    xs, ys, color=mixed(SKY, 0.8, "#000000"), lw=2.4, ls=(0, (3, 2)), zorder=0.5
                )
        return figure

    sets = f"{several(len(together), 'information set')} joined"
    words = f"{drawing.words()} {sets}: the player to move cannot tell its states apart."
    return Picture(make, words, f"{drawing.name}, {sets}")


def _joined(
    one: tuple[float, float], other: tuple[float, float], place: Geometry
) -> tuple[list[float], list[float]]:
    """A straight line from node to node, or an arc above the nodes that stand between them."""
    (x1, y1), (x2, y2) = one, other
    low, high = sorted((x1, x2))
    between = any(low < x < high and y == y1 == y2 for x, y in place.spots.values())
    lift = place.size.marker * 1.2 if between else 0
    shares = [n / 20 for n in range(21)] if between else [0, 1]
    xs = [x1 + share * (x2 - x1) for share in shares]
    return xs, [y1 + share * (y2 - y1) + 4 * lift * share * (1 - share) for share in shares]


def _alike(plan: TreePlan, game: HiddenGame) -> list[list[int]]:
    """The nodes, by number, that the player to move there cannot tell apart."""
    sets: dict[Information, list[int]] = defaultdict(list)
    for node in plan.nodes:
        if not game.is_terminal(node.state) and game.to_move(node.state) != CHANCE:
            sets[game.information(node.state)].append(node.key)
    return [keys for keys in sets.values() if len(keys) > 1]
