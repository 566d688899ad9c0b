"""Two camps at a table of many: a coalition adds up its payoffs, and all the others are against it.

  members     who plays together; alone against all is the *paranoid* player

Two camps are two players. So there is no other algorithm here: `Coalition` hands out the same game
with MAX for the members and MIN for everybody else, and alpha-beta, deep cuts included, does the
rest. The value is a guarantee: the camp gets at least this much even if all the others conspire.
"""

from __future__ import annotations

from collections.abc import Collection

from ..errors import BadSearch
from ..games.game import CHANCE, MAX, MIN, Game, Player, State, Value
from ..games.wrapper import Wrapped
from .alphabeta import alphabeta
from .best import Best, Evaluate, prepared


def paranoid(
    game: Game,
    state: State | None = None,
    *,
    you: Player | None = None,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
) -> Best:
    """What `you` (the player to move if not said) get at least if all the others are against you.

    >>> from gamesearch import PayoffTree
    >>> paranoid(PayoffTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]]))
    Best(value=3, move=1)
    """
    state, _, _ = prepared(game, state, depth, evaluate, players=True)
    you = game.to_move(state) if you is None else you
    return alphabeta(Coalition(game, {you}), state, depth=depth, evaluate=evaluate)


class Coalition(Wrapped):
    """The game as one camp sees it: MAX are its members, MIN all the others."""

    def __init__(self, game: Game, members: Collection[Player]):
        super().__init__(game)
        self.members = frozenset(members)
        if not self.members or not self.members <= set(range(game.seats)):
            raise BadSearch(
                f"a coalition is one or more of the players 0 to {game.seats - 1}, "
                f"got {sorted(self.members)}"
            )
        # What the camp gets the others are said to lose: two players, and the payoffs cancel.
        self.seats, self.total, self.limits = 2, 0, None

    def to_move(self, state: State) -> Player:
        player = self.real.to_move(state)
        return player if player == CHANCE else MAX if player in self.members else MIN

    def utility(self, state: State, player: Player = MAX) -> Value:
        value = sum(self.real.utility(state, member) for member in self.members)
        return value if player == MAX else -value

    def __repr__(self) -> str:
        return f"Coalition({self.real!r}, {sorted(self.members)})"
