"""What a student's deepening does with a budget, and how well a rule decides to begin again."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from ...counting import CountedGame
from ...games.connectfour import ConnectFour
from ...games.game import MAX, MIN, Game, State, Value
from ...games.minichess import MiniChess, minichess_material
from ...games.tree import TreeGame
from ...search.budget import MeteredGame
from ...search.deepening import deepening, iterations
from ...search.table import Table
from ...search.transpositions import table_alphabeta
from ..canonical import canon, plain
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


class Budget(NamedTuple):
    """A tree, what its inner nodes look like at the horizon, and the nodes granted."""

    tree: Any
    nodes: int | None
    guesses: tuple[float, ...] = ()  # of the root's moves; all others look even
    players: tuple[int, ...] = (MAX, MIN)

    @property
    def game(self) -> TreeGame:
        return TreeGame(self.tree, self.players)

    def evaluate(self, game: Game, state: State) -> Value:
        first = len(state) == 1 and state[0] < len(self.guesses)
        return self.guesses[state[0]] if first else 0.1 * len(state)

    @property
    def plies(self) -> int:
        return _plies(self.tree)

    def __str__(self) -> str:
        granted = "no budget" if self.nodes is None else f"a budget of {self.nodes} nodes"
        looks = f", its root moves look like {self.guesses}," if self.guesses else ""
        first = "" if self.players[0] == MAX else " with MIN to move first"
        return f"{self.tree}{first}{looks} with {granted}"


def _plies(tree: Any) -> int:
    return 1 + max(map(_plies, tree)) if isinstance(tree, list) else 0


# At depth 1 the second move looks best, and depth 2 says so, too.
HALF = Budget([[2, 4], [5, 6]], 7, (3, 5))
LONG = Budget([[[1, 2], [3, 4]], [[5, 6], [7, 8]]], None)
# One move at a time, for twenty-four plies; and many moves, of which a small budget sees a few.
CHAIN = Budget([[[[[[[[[[[[[[[[[[[[[[[[3]]]]]]]]]]]]]]]]]]]]]]], 2], None)
WIDE = Budget([[n, n + 1] for n in range(10)], 5)
BETWEEN = Budget([[2, 4], [5, 6]], 7, (0.3, 0.4))
NO_TIME = Budget([[2, 4], [5, 6]], 0, (3, 5))
TOO_SHORT = Budget([[2, 4], [5, 6]], 2, (3, 5))

# Depth 1 is just finished; and depth 2 finds another move than depth 1.
JUST_ONE = Budget([[2, 4], [5, 6]], 3, (3, 5))
REVERSED = Budget([[2, 4], [5, 6]], None, (5, 3))
NEGATIVE = Budget([[2, 4], [5, 6]], 3, (-5, -3))
# What looks like a win at depth 1 is none.
GREAT = Budget([[20, 10], [5, 60]], None, (300, 500))

BUDGETS = [
    LONG,
    HALF,
    NO_TIME,
    TOO_SHORT,
    JUST_ONE,
    REVERSED,
    NEGATIVE,
    GREAT,
    Budget([[2, 4], [5, 6]], 9, (5, 3)),
    Budget([[2, 4], [5, 6]], 10, (5, 3)),
    Budget([[[1, 2], [3, 4]], [[5, 6], [7, 8]]], 12),
    Budget([[[4, 1], [9, 2]], [[8, 3], [7, 5]], [[6, 0], [2, 1]]], 20, (1, 2, 3)),
    Budget([4, 7, 5], None),
    Budget([4, 7, 5], 4),
    CHAIN,
    WIDE,
    BETWEEN,
    Budget([[2, 4], [5, 6]], 3, (3, 5), (MIN, MAX)),
    Budget([[6, 1], [3, 2]], None, (3, 5), (MIN, MAX)),
]


class Deepened(NamedTuple):
    """What came back, and what it cost."""

    depth: str
    move: str
    opened: int
    text: str


@inside
def deepened(deepen: Student, case: Budget) -> Deepened:
    """Run `deepen(game, evaluate, nodes)`, which answers (depth, move)."""
    counted = CountedGame(case.game)
    answer = plain(deepen(counted, case.evaluate, case.nodes))
    pair = list(answer) if isinstance(answer, tuple | list) and len(answer) == 2 else [None, None]
    depth = plain(pair[0])
    if isinstance(depth, int | float):  # beyond the end of the game all depths are one
        depth = min(depth, case.plies)
    return Deepened(canon(depth), canon(pair[1]), counted.nodes, canon(answer))


def right_depth(case: Budget) -> tuple[str, str]:
    depth, best = list(deepening(case.game, evaluate=case.evaluate, nodes=case.nodes))[-1]
    return canon(min(depth, case.plies)), canon(best.move)


def is_right(case: Budget, seen: Deepened) -> bool:
    depth, move = right_depth(case)
    if depth != "0":
        return (seen.depth, seen.move) == (depth, move)
    legal = [canon(each) for each in case.game.actions(())]
    return seen.depth in ("0", "None") and seen.move in legal


def keeps_budget(case: Budget, seen: Deepened) -> bool:
    """A look at the root outside of the metered game is forgiven, and where there is no budget,
    two more looks at the whole game."""
    if case.nodes is None:
        metered = MeteredGame(case.game)
        list(deepening(metered, evaluate=case.evaluate))
        return seen.opened <= metered.nodes + 2 * _nodes(case.tree) + 1
    return seen.opened <= case.nodes + 1


def _nodes(tree: Any) -> int:
    return 1 + sum(map(_nodes, tree)) if isinstance(tree, list) else 1


class Decision(NamedTuple):
    """The nodes of the iterations so far, what is left, and what the next one takes."""

    costs: tuple[int, ...]
    left: int
    following: int


@cache
def decisions(seed: int, growths: Growths) -> tuple[Decision, ...]:
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
                found.append(Decision(tuple(costs[:done]), left, costs[done]))
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


class Score(NamedTuple):
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


def score(begins: Student, seed: int, growths: Growths = GROWTHS) -> Score:
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
    return Score(len(cases) - vain - missed, len(cases), vain, missed, hopeless, unclear)


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
