"""A maze with ghosts, in the manner of Pac-Man: a runner eats pellets and must not be caught.

  layout   rows of text: # wall, . pellet, P the runner, G a ghost, anything else is floor
  ghosts   "min": they are one player, MIN, who moves them one after the other;
           "chance": each goes to any of the cells beside it, all equally likely
  moves    how many moves the runner may make: then the game ends, so that every game does

The runner moves, then each ghost in turn; nobody may stand still while there is a way to go. A
pellet is worth 10, every move of the runner costs 1, the last pellet brings 50, being caught
costs 50. A state is (whose turn: 0 for the runner, then the ghosts; the runner's cell; the ghosts'
cells; the pellets; moves made), a cell is (row, column).
"""

from __future__ import annotations

from ..errors import BadGame
from .game import CHANCE, MAX, MIN, Game, Player, Value, illegal

Cell = tuple[int, int]
State = tuple[int, Cell, tuple[Cell, ...], tuple[Cell, ...], int]

PELLET, MOVE, CLEARED, CAUGHT = 10, -1, 50, -50
STEPS = {"N": (-1, 0), "W": (0, -1), "E": (0, 1), "S": (1, 0)}
STAY = "stay"  # for a ghost with walls on all sides

MAZES = {
    "open": ("P..", "...", "..G"),
    "ring": ("P..", ".#.", "..G"),
    "trap": ("#####", "#.P.#", "#.###", "#.G #", "#####"),
    "two ghosts": ("G...G", ".#.#.", "..P..", ".#.#.", "....."),
}


class Maze(Game):
    """An action is "N", "W", "E" or "S".

    >>> game = Maze(("P..", ".#.", "..G"))
    >>> print(game.show(game.result(game.initial, "E")))
      P .
    . # .
    . . G
    Ghost 1 to move; 10 points for 1 pellet, less 1 for 1 move
    """

    def __init__(
        self, layout: tuple[str, ...] = MAZES["ring"], ghosts: str = "min", *, moves: int = 12
    ):
        if ghosts not in ("min", "chance"):
            raise BadGame(f'ghosts are "min" or "chance"; got {ghosts!r}')
        if moves < 1:
            raise BadGame(f"the runner makes at least one move; got moves={moves}")
        self.layout, self.ghosts, self.moves = tuple(layout), ghosts, moves
        found = {
            sign: tuple(
                (row, column)
                for row, line in enumerate(self.layout)
                for column, here in enumerate(line)
                if here == sign
            )
            for sign in "P.G#"
        }
        if len(found["P"]) != 1 or not found["."]:
            raise BadGame("a maze has one runner, P, and at least one pellet, a dot")
        self.walls = frozenset(found["#"])
        self.rows, self.columns = len(self.layout), max(map(len, self.layout))
        self.pellets = len(found["."])
        self.chance = ghosts == "chance" and bool(found["G"])
        self.limits = (CAUGHT + MOVE * moves, PELLET * self.pellets + CLEARED)
        self.initial: State = (0, found["P"][0], found["G"], found["."], 0)
        if not self._ways(found["P"][0]):
            raise BadGame("the runner has walls on all sides")

    def to_move(self, state: State) -> Player:
        if state[0] == 0:
            return MAX
        return CHANCE if self.chance else MIN

    def actions(self, state: State) -> tuple[str, ...]:
        if self.is_terminal(state):
            return ()
        turn, runner, ghosts, *_ = state
        return self._ways(ghosts[turn - 1] if turn else runner) or (STAY,)

    def chances(self, state: State) -> tuple[tuple[str, float], ...]:
        ways = self.actions(state)
        return tuple((way, 1 / len(ways)) for way in ways)

    def result(self, state: State, action: str) -> State:
        if action not in self.actions(state):
            raise illegal(self, state, action, f"{action!r} is no way to go here")
        turn, runner, ghosts, pellets, made = state
        after = (turn + 1) % (len(ghosts) + 1)
        if turn:
            moved = _beside(ghosts[turn - 1], action)
            return after, runner, (*ghosts[: turn - 1], moved, *ghosts[turn:]), pellets, made
        runner = _beside(runner, action)
        if runner not in ghosts:  # a ghost is met before the pellet below it
            pellets = tuple(pellet for pellet in pellets if pellet != runner)
        return after, runner, ghosts, pellets, made + 1

    def is_terminal(self, state: State) -> bool:
        turn, _, _, pellets, made = state
        return self.is_caught(state) or not pellets or (turn == 0 and made >= self.moves)

    def utility(self, state: State, player: Player = MAX) -> Value:
        ending = CAUGHT if self.is_caught(state) else 0 if state[3] else CLEARED
        worth = self.score(state) + ending
        return worth if player == MAX else -worth

    def score(self, state: State) -> Value:
        """The points so far, without what the end brings or costs."""
        return PELLET * (self.pellets - len(state[3])) + MOVE * state[4]

    def is_caught(self, state: State) -> bool:
        return state[1] in state[2]

    def show(self, state: State) -> str:
        turn, runner, ghosts, pellets, made = state
        signs = {**dict.fromkeys(self.walls, "#"), **dict.fromkeys(pellets, ".")}
        signs |= {runner: "P", **dict.fromkeys(ghosts, "G")}
        lines = [
            " ".join(signs.get((row, column), " ") for column in range(self.columns)).rstrip()
            for row in range(self.rows)
        ]
        mover = "Nobody" if self.is_terminal(state) else f"Ghost {turn}" if turn else "The runner"
        eaten = self.pellets - len(pellets)
        points = f"{PELLET * eaten} points for {eaten} pellet{'s' * (eaten != 1)}"
        cost = f"less {-MOVE * made} for {made} move{'s' * (made != 1)}"
        return "\n".join([*lines, f"{mover} to move; {points}, {cost}"])

    def _ways(self, cell: Cell) -> tuple[str, ...]:
        return tuple(way for way in STEPS if self._is_floor(_beside(cell, way)))

    def _is_floor(self, cell: Cell) -> bool:
        row, column = cell
        inside = 0 <= row < self.rows and 0 <= column < len(self.layout[row])
        return inside and cell not in self.walls

    def __repr__(self) -> str:
        return f"Maze({self.rows}×{self.columns}, {self.ghosts} ghosts)"


def maze_score(game: Maze, state: State) -> Value:
    """What a search cut off in the middle says: the points so far, and the end if it is one."""
    return game.utility(state) if game.is_terminal(state) else game.score(state)


def _beside(cell: Cell, way: str) -> Cell:
    down, right = STEPS.get(way, (0, 0))
    return cell[0] + down, cell[1] + right
