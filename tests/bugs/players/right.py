"""Unusual right answers to the exercises on many players: none of them may be turned away."""

from __future__ import annotations

from ..catalogue import Answer
from .wrong import (
    ABOVE,
    ALIKE,
    LAST_LINE,
    LEARN,
    MATCH,
    MAXN,
    PRUNED,
    STOP,
    by,
    learning,
    parts,
    patrol,
    pruned,
    search,
)

ENDS = "            break\n"

HANDS = [
    parts("as asked", "9.1", "left", "(1, 7, 5)"),
    parts("a list", "9.1", "value", "[4, 6, 2]"),
    parts("floats", "9.1", "value", "(4.0, 6.0, 2.0)"),
    parts("numpy", "9.1", "value", "__import__('numpy').array([4, 6, 2])"),
    parts("a float", "9.1", "camp", "9.0"),
]


def written(name: str, code: str) -> Answer:
    return Answer(name, "9.2", MAXN.replace("my_maxn", "search") + code, "my_maxn")


SEARCHES = [
    search("as in the lesson", ""),
    by("the last of equals", "", "value[player] >= best[player]"),
    search("R08 prints", "", (LAST_LINE, "    print(best)\n" + LAST_LINE)),
    search(
        "R14 from right to left", "", ("in game.actions(state)", "in game.actions(state)[::-1]")
    ),
    search("lists", "", ("return tuple(", "return list(")),
    search("numpy", "", (LAST_LINE, "    return __import__('numpy').array(best)\n")),
    search("not None but empty", "", ("best = None", "best = ()"), ("best is None", "not best")),
    written(
        "R07 payoffs and move",
        """
def my_maxn(game, state):
    if game.is_terminal(state):
        return search(game, state), None
    player = game.to_move(state)
    move = max(game.actions(state), key=lambda m: search(game, game.result(state, m))[player])
    return search(game, game.result(state, move)), move
""",
    ),
    written(
        "a dict by player",
        """
def my_maxn(game, state):
    return dict(enumerate(search(game, state)))
""",
    ),
    written(
        "with a depth",
        """
def my_maxn(game, state, depth=99):
    if depth == 0 or game.is_terminal(state):
        return tuple(game.utility(state, player) for player in range(game.seats))
    below = [my_maxn(game, game.result(state, m), depth - 1) for m in game.actions(state)]
    return sorted(below, key=lambda payoffs: payoffs[game.to_move(state)])[-1]
""",
    ),
    written(
        "R02 an explicit stack",
        """
def my_maxn(game, state):
    order, waiting = [], [state]
    while waiting:
        here = waiting.pop()
        order.append(here)
        if not game.is_terminal(here):
            waiting += [game.result(here, move) for move in game.actions(here)]
    known = {}
    for here in reversed(order):
        if game.is_terminal(here):
            known[here] = [game.utility(here, player) for player in range(game.seats)]
        else:
            below = [known[game.result(here, move)] for move in game.actions(here)]
            known[here] = max(below, key=lambda share: share[game.to_move(here)])
    return known[state]
""",
    ),
]

CUTS = [
    pruned("as asked", ""),
    pruned("strict", "", (">= ceiling", "> ceiling")),
    pruned(
        "strict, and the last of equals",
        "",
        ("best[player] >= ceiling", "best[player] > ceiling"),
        ("value[player] > best", "value[player] >= best"),
    ),
    pruned("a total from the start", "", ("ceiling=None", "ceiling=10**9"),
           ("left = None if", "left = 10**9 if"), ("ceiling is not None and ", "")),
    pruned("who has it all", "", (STOP, STOP + ENDS + "        if best[player] >= total:\n")),
    pruned("prints", "", ("    return best\n", "    print(best)\n    return best\n")),
    pruned("tests before it looks", "",
           ("        after = game.result(state, move)\n",
            "        if best is not None and ceiling is not None and best[player] >= ceiling:\n"
            "            break\n        after = game.result(state, move)\n"),
           (STOP + "            break\n", "")),
    Answer("the parent handed down", "9.3", ABOVE, "my_pruned"),
    Answer("payoffs and move", "9.3", PRUNED.replace("my_pruned", "search") + """
def my_pruned(game, state, total):
    return search(game, state, total), 0
""", "my_pruned"),
]  # fmt: skip

KNOWN = [
    parts("fractions", "9.4", "P(J)", "__import__('fractions').Fraction(1, 5)"),
    parts("six digits", "9.4", "break-even", "0.333333"),
    parts("decimals", "9.4", "call", "-1.2"),
    parts("whole numbers as floats", "9.4", "averaged", "11.0"),
]

REGRETS = [
    learning("as asked", ""),
    learning("prints", "", (ALIKE, "        print(regrets)\n" + ALIKE)),
    learning("tuples", "", (ALIKE, ALIKE.replace("[", "tuple([").replace("]\n", "])\n"))),
    learning("less than nothing", "", ("total == 0", "total <= 0")),
    Answer("numpy", "9.5", """
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
    Answer("fractions", "9.5", """
from fractions import Fraction

def my_matching(regrets):
    positive = [Fraction(r) if r > 0 else Fraction(0) for r in regrets]
    whole = sum(positive)
    return [p / whole if whole else Fraction(1, len(regrets)) for p in positive]
""" + LEARN, '{"matching": my_matching, "learn": my_learn}'),
    Answer("in place", "9.5", MATCH + """
def my_learn(regrets, mixture, earned):
    income = sum(p * v for p, v in zip(mixture, earned))
    for choice in range(len(regrets)):
        regrets[choice] += earned[choice] - income
""", '{"matching": my_matching, "learn": my_learn}'),
]  # fmt: skip

PATROLS = [
    patrol("the best", "{'north': 1/2, 'south': 1/3, 'centre': 1/6, 'shore': 0}", ""),
    patrol("rounded", "{'north': 0.5, 'south': 0.333, 'centre': 0.167}", ""),
    patrol("in hundredths", "{'north': 0.5, 'south': 0.33, 'centre': 0.17}", ""),
    patrol("another best", "{'north': 0.49, 'south': 1/3, 'centre': 0.51 - 1/3}", ""),
    patrol("two routes", "{'centre': 2/3, 'south': 1/3}", ""),
]

RIGHT = [*HANDS, *SEARCHES, *CUTS, *KNOWN, *REGRETS, *PATROLS]
