"""What a student's deepening does with a budget."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...counting import CountedGame
from ...errors import GameSearchError
from ...games.game import MAX, MIN, Game, State, Value
from ...games.tree import TreeGame
from ...search.budget import MeteredGame
from ...search.deepening import deepening
from ..canonical import canon, plain
from ..inside import inside
from ..lane import lane
from ..observe import Student, move_in


class Budget(NamedTuple):
    """A tree, what its inner nodes look like at the horizon, and the nodes granted."""

    tree: Any
    nodes: int | None
    guesses: tuple[float, ...] = ()  # of the root's moves; all others look even
    players: tuple[int, ...] = (MAX, MIN)
    name: str = ""  # for a tree that is too long to read

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
        return f"{self.name or self.tree}{first}{looks} with {granted}"


def _plies(tree: Any) -> int:
    return 1 + max(map(_plies, tree)) if isinstance(tree, list) else 0


# At depth 1 the second move looks best, and depth 2 says so, too.
HALF = Budget([[2, 4], [5, 6]], 7, (3, 5))
LONG = Budget([[[1, 2], [3, 4]], [[5, 6], [7, 8]]], None)
# One move at a time, for sixty plies; and many moves, of which a small budget sees a few.
PLIES = 60  # in marking, too: whoever stops after some number of plies is told so by the check
CHAIN = Budget(
    [lane(3, PLIES - 1), 2], None, name=f"a tree of two branches, {PLIES} plies and 1 ply long,"
)
WIDE = Budget([[n, n + 1] for n in range(10)], 5)
BETWEEN = Budget([[2, 4], [5, 6]], 7, (0.3, 0.4))
# The value stays the same for two depths, and depth 3 finds another; guesses of 0; guesses that
# look like a win, a loss and a draw.
SAME_VALUE = LONG._replace(guesses=(0.1, 0.2))
ZERO_GUESSES = LONG._replace(guesses=(0, 0))
LIKE_THE_END = [LONG._replace(guesses=guesses) for guesses in ((1, 0.5), (-2, -1), (0, -1))]
ONE_MOVE = Budget([[[1, 2], [3, 4]]], None)
# Some moves end the game at once; four iterations of 3, 4, 5 and 6 nodes; two of 3 and 7.
KNOWN_ENDS = Budget([2, 8, [3, 4]], 4)
BARELY = Budget([lane(3, 9), 2], 18, name="a tree of two branches, 10 plies and 1 ply long,")
TOO_LITTLE_FOR_TWO = Budget([[2, 4], [5, 6]], 8, (5, 3))
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
    SAME_VALUE,
    ZERO_GUESSES,
    *LIKE_THE_END,
    ONE_MOVE,
    KNOWN_ENDS,
    TOO_LITTLE_FOR_TWO,
    BARELY,
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


MOST = 20_000  # nodes of a case: who keeps a budget, or sees the end, needs some hundreds


class SearchesOn(GameSearchError):
    """It begins one iteration after the other, for ever."""


class EndlessNoticed(CountedGame):
    """Says so where a deepening does not end, which otherwise takes until the time is over."""

    def is_terminal(self, state: State) -> bool:
        if self.nodes > MOST:
            raise SearchesOn(
                f"it visited {MOST:,} nodes, and went on. After how many plies is this game over, "
                "and is it asked of each iteration for itself whether it had to call `evaluate`?"
            )
        return super().is_terminal(state)


class Deepened(NamedTuple):
    """What came back, and what it cost."""

    depth: str
    move: str
    opened: int
    text: str


@inside
def deepened(deepen: Student, case: Budget) -> Deepened:
    """Run `deepen(game, evaluate, nodes)`, which answers (depth, move)."""
    counted = EndlessNoticed(case.game)
    answer = plain(deepen(counted, case.evaluate, case.nodes))
    pair = list(answer) if isinstance(answer, tuple | list) and len(answer) == 2 else [None, None]
    depth = plain(pair[0])
    if isinstance(depth, int | float):  # beyond the end of the game all depths are one
        depth = min(depth, case.plies)
    return Deepened(canon(depth), move_in(pair), counted.nodes, canon(answer))


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
