"""Tree reuse: what was found out about this position while the last move was chosen is kept.

After a move and its reply the game stands at a grandchild of the old root. The tree below it is
as good as ever; what hangs beside it can never be reached again and is forgotten.

  old root ── our move ── the reply ── new root, with the N and W that it has already
"""

from __future__ import annotations

import random
from itertools import chain
from typing import Any

from ...games.game import Action, Game, State
from .mcts import Node, mcts, tree_after


def reused_root(root: Node | None, state: State) -> Node | None:
    """The node of this state in a tree, at most one move of each player below its root."""
    if root is None:
        return None
    below = chain([root], root.children, *(child.children for child in root.children))
    return next((node for node in below if node.state == state), None)


class ReusingPlayer:
    """Plays many random games a move, and goes on with its own tree from move to move.

    `inherited` tells, for each move so far, how many games the tree had before it began.
    """

    def __init__(self, games: int, rng: random.Random, **options: Any):
        self.games, self.rng, self.options = games, rng, options
        self.game: Game | None = None
        self.root: Node | None = None
        self.inherited: list[int] = []

    def __call__(self, game: Game, state: State) -> Action:
        if game is not self.game:  # another game may have a state that looks the same
            self.game, self.root = game, None
        root = reused_root(self.root, state)
        self.inherited.append(root.N if root else 0)
        search = mcts(game, state, rng=self.rng, root=root, **self.options)
        self.root = tree_after(self.games, search)
        return self.root.best.move
