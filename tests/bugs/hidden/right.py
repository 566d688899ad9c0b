"""Unusual right answers to the exercises on hidden information: none of them may be turned away."""

from __future__ import annotations

from ..catalogue import Answer
from .wrong import ALIKE, CFR, LEARN, MATCH, announcement, learner, learning, parts

KNOWN = [
    parts("fractions", "10.1", "P(J)", "__import__('fractions').Fraction(1, 5)"),
    parts("six digits", "10.1", "break-even", "0.333333"),
    parts("decimals", "10.1", "call", "-1.2"),
    parts("whole numbers as floats", "10.1", "averaged", "11.0"),
]

REGRETS = [
    learning("as asked", ""),
    learning("prints", "", (ALIKE, "        print(regrets)\n" + ALIKE)),
    learning("tuples", "", (ALIKE, ALIKE.replace("[", "tuple([").replace("]\n", "])\n"))),
    learning("less than nothing", "", ("total == 0", "total <= 0")),
    Answer("numpy", "10.4", """
def my_matching(regrets):
    import numpy
    positive = numpy.maximum(numpy.array(regrets, dtype=float), 0)
    if not positive.any():
        return numpy.ones(len(regrets)) / len(regrets)
    return positive / positive.sum()

def my_learn(regrets, mixture, earned):
    import numpy
    return numpy.array(regrets) + numpy.array(earned) - numpy.dot(mixture, earned)
""", '{"matching": my_matching, "learn": my_learn}'),
    Answer("fractions", "10.4", """
from fractions import Fraction

def my_matching(regrets):
    positive = [Fraction(r) if r > 0 else Fraction(0) for r in regrets]
    whole = sum(positive)
    return [p / whole if whole else Fraction(1, len(regrets)) for p in positive]
""" + LEARN, '{"matching": my_matching, "learn": my_learn}'),
    learning("yields", "",
             (ALIKE, ALIKE.replace("return", "yield from") + "        return\n"),
             ("    return [regret / total", "    yield from [regret / total")),
    learning("the values of a dict", "", ("[regret / total for regret in positive]",
             "{n: regret / total for n, regret in enumerate(positive)}.values()")),
    learning("advantages", "", ("[regret + value - income for",
             "[regret + sum(p * (value - v) for p, v in zip(mixture, earned)) for")),
    Answer("in place", "10.4", MATCH + """
def my_learn(regrets, mixture, earned):
    income = sum(p * v for p, v in zip(mixture, earned))
    for choice in range(len(regrets)):
        regrets[choice] += earned[choice] - income
""", '{"matching": my_matching, "learn": my_learn}'),
]  # fmt: skip

GUESSED = [
    parts("as asked", "10.3", "up", "0.4"),
    parts("lists", "10.3", "next", "[1/3, 2/3]"),
    parts("floats", "10.3", "regrets", "(1.0, 2.0)"),
]

GIVEN = [
    parts("as asked", "10.5", "Sam", "1/3"),
    parts("numpy", "10.5", "bluff", "__import__('numpy').float64(0.5)"),
]

PATROLS = [
    announcement("the best", "{'north': 0.25, 'south': 0.25, 'centre': 0.5}", ""),
    announcement("hardly rounded", "{'north': 0.251, 'south': 0.248, 'centre': 0.501}", ""),
    announcement("fractions", "{r: __import__('fractions').Fraction(n, 4) for r, n in"
                 " dict(north=1, south=1, centre=2).items()}", ""),
]  # fmt: skip

LEARNERS = [
    learner("as asked", ""),
    learner("a new mixture at each node", "",
            ("plan.setdefault(known, mixture(known, actions))", "mixture(known, actions)")),
    learner("plus", "",
            ("        walk(game.initial, 1, [1, 1])\n",
             "        walk(game.initial, 1, [1, 1])\n"
             "        for mine in regrets.values():\n"
             "            for a in mine:\n"
             "                mine[a] = max(mine[a], 0)\n")),
    learner("V1 later rounds count more", "",
            ("    for _ in range(rounds):\n", "    for n in range(1, rounds + 1):\n"),
            ("sums[a] += reach[player]", "sums[a] += n * reach[player]")),
    learner("V2 the first move where nothing is regretted", "",
            ("1 / len(actions) for a in actions}", "float(a == actions[0]) for a in actions}")),
    learner("the later half of the rounds", "",
            ("    for _ in range(rounds):\n",
             "    for n in range(rounds):\n"
             "        for sums in played.values() if n == rounds // 2 else ():\n"
             "            sums.update(dict.fromkeys(sums, 1e-9))\n")),
    learner("in turn", "", ("    for _ in range(rounds):\n", "    for n in range(rounds):\n"),
            ("            regrets[known][a] +=",
             "            regrets[known][a] += 0 if player != n % 2 else")),
    learner("the learner's sums alone, in turn", "",
            ("    for _ in range(rounds):\n", "    for n in range(rounds):\n"),
            ("            regrets[known][a] +=",
             "            regrets[known][a] += 0 if player != n % 2 else"),
            ("sums[a] += reach[player]", "sums[a] += (player == n % 2) * reach[player]")),
    learner("the mixture after learning counts", "",
            ("            sums[a] += reach[player] * now[a]\n",
             "        new = mixture(known, actions)\n"
             "        for a in actions:\n"
             "            sums[a] += reach[player] * new[a]\n")),
    learner("decimals", "",
            ("s / sum(sums.values()) for", "Decimal(s) / Decimal(sum(sums.values())) for"),
            ("    regrets, played", "    from decimal import Decimal\n    regrets, played")),
    learner("lists of shares", "", ("{a: s / sum(sums.values()) for a, s in sums.items()}",
            "[s / sum(sums.values()) for s in sums.values()]")),
    Answer("floats from numpy", "10.7", CFR.replace("my_cfr", "learn") + """
def my_cfr(game, rounds):
    import numpy
    return {known: {a: numpy.float64(p) for a, p in mixture.items()}
            for known, mixture in learn(game, rounds).items()}
""", "my_cfr"),
]  # fmt: skip

RIGHT = [*KNOWN, *GUESSED, *REGRETS, *GIVEN, *PATROLS, *LEARNERS]
