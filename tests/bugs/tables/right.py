"""Unusual right answers to the exercises on tables: none may be turned away."""

from __future__ import annotations

from ..catalogue import Answer, changed
from .wrong import ANSWERS, BOTH, BY_HAND, DECIDE, KEYS, SAFE, SEARCH, STORE, TRAP


def search(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "4.2", changed(SEARCH, *changes), "my_search")


def whole(name: str, code: str) -> Answer:
    return Answer(name, "4.2", code, "my_search")


SEARCHES = [
    search("one function for both players"),
    search("R08 chatty", ("    low, high", "    print(state)\n    low, high")),
    search(
        "R26 exact values only",
        (STORE, "    if kind == 'exact':\n        table[state] = kind, best\n"),
    ),
    search(
        "R05 strict cuts",
        ("if alpha >= beta", "if alpha > beta"),
    ),
    search("R13 floats", ("return game.utility(state)", "return float(game.utility(state))")),
    search(
        "R32 leaves in the table, too",
        (
            "        return game.utility(state)\n    if",
            "        table[state] = 'exact', game.utility(state)\n"
            "        return table[state][1]\n    if",
        ),
    ),
    search(
        "strict when an entry answers",
        (ANSWERS, ANSWERS.replace(">=", ">").replace("<=", "<")),
    ),
    whole(
        "R07 pairs of value and move, the best move first",
        """
def my_search(game, state, alpha, beta, table):
    if game.is_terminal(state):
        return game.utility(state), None
    low, high, moves = alpha, beta, list(game.actions(state))
    if state in table:
        value, move, least, most = table[state]
        if least == most or least >= beta or most <= alpha:
            return value, move
        moves.sort(key=lambda each: each != move)
    highest, best, best_move = game.to_move(state) == MAX, None, None
    for move in moves:
        value, _ = my_search(game, game.result(state, move), alpha, beta, table)
        if best is None or (value > best if highest else value < best):
            best, best_move = value, move
        if highest:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            break
    table[state] = (best, best_move, -inf if best <= low else best, inf if best >= high else best)
    return best, best_move
""",
    ),
    whole(
        "R01 negamax inside",
        """
def my_search(game, state, alpha, beta, table):
    if game.to_move(state) == MAX:
        return negamax(game, state, alpha, beta, table)
    return -negamax(game, state, -beta, -alpha, table)

def negamax(game, state, alpha, beta, table):
    sign = 1 if game.to_move(state) == MAX else -1
    if game.is_terminal(state):
        return sign * game.utility(state)
    least, most = table.get(state, (-inf, inf))
    if least >= beta or most <= alpha or least == most:
        return least if least >= beta or least == most else most
    best, floor = -inf, alpha
    for move in game.actions(state):
        child = game.result(state, move)
        if game.to_move(child) != game.to_move(state):
            value = -negamax(game, child, -beta, -floor, table)
        else:
            value = negamax(game, child, floor, beta, table)
        best, floor = max(best, value), max(floor, value)
        if best >= beta:
            break
    table[state] = (best if best > alpha else least, best if best < beta else most)
    return best
""",
    ),
    whole(
        "R04 fail-hard",
        """
def my_search(game, state, alpha, beta, table):
    if game.is_terminal(state):
        return min(max(game.utility(state), alpha), beta)
    if state in table:
        kind, value = table[state]
        if kind == 0:
            return min(max(value, alpha), beta)
        if kind > 0 and value >= beta:
            return beta
        if kind < 0 and value <= alpha:
            return alpha
    low, high = alpha, beta
    for move in game.actions(state):
        value = my_search(game, game.result(state, move), alpha, beta, table)
        if game.to_move(state) == MAX:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    if game.to_move(state) == MAX:
        best = min(alpha, high)
    else:
        best = max(beta, low)
    table[state] = (-1 if best <= low else 1 if best >= high else 0), best
    return best
""",
    ),
    whole(
        "the table's bounds narrow the window",
        """
def my_search(game, state, alpha, beta, table):
    if game.is_terminal(state):
        return game.utility(state)
    least, most = table.get(state, (-inf, inf))
    if least >= beta or least == most:
        return least
    if most <= alpha:
        return most
    alpha, beta = max(alpha, least), min(beta, most)
    low, high = alpha, beta
    highest = game.to_move(state) == MAX
    best = -inf if highest else inf
    for move in game.actions(state):
        value = my_search(game, game.result(state, move), alpha, beta, table)
        if highest:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    if best <= low:
        most = min(most, best)
    elif best >= high:
        least = max(least, best)
    else:
        least = most = best
    table[state] = least, most
    return best
""",
    ),
    whole(
        "minimax with a table: no windows, no bounds",
        """
def my_search(game, state, alpha, beta, table):
    if game.is_terminal(state):
        return game.utility(state)
    if state not in table:
        after = [game.result(state, move) for move in game.actions(state)]
        values = [my_search(game, each, -inf, inf, table) for each in after]
        table[state] = max(values) if game.to_move(state) == MAX else min(values)
    return table[state]
""",
    ),
]


def decide(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "4.3", changed(DECIDE, *changes), "my_may_answer")


ENTRIES = [
    decide("by cases"),
    decide("R-04c says nothing for no", ("        return False\n", "        return\n")),
    decide("R05 strict", ("value >= beta", "value > beta"), ("value <= alpha", "value < alpha")),
    decide("R34 ones and zeros", ("return True", "return 1"), ("return False", "return 0")),
    Answer(
        "in one expression",
        "4.3",
        "import numpy\n"
        "def my_may_answer(kind, value, depth, asked, alpha, beta):\n"
        "    fits = {'exact': True, 'lower': value >= beta, 'upper': value <= alpha}[kind]\n"
        "    return numpy.bool_(fits and depth >= asked)\n",
        "my_may_answer",
    ),
    Answer(
        "with the constants",
        "4.3",
        "from gamesearch.search.table import Entry\n"
        "def my_may_answer(kind, value, depth, asked, alpha, beta):\n"
        "    low, high = Entry(value, kind, depth, None).bounds\n"
        "    return depth >= asked and (low == high or low >= beta or high <= alpha)\n",
        "my_may_answer",
    ),
]


KEYS_OF = [
    Answer("two functions", "4.4", KEYS, BOTH),
    Answer(
        "with reduce and a set that flips",
        "4.4",
        """
from functools import reduce
from operator import xor

def my_key(numbers, pieces, player):
    there = {tuple(piece) for piece in pieces} | ({"MIN moves"} if player else set())
    return reduce(xor, (numbers[thing] for thing in there), 0)

def my_key_after(key, numbers, piece, start, end, taken):
    things = [(piece, start), (piece, end), "MIN moves"] + ([(taken, end)] if taken else [])
    return reduce(xor, map(numbers.get, things), key)
""",
        BOTH,
    ),
    Answer(
        "numpy's whole numbers",
        "4.4",
        changed(KEYS, ("    return key\n\n", "    import numpy\n    return numpy.int64(key)\n\n")),
        BOTH,
    ),
]

WORDS = [
    Answer("pairs", "4.1", "", repr(BY_HAND)),
    Answer(
        "lists, in capitals",
        "4.1",
        "",
        repr(
            {
                "e": ["LOWER", 6.0],
                "asked": "No",
                "f": ["Upper", 3],
                "c": ("UPPER", 3.0),
                "r": ["Exact", 4],
            }
        ),
    ),
    Answer(
        "with the constants",
        "4.1",
        "from gamesearch.search.table import EXACT, LOWER, UPPER",
        '{"e": (LOWER, 6), "asked": "no", "f": (UPPER, 3), "c": (UPPER, 3), "r": (EXACT, 4)}',
    ),
    Answer("words", "4.5", "", repr(SAFE)),
    Answer("in capitals", "4.5", "", repr({part: word.title() for part, word in SAFE.items()})),
]

TRAPS = [
    Answer("a dict", "4.7", "", repr(TRAP)),
    Answer(
        "tuples, and a second branch",
        "4.7",
        "",
        repr(
            {
                "graph": {
                    **{"s": ("q", "p", -5), "p": ("p2",), "p2": ("q",), "q": ("t", 9)},
                    **{"t": ("u",), "u": ("v", 8), "v": (3, 1)},
                },
                "guesses": {"t": 3, "v": 1, "q": 0},
                "depth": 4,
            }
        ),
    ),
]

SEARCHES += [
    whole(
        "an object that is called",
        "class Search:\n"
        "    def __call__(self, game, state, alpha, beta, table):\n"
        "        return body(game, state, alpha, beta, table)\n"
        + SEARCH.replace("my_search", "body")
        + "my_search = Search()\n",
    ),
    search(
        "bounds narrow the window first",
        (
            ANSWERS,
            "        if kind == 'lower':\n            alpha = max(alpha, value)\n"
            "        if kind == 'upper':\n            beta = min(beta, value)\n"
            "        if kind == 'exact' or alpha >= beta:\n",
        ),
    ),
    search(
        "decimals",
        (
            "        return game.utility(state)",
            "        from decimal import Decimal\n        return Decimal(game.utility(state))",
        ),
    ),
    search(
        "an entry for each kind",
        (
            "    if state in table:\n        kind, value = table[state]\n",
            "    for kind, value in table.setdefault(state, {}).items():\n",
        ),
        (STORE, "    table[state][kind] = best\n"),
    ),
    search(
        "names for keys",
        ("if state in table", "if str(state) in table"),
        ("table[state]\n", "table[str(state)]\n"),
        ("table[state] =", "table[str(state)] ="),
    ),
    search(
        "every other position is stored",
        (STORE, "    if game.to_move(state) == MAX:\n    " + STORE),
    ),
]
ENTRIES += [
    Answer(
        "match, in a partial",
        "4.3",
        """
from functools import partial

def judged(_, kind, value, depth, asked, alpha, beta):
    match kind:
        case _ if depth < asked:
            return False
        case "exact":
            return True
        case "lower" if value >= beta:
            return True
        case "upper" if value <= alpha:
            return True
    return False

my_may_answer = partial(judged, None)
""",
        "my_may_answer",
    ),
    Answer(
        "a window that closes",
        "4.3",
        """
def my_may_answer(kind, value, depth, asked, alpha, beta):
    if kind == "lower":
        alpha = max(alpha, value)
    elif kind == "upper":
        beta = min(beta, value)
    return all([depth >= asked, any([kind == "exact", alpha >= beta])])
""",
        "my_may_answer",
    ),
]
KEYS_OF += [
    Answer(
        "by arithmetic, the last of accumulate",
        "4.4",
        """
from itertools import accumulate

def xor(a, b):
    return (a | b) - (a & b)

def my_key(numbers, pieces, player):
    start = numbers["MIN moves"] if player == MIN else 0
    *_, key = accumulate((numbers[kind, square] for kind, square in pieces), xor, initial=start)
    return key

class After:
    def __call__(self, key, numbers, piece, start, end, taken=None):
        for thing in ("MIN moves", (piece, start), (piece, end), *([(taken, end)] * bool(taken))):
            key = xor(key, numbers[thing])
        return key

my_key_after = After()
""",
        BOTH,
    ),
]
TRAPS += [
    Answer(
        "fractions and whole floats",
        "4.7",
        "from fractions import Fraction\nfrom decimal import Decimal",
        repr(TRAP)
        .replace("[6]", "[Fraction(6)]")
        .replace("'z': 2", "'z': Decimal(2)")
        .replace("'depth': 4", "'depth': 4.0"),
    ),
]

RIGHT = [*WORDS, *SEARCHES, *ENTRIES, *KEYS_OF, *TRAPS]
