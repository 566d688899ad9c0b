"""Models that a student writes: pairs (move, probability), however they are held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..games import MAX, MIN, TreeGame
from ..search import softmax
from .canon import plain
from .dicetrees import NEAR

Student = Callable[..., Any]
Pairs = list[tuple[Any, float]]


class Warm(NamedTuple):
    """Somebody is to move who plays by a softmax of this temperature."""

    tree: Any
    temperature: float
    player: int = MIN

    @property
    def game(self) -> TreeGame:
        return TreeGame(self.tree, (self.player, 1 - self.player))

    @property
    def shares(self) -> tuple[float, ...]:
        return tuple(share for _, share in softmax(self.temperature)(self.game, ()))

    def __str__(self) -> str:
        who = "MAX" if self.player == MAX else "MIN"
        return f"{self.tree} with {who} to move and T = {self.temperature:g}"


class Warmth(NamedTuple):
    """How probable each move is said to be; None where it cannot be read, or was out of reach."""

    of: tuple[float, ...] | None
    overflow: bool = False

    @property
    def said(self) -> str:
        if self.overflow:
            return "nothing: its numbers left the range of a float"
        if self.of is None:
            return "nothing that reads as [(move, probability), …]"
        return ", ".join(f"{share:.3f} for move {move}" for move, share in enumerate(self.of))

    def near(self, *of: float) -> bool:
        return _near(self.of, of, 0.002)


def warmth(model: Student, case: Warm) -> Warmth:
    """Call `model(game, state, temperature)`."""
    game = case.game
    try:
        pairs = odds_in(model(game, game.initial, case.temperature))
    except (OverflowError, ZeroDivisionError):
        return Warmth(None, overflow=True)
    if pairs is None:
        return Warmth(None)
    shares = [0.0] * len(game.actions(()))
    for move, share in pairs:
        shares[move] += share
    return Warmth(tuple(shares))


def is_warm(case: Warm, seen: Warmth) -> bool:
    return _near(seen.of, case.shares, NEAR)


def odds_in(answer: Any) -> Pairs | None:
    """The pairs of a model's answer, also from a dict; None if there are none."""
    answer = plain(answer)
    if not isinstance(answer, dict | list | tuple | zip):
        return None
    pairs = list(answer.items()) if isinstance(answer, dict) else [plain(each) for each in answer]
    if not pairs or not all(isinstance(each, list | tuple) and len(each) == 2 for each in pairs):
        return None
    return [(plain(move), float(plain(share))) for move, share in pairs]


def _near(of: tuple[float, ...] | None, others: tuple[float, ...], room: float) -> bool:
    if of is None or len(of) != len(others):
        return False
    return all(abs(a - b) < room for a, b in zip(of, others, strict=True))
