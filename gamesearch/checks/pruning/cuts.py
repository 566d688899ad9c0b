"""How deep the cutoffs of a student's tree reach, in 2.4; and what to ask if none is deep."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...errors import BadGame
from ...games.game import MAX, Game, State, Value
from ...games.tree import TREES, TreeGame
from ..inside import inside
from ..observe import Position, look, look_by_reference
from ..steps import Symptom

MOST_LEAVES = 200  # of a tree that a person has to read


class Cuts(NamedTuple):
    """A tree's size, and the leaves that a search reads with the window and without it.

    shallow cut   the bound comes from the parent: MIN, one ply up, already has something better
    deep cut      the bound comes from further up, handed down by alpha-beta's window
    """

    plies: int
    leaves: int
    with_parents_bound: int
    with_window: int
    copied: bool  # is it the lesson's tree, perhaps with other numbers?

    @property
    def deep(self) -> bool:
        return self.with_window < self.with_parents_bound


def cuts(answer: Any) -> Cuts:
    """What can be cut in a tree; raises BadGame for what is no tree."""
    game = TreeGame(lists_of(answer))
    depths = list(_depths(game.tree))
    if len(depths) > MOST_LEAVES:
        raise BadGame(f"a tree of {len(depths)} leaves is hard to read: use fewer")
    position = Position(game.tree)
    return Cuts(
        plies=max(depths),
        leaves=len(depths),
        with_parents_bound=len(look(parents_bound, position).leaves),
        with_window=len(look_by_reference(position).leaves),
        copied=_shape(game.tree) == _shape(TREES["deep cut"]),
    )


@inside
def lists_of(answer: Any) -> Any:
    """A tree that is handed in as a game, without the game: data, which can be sent."""
    return answer.tree if type(answer) is TreeGame else answer


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


def _shape(node: Any) -> Any:
    """A tree without its numbers."""
    return [_shape(child) for child in node] if isinstance(node, list | tuple) else 0


def _depths(node: Any, depth: int = 0) -> Any:
    if isinstance(node, tuple):
        for child in node:
            yield from _depths(child, depth + 1)
    else:
        yield depth


# First match counts.
DEPTHS = [
    Symptom(
        "your tree",
        lambda seen: seen.plies < 4,
        "How far above the node that is cut does a deep bound come from? Count your tree's plies.",
    ),
    Symptom(
        "your tree",
        lambda seen: seen.with_window == seen.leaves,
        "Nothing is cut. What must a later branch show, before its end, to be refused?",
    ),
    Symptom(
        "your tree",
        lambda seen: seen.deep,
        "That is the lesson's tree. Which of its nodes or leaves could be others, so that a "
        "bound from further up than the parent still ends the reading?",
    ),
    Symptom(
        "your tree",
        lambda seen: True,
        "Every cut comes from the parent's own bound. What if the parent has none yet, because "
        "the node is its first child: who further up may have one?",
    ),
]
