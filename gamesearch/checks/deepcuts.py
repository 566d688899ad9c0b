"""How deep a tree's cutoffs reach.

shallow cut   the bound comes from the parent: MIN, one ply up, already has something better
deep cut      the bound comes from further up, handed down by alpha-beta's window
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..errors import BadGame
from ..games import MAX, Game, TreeGame
from ..games.game import State, Value
from .looking import Position, look, look_by_reference

MOST_LEAVES = 200


class Cuts(NamedTuple):
    """A tree's size, and the leaves that a search reads with the window and without it."""

    plies: int
    leaves: int
    with_parents_bound: int
    with_window: int

    @property
    def deep(self) -> bool:
        return self.with_window < self.with_parents_bound


def cuts(answer: Any) -> Cuts:
    """What can be cut in a tree; raises BadGame for what is no tree."""
    game = answer if type(answer) is TreeGame else TreeGame(answer)
    depths = list(_depths(game.tree))
    if len(depths) > MOST_LEAVES:
        raise BadGame(f"a tree of {len(depths)} leaves is hard to read: use fewer")
    position = Position(game.tree)
    return Cuts(
        plies=max(depths),
        leaves=len(depths),
        with_parents_bound=len(look(parents_bound, position).leaves),
        with_window=len(look_by_reference(position).leaves),
    )


def parents_bound(game: Game, state: State, bound: Value | None = None) -> Value:
    """Minimax that stops at a node once its parent, and only its parent, has something better."""
    if game.is_terminal(state):
        return game.utility(state)
    better = max if game.to_move(state) == MAX else min
    best: Value | None = None
    for move in game.actions(state):
        value = parents_bound(game, game.result(state, move), best)
        best = value if best is None else better(best, value)
        if bound is not None and better(best, bound) == best:
            break
    assert best is not None  # a state that is not terminal has moves
    return best


def _depths(node: Any, depth: int = 0) -> Any:
    if isinstance(node, tuple):
        for child in node:
            yield from _depths(child, depth + 1)
    else:
        yield depth
