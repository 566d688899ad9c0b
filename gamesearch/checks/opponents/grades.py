"""What the grade cells of lesson 08 look at: other cases than the checks, and no verdicts."""

from __future__ import annotations

import random
from typing import Any

from ...games.game import MAX, MIN
from ..canonical import plain
from ..disguise import Disguise
from ..observe import Student, with_twins
from . import SEALS, levels
from .cases import FAR_APART, WARM, ErrorsSeen, Warm, estimate, is_estimate, warmth
from .exploiting import DARES, EIGHTHS, HAIR, IN_ONE_TREE, chosen
from .learning import Evidence, MovesSeen, habits, updated


def number(answer: Any, part: str) -> float:
    """8.1: a number from an answer in parts."""
    given = plain(answer[part])
    if isinstance(given, str):
        raise ValueError("a number in quotes is a text")
    return float(given)


def temperatures(model: Student, key: int) -> list[Any]:
    """8.2: the shares, with other leaves, at other temperatures."""
    rng = random.Random(key)
    cases = [
        case._replace(
            tree=Disguise(rng.randint(2, 4), rng.randint(-9, 9)).tree(case.tree),
            temperature=rng.choice((0.5, 1.5, 4, 20)),
        )
        for case in WARM
        if case not in FAR_APART
    ]
    cases.append(Warm([rng.randint(0, 90) for _ in range(3)], 200, MAX))
    tree = [[rng.randint(1, 9), 4, 2], [3, rng.randint(11, 19), 8]]
    cases += with_twins(Warm(tree, 2.5, MIN, (0,)), state=(1,), temperature=4)
    return [warmth(model, case).values for case in cases]


def frost(model: Student, key: int) -> list[Any]:
    """8.2: very low temperatures."""
    rng = random.Random(key)
    cases = [
        Warm([rng.randint(800, 900), rng.randint(901, 999)], 0.05, player)
        for player in (MIN, MAX, MIN)
    ] + [Warm([-850, -920, -700], 0.1, MAX)]
    least = rng.randint(-900, -800)
    for player in (MIN, MAX):
        cases += [
            Warm([900, 30, least], 0.05, player),
            Warm([least, 900, least, 900], 0.02, player),
        ]
    for cold, player in ((0.1, MIN), (0.15, MAX), (0.4, MIN), (0.9, MAX), (0.02, MIN)):
        first = rng.randint(2, 9)
        near = [first + cold * rng.randint(1, 9) / 4 for _ in range(2)]
        cases.append(Warm([first, *near], cold, player))
    return [warmth(model, case).values for case in cases]


def updates(update: Student, key: int) -> list[Any]:
    """8.3: beliefs after random evidence, each model's in the order of the names."""
    rng = random.Random(key)
    found = []
    for case in _evidence(rng):
        shares = updated(update, case).shares
        found.append(None if shares is None else [shares.get(name, 0.0) for name in case.belief])
    return found


def shares(learn: Student, key: int) -> list[Any]:
    """8.3: habits after random moves."""
    rng = random.Random(key)
    cases = [
        MovesSeen("".join(rng.choices("pqrs", k=number)), "pqrst"[: rng.randint(4, 5)])
        for number in (0, 1, 3, 8, 20)
    ]
    cases.append(MovesSeen(tuple(rng.choices((3, 13, 31), k=9)), (1, 3, 13, 31)))
    cases += with_twins(MovesSeen("ppq", "pqr"), moves="r" * rng.randint(2, 5), legal="pqrs")
    return [[(habits(learn, case).shares or {}).get(move) for move in case.legal] for case in cases]


def estimates(student: Student, key: int) -> list[bool]:
    """8.4: is it epsilon, with its interval?"""
    rng = random.Random(key)
    replies = (5, 12, 30, 30, 80, 400)
    cases = [ErrorsSeen(rng.randint(1, n // 3), n, rng.randint(2, 9)) for n in replies]
    cases += with_twins(ErrorsSeen(6, rng.randint(30, 60), 5), errors=9, replies=90, moves=3)
    return [is_estimate(case, estimate(student, case)) for case in cases]


def edges(student: Student, key: int) -> list[bool]:
    """8.4: no error at all, and errors nearly always."""
    replies = random.Random(key).randint(6, 14)
    cases = [
        ErrorsSeen(0, replies, 4),
        ErrorsSeen(replies, replies, 2),
        ErrorsSeen(replies - 1, replies, 3),
    ]
    cases.append(ErrorsSeen(4, 4, 8))
    return [is_estimate(case, estimate(student, case)) for case in cases]


def read_off(answer: Any, part: str) -> bool:
    """8.5: is the reading as near as an eye can come?"""
    return SEALS.accepts(f"8.5/{part}", answer[part])


def exploits(student: Student, key: int) -> list[Any]:
    """8.6: move, income and worst case, on the checks' games with leaves stretched and shifted."""
    rng = random.Random(key)
    found = []
    for case in DARES:
        disguise = Disguise(rng.randint(2, 5), rng.randint(-30, 30))
        gamble = case._replace(tree=disguise.tree(case.tree), risk=disguise.stretch * case.risk)
        found.append(chosen(student, gamble))
    # As near to the floor, and as odd, as they were; and what is asked of one tree in several ways.
    shift = Disguise(1, rng.randint(-9, 9))
    for case in (HAIR, EIGHTHS, *IN_ONE_TREE):
        shifted = shift.tree(case.tree)
        found.append(chosen(student, case._replace(tree=shifted)))
    return found


def against_perfect(level: Student) -> bool:
    """8.7: in the band against the perfect player; a tournament with other luck."""
    low, high = levels.PERFECT
    share = levels.points(levels.answers(level), epsilon=0, seed=2)
    return low - levels.LUCK <= share <= high + levels.LUCK


def against_random(level: Student) -> bool:
    """8.7: clearly better than random."""
    share = levels.points(levels.answers(level), epsilon=1, seed=3)
    return share >= levels.RANDOM - levels.LUCK


def takes_wins(level: Student) -> bool:
    """8.7: hardly ever blind to a win."""
    return levels.least_win(levels.answers(level)) >= levels.WINS - 1e-6


def _evidence(rng: random.Random) -> list[Evidence]:
    cases = []
    for number in (1, 2, 3, 4, 6):
        names = "uvwxyz"[:number]
        weights = [rng.randint(1, 9) for _ in names]
        belief = {n: weight / sum(weights) for n, weight in zip(names, weights, strict=True)}
        cases.append(Evidence(belief, {name: rng.randint(0, 8) / 8 for name in names}))
    last = cases[-1].belief
    given_up = dict(zip(last, (0, *last.values()), strict=False))
    tiny = {name: rng.randint(1, 9) * 1e-9 for name in last}
    turned = Evidence(last, dict(reversed(list(cases[-1].said.items()))))
    dead = Evidence(given_up, {n: 0.5 * (share == 0) for n, share in given_up.items()})
    return [
        *cases,
        *(turned, dead),
        Evidence(last, dict.fromkeys(last, 0)),
        Evidence(given_up, {name: rng.randint(1, 8) / 8 for name in last}),
        Evidence(last, tiny),
        Evidence({name: 1 / len(last) for name in last}, cases[-1].said),
    ]
