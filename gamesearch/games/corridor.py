"""The Pac-Man corridor: one player, a row of cells, pellets to eat. Nobody plays against it.

  cells      0, 1, 2 … from west to east
  pellets    where they lie; each is worth 10 when it is eaten
  discount   what a point is worth one move later: with 0.9, 10 * 0.9 ** 3 for a pellet then
  cost       what every move costs
  stop       may one stay where one is?
  first      the direction that is tried first, "W" or "E": with equal values it is the one taken
  endless    does the game go on when the last pellet is eaten? It then ends after `moves` moves

The value of a position is what has been gathered so far, so
`corridor_score` is the evaluation to cut a search off with.
"""

from __future__ import annotations

from ..errors import BadGame
from .game import MAX, Game, Player, Value, illegal

State = tuple[int, tuple[int, ...], tuple[int, ...], int]  # cell, pellets, times eaten, time
PELLET = 10
STEPS = {"W": -1, "E": 1, "stop": 0}


class Corridor(Game):
    """An action is "W", "E" or "stop"."""

    seats = 1

    def __init__(
        self,
        cells: int = 8,
        start: int = 4,
        pellets: tuple[int, ...] = (5,),
        *,
        discount: float = 1,
        cost: float = 0,
        stop: bool = False,
        first: str = "W",
        endless: bool = False,
        moves: int = 40,
    ):
        places = [start, *pellets]
        if cells < 2 or not all(0 <= place < cells for place in places) or start in pellets:
            raise BadGame(
                f"Pac-Man and the pellets stand on different cells 0 to {cells - 1}; got "
                f"start={start}, pellets={pellets}"
            )
        if first not in ("W", "E") or moves < 1:
            raise BadGame(f"first is 'W' or 'E', moves at least 1; got {first!r} and {moves}")
        self.cells, self.discount, self.cost = cells, discount, cost
        self.endless, self.moves = endless, moves
        self.order = (*(("stop",) if stop else ()), *(("W", "E") if first == "W" else ("E", "W")))
        self.initial: State = (start, tuple(sorted(set(pellets))), (), 0)

    def to_move(self, state: State) -> Player:
        return MAX

    def actions(self, state: State) -> tuple[str, ...]:
        cell, pellets, _, time = state
        if time >= self.moves or (not pellets and not self.endless):
            return ()
        return tuple(step for step in self.order if 0 <= cell + STEPS[step] < self.cells)

    def result(self, state: State, action: str) -> State:
        if action not in self.actions(state):
            raise illegal(self, state, action, f"{action!r} is no step here")
        cell, pellets, eaten, time = state
        cell, time = cell + STEPS[action], time + 1
        if cell in pellets:
            eaten, pellets = (*eaten, time), tuple(p for p in pellets if p != cell)
        return cell, pellets, eaten, time

    def is_terminal(self, state: State) -> bool:
        return not self.actions(state)

    def utility(self, state: State, player: Player = MAX) -> Value:
        _, _, eaten, time = state
        worth = sum(PELLET * self.discount**moment for moment in eaten) - self.cost * time
        return worth if player == MAX else -worth

    def show(self, state: State) -> str:
        """
        >>> print(Corridor(6, 1, (4,)).show(Corridor(6, 1, (4,)).initial))
        . C . . o .
        """
        cell, pellets, _, _ = state
        return " ".join(
            "C" if place == cell else "o" if place in pellets else "."
            for place in range(self.cells)
        )

    def __repr__(self) -> str:
        return f"Corridor({self.cells} cells)"


def corridor_score(game: Corridor, state: State) -> Value:
    """What has been eaten so far, less what the moves have cost."""
    return game.utility(state)
