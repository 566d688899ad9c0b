"""Patrol: a guard can watch some sites a night, an intruder goes to one of them. Neither knows
what the other has chosen.

  worths    what a site is worth to the intruder who finds it unwatched; the guard loses as much
  routes    what the guard may choose from: each route is the sites that it passes
  caught    what the guard wins if the intruder goes to a site that is watched
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..errors import BadGame
from .game import MAX, MIN, Player, Value, illegal
from .hidden import HiddenGame

State = tuple[str, ...]  # the guard's route, then the intruder's site


class Patrol(HiddenGame):
    """MAX is the guard. Left out, the routes are one for each site.

    >>> game = Patrol({"museum": 8, "bank": 4})
    >>> game.matrix()
    [[0, -4], [-8, 0]]
    """

    initial: State = ()

    def __init__(
        self,
        worths: Mapping[str, float],
        routes: Mapping[str, Sequence[str]] | None = None,
        caught: float = 0,
    ):
        self.worths, self.caught = dict(worths), caught
        self.routes = {site: (site,) for site in worths} if routes is None else dict(routes)
        passed = {site for route in self.routes.values() for site in route}
        if not self.worths or not self.routes or not passed <= set(self.worths):
            raise BadGame(
                f"routes pass sites, and every site has its worth: {sorted(self.worths)} have one, "
                f"the routes pass {sorted(passed)}"
            )

    def to_move(self, state: State) -> Player:
        return MIN if len(state) == 1 else MAX

    def actions(self, state: State) -> tuple[str, ...]:
        return (tuple(self.routes), tuple(self.worths), ())[len(state)]

    def result(self, state: State, action: str) -> State:
        if action not in self.actions(state):
            raise illegal(self, state, action, f"{action!r} is not among the choices")
        return (*state, action)

    def is_terminal(self, state: State) -> bool:
        return len(state) == 2

    def utility(self, state: State, player: Player = MAX) -> Value:
        route, site = state
        guard = self.caught if site in self.routes[route] else -self.worths[site]
        return guard if player == MAX else -guard

    def information(self, state: State) -> Player:
        return self.to_move(state)  # each knows whose turn it is, and nothing else

    def matrix(self) -> list[list[Value]]:
        """What the guard gets: a row for each route, a column for each site."""
        return [[self.utility((route, site)) for site in self.worths] for route in self.routes]

    def show(self, state: State) -> str:
        words = ["the guard takes", "the intruder goes to"]
        said = [f"{word} {choice}" for word, choice in zip(words, state, strict=False)]
        return ", ".join(said) or "nobody has chosen yet"

    def __repr__(self) -> str:
        return f"Patrol({self.worths}, {self.routes})"
