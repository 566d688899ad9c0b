"""Unusual right answers to the exercises on opponents: none of them may be turned away."""

from __future__ import annotations

from ..catalogue import Answer, changed
from .wrong import (
    BLIND,
    BOTH,
    END,
    ESTIMATE,
    EXPLOIT,
    HABITS,
    LOOK,
    NUMBERS_OUT,
    PAIRS,
    REST,
    SOFTMAX,
    TIMES,
    UPDATE,
    WEIGHTS,
    dare,
    guess,
    learn,
    level,
    parts,
    soft,
)

HAND = [
    parts("floats", "8.1", "best", "5/6"),
    parts("fractions", "8.1", "flip", "__import__('fractions').Fraction(2, 3)"),
    parts("numpy", "8.1", "A", "__import__('numpy').float64(4.75)"),
    parts("decimals", "8.1", "B", "__import__('decimal').Decimal('3.5')"),
    parts("six digits", "8.1", "best", "0.833333"),
]

SOFT = [
    soft("as asked", ""),
    soft("a dict", "", (PAIRS, "{m: w / sum(weights) for m, w in zip(moves, weights)}")),
    soft("tuples", "", (PAIRS, "tuple(" + PAIRS + ")")),
    soft(
        "measured from the least",
        "",
        (WEIGHTS, "[exp(max((value - max(values)) / temperature, -700)) for value in values]"),
    ),
    soft("R14 from right to left", "", ("game.actions(state)\n", "game.actions(state)[::-1]\n")),
    soft("R08 prints", "", ("    return [", "    print(weights)\n    return [")),
    soft(
        "numpy",
        "",
        (
            WEIGHTS,
            "__import__('numpy').exp((__import__('numpy').array(values) - max(values))"
            " / temperature)",
        ),
    ),
    soft(
        "a power of e",
        "",
        (
            "exp((value - max(values)) / temperature)",
            "__import__('math').e ** ((value - max(values)) / temperature)",
        ),
    ),
    Answer(
        "its own minimax",
        "8.2",
        SOFTMAX.replace(
            "minimax(game, game.result(state, move)).value", "worth(game, game.result(state, move))"
        )
        + """
def worth(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    pick = max if game.to_move(state) == MAX else min
    return pick(worth(game, game.result(state, move)) for move in game.actions(state))
""",
        "my_softmax",
    ),
]

LEARNING = [
    learn("as asked", ""),
    learn(
        "R13 fractions",
        "",
        (
            TIMES,
            "__import__('fractions').Fraction(belief[name])"
            " * __import__('fractions').Fraction(said[name])",
        ),
    ),
    learn(
        "leaves out what is ruled out",
        "",
        (
            "{name: new[name] / total for name in new}",
            "{name: new[name] / total for name in new if new[name]}",
        ),
    ),
    learn("R08 prints", "", ("    total = sum", "    print(new)\n    total = sum")),
    learn(
        "numpy",
        "",
        (
            "    total = sum(new.values())\n",
            "    total = __import__('numpy').array(list(new.values())).sum()\n",
        ),
    ),
    Answer(
        "loops",
        "8.3",
        """
def my_update(belief, said):
    total = 0
    for name in belief:
        total += belief[name] * said[name]
    if total == 0:
        return belief
    after = {}
    for name in belief:
        after[name] = belief[name] * said[name] / total
    return after

def my_habits(seen, moves):
    counts = dict.fromkeys(moves, 1)
    for move in seen:
        counts[move] += 1
    return {move: count / sum(counts.values()) for move, count in counts.items()}
""",
        BOTH,
    ),
    Answer(
        "a Counter",
        "8.3",
        UPDATE
        + """
from collections import Counter

def my_habits(seen, moves):
    counts = Counter(seen) + Counter(moves)
    return Counter({move: counts[move] / sum(counts.values()) for move in moves})
""",
        BOTH,
    ),
    Answer("the other way round", "8.3", HABITS + UPDATE, BOTH),
]

ESTIMATES = [
    guess("as asked", ""),
    guess("a tuple", "", (NUMBERS_OUT, "tuple(" + NUMBERS_OUT + ")")),
    guess(
        "numpy",
        "",
        (
            NUMBERS_OUT,
            "__import__('numpy').minimum(1, "
            "factor * __import__('numpy').array([errors / replies, low, high]))",
        ),
    ),
    guess("another formula", "", ("moves / (moves - 1)", "1 / (1 - 1 / moves)")),
    guess("R08 prints", "", ("    return [", "    print(low, high)\n    return [")),
    guess(
        "by hand",
        "",
        (
            "    low, high = wilson(errors, replies)\n",
            """
    z, share = 1.959964, errors / replies
    middle = (share + z * z / (2 * replies)) / (1 + z * z / replies)
    half = z / (1 + z * z / replies)
    half *= (share * (1 - share) / replies + z * z / (4 * replies**2)) ** 0.5
    low, high = middle - half, middle + half
""",
        ),
    ),
]

PLOTS = [
    parts("exact", "8.5", "gain", "3.5"),
    parts("by eye", "8.5", "first step", "1.4"),
    parts("by eye, too", "8.5", "perfect", "5.2"),
]

DARES = [
    dare("as asked", ""),
    dare("a list", "", (END, "    return list(plan(state))\n")),
    dare("a dict", "", (END, "    return dict(zip(('move', 'income', 'worst'), plan(state)))\n")),
    dare("R08 prints", "", (END, "    print(floor)\n" + END)),
    dare(
        "numpy",
        "",
        (
            END,
            "    move, income, worst = plan(state)\n"
            "    return move, __import__('numpy').float64(income), worst\n",
        ),
    ),
    dare(
        "R14 from right to left",
        "",
        (
            "                for move in game.actions(state)\n",
            "                for move in reversed(game.actions(state))\n",
        ),
    ),
    dare(
        "worst case as the rule",
        "",
        (
            "minimax(game, game.result(state, move)).value >= floor",
            "sure(game.result(state, move)) >= floor",
        ),
        (
            "    def plan",
            """    def sure(state):
        if game.is_terminal(state):
            return game.utility(state)
        pick = max if game.to_move(state) == MAX else min
        return pick(sure(game.result(state, move)) for move in game.actions(state))
    def plan""",
        ),
    ),
    Answer(
        "every plan",
        "8.6",
        """
from itertools import product

def my_exploit(game, state, model, risk):
    def plans(state):
        if game.is_terminal(state):
            value = game.utility(state)
            return [(None, value, value)]
        below = {m: plans(game.result(state, m)) for m in game.actions(state)}
        if game.to_move(state) == MAX:
            return [(m, income, worst) for m in below for _, income, worst in below[m]]
        odds = dict(model(game, state))
        return [
            (None, sum(odds.get(m, 0) * each[1] for m, each in zip(below, combination)),
             min(each[2] for each in combination))
            for combination in product(*below.values())
        ]
    every = plans(state)
    floor = max(worst for _, _, worst in every) - risk
    return max((plan for plan in every if plan[2] >= floor), key=lambda plan: plan[1:])
""",
        "my_exploit",
    ),
    Answer(
        "a named tuple",
        "8.6",
        EXPLOIT.replace("my_exploit", "planned")
        + """
from collections import namedtuple

Plan = namedtuple("Plan", "move income worst")


def my_exploit(game, state, model, risk):
    return Plan(*planned(game, state, model, risk))
""",
        "my_exploit",
    ),
]

LEVELS = [
    level("as asked", ""),
    level("a dict", "", (REST, "dict(epsilon_optimal(0.4)(game, state))")),
    level("careless", "", (REST, "careless(0.4)(game, state)")),
    level("half at random", "", (REST, "epsilon_optimal(0.5)(game, state)")),
    level(
        "looks one ply ahead",
        "",
        BLIND,
        (REST, "epsilon_optimal(0, depth_limited(1, guess))(game, state)"),
        (
            "\ndef my_level",
            "from gamesearch.evaluation.tictactoe import open_lines\n"
            "guess = lambda game, state: open_lines(game, state) / 100\n\ndef my_level",
        ),
    ),
    level("R08 prints", "", (LOOK, "    print(state)\n" + LOOK)),
]

OTHERWISE = [
    Answer(
        "a generator, each share by the differences",
        "8.2",
        changed(
            SOFTMAX,
            (
                f"    weights = {WEIGHTS}\n    return {PAIRS}",
                "    def power(x):\n"
                "        return exp(x) if x < 700 else float('inf')\n"
                "    for move, v in zip(moves, values):\n"
                "        yield move, 1 / sum(power((u - v) / temperature) for u in values)",
            ),
        ),
        "my_softmax",
    ),
    Answer(
        "decimals",
        "8.2",
        "from decimal import Decimal\n"
        + changed(
            SOFTMAX,
            (
                WEIGHTS,
                "[(Decimal(float(v - max(values))) / Decimal(temperature)).exp() for v in values]",
            ),
        ),
        "my_softmax",
    ),
    Answer(
        "counters",
        "8.3",
        UPDATE
        + """
from collections import Counter
def my_habits(seen, moves):
    counts = Counter([*seen, *moves])
    return Counter({move: counts[move] / counts.total() for move in moves})
""",
        BOTH,
    ),
    Answer(
        "an array, clipped",
        "8.4",
        "import numpy\n"
        + changed(
            ESTIMATE,
            (NUMBERS_OUT, "numpy.clip(numpy.array([errors / replies, low, high]) * factor, 0, 1)"),
        ),
        "my_estimate",
    ),
    Answer(
        "with names, remembered, a hair's breadth of room",
        "8.6",
        changed(
            EXPLOIT,
            (">= floor", ">= floor - 1e-9"),
            (
                "    def plan(state):",
                "    from functools import cache\n    @cache\n    def plan(state):",
            ),
            (END, "    return dict(zip(('move', 'income', 'worst'), plan(state)))\n"),
        ),
        "my_exploit",
    ),
]

FORMS = [
    soft(
        "pairs of a dict",
        "",
        (PAIRS, "{m: w / sum(weights) for m, w in zip(moves, weights)}.items()"),
    ),
    soft(
        "numpy's moves",
        "",
        (
            PAIRS,
            "zip(__import__('numpy').array(moves), [weight / sum(weights) for weight in weights])",
        ),
    ),
    dare("a generator", "", (END, "    yield from plan(state)\n")),
    guess("a generator", "", (f"    return {NUMBERS_OUT}", f"    yield from {NUMBERS_OUT}")),
]
FORMS += [
    Answer(
        "dicts that cannot be changed",
        "8.3",
        "from types import MappingProxyType\n"
        + changed(
            UPDATE + HABITS,
            ("    return {move:", "    return MappingProxyType({move:"),
            ("for move in moves}", "for move in moves})"),
        ),
        BOTH,
    ),
    Answer(
        "rounded to what is shown",
        "8.4",
        changed(ESTIMATE, ("min(1, factor * share)", "round(min(1, factor * share), 4)")),
        "my_estimate",
    ),
]

RIGHT = [*FORMS, *(HAND + SOFT + LEARNING + ESTIMATES), *(PLOTS + DARES + LEVELS), *OTHERWISE]
