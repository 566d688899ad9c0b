"""Lesson 09: how many players there are, who moves when, what leaves pay."""

from __future__ import annotations

from typing import Any

from gamesearch.search.maxn import outcomes

from . import Dimension, trees


def payoffs(asked: Any) -> list[tuple[float, ...]]:
    game, states = asked.game, (state for state, _ in trees.nodes(asked))
    return [
        tuple(game.utility(state, player) for player in range(game.seats))
        for state in states
        if game.is_terminal(state)
    ]


def own(asked: Any) -> list[float]:
    """What the leaves pay the player who moves at the start."""
    return [leaf[asked.game.to_move(asked.state)] for leaf in payoffs(asked)]


def begins(player: int) -> Dimension:
    return Dimension(
        f"player {player + 1} begins",
        lambda asked: asked.state == () and asked.game.to_move(()) == player,
    )


def seats(many: int) -> Dimension:
    return Dimension(f"{many} players", lambda asked: asked.game.seats == many)


INNER = Dimension("a node, not a leaf", lambda asked: not asked.game.is_terminal(asked.state))
SHAPES = [trees.TWICE, trees.ONE_CHILD, trees.RAGGED, trees.THREE_PLIES]
FRACTION = Dimension(
    "a payoff that is no whole number", lambda asked: any(p % 1 for p in own(asked))
)
ZERO = Dimension(
    "a best of 0 before a loss", lambda asked: max(own(asked)) == 0 and min(own(asked)) < 0
)
NOTHING = Dimension(
    "nothing for the mover, whatever happens",
    lambda asked: not asked.game.is_terminal(asked.state) and set(own(asked)) == {0},
)
TIE = Dimension("several outcomes", lambda asked: len(outcomes(asked.game, asked.state)) > 1)

VARIES = {
    ("9.2", ""): [
        *(INNER, begins(0), begins(1), *map(seats, (2, 3, 4, 5)), *SHAPES, TIE),
        begins(2),
        Dimension("losses alone", lambda asked: max(own(asked)) < 0),
        FRACTION,
        ZERO,
        trees.TEN_PLIES,
        trees.THREE_CHILDREN,
    ],
    ("9.3", ""): [
        *(INNER, seats(2), seats(3), seats(4), *SHAPES, FRACTION, NOTHING),
        Dimension("another total", lambda asked: asked.total != 10),
    ],
    ("9.7", ""): [
        *(INNER, seats(2), seats(3), trees.TWICE, trees.THREE_CHILDREN, TIE),
        Dimension("payoffs that lie closer than 1", lambda asked: any(p % 1 for p in own(asked))),
        Dimension(
            "an outcome that needs nine ties",
            lambda asked: (
                len(asked.game.actions(asked.state)) > 9
                and len(outcomes(asked.game, asked.state)) > 9
            ),
        ),
        Dimension("one outcome", lambda asked: len(outcomes(asked.game, asked.state)) == 1),
    ],
}
