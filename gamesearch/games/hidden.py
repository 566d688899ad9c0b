"""Games in which somebody does not see everything.

  information(state)   what the player to move knows. States with equal information look alike to
                       that player: together they are an *information set*, in all of which the
                       player has to do the same

`HiddenTree` is a TreeGame some of whose plies are hidden from some players.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from .game import CHANCE, MAX, MIN, Game, Information, Player, State
from .tree import Path, TreeGame


class HiddenGame(Game):
    """Two states with equal information offer equal actions."""

    hidden = True

    def information(self, state: State) -> Information:
        """All that the player to move has seen, their own moves included."""
        raise NotImplementedError(f"{type(self).__name__} does not say what a player knows")


class HiddenTree(TreeGame, HiddenGame):
    """`hides` says which plies, counted from 0, a player never sees; "?" stands in their place.

    >>> cards = HiddenTree([[6, 0], [0, 6]], players=(CHANCE, MAX), hides={MAX: [0]})
    >>> cards.information((0,)) == cards.information((1,)) == (MAX, "?")
    True
    """

    def __init__(
        self,
        tree: Any,
        players: Sequence[Player] = (CHANCE, MAX, MIN),
        hides: Mapping[Player, Collection[int]] | None = None,
    ):
        self.hides = {player: frozenset(plies) for player, plies in (hides or {}).items()}
        super().__init__(tree, players)
        self.hidden = any(self.hides.values())

    def information(self, state: Path) -> Information:
        player = self.to_move(state)
        hidden = self.hides.get(player, ())
        return (player, *("?" if ply in hidden else move for ply, move in enumerate(state)))

    def __repr__(self) -> str:
        return f"HiddenTree({self.written()})"
