"""Wrong answers to the exercises on pruning, each with part of the hint it must get."""

from __future__ import annotations

from ..catalogue import Answer, changed

HEAD = "def my_alphabeta(game, state, alpha=-inf, beta=inf):"
ALPHABETA = """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state)
    if game.to_move(state) == MAX:
        best = -inf
        for move in game.actions(state):
            value = my_alphabeta(game, game.result(state, move), alpha, beta)
            best = max(best, value)
            if best >= beta:
                return best
            alpha = max(alpha, best)
        return best
    best = inf
    for move in game.actions(state):
        value = my_alphabeta(game, game.result(state, move), alpha, beta)
        best = min(best, value)
        if best <= alpha:
            return best
        beta = min(beta, best)
    return best
"""
# The lines that the bugs change.
MAX_VALUE = "            best = max(best, value)\n"
MAX_CUT = "            if best >= beta:\n                return best\n"
MAX_RAISES = "            alpha = max(alpha, best)\n"
MAX_CALL = "alpha, beta)\n            best"
MIN_VALUE = "        best = min(best, value)\n"
MIN_CUT = "        if best <= alpha:\n            return best\n"
MIN_LOWERS = "        beta = min(beta, best)\n"
MIN_CALL = "alpha, beta)\n        best"
BOTH_CALLS = "move), alpha, beta)"
LEAF = "    if game.is_terminal(state):\n"
FIRST = "        best = -inf\n"


def search(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "2.2", changed(ALPHABETA, *changes), "my_alphabeta", hint)


def wrapped(name: str, hint: str, wrapper: str, *changes: tuple[str, str]) -> Answer:
    """The right search as `search`, and around it a `my_alphabeta` that goes wrong."""
    inner = changed(ALPHABETA, ("my_alphabeta", "search"), *changes)
    return Answer(name, "2.2", inner + wrapper, "my_alphabeta", hint)


LOOKS_AT_ALL = "Where is that number kept"
ONE_LEAF = "may MAX improve it further"
FORGETS = "Which number should the parent see"

SEARCHES = [
    search("A01 window not passed down", LOOKS_AT_ALL, (BOTH_CALLS, "move), -inf, inf)")),
    wrapped(
        "A02 root opens a full window for every move",
        "second root move",
        """
def my_alphabeta(game, state):
    pick, moves = max if game.to_move(state) == MAX else min, game.actions(state)
    return pick(search(game, game.result(state, move), -inf, inf) for move in moves)
""",
    ),
    search(
        "two moves of each node",
        "How many of them does your loop",
        ("in game.actions(state):", "in game.actions(state)[:2]:"),
    ),
    search("A03 MIN does not lower beta", "MIN already has 6", (MIN_LOWERS, "")),
    search(
        "A04 alpha and beta swapped in the call",
        "alpha below beta",
        (BOTH_CALLS, "move), beta, alpha)"),
    ),
    search(
        "A05 pruning test reversed",
        ONE_LEAF,
        ("best >= beta", "best <= beta"),
        ("best <= alpha", "best >= alpha"),
    ),
    search(
        "A06 each player tests its own bound",
        ONE_LEAF,
        ("best >= beta", "best >= alpha"),
        ("best <= alpha", "best <= beta"),
    ),
    search(
        "A07 cut value thrown away",
        "forgot it",
        (MAX_VALUE + MAX_CUT, MAX_CUT.replace("best >=", "value >=") + MAX_VALUE),
        (MIN_VALUE + MIN_CUT, MIN_CUT.replace("best <=", "value <=") + MIN_VALUE),
    ),
    search(
        "A08 tested but never updated",
        LOOKS_AT_ALL,
        (MAX_RAISES, ""),
        (MIN_LOWERS, ""),
    ),
    search(
        "A09 a cut returns the other bound",
        FORGETS,
        (MAX_CUT, MAX_CUT.replace("return best", "return alpha")),
        (MIN_CUT, MIN_CUT.replace("return best", "return beta")),
    ),
    search(
        "A10 window reset for each child",
        LOOKS_AT_ALL,
        ("            value =", "            alpha = -inf\n            value ="),
        ("    best = inf\n", "    best = inf\n    beta = inf\n"),
        (MIN_LOWERS, "        beta = inf\n"),
    ),
    search(
        "A11 alpha and beta are global",
        "bound to it in the second branch",
        (HEAD, f"{HEAD.replace('alpha', 'a').replace('beta', 'b')}\n    global alpha, beta"),
        ("def my_ab", "alpha, beta = -inf, inf\ndef my_alphabeta"),
    ),
    search(
        "cuts where less than 1 is between",
        "settled before alpha and beta meet",
        ("best >= beta", "beta - best < 1"),
        ("best <= alpha", "best - alpha < 1"),
    ),
    search(
        "rounds the leaves",
        "be a whole number",
        ("return game.utility(state)", "return int(game.utility(state))"),
    ),
    search(
        "a thousand for infinity",
        "is every leaf larger",
        (FIRST, "        best = -1000\n"),
        ("    best = inf\n", "    best = 1000\n"),
    ),
    search("A12 best starts at 0", "all of them negative", (FIRST, "        best = 0\n")),
    search(
        "return inside the loop",
        ONE_LEAF,
        (MAX_CUT, "            return best\n"),
        (MIN_CUT, "        return best\n"),
    ),
    search(
        "MAX at every level",
        "second level",
        ("min(best, value)", "max(best, value)"),
        ("    best = inf\n", "    best = -inf\n"),
        (MIN_CUT, ""),
    ),
    search(
        "right to left",
        "in the given order",
        ("game.actions(state):", "game.actions(state)[::-1]:"),
    ),
    search(
        "a worse child lowers alpha",
        "sure of less",
        ("alpha = max(alpha, best)", "alpha = value"),
        ("beta = min(beta, best)", "beta = value"),
    ),
    search("MIN never cuts", "Does MIN ever stop early", (MIN_CUT, "")),
    search("MAX never cuts", "MIN already has 6", (MAX_CUT, "")),
    search(
        "only the parent's bound",
        "further up",
        (MAX_CALL, "best, inf)\n            best"),
        (MIN_CALL, "-inf, best)\n        best"),
    ),
    search("alpha gets lost at MIN", "further up", (MIN_CALL, "-inf, beta)\n        best")),
    search(
        "beta gets lost at MAX", "Does beta come down", (MAX_CALL, "alpha, inf)\n            best")
    ),
    wrapped(
        "remembers states from other games",
        "remember the first",
        """
def my_alphabeta(game, state, known={}):
    if state not in known:
        known[state] = search(game, state, -inf, inf)
    return known[state]
""",
    ),
    search(
        "no return after MIN's loop",
        "without a return",
        ("        beta = min(beta, best)\n    return best\n", MIN_LOWERS),
    ),
    wrapped(
        "prints instead of returning",
        "printed: the value is 7",
        """
def my_alphabeta(game, state):
    print("the value is", search(game, state))
""",
    ),
    wrapped(
        "returns the move",
        "or the number of a move",
        """
def my_alphabeta(game, state):
    return alphabeta(game, state).move
""",
    ),
    search("endless loop", "still running", (FIRST, FIRST + "        while True: best = 0\n")),
    search(
        "swallows the alarm",
        "still running",
        (
            FIRST,
            """        best = -inf
        try:
            while True: best = 0
        except:
            pass
        while True: best = 0
""",
        ),
    ),
    search(
        "endless recursion", "called itself", ("game.result(state, move), alpha", "state, alpha")
    ),
    search("raises", "ZeroDivisionError", (FIRST, "        best = -1 / 0\n")),
    search(
        "maximum of nothing",
        'in line 6 of my_alphabeta: "best',
        (FIRST, "        best = max([])\n"),
    ),
    search("exit", "exit()", (FIRST, "        raise SystemExit\n")),
    search(
        "raises an interrupt", "KeyboardInterrupt", (FIRST, "        raise KeyboardInterrupt\n")
    ),
    search(
        "not done",
        "not done yet: finish exercise 2.2 first",
        (LEAF, "    raise NotImplementedError('exercise 2.2')\n" + LEAF),
    ),
    Answer(
        "called, not handed over",
        "2.2",
        ALPHABETA,
        "my_alphabeta(TreeGame([4, 7]), ())",
        "without brackets",
    ),
    wrapped(
        "the package's minimax",
        LOOKS_AT_ALL,
        """
def my_alphabeta(game, state):
    return minimax(game)
""",
    ),
    wrapped(
        "equal to everything",
        "gave no number",
        """
class Yes:
    __eq__ = __le__ = __ge__ = __lt__ = __gt__ = lambda self, other: True
    __hash__ = None
    __repr__ = __str__ = __format__ = lambda self, *_: "7"

def my_alphabeta(game, state):
    return Yes()
""",
    ),
    wrapped(
        "learned by heart",
        ONE_LEAF,
        """
def my_alphabeta(game, state):
    while not game.is_terminal(state):
        state = game.result(state, 0)
    return {4: 7, -3: -5, 3: 3, 6: 6, 5: 5, -5: -5}[game.utility(state)]
""",
    ),
    search(
        "stops after three plies",
        "is not what MAX can be sure of",
        (LEAF, "    if len(state) == 3:\n        return 0\n" + LEAF),
    ),
    wrapped(
        "asks for states it never reached",
        "never reached",
        """
def my_alphabeta(game, state):
    return max(game.utility((move,)) for move in game.actions(state))
""",
    ),
    wrapped(
        "nothing outside the window",
        "returned no number",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    value = search(game, state, alpha, beta)
    return value if alpha < value < beta else None
""",
    ),
    wrapped(
        "no number for a loss",
        "On [[-3, -5], [-2, -9]] your search returned no number",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    value = search(game, state, alpha, beta)
    return value if value >= 0 else "lost"
""",
    ),
    search(
        "turns the window round at the root",
        "begin with the window it was given",
        (LEAF, "    if not state: alpha, beta = -beta, -alpha\n" + LEAF),
    ),
    search(
        "turn by the length of the path",
        "does it take MAX to be first",
        ("if game.to_move(state) == MAX:", "if len(state) % 2 == 0:"),
    ),
    wrapped(
        "negamax with a colour that is 1 at the start",
        "does it take MAX to be first",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf, sign=1):
    if game.is_terminal(state):
        return sign * game.utility(state)
    best = -inf
    for move in game.actions(state):
        child = game.result(state, move)
        best = max(best, -my_alphabeta(game, child, -beta, -alpha, -sign))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best
""",
    ),
    wrapped(
        "the turn changes over at every ply",
        "change over by itself",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf, big=None):
    if game.is_terminal(state):
        return game.utility(state)
    big = game.to_move(state) == MAX if big is None else big
    best = -inf if big else inf
    for move in game.actions(state):
        value = my_alphabeta(game, game.result(state, move), alpha, beta, not big)
        best = max(best, value) if big else min(best, value)
        alpha, beta = (max(alpha, best), beta) if big else (alpha, min(beta, best))
        if alpha >= beta:
            break
    return best
""",
    ),
    search(
        "leaves when no whole number is left between",
        "is the node settled before",
        ("best >= beta", "best + 1 >= beta"),
        ("best <= alpha", "best - 1 <= alpha"),
    ),
]


def best_move(name: str, hint: str, code: str) -> Answer:
    return Answer(name, "2.3", ALPHABETA + code, "my_best_move", hint)


BEST_MOVES = [
    best_move(
        "A13 takes a bound for a tie",
        "only an upper bound",
        """
def my_best_move(game):
    sign = 1 if game.to_move(game.initial) == MAX else -1
    best, best_move, alpha, beta = -inf, None, -inf, inf
    for move in game.actions(game.initial):
        value = sign * my_alphabeta(game, game.result(game.initial, move), alpha, beta)
        if value >= best:
            best, best_move = value, move
        if sign > 0: alpha = best
        else: beta = -best
    return best_move
""",
    ),
    best_move(
        "A13 for MIN only",
        "only a lower bound",
        """
def my_best_move(game):
    best, best_move = None, None
    for move in game.actions(game.initial):
        child = game.result(game.initial, move)
        if game.to_move(game.initial) == MAX:
            value = my_alphabeta(game, child)
            better = best is None or value > best
        else:
            value = my_alphabeta(game, child, -inf, inf if best is None else best)
            better = best is None or value <= best
        if better:
            best, best_move = value, move
    return best_move
""",
    ),
    best_move(
        "A14 picks among all that look equal",
        "are proven",
        """
import random
chance = random.Random(5)

def my_best_move(game):
    sign = 1 if game.to_move(game.initial) == MAX else -1
    values, alpha, beta = {}, -inf, inf
    for move in game.actions(game.initial):
        value = my_alphabeta(game, game.result(game.initial, move), alpha, beta)
        values[move] = sign * value
        if sign > 0: alpha = max(alpha, value)
        else: beta = min(beta, value)
    best = max(values.values())
    return chance.choice([move for move in values if values[move] == best])
""",
    ),
    best_move(
        "returns the value",
        "hand to game.result",
        """
def my_best_move(game):
    return my_alphabeta(game, game.initial)
""",
    ),
    best_move(
        "hopes for the best leaf",
        "What will the opponent answer",
        """
def my_best_move(game):
    return max(game.actions(game.initial), key=lambda move: max(game.node((move,))))
""",
    ),
    best_move(
        "always maximises",
        "when MIN is to move first",
        """
def my_best_move(game):
    values = [my_alphabeta(game, game.result((), move)) for move in game.actions(())]
    return values.index(max(values))
""",
    ),
    best_move(
        "a list of moves",
        "hand to game.result",
        """
def my_best_move(game):
    return [alphabeta(game).move]
""",
    ),
    best_move(
        "2.2 not done",
        "finish exercise 2.2 first",
        """
def my_alphabeta(game, state, alpha, beta):
    raise NotImplementedError("exercise 2.2: write my_alphabeta")

def my_best_move(game):
    return my_alphabeta(game, game.initial, -inf, inf)
""",
    ),
]

BEST_MOVES.append(
    best_move(
        "values turned for MIN, the window not",
        "Whose view is the window in",
        """
def my_best_move(game):
    sign = 1 if game.to_move(game.initial) == MAX else -1
    best, best_move = -inf, None
    for move in game.actions(game.initial):
        value = sign * my_alphabeta(game, game.result(game.initial, move), best, inf)
        if value > best:
            best, best_move = value, move
    return best_move
""",
    )
)


def tree(name: str, hint: str, nested: str) -> Answer:
    return Answer(name, "2.4", "", nested, hint)


TREES = [
    tree(
        "A15 the textbook's tree", "Count your tree's plies", "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"
    ),
    tree("three plies", "Count your tree's plies", "[[[6, 5], [8, 7]], [[2, 1], [4, 3]]]"),
    tree("nothing is cut", "Nothing is cut", "[[[[5]]], [[[9, 8]]]]"),
    tree(
        "cut by the parent",
        "parent's own bound",
        "[[[[5]]], [[[6], [3, 2]], [[1]]], [[[4]], [[5, 9]]]]",
    ),
    tree("the lesson's tree", "the lesson's tree", "[[[[5]]], [[[3, 6]]]]"),
    tree("the lesson's tree, other numbers", "the lesson's tree", "[[[[50]]], [[[-3, 9]]]]"),
    tree("no tree", "a tree is a list", "7"),
    tree("nothing", "a tree is a list", "None"),
    tree("letters for leaves", "must be a number", "[[[['a']]], [[['b', 'c']]]]"),
    tree("an empty branch", "has no branches", "[[[[5]]], [[[]]]]"),
    tree("contains itself", "called itself", "(lambda t: (t.append(t), t)[1])([])"),
    tree("hard to read", "use fewer", "[[[[5]]], [[[3] * 500]]]"),
]

NEGAMAX = """
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
    if value <= low or value >= high:
        value = my_negamax(game, game.initial)
    return value
"""


def window(name: str, hint: str, *changes: tuple[str, str], line: str = '"D"') -> Answer:
    parts = f'{{"line": {line}, "search": my_negamax, "guess": my_guess}}'
    return Answer(name, "2.5", changed(NEGAMAX, *changes), parts, hint)


RESEARCH = "    if value <= low or value >= high:\n        value = my_negamax(game, game.initial)\n"
NEGAMAX_WINDOWS = [
    window(
        "A16 neither negated nor swapped", "Your opponent's view", ("-beta, -alpha", "alpha, beta")
    ),
    window(
        "A17 negated but not swapped", "below its upper end", ("-beta, -alpha", "-alpha, -beta")
    ),
    window("A18 swapped but not negated", "below its upper end", ("-beta, -alpha", "beta, alpha")),
    window(
        "A19 the window's edge taken for the value",
        "equals the edge",
        (RESEARCH, ""),
        ("best = -inf", "best = alpha"),
    ),
    window("A19 with a bound outside the window", "or only a bound", (RESEARCH, "")),
    window(
        "searches again only below",
        "could the tree be worth more",
        (" or value >= high", ""),
    ),
    window("searches again only above", "or only a bound", ("value <= low or ", "")),
    window(
        "the edge itself is not tested",
        "equals the edge",
        ("<= low", "< low"),
        ("best = -inf", "best = alpha"),
    ),
    window(
        "minus forgotten", "minus go", ("value = -my", "value = my"), ("-beta, -alpha", "-inf, inf")
    ),
    window(
        "the leaf speaks for MAX",
        "side to move",
        ("utility(state, game.to_move(state))", "utility(state)"),
    ),
    window(
        "the leaf's sign by the length of the path",
        "whoever is counted as first",
        ("utility(state, game.to_move(state))", "utility(state) * (-1) ** len(state)"),
    ),
    window(
        "searches again one step beyond the bound",
        "How far below a bound",
        (
            RESEARCH,
            """    if value <= low:
        value = my_negamax(game, game.initial, value - 1, low)
    elif value >= high:
        value = my_negamax(game, game.initial, high, value + 1)
""",
        ),
    ),
    window(
        "searches again one step above the bound only",
        "How far above a bound",
        (
            RESEARCH,
            """    if value <= low:
        value = my_negamax(game, game.initial)
    elif value >= high:
        value = my_negamax(game, game.initial, high, value + 1)
""",
        ),
    ),
    window("A05 pruning test reversed", "It reads one leaf", ("alpha >= beta", "alpha < beta")),
    window(
        "cuts where alpha equals beta only",
        "reads on where MIN",
        ("alpha >= beta", "alpha == beta"),
    ),
    Answer(
        "one window for all nodes",
        "2.5",
        """
def my_negamax(game, state, alpha=-inf, beta=inf):
    window = {MAX: alpha, MIN: -beta} if game.to_move(state) == MAX else {MIN: alpha, MAX: -beta}
    def search(s):
        if game.is_terminal(s):
            return game.utility(s, game.to_move(s))
        best, me = -inf, game.to_move(s)
        for move in game.actions(s):
            best = max(best, -search(game.result(s, move)))
            window[me] = max(window[me], best)
            if window[me] >= -window[1 - me]:
                break
        return best
    return search(state)

def my_guess(game, low, high):
    value = my_negamax(game, game.initial, low, high)
    return value if low < value < high else my_negamax(game, game.initial)
""",
        '{"line": "D", "search": my_negamax, "guess": my_guess}',
        "Where do alpha and beta live",
    ),
    window("no window at all", "Your opponent's view", ("-beta, -alpha", "-inf, inf")),
    window(
        "alpha never raised", "Your opponent's view", ("        alpha = max(alpha, best)\n", "")
    ),
    window(
        "two moves of each node",
        "How many of them does your loop",
        ("in game.actions(state):", "in game.actions(state)[:2]:"),
    ),
    Answer("leaf's line", "2.5", NEGAMAX, '{"line": "A"}', "Who is to move at this leaf"),
    Answer("test's line", "2.5", NEGAMAX, '{"line": "G"}', "Is the window right"),
    Answer("no such line", "2.5", NEGAMAX, '{"line": 12}', "Which line made the child's"),
    Answer("only the line", "2.5", NEGAMAX, '{"line": "D"}', '"search" is not answered yet'),
    Answer("no dict", "2.5", NEGAMAX, "my_negamax", "Answer with a dict of parts"),
]

TRACED = {
    "leaves 1": 7,
    "order 1": [5, 14, 2, 8, 3, 12, 2],
    "window 1": "(3, inf)",
    "leaves 2": 6,
    "order 2": [2, 1, 4, 6, 5, 8],
    "window 2": "(6, inf)",
}


def parts(
    name: str, exercise: str, right: dict[str, object], part: str, wrong: object, hint: str
) -> Answer:
    given = ", ".join(f'"{key}": {value}' for key, value in (right | {part: wrong}).items())
    return Answer(name, exercise, "", f"{{{given}}}", hint)


TRACES = [
    parts(
        "A20 does not cut inside the second MAX node",
        "2.1",
        TRACED,
        "leaves 2",
        7,
        "will MIN ever let",
    ),
    parts("A21 counts every leaf", "2.1", TRACED, "leaves 1", 9, "Those are all leaves there are"),
    parts(
        "cuts nothing, second tree", "2.1", TRACED, "leaves 2", 8, "Those are all leaves there are"
    ),
    parts(
        "one leaf too many", "2.1", TRACED, "leaves 1", 8, "What is the third branch worth at most"
    ),
    parts(
        "an unseen number", "2.1", TRACED, "leaves 1", 3, "Which leaf was the first that you cut"
    ),
    parts(
        "beta of the first branch in the second", "2.1", TRACED, "leaves 2", 4, "Is MIN bound to it"
    ),
    parts(
        "all leaves in order",
        "2.1",
        TRACED,
        "order 1",
        [5, 14, 2, 8, 3, 12, 2, 4, 6],
        "all leaves there are",
    ),
    parts(
        "a cut in the first branch only",
        "2.1",
        TRACED,
        "order 2",
        [2, 1, 4, 6, 5, 8, 7],
        "What is alike in the second",
    ),
    parts(
        "a cut in the second branch only",
        "2.1",
        TRACED,
        "order 2",
        [2, 1, 4, 3, 6, 5, 8],
        "What is alike in the first",
    ),
    parts(
        "window the wrong way round",
        "2.1",
        TRACED,
        "window 1",
        "(-inf, 3)",
        "which of the two numbers can MAX raise",
    ),
    parts(
        "alpha of the first branch", "2.1", TRACED, "window 1", "(2, inf)", "which of the branches"
    ),
    parts(
        "window of a single number", "2.1", TRACED, "window 2", "(6, 6)", "any say above the root"
    ),
    parts(
        "window before the end", "2.1", TRACED, "window 2", "(2, inf)", "before the second branch"
    ),
    parts("nothing learned", "2.1", TRACED, "window 1", "(-inf, inf)", "What did the root learn"),
    parts("no answer yet", "2.1", TRACED, "order 2", None, '"order 2" is not answered yet'),
    parts("dots", "2.1", TRACED, "leaves 1", "...", '"leaves 1" is not answered yet'),
]

FEWEST = {"b=3, d=4": 17, "b=4, d=4": 31, "b=3, d=5": 35, "b=35, d=4": 2449}
BEST_CASES = [
    parts("A22 half of the tree", "2.6", FEWEST, "b=3, d=4", 40, "is not half of the leaves"),
    parts("A22 half of chess", "2.6", FEWEST, "b=35, d=4", 750312, "is not half of the leaves"),
    parts("A23 b to the d/2", "2.6", FEWEST, "b=3, d=4", 9, "at most v"),
    parts("A23 in chess", "2.6", FEWEST, "b=35, d=4", 1225, "at most v"),
    parts("two proofs that do not meet", "2.6", FEWEST, "b=4, d=4", 32, "count it twice"),
    parts("every leaf", "2.6", FEWEST, "b=4, d=4", 256, "That is every leaf"),
    parts("three quarters of the depth", "2.6", FEWEST, "b=3, d=4", 27, "nearer to random order"),
    parts("half of an odd depth", "2.6", FEWEST, "b=3, d=5", "3 ** 2.5", "Half of five plies"),
]

IS_CORRECT = """
import random

def random_tree(chance, depth):
    if depth == 0:
        return chance.randint(-4, 4)
    return [random_tree(chance, depth - 1) for _ in range(chance.randint(1, 5))]

def is_correct(search):
    chance = random.Random(7)
    for number in range(150):
        game = TreeGame(random_tree(chance, 1 + number % 4))
        best = minimax(game)
        value, move = search(game)
        if value != best.value:
            return False
        if minimax(game, game.result(game.initial, move)).value != value:
            return False
    return True
"""


def test_of_searches(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "2.7", changed(IS_CORRECT, *changes), "is_correct", hint)


PROPERTY_TESTS = [
    test_of_searches(
        "accepts everything", "Which leaves do your trees have", ("return False", "return True")
    ),
    test_of_searches(
        "rejects everything", "On which of your trees", ("return True", "return False")
    ),
    test_of_searches(
        "asks for one particular move",
        "is one of them wrong",
        ("minimax(game, game.result(game.initial, move)).value != value", "move != best.move"),
    ),
    test_of_searches("only positive leaves", "Which leaves do your trees have", ("-4, 4", "1, 9")),
    test_of_searches(
        "looks at the value only",
        "Do you look at both",
        ("minimax(game, game.result(game.initial, move)).value != value", "False"),
    ),
    test_of_searches("narrow trees", "widest node", ("randint(1, 5)", "randint(1, 3)")),
    test_of_searches(
        "shallow trees", "deepest of your trees", ("1 + number % 4", "1 + number % 3")
    ),
    test_of_searches(
        "wants every leaf to be read",
        "what else does your test ask for",
        (
            "        if value != best.value:",
            "        if record(search, game).leaves != record(minimax, game).leaves:\n"
            "            return False\n        if value != best.value:",
        ),
        ("import random\n", "import random\nfrom gamesearch import record\n"),
    ),
    test_of_searches("answers in words", 'answered "right"', ("return True", "return 'right'")),
    test_of_searches("no answer", "without a return", ("    return True\n", "")),
    test_of_searches(
        "looks at the move only",
        "What else does a search answer",
        ("value != best.value", "False"),
        (".value != value", ".value != best.value"),
    ),
    test_of_searches("only negative leaves", "good for MIN", ("-4, 4", "-9, -1")),
    test_of_searches(
        "asserts",
        "AssertionError",
        ("            return False\n        if mini", "            assert False\n        if mini"),
    ),
]

SEARCH = """
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
"""
ROOT = """
def my_best_move(game):
    state = game.initial
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda move: worth(game, game.result(state, move)))
"""
TURNED = """
def my_negamax(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    best = -inf
    for move in game.actions(state):
        best = max(best, -my_negamax(game, game.result(state, move), -beta, -alpha))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best

def my_guess(game, low, high):
    value = my_negamax(game, game.initial, low, high)
    if low < value < high:
        return value
    return my_negamax(game, game.initial)
"""
TURNED_GIVES = '{"line": "D", "search": my_negamax, "guess": my_guess}'
AGAIN = "    return my_negamax(game, game.initial)\n"


def guessed(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "2.5", changed(TURNED, *changes), TURNED_GIVES, hint)


NEW = [
    Answer(
        "fifty plies and no more",
        "2.2",
        changed(
            SEARCH,
            ("beta=inf):\n", "beta=inf, depth=50):\n    if depth == 0:\n        return 0\n"),
            ("alpha, beta)\n        if", "alpha, beta, depth - 1)\n        if"),
        ),
        "my_alphabeta",
        "After how many plies does your search stop",
    ),
    Answer(
        "always from the first state",
        "2.2",
        changed(SEARCH, ("my_alphabeta", "search"))
        + "\ndef my_alphabeta(game, state, alpha=-inf, beta=inf):\n"
        "    return search(game, game.initial, alpha, beta)\n",
        "my_alphabeta",
        "From which state does your function start",
    ),
    Answer(
        "a thousand million for infinity",
        "2.2",
        changed(
            SEARCH,
            ("best = -inf if maximising else inf", "best = -(10**9) if maximising else 10**9"),
        ),
        "my_alphabeta",
        "With which number does the best value start",
    ),
    Answer(
        "alpha has to pass beta by more than one",
        "2.2",
        changed(SEARCH, ("alpha >= beta", "alpha > beta + 1")),
        "my_alphabeta",
        "How far must alpha and beta have crossed",
    ),
    Answer(
        "six plies and no more",
        "2.3",
        """
def worth(game, state, depth=6):
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return 0
    values = [worth(game, game.result(state, move), depth - 1) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)
"""
        + ROOT,
        "my_best_move",
        "After how many plies does your search stop",
    ),
    Answer(
        "values rounded",
        "2.3",
        SEARCH + "\ndef worth(game, state):\n    return round(my_alphabeta(game, state))\n" + ROOT,
        "my_best_move",
        "Must a value be a whole number",
    ),
    Answer(
        "a window from -100 to 100",
        "2.3",
        SEARCH
        + """
def my_best_move(game):
    state = game.initial
    maximising = game.to_move(state) == MAX
    low, high, best = -100, 100, game.actions(state)[0]
    for move in game.actions(state):
        value = max(low, min(high, my_alphabeta(game, game.result(state, move), low, high)))
        if maximising and value > low:
            low, best = value, move
        if not maximising and value < high:
            high, best = value, move
    return best
""",
        "my_best_move",
        "With which window does your search of the first move begin",
    ),
    Answer(
        "the turns taken to alternate",
        "2.3",
        """
def my_best_move(game):
    def worth(state, player):
        if game.is_terminal(state):
            return game.utility(state)
        values = [worth(game.result(state, move), 1 - player) for move in game.actions(state)]
        return max(values) if player == MAX else min(values)
    state = game.initial
    first = game.to_move(state)
    pick = max if first == MAX else min
    return pick(game.actions(state), key=lambda m: worth(game.result(state, m), 1 - first))
""",
        "my_best_move",
        "whose turn it is after",
    ),
    guessed(
        "the upper edge taken for a value",
        "equals the upper edge",
        ("low < value < high", "low < value <= high"),
    ),
    guessed(
        "a thousand wider",
        "outside your second window",
        (AGAIN, "    return my_negamax(game, game.initial, low - 1000, high + 1000)\n"),
    ),
    guessed(
        "the first answer turned to MAX's view",
        "For whom does the number speak",
        (
            "low, high)\n    if",
            "low, high)\n    value *= 1 if game.to_move(game.initial) == MAX else -1\n    if",
        ),
    ),
]

TRIED = [
    Answer(
        "a value of 0 is skipped",
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
            best = max(best, value) if value else best
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best
""",
        "my_alphabeta",
        "a value of 0 from no value",
    ),
    Answer(
        "a window from -100 to 100",
        "2.2",
        """
def my_alphabeta(game, state, alpha=-100, beta=100):
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
""",
        "my_alphabeta",
        "With which window",
    ),
    Answer(
        "the turns alternate below the first reply",
        "2.3",
        """
def ab(game, state, alpha, beta, mx=None):
    if game.is_terminal(state):
        return game.utility(state)
    mx = game.to_move(state) == MAX if mx is None else mx
    for m in game.actions(state):
        v = ab(game, game.result(state, m), alpha, beta, not mx)
        alpha, beta = (max(alpha, v), beta) if mx else (alpha, min(beta, v))
        if alpha >= beta:
            break
    return alpha if mx else beta


def my_best_move(game):
    state = game.initial
    mx = game.to_move(state) == MAX
    alpha, beta = (-inf, inf)
    best_move = game.actions(state)[0]
    for move in game.actions(state):
        value = ab(game, game.result(state, move), alpha, beta)
        if mx and value > alpha:
            alpha, best_move = (value, move)
        if not mx and value < beta:
            beta, best_move = (value, move)
    return best_move
""",
        "my_best_move",
        "MIN moves twice",
    ),
    Answer(
        "moves counted from 1",
        "2.3",
        """
def ab(game, state, alpha, beta):
    if game.is_terminal(state):
        return game.utility(state)
    mx = game.to_move(state) == MAX
    for m in game.actions(state):
        v = ab(game, game.result(state, m), alpha, beta)
        alpha, beta = (max(alpha, v), beta) if mx else (alpha, min(beta, v))
        if alpha >= beta:
            break
    return alpha if mx else beta


def my_best_move(game):
    state = game.initial
    mx = game.to_move(state) == MAX
    alpha, beta = (-inf, inf)
    best_move = game.actions(state)[0]
    for move in game.actions(state):
        value = ab(game, game.result(state, move), alpha, beta)
        if mx and value > alpha:
            alpha, best_move = (value, move)
        if not mx and value < beta:
            beta, best_move = (value, move)
    return list(game.actions(state)).index(best_move) + 1
""",
        "my_best_move",
        "Is what you return one of them",
    ),
    Answer(
        "move 0 taken for none",
        "2.3",
        """
def ab(game, state, alpha, beta):
    if game.is_terminal(state):
        return game.utility(state)
    mx = game.to_move(state) == MAX
    for m in game.actions(state):
        v = ab(game, game.result(state, m), alpha, beta)
        alpha, beta = (max(alpha, v), beta) if mx else (alpha, min(beta, v))
        if alpha >= beta:
            break
    return alpha if mx else beta


def my_best_move(game):
    state = game.initial
    mx = game.to_move(state) == MAX
    alpha, beta = (-inf, inf)
    best_move = game.actions(state)[0]
    for move in game.actions(state):
        value = ab(game, game.result(state, move), alpha, beta)
        if mx and (not best_move or value > alpha):
            alpha, best_move = (value, move)
        if not mx and value < beta:
            beta, best_move = (value, move)
    return best_move
""",
        "my_best_move",
        "from the move 0",
    ),
    Answer(
        "any move",
        "2.3",
        """
def ab(game, state, alpha, beta):
    if game.is_terminal(state):
        return game.utility(state)
    mx = game.to_move(state) == MAX
    for m in game.actions(state):
        v = ab(game, game.result(state, m), alpha, beta)
        alpha, beta = (max(alpha, v), beta) if mx else (alpha, min(beta, v))
        if alpha >= beta:
            break
    return alpha if mx else beta


def my_best_move(game):
    state = game.initial
    mx = game.to_move(state) == MAX
    alpha, beta = (-inf, inf)
    best_move = game.actions(state)[0]
    for move in game.actions(state):
        value = ab(game, game.result(state, move), alpha, beta)
        if mx and value > alpha:
            alpha, best_move = (value, move)
        if not mx and value < beta:
            beta, best_move = (value, move)
    import random

    return random.choice(list(game.actions(state)))
""",
        "my_best_move",
        "Asked several times",
    ),
    Answer(
        "True as a text",
        "2.7",
        """
import random


from gamesearch import random_tree


def is_correct(search):
    rng = random.Random(7)
    for number in range(300):
        tree = random_tree(rng, depth=1 + number % 5, branches=(1, 5), values=(-4, 4))
        game = TreeGame(tree)
        value, move = search(game)
        if value != minimax(game).value:
            return False
        if minimax(game, game.result(game.initial, move)).value != value:
            return False
    return "True"
""",
        "is_correct",
        "That is a text",
    ),
]
TRIED += [
    search(
        "left when alpha is nearly beta",
        "how near to each other",
        ("best >= beta", "best >= beta - 0.001"),
        ("best <= alpha", "best <= alpha + 0.001"),
    ),
    search("only MIN is in a hurry", "how near", ("best <= alpha", "best <= alpha + 0.0002")),
]


# Finished roots, piles met again, zeros, fractions, bounds that are not true.
ONCE_MORE = [
    Answer(
        "bounds remembered as values",
        "2.2",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    known = {}
    def search(state, alpha, beta):
        if game.is_terminal(state):
            return game.utility(state)
        if state in known:
            return known[state]
        big = game.to_move(state) == MAX
        best = -inf if big else inf
        for m in game.actions(state):
            value = search(game.result(state, m), alpha, beta)
            if big:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        known[state] = best
        return best
    return search(state, alpha, beta)
""",
        "my_alphabeta",
        "only a bound",
    ),
    Answer(
        "remembers before the last move",
        "2.2",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf, known=None):
    if known is None:
        known = {}
    if game.is_terminal(state):
        return game.utility(state)
    if (state, alpha, beta) in known:
        return known[state, alpha, beta]
    big = game.to_move(state) == MAX
    best = -inf if big else inf
    for m in game.actions(state):
        value = my_alphabeta(game, game.result(state, m), alpha, beta, known)
        if big:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        known[state, alpha, beta] = best
        if alpha >= beta:
            break
    return best
""",
        "my_alphabeta",
        "after which of the moves",
    ),
    Answer(
        "a finished game has no value",
        "2.2",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    big = game.to_move(state) == MAX
    best = -inf if big else inf
    for m in game.actions(state):
        c = game.result(state, m)
        value = game.utility(c) if game.is_terminal(c) else my_alphabeta(game, c, alpha, beta)
        if big:
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
        "in the very state that is asked about",
    ),
    Answer(
        "alpha as a whole number",
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
            alpha = max(alpha, int(best) if best > -inf else best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best
""",
        "my_alphabeta",
        "are they rounded",
    ),
    Answer(
        "nothing below the window is taken in",
        "2.2",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state)
    maximising = game.to_move(state) == MAX
    best = -inf if maximising else inf
    for move in game.actions(state):
        value = my_alphabeta(game, game.result(state, move), alpha, beta)
        if value <= alpha and maximising:
            continue
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
        "it answers with infinity",
    ),
    Answer(
        "cuts only where they are equal",
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
        if alpha == beta:
            break
    return best
""",
        "my_alphabeta",
        "Which of the two is worse",
    ),
    Answer(
        "asks before the value is taken in",
        "2.2",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state)
    maximising = game.to_move(state) == MAX
    best = -inf if maximising else inf
    for move in game.actions(state):
        value = my_alphabeta(game, game.result(state, move), alpha, beta)
        if alpha >= beta:
            break
        if maximising:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
    return best
""",
        "my_alphabeta",
        "before a value is taken in",
    ),
    Answer(
        "the last child's value",
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
            break
    return value
""",
        "my_alphabeta",
        "the one that came last",
    ),
    Answer(
        "takes 1 for the most there is",
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
        if alpha >= beta or best == 1:
            break
    return best
""",
        "my_alphabeta",
        "Is 1 the most",
    ),
    Answer(
        "MAX starts from 0",
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
    big = game.to_move(s) == MAX
    best, chosen = (0 if big else inf), game.actions(s)[0]
    for m in game.actions(s):
        v = my_alphabeta(game, game.result(s, m))
        if (v > best) if big else (v < best):
            best, chosen = v, m
    return chosen
""",
        "my_best_move",
        "is below zero",
    ),
    Answer(
        "a best of 0 is taken for none yet",
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
    big = game.to_move(s) == MAX
    best, chosen = None, None
    for m in game.actions(s):
        v = my_alphabeta(game, game.result(s, m))
        if not best or ((v > best) if big else (v < best)):
            best, chosen = v, m
    return chosen
""",
        "my_best_move",
        "best value of 0",
    ),
    Answer(
        "compares without the sign",
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
    pick = max if game.to_move(s) == MAX else min
    return pick(game.actions(s), key=lambda m: abs(my_alphabeta(game, game.result(s, m))))
""",
        "my_best_move",
        "is below zero",
    ),
    Answer(
        "no value for a move that ends the game",
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
    big = game.to_move(s) == MAX
    def value(s, a, b):
        big = game.to_move(s) == MAX
        best = -inf if big else inf
        for m in game.actions(s):
            c = game.result(s, m)
            v = game.utility(c) if game.is_terminal(c) else value(c, a, b)
            if big:
                best = max(best, v)
                a = max(a, best)
            else:
                best = min(best, v)
                b = min(b, best)
            if a >= b:
                break
        return best
    return (max if big else min)(game.actions(s), key=lambda m: value(game.result(s, m), -inf, inf))
""",
        "my_best_move",
        "what a finished game is worth",
    ),
    Answer(
        "any move that ends the game",
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
    for m in game.actions(s):
        if game.is_terminal(game.result(s, m)):
            return m
    pick = max if game.to_move(s) == MAX else min
    return pick(game.actions(s), key=lambda m: my_alphabeta(game, game.result(s, m)))
""",
        "my_best_move",
        "takes the smaller end",
    ),
    Answer(
        "bounds remembered as values",
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
    known = {}
    def search(state, alpha, beta):
        if game.is_terminal(state):
            return game.utility(state)
        if state in known:
            return known[state]
        big = game.to_move(state) == MAX
        best = -inf if big else inf
        for m in game.actions(state):
            value = search(game.result(state, m), alpha, beta)
            if big:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        known[state] = best
        return best
    s = game.initial
    big = game.to_move(s) == MAX
    best, chosen = None, None
    for m in game.actions(s):
        low = -inf if not big or best is None else best
        high = inf if big or best is None else best
        v = search(game.result(s, m), low, high)
        if best is None or (v > best if big else v < best):
            best, chosen = v, m
    return chosen
""",
        "my_best_move",
        "only a bound",
    ),
    Answer(
        "a finished game has no value",
        "2.5",
        """
def my_negamax(game, state, alpha=-inf, beta=inf):
    best = -inf
    for move in game.actions(state):
        c = game.result(state, move)
        if game.is_terminal(c):
            value = game.utility(c, game.to_move(state))
        else:
            value = -my_negamax(game, c, -beta, -alpha)
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best

def my_guess(game, low, high):
    value = my_negamax(game, game.initial, low, high)
    if low < value < high:
        return value
    return my_negamax(game, game.initial)
""",
        '{"line": "D", "search": my_negamax, "guess": my_guess}',
        "in the very state that is asked about",
    ),
    Answer(
        "the window is MAX's",
        "2.5",
        """
def my_negamax(game, state, alpha=-inf, beta=inf):
    def nega(s, a, b):
        if game.is_terminal(s):
            return game.utility(s, game.to_move(s))
        best = -inf
        for m in game.actions(s):
            v = -nega(game.result(s, m), -b, -a)
            best = max(best, v)
            a = max(a, best)
            if a >= b:
                break
        return best
    return nega(state, alpha, beta) if game.to_move(state) == MAX else nega(state, -beta, -alpha)

def my_guess(game, low, high):
    value = my_negamax(game, game.initial, low, high)
    if low < value < high:
        return value
    return my_negamax(game, game.initial)
""",
        '{"line": "D", "search": my_negamax, "guess": my_guess}',
        "In whose view",
    ),
    Answer(
        "bounds remembered as values",
        "2.5",
        """
def my_negamax(game, state, alpha=-inf, beta=inf, known=None):
    if known is None:
        known = {}
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    if state in known:
        return known[state]
    best = -inf
    for m in game.actions(state):
        v = -my_negamax(game, game.result(state, m), -beta, -alpha, known)
        best = max(best, v)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    known[state] = best
    return best

def my_guess(game, low, high):
    value = my_negamax(game, game.initial, low, high)
    if low < value < high:
        return value
    return my_negamax(game, game.initial)
""",
        '{"line": "D", "search": my_negamax, "guess": my_guess}',
        "only a bound",
    ),
    Answer(
        "alpha has to pass beta by one",
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
        if alpha >= beta + 1:
            break
    return best

def my_guess(game, low, high):
    value = my_negamax(game, game.initial, low, high)
    if low < value < high:
        return value
    return my_negamax(game, game.initial)
""",
        '{"line": "D", "search": my_negamax, "guess": my_guess}',
        "by how much must",
    ),
    Answer(
        "best starts at 0",
        "2.5",
        """
def my_negamax(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    best = 0
    for move in game.actions(state):
        value = -my_negamax(game, game.result(state, move), -beta, -alpha)
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best

def my_guess(game, low, high):
    value = my_negamax(game, game.initial, low, high)
    if low < value < high:
        return value
    return my_negamax(game, game.initial)
""",
        '{"line": "D", "search": my_negamax, "guess": my_guess}',
        "With which number does the best value start",
    ),
    Answer(
        "remembers by what a game is called",
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

FOUND = {}
def my_guess(game, low, high):
    key = repr(game)
    if key not in FOUND:
        value = my_negamax(game, game.initial, low, high)
        FOUND[key] = value if low < value < high else my_negamax(game, game.initial)
    return FOUND[key]
""",
        '{"line": "D", "search": my_negamax, "guess": my_guess}',
        "remember another game",
    ),
]

ONCE_MORE += [
    Answer(
        "negamax turns the sign at every move",
        "2.2",
        """
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    def negamax(s, low, high):
        if game.is_terminal(s):
            return game.utility(s, game.to_move(s))
        best = -inf
        for move in game.actions(s):
            best = max(best, -negamax(game.result(s, move), -high, -low))
            low = max(low, best)
            if low >= high:
                break
        return best
    if game.to_move(state) == MAX:
        return negamax(state, alpha, beta)
    return -negamax(state, -beta, -alpha)
""",
        "my_alphabeta",
        "change over by itself",
    ),
    Answer(
        "goes on at the root after a cut",
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
        if alpha >= beta and state != game.initial:
            break
    return best
""",
        "my_alphabeta",
        "after alpha has met beta",
    ),
    Answer(
        "leaves when they nearly meet",
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
        if beta - alpha < 1e-4:
            break
    return best
""",
        "my_alphabeta",
        "how near",
    ),
    Answer(
        "a window of a thousand million",
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
    big = game.to_move(s) == MAX
    f = lambda m: my_alphabeta(game, game.result(s, m), -10**9, 10**9)
    return max(game.actions(s), key=f) if big else min(game.actions(s), key=f)
""",
        "my_best_move",
        "With which window",
    ),
]

# What belongs to another game: values kept between calls, and a win that is worth 1.
OTHER_GAMES = [
    window(
        "remembers states from other games",
        "remember the first",
        (
            "def my_negamax(game, state, alpha=-inf, beta=inf):",
            "def search(game, state, *window):\n"
            "    if (state, window) not in known:\n"
            "        known[state, window] = below(game, state, *window)\n"
            "    return known[state, window]\n\n"
            "known = {}\n\n"
            "def below(game, state, alpha=-inf, beta=inf):",
        ),
        ("-my_negamax(", "-search("),
        (
            "def my_guess",
            "def my_negamax(game, state, alpha=-inf, beta=inf):\n"
            "    return search(game, state, alpha, beta)\n\ndef my_guess",
        ),
    ),
    search(
        "stops at a win",
        "the most a game can be worth",
        ("if best >= beta:", "if best >= beta or best >= 1:"),
        ("if best <= alpha:", "if best <= alpha or best <= -1:"),
    ),
    window(
        "stops at a win",
        "the most a game can be worth",
        ("if alpha >= beta:", "if alpha >= beta or best >= 1:"),
    ),
]
ONCE_MORE += [
    search(
        "alpha never below a number of thirteen digits",
        "With which window",
        ("    if game.to_move", "    alpha = max(alpha, -(10**13))\n    if game.to_move"),
    ),
    test_of_searches(
        "a value that is nearly right will do",
        "three percent too large",
        ("if value != best.value:", "if abs(value - best.value) > 0.05 * abs(best.value):"),
        (").value != value:", ").value != best.value:"),
    ),
]

WRONG = [
    *NEW,
    *OTHER_GAMES,
    *(TRACES + SEARCHES + BEST_MOVES + TREES),
    *(NEGAMAX_WINDOWS + BEST_CASES + PROPERTY_TESTS),
    *TRIED,
    *ONCE_MORE,
]
