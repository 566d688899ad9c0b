"""Learning from what an opponent plays: a belief after one move, habits after a few."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ...search.opponents.beliefs import laplace_smoothed
from ..canonical import plain
from ..expectimax.cases import NEAR

Student = Callable[..., Any]
Shares = dict[Any, float]


class Evidence(NamedTuple):
    """What was believed of each model, and how probable each had called the move that came."""

    belief: Mapping[str, float]
    said: Mapping[str, float]

    @property
    def after(self) -> Shares:
        weights = {name: self.belief[name] * self.said[name] for name in self.belief}
        total = sum(weights.values())
        return {n: weights[n] / total for n in weights} if total else dict(self.belief)

    def __str__(self) -> str:
        return (
            f"the belief {_told(self.belief)} and a move of which they had said {_told(self.said)}"
        )


class Seen(NamedTuple):
    """Moves that were seen, of those that are legal."""

    moves: str
    legal: str

    @property
    def shares(self) -> Shares:
        return {
            move: float(share) for move, share in laplace_smoothed(self.moves, self.legal).items()
        }

    def __str__(self) -> str:
        return f"{' '.join(self.moves) or 'nothing'} seen of {' '.join(self.legal)}"


class Learned(NamedTuple):
    """The shares that came back; None where it cannot be read, `divided` if it divided by 0."""

    of: Shares | None
    divided: bool = False

    @property
    def said(self) -> str:
        if self.divided:
            return "nothing: it divided by 0"
        return "no dict of numbers" if self.of is None else _told(self.of)

    def near(self, **of: float) -> bool:
        return _alike(self.of, of, 0.002)


def updated(update: Student, case: Evidence) -> Learned:
    """Call `update(belief, said)` with dicts of its own."""
    return _learned(lambda: update(dict(case.belief), dict(case.said)))


def habits(learn: Student, case: Seen) -> Learned:
    """Call `learn(seen, moves)` with two lists."""
    return _learned(lambda: learn(list(case.moves), list(case.legal)))


def is_updated(case: Evidence, seen: Learned) -> bool:
    return _alike(seen.of, case.after, NEAR)


def is_smoothed(case: Seen, seen: Learned) -> bool:
    return _alike(seen.of, case.shares, NEAR)


def _learned(call: Callable[[], Any]) -> Learned:
    try:
        answer = call()
    except ZeroDivisionError:
        return Learned(None, divided=True)
    if not isinstance(answer, dict):
        return Learned(None)
    return Learned({plain(name): float(plain(share)) for name, share in answer.items()})


def _alike(of: Shares | None, others: Mapping[Any, float], room: float) -> bool:
    """The same shares; a name that is left out has none."""
    if of is None or not set(of) <= set(others):
        return False
    return all(abs(of.get(name, 0.0) - others[name]) < room for name in others)


def _told(shares: Mapping[Any, float]) -> str:
    return ", ".join(f"{name} {share:.3g}" for name, share in shares.items())
