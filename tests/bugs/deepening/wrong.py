"""Wrong answers to the exercises on tables and deepening, each with part of its hint."""

from __future__ import annotations

from ..catalogue import Answer, changed

SEARCH = """
def my_search(game, state, alpha, beta, table):
    if game.is_terminal(state):
        return game.utility(state)
    if state in table:
        kind, value = table[state]
        if kind == "exact" or (value >= beta if kind == "lower" else value <= alpha):
            return value
    low, high = alpha, beta
    best = -inf if game.to_move(state) == MAX else inf
    for move in game.actions(state):
        value = my_search(game, game.result(state, move), alpha, beta, table)
        if game.to_move(state) == MAX:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    kind = "upper" if best <= low else "lower" if best >= high else "exact"
    table[state] = kind, best
    return best
"""
KIND = '    kind = "upper" if best <= low else "lower" if best >= high else "exact"\n'
ANSWERS = '        if kind == "exact" or (value >= beta if kind == "lower" else value <= alpha):\n'
STORE = "    table[state] = kind, best\n"
EARLY = "You stopped early"


def search(name: str, hint: str, *changes: tuple[str, str], head: str = "") -> Answer:
    return Answer(name, "5.2", head + changed(SEARCH, *changes), "my_search", hint)


SEARCHES = [
    search("T01 no bound flags", EARLY, (KIND, '    kind = "exact"\n')),
    search(
        "T01 flags stored and never asked",
        EARLY,
        (ANSWERS, "        if True:\n"),
    ),
    search(
        "T02 lower and upper swapped",
        EARLY,
        (KIND, '    kind = "lower" if best <= low else "upper" if best >= high else "exact"\n'),
    ),
    search(
        "T02 swapped when they answer",
        EARLY,
        ("value >= beta if", "value <= alpha if"),
        ("else value <= alpha", "else value >= beta"),
    ),
    search(
        "compares with the window as it is at the end",
        EARLY,
        (KIND, '    kind = "upper" if best <= alpha else "lower" if best >= beta else "exact"\n'),
    ),
    search(
        "only lower bounds marked",
        EARLY,
        (KIND, '    kind = "lower" if best >= high else "exact"\n'),
    ),
    search(
        "only upper bounds marked",
        EARLY,
        (KIND, '    kind = "upper" if best <= low else "exact"\n'),
    ),
    search(
        "a value equal to alpha is called exact",
        EARLY,
        (KIND, '    kind = "upper" if best < low else "lower" if best >= high else "exact"\n'),
    ),
    search(
        "a value equal to beta is called exact",
        EARLY,
        (KIND, '    kind = "upper" if best <= low else "lower" if best > high else "exact"\n'),
    ),
    search(
        "T04 the node without whose turn it is",
        "Is that the same situation",
        ("if state in table", "if state[1] in table"),
        ("table[state]\n", "table[state[1]]\n"),
        ("table[state] =", "table[state[1]] ="),
    ),
    search(
        "T05 one table for all games",
        "outlives its game",
        ("    if game.is", "    table = SHARED\n    if game.is"),
        head="SHARED = {}\n",
    ),
    search("no table at all", "saves nothing", (STORE, "")),
    search(
        "a new table at each node",
        "saves nothing",
        ("    low, high", "    table = {}\n    low, high"),
    ),
    search(
        "only what was never cut, and only at the leaves",
        "saves nothing",
        (STORE, "    if game.is_terminal(state):\n        table[state] = kind, best\n"),
    ),
    search(
        "no value on a hit",
        "TypeError",
        ("            return value\n", "            return\n"),
    ),
    search("nothing returned", "without a return", ("    return best\n", "    best\n")),
    search("MAX at every node", "not the table", ("game.to_move(state) == MAX", "True")),
    search("begins with 0", "All leaves are losses", ("best = -inf if", "best = 0 if")),
    search("raises", "which is not there", ("    if state in table:\n", "    if True:\n")),
    search(
        "not done",
        "finish exercise 5.2 first",
        ("    low, high = alpha, beta\n", "    raise NotImplementedError('exercise 5.2')\n"),
    ),
    Answer("called", "5.2", SEARCH, "my_search(TreeGame([1]), (), 0, 1, {})", "without brackets"),
]

DECIDE = """
def my_may_answer(kind, value, depth, asked, alpha, beta):
    if depth < asked:
        return False
    if kind == "lower":
        return value >= beta
    if kind == "upper":
        return value <= alpha
    return True
"""
DEEP = "    if depth < asked:\n        return False\n"


def decide(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "5.3", changed(DECIDE, *changes), "my_may_answer", hint)


ENTRIES = [
    decide("T03 the depth is not looked at", "Two plies were looked", (DEEP, "")),
    decide(
        "T03 the depth turned round", "Two plies were looked", ("depth < asked", "depth > asked")
    ),
    decide("only the very depth", "searched deeper", ("depth < asked", "depth != asked")),
    decide(
        "T01 every bound answers",
        '"5 or more"',
        ("value >= beta", "True"),
        ("value <= alpha", "True"),
    ),
    decide("T01 lower bounds answer", '"5 or more"', ("value >= beta", "True")),
    decide("T01 upper bounds answer", '"5 or less"', ("value <= alpha", "True")),
    decide(
        "T02 the kinds swapped",
        "Would knowing it better change anything",
        ('"lower"', '"x"'),
        ('"upper"', '"lower"'),
        ('"x"', '"upper"'),
    ),
    decide(
        "exact ones only",
        "Would knowing it better",
        ("value >= beta", "False"),
        ("value <= alpha", "False"),
    ),
    decide(
        "inside the window",
        '"5 or more"',
        ("value >= beta", "value <= beta"),
        ("value <= alpha", "value >= alpha"),
    ),
    decide("a lower bound below alpha", "12 or more", ("value >= beta", "value <= alpha")),
    decide(
        "exact only inside the window",
        "depend on the window",
        ("    return True\n", "    return value <= alpha\n"),
    ),
    decide("no way out", "without a return", ("    return True\n", "")),
    decide("the value itself", "says 5", ("    return True\n", "    return value\n")),
    decide(
        "bounds of any depth",
        "matter for bounds",
        (DEEP, ""),
        ("    return True\n", "    return depth >= asked\n"),
    ),
]

DEEPEN = """
from gamesearch import alphabeta
from gamesearch.search.budget import MeteredGame, OutOfBudget

def my_deepening(game, evaluate, nodes):
    guessed = False

    def watched(game, state):
        nonlocal guessed
        guessed = True
        return evaluate(game, state)

    metered = MeteredGame(game, nodes=nodes)
    depth, move = 0, game.actions(game.initial)[0]
    while True:
        guessed = False
        try:
            found = alphabeta(metered, depth=depth + 1, evaluate=watched)
        except OutOfBudget:
            return depth, move
        depth, move = depth + 1, found.move
        if not guessed:
            return depth, move
"""
CATCH = "        except OutOfBudget:\n            return depth, move\n"
FIRST_MOVE = "game.actions(game.initial)[0]"
STOP = "        if not guessed:\n            return depth, move\n"


def deepen(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "5.4", changed(DEEPEN, *changes), "my_deepening", hint)


LATE = """        guessed = False
        if nodes is not None and metered.nodes >= nodes:
            return depth, move
        try"""
AFRESH = """        guessed = False
        metered = MeteredGame(game, nodes=nodes)
        try"""
SHALLOW = """        depth, move = depth + 1, found.move
        if depth == 2:
            return depth, move
"""

HALF_DONE = """
from gamesearch import alphabeta
from gamesearch.search.budget import MeteredGame, OutOfBudget

def my_deepening(game, evaluate, nodes):
    metered = MeteredGame(game, nodes=nodes)
    depth, best_move = 0, game.actions(game.initial)[0]
    for deeper in range(1, 6):
        best = -inf
        try:
            metered.is_terminal(())
            for move in game.actions(()):
                value = alphabeta(metered, (move,), depth=deeper - 1, evaluate=evaluate).value
                if value > best:
                    best, best_move = value, move
        except OutOfBudget:
            break
        depth = deeper
    return depth, best_move
"""
DEEPENINGS = [
    Answer(
        "I01 the best of half an iteration",
        "5.4",
        HALF_DONE,
        "my_deepening",
        "Was it ever compared",
    ),
    deepen("I02 no move without depth 1", "the clock stops right now", (FIRST_MOVE, "None")),
    deepen(
        "I03 looks at the clock between iterations",
        "between two iterations",
        ("        guessed = False\n        try", LATE),
        ("nodes=nodes)", "nodes=None)"),
    ),
    deepen(
        "I03 every iteration has the whole budget",
        "budget of its own",
        (
            "        guessed = False\n        try",
            AFRESH,
        ),
    ),
    deepen("no budget at all", "between two iterations", ("nodes=nodes", "nodes=None")),
    deepen("I04 never stops", "still running", (STOP, "")),
    deepen(
        "I05 starts at depth 0",
        "depth 0 know",
        ("depth, move = 0,", "depth, move = -1,"),
    ),
    deepen(
        "I05 one ply too shallow",
        "Which is the last depth",
        (
            "        depth, move = depth + 1, found.move\n",
            SHALLOW,
        ),
    ),
    deepen(
        "says the depth it did not finish",
        "Which depth is the move from",
        (CATCH, "        except OutOfBudget:\n            return depth + 1, move\n"),
    ),
    deepen("returns nothing", "Nothing came back", ("return depth, move", "return")),
    deepen("returns the move alone", "Answer with a pair", ("return depth, move", "return move")),
    deepen(
        "lets the error through",
        "nodes is spent",
        ("except OutOfBudget", "except ZeroDivisionError"),
    ),
    Answer("called", "5.4", DEEPEN, "my_deepening(TreeGame([1, 2]), None, 9)", "without brackets"),
    deepen(
        "loses the evaluation",
        "your function answers",
        ("return evaluate(game, state)", "return 0"),
    ),
]


def begins(name: str, hint: str, body: str) -> Answer:
    return Answer(name, "5.5", f"def my_begins(costs, left):\n    {body}\n", "my_begins", hint)


RULES = [
    begins("always", "It always begins", "return True"),
    begins("never", "too careful", "return False"),
    begins("turned round", "wrong more often", "return left < 3 * costs[-1]"),
    begins("ten times", "too careful", "return left >= 10 * costs[-1]"),
    begins("if anything is left", "It always begins", "return left > 0"),
    begins("as much as the first iteration", "It always begins", "return left >= costs[0]"),
    begins("prints", "too careful", "print(left >= 3 * costs[-1])"),
    begins("looks for the next cost", "IndexError", "return left >= costs[len(costs)]"),
]

SHARES = {"depth 5": 43.869, "depths 1 to 5": 76.896, "depths 1 to 11": 78.140}


def share(name: str, hint: str, part: str, given: object) -> Answer:
    return Answer(name, "5.6", "", repr(SHARES | {part: given}), hint)


COSTS = [
    share("b to the d", "if a depth cost b^d", "depth 5", 100 / 3),
    share(
        "b to the d, summed",
        "if a depth cost b^d",
        "depths 1 to 5",
        100 * sum(3**k for k in range(1, 6)) / 3**6,
    ),
    share("counts depth 6", "the deepest iteration itself", "depths 1 to 5", 176.896),
    share("counts depth 0", "depth 0 or depth 1", "depths 1 to 5", 76.896 + 100 / 3**4.5),
    share("only the last one", "another of the three", "depths 1 to 11", 43.869),
    share("gets smaller with depth", "is not what", "depths 1 to 11", 20),
    share("does not grow", "another of the three", "depths 1 to 11", 76.896),
    share("in words", "ValueError", "depth 5", "a lot"),
    share("left out", "not answered", "depth 5", None),
]

BY_HAND = {
    "e": ("lower", 6),
    "asked": "no",
    "f": ("upper", 3),
    "c": ("upper", 3),
    "r": ("exact", 4),
}
SAFE = {
    "a": "same",
    "b": "wrong",
    "c": "same",
    "d": "wrong",
    "e": "wrong",
    "f": "same",
    "g": "wrong",
}


def by_hand(name: str, hint: str, part: str, given: object) -> Answer:
    return Answer(name, "5.1", "", repr(BY_HAND | {part: given}), hint)


def safe(part: str, given: str, hint: str) -> Answer:
    return Answer(f"{part} {given}", "5.7", "", repr(SAFE | {part: given}), hint)


TRACED = [
    by_hand("T01 e exact", 'or only "at least"', "e", ("exact", 6)),
    by_hand("T02 e upper", "still be worth less", "e", ("upper", 6)),
    by_hand("e searched in full", "the second leaf", "e", ("exact", 9)),
    by_hand("the bound for the value", "let MAX leave", "e", ("lower", 4)),
    by_hand("T01 e may answer", "enough to know", "asked", "yes"),
    by_hand("T01 f exact", "outside of it promise", "f", ("exact", 3)),
    by_hand("T02 f lower", "failed low", "f", ("lower", 3)),
    by_hand("f by its lowest leaf", "MAX moves at f", "f", ("upper", 1)),
    by_hand("T01 c exact", "already has", "c", ("exact", 3)),
    by_hand("T02 c lower", "be worth more", "c", ("lower", 3)),
    by_hand("c by its highest", "takes the lowest", "c", ("upper", 9)),
    by_hand("r a bound", "lie outside", "r", ("lower", 4)),
    by_hand("r by c", "more than that", "r", ("upper", 3)),
    by_hand("a number alone", "A pair of", "e", 6),
]
SAFETY = [
    safe("a", "wrong", "what does the search do instead"),
    safe("b", "same", "that of four plies"),
    safe("c", "wrong", "a bad order cost"),
    safe("d", "same", "the sixth"),
    safe("e", "same", "who asks"),
    safe("f", "wrong", "searched again"),
    safe("g", "same", "the same situation"),
    safe("g", "perhaps", "one of the words"),
]

WRONG = [*TRACED, *SEARCHES, *ENTRIES, *DEEPENINGS, *RULES, *COSTS, *SAFETY]
