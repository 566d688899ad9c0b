"""Wrong answers to the exercises on minimax, each with part of the hint it must get."""

from __future__ import annotations

from ..catalogue import Answer, changed

MINIMAX = """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    if game.to_move(state) == MAX:
        best = -inf
        for move in game.actions(state):
            best = max(best, my_minimax(game, game.result(state, move)))
        return best
    best = inf
    for move in game.actions(state):
        best = min(best, my_minimax(game, game.result(state, move)))
    return best
"""
LEAF = "    if game.is_terminal(state):\n        return game.utility(state)\n"
MAX_LOOP = "            best = max(best, my_minimax(game, game.result(state, move)))\n"
MIN_LOOP = "        best = min(best, my_minimax(game, game.result(state, move)))\n"
MAX_MOVES = "        for move in game.actions(state):\n            best = max"
MIN_MOVES = "    best = inf\n    for move in game.actions(state):\n"
TURN = "    if game.to_move(state) == MAX:\n"
HEAD = "def my_minimax(game, state):\n"

# Where exactly one part of a dict is wrong, the others are these.
TRACED = {
    "MIN nodes": "(3, 5, 6)",
    "root 1": "6",
    "move 1": "2",
    "root 2": "-3",
    "move 2": "1",
    "line 2": "(1, 0, 1)",
}


def traced(**changes: str) -> str:
    """The answer to 1.1 with some parts changed; `move_1` stands for "move 1"."""
    answers = TRACED | {name.replace("_", " "): value for name, value in changes.items()}
    return "{" + ", ".join(f'"{name}": {value}' for name, value in answers.items()) + "}"


def trace(name: str, hint: str, **changes: str) -> Answer:
    return Answer(name, "1.1", "", traced(**changes), hint)


TRACES = [
    trace("M24 the printed labels", "leaves copied up", MIN_nodes="[4, 3, 5]"),
    trace("MIN takes the largest", "what MAX would like", MIN_nodes="(4, 14, 10)"),
    trace("the first leaves", "first reply", MIN_nodes="(4, 5, 10)"),
    trace("not answered", "not answered yet", root_1="None"),
    trace("MAX at every level", "what MAX would like", root_1="14"),
    trace("maximum of the labels", "Are they right", root_1="5"),
    trace("a leaf of the right branch", "need MIN's help", root_1="10"),
    trace("the value as a move", "Which number has its branch", move_1="6"),
    trace("the branch of the largest leaf", "Will MAX get there", move_1="1"),
    trace("moves counted from one", "numbered from 0", move_1="3"),
    trace("MAX first", "Who moves at the root of tree 2", root_2="5"),
    trace("MAX at the root only", "Who chooses between them", root_2="2"),
    trace("MIN everywhere", "second level", root_2="-6"),
    trace("MIN's other move", "Who moves at the root of tree 2", move_2="0"),
    trace("a line that MIN spoils", "Who makes that move", line_2="(1, 0, 0)"),
    trace("a line that MAX spoils", "whose move is the second", line_2="[1, 1, 1]"),
]


def value(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "1.2", changed(MINIMAX, *changes), "my_minimax", hint)


def written(name: str, hint: str, code: str) -> Answer:
    return Answer(name, "1.2", MINIMAX.replace("my_minimax", "right") + code, "my_minimax", hint)


AT_SECOND_LEVEL = "Who chooses at the second level"
HOW_MANY = "How many leaves did your search look at"

VALUES = [
    value(
        "M01 max at every level",
        AT_SECOND_LEVEL,
        (MIN_LOOP, MIN_LOOP.replace("min(", "max(")),
        ("    best = inf", "    best = -inf"),
    ),
    written(
        "M03 the root calls max_value of its children",
        AT_SECOND_LEVEL,
        """
def value(game, state, maximising):
    if game.is_terminal(state):
        return game.utility(state)
    values = [value(game, game.result(state, m), not maximising) for m in game.actions(state)]
    return max(values) if maximising else min(values)

def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    if game.to_move(state) == MAX:
        return max(value(game, game.result(state, m), True) for m in game.actions(state))
    return min(value(game, game.result(state, m), False) for m in game.actions(state))
""",
    ),
    value(
        "M04 return inside the loop",
        HOW_MANY,
        (MAX_LOOP, MAX_LOOP + "            return best\n"),
        (MIN_LOOP, MIN_LOOP + "        return best\n"),
    ),
    value(
        "M04 at MIN only",
        "one leaf of every branch",
        (MIN_LOOP, MIN_LOOP + "        return best\n"),
    ),
    value("M05 best starts at 0", "if you start from 0", ("best = -inf", "best = 0")),
    value(
        "MIN starts at 0", "With which number does MIN start", ("    best = inf", "    best = 0")
    ),
    value(
        "best starts at -100 as a lowest number",
        "is not what MAX can be sure of",
        ("-inf", "0 if state else -3"),
    ),
    value(
        "a thousand for infinity",
        "may a leaf lie beyond it",
        ("best = -inf", "best = -1000"),
        ("best = inf", "best = 1000"),
    ),
    value(
        "rounds the leaves",
        "be a whole number",
        ("return game.utility", "return round(game.utility"),
        ("utility(state)", "utility(state))"),
    ),
    written(
        "M06 max and min swapped",
        "Who chooses at the root",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_minimax(game, game.result(state, m)) for m in game.actions(state)]
    return min(values) if game.to_move(state) == MAX else max(values)
""",
    ),
    written(
        "M07 returns the move",
        "the number of a move",
        """
def my_minimax(game, state):
    return minimax(game, state).move
""",
    ),
    written(
        "M12 takes the average at MIN",
        "Does MIN toss a coin",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_minimax(game, game.result(state, m)) for m in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else sum(values) / len(values)
""",
    ),
    written(
        "M13 best in a mutable default",
        "remember the first",
        """
def my_minimax(game, state, best=[-inf]):
    if game.is_terminal(state):
        return game.utility(state)
    if game.to_move(state) == MIN:
        return min(my_minimax(game, game.result(state, m)) for m in game.actions(state))
    for move in game.actions(state):
        best[0] = max(best[0], my_minimax(game, game.result(state, move)))
    return best[0]
""",
    ),
    written(
        "a table kept from game to game",
        "remember the first",
        """
known = {}

def my_minimax(game, state):
    if state not in known:
        known[state] = right(game, state)
    return known[state]
""",
    ),
    value(
        "M20 leaf seen from the player to move",
        "For which player did you ask",
        ("game.utility(state)", "game.utility(state, game.to_move(state))"),
    ),
    value(
        "M23 removes from the list it loops over",
        "How many children did your loop visit",
        (
            MAX_MOVES,
            "        moves = list(game.actions(state))\n"
            "        for move in moves:\n"
            "            moves.remove(move)\n"
            "            best = max",
        ),
        (
            MIN_MOVES,
            "    best = inf\n"
            "    moves = list(game.actions(state))\n"
            "    for move in moves:\n"
            "        moves.remove(move)\n",
        ),
    ),
    written(
        "MAX moves at even plies",
        "Who said that MAX begins",
        """
def my_minimax(game, state):
    def value(state, ply):
        if game.is_terminal(state):
            return game.utility(state)
        values = [value(game.result(state, m), ply + 1) for m in game.actions(state)]
        return max(values) if ply % 2 == 0 else min(values)
    return value(state, 0)
""",
    ),
    written(
        "two plies and no more",
        "What tells you that one is over",
        """
def my_minimax(game, state, depth=0):
    if depth == 2 or game.is_terminal(state):
        return game.utility(state) if game.is_terminal(state) else 0
    values = [my_minimax(game, game.result(state, m), depth + 1) for m in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)
""".replace("what", "what"),
    ),
    value("no terminal test", "Which states have no moves", (LEAF, "")),
    value("never comes nearer to the end", "called itself", ("game.result(state, move)", "state")),
    value(
        "starts again from the beginning",
        "called itself",
        ("game.result(state, move)", "game.initial"),
    ),
    written(
        "answers for MAX only",
        "without a return",
        """
def my_minimax(game, state):
    if game.to_move(state) == MAX:
        return right(game, state)
""",
    ),
    written(
        "no answer where all is lost",
        "no number",
        """
def my_minimax(game, state):
    return right(game, state) if right(game, state) > 0 else None
""",
    ),
    written(
        "prints",
        "printed: 3",
        """
def my_minimax(game, state):
    print(right(game, state))
""",
    ),
    value(
        "not done",
        "finish exercise 1.2 first",
        (LEAF, '    raise NotImplementedError("exercise 1.2")\n'),
    ),
    Answer(
        "called, not handed over",
        "1.2",
        MINIMAX,
        "my_minimax(TreeGame([4, 7]), ())",
        "without brackets",
    ),
]


VALUES += [
    written(
        "a best of 0 is taken for none yet",
        "nothing seen yet",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    best = None
    for move in game.actions(state):
        value = my_minimax(game, game.result(state, move))
        if not best or (value > best if game.to_move(state) == MAX else value < best):
            best = value
    return best
""",
    ),
    written(
        "takes 1 for the most there is",
        "the most a game can be worth",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    big = game.to_move(state) == MAX
    best = -inf if big else inf
    for move in game.actions(state):
        value = my_minimax(game, game.result(state, move))
        best = max(best, value) if big else min(best, value)
        if best >= 1 and big or best <= -1 and not big:
            break
    return best
""",
    ),
]


def move(name: str, hint: str, code: str) -> Answer:
    return Answer(name, "1.2b", MINIMAX + code, "my_best_move", hint)


MOVES = [
    move(
        "M02 always the largest value",
        "as the minimising player",
        """
def my_best_move(game, state):
    return max(game.actions(state), key=lambda m: my_minimax(game, game.result(state, m)))
""",
    ),
    move(
        "always the smallest value",
        "takes the worst move there is",
        """
def my_best_move(game, state):
    return min(game.actions(state), key=lambda m: my_minimax(game, game.result(state, m)))
""",
    ),
    move(
        "M03 the children are searched as if one moved twice",
        "What will the opponent answer",
        """
def best_for(game, state, player):
    if game.is_terminal(state):
        return game.utility(state, player)
    return max(best_for(game, game.result(state, m), player) for m in game.actions(state))

def my_best_move(game, state):
    me = game.to_move(state)
    return max(game.actions(state), key=lambda m: best_for(game, game.result(state, m), me))
""",
    ),
    move(
        "M07 the value",
        "hand to game.result",
        """
def my_best_move(game, state):
    return my_minimax(game, state)
""",
    ),
    move(
        "M08 the largest move",
        "compare the moves themselves",
        """
def my_best_move(game, state):
    return max(game.actions(state))
""",
    ),
    move(
        "the first move",
        "does the move change with it",
        """
def my_best_move(game, state):
    return game.actions(state)[0]
""",
    ),
    move(
        "M11 the branch of the best leaf",
        "What will the opponent answer",
        """
def leaves(game, state):
    if game.is_terminal(state):
        return [game.utility(state)]
    return [leaf for m in game.actions(state) for leaf in leaves(game, game.result(state, m))]

def my_best_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda m: pick(leaves(game, game.result(state, m))))
""",
    ),
    move(
        "the child instead of the move",
        "hand to game.result",
        """
def my_best_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    children = [game.result(state, m) for m in game.actions(state)]
    return pick(children, key=lambda child: my_minimax(game, child))
""",
    ),
    move(
        "any move",
        "gave different moves",
        """
import random
chance = random.Random(2)

def my_best_move(game, state):
    return chance.choice(list(game.actions(state)))
""",
    ),
    move(
        "looks at the first state only",
        "the one it was given",
        """
def my_best_move(game, state):
    start = game.initial if isinstance(game, TicTacToe) else state
    return minimax(game, start, depth=2).move
""",
    ),
    move(
        "starts from 0",
        "does not keep the value",
        """
def my_best_move(game, state):
    sign = 1 if game.to_move(state) == MAX else -1
    best, best_move = 0, game.actions(state)[0]
    for m in game.actions(state):
        value = sign * my_minimax(game, game.result(state, m))
        if value > best:
            best, best_move = value, m
    return best_move
""",
    ),
    move(
        "1.2 not done",
        "finish exercise 1.2 first",
        """
def my_best_move(game, state):
    raise NotImplementedError("exercise 1.2: my_best_move")
""",
    ),
]

STORES = (
    "            known[state] = max(values) if game.to_move(state) == MAX else min(values)\n"
    "        return known[state]"
)
SOLVER = """
def my_value(game, state):
    known = {}
    def value(state):
        if game.is_terminal(state):
            return game.utility(state)
        if state not in known:
            values = [value(game.result(state, move)) for move in game.actions(state)]
            known[state] = max(values) if game.to_move(state) == MAX else min(values)
        return known[state]
    return value(state)
"""


MOVES += [
    move(
        "the place in the list",
        "place of a move in the list",
        """
def my_best_move(game, state):
    values = [my_minimax(game, game.result(state, m)) for m in game.actions(state)]
    return values.index(max(values) if game.to_move(state) == MAX else min(values))
""",
    ),
]


def solver(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "1.3", changed(SOLVER, *changes), "my_value", hint)


SOLVERS = [
    solver(
        "M10 the turn always changes",
        "Which method of the game tells you",
        ("def value(state):", "def value(state, big):"),
        ("game.result(state, move))", "game.result(state, move), not big)"),
        ("if game.to_move(state) == MAX else", "if big else"),
        ("return value(state)", "return value(state, game.to_move(state) == MAX)"),
    ),
    solver(
        "M13 the table outlives the game",
        "remember the first",
        ("    known = {}\n", ""),
        ("\ndef my_value", "known = {}\n\ndef my_value"),
    ),
    solver(
        "M25 the key forgets the player",
        "What does your memory use as its key",
        (
            "        if state not in known:",
            "        key = game.show(state)\n        if key not in known:",
        ),
        ("known[state]", "known[key]"),
    ),
    solver(
        "no memory", "Where could the first answer wait", ("if state not in known:", "if True:")
    ),
    solver(
        "a memory that is new in every call",
        "Where could the first answer wait",
        ("    known = {}\n", ""),
        ("    def value(state):\n", "    def value(state):\n        known = {}\n"),
    ),
    solver(
        "MAX moves always",
        "Does exercise 1.2 pass",
        ("if game.to_move(state) == MAX else min(values)", ""),
    ),
    solver(
        "starts at the beginning of the game",
        "the one that it is asked about",
        ("return value(state)", "return value(game.initial)"),
    ),
    solver(
        "remembers the end of the game only",
        "Where could the first answer wait",
        (STORES, STORES.replace("known[state] = ", "return ")),
    ),
    solver(
        "leaf for the player to move",
        "not the value",
        ("game.utility(state)", "game.utility(state, game.to_move(state))"),
    ),
    Answer("plain minimax", "1.3", MINIMAX, "my_minimax", "Where could the first answer wait"),
]

LIMITED = """
def my_limited(game, state, depth, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return evaluate(game, state)
    values = [
        my_limited(game, game.result(state, move), depth - 1, evaluate)
        for move in game.actions(state)
    ]
    return max(values) if game.to_move(state) == MAX else min(values)
"""
OVER = "    if game.is_terminal(state):\n        return game.utility(state)\n"
CUT = "    if depth == 0:\n        return evaluate(game, state)\n"


SOLVERS += [
    Answer(
        "takes a known 0 for unknown",
        "1.3",
        """
def my_value(game, state, known=None):
    known = {} if known is None else known
    if known.get(state):
        return known[state]
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_value(game, game.result(state, m), known) for m in game.actions(state)]
    known[state] = max(values) if game.to_move(state) == MAX else min(values)
    return known[state]
""",
        "my_value",
        "worth 0 it works out again",
    ),
]


def limited(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "1.4", changed(LIMITED, *changes), "my_limited", hint)


LIMITS = [
    limited("M14 depth never goes down", "on the way down", ("depth - 1", "depth")),
    limited(
        "M15 depth goes down for MAX only",
        "for both players",
        ("depth - 1", "depth - (game.to_move(state) == MAX)"),
    ),
    limited(
        "depth goes down from move to move",
        "second move of a node",
        ("depth == 0", "depth <= 0"),
        ("depth - 1, evaluate", "(depth := depth - 1), evaluate"),
    ),
    limited("M16 depth before the end of the game", "more trustworthy", (OVER + CUT, CUT + OVER)),
    limited("M17 no test for the end", "no children although depth is left", (OVER, "")),
    limited(
        "M17 no test, no error either",
        "no children although depth is left",
        (OVER, ""),
        ("max(values)", "max(values, default=-inf)"),
        ("min(values)", "min(values, default=inf)"),
    ),
    limited("M18 a ply too few", "Yours stops earlier", ("depth == 0", "depth <= 1")),
    limited("a ply too many", "stop at 0", ("depth == 0", "depth < 0")),
    limited("never cut", "on the way down", (CUT, "")),
    limited(
        "evaluates what is over",
        "more trustworthy",
        ("return game.utility(state)\n", "return evaluate(game, state)\n"),
    ),
    limited(
        "the guess turned for MIN",
        "unchanged",
        (
            "return evaluate(game, state)",
            "return evaluate(game, state) * (1 if game.to_move(state) == MAX else -1)",
        ),
    ),
    limited(
        "0 instead of the guess",
        "What is it worth then",
        ("return evaluate(game, state)", "return 0"),
    ),
    limited(
        "the evaluation of the start",
        "for that very state",
        ("return evaluate(game, state)", "return evaluate(game, game.initial)"),
    ),
    limited(
        "utility of what is not over",
        "What is it worth then",
        ("return evaluate(game, state)", "return game.utility(state)"),
    ),
    limited(
        "always MAX", "not the value that", (" if game.to_move(state) == MAX else min(values)", "")
    ),
    limited(
        "the evaluation gets the state only",
        "raised TypeError",
        ("evaluate(game, state)", "evaluate(state)"),
    ),
    limited(
        "depth in a global variable",
        "not the value that",
        (
            "    if depth == 0:",
            "    global left\n"
            "    left = depth if not isinstance(state, tuple) or not state else left - 1\n"
            "    if left == 0:",
        ),
        ("\ndef", "left = 0\n\ndef"),
    ),
]

NEGAMAX = """
def my_negamax(game, state):
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    best = -inf
    for move in game.actions(state):
        best = max(best, -my_negamax(game, game.result(state, move)))
    return best
"""


def negamax(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "1.5", changed(NEGAMAX, *changes), "my_negamax", hint)


SPEAKS = "Who is to move at this leaf"
NEGAMAXES = [
    negamax(
        "M19 no minus",
        "Where does the minus go",
        ("-my_negamax", "my_negamax"),
        ("state, game.to_move(state))", "state)"),
    ),
    negamax(
        "M19 no minus, mover's leaves", "Where does the minus go", ("-my_negamax", "my_negamax")
    ),
    negamax("M20 leaves for MAX", SPEAKS, (", game.to_move(state))", ")")),
    negamax(
        "M21 min after the minus",
        "still want a small number",
        ("max(best,", "min(best,"),
        ("best = -inf", "best = inf"),
    ),
    negamax(
        "minus before the maximum",
        "not the value for the player to move",
        ("-my_negamax", "my_negamax"),
        ("return best", "return -best"),
    ),
    negamax(
        "leaves for the other player", SPEAKS, ("game.to_move(state))", "1 - game.to_move(state))")
    ),
    negamax("best starts at 0", "if you start from 0", ("best = -inf", "best = 0")),
    negamax("return in the loop", HOW_MANY, ("    return best\n", "        return best\n")),
    Answer("minimax", "1.5", MINIMAX, "my_minimax", "still speaks for MAX"),
    Answer(
        "MAX is at the root",
        "1.5",
        """
def my_negamax(game, state, colour=1):
    if game.is_terminal(state):
        return colour * game.utility(state)
    return max(-my_negamax(game, game.result(state, m), -colour) for m in game.actions(state))
""",
        "my_negamax",
        "Who said that MAX begins",
    ),
    negamax(
        "turned once too often at the leaf",
        SPEAKS,
        (
            "return game.utility(state, game.to_move(state))",
            "return -game.utility(state, game.to_move(state))",
        ),
    ),
    Answer(
        "no answer where all is lost",
        "1.5",
        NEGAMAX.replace("my_negamax", "right")
        + "\ndef my_negamax(game, state):\n    return max(right(game, state), 0) or None\n",
        "my_negamax",
        "no number",
    ),
    negamax(
        "absolute value",
        "not the value for the player",
        (
            "-my_negamax(game, game.result(state, move))",
            "abs(my_negamax(game, game.result(state, move)))",
        ),
    ),
]

EAGER = """
def score(game, state, plies):
    if game.is_terminal(state):
        return game.utility(state) * (100 - plies)
    scores = [score(game, game.result(state, m), plies + 1) for m in game.actions(state)]
    return max(scores) if game.to_move(state) == MAX else min(scores)

def my_eager_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda m: score(game, game.result(state, m), 1))
"""
BONUS = "game.utility(state) * (100 - plies)"
PICK = "    pick = max if game.to_move(state) == MAX else min\n"
EAGER_RETURN = EAGER[EAGER.index("    return pick(") :].rstrip()


def eager(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "1.6", changed(EAGER, *changes), "my_eager_move", hint)


SLOW = "the value of a win in 1 or of a win"
EAGERS = [
    eager("M22 the bonus has the wrong sign", SLOW, (BONUS, "game.utility(state) * (10 + plies)")),
    eager("no bonus", SLOW, (BONUS, "game.utility(state)")),
    eager(
        "the bonus outgrows the win",
        "still worth more than a draw",
        (BONUS, "game.utility(state) * (4 - plies)"),
    ),
    eager(
        "late ends change sides",
        "a loss still worth",
        (BONUS, "game.utility(state) * (6 - plies)"),
    ),
    eager(
        "every end is better soon",
        "For O, in which direction",
        (BONUS, "100 * game.utility(state) - plies"),
    ),
    eager(
        "only wins of X are hurried",
        "For O, in which direction",
        (BONUS, "game.utility(state) * (100 - plies * (game.utility(state) > 0))"),
    ),
    eager(
        "always maximises",
        "better choice",
        ("pick = max if game.to_move(state) == MAX else min", "pick = max"),
    ),
    eager("a discount above one", SLOW, (BONUS, "game.utility(state) * 1.01 ** plies")),
    eager(
        "looks two plies ahead",
        "better choice",
        (
            "    if game.is_terminal(state):\n",
            "    if plies == 2 and not game.is_terminal(state):\n"
            "        return 0\n"
            "    if game.is_terminal(state):\n",
        ),
    ),
    eager(
        "returns the score",
        "free cell",
        (
            EAGER_RETURN,
            "    return score(game, state, 0)",
        ),
    ),
    eager(
        "takes any quick win, and else the first move",
        "better choice",
        (
            PICK + EAGER_RETURN,
            "    for m in game.actions(state):\n"
            "        if game.utility(game.result(state, m)):\n"
            "            return m\n"
            "    return game.actions(state)[0]",
        ),
    ),
]

REPAIRED = """
def search(game, state, maximising):
    if game.is_terminal(state):
        return game.utility(state), None
    best, best_move = (-inf if maximising else inf), None
    for move in game.actions(state):
        value, _ = search(game, game.result(state, move), not maximising)
        if (value > best) if maximising else (value < best):
            best, best_move = value, move
    return best, best_move

def my_choose_move(game, state):
    return search(game, state, game.to_move(state) == MAX)[1]
"""
GIVES = '{{"witness": {}, "repaired": my_choose_move}}'


def repaired(
    name: str, hint: str, *changes: tuple[str, str], witness: str = "'O.X.X....'"
) -> Answer:
    return Answer(name, "1.7", changed(REPAIRED, *changes), GIVES.format(witness), hint)


FLAG = "game.to_move(state) == MAX)[1]"
REPAIRS = [
    repaired("always maximises", "With what does your search begin", (FLAG, "True)[1]")),
    repaired("always minimises", "What did the repair change for X", (FLAG, "False)[1]")),
    repaired(
        "the player as a flag",
        "With what does your search begin",
        (FLAG, "game.to_move(state))[1]"),
    ),
    repaired(
        "O takes the largest value of a right search",
        "With what does your search begin",
        (
            "    return search(game, state, game.to_move(state) == MAX)[1]",
            "    big = game.to_move(state) == MAX\n"
            "    after = {m: game.result(state, m) for m in game.actions(state)}\n"
            "    return max(after, key=lambda m: search(game, after[m], not big)[0])",
        ),
    ),
    repaired("the flag never turns", "does not keep the value", ("not maximising)", "maximising)")),
    repaired("the value", "does not keep the value", ("[1]", "[0]")),
    repaired("both players minimise", "does not keep the value", ("not maximising)", "False)")),
    repaired("a witness on which all is well", "How many stones", witness="'XX.OO....'"),
    repaired(
        "a witness with O to move that is a draw anyway",
        "gives nothing away",
        witness="'X...O...X'",
    ),
    repaired("the lesson's board", "Find another one", witness="'XX..O....'"),
    repaired("a finished game", "This game is over", witness="'XXXOO....'"),
    repaired("no board", "nine cells", witness="'XX'"),
    repaired("a board that cannot arise", "cannot arise", witness="'XXX......'"),
]

NEGAMAXES += [
    negamax(
        "the minus only where MIN moves",
        "where MAX",
        (
            "-my_negamax(game, game.result(state, move))",
            "sign * my_negamax(game, game.result(state, move))",
        ),
        ("    best = -inf", "    sign = 1 if game.to_move(state) == MAX else -1\n    best = -inf"),
    ),
]

STOPS = "After how many plies does your function stop"
LIMITED_VALUE = """
def value(game, state, depth):
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return 0
    values = [value(game, game.result(state, move), depth - 1) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)
"""
VALUES += [
    Answer(
        "nine plies and no more",
        "1.2",
        LIMITED_VALUE + "def my_minimax(game, state):\n    return value(game, state, 9)\n",
        "my_minimax",
        STOPS,
    ),
    Answer(
        "always from the first state",
        "1.2",
        """
def my_minimax(game, state):
    def value(state):
        if game.is_terminal(state):
            return game.utility(state)
        values = [value(game.result(state, move)) for move in game.actions(state)]
        return max(values) if game.to_move(state) == MAX else min(values)
    return value(game.initial)
""",
        "my_minimax",
        "From which state does your function start here",
    ),
    Answer(
        "turns counted from the first state's",
        "1.2",
        """
def my_minimax(game, state):
    def value(state, player):
        if game.is_terminal(state):
            return game.utility(state)
        values = [value(game.result(state, move), 1 - player) for move in game.actions(state)]
        return max(values) if player == MAX else min(values)
    return value(state, game.to_move(game.initial))
""",
        "my_minimax",
        "of which state does it ask whose turn",
    ),
    Answer(
        "a better value is better by one",
        "1.2",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    sign = 1 if game.to_move(state) == MAX else -1
    best = -inf
    for move in game.actions(state):
        value = sign * my_minimax(game, game.result(state, move))
        if value >= best + 1:
            best = value
    return sign * best
""",
        "my_minimax",
        "By how much must a value be better",
    ),
    Answer(
        "a thousand million for infinity",
        "1.2",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    best = -(10**9) if game.to_move(state) == MAX else 10**9
    for move in game.actions(state):
        value = my_minimax(game, game.result(state, move))
        best = max(best, value) if game.to_move(state) == MAX else min(best, value)
    return best
""",
        "my_minimax",
        "may a leaf lie beyond it",
    ),
]
MOVES += [
    Answer(
        "six plies and no more",
        "1.2b",
        LIMITED_VALUE
        + """
def my_best_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda move: value(game, game.result(state, move), 6))
""",
        "my_best_move",
        STOPS,
    ),
]
SOLVERS += [
    solver(
        "the ply in the key",
        "does your function find it in its memory",
        ("def value(state):", "def value(state, ply=0):"),
        ("value(game.result(state, move))", "value(game.result(state, move), ply + 1)"),
        ("state not in known", "(state, ply) not in known"),
        ("known[state]", "known[state, ply]"),
    ),
    solver(
        "remembers MAX's positions only",
        "does your function find it in its memory",
        (
            STORES,
            STORES.replace(
                "        return", "        if game.to_move(state) == MAX:\n            return", 1
            ).rstrip()
            + "\n        return known.pop(state)",
        ),
    ),
]
LIMITS += [
    Answer(
        "three plies at most",
        "1.4",
        LIMITED.replace("    if depth == 0:", "    depth = min(depth, 3)\n    if depth == 0:"),
        "my_limited",
        "how many does your function",
    ),
    Answer(
        "remembers values without their depth",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    known = {}
    def value(state, depth):
        if state in known:
            return known[state]
        if game.is_terminal(state):
            found = game.utility(state)
        elif depth == 0:
            found = evaluate(game, state)
        else:
            values = [value(game.result(state, move), depth - 1) for move in game.actions(state)]
            found = max(values) if game.to_move(state) == MAX else min(values)
        known[state] = found
        return found
    return value(state, depth)
""",
        "my_limited",
        "how far did it look when it wrote that down",
    ),
]
NEGAMAXES += [
    Answer(
        "six plies and no more",
        "1.5",
        """
def my_negamax(game, state, depth=6):
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    if depth == 0:
        return 0
    return max(-my_negamax(game, game.result(state, m), depth - 1) for m in game.actions(state))
""",
        "my_negamax",
        STOPS,
    ),
]
REPAIRS += [
    Answer(
        "looks four plies ahead",
        "1.7",
        LIMITED_VALUE
        + """
def my_choose_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda move: value(game, game.result(state, move), 3))
""",
        GIVES.format("'O.X.X....'"),
        "that does not keep the value",
    ),
]

TRIED = [
    Answer(
        "means for the MIN nodes",
        "1.1",
        "",
        (
            "{'MIN nodes': (3.5, 9.5, 8), 'root 1': 6, 'move 1': 2, 'root 2': -3, 'move "
            "2': 1, 'line 2': (1, 0, 1)}"
        ),
        "Those are means",
    ),
    Answer(
        "sums for the MIN nodes",
        "1.1",
        "",
        (
            "{'MIN nodes': (7, 19, 16), 'root 1': 6, 'move 1': 2, 'root 2': -3, 'move "
            "2': 1, 'line 2': (1, 0, 1)}"
        ),
        "Those are sums",
    ),
    Answer(
        "MIN's sign at the root",
        "1.1",
        "",
        (
            "{'MIN nodes': (3, 5, 6), 'root 1': 6, 'move 1': 2, 'root 2': 3, 'move 2': "
            "1, 'line 2': (1, 0, 1)}"
        ),
        "also where MIN moves",
    ),
    Answer(
        "the value for the move",
        "1.1",
        "",
        (
            "{'MIN nodes': (3, 5, 6), 'root 1': 6, 'move 1': 2, 'root 2': -3, 'move 2': "
            "-3, 'line 2': (1, 0, 1)}"
        ),
        "Which number has its branch",
    ),
    Answer(
        "the line when MAX begins",
        "1.1",
        "",
        (
            "{'MIN nodes': (3, 5, 6), 'root 1': 6, 'move 1': 2, 'root 2': -3, 'move 2': "
            "1, 'line 2': (0, 0, 1)}"
        ),
        "Who moves at the root",
    ),
    Answer(
        "MIN at the second level",
        "1.1",
        "",
        (
            "{'MIN nodes': (3, 5, 6), 'root 1': 6, 'move 1': 2, 'root 2': -3, 'move 2': "
            "1, 'line 2': (1, 1, 0)}"
        ),
        "Who makes that move",
    ),
    Answer(
        "two moves of three",
        "1.1",
        "",
        (
            "{'MIN nodes': (3, 5, 6), 'root 1': 6, 'move 1': 2, 'root 2': -3, 'move 2': "
            "1, 'line 2': (1, 0)}"
        ),
        "Which third one",
    ),
    Answer(
        "values for the line",
        "1.1",
        "",
        (
            "{'MIN nodes': (3, 5, 6), 'root 1': 6, 'move 1': 2, 'root 2': -3, 'move 2': "
            "1, 'line 2': (-3, -3, -3)}"
        ),
        "Those are values",
    ),
    Answer(
        "no sign",
        "1.2",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return abs(game.utility(state))
    v = [my_minimax(game, game.result(state, m)) for m in game.actions(state)]
    return max(v) if game.to_move(state) == MAX else min(v)
""",
        "my_minimax",
        "Where does the sign get lost",
    ),
    Answer(
        "a memory by what a board looks like",
        "1.2",
        """
cache = {}


def my_minimax(game, state):
    k = game.show(state)
    if k in cache:
        return cache[k]
    if game.is_terminal(state):
        return game.utility(state)
    v = [my_minimax(game, game.result(state, m)) for m in game.actions(state)]
    cache[k] = (max if game.to_move(state) == MAX else min)(v)
    return cache[k]
""",
        "my_minimax",
        "keep from one call",
    ),
    Answer(
        "rounded to one decimal",
        "1.2",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return round(game.utility(state), 1)
    v = [my_minimax(game, game.result(state, m)) for m in game.actions(state)]
    return (max if game.to_move(state) == MAX else min)(v)
""",
        "my_minimax",
        "lose its decimals",
    ),
    Answer(
        "nothing to choose is worth nothing",
        "1.2",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    v = [my_minimax(game, game.result(state, m)) for m in game.actions(state)]
    if len(v) == 1:
        return 0
    return (max if game.to_move(state) == MAX else min)(v)
""",
        "my_minimax",
        "with one move only",
    ),
    Answer(
        "the number of the best child",
        "1.2",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    v = [my_minimax(game, game.result(state, m)) for m in game.actions(state)]
    b = (max if game.to_move(state) == MAX else min)(v)
    return v.index(b)
""",
        "my_minimax",
        "or the number of a move",
    ),
    Answer(
        "from the beginning, whatever the state",
        "1.2b",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_minimax(game, game.result(state, move)) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)


def my_best_move(game, state):
    state = game.initial
    p = max if game.to_move(state) == MAX else min
    return p(game.actions(state), key=lambda m: my_minimax(game, game.result(state, m)))
""",
        "my_best_move",
        "From which state",
    ),
    Answer(
        "moves counted from 1",
        "1.2b",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_minimax(game, game.result(state, move)) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)


def my_best_move(game, state):
    p = max if game.to_move(state) == MAX else min
    return p(game.actions(state), key=lambda m: my_minimax(game, game.result(state, m))) + 1
""",
        "my_best_move",
        "Is what you return one of them",
    ),
    Answer(
        "one ply and no further",
        "1.2b",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_minimax(game, game.result(state, move)) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)


def my_best_move(game, state):
    p = max if game.to_move(state) == MAX else min

    def g(m):
        s = game.result(state, m)
        return game.utility(s) if game.is_terminal(s) else 0

    return p(game.actions(state), key=g)
""",
        "my_best_move",
        "What is each move worth",
    ),
    Answer(
        "bounds remembered as values",
        "1.3",
        """
def my_value(game, state):
    known = {}

    def value(s, a, b):
        if s in known:
            return known[s]
        if game.is_terminal(s):
            return game.utility(s)
        mx = game.to_move(s) == MAX
        best = -inf if mx else inf
        for m in game.actions(s):
            v = value(game.result(s, m), a, b)
            if mx:
                best = max(best, v)
                a = max(a, best)
            else:
                best = min(best, v)
                b = min(b, best)
            if a >= b:
                break
        known[s] = best
        return best

    return value(state, -inf, inf)
""",
        "my_value",
        "or only a bound",
    ),
    Answer(
        "a memory by what the game is called",
        "1.3",
        """
known = {}


def my_value(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    k = (repr(game), state)
    if k not in known:
        v = [my_value(game, game.result(state, m)) for m in game.actions(state)]
        known[k] = max(v) if game.to_move(state) == MAX else min(v)
    return known[k]
""",
        "my_value",
        "tell two games apart",
    ),
    Answer(
        "the guess as a whole number",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return int(evaluate(game, state))
    values = [
        my_limited(game, game.result(state, move), depth - 1, evaluate)
        for move in game.actions(state)
    ]
    return max(values) if game.to_move(state) == MAX else min(values)
""",
        "my_limited",
        "Where does the half get lost",
    ),
    Answer(
        "the utility as a whole number",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    if game.is_terminal(state):
        return game.utility(state) // 1
    if depth == 0:
        return evaluate(game, state)
    values = [
        my_limited(game, game.result(state, move), depth - 1, evaluate)
        for move in game.actions(state)
    ]
    return max(values) if game.to_move(state) == MAX else min(values)
""",
        "my_limited",
        "Must a value be a whole number",
    ),
    Answer(
        "who moves by the depth that is left",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return evaluate(game, state)
    values = [
        my_limited(game, game.result(state, move), depth - 1, evaluate)
        for move in game.actions(state)
    ]
    return max(values) if depth % 2 == 0 else min(values)
""",
        "my_limited",
        "does your function ask the game",
    ),
    Answer(
        "a single move costs no depth",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return evaluate(game, state)
    values = [
        my_limited(
            game, game.result(state, move), depth - (len(list(game.actions(state))) > 1), evaluate
        )
        for move in game.actions(state)
    ]
    return max(values) if game.to_move(state) == MAX else min(values)
""",
        "my_limited",
        "not a ply like",
    ),
    Answer(
        "whoever begins chooses everywhere",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return evaluate(game, state)
    values = [
        my_limited(game, game.result(state, move), depth - 1, evaluate)
        for move in game.actions(state)
    ]
    return max(values) if game.to_move(game.initial) == MAX else min(values)
""",
        "my_limited",
        "one ply below",
    ),
    Answer(
        "the evaluation without the game",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return evaluate(state)
    values = [
        my_limited(game, game.result(state, move), depth - 1, evaluate)
        for move in game.actions(state)
    ]
    return max(values) if game.to_move(state) == MAX else min(values)
""",
        "my_limited",
        "missing 1 required",
    ),
    Answer(
        "a memory of other games",
        "1.5",
        """
memo = {}


def my_negamax(game, state):
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    if state not in memo:
        memo[state] = max(
            (-my_negamax(game, game.result(state, move)) for move in game.actions(state))
        )
    return memo[state]
""",
        "my_negamax",
        "keep from one call",
    ),
    Answer(
        "the largest number for O, too",
        "1.6",
        """
def my_eager_move(game, state):
    pick = max
    return pick(game.actions(state), key=lambda move: score(game, game.result(state, move), 1))


def score(game, state, plies):
    if game.is_terminal(state):
        return game.utility(state) * (100 - plies)
    scores = [score(game, game.result(state, move), plies + 1) for move in game.actions(state)]
    return max(scores) if game.to_move(state) == MAX else min(scores)
""",
        "my_eager_move",
        "the largest, or the smallest",
    ),
    Answer(
        "the place of the move",
        "1.6",
        """
def my_eager_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    v = [score(game, game.result(state, move), 1) for move in game.actions(state)]
    return v.index(pick(v))


def score(game, state, plies):
    if game.is_terminal(state):
        return game.utility(state) * (100 - plies)
    scores = [score(game, game.result(state, move), plies + 1) for move in game.actions(state)]
    return max(scores) if game.to_move(state) == MAX else min(scores)
""",
        "my_eager_move",
        "a free cell",
    ),
    Answer(
        "the value for the move",
        "1.7",
        """
from gamesearch.checks.minimax.given import choose_by_flag, search_by_flag


my_witness = "O.X.X...."


def my_choose_move(game, state):
    return search_by_flag(game, state, game.to_move(state) == MAX)[0]
""",
        '{"witness": my_witness, "repaired": my_choose_move}',
        "which of them is the move",
    ),
]


# Finished roots, memories that last, zeros, numbers near to each other.
ONCE_MORE = [
    Answer(
        "a finished game has no value",
        "1.2",
        """
def my_minimax(game, state):
    values = []
    for move in game.actions(state):
        child = game.result(state, move)
        values.append(game.utility(child) if game.is_terminal(child) else my_minimax(game, child))
    return max(values) if game.to_move(state) == MAX else min(values)
""",
        "my_minimax",
        "In this case there are none",
    ),
    Answer(
        "a finished root is worth 0",
        "1.2",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return 0
    values = []
    for move in game.actions(state):
        child = game.result(state, move)
        values.append(game.utility(child) if game.is_terminal(child) else my_minimax(game, child))
    return max(values) if game.to_move(state) == MAX else min(values)
""",
        "my_minimax",
        "in the very state that is asked about",
    ),
    Answer(
        "a best of 0 is taken for none by MAX alone",
        "1.2",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    best = None
    for move in game.actions(state):
        value = my_minimax(game, game.result(state, move))
        if game.to_move(state) == MAX:
            if not best or value > best:
                best = value
        elif best is None or value < best:
            best = value
    return best
""",
        "my_minimax",
        "nothing seen yet",
    ),
    Answer(
        "remembers until a game begins",
        "1.2",
        """
MEMO = {}
def my_minimax(game, state):
    if state == game.initial:
        MEMO.clear()
    if state in MEMO:
        return MEMO[state]
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_minimax(game, game.result(state, m)) for m in game.actions(state)]
    MEMO[state] = max(values) if game.to_move(state) == MAX else min(values)
    return MEMO[state]
""",
        "my_minimax",
        "which was asked about before",
    ),
    Answer(
        "MAX is in a hurry",
        "1.2",
        """
def my_minimax(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state)
    if game.to_move(state) == MAX:
        best = -inf
        for move in game.actions(state):
            best = max(best, my_minimax(game, game.result(state, move), alpha, beta))
            alpha = max(alpha, best)
            if alpha + 1 >= beta:
                break
        return best
    best = inf
    for move in game.actions(state):
        best = min(best, my_minimax(game, game.result(state, move), alpha, beta))
        beta = min(beta, best)
        if alpha >= beta:
            break
    return best
""",
        "my_minimax",
        "MIN has 4, MAX has seen a 3",
    ),
    Answer(
        "MIN is in a hurry",
        "1.2",
        """
def my_minimax(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state)
    if game.to_move(state) == MAX:
        best = -inf
        for move in game.actions(state):
            best = max(best, my_minimax(game, game.result(state, move), alpha, beta))
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best
    best = inf
    for move in game.actions(state):
        best = min(best, my_minimax(game, game.result(state, move), alpha, beta))
        beta = min(beta, best)
        if alpha + 1 >= beta:
            break
    return best
""",
        "my_minimax",
        "MAX has 3, MIN has seen a 4",
    ),
    Answer(
        "bounds remembered as values",
        "1.2",
        """
def my_minimax(game, state):
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
    return search(state, -inf, inf)
""",
        "my_minimax",
        "only a bound",
    ),
    Answer(
        "the value as a text",
        "1.2",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [float(my_minimax(game, game.result(state, m))) for m in game.actions(state)]
    return str(max(values) if game.to_move(state) == MAX else min(values))
""",
        "my_minimax",
        "What comes back in place of a number",
    ),
    Answer(
        "plays on from the child",
        "1.2",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    best = -inf if game.to_move(state) == MAX else inf
    for m in game.actions(state):
        state = game.result(state, m)
        value = my_minimax(game, state)
        best = max(best, value) if game.to_move(state) == MAX else min(best, value)
    return best
""",
        "my_minimax",
        "Does a name stand for another state",
    ),
    Answer(
        "the last child's value",
        "1.2",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    best = -inf if game.to_move(state) == MAX else inf
    for move in game.actions(state):
        value = my_minimax(game, game.result(state, move))
        best = max(best, value) if game.to_move(state) == MAX else min(best, value)
    return value
""",
        "my_minimax",
        "the one that came last",
    ),
    Answer(
        "MAX starts from 0",
        "1.2b",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_minimax(game, game.result(state, move)) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)

def my_best_move(game, state):
    moves = game.actions(state)
    best, chosen = (0 if game.to_move(state) == MAX else inf), moves[0]
    for m in moves:
        value = my_minimax(game, game.result(state, m))
        if (value > best) if game.to_move(state) == MAX else (value < best):
            best, chosen = value, m
    return chosen
""",
        "my_best_move",
        "is below zero",
    ),
    Answer(
        "compares without the sign",
        "1.2b",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_minimax(game, game.result(state, move)) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)

def my_best_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda m: abs(my_minimax(game, game.result(state, m))))
""",
        "my_best_move",
        "is below zero",
    ),
    Answer(
        "compares what was rounded",
        "1.2b",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_minimax(game, game.result(state, move)) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)

def my_best_move(game, state):
    v = my_minimax(game, state)
    for m in game.actions(state):
        if round(my_minimax(game, game.result(state, m))) == round(v):
            return m
""",
        "my_best_move",
        "whole number",
    ),
    Answer(
        "remembers the move of a state",
        "1.2b",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_minimax(game, game.result(state, move)) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)

KNOWN = {}
def my_best_move(game, state):
    if state not in KNOWN:
        pick = max if game.to_move(state) == MAX else min
        value = lambda m: my_minimax(game, game.result(state, m))
        KNOWN[state] = pick(game.actions(state), key=value)
    return KNOWN[state]
""",
        "my_best_move",
        "keep from one call to the next",
    ),
    Answer(
        "any move that ends the game",
        "1.2b",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_minimax(game, game.result(state, move)) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)

def my_best_move(game, state):
    for m in game.actions(state):
        if game.is_terminal(game.result(state, m)):
            return m
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda m: my_minimax(game, game.result(state, m)))
""",
        "my_best_move",
        "takes the smaller end",
    ),
    Answer(
        "remembers until a game begins",
        "1.3",
        """
MEMO = {}
def my_value(game, state):
    if state == game.initial:
        MEMO.clear()
    if game.is_terminal(state):
        return game.utility(state)
    if state not in MEMO:
        values = [my_value(game, game.result(state, m)) for m in game.actions(state)]
        MEMO[state] = max(values) if game.to_move(state) == MAX else min(values)
    return MEMO[state]
""",
        "my_value",
        "which was asked about before",
    ),
    Answer(
        "begins with the turn of the first state",
        "1.3",
        """
def my_value(game, state):
    known = {}
    def value(s, p):
        if game.is_terminal(s):
            return game.utility(s)
        if (s, p) not in known:
            values = [
                value(game.result(s, m), game.to_move(game.result(s, m)))
                for m in game.actions(s)
            ]
            known[s, p] = max(values) if p == MAX else min(values)
        return known[s, p]
    return value(state, game.to_move(game.initial))
""",
        "my_value",
        "of which state does it ask whose turn",
    ),
    Answer(
        "a finished game has no value",
        "1.3",
        """
def my_value(game, state):
    known = {}
    def value(s):
        if s in known:
            return known[s]
        values = []
        for m in game.actions(s):
            c = game.result(s, m)
            values.append(game.utility(c) if game.is_terminal(c) else value(c))
        known[s] = max(values) if game.to_move(s) == MAX else min(values)
        return known[s]
    return value(state)
""",
        "my_value",
        "In this case there are none",
    ),
    Answer(
        "a memory by what is below",
        "1.3",
        """
def my_value(game, state):
    known = {}
    def value(s):
        if game.is_terminal(s):
            return game.utility(s)
        k = game.show(s), game.to_move(s)
        if k not in known:
            values = [value(game.result(s, m)) for m in game.actions(s)]
            known[k] = max(values) if game.to_move(s) == MAX else min(values)
        return known[k]
    return value(state)
""",
        "my_value",
        "comes twice in this tree",
    ),
    Answer(
        "takes 1 for the most there is",
        "1.3",
        """
def my_value(game, state):
    known = {}
    def value(s):
        if game.is_terminal(s):
            return game.utility(s)
        if s not in known:
            big = game.to_move(s) == MAX
            best = None
            for m in game.actions(s):
                v = value(game.result(s, m))
                if best is None or (v > best if big else v < best):
                    best = v
                if best == (1 if big else -1):
                    break
            known[s] = best
        return known[s]
    return value(state)
""",
        "my_value",
        "Is 1 the most",
    ),
    Answer(
        "always from the first state",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    def look(s, d):
        if game.is_terminal(s):
            return game.utility(s)
        if d == 0:
            return evaluate(game, s)
        values = [look(game.result(s, m), d - 1) for m in game.actions(s)]
        return max(values) if game.to_move(s) == MAX else min(values)
    return look(game.initial, depth)
""",
        "my_limited",
        "From which state does your function start here",
    ),
    Answer(
        "turns counted from the first state's",
        "1.4",
        """
def my_limited(game, state, depth, evaluate, player=None):
    if player is None:
        player = game.to_move(game.initial)
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return evaluate(game, state)
    values = [
        my_limited(game, game.result(state, m), depth - 1, evaluate, 1 - player)
        for m in game.actions(state)
    ]
    return max(values) if player == MAX else min(values)
""",
        "my_limited",
        "of which state does it ask whose turn",
    ),
    Answer(
        "remembers all but the evaluation",
        "1.4",
        """
KNOWN = {}
def my_limited(game, state, depth, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return evaluate(game, state)
    if (game, state, depth) not in KNOWN:
        values = [
            my_limited(game, game.result(state, m), depth - 1, evaluate)
            for m in game.actions(state)
        ]
        KNOWN[game, state, depth] = max(values) if game.to_move(state) == MAX else min(values)
    return KNOWN[game, state, depth]
""",
        "my_limited",
        "by the evaluation, too",
    ),
    Answer(
        "remembers states of other games",
        "1.4",
        """
KNOWN = {}
def my_limited(game, state, depth, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return evaluate(game, state)
    if (state, depth) not in KNOWN:
        values = [
            my_limited(game, game.result(state, m), depth - 1, evaluate)
            for m in game.actions(state)
        ]
        KNOWN[state, depth] = max(values) if game.to_move(state) == MAX else min(values)
    return KNOWN[state, depth]
""",
        "my_limited",
        "What does your function keep",
    ),
    Answer(
        "the evaluation of a finished root",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    if depth == 0:
        return evaluate(game, state)
    values = []
    for m in game.actions(state):
        c = game.result(state, m)
        if game.is_terminal(c):
            values.append(game.utility(c))
        else:
            values.append(my_limited(game, c, depth - 1, evaluate))
    return max(values) if game.to_move(state) == MAX else min(values)
""",
        "my_limited",
        "with no ply to look",
    ),
    Answer(
        "a finished game has no value",
        "1.5",
        """
def my_negamax(game, state):
    best = -inf
    for m in game.actions(state):
        c = game.result(state, m)
        v = game.utility(c, game.to_move(state)) if game.is_terminal(c) else -my_negamax(game, c)
        best = max(best, v)
    return best
""",
        "my_negamax",
        "in the very state that is asked about",
    ),
    Answer(
        "every leaf speaks for MIN",
        "1.5",
        """
def my_negamax(game, state):
    if game.is_terminal(state):
        return game.utility(state, 1)
    return max(-my_negamax(game, game.result(state, m)) for m in game.actions(state))
""",
        "my_negamax",
        "In this tree every leaf has the wrong sign",
    ),
    Answer(
        "a best of 0 is taken for none yet",
        "1.5",
        """
def my_negamax(game, state):
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    best = None
    for m in game.actions(state):
        v = -my_negamax(game, game.result(state, m))
        if not best or v > best:
            best = v
    return best
""",
        "my_negamax",
        "nothing seen yet",
    ),
    Answer(
        "the last child's value",
        "1.5",
        """
def my_negamax(game, state):
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    best = -inf
    for move in game.actions(state):
        value = -my_negamax(game, game.result(state, move))
        best = max(best, value)
    return value
""",
        "my_negamax",
        "the one that came last",
    ),
    Answer(
        "bounds remembered as values",
        "1.5",
        """
def my_negamax(game, state, alpha=-inf, beta=inf, known=None):
    known = {} if known is None else known
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    if state not in known:
        for move in game.actions(state):
            alpha = max(alpha, -my_negamax(game, game.result(state, move), -beta, -alpha, known))
            if alpha >= beta:
                break
        known[state] = alpha
    return known[state]
""",
        "my_negamax",
        "only a bound",
    ),
    Answer(
        "the free cells as a factor",
        "1.6",
        """
def my_eager_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda m: score(game, game.result(state, m), 1))
def score(game, state, plies):
    if game.is_terminal(state):
        return game.utility(state) * (9 - sum(c != "." for c in game.cells(state)))
    scores = [score(game, game.result(state, m), plies + 1) for m in game.actions(state)]
    return max(scores) if game.to_move(state) == MAX else min(scores)
""",
        "my_eager_move",
        "with the ninth stone",
    ),
    Answer(
        "a draw worth five",
        "1.6",
        """
def my_eager_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda m: score(game, game.result(state, m), 1))
def score(game, state, plies):
    if game.is_terminal(state):
        return game.utility(state) * (10 - plies) or 5
    scores = [score(game, game.result(state, m), plies + 1) for m in game.actions(state)]
    return max(scores) if game.to_move(state) == MAX else min(scores)
""",
        "my_eager_move",
        "for O as well",
    ),
    Answer(
        "a draw worth minus five",
        "1.6",
        """
def my_eager_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda m: score(game, game.result(state, m), 1))
def score(game, state, plies):
    if game.is_terminal(state):
        return game.utility(state) * (10 - plies) or -5
    scores = [score(game, game.result(state, m), plies + 1) for m in game.actions(state)]
    return max(scores) if game.to_move(state) == MAX else min(scores)
""",
        "my_eager_move",
        "for O as well",
    ),
    Answer(
        "scores that are kept",
        "1.6",
        """
KNOWN = {}
def my_eager_move(game, state):
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda m: score(game, game.result(state, m), 1))
def score(game, state, plies):
    if game.is_terminal(state):
        return game.utility(state) * (100 - plies)
    if state not in KNOWN:
        scores = [score(game, game.result(state, m), plies + 1) for m in game.actions(state)]
        KNOWN[state] = max(scores) if game.to_move(state) == MAX else min(scores)
    return KNOWN[state]
""",
        "my_eager_move",
        "from which board were their plies counted",
    ),
    Answer(
        "wins or blocks first",
        "1.6",
        """
def mm(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [mm(game, game.result(state, m)) for m in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)
def my_eager_move(game, state):
    me = "XO"[game.to_move(state)]
    you = "OX"[game.to_move(state)]
    cells = game.cells(state)
    for who in (me, you):
        for m in game.actions(state):
            t = cells[:m] + who + cells[m + 1:]
            for a, b, c in ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)):
                if t[a] == t[b] == t[c] == who:
                    return m
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda m: mm(game, game.result(state, m)))
""",
        "my_eager_move",
        "are all of X's moves compared",
    ),
    Answer(
        "O helps X to hurry",
        "1.6",
        """
def best(game, state, me):
    if game.is_terminal(state):
        return (game.utility(state, me), 0)
    out = [best(game, game.result(state, m), me) for m in game.actions(state)]
    v = max(o[0] for o in out) if game.to_move(state) == me else min(o[0] for o in out)
    return v, 1 + min(o[1] for o in out if o[0] == v)
def my_eager_move(game, state):
    me = game.to_move(state)
    out = {m: best(game, game.result(state, m), me) for m in game.actions(state)}
    v = max(o[0] for o in out.values())
    ties = [m for m in out if out[m][0] == v]
    return min(ties, key=lambda m: out[m][1]) if v > 0 else max(ties, key=lambda m: out[m][1])
""",
        "my_eager_move",
        "How does O play",
    ),
]

ONCE_MORE += [
    Answer(
        "the first that is better than the first",
        "1.2b",
        """
def my_minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_minimax(game, game.result(state, move)) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)

def my_best_move(game, state):
    moves = game.actions(state)
    first = my_minimax(game, game.result(state, moves[0]))
    for m in moves[1:]:
        x = my_minimax(game, game.result(state, m))
        if (x > first) if game.to_move(state) == MAX else (x < first):
            return m
    return moves[0]
""",
        "my_best_move",
        "the first that is better",
    ),
    Answer(
        "a value of 0 is taken for none",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return evaluate(game, state)
    vs = [my_limited(game, game.result(state, m), depth - 1, evaluate) for m in game.actions(state)]
    best = max(vs) if game.to_move(state) == MAX else min(vs)
    return best if best != 0 else evaluate(game, state)
""",
        "my_limited",
        "a value like any other",
    ),
    Answer(
        "guesses rounded to a half",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return round(evaluate(game, state) * 2) / 2
    vs = [my_limited(game, game.result(state, m), depth - 1, evaluate) for m in game.actions(state)]
    return max(vs) if game.to_move(state) == MAX else min(vs)
""",
        "my_limited",
        "handed up as they are",
    ),
]

ONCE_MORE += [
    solver(
        "remembers thirty-two positions",
        "positions does your memory keep",
        (
            "        if state not in known:\n",
            "        if len(known) > 32:\n            known.pop(next(iter(known)))\n"
            "        if state not in known:\n",
        ),
    ),
    limited(
        "what a longer look has found",
        "may it use what a longer look has found",
        (
            "def my_limited(game, state, depth, evaluate):\n",
            "def my_limited(game, state, depth, evaluate, known=None):\n"
            "    known = {} if known is None else known\n"
            "    if known.get(state, (0, -1))[1] >= depth > 0:\n        return known[state][0]\n",
        ),
        ("depth - 1, evaluate)", "depth - 1, evaluate, known)"),
        (
            "    return max(values) if game.to_move(state) == MAX else min(values)\n",
            "    best = max if game.to_move(state) == MAX else min\n"
            "    known[state] = best(values), depth\n    return known[state][0]\n",
        ),
    ),
]

ONCE_MORE += [
    Answer(
        "return inside the loop",
        "1.3",
        """
def my_value(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    best = -inf if game.to_move(state) == MAX else inf
    for move in game.actions(state):
        value = my_value(game, game.result(state, move))
        best = max(best, value) if game.to_move(state) == MAX else min(best, value)
        return best
""",
        "my_value",
        "stand inside the loop",
    ),
    Answer(
        "return inside the loop",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return evaluate(game, state)
    best = -inf if game.to_move(state) == MAX else inf
    for move in game.actions(state):
        value = my_limited(game, game.result(state, move), depth - 1, evaluate)
        best = max(best, value) if game.to_move(state) == MAX else min(best, value)
        return best
""",
        "my_limited",
        "stand inside the loop",
    ),
    Answer(
        "a table of 192 places",
        "1.3",
        """
def my_value(game, state):
    known = [None] * 192
    def value(state):
        if game.is_terminal(state):
            return game.utility(state)
        place = hash(state) % 192
        if known[place] is None:
            better = max if game.to_move(state) == MAX else min
            known[place] = better([value(game.result(state, m)) for m in game.actions(state)])
        return known[place]
    return value(state)
""",
        "my_value",
        "share an entry",
    ),
    Answer(
        "a memory of a hundred and twenty-eight",
        "1.3",
        """
from functools import lru_cache

def my_value(game, state):
    @lru_cache
    def value(state):
        if game.is_terminal(state):
            return game.utility(state)
        better = max if game.to_move(state) == MAX else min
        return better(value(game.result(state, move)) for move in game.actions(state))
    return value(state)
""",
        "my_value",
        "positions does your memory keep",
    ),
]

# A win is worth 1 in many games, and 5 in others.
AT_A_WIN = """
            best = -inf if game.to_move(state) == MAX else inf
            for move in game.actions(state):
                after = value(game.result(state, move))
                best = max(best, after) if game.to_move(state) == MAX else min(best, after)
                if best >= 1 if game.to_move(state) == MAX else best <= -1:
                    break
            known[state] = best
"""
STOPS_AT_WINS = [
    solver(
        "stops at a win",
        "the most a game can be worth",
        (
            """
            values = [value(game.result(state, move)) for move in game.actions(state)]
            known[state] = max(values) if game.to_move(state) == MAX else min(values)
""",
            AT_A_WIN,
        ),
    ),
    Answer(
        "stops at a win",
        "1.4",
        """
def my_limited(game, state, depth, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return evaluate(game, state)
    best = -inf if game.to_move(state) == MAX else inf
    for move in game.actions(state):
        value = my_limited(game, game.result(state, move), depth - 1, evaluate)
        best = max(best, value) if game.to_move(state) == MAX else min(best, value)
        if best >= 1 if game.to_move(state) == MAX else best <= -1:
            break
    return best
""",
        "my_limited",
        "the most a game can be worth",
    ),
]

WRONG = [
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
    *STOPS_AT_WINS,
]
