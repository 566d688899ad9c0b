"""The two curves that exercise 3.6 reads: nodes by depth, without an order and with one."""

from __future__ import annotations

from functools import cache

from ...counting import count
from ...games.connectfour import ConnectFour
from ...search.ordering import Order, ordered_alphabeta
from ...search.orders import CombinedOrder, History, Killers, Static


@cache
def growth() -> dict[str, list[int]]:
    """Nodes visited at depths 1 to 8 from one position of Connect Four, in two orders."""
    game = ConnectFour()
    state = game.parse("3 3 3 3 3 2")
    centre = Static(lambda column: -abs(column - 3))

    def states(depth: int, order: Order | None) -> int:
        return count(ordered_alphabeta, game, state, depth=depth, order=order).nodes

    return {
        "left to right": [states(depth, None) for depth in range(1, 9)],
        "ordered": [
            states(depth, CombinedOrder(Killers(), History(), centre)) for depth in range(1, 9)
        ],
    }


def per_ply(states: list[int], first: int = 2, last: int = 8) -> float:
    """By what factor the nodes grow per ply, from depth `first` to depth `last`."""
    return (states[last - 1] / states[first - 1]) ** (1 / (last - first))
