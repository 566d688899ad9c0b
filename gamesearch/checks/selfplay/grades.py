"""What the grade cells of lesson 13 look at: other numbers and games than the checks."""

from __future__ import annotations

import random
from typing import Any

from ...games.game import MAX, MIN
from ..forms import as_word
from ..observe import Student, with_twins
from .cases import Example, Heat, PromiseArguments, lost, odds, promised
from .played import PlayedGame, taught
from .roots import PriorsArguments, asked


def by_hand(answer: Any, part: str) -> Any:
    """13.1 and 13.6: a number to two decimals, or a word."""
    given = as_word(answer[part])
    return given.lower() if isinstance(given, str) else round(float(given), 2)


def promises(promise: Student, key: int, tried: bool) -> list[float | None]:
    """13.2: what PUCT goes by, for children that were tried or were not."""
    dice = random.Random(key)
    cases = []
    for _ in range(8):
        N = dice.randint(1, 30) if tried else 0
        W = dice.choice((0, N, dice.randint(0, 2 * N) / 2))
        prior, pulls = dice.choice((0, 0.05, 0.4)), N + dice.randint(1, 60)
        cases.append(
            PromiseArguments(W, N, prior, pulls, dice.choice((0, 0.8, 2)), dice.choice((0, 0.3, 1)))
        )
    N = dice.randint(2, 5) if tried else 0
    cases.append(PromiseArguments(N / 2, N, 0.9, dice.randint(50, 90), 3, 0.6))  # far above 1
    cases.append(PromiseArguments(0.5 * tried, int(tried), 0.3, 1, 1.5, 0.2))  # the first visit
    cases.append(PromiseArguments(N, N, 0.3, 1 if tried else 0, 2, 0.4))  # nobody has come by yet
    cases.append(PromiseArguments(N, N, 0.2, dice.randint(3000, 9000), 1.5, 0.4))
    twins = with_twins(cases[8], prior=0.7, pulls=40, c=2, untried=0.3)
    cases += twins + with_twins(cases[8], W=0.5, N=8)[1:] * tried
    return [_rounded(promised(promise, case)) for case in cases]


def heats(answer: Student, key: int, temperatures: tuple[float, ...]) -> list[Any]:
    """13.3: probabilities at these temperatures; with ties, zeros and a single move."""
    dice = random.Random(key)
    most = dice.randint(20, 90)
    families = [(most, 0, most - 7), (2, most, most, 1), (most,) * 3, (most,), (most, most + 3)]
    families += [(1000 * most, 1000 * most - 9, 1000 * most, 3)]
    seen = [odds(answer, Heat(visits, each)) for visits in families for each in temperatures]
    return [each.values and [round(share, 5) for share in each.values] for each in seen]


def losses(loss: Student, key: int, certain: bool = False) -> list[float | None]:
    """13.4: losses; `certain` with moves never visited, of which the policy says 0 or more."""
    dice = random.Random(key)
    examples = []
    for number in range(6):
        visits = (dice.randint(1, 40), 0 if certain else dice.randint(1, 40), dice.randint(1, 9))
        first = dice.choice((0.25, 0.5, 0.75))
        second = 0.0 if certain and number % 2 else (1 - first) / 4
        policy = (first, second, 1 - first - second)
        examples.append(Example(visits, policy, dice.choice((0, 0.5, 1)), dice.random()))
    examples.append(Example((dice.randint(1, 9), 3, 0), (0.992, 0.004, 0.004), 1, dice.random()))
    examples.append(Example((dice.randint(5, 9), 1), (0.000_002, 0.999_998), 0, dice.random()))
    examples.append(Example((dice.randint(1, 9), *(1, 2) * 10), (1 / 21,) * 21, 1, dice.random()))
    examples += [Example((dice.randint(1, 9), 4), (0.3, 0.7), won, 0) for won in (0, 0.5)]
    others = {"visits": (dice.randint(7, 9), 2), "policy": (0.2, 0.8), "won": 0, "value": 0.9}
    examples += with_twins(Example((6, dice.randint(1, 5)), (0.6, 0.4), 1, 0.6), **others)
    return [_rounded(lost(loss, each)) for each in examples]


def games(answer: Student, key: int, utilities: tuple[float, ...]) -> list[Any]:
    """13.5: the examples of some games."""
    dice = random.Random(key)
    seen: list[Any] = []
    for utility in utilities:
        first = dice.choice((MAX, MIN))
        turns = [(first, {0: dice.randint(1, 50), 3: 0})]
        turns += [(dice.choice((MAX, MIN)), {1: dice.randint(1, 9), 2: 4}) for _ in range(3)]
        turns += turns * (utility != 1) * 3  # some games are long
        seen.append(taught(answer, PlayedGame(tuple(turns), utility)).examples)
    return [
        each and [[sorted((m, round(s, 5)) for m, s in shares.items()), r] for shares, r in each]
        for each in seen
    ]


def priors(answer: Student, key: int, blind: bool = False) -> list[Any]:
    """13.7: priors of some roots; `blind`: the policy gives the legal moves nothing."""
    dice = random.Random(key)
    found = []
    for number in range(5):
        legal = dice.sample(range(6), dice.randint(1, 4))
        said = [0 if blind and cell in legal else dice.randint(1, 9) for cell in range(6)]
        policy = tuple(each / sum(said) for each in said)
        noise = tuple(dice.randint(0, 8) + 0.5 for _ in legal)
        share = (0, 0.25, 0.5, 0.75, 1)[number]
        found.append(asked(answer, PriorsArguments(policy, tuple(legal), noise, share)).priors)
    little = PriorsArguments((0, 0.001, 0.002, 0.997), (2, 1), (dice.randint(1, 8), 3), 0.4)
    loud = PriorsArguments((0.3, 0.3, 0.4), (2, 0, 1), (50 + dice.randint(1, 50), 0, 3), 0.5)
    silent = PriorsArguments((0, 0.5, 0.25, 0.25), (3, 0, 1), (dice.randint(1, 8), 0, 2), 0.25)
    others = {"policy": (0.2, 0.5, 0.3), "legal": (2, 1), "noise": (1, 6), "share": 0.25}
    twins = with_twins(
        PriorsArguments((0.1, 0.3, 0.6), (0, 2), (dice.randint(2, 8), 1), 0.75), **others
    )
    found += [asked(answer, each).priors for each in (little, loud, silent, *twins)]
    return [each and sorted((move, round(p, 5)) for move, p in each.items()) for each in found]


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 5)
