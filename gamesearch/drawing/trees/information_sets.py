"""`draw_information_sets`: a whole game with hidden cards; nodes of one set bear the same number.

Dashed lines, as `draw_hidden` has them, would cross where sets interleave.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from ...games.game import CHANCE, Information, State
from ...games.hidden import HiddenGame
from ...trees import Tree, grow
from ..numbers import move_text, number, several
from ..palette import GREY, INK, PAPER, SERIES, mixed
from ..picture import Picture
from .layout import tidy_layout
from .painter import drawing_libraries

_LEAF, _PLY, _FONT = 25, 62, 14.5  # points: the width of a leaf, the height of a ply, letters
_ROOM, _ROOM_FOR_WORDS = 0.52, 1.2  # leaves, to either side of a node
_SHAPES = {0: "^", 1: "v", CHANCE: "o"}
_SIDE = 640  # square points: the area of a player's node


def draw_information_sets(game: HiddenGame, state: State | None = None) -> Picture:
    """The tree of a game, its information sets numbered in the order in which a player meets them.

    Moves are written below the first deal alone: below the others they are the same.

    >>> from gamesearch import KuhnPoker
    >>> draw_information_sets(KuhnPoker())
    <tree: 55 nodes, 12 information sets>
    """
    root = grow(game, state)
    named = set(root.children[0].walk()) if root.children else set()
    sets = information_sets(game, root)
    numbers = {node: place for place, nodes in enumerate(sets.values(), 1) for node in nodes}

    def room(node: Tree) -> tuple[float, float]:
        half = _ROOM_FOR_WORDS if node in named else _ROOM
        return half, half

    def make() -> Any:
        spots = tidy_layout(root, lambda node: node.children, room)
        wide = max(x for x, _ in spots.values()) - min(x for x, _ in spots.values())
        deep = max(ply for _, ply in spots.values())
        _, figure = drawing_libraries((wide + 1.6) * _LEAF, (deep + 0.8) * _PLY)
        axes = figure.add_axes((0, 0, 1, 1))
        axes.set_axis_off()
        _edges(axes, root, spots, named)
        for node, (x, ply) in spots.items():
            _node(axes, node, (x, -ply), numbers.get(node))
        axes.margins(0.02, 0.07)
        return figure

    words = [
        f"set {numbers[nodes[0]]} ({_known(known)}) holds {len(nodes)} nodes"
        for known, nodes in sets.items()
    ]
    alt = f"Game tree of {several(root.size(), 'node')}. The player to move sees no difference "
    alt += f"between nodes of the same number: {', '.join(words)}."
    sizes = f"{several(root.size(), 'node')}, {several(len(sets), 'information set')}"
    return Picture(make, alt, f"tree: {sizes}")


def _known(information: Information) -> str:
    return ", ".join(map(str, information)) if isinstance(information, tuple) else str(information)


def information_sets(game: HiddenGame, root: Tree) -> dict[Information, list[Tree]]:
    """The nodes at which a player moves, by what that player knows there; ply by ply."""
    found: dict[Information, list[Tree]] = defaultdict(list)
    ply = [root]
    while ply:
        for node in ply:
            if not node.terminal and node.player != CHANCE:
                found[game.information(node.state)].append(node)
        ply = [child for node in ply for child in node.children]
    return found


def _edges(axes: Any, root: Tree, spots: dict[Tree, tuple[float, float]], named: set[Tree]) -> None:
    for node in root.walk():
        x1, y1 = spots[node]
        for child in node.children:
            x2, y2 = spots[child]
            axes.plot([x1, x2], [-y1, -y2], color=GREY, linewidth=1, zorder=1)
            if node is root or node in named:
                box = {"facecolor": PAPER, "edgecolor": "none", "pad": 0.8}
                at = 0.72 if node is root else 0.6
                axes.text(x1 + at * (x2 - x1), -y1 - at * (y2 - y1), move_text(child.move),
                          ha="center", va="center", fontsize=_FONT, color=INK, bbox=box,
                          zorder=2)  # fmt: skip


def _node(axes: Any, node: Tree, spot: tuple[float, float], together: int | None) -> None:
    if node.terminal:
        box = {"facecolor": PAPER, "edgecolor": "none", "pad": 1}
        value = number(node.value or 0)
        axes.text(*spot, value, ha="center", va="center", fontsize=_FONT, color=INK, bbox=box)
        return
    plain = mixed(GREY, 0.5) if together is None else mixed(_colour(together), 0.45)
    axes.scatter(*zip(spot, strict=True), s=_SIDE, marker=_SHAPES[node.player], c=plain,
                 edgecolors=INK, linewidths=0.8, zorder=3)  # fmt: skip
    if together is not None:
        lift = {0: -0.02, 1: 0.02}[node.player]
        axes.text(spot[0], spot[1] + lift, str(together), ha="center", va="center", fontsize=_FONT,
                  color=INK, zorder=4)  # fmt: skip


def _colour(together: int) -> str:
    return SERIES[(together - 1) % len(SERIES)]
