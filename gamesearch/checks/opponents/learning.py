"""Learning from what an opponent plays: a belief after one move, habits after a few (8.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ...search.opponents.beliefs import laplace_smoothed
from ..forms import own_types
from ..observe import NEAR, Student, are_near, with_twins

Shares = dict[Any, float]

DIVIDED = "nothing: it divided by 0"
CHANGED = "a change of what it was given"


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


EVEN_BELIEF = Evidence({"sharp": 0.5, "wild": 0.5}, {"sharp": 0.1, "wild": 0.4})
UNEVEN_BELIEF = Evidence({"sharp": 0.9, "wild": 0.1}, {"sharp": 0.1, "wild": 0.4})
IMPOSSIBLE_FOR_BOTH = Evidence({"sharp": 0.9, "wild": 0.1}, {"sharp": 0, "wild": 0})
IMPOSSIBLE_FOR_ONE = Evidence({"perfect": 0.75, "random": 0.25}, {"perfect": 0, "random": 0.5})
# A model that was out of the question stays so; and small numbers are no zeros.
GIVEN_UP = Evidence({"sharp": 0, "wild": 0.4, "odd": 0.6}, {"sharp": 0.9, "wild": 0.2, "odd": 0.1})
HARDLY_SAID = Evidence({"sharp": 0.2, "wild": 0.8}, {"sharp": 3e-9, "wild": 1e-9})

# Only a model that was given up could have played the move; and one dict is in another order.
ONLY_GIVEN_UP = Evidence({"sharp": 0, "wild": 0.4, "odd": 0.6}, {"sharp": 0.9, "wild": 0, "odd": 0})
OTHER_ORDER = Evidence({"sharp": 0.2, "wild": 0.8}, {"wild": 0.1, "sharp": 0.5})

EVIDENCE = [
    EVEN_BELIEF,
    UNEVEN_BELIEF,
    IMPOSSIBLE_FOR_ONE,
    Evidence({"a": 0.2, "b": 0.3, "c": 0.5}, {"a": 0.8, "b": 0.1, "c": 0.1}),
    Evidence({"alone": 1.0}, {"alone": 0.25}),
    IMPOSSIBLE_FOR_BOTH,
    GIVEN_UP,
    HARDLY_SAID,
    ONLY_GIVEN_UP,
    OTHER_ORDER,
    *with_twins(
        Evidence({"sharp": 0.3, "wild": 0.7}, {"sharp": 0.6, "wild": 0.2}),
        belief={"sharp": 0.6, "wild": 0.4},
        said={"sharp": 0.1, "wild": 0.3},
    ),
]


class MovesSeen(NamedTuple):
    """Moves that were seen, of those that are legal."""

    moves: Sequence[Any]
    legal: Sequence[Any]

    @property
    def shares(self) -> Shares:
        return {
            move: float(share) for move, share in laplace_smoothed(self.moves, self.legal).items()
        }

    def __str__(self) -> str:
        seen, legal = (" ".join(map(str, moves)) for moves in (self.moves, self.legal))
        return f"{seen or 'nothing'} seen of {legal}"


THREE_SEEN = MovesSeen("aab", "abc")
NOTHING_SEEN = MovesSeen("", "ab")

TEN_SEEN = MovesSeen("aaaaaaaaab", "ab")
# Moves need not be letters: here each of them is in the written form of another one.
NUMBERS_SEEN = MovesSeen((11, 1, 11, 2), (1, 2, 11, 21))

SEEN = [
    THREE_SEEN,
    TEN_SEEN,
    MovesSeen("ccb", "abcd"),
    NOTHING_SEEN,
    MovesSeen("a", "a"),
    NUMBERS_SEEN,
    *with_twins(MovesSeen("abb", "abc"), moves="acc", legal="abcd"),
]


class LearnedShares(NamedTuple):
    """The shares that came back; None, and words for it, where there were none."""

    shares: Shares | None
    instead: str = "no dict of numbers"

    @property
    def text(self) -> str:
        return self.instead if self.shares is None else _told(self.shares)

    def near(self, **shares: float) -> bool:
        """Near enough to tell one mistake from another."""
        return _alike(self.shares, shares, 0.002)

    def within(self, room: float, **shares: float) -> bool:
        """Nearly these, and not these: as one who rounds has them."""
        return _alike(self.shares, shares, room) and not _alike(self.shares, shares)


def updated(update: Student, case: Evidence) -> LearnedShares:
    """Call `update(belief, said)` with dicts of its own, which must stay as they are."""
    belief, said = dict(case.belief), dict(case.said)
    seen = _learned(lambda: update(belief, said))
    untouched = (belief, said) == (case.belief, case.said)
    return seen if untouched else LearnedShares(None, CHANGED)


def habits(learn: Student, case: MovesSeen) -> LearnedShares:
    """Call `learn(seen, moves)` with two lists, which must stay as they are."""
    moves, legal = list(case.moves), list(case.legal)
    seen = _learned(lambda: learn(moves, legal))
    untouched = (moves, legal) == (list(case.moves), list(case.legal))
    return seen if untouched else LearnedShares(None, CHANGED)


def is_updated(case: Evidence, seen: LearnedShares) -> bool:
    return _alike(seen.shares, case.after)


def is_smoothed(case: MovesSeen, seen: LearnedShares) -> bool:
    return _alike(seen.shares, case.shares)


def _learned(call: Callable[[], Any]) -> LearnedShares:
    try:
        answer = own_types(call())
    except ZeroDivisionError:
        return LearnedShares(None, DIVIDED)
    if not isinstance(answer, dict):
        return LearnedShares(None)
    return LearnedShares({name: float(share) for name, share in answer.items()})


def _alike(shares: Shares | None, others: Mapping[Any, float], room: float = NEAR) -> bool:
    """The same shares; a name that is left out has none."""
    if shares is None or not set(shares) <= set(others):
        return False
    return are_near([shares.get(name, 0.0) for name in others], list(others.values()), room)


def _told(shares: Mapping[Any, float]) -> str:
    return ", ".join(f"{name} {share:.3g}" for name, share in shares.items())
