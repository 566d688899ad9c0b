"""Unusual right answers to the exercises on pruning: none of them may be turned away."""

from __future__ import annotations

from ..catalogue import Answer, changed
from .wrong import (
    ALPHABETA,
    BOTH_CALLS,
    FEWEST,
    IS_CORRECT,
    LEAF,
    MAX_CUT,
    MAX_RAISES,
    MIN_CUT,
    MIN_LOWERS,
    NEGAMAX,
    TRACED,
    parts,
    tree,
)


def search(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "2.2", changed(ALPHABETA, *changes), "my_alphabeta")


def written(name: str, code: str) -> Answer:
    return Answer(name, "2.2", ALPHABETA.replace("my_alphabeta", "search") + code, "my_alphabeta")


SEARCHES = [
    search("as in the book"),
    written(
        "R01 negamax",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf, who=MAX):
    if game.is_terminal(state):
        return game.utility(state, who)
    mover = game.to_move(state)
    if mover != who:
        return -my_alphabeta(game, state, -beta, -alpha, mover)
    best = -inf
    for move in game.actions(state):
        best = max(best, my_alphabeta(game, game.result(state, move), alpha, beta, who))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best
""",
    ),
    written(
        "R02 an explicit stack",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    def frame(state, alpha, beta):
        big = game.to_move(state) == MAX
        return [state, list(game.actions(state)), alpha, beta, -inf if big else inf, big]

    if game.is_terminal(state):
        return game.utility(state)
    stack, back = [frame(state, alpha, beta)], None
    while stack:
        node = stack[-1]
        if back is not None:
            if node[5]:
                node[4] = max(node[4], back)
                node[2] = max(node[2], node[4])
            else:
                node[4] = min(node[4], back)
                node[3] = min(node[3], node[4])
            back = None
        if not node[1] or node[2] >= node[3]:
            back = node[4]
            stack.pop()
            continue
        child = game.result(node[0], node[1].pop(0))
        if game.is_terminal(child):
            back = game.utility(child)
        else:
            stack.append(frame(child, node[2], node[3]))
    return back
""",
    ),
    search(
        "R04 fail-hard",
        ("best = -inf", "best = alpha"),
        ("best = inf", "best = beta"),
        (MAX_CUT, MAX_CUT.replace("return best", "return beta")),
        (MIN_CUT, MIN_CUT.replace("return best", "return alpha")),
    ),
    search("R05 strict tests", ("best >= beta", "best > beta"), ("best <= alpha", "best < alpha")),
    written("R07 a list of value and move", "def my_alphabeta(*args): return [search(*args), 0]"),
    written("R07 a dict", "def my_alphabeta(*a): return {'value': search(*a), 'move': 0}"),
    written(
        "R07 the package's own", "def my_alphabeta(game, state=None): return alphabeta(game, state)"
    ),
    search("R08 prints at every node", (LEAF, "    print(state, alpha, beta)\n" + LEAF)),
    search(
        "warns, prints on stderr and displays",
        (
            LEAF,
            "    import sys, warnings\n"
            "    warnings.warn('slow')\n"
            "    print(state, file=sys.stderr)\n" + LEAF,
        ),
    ),
    written(
        "R10 principal variation search",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf, who=MAX):
    if game.is_terminal(state):
        return game.utility(state, who)
    mover = game.to_move(state)
    if mover != who:
        return -my_alphabeta(game, state, -beta, -alpha, mover)
    best = -inf
    for place, move in enumerate(game.actions(state)):
        child = game.result(state, move)
        if place == 0:
            value = my_alphabeta(game, child, alpha, beta, who)
        else:
            value = my_alphabeta(game, child, alpha, alpha + 0.5, who)
            if alpha < value < beta:
                value = my_alphabeta(game, child, value, beta, who)
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best
""",
    ),
    search("R13 floats", ("return game.utility(state)", "return float(game.utility(state))")),
    search(
        "R13 fractions",
        (
            "return game.utility(state)",
            "from fractions import Fraction\n        return Fraction(game.utility(state))",
        ),
    ),
    search(
        "R13 numpy",
        (
            "return game.utility(state)",
            "import numpy\n        return numpy.float64(game.utility(state))",
        ),
    ),
    search("R23 moves as a list", ("in game.actions(state)", "in list(game.actions(state))")),
    search(
        "R23 moves as a generator",
        ("in game.actions(state)", "in (m for m in game.actions(state))"),
    ),
    search(
        "R25 alpha >= beta after the update",
        (
            MAX_CUT + MAX_RAISES,
            MAX_RAISES + "            if alpha >= beta:\n                break\n",
        ),
        (MIN_CUT + MIN_LOWERS, MIN_LOWERS + "        if alpha >= beta:\n            break\n"),
    ),
    written(
        "R32 nothing for a finished game",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    return None if game.is_terminal(state) else search(game, state, alpha, beta)
""",
    ),
    written(
        "R35 tested at the top of the loop",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state)
    big = game.to_move(state) == MAX
    best = -inf if big else inf
    for move in game.actions(state):
        if alpha >= beta:
            break
        value = my_alphabeta(game, game.result(state, move), alpha, beta)
        best = max(best, value) if big else min(best, value)
        alpha, beta = (max(alpha, best), beta) if big else (alpha, min(beta, best))
    return best
""",
    ),
    search("named arguments", (BOTH_CALLS, "move), beta=beta, alpha=alpha)")),
    search("no defaults in the signature", ("alpha=-inf, beta=inf", "alpha, beta")),
    search(
        "decorated",
        ("def my_alphabeta", "import functools\n@functools.lru_cache\ndef my_alphabeta"),
    ),
    search(
        "steps made visible",
        ("def my_alphabeta", "from gamesearch import step\n@step\ndef my_alphabeta"),
    ),
    written(
        "a class with a call",
        """
class Search:
    def __call__(self, game, state, alpha=-inf, beta=inf):
        return search(game, state, alpha, beta)

my_alphabeta = Search()
""",
    ),
    written("a lambda", "my_alphabeta = lambda game, state, *window: search(game, state, *window)"),
    written("a partial", "from functools import partial\nmy_alphabeta = partial(search)"),
    written(
        "the state alone", "def my_alphabeta(game, state): return search(game, state, -inf, inf)"
    ),
    written("the game alone", "def my_alphabeta(game): return search(game, game.initial)"),
    written(
        "two functions and a helper",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    def value(state, alpha, beta):
        if game.is_terminal(state):
            return game.utility(state)
        return (top if game.to_move(state) == MAX else bottom)(state, alpha, beta)

    def top(state, alpha, beta):
        for child in map(lambda move: game.result(state, move), game.actions(state)):
            alpha = max(alpha, value(child, alpha, beta))
            if alpha >= beta:
                return beta
        return alpha

    def bottom(state, alpha, beta):
        for child in map(lambda move: game.result(state, move), game.actions(state)):
            beta = min(beta, value(child, alpha, beta))
            if alpha >= beta:
                return alpha
        return beta

    return value(state, alpha, beta)
""",
    ),
]

BEST_MOVES = [
    Answer(name, "2.3", ALPHABETA + code, "my_best_move")
    for name, code in {
        "strictly better": """
def my_best_move(game, state=None):
    state = game.initial if state is None else state
    sign = 1 if game.to_move(state) == MAX else -1
    best, best_move, window = -inf, None, [-inf, inf]
    for move in game.actions(state):
        value = my_alphabeta(game, game.result(state, move), *window)
        if sign * value > best:
            best, best_move = sign * value, move
            window = [value, inf] if sign > 0 else [-inf, value]
    return best_move
""",
        "the package's": "my_best_move = alphabeta",
        "value and move": "def my_best_move(game): return list(alphabeta(game))",
        "numpy": "import numpy\ndef my_best_move(game): return numpy.int32(minimax(game).move)",
        "the last of the proven": """
def my_best_move(game):
    values = [my_alphabeta(game, game.result((), move)) for move in game.actions(())]
    best = max(values) if game.to_move(()) == MAX else min(values)
    return max(move for move, value in enumerate(values) if value == best)
""",
        "any of the proven": """
import random
def my_best_move(game):
    values = [my_alphabeta(game, game.result((), move)) for move in game.actions(())]
    best = max(values) if game.to_move(()) == MAX else min(values)
    return random.choice([move for move, value in enumerate(values) if value == best])
""",
        "ties from searches with a wider window": """
def my_best_move(game):
    sign = 1 if game.to_move(game.initial) == MAX else -1
    best, moves = None, []
    for move in game.actions(game.initial):
        low, high = -inf, inf
        if best is not None and sign > 0: low = best - 0.5
        if best is not None and sign < 0: high = best + 0.5
        value = my_alphabeta(game, game.result(game.initial, move), low, high)
        if best is None or sign * value > sign * best:
            best, moves = value, []
        if value == best:
            moves.append(move)
    return moves[-1]
""",
    }.items()
]

TREES = [
    tree("the smallest", "", "[[[[[5]]], [[[7, 6]]]]]"),
    tree("tuples", "", "(((((5,),),), (((7, 6),),)),)"),
    tree(
        "floats and fractions", "", "[[[[[2.5]]], [[[__import__('fractions').Fraction(9, 2), 6]]]]]"
    ),
    tree("numpy numbers", "", "[[[[[__import__('numpy').int64(5)]]], [[[7, 6]]]]]"),
    tree("a game", "", "TreeGame([[[[[5]]], [[[7, 6]]]]])"),
    tree(
        "a larger one",
        "",
        "[[[[[5, 1], [4, 3]], [[1, 4], [2, 1]]], [[[7, 4], [8, 9]], [[1, 1], [2, 2]]]], [2]]",
    ),
    tree("at a MAX node", "", "[[[[[-5]]], [[[-3, -6]]]]]"),
    tree("ragged", "", "[[5, [[[7, 6, 9]]]]]"),
    tree("cut on equality", "", "[[[[[5]]], [[[5, 6]]]]]"),
]

PARTS = '{"line": "D", "search": my_negamax, "guess": my_guess}'
NEGAMAX_WINDOWS = [
    Answer("negated and swapped", "2.5", NEGAMAX, PARTS),
    Answer("small letter", "2.5", NEGAMAX, PARTS.replace("D", " d ")),
    Answer("the line in a list", "2.5", NEGAMAX, PARTS.replace('"D"', '["D"]')),
    Answer("fail-hard", "2.5", changed(NEGAMAX, ("best = -inf", "best = alpha")), PARTS),
    Answer("strict", "2.5", changed(NEGAMAX, ("alpha >= beta", "alpha > beta")), PARTS),
    Answer(
        "a guess that searches again one side at a time",
        "2.5",
        NEGAMAX
        + """
def my_guess(game, low, high):
    while True:
        value = my_negamax(game, game.initial, low, high)
        if value <= low: low = -inf
        elif value >= high: high = inf
        else: return value
""",
        PARTS,
    ),
    Answer(
        "a guess by null windows, R11",
        "2.5",
        NEGAMAX
        + """
def my_guess(game, low, high):
    guess, low, high = low, -inf, inf
    while low < high:
        beta = guess + 0.5 if guess == low else guess
        guess = my_negamax(game, game.initial, beta - 0.5, beta)
        if guess < beta: high = guess
        else: low = guess
    return guess
""",
        PARTS,
    ),
    Answer(
        "value and move",
        "2.5",
        NEGAMAX
        + """
def my_guess(game, *_):
    value, move = alphabeta(game)
    return (value if game.to_move(game.initial) == MAX else -value), move
""",
        PARTS,
    ),
]

TRACES = [
    parts("by hand", "2.1", TRACED, "leaves 1", 7, ""),
    parts("as floats and tuples", "2.1", TRACED, "order 1", "(5.0, 14, 2, 8, 3, 12, 2)", ""),
    parts("infinity as a word", "2.1", TRACED, "window 1", '[3, "inf"]', ""),
    parts("infinity from numpy", "2.1", TRACED, "window 2", "(6, __import__('numpy').inf)", ""),
]
BEST_CASES = [
    parts("numbers", "2.6", FEWEST, "b=3, d=4", 17, ""),
    parts("a formula", "2.6", FEWEST, "b=35, d=4", "35**2 + 35**2 - 1", ""),
    parts("a float", "2.6", FEWEST, "b=3, d=5", "3**3 + 3.0**2 - 1", ""),
]

PROPERTY_TESTS = [
    Answer("random trees", "2.7", IS_CORRECT, "is_correct"),
    Answer(
        "prints",
        "2.7",
        changed(
            IS_CORRECT,
            ("            return False", "            print(game)\n            return False"),
        ),
        "is_correct",
    ),
    Answer(
        "numpy's truth",
        "2.7",
        IS_CORRECT + "\nimport numpy\ndef answer(search): return numpy.bool_(is_correct(search))",
        "answer",
    ),
    Answer(
        "one and zero",
        "2.7",
        IS_CORRECT + "\ndef answer(search): return int(is_correct(search))",
        "answer",
    ),
    Answer(
        "chosen trees",
        "2.7",
        """
def is_correct(search):
    for tree in (
        [[-3, -5], [-2, -9]],
        [[3, 5], [3, 0]],
        [1, 2, 3, 4],
        [[[[5]]], [[[3, 6]]]],
        [[3, 12, 8], [5, 2, 7]],
        [[6, 5], [5, 2, 7], [5.5, 1]],
    ):
        game = TreeGame(tree)
        value, move = search(game)
        if value != minimax(game).value or minimax(game, (move,)).value != value:
            return False
    return True
""",
        "is_correct",
    ),
]


# Finished roots, piles met again, zeros, fractions, bounds that are not true.
ONCE_MORE = [
    Answer(
        "negamax that asks who moves next",
        "2.2",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    def nega(s, a, b, me):
        if game.is_terminal(s):
            return game.utility(s, me)
        for m in game.actions(s):
            c = game.result(s, m)
            you = game.to_move(c)
            v = nega(c, a, b, me) if you == me else -nega(c, -b, -a, you)
            a = max(a, v)
            if a >= b:
                break
        return a
    me = game.to_move(state)
    return nega(state, alpha, beta, MAX) if me == MAX else -nega(state, -beta, -alpha, me)
""",
        "my_alphabeta",
    ),
    Answer(
        "leaves held in the window",
        "2.2",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return min(max(game.utility(state), alpha), beta)
    maximising = game.to_move(state) == MAX
    best = -inf if maximising else inf
    for move in game.actions(state):
        value = my_alphabeta(game, game.result(state, move), alpha, beta)
        if maximising:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best
""",
        "my_alphabeta",
    ),
    Answer(
        "a window of one, then the whole",
        "2.2",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state)
    big = game.to_move(state) == MAX
    best = None
    for m in game.actions(state):
        c = game.result(state, m)
        if best is None:
            v = my_alphabeta(game, c, alpha, beta)
        elif big:
            v = my_alphabeta(game, c, alpha, alpha + 1)
            if alpha + 1 <= v < beta:
                v = my_alphabeta(game, c, alpha, beta)
        else:
            v = my_alphabeta(game, c, beta - 1, beta)
            if alpha < v <= beta - 1:
                v = my_alphabeta(game, c, alpha, beta)
        if big:
            best = v if best is None else max(best, v)
            alpha = max(alpha, best)
        else:
            best = v if best is None else min(best, v)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best
""",
        "my_alphabeta",
    ),
    Answer(
        "asks each move whether it attains the value",
        "2.3",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state)
    maximising = game.to_move(state) == MAX
    best = -inf if maximising else inf
    for move in game.actions(state):
        value = my_alphabeta(game, game.result(state, move), alpha, beta)
        if maximising:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best

def my_best_move(game):
    s = game.initial
    v = my_alphabeta(game, s)
    big = game.to_move(s) == MAX
    for m in reversed(game.actions(s)):
        window = (v - 1, v) if big else (v, v + 1)
        w = my_alphabeta(game, game.result(s, m), *window)
        if (w >= v) if big else (w <= v):
            return m
""",
        "my_best_move",
    ),
    Answer(
        "a second search from the bound on",
        "2.5",
        """
def my_negamax(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    best = -inf
    for move in game.actions(state):
        value = -my_negamax(game, game.result(state, move), -beta, -alpha)
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best

def my_guess(game, low, high):
    value = my_negamax(game, game.initial, low, high)
    if value <= low:
        return my_negamax(game, game.initial, -inf, value)
    if value >= high:
        return my_negamax(game, game.initial, value, inf)
    return value
""",
        '{"line": "D", "search": my_negamax, "guess": my_guess}',
    ),
    Answer(
        "a guess that widens",
        "2.5",
        """
def my_negamax(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    best = -inf
    for move in game.actions(state):
        value = -my_negamax(game, game.result(state, move), -beta, -alpha)
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best

def my_guess(game, low, high):
    width = high - low
    while True:
        value = my_negamax(game, game.initial, low, high)
        if value <= low:
            low = low - width
        elif value >= high:
            high = high + width
        else:
            return value
        width *= 16
""",
        '{"line": "D", "search": my_negamax, "guess": my_guess}',
    ),
    Answer(
        "every tree, told at the end",
        "2.7",
        """
import random
from gamesearch import TreeGame, random_tree

def is_correct(search):
    rng = random.Random(5)
    games = [
        TreeGame(random_tree(rng, depth=1 + n % 5, branches=(1, 5), values=(-4, 4)))
        for n in range(150)
    ]
    def good(game):
        v, m = search(game)
        return v == minimax(game).value == minimax(game, game.result(game.initial, m)).value
    return all(map(good, games))
""",
        "is_correct",
    ),
]

ONCE_MORE += [
    Answer(
        "searches again when it lies near an end",
        "2.5",
        """
def my_negamax(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    best = -inf
    for move in game.actions(state):
        value = -my_negamax(game, game.result(state, move), -beta, -alpha)
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best

def my_guess(game, low, high):
    value = my_negamax(game, game.initial, low, high)
    if value <= low + 1 or value >= high - 1:
        return my_negamax(game, game.initial)
    return value
""",
        '{"line": "D", "search": my_negamax, "guess": my_guess}',
    ),
    Answer(
        "fail-hard at the cut",
        "2.2",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state)
    maximising = game.to_move(state) == MAX
    best = -inf if maximising else inf
    for move in game.actions(state):
        value = my_alphabeta(game, game.result(state, move), alpha, beta)
        if maximising:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            return alpha if maximising else beta
    return best
""",
        "my_alphabeta",
    ),
]

RIGHT = [
    *(TRACES + SEARCHES + BEST_MOVES + TREES),
    *(NEGAMAX_WINDOWS + BEST_CASES + PROPERTY_TESTS),
    *ONCE_MORE,
]
