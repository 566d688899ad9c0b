"""Lesson 04: graphs of either player, windows, entries of every kind, moves of every kind."""

from __future__ import annotations

from math import inf

from . import Dimension
from .trees import (
    ABOVE_IT,
    ALL_BELOW,
    BELOW_IT,
    INSIDE_IT,
    MILLIONS,
    NARROW,
    TURNS,
    TWICE,
    WORTH_ZERO,
    has_node_with,
    nodes,
)

SEARCHED = [
    *TURNS,
    Dimension("an empty table", lambda asked: not asked.table),
    Dimension("a table of an earlier search", lambda asked: bool(asked.table)),
    Dimension("a state with two ways to it", lambda asked: _returns(asked)),
    Dimension("a value between whole numbers", lambda asked: _between(asked)),
    Dimension("another start than the game's, with an empty table", lambda asked: _begins(asked)),
    Dimension("five moves at a node", lambda asked: has_node_with(asked, 5)),
    TWICE,
    MILLIONS,
]


def _begins(asked) -> bool:
    return asked.state != asked.game.initial and not asked.table and asked.alpha == -inf


def _between(asked) -> bool:
    inside = asked.game.nodes.values()
    return any(each % 1 for each in inside if isinstance(each, int | float))


def _returns(asked) -> bool:
    seen = [state for state, _ in nodes(asked)]
    return len(seen) > len(set(seen))


def entry(kind: str, holds) -> Dimension:
    return lambda asked: asked.kind == kind and asked.depth >= asked.asked and holds(asked)


ENTRIES = [
    Dimension("too shallow", lambda asked: asked.depth < asked.asked),
    Dimension("as deep", lambda asked: asked.depth == asked.asked),
    Dimension("deeper", lambda asked: asked.asked < asked.depth < inf),
    Dimension("deep without end", lambda asked: asked.depth == inf),
    Dimension("an entry worth 0", lambda asked: asked.value == 0),
    Dimension("a window from 0", lambda asked: asked.alpha == 0),
    Dimension("a window to 0", lambda asked: asked.beta == 0),
    *(
        Dimension(
            f"{kind}, outside the window and too shallow",
            lambda asked, kind=kind: (
                asked.kind == kind
                and asked.depth < asked.asked
                and not asked.alpha < asked.value < asked.beta
            ),
        )
        for kind in ("exact", "lower", "upper")
    ),
    *(
        Dimension(
            f"{kind}, inside and less than 1 from an end",
            entry(kind, lambda asked, side=side: 0 < side(asked) < 1),
        )
        for kind, side in (
            ("lower", lambda asked: asked.beta - asked.value),
            ("upper", lambda asked: asked.value - asked.alpha),
        )
    ),
    *(
        Dimension(f"{kind}, deep enough, {where} the window", entry(kind, holds))
        for kind in ("exact", "lower", "upper")
        for where, holds in (
            ("below", lambda asked: asked.value < asked.alpha),
            ("inside", lambda asked: asked.alpha < asked.value < asked.beta),
            ("above", lambda asked: asked.value > asked.beta),
        )
    ),
]
PLAYERS = [
    Dimension("two pieces of one kind", lambda asked: len(dict(asked.pieces)) < len(asked.pieces)),
    Dimension("six pieces", lambda asked: len(asked.pieces) == 6),
    Dimension("MAX is to move", lambda asked: asked.player == 0),
    Dimension("MIN is to move", lambda asked: asked.player == 1),
]
MOVED = [
    Dimension("nothing taken", lambda asked: asked.taken is None),
    Dimension("something taken", lambda asked: asked.taken is not None),
    Dimension("from square 0", lambda asked: asked.start == 0),
    Dimension("to square 0", lambda asked: asked.end == 0),
    Dimension("a piece of MAX", lambda asked: asked.piece.isupper()),
    Dimension("a piece of MIN", lambda asked: asked.piece.islower()),
]

VARIES = {
    ("4.2", ""): [*SEARCHED, NARROW, BELOW_IT, ABOVE_IT, INSIDE_IT, WORTH_ZERO, ALL_BELOW],
    ("4.3", ""): ENTRIES,
    ("4.4", "from nothing"): PLAYERS,
    ("4.4", "after a move"): MOVED,
}
