"""A leaf that gets all its children at once, for searches with an opinion on moves never tried.

UCB1 knows nothing of a move without visits, so it tries each once. Statistics shared between
moves (RAVE) or a policy (PUCT) can rank them before, and need the whole family to choose from.
"""

from __future__ import annotations

from ...games.game import Game
from .mcts import Node


def open_up(game: Game, node: Node) -> None:
    """A child for every move, none of them visited yet."""
    kind = type(node)
    node.children = [
        kind(game, game.result(node.state, move), move, node.player) for move in node.untried
    ]
    node.untried = []
