"""What is proven at a node, from what is proven of its children (12.4)."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from ...games.game import MAX, MIN
from ..canonical import counted
from ..inside import inside
from ..observe import Student, value_in


class Family(NamedTuple):
    """A node of a proof: who chooses, what the children are proven to be, are moves untried?"""

    player: int
    proofs: tuple[float | None, ...]
    untried: int = 0

    def __str__(self) -> str:
        who = "MAX" if self.player == MAX else "MIN"
        moves = "move" if self.untried == 1 else "moves"
        more = f", {self.untried} {moves} untried" if self.untried else ""
        return f"a node of {who} with the children {list(self.proofs)}{more}"


FAMILIES = [
    Family(player, proofs, untried)
    for untried, size in ((0, 1), (0, 2), (1, 1), (0, 3), (1, 2), (3, 1), (2, 2), (1, 0), (4, 0))
    for proofs in product((1, 0, -1, None), repeat=size)
    for player in (MAX, MIN)
]


def large(alike: int) -> list[Family]:
    """Many children that are alike, and a last one."""
    return [
        Family(player, (first,) * alike + (last,))
        for first, last in product((1, 0, -1, None), repeat=2)
        for player in (MAX, MIN)
    ]


FAMILIES += large(6)


def _all_lost(case: Family) -> bool:
    return all(each == (-1 if case.player == MAX else 1) for each in case.proofs)


# What a family is an example of: a question about one of these fits every case of its kind.
DECIDED = [case for case in FAMILIES if (1 if case.player == MAX else -1) in case.proofs]
WAITING = [case for case in FAMILIES if case not in DECIDED]
UNPROVEN = [case for case in WAITING if None in case.proofs and not case.untried]
UNTRIED = [case for case in WAITING if case.untried]
COMPLETE = [case for case in WAITING if None not in case.proofs and not case.untried]
LOST = [case for case in COMPLETE if _all_lost(case)]
DRAWN = [case for case in COMPLETE if not _all_lost(case)]


@inside
def proof(worth: Student, case: Family) -> float | None:
    """What is proven, as a float; None where nothing is."""
    answer = worth(case.player, list(case.proofs), case.untried)
    return None if answer is None else float(value_in(counted(answer)))  # type: ignore[arg-type]


def proven(case: Family) -> float | None:
    """What truly is proven of a game that is worth 1, 0 or -1."""
    best, ideal = (max, 1) if case.player == MAX else (min, -1)
    known = [each for each in case.proofs if each is not None]
    if ideal in known:
        return ideal
    complete = len(known) == len(case.proofs) and not case.untried
    return best(known) if known and complete else None
