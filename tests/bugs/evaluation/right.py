"""Unusual right answers to the exercises on evaluation: none of them may be turned away."""

from __future__ import annotations

from ..catalogue import Answer, changed
from .wrong import BY_HAND, EVALUATE, FIT, FOUR, INTERVAL, QUIESCENCE, SUM, VERDICTS, WORDS

TRACED = [
    Answer("numbers", "6.1", "", repr(BY_HAND)),
    Answer("a full stop", "6.1", "", repr(BY_HAND | {"Black plays": "b."})),
    Answer(
        "R13 fractions and a small letter",
        "6.1",
        "from fractions import Fraction",
        '{"material": 4.0, "value": Fraction(41, 10), "at half a pawn": Fraction(13, 2), '
        '"Black plays": "b"}',
    ),
    Answer(
        "R20 summed up in floats",
        "6.1",
        "",
        '{"material": 4, "value": 4 + 6 * 0.1 - 0.5, "at half a pawn": 6.5, "Black plays": "B"}',
    ),
]


def evaluate(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "6.2", changed(EVALUATE, *changes), "my_evaluate")


EVALUATIONS = [
    evaluate("open lines"),
    evaluate("R31 a win counts a million", ("100", "1_000_000")),
    evaluate("infinite wins", ("return 100", "return inf"), ("return -100", "return -inf")),
    evaluate("R08 chatty", ("    cells =", "    print(state)\n    cells =")),
    evaluate(
        "R07 a number of numpy's",
        ("    return sum", "    import numpy\n    return numpy.int64(sum"),
        ('"X" not in line for line in lines)\n', '"X" not in line for line in lines))\n'),
    ),
    evaluate(
        "weights for the cells, and threats",
        (
            SUM,
            "sum(w * ((c == 'X') - (c == 'O')) "
            "for w, c in zip([3, 2, 3, 2, 4, 2, 3, 2, 3], cells))",
        ),
    ),
    evaluate(
        "lines by how full they are",
        (
            SUM,
            'sum(10 ** line.count("X") * ("O" not in line) - 10 ** line.count("O") * '
            '("X" not in line) for line in lines)',
        ),
        ("100", "10_000"),
    ),
    Answer(
        "by the rules' own utility",
        "6.2",
        """
from gamesearch.evaluation.tictactoe import open_lines
def my_evaluate(game, state):
    if game.is_terminal(state):
        return 9 * game.utility(state)
    return open_lines(game, state)
""",
        "my_evaluate",
    ),
]


def quiet(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "6.3", changed(QUIESCENCE, *changes), "my_quiescence")


SEARCHES = [
    quiet("as the lesson has it"),
    quiet("R08 chatty", ("    best = evaluate", "    print('calm?')\n    best = evaluate")),
    Answer(
        "with a window",
        "6.3",
        """
def my_quiescence(game, state, evaluate, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state)
    value = evaluate(game, state)
    for move in game.actions(state):
        if game.capture(state, move) is None:
            continue
        if game.to_move(state) == MAX:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            return value
        child = my_quiescence(game, game.result(state, move), evaluate, alpha, beta)
        value = max(value, child) if game.to_move(state) == MAX else min(value, child)
    return value
""",
        "my_quiescence",
    ),
    Answer(
        "R01 negamax with the sign of the mover",
        "6.3",
        """
def my_quiescence(game, state, evaluate):
    def own(state):
        sign = 1 if game.to_move(state) == MAX else -1
        if game.is_terminal(state):
            return sign * game.utility(state)
        best = sign * evaluate(game, state)
        for move in game.actions(state):
            if game.capture(state, move):
                child = game.result(state, move)
                turned = -1 if game.to_move(child) != game.to_move(state) else 1
                best = max(best, turned * own(child))
        return best
    return own(state) if game.to_move(state) == MAX else -own(state)
""",
        "my_quiescence",
    ),
    Answer(
        "the package's own with captures sorted",
        "6.3",
        """
def my_quiescence(game, state, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    loud = [m for m in game.actions(state) if game.capture(state, m) is not None]
    loud.sort(key=lambda m: game.capture(state, m), reverse=True)
    after = [my_quiescence(game, game.result(state, m), evaluate) for m in loud]
    choose = max if game.to_move(state) == MAX else min
    return choose([evaluate(game, state), *after])
""",
        "my_quiescence",
    ),
]


def four(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "6.4", changed(FOUR, *changes), "my_evaluate_four")


SEARCHES += [
    quiet(
        "no moves are the end, too",
        ("if game.is_terminal(state):", "if not game.actions(state):"),
    ),
    Answer(
        "without recursion",
        "6.3",
        """
def my_quiescence(game, state, evaluate):
    def after(state):
        if game.is_terminal(state):
            return []
        loud = (m for m in game.actions(state) if game.capture(state, m) is not None)
        return [game.result(state, move) for move in loud]
    order, waiting, value = [], [state], {}
    while waiting:
        order.append(waiting.pop())
        waiting += after(order[-1])
    for here in reversed(order):
        if game.is_terminal(here):
            value[here] = game.utility(here)
        else:
            choose = max if game.to_move(here) == MAX else min
            value[here] = choose([evaluate(game, here), *(value[s] for s in after(here))])
    return value[state]
""",
        "my_quiescence",
    ),
    Answer(
        "a class that remembers within one call",
        "6.3",
        QUIESCENCE.replace("my_quiescence", "plain")
        + """
class Quiet:
    def __call__(self, game, state, evaluate, known=None):
        known = {} if known is None else known
        if state not in known:
            known[state] = float(plain(game, state, evaluate))
        return known[state]
my_quiescence = Quiet()
""",
        "my_quiescence",
    ),
]

DESIGNS = [
    four("windows and the centre"),
    four("R31 smaller numbers", ("return total", "return total / 1000")),
    four("no centre", ("0.01 *", "0 *")),
    four("threes count ten times", ("0.03", "0.1"), ("0.01 *", "0 *")),
    Answer(
        "the package's features",
        "6.4",
        "from gamesearch.evaluation.connectfour import centre_stones, threes, twos\n"
        "from gamesearch.evaluation.weighted import Weighted\n"
        "my_evaluate_four = Weighted({threes: 0.03, twos: 0.01, centre_stones: 0.01})",
        "my_evaluate_four",
    ),
]

NAMED = """
from collections import namedtuple
Ends = namedtuple("Ends", "low high")
def my_interval(points, games):
    z2, p = 1.96 ** 2, points / games
    root = (4 * games * p * (1 - p) + z2) ** 0.5
    low = (2 * games * p + z2 - 1.96 * root) / (2 * (games + z2))
    return Ends(low, (2 * games * p + z2 + 1.96 * root) / (2 * (games + z2)))
"""
LUCK = [
    Answer(
        "a generator of decimals",
        "6.5",
        """
from decimal import Decimal
def my_interval(points, games):
    z, n = Decimal("1.96"), Decimal(games)
    s = Decimal(points) / n
    half = z * (s * (1 - s) / n + z * z / (4 * n * n)).sqrt()
    yield (s + z * z / (2 * n) - half) / (1 + z * z / n)
    yield (s + z * z / (2 * n) + half) / (1 + z * z / n)
""",
        WORDS,
    ),
    Answer("Wilson", "6.5", INTERVAL, WORDS),
    Answer("R07 multiplied out, with names", "6.5", NAMED, WORDS),
    Answer(
        "kept inside 0 to 1",
        "6.5",
        INTERVAL + "\nplain = my_interval\n"
        "def my_interval(points, games):\n"
        "    low, high = plain(points, games)\n    return [max(0, low), min(1, high)]\n",
        WORDS,
    ),
    Answer(
        "R34 capital words",
        "6.5",
        INTERVAL,
        repr({row: word.title() for row, word in VERDICTS.items()}).replace(
            "{", '{"interval": my_interval, ', 1
        ),
    ),
]


def worth(name: str, value: str) -> Answer:
    imports = "import math\nfrom fractions import Fraction\n"
    code = f"{imports}def my_worth(eaten, time):\n    return {value}\n"
    return Answer(name, "6.6", code, "my_worth")


HURRIES = [
    worth("a discount", "sum(10 * 0.9**moment for moment in eaten)"),
    worth("a slight discount", "sum(10 * 0.99**t for t in eaten)"),
    worth("one over the moment", "sum(1 / t for t in eaten)"),
    worth("a large meal, and a small bonus", "1000 * len(eaten) - sum(eaten)"),
    worth("a little more for what is left", "sum(10 + (time - t) / 100 for t in eaten)"),
    worth("half each move, in whole numbers", "sum(2 ** (200 - t) for t in eaten)"),
    worth("half each move, in fractions", "sum(Fraction(1, 2) ** t for t in eaten)"),
    worth("down to the hundredth move", "sum(101 - t for t in eaten)"),
    worth("exponential", "math.fsum(math.exp(-t / 20) for t in eaten)"),
]

FITS = [
    Answer(
        "Newton's steps",
        "6.7",
        """
import numpy as np
def my_fit(rows, points):
    rows, points = np.array(rows, float), np.array(points, float)
    weights = np.zeros(rows.shape[1])
    for _ in range(20):
        c = 1 / (1 + np.exp(-rows @ weights))
        weights -= np.linalg.solve((rows.T * (c * (1 - c))) @ rows, rows.T @ (c - points))
    return weights
""",
        "my_fit",
    ),
    Answer("slopes, downhill", "6.7", FIT, "my_fit"),
    Answer("short steps", "6.7", changed(FIT, ("w - 0.5", "w - 0.1")), "my_fit"),
    Answer(
        "many very short steps",
        "6.7",
        changed(FIT, ("w - 0.5", "w - 0.05"), ("range(300)", "range(600)")),
        "my_fit",
    ),
    Answer(
        "with numpy",
        "6.7",
        """
import numpy

def my_fit(rows, points):
    rows, points = numpy.array(rows), numpy.array(points)
    weights = numpy.zeros(rows.shape[1])
    for _ in range(400):
        chances = 1 / (1 + numpy.exp(-rows @ weights))
        weights -= 0.4 * rows.T @ (chances - points) / len(points)
    return weights
""",
        "my_fit",
    ),
    Answer(
        "one position at a time",
        "6.7",
        changed(
            FIT,
            ("        weights = [w - 0.5 * slope for w, slope in zip(weights, slopes)]\n", ""),
            (
                "            slopes = [slope + error * f / len(rows) for slope, f in zip(slopes, "
                "row)]\n",
                "            weights = [w - 0.005 * error * f for w, f in zip(weights, row)]\n",
            ),
        ),
        "my_fit",
    ),
]

QUIET = [
    Answer(
        "R-05g captures in the order of what evaluate says",
        "6.3",
        """
def my_quiescence(game, state, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    highest = game.to_move(state) == MAX
    best = evaluate(game, state)
    loud = [m for m in game.actions(state) if game.capture(state, m) is not None]
    loud.sort(key=lambda m: evaluate(game, game.result(state, m)), reverse=highest)
    for m in loud:
        value = my_quiescence(game, game.result(state, m), evaluate)
        best = max(best, value) if highest else min(best, value)
    return best
""",
        "my_quiescence",
    ),
]

QUIET += [
    Answer(
        "values one by one, reduced",
        "6.3",
        """
from functools import reduce

def my_quiescence(game, state, evaluate):
    if game.is_terminal(state):
        return game.utility(state)

    def values():
        yield evaluate(game, state)
        for move in game.actions(state):
            if game.capture(state, move):
                yield my_quiescence(game, game.result(state, move), evaluate)

    return reduce(max if game.to_move(state) == MAX else min, values())
""",
        "my_quiescence",
    ),
]
LUCK += [
    Answer(
        "a lambda that maps, rounded late",
        "6.5",
        """
my_interval = lambda points, games, z=1.96: map(
    lambda sign: round((points / games + z * z / (2 * games) + sign * z * (
        points / games * (1 - points / games) / games + z * z / (4 * games * games)) ** 0.5
    ) / (1 + z * z / games), 5), (-1, 1))
""",
        WORDS,
    ),
]
FITS += [
    Answer(
        "one weight at a time, by trying",
        "6.7",
        """
from math import exp, log

def my_fit(rows, points):
    def loss(weights):
        total = 0
        for row, point in zip(rows, points):
            guess = sum(w * f for w, f in zip(weights, row))
            total += max(guess, 0) - point * guess + log(1 + exp(-abs(guess)))
        return total

    weights, step = [0.0] * len(rows[0]), 1.0
    while step > 0.01:
        better = False
        for i in range(len(weights)):
            for change in (step, -step):
                tried = weights[:i] + [weights[i] + change] + weights[i + 1 :]
                if loss(tried) < loss(weights):
                    weights, better = tried, True
        step = step if better else step / 2
    return dict(enumerate(weights)).values()
""",
        "my_fit",
    ),
]

RIGHT = [*TRACED, *EVALUATIONS, *SEARCHES, *DESIGNS, *LUCK, *HURRIES, *FITS, *QUIET]
