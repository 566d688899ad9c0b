"""A judge for Hex (11.7): alpha-beta asks it at its leaves, and plays against the course's MCTS."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from ...arena.tournament import openings, tournament
from ...games.game import Game, State
from ...games.hex import Hex
from ...search.montecarlo.mcts import mcts, tree_after
from ...search.solve import solve
from ..inside import inside
from ..observe import Student, value_in

NODES = 150  # a move, for alpha-beta; MCTS has as many playouts as that makes on a full board
GAME = Hex(5)


class JudgedMatch(NamedTuple):
    """From which first moves the games begin, each with both colours."""

    starts: Sequence[State]
    seed: int

    def __str__(self) -> str:
        return f"{2 * len(self.starts)} games on 25 cells"


class Judged(NamedTuple):
    """The share of points, and what the judge says where X is nearer, and where O is."""

    share: float
    x_nearer: float
    o_nearer: float


class Named(NamedTuple):
    name: str
    state: State

    def __str__(self) -> str:
        return self.name


def named(moves: str) -> Named:
    return Named(f"the position after {moves or 'no move'}", GAME.parse(moves))


X_NEARER, O_NEARER = named("11 0 12 4 13 24"), named("0 7 4 12 24 17")
POSITIONS = [named(""), X_NEARER, O_NEARER, named("10 0 11 1 12 2 13")]


def match(seed: int, starts: int = 4) -> JudgedMatch:
    dice = random.Random(seed)
    return JudgedMatch(tuple(dice.sample(list(openings(GAME, 1)), starts)), seed)


SMALL = match(1)


def said(judge: Student, case: Named) -> float | None:
    return value_in(judge(GAME, case.state))


@inside
def chosen(judge: Student, state: State) -> Any:
    """The move of alpha-beta with this judge."""

    def asked(game: Game, state: State) -> float:
        return float(value_in(judge(GAME, state)) or 0)

    return solve(GAME, state, nodes=NODES, evaluate=asked).move


def judged(judge: Student, case: JudgedMatch, times: int) -> Judged:
    """How alpha-beta fares with this judge against so many times its work in playouts.

    The games are played where this is called; beside the judge only its own moves are chosen.
    """
    dice = random.Random(case.seed)

    def searched(game: Game, state: State) -> Any:
        return chosen(judge, state)

    def sampled(game: Game, state: State) -> Any:
        games = times * NODES // len(game.actions(state))
        return tree_after(games, mcts(game, state, rng=dice)).best.move

    players = {"judge": searched, "dice": sampled}
    share = tournament(GAME, players, starts=case.starts).totals["judge"].share
    return Judged(share, *(said(judge, each) or 0.0 for each in (X_NEARER, O_NEARER)))
