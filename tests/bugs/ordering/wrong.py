"""Wrong answers to the exercises on ordering, each with part of the hint it must get."""

from __future__ import annotations

from ..catalogue import Answer, changed

ORDER = """
def my_order(game, state, moves, evaluate):
    def worth(move):
        return evaluate(game, game.result(state, move))
    return sorted(moves, key=worth, reverse=game.to_move(state) == MAX)
"""
SORTED = "    return sorted(moves, key=worth, reverse=game.to_move(state) == MAX)\n"


def order(name: str, hint: str, last_lines: str) -> Answer:
    return Answer(name, "3.2", changed(ORDER, (SORTED, last_lines)), "my_order", hint)


ORDERS = [
    order(
        "O01 high first for both",
        "good move for MIN",
        "    return sorted(moves, key=worth, reverse=True)\n",
    ),
    order(
        "O02 low first for both",
        "lowest first for everybody",
        "    return sorted(moves, key=worth)\n",
    ),
    order("worst first", "lowest first for everybody", SORTED.replace("==", "!=")),
    order("O04 keeps the best three", "Moves got lost", SORTED[:-1] + "[:3]\n"),
    order("O04 the best move alone, in a list", "Moves got lost", SORTED[:-1] + "[:1]\n"),
    order("the best move alone", "One move came back", SORTED[:-1] + "[0]\n"),
    order(
        "sorts in place and returns that",
        "Nothing came back",
        "    return moves.sort(key=worth, reverse=game.to_move(state) == MAX)\n",
    ),
    order(
        "returns the values",
        "what they are worth",
        "    return sorted(map(worth, moves), reverse=game.to_move(state) == MAX)\n",
    ),
    order(
        "returns pairs",
        "that hold a value and a move",
        "    return sorted(((worth(m), m) for m in moves), reverse=game.to_move(state) == MAX)\n",
    ),
    order(
        "looks at the state before the move",
        "before the move",
        "    return sorted(moves, key=lambda m: evaluate(game, game.initial))\n",
    ),
    order(
        "sorts by the move's number",
        "by the number of the move",
        "    return sorted(moves, reverse=True)\n",
    ),
    order("returns them as they are", "Nothing moved", "    return moves\n"),
    order(
        "turn by the number of plies",
        "the number of plies, or",
        SORTED.replace("game.to_move(state) == MAX", "len(state) % 2 == 0").replace(
            "    return",
            "    if game.to_move(()) == MIN:\n"
            "        return sorted(moves, key=worth, reverse=len(state) % 2 == 1)\n    return",
        ),
    ),
    order(
        "equal values lose a move",
        "one of them got lost",
        "    by_worth = {worth(m): m for m in moves}\n"
        "    return [by_worth[w] for w in sorted(by_worth, reverse=game.to_move(state) == MAX)]\n",
    ),
    order("every move twice", "each once", SORTED[:-1] + " * 2\n"),
    order(
        "by absolute value",
        "What becomes of the sign",
        "    key = lambda move: abs(worth(move))\n" + SORTED.replace("key=worth", "key=key"),
    ),
    order("raises", "ZeroDivisionError", "    return 1 / 0\n"),
    order(
        "not done", "finish exercise 3.2 first", "    raise NotImplementedError('exercise 3.2')\n"
    ),
    order(
        "plays illegal moves",
        "no branch",
        "    return sorted(moves, key=lambda m: evaluate(game, game.result(state, m + 9)))\n",
    ),
    Answer(
        "called",
        "3.2",
        ORDER,
        "my_order(TreeGame([1, 2]), (), [0, 1], lambda g, s: 0)",
        "without brackets",
    ),
]

FIRST = """
def my_first(moves, killers):
    legal = [killer for killer in killers if killer in moves]
    return legal + [move for move in moves if move not in legal]
"""
REMEMBER = """
def my_remember(killers, move):
    return ([move] + [killer for killer in killers if killer != move])[:2]
"""
BOTH = '{"first": my_first, "remember": my_remember}'


def first(name: str, hint: str, body: str) -> Answer:
    code = f"def my_first(moves, killers):\n{body}" + REMEMBER
    return Answer(name, "3.3", code, BOTH, hint)


def remember(name: str, hint: str, body: str) -> Answer:
    code = FIRST + f"def my_remember(killers, move):\n{body}"
    return Answer(name, "3.3", code, BOTH, hint)


KILLERS = [
    first(
        "O05 killers without a look at the rules",
        "legal in this one",
        "    return killers + moves\n",
    ),
    first(
        "O05 illegal but not twice",
        "legal in this one",
        "    return killers + [m for m in moves if m not in killers]\n",
    ),
    first(
        "O06 a legal killer twice",
        "stands there twice",
        "    return [k for k in killers if k in moves] + moves\n",
    ),
    first(
        "only killers",
        "Only the killers",
        "    return [k for k in killers if k in moves] or moves\n",
    ),
    first(
        "killers last",
        "still not tried first",
        "    return sorted(moves, key=lambda m: m in killers)\n",
    ),
    first("as they came", "still not tried first", "    return moves\n"),
    first(
        "in the order of the moves",
        "Which of them comes first",
        "    return sorted(moves, key=lambda m: m not in killers)\n",
    ),
    first(
        "the others turned round",
        "In which order do the other",
        "    legal = [k for k in killers if k in moves]\n"
        "    return legal + [m for m in reversed(moves) if m not in legal]\n",
    ),
    first(
        "only the latest killer",
        "try both",
        "    k = killers[:1]\n    return sorted(moves, key=lambda m: m not in k)\n",
    ),
    first("extend", "in place", "    return [k for k in killers if k in moves].extend(moves)\n"),
    first(
        "needs a killer",
        "IndexError",
        "    k = killers[0]\n    legal = [k for k in killers if k in moves]\n"
        "    return legal + [m for m in moves if m not in legal]\n",
    ),
    remember(
        "grows without end", "a million", "    return [move] + [k for k in killers if k != move]\n"
    ),
    remember("one killer in both places", "fills both places", "    return [move, *killers[:1]]\n"),
    remember(
        "the first two stay",
        "has to give way",
        "    return killers if len(killers) == 2 or move in killers else [move, *killers]\n",
    ),
    remember(
        "the latest last",
        "older, or the latest",
        "    return ([k for k in killers if k != move] + [move])[-2:]\n",
    ),
    remember("one killer", "Only one killer", "    return [move]\n"),
    remember(
        "an old killer keeps its place",
        "still the older",
        "    return killers if move in killers else [move, *killers[:1]]\n",
    ),
    remember("append", "without a return", "    killers.append(move)\n"),
]

WORTH = """
def my_worth(column, columns):
    return -abs(2 * column - (columns - 1))
"""


def worth(name: str, hint: str, body: str) -> Answer:
    return Answer(name, "3.4", f"def my_worth(column, columns):\n    {body}\n", "my_worth", hint)


STATIC = [
    worth("edges first", "worse than no order", "return abs(2 * column - (columns - 1))"),
    worth("all the same", "Do your numbers differ", "return 0"),
    worth("left to right", "Do your numbers differ", "return -column"),
    worth("right to left", "edge better", "return column"),
    worth(
        "a table for five columns",
        "which is not there",
        "return {0: 1, 1: 2, 2: 3, 3: 2, 4: 1}[column]",
    ),
    worth("no number", "is not what the exercise asks for", "return None"),
    worth("a middle that is none", "Where is the middle", "return column == columns // 4"),
]

HISTORY = """
class MyHistory(Order):
    def __init__(self):
        self.credit = {}

    def score(self, game, state, move, ply):
        return self.credit.get((game.to_move(state), move), 0)

    def learn(self, game, state, move, ply, depth):
        key = game.to_move(state), move
        self.credit[key] = self.credit.get(key, 0) + depth * depth
"""
KEY = "(game.to_move(state), move)"
ADDS = "        self.credit[key] = self.credit.get(key, 0) + depth * depth\n"


def history(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "3.5", changed(HISTORY, *changes), "MyHistory", hint)


HISTORIES = [
    history(
        "both players in one table",
        "put to MAX's credit",
        (KEY, "move"),
        ("game.to_move(state), move\n", "move\n"),
    ),
    history(
        "depth instead of depth squared", "outweigh one at depth 3", ("depth * depth", "depth")
    ),
    history("counts one", "outweigh one at depth 3", ("depth * depth", "1")),
    history(
        "two to the depth squared",
        "outweighs three at depth 2",
        ("depth * depth", "2 ** (depth * depth)"),
    ),
    history("cubes", "outweighs three at depth 2", ("depth * depth", "depth ** 3")),
    history(
        "the last cutoff only",
        "Two cutoffs count for no more",
        (ADDS, "        self.credit[key] = depth * depth\n"),
    ),
    history(
        "the best cutoff only",
        "Two cutoffs count for no more",
        (ADDS, "        self.credit[key] = max(self.credit.get(key, 0), depth * depth)\n"),
    ),
    history("ply instead of depth", "ply or depth", ("depth * depth", "ply * ply")),
    history(
        "one table for all",
        "new history has heard nothing",
        ("    def __init__(self):\n        self.credit = {}\n", "    credit = {}\n"),
    ),
    history(
        "by position",
        "another position too",
        (KEY, "(state, move)"),
        ("game.to_move(state), move\n", "state, move\n"),
    ),
    history("worst first", "tried last", ("return self", "return -self")),
    history(
        "MIN turned round",
        "other way round",
        (
            "return self.credit.get((game.to_move(state), move), 0)",
            "sign = 1 if game.to_move(state) == MAX else -1\n"
            "        return sign * self.credit.get((game.to_move(state), move), 0)",
        ),
    ),
    history("nothing learned", "prefers nothing", (ADDS, "        pass\n")),
    history(
        "score without a default",
        "which is not there",
        (
            "self.credit.get((game.to_move(state), move), 0)",
            "self.credit[game.to_move(state), move]",
        ),
    ),
    history(
        "prints instead of returning",
        "without a return",
        ("return self", "print(self"),
        ("move), 0)\n\n", "move), 0))\n\n"),
    ),
    Answer("an object", "3.5", HISTORY, "MyHistory()", "without brackets"),
    Answer(
        "no learn", "3.5", "class MyHistory(Order):\n    pass\n", "MyHistory", "prefers nothing"
    ),
]

LEFT, ORDERED = 3.1751, 2.6935
CURVES = {"left to right": LEFT, "ordered": ORDERED}


def factor(name: str, hint: str, **curves: object) -> Answer:
    answer: dict[str, object] = dict(CURVES)
    answer.update({each.replace("_", " "): value for each, value in curves.items()})
    return Answer(name, "3.6", "", repr(answer), hint)


PLOTS = [
    factor("the last step", "last step alone", left_to_right=21345 / 12155),
    factor("all of the growth", "all the plies together", left_to_right=21345 / 21),
    factor("divided", "grew by adding", ordered=7623 / 20 / 6),
    factor("eight steps", "How many steps", ordered=(7623 / 20) ** (1 / 8)),
    factor("from depth 0", "depth 0 as the start", ordered=7623 ** (1 / 8)),
    factor("the curves swapped", "the other curve", left_to_right=ORDERED, ordered=LEFT),
    factor("every column", "how many of them does the search look at", left_to_right=7),
    factor("no idea", "by what factor", left_to_right=1),
    factor("in words", "is no number", left_to_right="three"),
    factor("half of it", "not answered", ordered=None),
]

BY_HAND = {"for MAX": "FCADEB", "for MIN": "BEADCF", "leaves": 6}
CHANGES = {"a": "move", "b": "both", "c": "neither", "d": "move", "e": "neither", "f": "both"}


def by_hand(name: str, hint: str, part: str, given: object) -> Answer:
    return Answer(name, "3.1", "", repr(BY_HAND | {part: given}), hint)


def change(part: str, given: str, hint: str) -> Answer:
    return Answer(f"{part} {given}", "3.7", "", repr(CHANGES | {part: given}), hint)


TRACED = [
    by_hand("O01 MIN's order for MAX's", "the other player", "for MIN", "FCADEB"),
    by_hand("O02 low first", "the other player", "for MAX", "BEADCF"),
    by_hand("O02 low first, as a list", "the other player", "for MAX", list("BEADCF")),
    by_hand("a tie turned round", "worth the same", "for MAX", "FCDAEB"),
    by_hand("a tie turned round for MIN", "worth the same", "for MIN", "B E D A C F"),
    by_hand("unsorted", "order in which the moves came", "for MAX", "ABCDEF"),
    by_hand("O04 one letter short", "All six letters", "for MAX", "FCADE"),
    by_hand("in the given order", "Which branch stands first", "leaves", 10),
    by_hand("O01 counted", "the lowest at each", "leaves", 8),
    by_hand("O02 counted", "lowest value", "leaves", 11),
    by_hand("all leaves", "all leaves", "leaves", 12),
    by_hand("no shared leaf", "two proofs share", "leaves", 7),
    by_hand("one proof", "at most", "leaves", 4),
]
EFFECTS = [
    change("a", "neither", "equally good"),
    change("a", "both", "searched, or proven not to matter"),
    change("b", "neither", "no capture"),
    change("b", "move", "no capture"),
    change("c", "move", "strictly better"),
    change("c", "both", "was cut"),
    change("d", "neither", "equally good"),
    change("d", "both", "left out"),
    change("e", "move", "another order"),
    change("e", "both", "signs"),
    change("f", "neither", "other positions"),
    change("f", "move", "value at the root"),
    change("f", "maybe", "one of the words"),
]

ORDERS += [
    order(
        "tries each move on the first state of the game",
        "as they would at the root",
        SORTED.replace("worth", "lambda m: evaluate(game, game.result(game.initial, m))"),
    ),
    order(
        "asks who moves after the move",
        "after the move, not before it",
        "    after = game.result(state, moves[0])\n"
        "    return sorted(moves, key=worth, reverse=game.to_move(after) == MAX)\n",
    ),
]
STATIC += [
    worth("the middle of five columns", "four, six or seven", "return 2 - abs(column - 2)"),
]
HISTORIES += [
    history(
        "the credit goes to the player who moves next",
        "before the move, or after it",
        (KEY, "(game.to_move(game.result(state, move)), move)"),
    ),
    history(
        "old credit fades",
        "Does a credit shrink",
        (ADDS, "        for each in self.credit: self.credit[each] *= 0.9\n" + ADDS),
    ),
]
PLOTS += [
    factor("seven steps", "seven steps", left_to_right=(21345 / 21) ** (1 / 7)),
    factor("the logarithm", "logarithm of the growth", left_to_right=1.154),
]

ORDERS += [
    order(
        "the best move in front, the others as they were",
        "The best move is in front",
        "    best = (max if game.to_move(state) == MAX else min)(moves, key=worth)\n"
        "    return [best, *(move for move in moves if move != best)]\n",
    ),
]
KILLERS += [
    first(
        "changes places with the first",
        "In which order do the other",
        "    moves = list(moves)\n    for killer in killers:\n        if killer in moves:\n"
        "            place = moves.index(killer)\n"
        "            moves[0], moves[place] = moves[place], moves[0]\n    return moves\n",
    ),
    first(
        "all killers legal, or none in front",
        "What becomes of the other one",
        "    if not all(k in moves for k in killers): return moves\n"
        "    return [*killers, *(m for m in moves if m not in killers)]\n",
    ),
]
STATIC += [worth("never right of the third column", "Where is the middle", "return min(column, 2)")]
HISTORIES += [
    history(
        "the turn by the ply",
        "the game, or the ply",
        ("(game.to_move(state), move)", "(ply % 2, move)"),
        ("key = game.to_move(state), move", "key = ply % 2, move"),
    ),
]

TRIED = [
    Answer(
        "compared as whole numbers",
        "3.2",
        """
def my_order(game, state, moves, evaluate):
    return sorted(
        moves,
        key=lambda m: int(evaluate(game, game.result(state, m))),
        reverse=game.to_move(state) == MAX,
    )
""",
        "my_order",
        "compare whole numbers",
    ),
    Answer(
        "compared when rounded",
        "3.2",
        """
def my_order(game, state, moves, evaluate):
    return sorted(
        moves,
        key=lambda m: round(evaluate(game, game.result(state, m))),
        reverse=game.to_move(state) == MAX,
    )
""",
        "my_order",
        "compare whole numbers",
    ),
    Answer(
        "compared as texts",
        "3.2",
        """
def my_order(game, state, moves, evaluate):
    return sorted(
        moves,
        key=lambda m: str(evaluate(game, game.result(state, m))),
        reverse=game.to_move(state) == MAX,
    )
""",
        "my_order",
        "numbers, or texts",
    ),
    Answer(
        "the utility for the evaluation",
        "3.2",
        """
def my_order(game, state, moves, evaluate):
    return sorted(
        moves,
        key=lambda m: game.utility(game.result(state, m)),
        reverse=game.to_move(state) == MAX,
    )
""",
        "my_order",
        "not over after these moves",
    ),
    Answer(
        "illegal killers struck from the table",
        "3.3",
        """
def my_remember(killers, move):
    return [move, *(k for k in killers if k != move)][:2]


def my_first(moves, killers):
    for k in list(killers):
        if k not in moves:
            killers.remove(k)
    return killers + [m for m in moves if m not in killers]
""",
        '{"first": my_first, "remember": my_remember}',
        "writes on it",
    ),
    Answer(
        "credits end at 2,000",
        "3.5",
        changed(
            HISTORY,
            (ADDS, ADDS.replace("= self", "= min(2000, self").replace("depth\n", "depth)\n")),
        ),
        "MyHistory",
        "when thousands are heard of",
    ),
    Answer(
        "a cutoff counts ten at most",
        "3.5",
        """
class MyHistory(Order):
    def __init__(self):
        self.credit = {}

    def score(self, game, state, move, ply):
        return self.credit.get((game.to_move(state), move), 0)

    def learn(self, game, state, move, ply, depth):
        key = (game.to_move(state), move)
        self.credit[key] = self.credit.get(key, 0) + min(depth**2, 10)
""",
        "MyHistory",
        "the credit of each move",
    ),
    Answer(
        "an object, not the class",
        "3.5",
        """
class MyHistory(Order):
    def __init__(self):
        self.credit = {}

    def score(self, game, state, move, ply):
        return self.credit.get((game.to_move(state), move), 0)

    def learn(self, game, state, move, ply, depth):
        key = (game.to_move(state), move)
        self.credit[key] = self.credit.get(key, 0) + depth**2
""",
        "MyHistory()",
        "Hand over the class",
    ),
]
ORDERS += [
    order(
        "all moves of the game, not those given",
        "without move 2",
        SORTED.replace("moves", "game.actions(state)"),
    ),
]

TURNED = "reverse=game.to_move(state) == MAX"
ORDERS += [
    order(
        "a search of its own, whatever the evaluation says",
        "or does it search on",
        SORTED.replace("worth", "lambda m: minimax(game, game.result(state, m)).value"),
    ),
    order(
        "one decimal",
        "Which digits",
        SORTED.replace("worth", "lambda m: round(worth(m), 1)"),
    ),
    order(
        "begins with -100",
        "With which number does your function begin",
        "    sign = 1 if game.to_move(state) == MAX else -1\n    found, rest = [], list(moves)\n"
        "    while rest:\n        most, best = -100, rest[0]\n        for m in rest:\n"
        "            if sign * worth(m) > most:\n                most, best = sign * worth(m), m\n"
        "        found.append(best)\n        rest.remove(best)\n    return found\n",
    ),
    order(
        "places in the list",
        "or the places in the list",
        f"    return sorted(range(len(moves)), key=lambda n: worth(moves[n]), {TURNED})\n",
    ),
    order(
        "MIN's moves as they came",
        "stand as they came",
        "    if game.to_move(state) == MAX:\n"
        "        return sorted(moves, key=worth, reverse=True)\n    return moves\n",
    ),
    order(
        "MIN's sorted in place",
        "and MIN nothing",
        "    if game.to_move(state) == MAX:\n"
        "        return sorted(moves, key=worth, reverse=True)\n    return moves.sort(key=worth)\n",
    ),
    order(
        "one pass of a bubble sort",
        "have to go through the moves",
        "    sign = 1 if game.to_move(state) == MAX else -1\n"
        "    for n in range(len(moves) - 1):\n"
        "        if sign * worth(moves[n]) < sign * worth(moves[n + 1]):\n"
        "            moves[n], moves[n + 1] = moves[n + 1], moves[n]\n    return moves\n",
    ),
    order(
        "four are sorted",
        "The best move is in front",
        f"    return sorted(moves[:4], key=worth, {TURNED}) + moves[4:]\n",
    ),
    order(
        "a dict of moves and values",
        "A dict came back",
        f"    return {{m: worth(m) for m in sorted(moves, key=worth, {TURNED})}}\n",
    ),
    order(
        "triples",
        "that hold a value and a move",
        f"    triples = [(worth(m), n, m) for n, m in enumerate(moves)]\n"
        f"    return sorted(triples, {TURNED})\n",
    ),
    order(
        "states",
        "or the states that they lead to",
        SORTED.replace("sorted(moves, key=worth", "[game.result(state, m) for m in sorted(moves")
        .replace("sorted(moves,", "sorted(moves, key=worth,")
        .replace(")\n", ")]\n"),
    ),
    order(
        "a function", "is no list that could be read", SORTED.replace("return", "return lambda:")
    ),
    Answer(
        "a list that outlives its call",
        "3.2",
        changed(
            ORDER,
            ("evaluate):\n", "evaluate, found=[]):\n"),
            (SORTED, SORTED.replace("return ", "found += ") + "    return found\n"),
        ),
        "my_order",
        "Moves of earlier calls",
    ),
    Answer(
        "values kept by the state alone",
        "3.2",
        "KNOWN = {}\n"
        + changed(
            ORDER,
            (
                "        return evaluate(game, game.result(state, move))\n",
                "        after = game.result(state, move)\n        if after not in KNOWN:\n"
                "            KNOWN[after] = evaluate(game, after)\n        return KNOWN[after]\n",
            ),
        ),
        "my_order",
        "from one game to the next",
    ),
]
KILLERS += [
    first(
        "legal up to the largest move",
        "Only move 6 can be played",
        "    legal = [k for k in killers if k <= max(moves)]\n"
        "    return legal + [m for m in moves if m not in legal]\n",
    ),
    first(
        "the killers and one more",
        "and fewer came back",
        "    legal = [k for k in killers if k in moves]\n"
        "    return legal + [m for m in moves if m not in legal][:2 - len(legal) // 2]\n",
    ),
    Answer(
        "a list of killers that outlives its call",
        "3.3",
        "def my_first(moves, killers, found=[]):\n"
        "    found += [k for k in killers if k in moves]\n"
        "    return found + [m for m in moves if m not in found]\n" + REMEMBER,
        BOTH,
        "comes from an earlier call",
    ),
    Answer(
        "one list for all tables",
        "3.3",
        FIRST + "LAST = []\n"
        "def my_remember(killers, move):\n"
        "    LAST[:] = [move, *(k for k in LAST if k != move)][:2]\n    return list(LAST)\n",
        BOTH,
        "or from somewhere else",
    ),
    remember(
        "an empty place filled with None",
        "or from somewhere else",
        "    others = [k for k in killers if k not in (move, None)]\n"
        "    return [move, others[0] if others else None]\n",
    ),
    remember(
        "the latest gives way",
        "Which of the two had to give way",
        "    others = [k for k in killers if k != move]\n    return [move, *others[-1:]]\n",
    ),
    remember(
        "throws one out before it looks",
        "now one of them is gone",
        "    return [move, *(k for k in killers[:1] if k != move)]\n",
    ),
    remember(
        "an old one alone",
        "now one of them is gone",
        "    return [move] if move in killers else [move, *killers[:1]]\n",
    ),
]
STATIC += [
    worth(
        "a text", "Which is tried earlier, with texts", "return str(-abs(2 * column - columns + 1))"
    )
]
HISTORIES += [
    history("depth ^ 2", "which sign stands for a power", ("depth * depth", "(depth ^ 2)")),
    history(
        "a table for each ply",
        "at ply 1 that counts for nothing",
        (KEY, "(ply, game.to_move(state), move)"),
        ("game.to_move(state), move\n", "ply, game.to_move(state), move\n"),
    ),
    history("one ply less", "with one ply left", ("depth * depth", "(depth - 1) ** 2")),
    history(
        "only the latest move",
        "only move 5 is remembered",
        (ADDS, "        self.credit = {key: self.credit.get(key, 0) + depth * depth}\n"),
    ),
    history(
        "halved when one is large",
        "a number that a credit cannot pass",
        (
            ADDS,
            ADDS + "        if self.credit[key] > 50:\n"
            "            self.credit = {each: n // 2 for each, n in self.credit.items()}\n",
        ),
    ),
]
TRACED += [
    by_hand("-4 as 4", "becomes of the sign", "for MAX", "FCBADE"),
    by_hand("-4 as 4, for MIN", "becomes of the sign", "for MIN", "EADBCF"),
]

ORDERS += [
    order(
        "every other player's turn",
        "that before the move, or that after it",
        "    after = game.result(state, moves[0])\n"
        "    if game.is_terminal(after):\n    "
        + SORTED
        + "    "
        + SORTED.lstrip().replace(
            "== MAX", "!= game.to_move(after) and game.to_move(state) == MAX"
        ),
    ),
    order(
        "tries the places",
        "a move, or its place",
        SORTED.replace("worth", "lambda m: worth(moves_before.index(m))").replace(
            "    return", "    moves_before = list(moves)\n    return"
        ),
    ),
]
KILLERS += [
    first(
        "looked for in a text",
        "whether 1 is among them",
        "    legal = [k for k in killers if str(k) in str(moves)]\n"
        "    return legal + [m for m in moves if m not in legal]\n",
    ),
]

ORDERS += [
    order(
        "the set of values",
        "Are these moves, or what they are worth?",
        "    return list({worth(move) for move in moves})\n",
    ),
]

WRONG = [*TRACED, *ORDERS, *KILLERS, *STATIC, *HISTORIES, *PLOTS, *EFFECTS, *TRIED]
