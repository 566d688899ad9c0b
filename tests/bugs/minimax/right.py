"""Unusual right answers to the exercises on minimax: none of them may be turned away."""

from __future__ import annotations

from ..catalogue import Answer, changed
from .wrong import (
    BONUS,
    EAGER,
    FLAG,
    GIVES,
    LIMITED,
    MINIMAX,
    NEGAMAX,
    OVER,
    REPAIRED,
    SOLVER,
    traced,
)

TRACES = [
    Answer("as found by hand", "1.1", "", traced()),
    Answer("R13 other numbers", "1.1", "", traced(MIN_nodes="[3.0, 5.0, 6]", root_2="-3.0")),
]


def value(name: str, code: str) -> Answer:
    return Answer(name, "1.2", MINIMAX.replace("my_minimax", "right") + code, "my_minimax")


VALUES = [
    Answer("as in the book", "1.2", MINIMAX, "my_minimax"),
    Answer(
        "two functions",
        "1.2",
        """
def my_minimax(game, state):
    return max_value(game, state) if game.to_move(state) == MAX else min_value(game, state)

def max_value(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    return max(min_value(game, game.result(state, a)) for a in game.actions(state))

def min_value(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    return min(max_value(game, game.result(state, a)) for a in game.actions(state))
""",
        "my_minimax",
    ),
    value(
        "R01 negamax",
        """
def my_minimax(game, state):
    def mover(state):
        if game.is_terminal(state):
            return game.utility(state, game.to_move(state))
        return max(-mover(game.result(state, a)) for a in game.actions(state))
    return mover(state) if game.to_move(state) == MAX else -mover(state)
""",
    ),
    Answer(
        "all states in layers, valued from the last to the first",
        "1.2",
        """
def my_minimax(game, state):
    states, value = [state], {}
    for here in states:
        if not game.is_terminal(here):
            states += [game.result(here, a) for a in game.actions(here)]
    for here in reversed(states):
        if game.is_terminal(here):
            value[here] = game.utility(here)
        else:
            below = [value[game.result(here, a)] for a in game.actions(here)]
            value[here] = max(below) if game.to_move(here) == MAX else min(below)
    return value[state]
""",
        "my_minimax",
    ),
    value(
        "R02 an explicit stack",
        """
def my_minimax(game, state):
    order, stack = [], [(state, None)]
    values, below = {}, {}
    while stack:
        here, parent = stack.pop()
        number = len(order)
        order.append((here, parent))
        if not game.is_terminal(here):
            stack += [(game.result(here, a), number) for a in game.actions(here)]
        else:
            values[number] = game.utility(here)
    for number in reversed(range(len(order))):
        here, parent = order[number]
        if number not in values:
            pick = max if game.to_move(here) == MAX else min
            values[number] = pick(below[number])
        below.setdefault(parent, []).append(values[number])
    return values[0]
""",
    ),
    value(
        "R04 alpha-beta",
        """
def my_minimax(game, state):
    return alphabeta(game, state)
""",
    ),
    value(
        "R07 value and move",
        """
def my_minimax(game, state):
    return [right(game, state), None]
""",
    ),
    value(
        "R07 a dict",
        """
def my_minimax(game, state):
    return {"value": right(game, state), "move": None}
""",
    ),
    value(
        "R08 prints",
        """
def my_minimax(game, state):
    print("looking at", state)
    return right(game, state)
""",
    ),
    value(
        "R13 a fraction",
        """
from fractions import Fraction

def my_minimax(game, state):
    return Fraction(right(game, state))
""",
    ),
    value(
        "R13 a numpy number",
        """
import numpy

def my_minimax(game, state):
    return numpy.float64(right(game, state))
""",
    ),
    value(
        "R14 right to left",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_minimax(game, game.result(state, a)) for a in reversed(game.actions(state))]
    return max(values) if game.to_move(state) == MAX else min(values)
""",
    ),
    value(
        "the end is where no action is left",
        """
def my_minimax(game, state):
    values = [my_minimax(game, game.result(state, a)) for a in game.actions(state)]
    if not values:
        return game.utility(state, MAX)
    return max(values) if game.to_move(state) == MAX else min(values)
""",
    ),
    value(
        "more arguments with defaults",
        """
def my_minimax(game, state=None, depth=0, best=None):
    return right(game, game.initial if state is None else state)
""",
    ),
    value(
        "a class",
        """
class Search:
    def __call__(self, game, state):
        return right(game, state)

my_minimax = Search()
""",
    ),
]


def move(name: str, code: str) -> Answer:
    return Answer(name, "1.2b", MINIMAX + code, "my_best_move")


MOVES = [
    move(
        "max or min with a key",
        """
def my_best_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda a: my_minimax(game, game.result(state, a)))
""",
    ),
    move(
        "R07 value and move",
        """
def my_best_move(game, state):
    return minimax(game, state)
""",
    ),
    move(
        "R07 a dict",
        """
def my_best_move(game, state):
    value, move = minimax(game, state)
    return {"value": value, "move": move}
""",
    ),
    move(
        "the last of equals",
        """
def my_best_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    last_first = reversed(game.actions(state))
    return pick(last_first, key=lambda a: my_minimax(game, game.result(state, a)))
""",
    ),
    move(
        "any of the best",
        """
import random
chance = random.Random(3)

def my_best_move(game, state):
    value = my_minimax(game, state)
    return chance.choice(
        [a for a in game.actions(state) if my_minimax(game, game.result(state, a)) == value]
    )
""",
    ),
    move(
        "pairs of value and move",
        """
def my_best_move(game, state):
    pairs = [(my_minimax(game, game.result(state, a)), a) for a in game.actions(state)]
    return (max(pairs) if game.to_move(state) == MAX else min(pairs))[1]
""",
    ),
    move(
        "R08 prints",
        """
def my_best_move(game, state):
    print(game.show(state))
    return minimax(game, state).move
""",
    ),
    move(
        "True for the second move, which every game takes for 1",
        """
def my_best_move(game, state):
    move = minimax(game, state).move
    return move == 1 or move
""",
    ),
    move(
        "R32 nothing to choose",
        """
def my_best_move(game, state):
    if game.is_terminal(state):
        return None
    return minimax(game, state).move
""",
    ),
]

SOLVERS = [
    Answer("a dictionary in a closure", "1.3", SOLVER, "my_value"),
    Answer(
        "functools.cache inside",
        "1.3",
        """
from functools import cache

def my_value(game, state):
    @cache
    def value(state):
        if game.is_terminal(state):
            return game.utility(state)
        values = [value(game.result(state, move)) for move in game.actions(state)]
        return max(values) if game.to_move(state) == MAX else min(values)
    return value(state)
""",
        "my_value",
    ),
    Answer(
        "a table handed down",
        "1.3",
        """
def my_value(game, state, known=None):
    known = {} if known is None else known
    if state in known:
        return known[state]
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_value(game, game.result(state, move), known) for move in game.actions(state)]
    known[state] = max(values) if game.to_move(state) == MAX else min(values)
    return known[state]
""",
        "my_value",
    ),
    Answer(
        "functools.cache outside",
        "1.3",
        """
from functools import cache

@cache
def my_value(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_value(game, game.result(state, move)) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)
""",
        "my_value",
    ),
    Answer(
        "a table under alpha-beta's bounds, exact values only",
        "1.3",
        """
def my_value(game, state):
    known = {}
    def value(state):
        if state in known:
            return known[state]
        if game.is_terminal(state):
            return game.utility(state)
        big = game.to_move(state) == MAX
        best = -inf if big else inf
        for move in game.actions(state):
            child = value(game.result(state, move))
            best = max(best, child) if big else min(best, child)
        known[state] = best
        return best
    return value(state), None
""",
        "my_value",
    ),
]


def limited(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "1.4", changed(LIMITED, *changes), "my_limited")


LIMITS = [
    limited("as in the book"),
    Answer(
        "the package's",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    return minimax(game, state, depth=depth, evaluate=evaluate)
""",
        "my_limited",
    ),
    Answer(
        "R04 with pruning",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    return alphabeta(game, state, depth=depth, evaluate=evaluate).value
""",
        "my_limited",
    ),
    limited("depth 0 or less", ("depth == 0", "depth <= 0")),
    limited("depth as the last test", (OVER, OVER + "    print(depth)\n")),
    limited(
        "counts upwards",
        (
            "def my_limited(game, state, depth, evaluate):",
            "def my_limited(game, state, depth, evaluate, ply=0):",
        ),
        ("depth == 0", "ply == depth"),
        ("depth - 1, evaluate", "depth, evaluate, ply + 1"),
    ),
    Answer(
        "negamax",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    def mover(state, depth):
        sign = 1 if game.to_move(state) == MAX else -1
        if game.is_terminal(state):
            return sign * game.utility(state)
        if depth == 0:
            return sign * evaluate(game, state)
        return max(-mover(game.result(state, a), depth - 1) for a in game.actions(state))
    return mover(state, depth) * (1 if game.to_move(state) == MAX else -1)
""",
        "my_limited",
    ),
    Answer(
        "R07 value and move",
        "1.4",
        LIMITED.replace("my_limited", "right")
        + """
def my_limited(game, state, depth, evaluate):
    return right(game, state, depth, evaluate), None
""",
        "my_limited",
    ),
]


def negamax(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "1.5", changed(NEGAMAX, *changes), "my_negamax")


NEGAMAXES = [
    negamax("as in the book"),
    Answer(
        "a colour handed down",
        "1.5",
        """
def my_negamax(game, state, colour=None):
    if colour is None:
        colour = 1 if game.to_move(state) == MAX else -1
    if game.is_terminal(state):
        return colour * game.utility(state)
    return max(-my_negamax(game, game.result(state, a), -colour) for a in game.actions(state))
""",
        "my_negamax",
    ),
    Answer(
        "by minimax and a sign",
        "1.5",
        MINIMAX
        + """
def my_negamax(game, state):
    return my_minimax(game, state) * (1 if game.to_move(state) == MAX else -1)
""",
        "my_negamax",
    ),
    Answer(
        "minus the smallest",
        "1.5",
        """
def my_negamax(game, state):
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    return -min(my_negamax(game, game.result(state, a)) for a in game.actions(state))
""",
        "my_negamax",
    ),
    Answer(
        "turns that need not alternate",
        "1.5",
        """
def my_negamax(game, state):
    mover = game.to_move(state)
    if game.is_terminal(state):
        return game.utility(state, mover)
    values = []
    for a in game.actions(state):
        child = game.result(state, a)
        value = my_negamax(game, child)
        values.append(value if game.to_move(child) == mover else -value)
    return max(values)
""",
        "my_negamax",
    ),
    negamax("-0.0", ("return best", "return best * 1.0")),
]


def eager(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "1.6", changed(EAGER, *changes), "my_eager_move")


EAGERS = [
    eager("a hundred less the plies"),
    eager("R21 a discount", (BONUS, "game.utility(state) * 0.99 ** plies")),
    eager("R21 a hard discount", (BONUS, "game.utility(state) / 2 ** plies")),
    eager(
        "R21 ten and a bonus", (BONUS, "10 * game.utility(state) - game.utility(state) * plies / 2")
    ),
    eager("divided by the plies", (BONUS, "game.utility(state) / plies")),
    eager(
        "the empty cells as a bonus",
        (BONUS, "game.utility(state) * (1 + game.cells(state).count('.'))"),
    ),
    eager("draws are put off, too", (BONUS, "game.utility(state) * (100 - plies) + plies / 1000")),
    Answer(
        "pairs of value and plies",
        "1.6",
        """
def score(game, state):
    if game.is_terminal(state):
        return game.utility(state), 0
    pick = max if game.to_move(state) == MAX else min
    value, left = pick(score(game, game.result(state, a)) for a in game.actions(state))
    return value, left - (value > 0) + (value < 0)

def my_eager_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda a: score(game, game.result(state, a)))
""",
        "my_eager_move",
    ),
    Answer(
        "deeper and deeper until the end is seen",
        "1.6",
        """
def after(game, state, move, depth):
    return minimax(game, game.result(state, move), depth=depth).value

def my_eager_move(game, state):
    sign = 1 if game.to_move(state) == MAX else -1
    alive = list(game.actions(state))
    for depth in range(10):
        values = {m: sign * after(game, state, m, depth) for m in alive}
        if max(values.values()) > 0:
            return max(values, key=values.get)
        if max(values.values()) < 0:
            return alive[0]
        alive = [m for m in alive if values[m] == 0]
    return alive[0]
""",
        "my_eager_move",
    ),
]


def repaired(name: str, code: str = REPAIRED, witness: str = "'O.X.X....'") -> Answer:
    return Answer(name, "1.7", code, GIVES.format(witness))


REPAIRS = [
    repaired("the game says who is to move"),
    repaired("the lesson's board, mirrored", witness="'.XX.O....'"),
    repaired("a witness in rows", witness="'XOX\\n...\\n...'"),
    repaired("a witness in small letters", witness="'x.o.x....'"),
    repaired("not MIN", changed(REPAIRED, (FLAG, "game.to_move(state) != MIN)[1]"))),
    repaired(
        "the package's", "def my_choose_move(game, state):\n    return minimax(game, state)\n"
    ),
    repaired(
        "alpha-beta", "def my_choose_move(game, state):\n    return alphabeta(game, state).move\n"
    ),
]

TRIED = [
    Answer(
        "the evaluation asked by names",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    if depth < 1:
        return evaluate(game=game, state=state)
    values = [
        my_limited(game, game.result(state, move), depth - 1, evaluate)
        for move in game.actions(state)
    ]
    return max(values) if game.to_move(state) == MAX else min(values)
""",
        "my_limited",
    ),
    Answer(
        "remembers by state and depth, within a call",
        "1.4",
        """
def my_limited(game, state, depth, evaluate, memo=None):
    memo = {} if memo is None else memo
    if (state, depth) in memo:
        return memo[state, depth]
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return evaluate(game, state)
    values = [
        my_limited(game, game.result(state, move), depth - 1, evaluate, memo)
        for move in game.actions(state)
    ]
    memo[state, depth] = max(values) if game.to_move(state) == MAX else min(values)
    return memo[state, depth]
""",
        "my_limited",
    ),
    Answer(
        "the player handed down",
        "1.5",
        """
def my_negamax(game, state):
    return go(game, state, game.to_move(state))


def go(game, s, p):
    if game.is_terminal(s):
        return game.utility(s, p)
    return max((-go(game, game.result(s, m), 1 - p) for m in game.actions(s)))
""",
        "my_negamax",
    ),
    Answer(
        "a pair of result and plies",
        "1.6",
        """
def my_eager_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda move: score(game, game.result(state, move), 1))


def score(game, state, plies):
    if game.is_terminal(state):
        return (game.utility(state), -plies * game.utility(state))
    scores = [score(game, game.result(state, move), plies + 1) for move in game.actions(state)]
    return max(scores) if game.to_move(state) == MAX else min(scores)
""",
        "my_eager_move",
    ),
    Answer(
        "one ply deeper at a time",
        "1.6",
        """
def solve_(game, s, d):
    if game.is_terminal(s):
        return game.utility(s)
    if d == 0:
        return 0
    v = [solve_(game, game.result(s, m), d - 1) for m in game.actions(s)]
    return max(v) if game.to_move(s) == MAX else min(v)


def my_eager_move(game, state):
    me = 1 if game.to_move(state) == MAX else -1
    ms = list(game.actions(state))
    for d in range(9):
        for m in ms:
            if me * solve_(game, game.result(state, m), d) > 0:
                return m
    for d in range(9, -1, -1):
        for m in ms:
            if me * solve_(game, game.result(state, m), d) >= 0:
                return m
    return ms[0]
""",
        "my_eager_move",
    ),
    Answer(
        "a solver that is asked by key",
        "1.3",
        """
class Solver:
    def __init__(self, game):
        self.g, self.k = (game, {})

    def __getitem__(self, s):
        if s not in self.k:
            g = self.g
            self.k[s] = (
                g.utility(s)
                if g.is_terminal(s)
                else (max if g.to_move(s) == MAX else min)(
                    (self[g.result(s, m)] for m in g.actions(s))
                )
            )
        return self.k[s]


def my_value(game, state):
    return Solver(game)[state]
""",
        "my_value",
    ),
    Answer(
        "the witness in rows",
        "1.7",
        """
from gamesearch.checks.minimax.given import choose_by_flag, search_by_flag


def my_choose_move(game, state):
    _, move = search_by_flag(game, state, game.to_move(state) == MAX)
    return move


my_witness = ["O.X", ".X.", "..."]
""",
        '{"witness": my_witness, "repaired": my_choose_move}',
    ),
    Answer(
        "the flag from a number",
        "1.7",
        """
from gamesearch.checks.minimax.given import choose_by_flag, search_by_flag


my_witness = "O.X.X...."


def my_choose_move(game, state):
    return search_by_flag(game, state, not game.to_move(state))[1]
""",
        '{"witness": my_witness, "repaired": my_choose_move}',
    ),
]


# Finished roots, memories that last, zeros, numbers near to each other.
ONCE_MORE = [
    Answer(
        "folded, with a sign",
        "1.2",
        """
from functools import reduce
def my_minimax(game, state):
    if not game.actions(state):
        return game.utility(state, MAX)
    sign = (1, -1)[game.to_move(state)]
    return sign * reduce(max, (sign * my_minimax(game, game.result(
        state, m))
        for m in game.actions(state))
    )
""",
        "my_minimax",
    ),
    Answer(
        "remembers game and state together",
        "1.2",
        """
from functools import cache
@cache
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    return (max, min)[game.to_move(state)](my_minimax(game, game.result(
        state, m))
        for m in game.actions(state)
    )
""",
        "my_minimax",
    ),
    Answer(
        "the first that attains the value",
        "1.2b",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_minimax(game, game.result(state, move)) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)

def my_best_move(game, state):
    v = my_minimax(game, state)
    return next(m for m in game.actions(state) if my_minimax(game, game.result(state, m)) == v)
""",
        "my_best_move",
    ),
    Answer(
        "a memory for each game",
        "1.3",
        """
from weakref import WeakKeyDictionary
MEMO = WeakKeyDictionary()
def my_value(game, state):
    known = MEMO.setdefault(game, {})
    if game.is_terminal(state):
        return game.utility(state)
    if state not in known:
        values = [my_value(game, game.result(state, m)) for m in game.actions(state)]
        known[state] = max(values) if game.to_move(state) == MAX else min(values)
    return known[state]
""",
        "my_value",
    ),
    Answer(
        "from the last states to the first",
        "1.3",
        """
def my_value(game, state):
    order, seen, stack = [], {state}, [state]
    children = {}
    while stack:
        s = stack.pop()
        children[s] = [] if game.is_terminal(s) else [game.result(s, m) for m in game.actions(s)]
        for c in children[s]:
            if c not in seen:
                seen.add(c)
                stack.append(c)
    value = {}
    waiting = list(children)
    while waiting:
        left = []
        for s in waiting:
            if not children[s]:
                value[s] = game.utility(s)
            elif all(c in value for c in children[s]):
                value[s] = (max if game.to_move(s) == MAX else min)(value[c] for c in children[s])
            else:
                left.append(s)
        waiting = left
    return value[state]
""",
        "my_value",
    ),
    Answer(
        "remembers state and depth",
        "1.4",
        """
from functools import cache
def my_limited(game, state, depth, evaluate):
    @cache
    def look(s, d):
        if game.is_terminal(s):
            return game.utility(s)
        if not d:
            return evaluate(game, s)
        return (max, min)[game.to_move(s)](look(game.result(s, m), d - 1) for m in game.actions(s))
    return look(state, depth)
""",
        "my_limited",
    ),
    Answer(
        "remembers all four",
        "1.4",
        """
from functools import cache
@cache
def my_limited(game, state, depth, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    if not depth:
        return evaluate(game, state)
    return (max, min)[game.to_move(state)](my_limited(game, game.result(
        state, m), depth - 1, evaluate)
        for m in game.actions(state)
    )
""",
        "my_limited",
    ),
    Answer(
        "children made before the cut",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    children = [game.result(state, m) for m in game.actions(state)]
    if not children:
        return game.utility(state)
    if depth == 0:
        return evaluate(game, state)
    values = [my_limited(game, c, depth - 1, evaluate) for c in children]
    return max(values) if game.to_move(state) == MAX else min(values)
""",
        "my_limited",
    ),
    Answer(
        "seven less the plies",
        "1.6",
        """
def my_eager_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda m: score(game, game.result(state, m), 1))
def score(game, state, plies):
    if game.is_terminal(state):
        return game.utility(state) * (7 - plies)
    scores = [score(game, game.result(state, m), plies + 1) for m in game.actions(state)]
    return max(scores) if game.to_move(state) == MAX else min(scores)
""",
        "my_eager_move",
    ),
    Answer(
        "parts of twenty",
        "1.6",
        """
def my_eager_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda m: score(game, game.result(state, m), 1))
def score(game, state, plies):
    if game.is_terminal(state):
        return game.utility(state) * (20 // plies)
    scores = [score(game, game.result(state, m), plies + 1) for m in game.actions(state)]
    return max(scores) if game.to_move(state) == MAX else min(scores)
""",
        "my_eager_move",
    ),
    Answer(
        "a draw a little below nothing",
        "1.6",
        """
def my_eager_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda m: score(game, game.result(state, m), 1))
def score(game, state, plies):
    if game.is_terminal(state):
        return game.utility(state) * (100 - plies) if game.utility(state) else -1
    scores = [score(game, game.result(state, m), plies + 1) for m in game.actions(state)]
    return max(scores) if game.to_move(state) == MAX else min(scores)
""",
        "my_eager_move",
    ),
    Answer(
        "X has an odd number of free cells",
        "1.7",
        """
from gamesearch.checks.minimax.given import choose_by_flag, search_by_flag

def my_choose_move(game, state):
    return search_by_flag(game, state, bool(len(game.actions(state)) % 2))[1]
""",
        '{"witness": "O.X.X....", "repaired": my_choose_move}',
    ),
]

ONCE_MORE += [
    Answer(
        "the turn told by the child",
        "1.3",
        """
def my_value(game, state):
    known = {}
    def value(s, p):
        if game.is_terminal(s):
            return game.utility(s)
        if s not in known:
            vs = [
                value(game.result(s, m), 1 - p if game.to_move(game.result(s, m)) != p else p)
                for m in game.actions(s)
            ]
            known[s] = max(vs) if p == MAX else min(vs)
        return known[s]
    return value(state, game.to_move(state))
""",
        "my_value",
    ),
    Answer(
        "the smallest and the largest by turns",
        "1.5",
        """
def my_negamax(game, state, ply=0):
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    vs = [my_negamax(game, game.result(state, m), ply + 1) for m in game.actions(state)]
    return max(-x for x in vs) if ply % 2 == 0 else -min(vs)
""",
        "my_negamax",
    ),
]

RIGHT = [
    *TRACES,
    *VALUES,
    *MOVES,
    *SOLVERS,
    *LIMITS,
    *NEGAMAXES,
    *EAGERS,
    *REPAIRS,
    *TRIED,
    *ONCE_MORE,
]
