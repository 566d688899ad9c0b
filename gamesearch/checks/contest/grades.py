"""What the grade cells of lesson 15 look at: other positions and series than the checks.

Matches are the same as in the checks, game for game: what passed there passes here.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ...games.connectfour import ConnectFour
from ..forms import own_types
from ..inside import each
from ..observe import Student
from ..side_by_side import together
from . import endings, evaluations, ladder, series, timely
from .evaluation_hints import NODES
from .evaluations import JudgedBothWays
from .series import Series
from .timely import TimedPosition


def numbers(answer: Any, part: str) -> float:
    """15.3: a number, to as many digits as were asked for."""
    given = own_types(answer[part])
    if isinstance(given, str):
        raise ValueError("a number in quotes is a text")
    return round(float(given), 0 if part == "apart" else 2)


def in_time(player: Student, key: int) -> list[str]:
    """15.1: what went wrong under clocks of other sizes; nothing, if all is well."""
    asked = [case._replace(nodes=case.nodes + key % 7) for case in timely.IN_TIME]
    asked += [TimedPosition(ConnectFour(5, 4, 4), "2 2 1", 40 + key % 10)]
    return [turn.fault for turn in each(player, timely.turn, asked)]


def uses_its_time(player: Student, key: int) -> list[bool]:
    """15.1: whether more than half of a long clock is used."""
    asked = [case._replace(nodes=case.nodes + key) for case in timely.OPEN]
    turns = zip(asked, each(player, timely.turn, asked), strict=True)
    return [turn.used > 0.5 * case.nodes for case, turn in turns]


def finds(player: Student) -> list[bool]:
    """15.1: whether what can be seen in time is found, on mirrored boards, too."""
    other = [
        case._replace(
            moves=endings.mirrored(case.moves), wins=frozenset(6 - move for move in case.wins)
        )
        for case in timely.TO_FIND
        if isinstance(case.game, ConnectFour)
    ]
    asked = [*timely.TO_FIND, *other]
    turns = zip(asked, each(player, timely.turn, asked), strict=True)
    return [turn.move in case.wins for case, turn in turns]


def between(evaluate: Student) -> list[bool]:
    """15.2: whether it stays between a loss and a win."""
    seen = _judged(evaluate)
    return [one.value is not None and -1 < one.value < 1 for one in seen]


def fair(evaluate: Student) -> list[bool]:
    """15.2: whether what is good for one is as bad for the other."""
    seen = _judged(evaluate)
    return [one.other is not None and abs((one.value or 0) + one.other) < 1e-9 for one in seen]


def _judged(evaluate: Student) -> list[JudgedBothWays]:
    """What it says of each position, and of its mirror image; nothing, if it is always the same:
    that says nothing of any of them."""
    positions = [*evaluations.POSITIONS, *map(endings.mirrored, evaluations.POSITIONS)]
    seen = each(evaluate, evaluations.judged, positions)
    return seen if len(set(seen)) > 1 else []


def helps(evaluate: Student) -> bool:
    """15.2: whether it wins enough against the same search without it."""
    return evaluations.helps(evaluate, NODES) >= evaluations.ENOUGH


def verdicts(test: Student, key: int) -> list[Any]:
    """15.4: verdict, pairs named and pairs taken, on other series."""
    shares = [(0.6, 0.2, 0.6), (0.25, 0.3, 0.6), (0.05, 0.9, 0.6), (0.4, 0.3, 0.55)]
    asked = [Series(key + n, *share, most=500) for n, share in enumerate(shares)]
    asked += [
        Series(key, 0.55, 0.2, 0.65, alpha=0.02, beta=0.15),
        Series(key, 0.2, 0.3, 0.55, alpha=0.1, beta=0.01, same=0.45),
        Series(key, 0.9, 0.0, 0.8, alpha=0.2, beta=0.25),
        *(series.ACCEPTED_AT._replace(seed=key), series.REFUSED_AT._replace(seed=key)),
        *(series.AT_ONCE._replace(seed=key), series.REFUSED_AT_ONCE._replace(seed=key)),
        *(series.NONE, series.UNDECIDED, series.SLOW, series.VERY_LONG),
    ]
    return [tuple(told) for told in each(test, series.said, asked)]


def climbs(player: Student, name: str) -> bool:
    """15.6: whether a rung of the ladder is passed."""
    match = together(player, name, list(ladder.RUNGS), partial(ladder.climbed, player))
    return match.told >= match.enough


def solves(engine: Student) -> list[Any]:
    """15.7: the values found in time, on mirrored boards."""
    return [endings.solved(engine, endings.mirrored(moves)).value for moves in endings.ENDINGS]
