"""How well a rule decides to begin another iteration."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from ...games.connectfour import ConnectFour
from ...games.game import Game, State
from ...games.minichess import MiniChess, minichess_material
from ...search.budget import MeteredGame
from ...search.deepening import iterations
from ...search.table import Table
from ...search.transpositions import table_alphabeta
from ..canonical import plain
from ..inside import inside
from ..observe import Student, truth_in
from .growths import GROWTHS

LEAST = 67  # percent of right decisions to begin another iteration, of those that are close
MARKED = 63.5  # percent where it is marked: what passes the check must not fail there by luck


class Seed(int):
    """Of the cases that a rule is tried on."""

    def __str__(self) -> str:
        return "the cases of the check"


SEED = Seed(6)
Growths = tuple[tuple[int, ...], ...]


class BudgetDecision(NamedTuple):
    """The nodes of the iterations so far, what is left, and what the next one takes."""

    costs: tuple[int, ...]
    left: int
    following: int


@cache
def decisions(seed: int, growths: Growths) -> tuple[BudgetDecision, ...]:
    """From real searches of Connect Four and MiniChess, with budgets that end somewhere."""
    rng = random.Random(seed)
    found = []
    for costs in growths:
        for _ in range(10):
            budget = sum(costs) * rng.uniform(0.02, 1)
            for done in range(2, len(costs)):
                left = int(budget - sum(costs[:done]))
                if left <= 0:
                    break
                # Far less or far more than the last one took: anybody is right there.
                if not costs[done - 1] / 2 <= left <= 8 * costs[done - 1]:
                    continue
                found.append(BudgetDecision(tuple(costs[:done]), left, costs[done]))
    return tuple(found)


def measured(seed: int) -> Growths:
    """The nodes of each iteration, in sixteen positions."""
    rng = random.Random(1_000 + seed)
    four, chess = ConnectFour(), MiniChess()
    return tuple(
        [_costs(four, _wandered(four, rng), 8, None) for _ in range(8)]
        + [_costs(chess, _wandered(chess, rng), 5, minichess_material) for _ in range(8)]
    )


def _costs(game: Game, state: State, depth: int, evaluate: Any) -> tuple[int, ...]:
    metered, table = MeteredGame(game), Table()

    def search(game: Game, state: State, **options: Any) -> Any:
        return table_alphabeta(game, state, table=table, **options)

    spent = [0]
    for _ in iterations(metered, state, search, depth, evaluate):
        spent.append(metered.nodes)
    return tuple(after - before for before, after in pairwise(spent))


def _wandered(game: Game, rng: random.Random) -> State:
    state = game.initial
    for _ in range(rng.randint(2, 8)):
        after = game.result(state, rng.choice(game.actions(state)))
        if game.is_terminal(after):
            break
        state = after
    return state


class DecisionScore(NamedTuple):
    """How many decisions were right, and which the others were."""

    right: int
    decisions: int
    begun_in_vain: int
    not_begun: int
    in_vain: int  # so many of the iterations could not have been finished
    unclear: str = ""  # the first answer that was neither True nor False

    @property
    def percent(self) -> float:
        return 100 * self.right / self.decisions


def score(begins: Student, seed: int, growths: Growths = GROWTHS) -> DecisionScore:
    """How often `begins(costs, left)` says rightly whether the next iteration will be finished."""
    vain = missed = 0
    cases = decisions(seed, growths)
    said = decided(begins, tuple((case.costs, case.left) for case in cases))
    for case, begun in zip(cases, said, strict=True):
        fits = case.following <= case.left
        vain += begun[0] and not fits
        missed += fits and not begun[0]
    hopeless = sum(case.following > case.left for case in cases)
    unclear = next((text for _, text in said if text not in ("True", "False")), "")
    return DecisionScore(len(cases) - vain - missed, len(cases), vain, missed, hopeless, unclear)


@inside
def decided(
    begins: Student, asked: tuple[tuple[tuple[int, ...], int], ...]
) -> tuple[tuple[bool, str], ...]:
    """What the rule says each time, as Python takes it and as text; whether it was right is not
    known where it is asked. It is asked twice with the same list."""
    found = []
    for costs, left in asked:
        given = list(costs)
        begins(given, left)
        said = plain(begins(given, left))
        found.append((bool(said), truth_in(said)))
    return tuple(found)
