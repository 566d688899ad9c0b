"""What a student's killers do: which moves they put in front, and which they remember."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .arranging import can_be_read
from .canon import canon

Student = Callable[..., Any]


class Placing(NamedTuple):
    """Moves to be tried, and the killers of their ply."""

    moves: tuple[int, ...]
    killers: tuple[int, ...]

    @property
    def right(self) -> str:
        legal = [killer for killer in self.killers if killer in self.moves]
        return canon(legal + [move for move in self.moves if move not in legal])

    def __str__(self) -> str:
        return f"my_first({list(self.moves)}, {list(self.killers)})"


def placed(first: Student, case: Placing) -> str:
    return canon(_listed(first(list(case.moves), list(case.killers))))


class Cutoffs(NamedTuple):
    """Moves that caused cutoffs at one ply, one after the other."""

    moves: tuple[int, ...]

    @property
    def right(self) -> str:
        latest: list[int] = []
        for move in self.moves:
            latest = [move, *[killer for killer in latest if killer != move]][:2]
        return canon(latest)

    def __str__(self) -> str:
        return f"the cutoffs {', '.join(map(str, self.moves))}"


def remembered(remember: Student, case: Cutoffs) -> str:
    """The killers after `killers = remember(killers, move)` for each of the moves."""
    killers: Any = []
    for move in case.moves:
        killers = _listed(remember(killers, move))
    return canon(killers)


def _listed(answer: Any) -> Any:
    return list(answer) if can_be_read(answer) else answer
