"""Trees for several players, and what a student's max^n makes of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from ...errors import BadSearch
from ...games.patrol import Patrol
from ...games.payoffs import PayoffTree
from ...search.imperfect.matrix import lower_value, solve_matrix
from ...search.maxn import maxn
from ...search.maxn_shallow import maxn_shallow
from ...tracing.recording import record
from ...tracing.trace import Trace
from ..canonical import plain

LIMIT = 2_000  # states; the trees here have fewer than 100
NEAR = 1e-6

Share = tuple[float, ...]


class ShareTree(NamedTuple):
    """Payoffs in nested lists, who moves when, and what can be shared at most."""

    tree: Any
    players: Sequence[int] | None = None
    total: float = 10

    @property
    def game(self) -> PayoffTree:
        return PayoffTree(self.tree, self.players)

    @property
    def outcomes(self) -> set[Share]:
        """What can come out, however ties are broken."""
        return set(_outcomes(self.game, ()))

    def __str__(self) -> str:
        if self.players is None:
            return str(self.tree)
        turns = ", then ".join(f"player {player + 1}" for player in self.players)
        return f"{self.tree} ({turns})"


class Shared(NamedTuple):
    """The value is None where no payoffs came back, and `alone` a number that came instead."""

    value: Share | None
    alone: float | None
    leaves: int

    @property
    def said(self) -> str:
        if self.value is None:
            return "no payoffs" if self.alone is None else f"{self.alone:g}, one number alone"
        return "(" + ", ".join(f"{each:g}" for each in self.value) + ")"

    def near(self, *share: float) -> bool:
        return self.value is not None and _near(self.value, share)


def shared(search: Callable[..., Any], case: ShareTree) -> Shared:
    """Run `search(game, state)` on the recorded game."""
    return _seen(record(search, case.game, (), limit=LIMIT))


def shared_and_pruned(search: Callable[..., Any], case: ShareTree) -> Shared:
    """Run `search(game, state, total)` on the recorded game."""

    def with_total(game: Any, state: Any) -> Any:
        return search(game, state, case.total)

    return _seen(record(with_total, case.game, (), limit=LIMIT))


def share_is_right(case: ShareTree, seen: Shared) -> bool:
    return seen.value is not None and any(_near(seen.value, share) for share in case.outcomes)


def reads_few(case: ShareTree, seen: Shared) -> bool:
    """No more leaves than shallow pruning; a cut at equality is a matter of taste."""
    return seen.leaves <= len(record(maxn_shallow, case.game, total=case.total).leaves)


def leaves_of(case: ShareTree) -> int:
    return len(record(maxn, case.game).leaves)


def _seen(trace: Trace) -> Shared:
    value = _share(trace.answer, trace.game.seats)
    alone = plain(trace.answer)
    number = type(alone) in (int, float)
    return Shared(value, float(alone) if number else None, len(trace.leaves))


def _share(answer: Any, seats: int) -> Share | None:
    """The payoffs in an answer: alone, or before a move, or in a dict by the player's number."""
    answer = plain(answer)
    if type(answer) is dict and set(answer) == set(range(seats)):
        answer = [answer[player] for player in range(seats)]
    if not isinstance(answer, list | tuple):
        return None
    for found in (answer, answer[0] if answer else ()):
        found = plain(found)
        if isinstance(found, list | tuple) and len(found) == seats:
            try:
                return tuple(float(plain(each)) for each in found)
            except (TypeError, ValueError):
                continue
    return None


def _near(one: Sequence[float], other: Sequence[float]) -> bool:
    return len(one) == len(other) and all(
        abs(a - b) < NEAR for a, b in zip(one, other, strict=True)
    )


def _outcomes(game: PayoffTree, state: Any) -> list[Share]:
    if game.is_terminal(state):
        return [tuple(game.utility(state, player) for player in range(game.seats))]
    mover, found = game.to_move(state), []
    for below in product(*(_outcomes(game, game.result(state, a)) for a in game.actions(state))):
        most = max(share[mover] for share in below)
        found += [share for share in below if share[mover] == most]
    return found


# --- The patrol of exercise 8.6: which sites, which routes, and what a mixture of routes is worth.


CITY = Patrol(
    {"museum": 12, "bank": 8, "harbour": 6, "school": 4},
    {
        "north": ("museum", "school"),
        "south": ("bank", "harbour"),
        "centre": ("museum", "bank"),
        "shore": ("harbour", "school"),
    },
)


class Guarded(NamedTuple):
    """What each site would bring an intruder who knows the shares."""

    gains: Mapping[str, float]

    @property
    def loss(self) -> float:
        return max(self.gains.values())

    @property
    def tempting(self) -> str:
        return max(self.gains, key=lambda site: self.gains[site])

    @property
    def said(self) -> str:
        gains = ", ".join(f"{site} {gain:.2f}" for site, gain in self.gains.items())
        return f"on average {gains}"


def guarded(answer: Any, _: Any = None) -> Guarded:
    """Raises BadSearch for what is no mixture of the city's routes."""
    shares = mixture(answer)
    columns = zip(*CITY.matrix(), strict=True)
    gains = [0 - sum(p * v for p, v in zip(shares, column, strict=True)) for column in columns]
    return Guarded(dict(zip(CITY.worths, gains, strict=True)))


def mixture(answer: Any) -> list[float]:
    """The shares in the order of the routes; a route that is left out is never taken."""
    answer = plain(answer)
    if type(answer) is not dict or not set(answer) <= set(CITY.routes):
        raise BadSearch(f"answer with a share for each route: {', '.join(CITY.routes)}")
    shares = [float(plain(answer.get(route, 0))) for route in CITY.routes]
    if min(shares) < -1e-9 or abs(sum(shares) - 1) > 1e-3:
        raise BadSearch(f"shares are 0 or more and add up to 1; yours add up to {sum(shares):g}")
    return shares


def wasted(answer: Any) -> float:
    """How much more the mixture loses than the best one, as a share of what that one loses."""
    best = -float(solve_matrix(CITY.matrix()).value)
    return -float(lower_value(CITY.matrix(), mixture(answer))) / best - 1
