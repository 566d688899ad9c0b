"""The case on which an answer fails, drawn: a tree as a tree, a position on its board.

A case is drawn if it has a `game`, and a `state` where that is not the beginning. What has no
picture that helps, or one too large to read, is left to the words.
"""

from __future__ import annotations

from typing import Any

from ..drawing.boards.draw_board import draw_board
from ..drawing.boards.paint import paint
from ..drawing.picture import Picture
from ..drawing.trees.draw_tree import draw_tree
from ..drawing.trees.plan_of import plan_of
from ..errors import GameSearchError
from ..games.game import Game
from ..games.tree import TreeGame

MOST = 31  # nodes of a tree, or moves on a board, that are taken in beside a sentence


def pictured(case: Any) -> Picture | None:
    """
    >>> from gamesearch.checks.observe import Position
    >>> pictured(Position([[3, 12], [2, 4]]))
    <tree: 7 nodes>
    >>> pictured("your tree")
    """
    game, state = getattr(case, "game", None), getattr(case, "state", None)
    if not isinstance(game, Game):
        return None
    try:
        if isinstance(game, TreeGame):
            return _tree(game, state)
        return _board(game, game.initial if state is None else state)
    except GameSearchError:
        return None


def _tree(game: Game, state: Any) -> Picture | None:
    if plan_of(game).size > MOST:
        return None
    return draw_board(game, state) if state else draw_tree(game)


def _board(game: Game, state: Any) -> Picture | None:
    has_none = paint.dispatch(type(game)) is paint.dispatch(object)
    return None if has_none or len(game.actions(state)) > MOST else draw_board(game, state)
