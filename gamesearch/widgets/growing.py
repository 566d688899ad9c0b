"""Seeing one's own playout, and the tree of one's own Monte Carlo tree search.

As with `watch`: what is not written yet, or fails, gets a sentence instead of a traceback.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ..drawing.boards import draw_board
from ..drawing.growth import draw_growth
from ..errors import BadSearch
from ..games.game import Game, State
from ..search import Node
from .watching import Message


def watch_tree(
    search: Callable[..., Any],
    game: Game,
    state: State | None = None,
    *,
    games: int = 600,
    seed: int = 1,
) -> Any:
    """The tree of `search(game, state, games, rng)`, which answers (move, root)."""
    state = game.initial if state is None else state

    def make() -> Any:
        answer = search(game, state, games, random.Random(seed))
        if not isinstance(answer, tuple | list) or len(answer) != 2:
            raise BadSearch(f"a pair (move, root) is to come back, not {answer!r}")
        move, root = answer
        return draw_growth({f"{games} games, move {move}": _mirrored(game, state, root)})

    return _shown(make)


def watch_playout(
    rollout: Callable[..., Any], game: Game, state: State | None = None, *, seed: int = 1
) -> Any:
    """The position in which `rollout(game, state, rng)` ends."""
    state = game.initial if state is None else state
    return _shown(lambda: draw_board(game, rollout(game, state, random.Random(seed))))


def _mirrored(game: Game, state: State, root: Any, above: Node | None = None) -> Node:
    """The same tree in nodes that can be drawn, its states found by playing its moves again."""
    move, mover = (None, 1 - game.to_move(state)) if above is None else (root.move, above.player)
    node = Node(game, state, move, mover)
    node.N, node.W = root.N, root.W
    children = root.children
    for child in children.values() if isinstance(children, dict) else children:
        if child.N:
            node.children.append(_mirrored(game, game.result(state, child.move), child, node))
    tried = {child.move for child in node.children}
    node.untried = [each for each in node.untried if each not in tried]
    return node


def _shown(make: Callable[[], Any]) -> Any:
    try:
        return make()
    except NotImplementedError as error:
        return Message(f"Nothing to watch yet: finish {error or 'the exercise'} first.")
    except Exception as error:
        return Message(f"This could not be drawn. {type(error).__name__}: {error}.")
