"""The two proofs that every exact search has to make, drawn in one tree.

at least   fixes a move for MAX at each node and tries every reply of MIN: MAX can get the value
at most    fixes a reply for MIN at each node and tries every move of MAX: MIN can hold MAX to it

A node in both proofs is a PV node (of the principal variation). Outside of it the proofs go on by
turns: a cut node, of which one child is enough, and an all node, of which every child is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..games.game import MAX, Player, Value
from .axes import TEXT, chart
from .palette import BLUE, GREY, INK, ORANGE, mixed
from .picture import Picture

LEAST, MOST = "at least", "at most"
_COLOURS = {LEAST: BLUE, MOST: ORANGE}


class PlacedNode(NamedTuple):
    """A node with its place in the picture and the proofs that need it."""

    x: float
    ply: int
    player: Player
    proofs: frozenset[str]
    leaf: bool
    children: tuple[PlacedNode, ...]

    def walk(self) -> Any:
        yield self
        for child in self.children:
            yield from child.walk()


def proofs(tree: Any, players: Sequence[Player] = (0, 1)) -> PlacedNode:
    """Where each node of a nested list stands, and which of the two proofs needs it."""
    leaves = 0

    def place(node: Any, ply: int, needed: frozenset[str]) -> PlacedNode:
        nonlocal leaves
        player = players[ply % len(players)]
        if not isinstance(node, list | tuple):
            leaves += 1
            return PlacedNode(leaves - 1, ply, player, needed, True, ())
        values = [_value(child, ply + 1, players) for child in node]
        best = values.index(max(values) if player == MAX else min(values))
        fixed, tried = (LEAST, MOST) if player == MAX else (MOST, LEAST)
        below = tuple(
            place(child, ply + 1, needed & ({fixed, tried} if branch == best else {tried}))
            for branch, child in enumerate(node)
        )
        return PlacedNode(sum(c.x for c in below) / len(below), ply, player, needed, False, below)

    return place(tree, 0, frozenset({LEAST, MOST}))


def _value(node: Any, ply: int, players: Sequence[Player]) -> Value:
    if not isinstance(node, list | tuple):
        return node
    values = [_value(child, ply + 1, players) for child in node]
    return max(values) if players[ply % len(players)] == MAX else min(values)


def draw_proofs(tree: Any, *, size: tuple[float, float] = (7, 3.2)) -> Picture:
    """A nested list, MAX to move first, with the leaves that each of the two proofs needs.

    >>> draw_proofs([[3, 12], [2, 4]])
    <proofs: 3 of 4 leaves>
    """
    root = proofs(tree)
    leaves = [spot for spot in root.walk() if spot.leaf]
    both = sum(len(spot.proofs) == 2 for spot in leaves)
    only = {proof: sum(spot.proofs == {proof} for spot in leaves) for proof in (LEAST, MOST)}
    read = both + sum(only.values())

    def make() -> Any:
        figure, axes = chart(size, "", "", "", log=False)
        axes.set_axis_off()
        for spot in root.walk():
            for child in spot.children:
                _edges(axes, spot, child)
        for spot in root.walk():
            marker = "s" if spot.leaf else "^" if spot.player == MAX else "v"
            colour = _COLOURS[min(spot.proofs)] if len(spot.proofs) == 1 else INK
            look = {"color": colour, "zorder": 4} if spot.proofs else {"color": mixed(GREY, 0.35)}
            axes.plot(
                [spot.x], [-spot.ply], marker=marker, markersize=5 if spot.leaf else 8, **look
            )
        for name, colour in (("“at least”", BLUE), ("“at most”", ORANGE), ("both", INK)):
            axes.plot([], [], color=colour, marker="s", linewidth=2.4, label=name)
        axes.plot([], [], color=mixed(GREY, 0.35), marker="s", linewidth=0.6, label="not needed")
        where = {"loc": "lower center", "bbox_to_anchor": (0.5, -0.18)}
        axes.legend(frameon=False, ncols=4, fontsize=TEXT, columnspacing=1.2, **where)
        return figure

    words = (
        f"A tree of {len(leaves)} leaves: {both} is in both proofs, {only[LEAST]} more only in the "
        f"proof of at least, {only[MOST]} more only in that of at most, "
        f"{len(leaves) - read} in neither."
    )
    return Picture(make, words, f"proofs: {read} of {len(leaves)} leaves")


def _edges(axes: Any, spot: PlacedNode, child: PlacedNode) -> None:
    look: dict[str, Any] = {"color": mixed(GREY, 0.3), "linewidth": 0.5}
    if child.proofs:
        colour = INK if len(child.proofs) == 2 else _COLOURS[min(child.proofs)]
        look = {"color": colour, "linewidth": 2.2, "zorder": 3}
    axes.plot([spot.x, child.x], [-spot.ply, -child.ply], **look)
