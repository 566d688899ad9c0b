"""Trees with chance nodes, and what a student's expectimax makes of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, NamedTuple

from ...drawing.numbers import number
from ...games.game import CHANCE, MAX, MIN
from ...games.tree import TreeGame
from ...search.expectiminimax import expectiminimax
from ...tracing.recording import record
from ..canonical import plain
from ..observe import value_in

LIMIT = 2_000  # states; the trees here have fewer than 100
NEAR = 1e-6  # sums of decimals are not exact

_NAMES = {MAX: "MAX", MIN: "MIN", CHANCE: "chance"}


class DiceTree(NamedTuple):
    """A nested list with pairs (probability, subtree) where chance moves, and who moves when."""

    tree: Any
    players: Sequence[int] = (MAX, CHANCE, MIN)

    @property
    def game(self) -> TreeGame:
        return TreeGame(self.tree, self.players)

    @property
    def value(self) -> float:
        return float(expectiminimax(self.game).value)

    def __str__(self) -> str:
        turns = ", then ".join(_NAMES[player] for player in self.players)
        return f"{self.tree} ({turns})"


class Expected(NamedTuple):
    """The value is None where no number came back."""

    value: float | None
    leaves: tuple[float, ...]

    @property
    def said(self) -> str:
        return "no number" if self.value is None else f"{self.value:g}"

    def near(self, value: float) -> bool:
        return self.value is not None and abs(self.value - value) < NEAR


def averaged(search: Callable[..., Any], case: DiceTree) -> Expected:
    """Run `search(game, state)` on the recorded game."""
    game = case.game
    trace = record(search, game, game.initial, limit=LIMIT)
    value = value_in(trace.answer)
    return Expected(None if value is None else float(value), tuple(trace.leaves))


def average_is_right(case: DiceTree, seen: Expected) -> bool:
    return seen.near(case.value)


# --- A tree that squaring upsets: what expectiminimax and minimax decide before and after.


CLOSE = 1e-9


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
    """Raises BadGame where there is no tree."""
    with_dice = TreeGame(tree, (MAX, CHANCE))
    plain = _without_odds(with_dice, ())
    return Upset(
        best_moves(tree, (MAX, CHANCE)),
        best_moves(_squared(with_dice, ()), (MAX, CHANCE)),
        best_moves(plain, (MAX, MIN)),
        best_moves(_mapped(plain), (MAX, MIN)),
    )


def best_moves(tree: Any, players: Sequence[int]) -> tuple[int, ...]:
    """Every root move whose value is the highest, rounding aside."""
    game = TreeGame(tree, players)
    values = [float(expectiminimax(game, (move,)).value) for move in game.actions(())]
    top = max(values)
    return tuple(
        move for move, value in enumerate(values) if value >= top - CLOSE * max(1, abs(top))
    )


def shape(tree: Any) -> list[str]:
    """What the grade says of a tree: which of the two searches it upsets."""
    seen = upset(tree)
    changes = [("dice", seen.dice_change), ("minimax", seen.minimax_changes)]
    return [name for name, changed in changes if changed] + ["clear"] * seen.clear


def _squared(game: TreeGame, path: tuple[int, ...]) -> Any:
    """The tree with its probabilities and with squares for leaves."""
    branches = game.actions(path)
    if not branches:
        return game.node(path) ** 2
    below = [_squared(game, (*path, branch)) for branch in branches]
    odds = game.odds.get(path)
    return list(zip(odds, below, strict=True)) if odds else below


def _without_odds(game: TreeGame, path: tuple[int, ...]) -> Any:
    branches = game.actions(path)
    return [_without_odds(game, (*path, b)) for b in branches] if branches else game.node(path)


def _mapped(tree: Any) -> Any:
    return [_mapped(node) for node in tree] if isinstance(tree, list) else tree**2


# --- A chance node half read: between what its average still lies, and whether it can be left.


class HalfRead(NamedTuple):
    """Outcomes seen, (probability, value); probabilities unseen; bounds of leaves; the window."""

    seen: tuple[tuple[float, float], ...]
    unseen: tuple[float, ...]
    low: float
    high: float
    alpha: float = -inf
    beta: float = inf

    @property
    def ends(self) -> tuple[float, float]:
        known = sum(p * value for p, value in self.seen)
        rest = sum(self.unseen)
        return known + self.low * rest, known + self.high * rest

    @property
    def stops(self) -> bool:
        least, most = self.ends
        return most <= self.alpha or least >= self.beta

    def __str__(self) -> str:
        window = ""
        if (self.alpha, self.beta) != (-inf, inf):
            window = f", alpha {number(self.alpha)} and beta {number(self.beta)}"
        return (
            f"seen {list(self.seen)}, unseen {list(self.unseen)}, "
            f"leaves from {number(self.low)} to {number(self.high)}{window}"
        )


class Ends(NamedTuple):
    """None where no pair of numbers came back."""

    pair: tuple[float, float] | None

    @property
    def said(self) -> str:
        return "no pair of numbers" if self.pair is None else "({:g}, {:g})".format(*self.pair)

    def near(self, least: float, most: float) -> bool:
        return self.pair is not None and all(
            abs(a - b) < NEAR for a, b in zip(self.pair, (least, most), strict=True)
        )


def interval_of(interval: Callable[..., Any], case: HalfRead) -> Ends:
    """Call `interval(seen, unseen, low, high)`."""
    answer = plain(interval(list(case.seen), list(case.unseen), case.low, case.high))
    if not isinstance(answer, list | tuple) or len(answer) != 2:
        return Ends(None)
    return Ends((float(plain(answer[0])), float(plain(answer[1]))))


def interval_is_right(case: HalfRead, seen: Ends) -> bool:
    return seen.near(*case.ends)


def stop_of(stop: Callable[..., Any], case: HalfRead) -> bool | None:
    """Call `stop(seen, unseen, low, high, alpha, beta)`; None where nothing came back."""
    answer = plain(stop(list(case.seen), list(case.unseen), *case[2:]))
    return None if answer is None else bool(answer)
