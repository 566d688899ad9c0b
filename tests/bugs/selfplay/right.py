"""Unusual right answers to the exercises on self-play: none may be turned away."""

from __future__ import annotations

from ..catalogue import Answer, changed
from .wrong import LOSS, NUMBERS, ODDS, PRIORS, PROMISE, READING, TARGETS

NUMPY = "import numpy\n"


def answer(number: str, name: str, code: str, gives: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, number, changed(code, *changes), gives)


RIGHT = [
    Answer("rounded", "13.1", "", repr(NUMBERS)),
    Answer("all digits", "13.1", "", repr({**NUMBERS, "A": 1.2619047, "then": 1.1143049})),
    Answer("small letters, a whole number", "13.1", "", repr({**NUMBERS, "C": 1, "next": "a"})),
    Answer("read", "13.6", "", repr(READING)),
    Answer("floats, upper case", "13.6", "", repr({**READING, "stage": 800.0, "rave": "OPEN"})),
    answer("13.2", "as in the lesson", PROMISE, "my_promise"),
    answer("13.2", "a power for the root", PROMISE, "my_promise", ("sqrt(pulls)", "pulls ** 0.5")),
    answer(
        "13.2",
        "a numpy number",
        NUMPY + PROMISE,
        "my_promise",
        ("return mean", "return numpy.float64(mean)"),
    ),
    answer(
        "13.2",
        "as an exception",
        PROMISE,
        "my_promise",
        (
            "    mean = W / N if N else untried",
            "    try:\n        mean = W / N\n    except ZeroDivisionError:\n        mean = untried",
        ),
    ),
    answer("13.3", "as in the book", ODDS, "my_odds"),
    answer(
        "13.3",
        "by logarithms",
        "from math import exp, log\n" + ODDS,
        "my_odds",
        ("(N / most) ** (1 / temperature)", "exp(log(N / most) / temperature) if N else 0.0"),
    ),
    answer(
        "13.3",
        "an array",
        NUMPY + ODDS,
        "my_odds",
        (
            "return [weight / sum(weights) for weight in weights]",
            "return numpy.array(weights) / sum(weights)",
        ),
    ),
    answer(
        "13.3",
        "a tuple of fractions",
        "from fractions import Fraction\n" + ODDS,
        "my_odds",
        (
            "return [weight / sum(weights) for weight in weights]",
            "return tuple(Fraction(weight) / Fraction(sum(weights)) for weight in weights)",
        ),
    ),
    answer("13.4", "as in the book", LOSS, "my_loss"),
    answer(
        "13.4",
        "a loop",
        LOSS,
        "my_loss",
        (
            "    of_policy = -sum(N / total * log(p) for N, p in zip(visits, policy) if N)",
            "    of_policy = 0\n    for N, p in zip(visits, policy):\n        if N > 0:\n"
            "            of_policy -= N * log(p) / total",
        ),
    ),
    answer(
        "13.4",
        "a numpy number",
        NUMPY + LOSS,
        "my_loss",
        ("return (won", "return numpy.float64(0) + (won"),
    ),
    answer("13.5", "as in the book", TARGETS, "my_examples"),
    answer(
        "13.5",
        "a generator",
        TARGETS,
        "my_examples",
        (
            "examples.append(({move: N / total for move, N in visits.items()}, reward))",
            "yield {move: N / total for move, N in visits.items()}, reward",
        ),
        ("    return examples\n", ""),
    ),
    answer(
        "13.5",
        "lists for pairs, fractions for shares",
        "from fractions import Fraction\n" + TARGETS,
        "my_examples",
        (
            "({move: N / total for move, N in visits.items()}, reward)",
            "[{move: Fraction(N, total) for move, N in visits.items()}, reward]",
        ),
    ),
    answer("13.7", "step by step", PRIORS, "my_priors"),
    Answer(
        "numpy",
        "13.7",
        NUMPY
        + """
def my_priors(policy, legal, noise, share):
    said = numpy.array([policy[k] for k in legal], float)
    said = said / said.sum() if said.any() else numpy.full(len(legal), 1 / len(legal))
    return dict(zip(legal, (1 - share) * said + share * numpy.array(noise) / sum(noise)))
""",
        "my_priors",
    ),
    Answer(
        "a class, exact fractions",
        "13.2",
        """
from fractions import Fraction as F
class Promise:
    def __call__(self, W, N, prior, pulls, c, untried):
        mean = F(W) / N if N > 0 else F(untried)
        return mean + F(c) * F(prior) * F(pulls**0.5) / (1 + N)
my_promise = Promise()
""",
        "my_promise",
    ),
    answer(
        "13.3",
        "decimals, whatever their size",
        "from decimal import Decimal\n" + ODDS,
        "my_odds",
        ("(N / most) ** (1 / temperature)", "Decimal(N) ** (1 / Decimal(str(temperature)))"),
        ("float(N == most)", "Decimal(N == most)"),
    ),
    answer(
        "13.3",
        "the values of a dict",
        ODDS,
        "my_odds",
        (
            "return [weight / sum(weights) for weight in weights]",
            "return {k: weight / sum(weights) for k, weight in enumerate(weights)}.values()",
        ),
    ),
    answer("13.4", "no policy, no term", LOSS, "my_loss", (" if N)", " if p)")),
    answer(
        "13.4",
        "a product",
        "from math import prod\n" + LOSS,
        "my_loss",
        (
            "-sum(N / total * log(p) for N, p in zip(visits, policy) if N)",
            "-log(prod(p ** (N / total) for N, p in zip(visits, policy)))",
        ),
    ),
    answer(
        "13.5",
        "True for a win, pairs with names",
        "from collections import namedtuple\nPair = namedtuple('Pair', 'shares reward')\n"
        + TARGETS,
        "my_examples",
        ("examples.append((", "examples.append(Pair("),
        ("+ 1) / 2", "+ 1) / 2\n        reward = reward if reward == 0.5 else reward > 0.5"),
    ),
    answer(
        "13.7",
        "moves of numpy, from one prior to the other",
        NUMPY + PRIORS,
        "my_priors",
        ("        move: (1 - share)", "        numpy.int64(move): (1 - share)"),
    ),
    answer(
        "13.7",
        "a dict that cannot be changed",
        "from types import MappingProxyType\n" + PRIORS,
        "my_priors",
        ("    return {", "    return MappingProxyType({"),
        ("zip(legal, noise)\n    }", "zip(legal, noise)\n    })"),
    ),
]
