"""Small games of captures, for a student's quiescence: what it makes of them.

    (1, [(-8, [])])                 MAX to move, the position says 1; a capture leads to one that
                                    says -8, where nothing is left to take
    (1, [(-8, [(4, [])])], [9])     … which may be taken back; and a quiet move that wins 9 at once

node     a position (static value, captures, quiet moves), or a number: the finished game's value
         for MAX. Static values are MAX's, whoever is to move
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from ...games.game import MAX, MIN, Game, Player, State, Value, illegal
from ...games.minichess import MiniChess, minichess_material
from ...search.best import Evaluate
from ...search.quiescence import quiescence
from ..inside import inside
from ..observe import Look, Student, value_in


class Exchange(Game):
    """A state is a path, an action the number of a branch: first the captures, then the rest."""

    initial: State = ()

    def __init__(self, node: Any, players: Sequence[Player] = (MAX, MIN)):
        self.node, self.players = node, tuple(players)

    def to_move(self, state: State) -> Player:
        return self.players[len(state) % len(self.players)]

    def actions(self, state: State) -> tuple[int, ...]:
        return tuple(range(len(branches(self.at(state)))))

    def result(self, state: State, action: int) -> State:
        if action not in self.actions(state):
            raise illegal(self, state, action, f"there is no branch {action!r}")
        return (*state, action)

    def is_terminal(self, state: State) -> bool:
        return not isinstance(self.at(state), tuple)

    def utility(self, state: State, player: Player = MAX) -> Value:
        worth = self.at(state)
        return worth if player == MAX else -worth

    def capture(self, state: State, action: int) -> tuple[int, int] | None:
        node = self.at(state)
        return (1, 1) if isinstance(node, tuple) and action < len(node[1]) else None

    def static(self, state: State) -> Value:
        """What the position says, before anything is taken. Of a finished game it knows nothing."""
        node = self.at(state)
        return node[0] if isinstance(node, tuple) else 0

    def at(self, state: State) -> Any:
        node = self.node
        for branch in state:
            node = branches(node)[branch]
        return node

    def show(self, state: State) -> str:
        return str(self.at(state))

    def __repr__(self) -> str:
        return f"Exchange({self.node})"


def branches(node: Any) -> list[Any]:
    """What the moves lead to. One can always move quietly: if nothing else is said, to a draw."""
    if not isinstance(node, tuple):
        return []
    captures, quiet = node[1], node[2:]
    return [*captures, *(quiet[0] if quiet else [0])]


def static(game: Exchange, state: State) -> Value:
    """The evaluation that goes with it."""
    return game.static(state)


class Fight(NamedTuple):
    """A tree of captures, and who is to move."""

    node: Any
    players: tuple[Player, ...] = (MAX, MIN)

    @property
    def game(self) -> Exchange:
        return Exchange(self.node, self.players)

    @property
    def state(self) -> State:
        return self.game.initial

    @property
    def evaluate(self) -> Evaluate:
        return static  # type: ignore[return-value]

    @property
    def right(self) -> float:
        return float(quiescence(self.game, evaluate=self.evaluate))

    def __str__(self) -> str:
        if not isinstance(self.node, tuple):
            return f"a finished game that is worth {self.node} to MAX,"
        if f"{self.node}".count("[(") > 8:
            return f"a row of {str(self.node).count('[(')} captures, each of which is taken back,"
        mover: dict[tuple[int, ...], str] = {(MAX, MIN): "", (MIN, MAX): " with MIN to move first"}
        return f"{self.node}" + mover.get(tuple(self.players), " where MAX moves twice in a row")


class Battle(NamedTuple):
    """A position of MiniChess, who is to move, and how many plies are left of the game."""

    board: str
    player: Player = MAX
    plies: int = 60

    @property
    def game(self) -> MiniChess:
        return MiniChess(plies=self.plies)

    @property
    def state(self) -> State:
        return self.game.parse(self.board, self.player)

    @property
    def evaluate(self) -> Evaluate:
        return minichess_material

    @property
    def right(self) -> float:
        return float(quiescence(self.game, self.state, evaluate=self.evaluate))

    def __str__(self) -> str:
        left = " and one ply left to play" if self.plies == 1 else ""
        return f"MiniChess, {self.board} with {'MIN' if self.player else 'MAX'} to move{left},"


def long_exchange(captures: int) -> Any:
    """Each capture is taken back, and whoever stops before the last one stands worse by 1."""
    node: Any = (0, [])
    for capture in reversed(range(captures)):
        node = (-1 if capture % 2 == 0 else 1, [node])
    return node


NOTHING_TO_TAKE = Fight((4, []))
LOSING_CAPTURE = Fight((1, [(-8, [])]))
TAKEN_BACK = Fight((1, [(5, [(-2, [])])]))
LOSING_CAPTURE_OF_MIN = Fight((-1, [(8, [])]), (MIN, MAX))
QUIET_WIN = Fight((1, [], [9]))
QUIET_GAIN = Fight((1, [], [(9, [])]))  # a quiet move to an unfinished position
OVER = Fight(7)
# The first capture gains nothing at once; the player moves again, and then it does.
PATIENT = Fight((1, [(0, [(5, [])])]), (MAX, MAX, MIN))
ENDS = Fight((1, [7]))
LONG_EXCHANGE = Fight((2, [(9, [(4, [(8, [])])])]))
TO_ZERO = Fight((-3, [(0, [])]))
ENDLESS = Fight(long_exchange(40))
ROOKS = Battle("....k ....r ....R ..... K....", MIN)
BETTER_LATER = Fight((1, [(2, []), (6, [])]))
LAST_OF_THREE = Fight((1, [(-8, []), (-7, []), (6, [])]))
# A queen takes a rook that nobody guards.
UNGUARDED = Battle("...k. r.... ..... ..... Q...K")
# A king takes a pawn, and elsewhere the other king takes a rook.
ELSEWHERE = Battle(".K..R .p.k. ...r. ..... .....")
DRAWN_BY_THE_LAST_PLY = Battle("....k ..... ....q ...P. K....", MAX, plies=1)

FIGHTS = [
    NOTHING_TO_TAKE,
    LOSING_CAPTURE,
    LOSING_CAPTURE_OF_MIN,
    TAKEN_BACK,
    Fight((1, [(5, [(3, [])])])),
    Fight((0, [(-8, []), (2, []), (6, [(1, [])])])),
    QUIET_WIN,
    QUIET_GAIN,
    LONG_EXCHANGE,
    ENDS,
    OVER,
    Fight((-3, [(-6, [(-4, [(-9, [])])])]), (MIN, MAX)),
    Fight((0, [(1, [(6, [(2, [])])])]), (MAX, MAX, MIN)),
    PATIENT,
    TO_ZERO,
    Fight((3, [(0, [])]), (MIN, MAX)),
    ENDLESS,
    BETTER_LATER,
    LAST_OF_THREE,
    UNGUARDED,
    ROOKS,
    ELSEWHERE,
    DRAWN_BY_THE_LAST_PLY,
]


@inside
def calmed(search: Student, fight: Fight | Battle) -> Look:
    """Run `search(game, state, evaluate)` on a fight."""
    return Look(value_in(search(fight.game, fight.state, fight.evaluate)))


def random_fight(rng: random.Random, depth: int = 4) -> Any:
    """A position with up to three captures and up to two quiet moves at every level, and one move
    at least."""
    if depth == 0 or rng.random() < 0.1:
        return rng.randint(-20, 20) if rng.random() < 0.3 else (rng.randint(-9, 9), [])
    captures = [random_fight(rng, depth - 1) for _ in range(rng.randint(0, 3))]
    quiet = [random_fight(rng, 0) for _ in range(rng.randint(0, 2))]
    here = rng.randint(-9, 9)
    return (here, captures, quiet) if captures or quiet else (here, [])
