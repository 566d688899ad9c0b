"""Unusual right answers to the exercises on ordering: none of them may be turned away."""

from __future__ import annotations

from ..catalogue import Answer, changed
from .wrong import (
    BOTH,
    BY_HAND,
    CHANGES,
    CURVES,
    FIRST,
    HISTORY,
    LEFT,
    ORDER,
    ORDERED,
    REMEMBER,
    SORTED,
    WORTH,
)


def order(name: str, last_lines: str = SORTED, head: str = "") -> Answer:
    return Answer(name, "3.2", head + changed(ORDER, (SORTED, last_lines)), "my_order")


ORDERS = [
    order("sorted with reverse"),
    order("R08 chatty", "    print('sorting', moves)\n" + SORTED),
    order(
        "R23 a tuple",
        "    return tuple(sorted(moves, key=worth, reverse=game.to_move(state) == MAX))\n",
    ),
    order(
        "R23 a generator",
        "    yield from sorted(moves, key=worth, reverse=game.to_move(state) == MAX)\n",
    ),
    order(
        "reversed gives an iterator",
        "    ascending = sorted(moves, key=worth)\n"
        "    return reversed(ascending) if game.to_move(state) == MAX else iter(ascending)\n",
    ),
    order(
        "by the sign",
        "    sign = -1 if game.to_move(state) == MAX else 1\n"
        "    return sorted(moves, key=lambda move: sign * worth(move))\n",
    ),
    order(
        "pairs, then the moves",
        "    pairs = sorted((worth(m), m) for m in moves)\n"
        "    if game.to_move(state) == MAX: pairs.reverse()\n"
        "    return [move for _, move in pairs]\n",
    ),
    order(
        "in place, then returned",
        "    moves.sort(key=worth, reverse=game.to_move(state) == MAX)\n    return moves\n",
    ),
    order(
        "R13 numpy's numbers",
        "    values = numpy.array([worth(m) for m in moves])\n"
        "    values = -values if game.to_move(state) == MAX else values\n"
        "    best = numpy.argsort(values, kind='stable')\n"
        "    return numpy.array(moves)[best]\n",
        "import numpy\n",
    ),
    order(
        "selection sort",
        """    left, out = list(moves), []
    pick = max if game.to_move(state) == MAX else min
    while left:
        out.append(pick(left, key=worth))
        left.remove(out[-1])
    return out
""",
    ),
    order(
        "a heap",
        "    sign = -1 if game.to_move(state) == MAX else 1\n"
        "    heap = [(sign * worth(m), m) for m in moves]\n"
        "    heapq.heapify(heap)\n"
        "    return [heapq.heappop(heap)[1] for _ in moves]\n",
        "import heapq\n",
    ),
]


def killers(name: str, first: str = FIRST, remember: str = REMEMBER) -> Answer:
    return Answer(name, "3.3", first + remember, BOTH)


KILLERS = [
    killers("lists"),
    killers(
        "sorted by place",
        """
def my_first(moves, killers):
    place = {killer: n for n, killer in enumerate(killers)}
    return sorted(moves, key=lambda move: place.get(move, 9))
""",
    ),
    killers(
        "R23 tuples",
        "\ndef my_first(moves, killers):\n"
        "    legal = [k for k in killers if k in moves]\n"
        "    return (*legal, *(m for m in moves if m not in legal))\n",
        "\ndef my_remember(killers, move):\n"
        "    return (move, *(k for k in killers if k != move))[:2]\n",
    ),
    killers(
        "in place",
        """
def my_first(moves, killers):
    for killer in reversed(killers):
        if killer in moves:
            moves.remove(killer)
            moves.insert(0, killer)
    return moves
""",
        """
def my_remember(killers, move):
    if move in killers:
        killers.remove(move)
    killers.insert(0, move)
    del killers[2:]
    return killers
""",
    ),
    killers(
        "a deque",
        remember="""
from collections import deque
def my_remember(killers, move):
    return deque([k for k in killers if k != move][:1] + [move], 2).__class__(
        [move] + [k for k in killers if k != move][:1], 2)
""",
    ),
    killers(
        "R08 chatty generators",
        "\ndef my_first(moves, killers):\n    print(moves)\n"
        "    yield from dict.fromkeys([k for k in killers if k in moves] + moves)\n",
    ),
]


def worth(name: str, body: str) -> Answer:
    return Answer(name, "3.4", f"def my_worth(column, columns):\n    {body}\n", "my_worth")


STATIC = [
    Answer("distance to the middle", "3.4", WORTH, "my_worth"),
    worth("R31 scaled and shifted", "return 100 - 7 * abs(column - (columns - 1) / 2)"),
    worth("the smaller distance to an edge", "return min(column, columns - 1 - column)"),
    worth(
        "lines through a column",
        "return sum(0 <= a and a + 2 < columns for a in (column - 2, column - 1, column))",
    ),
    worth(
        "R13 a fraction",
        "import fractions; return fractions.Fraction(-abs(2 * column - columns + 1), 3)",
    ),
    worth("middle or not", "return abs(2 * column - (columns - 1)) <= 1"),
]


def history(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "3.5", changed(HISTORY, *changes), "MyHistory")


HISTORIES = [
    history("a dict"),
    history("R31 scaled", ("depth * depth", "0.5 * depth ** 2")),
    history("R08 chatty", ("        key =", "        print(move)\n        key =")),
    Answer(
        "a Counter for each player",
        "3.5",
        """
from collections import Counter

class MyHistory(Order):
    def __init__(self):
        self.tables = {MAX: Counter(), MIN: Counter()}

    def score(self, game, state, move, ply):
        return self.tables[game.to_move(state)][move]

    def learn(self, game, state, move, ply, depth):
        self.tables[game.to_move(state)][move] += depth ** 2
""",
        "MyHistory",
    ),
    Answer(
        "two lists of nine numbers for nine squares, a dict for the rest",
        "3.5",
        """
class MyHistory(Order):
    def __init__(self):
        self.squares, self.rest = [[0] * 9, [0] * 9], {}

    def score(self, game, state, move, ply):
        who = game.to_move(state)
        return self.squares[who][move] if isinstance(move, int) else self.rest.get((who, move), 0)

    def learn(self, game, state, move, ply, depth):
        who = game.to_move(state)
        if isinstance(move, int):
            self.squares[who][move] += depth ** 2
        else:
            self.rest[who, move] = self.rest.get((who, move), 0) + depth ** 2
""",
        "MyHistory",
    ),
    Answer(
        "no base class, its own arrange",
        "3.5",
        HISTORY.replace("(Order)", "")
        + """
    def arrange(self, game, state, moves, ply):
        return sorted(moves, key=lambda move: -self.score(game, state, move, ply))
""",
        "MyHistory",
    ),
    Answer("the package's own", "3.5", "from gamesearch.search.orders import History", "History"),
    Answer("a function that makes one", "3.5", HISTORY, "lambda: MyHistory()"),
]

PLOTS = [
    Answer("exact", "3.6", "", repr(CURVES)),
    Answer("R20 rounded", "3.6", "", repr({"left to right": 3.2, "ordered": 2.7})),
    Answer(
        "read off roughly",
        "3.6",
        "",
        repr({"left to right": LEFT * 0.93, "ordered": ORDERED * 1.07}),
    ),
    Answer(
        "R13 numpy's and fractions",
        "3.6",
        "import numpy\nfrom fractions import Fraction",
        '{"left to right": numpy.float64(3.1), "ordered": Fraction(8, 3)}',
    ),
]

WORDS = [
    Answer("words", "3.1", "", repr(BY_HAND)),
    Answer(
        "lists",
        "3.1",
        "",
        repr({"for MAX": list("FCADEB"), "for MIN": list("BEADCF"), "leaves": 6.0}),
    ),
    Answer(
        "spaced",
        "3.1",
        "",
        repr({"for MAX": "f c a d e b", "for MIN": "B, E, A, D, C, F", "leaves": 6}),
    ),
    Answer("effects", "3.7", "", repr(CHANGES)),
    Answer("in capitals", "3.7", "", repr({part: word.title() for part, word in CHANGES.items()})),
]

TRIED = [
    Answer(
        "signs between the letters",
        "3.1",
        "",
        ("{'for MAX': 'F > C > A > D > E > B', 'for MIN': 'B < E < A < D < C < F', 'leaves': 6}"),
    ),
    Answer(
        "the evaluation asked by names",
        "3.2",
        """
def my_order(game, state, moves, evaluate):
    return sorted(
        moves,
        key=lambda m: evaluate(game=game, state=game.result(state, m)),
        reverse=game.to_move(state) == MAX,
    )
""",
        "my_order",
    ),
    Answer(
        "numpy's argsort",
        "3.2",
        """
import numpy as np


def my_order(game, state, moves, evaluate):
    v = np.array([evaluate(game, game.result(state, m)) for m in moves])
    return [moves[i] for i in np.argsort(-v if game.to_move(state) == MAX else v)]
""",
        "my_order",
    ),
    Answer(
        "twins taken out by a dict",
        "3.3",
        """
def my_first(moves, killers):
    return list(dict.fromkeys([k for k in killers if k in moves] + list(moves)))


def my_remember(killers, move):
    return list(dict.fromkeys([move, *killers]))[:2]
""",
        '{"first": my_first, "remember": my_remember}',
    ),
]

RIGHT = [*WORDS, *ORDERS, *KILLERS, *STATIC, *HISTORIES, *PLOTS, *TRIED]
