"""What a student's parts of a Monte Carlo tree search make of small cases, in our own values."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from math import inf
from typing import Any, NamedTuple

from ...games.game import MAX, MIN, Game
from ...games.nim import Nim
from ...games.tictactoe import TicTacToe
from ...games.tree import TreeGame
from ...search.alphabeta import alphabeta
from ..canonical import plain

Student = Callable[..., Any]
BOARD = TicTacToe()
LARGE = 1_000  # an arm never pulled: infinity, or a number as good as that


class Arms(NamedTuple):
    """The arguments of my_ucb."""

    W: float
    N: int
    pulls: int
    c: float

    def __str__(self) -> str:
        return f"W={self.W:g}, N={self.N}, pulls={self.pulls}, c={self.c:g}"


def bound(ucb: Student, arm: Arms) -> float:
    """The upper bound, as a float; anything that is no number is told apart by its error."""
    value = float(plain(ucb(*arm)))
    return inf if arm.N == 0 and value > LARGE else value


@dataclass
class Stop:
    """A node as my_backup sees it: what was counted, and who moved into it."""

    N: int
    W: float
    mover: int


class Way(NamedTuple):
    """A path by who moved into its nodes, root first, and the reward to MAX at its end."""

    movers: tuple[int, ...]
    reward: float

    def stops(self) -> list[Stop]:
        return [Stop(20 - 3 * ply, 8 - 1.5 * ply, who) for ply, who in enumerate(self.movers)]

    @property
    def gains(self) -> tuple[tuple[float, float], ...]:
        """How much N and W of each node must grow."""
        return tuple((1, self.reward if who == MAX else 1 - self.reward) for who in self.movers)

    def __str__(self) -> str:
        names = " ".join("MAX" if who == MAX else "MIN" for who in self.movers)
        return f"a path into which moved {names}, with reward {self.reward:g} to MAX"


def gains(backup: Student, way: Way) -> tuple[tuple[float, float], ...]:
    """How much N and W of each node on the path did grow."""
    path = way.stops()
    nodes = list(path)
    backup(path, way.reward)
    return tuple(
        (float(plain(after.N)) - before.N, round(float(plain(after.W)) - before.W, 9))
        for after, before in zip(nodes, way.stops(), strict=True)
    )


def in_words(seen: tuple[tuple[float, float], ...]) -> str:
    return ", ".join(f"(N {n:+g}, W {w:+g})" for n, w in seen)


class Start(NamedTuple):
    """Where random games begin."""

    name: str
    game: Game
    state: Any

    def __str__(self) -> str:
        return self.name


class Ends(NamedTuple):
    """What many random games made of a start."""

    states: bool  # did states of the game come back?
    over: bool  # were all those games over?
    below: bool  # did they go on from the start?
    again: bool  # does the same seed play the same game?
    shares: tuple[tuple[Any, float], ...]  # how often each end came up


GAMES = 400


def ends(rollout: Student, start: Start) -> Ends:
    game, state = start.game, start.state
    found = [rollout(game, state, random.Random(seed)) for seed in range(GAMES)]
    again = [rollout(game, state, random.Random(seed)) for seed in range(20)]
    known = reachable(game, game.initial)
    if not all(_is_in(end, known) for end in found):
        return Ends(False, False, False, False, ())
    below = reachable(game, state)
    shares = tuple(sorted((end, n / GAMES) for end, n in Counter(found).items()))
    return Ends(
        states=True,
        over=all(game.is_terminal(end) for end in found),
        below=all(end in below for end in found),
        again=again == found[:20],
        shares=shares,
    )


def chances(start: Start) -> dict[Any, float]:
    """How often each end must come up if every legal move is as likely as any other."""
    odds: defaultdict[Any, float] = defaultdict(float)

    def walk(state: Any, share: float) -> None:
        moves = start.game.actions(state)
        if not moves:
            odds[state] += share
        for move in moves:
            walk(start.game.result(state, move), share / len(moves))

    walk(start.state, 1.0)
    return dict(odds)


def evenly(start: Start, seen: Ends) -> bool:
    """Are the shares those of uniform games, as far as so many games can tell?"""
    came = dict(seen.shares)
    return all(
        abs(came.get(end, 0.0) - share) <= 5 * (share * (1 - share) / GAMES) ** 0.5 + 1e-9
        for end, share in chances(start).items()
    )


@cache
def _states(game: Game, state: Any) -> frozenset[Any]:
    return frozenset(_walk(game, state))


def reachable(game: Game, state: Any) -> frozenset[Any]:
    """Every state from here on."""
    return _states(game, state)


def _walk(game: Game, state: Any) -> Iterator[Any]:
    seen = {state}
    waiting = [state]
    while waiting:
        state = waiting.pop()
        yield state
        after = {game.result(state, move) for move in game.actions(state)} - seen
        seen |= after
        waiting += after


def _is_in(end: Any, known: frozenset[Any]) -> bool:
    try:
        return end in known
    except TypeError:
        return False


class Problem(NamedTuple):
    """A position to find a best move in."""

    name: str
    game: Game
    state: Any

    @property
    def best(self) -> set[Any]:
        """Every move that attains the value; computed, never written down."""
        game, state = self.game, self.state
        value = alphabeta(game, state).value
        moves = game.actions(state)
        return {m for m in moves if alphabeta(game, game.result(state, m)).value == value}

    def __str__(self) -> str:
        return self.name


def on_board(cells: str) -> Problem:
    return Problem(f"the board {cells}", BOARD, BOARD.parse(cells))


def pile(stones: int) -> Problem:
    game = Nim(stones, most=3)
    return Problem(f"{game}", game, game.initial)


LEAVES = TreeGame([1, [2, [3, 4, 5]]], players=(MAX, MIN))
