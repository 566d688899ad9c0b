"""Trees with chance nodes, and what becomes of them.

7.2   the value that a student's expectimax finds
7.3   a tree that squaring upsets: what is decided before and after, with dice and without
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...errors import BadGame
from ...games.game import CHANCE, MAX, MIN, Game
from ...games.tree import TreeGame
from ...search.expectiminimax import expectiminimax
from ..disguise import leaves, with_dice_leaves, with_leaves
from ..forms import own_types
from ..inside import inside
from ..observe import Look, Student, best_moves, recorded

_NAMES = {MAX: "MAX", MIN: "MIN", CHANCE: "chance"}


class LastFirst(TreeGame):
    """The same tree, of which chance names the last outcome first."""

    def chances(self, state: Any) -> tuple[tuple[int, float], ...]:
        return super().chances(state)[::-1]


class DiceTree(NamedTuple):
    """A nested list with pairs (probability, subtree) where chance moves, and who moves when."""

    tree: Any
    players: Sequence[int] = (MAX, CHANCE, MIN)
    state: tuple[int, ...] = ()  # which is asked about
    last_first: bool = False

    @property
    def game(self) -> TreeGame:
        kind = LastFirst if self.last_first else TreeGame
        return kind(self.tree, self.players)

    @property
    def value(self) -> float:
        return float(expectiminimax(self.game, self.state).value)

    def __str__(self) -> str:
        turns = ", then ".join(_NAMES[player] for player in self.players)
        order = " where game.chances names the last outcome first" if self.last_first else ""
        where = f" from state {self.state} on" if self.state else ""
        tree = str(self.tree)
        if (plies := tree.count("[")) > LONG:
            tree = f"a narrow tree of {plies} plies"
        return f"{tree} ({turns}){order}{where}"


LONG = 10  # plies, from which on a tree is not written out


def narrow(plies: int) -> Any:
    """A tree in which at every ply one branch is a leaf: MAX and MIN had better play on."""
    node: Any = 8
    for ply in reversed(range(plies)):
        node = [[node, 0], [(0.5, 4), (0.5, node)], [20, node]][ply % 3]
    return node


DICE = (MAX, CHANCE)
RARE = DiceTree([[(0.9, 2), (0.1, 12)], 4], DICE)
LUCKY = DiceTree([[(0.5, 0), (0.5, 10)], 6], DICE)
DISASTER = DiceTree([[(0.6, 3), (0.4, -20)], 0], DICE)
COIN = DiceTree([(0.5, 4), (0.5, 8)], (CHANCE, MAX))
SELDOM = DiceTree([(0.75, 4), (0.25, 8)], (CHANCE, MAX))
LOADED = DiceTree([(0.25, 4), (0.75, 8)], (CHANCE, MAX))
OPPONENT = DiceTree([[1, 9], 4], (MAX, MIN))
LOSSES = DiceTree([[-4, -8], [-3, -9]], (MAX, CHANCE))
MIN_FIRST = DiceTree([[(0.5, 2), (0.5, 9)], 7], (MIN, CHANCE))
HALVES = DiceTree([(0.5, 1), (0.5, 4)], (CHANCE, MAX))
BEFORE_MIN = DiceTree([(0.5, 4), (0.5, 8)], (CHANCE, MIN))
THIRDS = DiceTree([(1 / 3, 1), (2 / 3, 2)], (CHANCE, MAX))
FAR_ABOVE = DiceTree([[(0.5, [1_500_000, 2_000_000]), (0.5, [3_000_000, 1_000_000])]])
FAR_BELOW = DiceTree([[(0.5, -2_000_000), (0.5, -1_000_000)], -3_000_000], DICE)
# Alpha-beta's window, handed through the dice as it is, makes 3 of this.
THROUGH_DICE = DiceTree(
    [[(0.5, [3, 3]), (0.5, [-1, 4])], [(0.75, [4, 4]), (0.25, [0, -7])]],
)

# Three moves for each player, of which the last is the best.
WIDE = DiceTree([[(0.5, [4, 6, 1]), (0.5, [5, 7, 2])], 0, 3])
RISING = DiceTree([30, 40, 50], DICE)
NOTHING = DiceTree([0, -4], DICE)
BACKWARDS = DiceTree([(0.75, 4), (0.25, 8)], (CHANCE, MAX), last_first=True)
AFTER_A_MOVE = DiceTree([[(0.5, 2), (0.5, 4)], 9], DICE, state=(0,))
AT_A_LEAF = DiceTree([7, [3, 5]], (MAX, MIN), state=(0,))
NARROW = DiceTree(narrow(14))
# One branch comes twice, and not the same player moves in it.
TWICE = DiceTree([[3, 8], [[3, 8], 9]], (MAX, MIN, MAX))
TENTHS = DiceTree([(0.1, number) for number in range(10)], (CHANCE, MAX))

TREES = [
    OPPONENT,
    COIN,
    WIDE,
    RISING,
    RARE,
    LUCKY,
    DISASTER,
    LOADED,
    HALVES,
    BEFORE_MIN,
    MIN_FIRST,
    DiceTree([[-4, -8], [-3, -11]], (MAX, CHANCE)),
    DiceTree([[(0.5, [3, 12]), (0.5, [2, 4])], [(0.5, [1, 5]), (0.5, [7, 0])]]),
    DiceTree([[(0.2, [3, 12]), (0.8, 6)], [(0.9, [8, 5]), (0.1, [-7, 0])], 4]),
    DiceTree([(0.3, [(0.5, 8), (0.5, 2)]), (0.7, [(0.1, 40), (0.9, 0)])], (CHANCE, CHANCE)),
    DiceTree(
        [[(0.6, [[(0.5, 9), (0.5, 1)], [(0.2, 4), (0.8, 7)]]), (0.4, [[(1.0, 3)]])], [(1.0, 5)]],
        (MAX, CHANCE, MIN, CHANCE),
    ),
    DiceTree([[[3, 12, 8], [2, 4, 6], [14, 5, 2]]], (CHANCE, MAX, MIN)),
    THROUGH_DICE,
    THIRDS,
    FAR_ABOVE,
    FAR_BELOW,
    NOTHING,
    BACKWARDS,
    AFTER_A_MOVE,
    AT_A_LEAF,
    NARROW,
    TWICE,
    TENTHS,
    DiceTree([(0.5, 3), (0.125, -8), (0.375, 6)], (CHANCE, MAX)),
    DiceTree([[(0.2, 0), (0.3, 5), (0.5, 2)], [(0.6, 1), (0.1, 9), (0.3, 3)]], DICE),
]
SMALL = [OPPONENT, COIN, LUCKY, RARE, DiceTree([4, 7], (MAX, CHANCE))]


@inside
def averaged(search: Student, case: DiceTree) -> Look:
    """Run `search(game, state)` on the recorded game, which begins where it always does."""

    def asked(game: Game) -> Any:
        state = game.initial
        for branch in case.state:
            state = game.result(state, branch)
        return search(game, state)

    return recorded(asked, case.game)


def average_is_right(case: DiceTree, seen: Look) -> bool:
    return seen.near(case.value)


IN_THE_LESSON = [[0, 10], [2, 9], [5, 5]]


class Upset(NamedTuple):
    """The best moves, as numbers of the root's branches: of the leaves as they are, and squared."""

    before: tuple[int, ...]
    after: tuple[int, ...]
    minimax_before: tuple[int, ...]
    minimax_after: tuple[int, ...]

    @property
    def clear(self) -> bool:
        return all(len(moves) == 1 for moves in self)

    @property
    def dice_change(self) -> bool:
        return self.before != self.after

    @property
    def minimax_changes(self) -> bool:
        return self.minimax_before != self.minimax_after

    def __str__(self) -> str:
        words = [" and ".join(map(str, moves)) for moves in self]
        return (
            f"with chance move {words[0]} is best, squared move {words[1]}; "
            f"with MIN move {words[2]}, squared move {words[3]}"
        )


def upset(tree: Any) -> Upset:
    """Raises BadGame where there is no tree, or none whose squares are numbers."""
    tree = own_types(tree)
    with_dice = TreeGame(tree, (MAX, CHANCE))
    without = _without_odds(with_dice, ())
    if max(map(abs, leaves(without))) > 1e100:
        raise BadGame("a leaf is too large to be squared: numbers below 100 will do")
    return Upset(
        _best(tree, (MAX, CHANCE)),
        _best(with_dice_leaves(with_dice.written(), squared), (MAX, CHANCE)),
        _best(without, (MAX, MIN)),
        _best(with_leaves(without, squared), (MAX, MIN)),
    )


def squared(leaf: Any) -> Any:
    return leaf**2


def is_the_lessons(tree: Any) -> bool:
    """Is it the tree that the lesson squares, its branches in any order, its leaves stretched or
    shifted all alike, its odds written out?"""
    return _pattern(tree) == _pattern(IN_THE_LESSON)


def _pattern(tree: Any) -> list[list[tuple[float, float]]]:
    """Of each branch the leaves with their odds; the lowest leaf counts as 0, the highest as 1."""
    game = TreeGame(own_types(tree), (MAX, CHANCE))
    rows = []
    for branch in game.actions(()):
        row: dict[float, float] = {}
        if game.is_terminal((branch,)):
            row[float(game.utility((branch,)))] = 1
        else:
            for outcome, odds in game.chances((branch,)):
                if not game.is_terminal((branch, outcome)):
                    return []
                leaf = float(game.utility((branch, outcome)))
                row[leaf] = row.get(leaf, 0) + float(odds)
        rows.append(row)
    leaves = [leaf for row in rows for leaf in row]
    low, span = min(leaves), max(leaves) - min(leaves) or 1
    return sorted(
        sorted((round((leaf - low) / span, 9), round(odds, 9)) for leaf, odds in row.items())
        for row in rows
    )


def _best(tree: Any, players: Sequence[int]) -> tuple[int, ...]:
    return tuple(best_moves(TreeGame(tree, players), search=expectiminimax))


def shape(tree: Any) -> list[str]:
    """What the grade says of a tree: which of the two searches it upsets."""
    seen = upset(tree)
    changes = [("dice", seen.dice_change), ("minimax", seen.minimax_changes)]
    found = [name for name, changed in changes if changed] + ["clear"] * seen.clear
    return [*found, "the lesson's"] if is_the_lessons(tree) else found


def _without_odds(game: TreeGame, path: tuple[int, ...]) -> Any:
    branches = game.actions(path)
    return [_without_odds(game, (*path, b)) for b in branches] if branches else game.node(path)
