"""A judge for Hex (11.7): alpha-beta asks it at its leaves, and plays against the course's MCTS."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import NamedTuple

from ...arena.clocked import Turn
from ...arena.tournament import openings
from ...games.game import Game, State
from ...games.hex import Hex
from ...search.montecarlo.mcts import mcts, tree_after
from ...search.solve import solve
from ..inside import each, inside
from ..observe import Student, value_in
from ..side_by_side import PairedMatch, play_all

NODES = 75  # a move, for alpha-beta; MCTS has as many playouts as that makes on a full board
GAME = Hex(5)


SHARES = {"1": 0.8, "8": 0.6}  # so many times the work in playouts, and the share of points asked


class Openings(NamedTuple):
    """From which first moves the games begin, each with both colours."""

    starts: tuple[State, ...]
    seed: int

    def __str__(self) -> str:
        return f"{2 * len(self.starts)} games on 25 cells"


class Judged(NamedTuple):
    """The share of points, and what the judge says where X is nearer, and where O is."""

    share: float
    x_nearer: float
    o_nearer: float
    o_to_move: float  # where X is nearer, and O is to move


class Named(NamedTuple):
    name: str
    state: State
    game: Hex = GAME

    def __str__(self) -> str:
        return self.name


def named(moves: str, game: Hex = GAME) -> Named:
    return Named(f"the position after {moves or 'no move'}", game.parse(moves), game)


X_NEARER, O_NEARER = named("11 0 12 4 13 24"), named("0 7 4 12 24 17")
O_TO_MOVE = named("11 0 12 4 13")
POSITIONS = [named(""), X_NEARER, O_NEARER, named("10 0 11 1 12 2 13")]


class OtherBoard(NamedTuple):
    """A board of another size, and two positions on it: X needs one stone, and X needs more."""

    near: Named
    far: Named

    def __str__(self) -> str:
        return f"a board of {self.near.game.size**2} cells"


class ToldApart(NamedTuple):
    near: float
    far: float


def other_board(size: int, near: str, far: str) -> OtherBoard:
    game = Hex(size)
    return OtherBoard(named(near, game), named(far, game))


OTHER_BOARDS = [
    other_board(4, "12 0 13 2 14 3", "4 0 5 2 12 3"),
    other_board(7, "42 0 43 2 44 3 45 4 46 5 47 6", "7 0 8 2 9 3 10 4 34 5 47 6"),
]


def opened(seed: int, starts: int = 4) -> Openings:
    dice = random.Random(seed)
    return Openings(tuple(dice.sample(list(openings(GAME, 1)), starts)), seed)


SMALL = opened(7)


@inside
def told_apart(judge: Student, board: OtherBoard) -> ToldApart:
    return ToldApart(*(_said(judge, each) or 0.0 for each in board))


@inside
def said(judge: Student, case: Named) -> float | None:
    return _said(judge, case)


def _said(judge: Student, case: Named) -> float | None:
    return value_in(judge(case.game, case.state))


@inside
def chosen(judge: Student, state: State) -> Turn:
    """The move of alpha-beta with this judge."""

    def asked(game: Game, state: State) -> float:
        return float(value_in(judge(GAME, state)) or 0)

    return Turn(solve(GAME, state, nodes=NODES, evaluate=asked).move, 0)


@lru_cache(20_000)
def sampled(state: State, playouts: int, seed: int) -> Turn:
    """The move of the course's MCTS: the same in the same position, whoever plays against it."""
    games = playouts // len(GAME.actions(state))
    dice = random.Random(f"{seed} {state}")
    return Turn(tree_after(games, mcts(GAME, state, rng=dice)).best.move, 0)


def matches(
    judge: Student, case: Openings, times: Iterable[str] = tuple(SHARES)
) -> dict[str, PairedMatch]:
    """Alpha-beta with this judge against so many times its work in playouts, until its share is
    enough. The games are played where this is called; beside the judge only moves are chosen."""
    starts = [(state, 0.5 / len(case.starts)) for state in case.starts]
    played = {
        so_many: PairedMatch(GAME, starts, _with(int(so_many), case.seed), SHARES[so_many])
        for so_many in times
    }
    play_all(partial(each, judge, chosen), list(played.values()))
    return played


def _with(times: int, seed: int) -> Callable[[State], Turn]:
    return partial(sampled, playouts=times * NODES, seed=seed)


def judged(judge: Student, case: Openings, times: str) -> Judged:
    """How alpha-beta fares with this judge."""
    share = matches(judge, case, [times])[times].told
    return Judged(share, *(said(judge, each) or 0.0 for each in (X_NEARER, O_NEARER, O_TO_MOVE)))
