"""A tree that squaring upsets: what expectiminimax and minimax decide before and after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..games import CHANCE, MAX, MIN, TreeGame
from ..search import expectiminimax

NEAR = 1e-9


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
        move for move, value in enumerate(values) if value >= top - NEAR * max(1, abs(top))
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
