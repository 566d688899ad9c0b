"""Unusual right answers to the exercises on deepening: none may be turned away."""

from __future__ import annotations

from ..catalogue import Answer, changed
from .wrong import ASPIRE, CENTRE, DEEPEN, ENGINE, SAFE, SHARES


def deepen(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "5.1", changed(DEEPEN, *changes), "my_deepening")


SAME_WORK = """
from gamesearch import alphabeta
from gamesearch.search.budget import MeteredGame, OutOfBudget

def my_deepening(game, evaluate, nodes):
    metered, before, last = MeteredGame(game, nodes=nodes), 0, None
    depth, move = 0, game.actions(game.initial)[0]
    while last != metered.nodes - before:
        last, before = metered.nodes - before, metered.nodes
        try:
            _, move = alphabeta(metered, depth=depth + 1, evaluate=evaluate)
        except OutOfBudget:
            break
        depth += 1
    return depth, move
"""

DEEPENINGS = [
    deepen("in a loop"),
    deepen(
        "R08 chatty",
        (
            "        guessed = False\n        try",
            "        print(depth)\n        guessed = False\n        try",
        ),
    ),
    deepen("R07 a list", ("return depth, move", "return [depth, move]")),
    deepen("the last legal move if there is no time", ("[0]\n", "[-1]\n")),
    Answer("stops when nothing more is opened", "5.1", SAME_WORK, "my_deepening"),
    Answer(
        "the package's own",
        "5.1",
        "from gamesearch import deepening\n"
        "def my_deepening(game, evaluate, nodes):\n"
        "    depth, best = list(deepening(game, evaluate=evaluate, nodes=nodes))[-1]\n"
        "    return depth, best.move\n",
        "my_deepening",
    ),
    Answer(
        "a metered game for each iteration, with what is left",
        "5.1",
        DEEPEN.replace(
            "        try:\n            found = alphabeta(metered,",
            "        left = None if nodes is None else nodes - spent\n"
            "        metered = MeteredGame(game, nodes=left)\n"
            "        try:\n            found = alphabeta(metered,",
        )
        .replace("    depth, move = 0,", "    spent = 0\n    depth, move = 0,")
        .replace(
            "        depth, move = depth + 1",
            "        spent += metered.nodes\n        depth, move = depth + 1",
        ),
        "my_deepening",
    ),
]


def begins(name: str, body: str) -> Answer:
    return Answer(name, "5.2", f"def my_begins(costs, left):\n    {body}\n", "my_begins")


RULES = [
    begins("three times the last one", "return left >= 3 * costs[-1]"),
    begins("twice", "return left >= 2 * costs[-1]"),
    begins("four times", "return left > 4 * costs[-1]"),
    begins("as much as all so far", "return left >= sum(costs)"),
    begins("the last growth again", "return left >= costs[-1] * costs[-1] / costs[-2]"),
    begins(
        "the largest growth so far",
        "return left >= costs[-1] * max(b / a for a, b in zip(costs, costs[1:]))",
    ),
    begins("five times", "return left >= 5 * costs[-1]"),
    begins("half of the clock", "return left > sum(costs) + left / 2"),
    begins(
        "the mean growth",
        "return left >= costs[-1] * (costs[-1] / costs[0]) ** (1 / (len(costs) - 1))",
    ),
    begins("W-04k the last difference again", "return left >= 2 * costs[-1] - costs[-2]"),
    begins("R34 ones and zeros", "return int(left >= 3 * costs[-1])"),
]

WORDS = [
    Answer("numbers", "5.3", "", repr(SHARES)),
    Answer("R13 as shares", "5.3", "", repr({part: value / 100 for part, value in SHARES.items()})),
    Answer(
        "R20 rounded",
        "5.3",
        "",
        repr({"depth 5": 43.9, "depths 1 to 5": 77, "depths 1 to 11": 78}),
    ),
    Answer(
        "R13 numpy's and fractions",
        "5.3",
        "import numpy\nfrom fractions import Fraction",
        '{"depth 5": numpy.float64(43.87), "depths 1 to 5": Fraction(769, 10), '
        '"depths 1 to 11": 78.1}',
    ),
    Answer("words", "5.5", "", repr(SAFE)),
    Answer("in capitals", "5.5", "", repr({part: word.title() for part, word in SAFE.items()})),
]

ASPIRATIONS = [
    Answer("four times as wide", "5.4", ASPIRE, "my_aspiration"),
    Answer(
        "opens the end that failed",
        "5.4",
        changed(
            ASPIRE,
            ("low = value - width", "low = -inf"),
            ("high = value + width", "high = inf"),
        ),
        "my_aspiration",
    ),
    Answer(
        "the whole window after a failure",
        "5.4",
        """
def my_aspiration(search, guess, width):
    low, high = guess - width, guess + width
    value = search(low, high)
    return value if low < value < high else search(-inf, inf)
""",
        "my_aspiration",
    ),
    Answer(
        "recursion, and both ends move",
        "5.4",
        """
def my_aspiration(search, guess, width):
    value = search(guess - width, guess + width)
    if guess - width < value < guess + width:
        return value
    return my_aspiration(search, guess, 3 * width)
""",
        "my_aspiration",
    ),
]

ENGINES = [
    Answer("a table with bounds", "5.7", ENGINE, "my_engine"),
    Answer(
        "the table's move first, a list for a pair",
        "5.7",
        changed(
            ENGINE,
            (CENTRE, "key=lambda column: (column != first, abs(column - 3))"),
            (
                "    return search(state, -inf, inf, depth)",
                "    return list(search(state, -inf, inf, depth))",
            ),
        ),
        "my_engine",
    ),
]

DEEPENINGS += [
    Answer(
        "an object that counts, and an answer kept in a pair",
        "5.1",
        """
from itertools import count as counting
from gamesearch import alphabeta
from gamesearch.search.budget import MeteredGame, OutOfBudget

class Watch:
    def __init__(self, guess):
        self.guess, self.asked = guess, 0

    def __call__(self, game, state):
        self.asked += 1
        return self.guess(game, state)

def my_deepening(game, evaluate, nodes):
    best = 0, list(game.actions(game.initial))[-1]
    metered = MeteredGame(game, nodes=nodes)
    try:
        for depth in counting(1):
            watch = Watch(evaluate)
            best = depth, alphabeta(metered, depth=depth, evaluate=watch).move
            if not watch.asked:
                break
    except OutOfBudget:
        pass
    return best
""",
        "my_deepening",
    ),
    deepen(
        "an array of numpy's",
        ("return depth, move", "import numpy; return numpy.array([depth, move])"),
    ),
]
ASPIRATIONS += [
    Answer(
        "by keyword, and only beyond the end that failed",
        "5.4",
        """
def my_aspiration(search, guess, width):
    low, high = guess - width, guess + width
    value = search(alpha=low, beta=high)
    if value <= low:
        return search(beta=low, alpha=-inf)
    return value if value < high else search(alpha=high, beta=inf)
""",
        "my_aspiration",
    ),
    Answer(
        "decimals in a partial",
        "5.4",
        """
from decimal import Decimal
from functools import partial

def widened(grow, search, guess, width):
    guess, width = Decimal(str(guess)), Decimal(str(width))
    while not guess - width < (value := search(guess - width, guess + width)) < guess + width:
        width *= grow
    return value

my_aspiration = partial(widened, 10)
""",
        "my_aspiration",
    ),
]
ENGINES += [
    Answer(
        "a memo for each depth, in an object",
        "5.7",
        changed(
            ENGINE,
            ("table.get(state,", "table.get((state, depth),"),
            ("table[state] =", "table[state, depth] ="),
            ("def my_engine", "def inner"),
        )
        + """
class Engine:
    def __call__(self, game, state, depth):
        return inner(game, state, depth)

my_engine = Engine()
""",
        "my_engine",
    ),
]

ENGINES += [
    Answer(
        "a table for each depth, kept from call to call",
        "5.7",
        "TABLES = {}\n"
        + changed(ENGINE, ("    table = {}\n", "    table = TABLES.setdefault(depth, {})\n")),
        "my_engine",
    ),
]

RIGHT = [*WORDS, *DEEPENINGS, *RULES, *ASPIRATIONS, *ENGINES]
