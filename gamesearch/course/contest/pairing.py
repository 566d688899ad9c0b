"""Who meets whom. All against all says most; for many players the Swiss system says nearly as much
about each in a few rounds, as everybody meets players with as many points as they have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from math import ceil, log2

ALL_AGAINST_ALL = 12  # players; more meet by the Swiss system, if nothing else is asked for

Pair = tuple[str, str]
BYE = ""  # in place of an opponent, where the number of players is odd


def round_robin(names: Sequence[str]) -> list[Pair]:
    return list(combinations(names, 2))


def rounds_for(players: int) -> int:
    """How many rounds of a Swiss contest tell the best and the worst apart, and three more."""
    return min(players - 1, ceil(log2(max(2, players))) + 3)


def swiss(
    names: Sequence[str], points: Mapping[str, float], met: set[frozenset[str]]
) -> list[Pair]:
    """The pairs of the next round: neighbours in the table who have not met yet.

    `names` are in the order of the seeding, which decides between equal points. One who has not
    rested yet rests if the number is odd. Where no such pairing is left, some meet again.

    >>> swiss(["a", "b", "c", "d"], {"a": 2, "b": 0, "c": 2, "d": 0}, {frozenset("ac")})
    [('a', 'b'), ('c', 'd')]
    """
    table = sorted(names, key=lambda name: -points.get(name, 0.0))
    pairs: list[Pair] = []
    if len(table) % 2:
        resting = next(
            (name for name in reversed(table) if frozenset((name, BYE)) not in met), table[-1]
        )
        table.remove(resting)
        pairs.append((resting, BYE))
    found = _paired(table, lambda one, two: frozenset((one, two)) not in met)
    return [*(found or _neighbours(table)), *pairs]


def _paired(table: list[str], may_meet: Callable[[str, str], bool]) -> list[Pair] | None:
    """The highest meets the nearest that it may, so that the others can be paired too. Without
    recursion, as a class may be large; None after many attempts."""
    chosen: list[tuple[int, int]] = []
    free, start, attempts = set(range(len(table))), 0, 0
    while free:
        attempts += 1
        if attempts > 50 * len(table) + 1000:
            return None
        one = min(free)
        others = (
            n for n in sorted(free) if n > max(one, start - 1) and may_meet(table[one], table[n])
        )
        two = next(others, None)
        if two is not None:
            chosen.append((one, two))
            free -= {one, two}
            start = 0
        elif chosen:
            one, two = chosen.pop()
            free |= {one, two}
            start = two + 1
        else:
            return None
    return [(table[one], table[two]) for one, two in chosen]


def _neighbours(table: list[str]) -> list[Pair]:
    return list(zip(table[::2], table[1::2], strict=True))
