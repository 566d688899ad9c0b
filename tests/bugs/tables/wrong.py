"""Wrong answers to the exercises on tables, each with part of its hint."""

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
    return Answer(name, "4.2", head + changed(SEARCH, *changes), "my_search", hint)


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
        "a return that has no value",
        ("            return value\n", "            return\n"),
    ),
    search("nothing returned", "without a return", ("    return best\n", "    best\n")),
    search("MAX at every node", "not the table", ("game.to_move(state) == MAX", "True")),
    search("begins with 0", "All leaves are losses", ("best = -inf if", "best = 0 if")),
    search("raises", "which is not there", ("    if state in table:\n", "    if True:\n")),
    search(
        "not done",
        "finish exercise 4.2 first",
        ("    low, high = alpha, beta\n", "    raise NotImplementedError('exercise 4.2')\n"),
    ),
    Answer("called", "4.2", SEARCH, "my_search(TreeGame([1]), (), 0, 1, {})", "without brackets"),
]

SEARCHES += [
    search(
        "W-04c the window is part of the key",
        "Does the window decide",
        (
            "    if state in table:\n        kind, value = table[state]\n" + ANSWERS,
            "    asked = state, alpha, beta\n    if asked in table:\n"
            "        kind, value = table[asked]\n        if True:\n",
        ),
        (STORE, "    table[asked] = kind, best\n"),
    ),
    search(
        "W-04e a bound is never replaced",
        "Which of the two",
        (STORE, "    table.setdefault(state, (kind, best))\n"),
    ),
    search(
        "an entry worth 0 is taken for none",
        "one worth 0 is searched again",
        ("    if state in table:\n", "    if table.get(state, (0, 0))[1]:\n"),
    ),
    search(
        "rounds what it returns",
        "What becomes of them on their way",
        ("    return best\n", "    return round(best)\n"),
    ),
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
    return Answer(name, "4.3", changed(DECIDE, *changes), "my_may_answer", hint)


ENTRIES = [
    decide("T03 the depth is not looked at", "Two plies were looked", (DEEP, "")),
    decide(
        "T03 the depth turned round", "Two plies were looked", ("depth < asked", "depth > asked")
    ),
    decide("only the very depth", "Is that too little", ("depth < asked", "depth != asked")),
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
        "On which side of the window",
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
    decide(
        "a lower bound below alpha",
        "On which side of the window",
        ("value >= beta", "value <= alpha"),
    ),
    decide(
        "exact only inside the window",
        "depend on the window",
        ("    return True\n", "    return value <= alpha\n"),
    ),
    decide(
        "W-04f only a strictly deeper entry",
        "asked for. Is that too little",
        ("depth < asked", "depth <= asked"),
    ),
    Answer(
        "W-04g and before or: depth for exact ones only",
        "4.3",
        "def my_may_answer(kind, value, depth, asked, alpha, beta):\n"
        "    return (depth >= asked and kind == 'exact' or kind == 'lower' and value >= beta\n"
        "            or kind == 'upper' and value <= alpha)\n",
        "my_may_answer",
        "matter for bounds",
    ),
    decide("no way out", "without a return", ("    return True\n", "")),
    decide("the value itself", "not what it answers", ("    return True\n", "    return value\n")),
    decide(
        "bounds of any depth",
        "matter for bounds",
        (DEEP, ""),
        ("    return True\n", "    return depth >= asked\n"),
    ),
]

BY_HAND = {
    "e": ("lower", 6),
    "asked": "no",
    "f": ("upper", 3),
    "c": ("upper", 3),
    "r": ("exact", 4),
}


def by_hand(name: str, hint: str, part: str, given: object) -> Answer:
    return Answer(name, "4.1", "", repr(BY_HAND | {part: given}), hint)


TRACED = [
    by_hand("T01 e exact", 'or only "at least"', "e", ("exact", 6)),
    by_hand("T02 e upper", "still be worth less", "e", ("upper", 6)),
    by_hand("e searched in full", "the second leaf", "e", ("exact", 9)),
    by_hand("the bound for the value", "let MAX leave", "e", ("lower", 4)),
    by_hand("T01 e may answer", "enough to know", "asked", "yes"),
    by_hand("T01 f exact", "outside of it promise", "f", ("exact", 3)),
    by_hand("T02 f lower", "below the window", "f", ("lower", 3)),
    by_hand("f by its lowest leaf", "MAX moves at f", "f", ("upper", 1)),
    by_hand("T01 c exact", "already has", "c", ("exact", 3)),
    by_hand("T02 c lower", "be worth more", "c", ("lower", 3)),
    by_hand("c by its highest", "does MIN take", "c", ("upper", 9)),
    by_hand("r a bound", "lie outside", "r", ("lower", 4)),
    by_hand("r by c", "have from b", "r", ("upper", 3)),
    by_hand("a number alone", "A pair of", "e", 6),
]

KEYS = """
def my_key(numbers, pieces, player):
    key = numbers["MIN moves"] if player == MIN else 0
    for piece in pieces:
        key ^= numbers[piece]
    return key

def my_key_after(key, numbers, piece, start, end, taken):
    key ^= numbers["MIN moves"]
    key ^= numbers[piece, start]
    key ^= numbers[piece, end]
    if taken is not None:
        key ^= numbers[taken, end]
    return key
"""
BOTH = '{"from nothing": my_key, "after a move": my_key_after}'
ADDED = ("        key ^= numbers[piece]\n", "        key += numbers[piece]\n")
TURNED = '    key ^= numbers["MIN moves"]\n'


def zobrist(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "4.4", changed(KEYS, *changes), BOTH, hint)


ZOBRIST = [
    zobrist(
        "only the last piece",
        "Only one of the pieces",
        ("key ^= numbers[piece]\n", "key = numbers[piece]\n"),
    ),
    zobrist("no turn in the key", "Which number says", (" if player == MIN else 0", " * 0")),
    zobrist("the turn the wrong way round", "Which number says", ("== MIN else", "!= MIN else")),
    zobrist(
        "the turn always",
        "MAX is to move",
        ('numbers["MIN moves"] if player == MIN else 0', 'numbers["MIN moves"]'),
    ),
    zobrist("begins with 1", "an XOR of nothing", (" else 0", " else 1")),
    zobrist(
        "no key comes back",
        "without a return",
        ("numbers[piece]\n    return key\n", "numbers[piece]\n"),
    ),
    zobrist("the turn stays", "other player is to move", (TURNED, "")),
    zobrist(
        "the turn is only put in",
        "still in the key",
        (TURNED, '    key |= numbers["MIN moves"]\n'),
    ),
    zobrist(
        "leaves its square and stays", "leave the key", ("    key ^= numbers[piece, start]\n", "")
    ),
    zobrist("never arrives", "Is its number in the key", ("    key ^= numbers[piece, end]\n", "")),
    zobrist(
        "the taken piece stays",
        "was taken",
        ("        key ^= numbers[taken, end]\n", "        pass\n"),
    ),
    zobrist(
        "takes it on the wrong square", "the taken piece stand", ("[taken, end]", "[taken, start]")
    ),
    zobrist(
        "adds and subtracts",
        "one and the same",
        (TURNED, '    key += numbers["MIN moves"]\n'),
    ),
    zobrist(
        "looks None up", "which is not there", ("    if taken is not None:\n", "    if True:\n")
    ),
    zobrist(
        "the new key is lost", "without a return", ("[taken, end]\n    return key", "[taken, end]")
    ),
]

SAFE = {
    "a": "same",
    "b": "unsure",
    "c": "same",
    "d": "unsure",
    "e": "unsure",
    "f": "same",
    "g": "unsure",
}


def safe(part: str, given: str, hint: str) -> Answer:
    return Answer(f"{part} {given}", "4.5", "", repr(SAFE | {part: given}), hint)


SAFETY = [
    safe("a", "unsure", "what does the search do instead"),
    safe("b", "same", "that of four plies"),
    safe("c", "unsure", "a bad order cost"),
    safe("d", "same", "who asks"),
    safe("e", "same", "Does the board tell"),
    safe("f", "unsure", "the other lost"),
    safe("g", "same", "saw eight"),
    safe("g", "perhaps", "one of the words"),
]

TRAP = {
    "graph": {
        **{"r": ["c", "a"], "a": ["b"], "b": ["c"], "c": ["x"]},
        **{"x": ["y"], "y": ["z"], "z": [6]},
    },
    "guesses": {"x": 6, "z": 2},
    "depth": 4,
}
LESSONS = {"r": ["c", "a"], "a": ["b"], "b": ["c"], "c": ["x"], "x": [6]}


def trap(name: str, hint: str, **changes: object) -> Answer:
    return Answer(name, "4.7", "", repr(TRAP | changes), hint)


TRAPS = [
    trap("the lesson's own", "not right, either", graph=LESSONS, guesses={"x": 7}),
    trap("deep enough for all", "changes nothing", depth=9),
    trap("no guesses", "changes nothing", guesses={}),
    trap("a lucky far guess", "changes nothing", guesses={"x": 2, "z": 6}),
    trap("the long way first", "changes nothing", graph=TRAP["graph"] | {"r": ["a", "c"]}),
    trap(
        "too many nodes",
        "not needed",
        graph=TRAP["graph"] | {name: [1] for name in "defg"},
    ),
    trap("no graph", "Which of the three", graph={"r": ["a"]}),
    trap("a guess beyond all floats", "too large", guesses={"x": 6, "z": 10**400}),
    trap("a list for a graph", "Which of the three", graph=[1, 2]),
    trap("depth in words", "Which of the three", depth="four"),
    trap("left out", "not answered", depth=None),
]

SEARCHES += [
    search(
        "the kind of bound by who moves",
        "does it depend on who moves",
        (
            KIND,
            '    kind = "exact" if low < best < high else (\n'
            '        "lower" if game.to_move(state) == MAX else "upper")\n',
        ),
    ),
]
ZOBRIST += [
    zobrist(
        "square 0 is no square",
        "whether there is such a square",
        ("    key ^= numbers[piece, end]\n", "    if end: key ^= numbers[piece, end]\n"),
    ),
    zobrist("takes itself", "or of the one that was taken", ("[taken, end]", "[piece, end]")),
]

CUT = "        if alpha >= beta:\n            break\n"
SEARCHES += [
    search(
        "who moves by a flag that is turned",
        "find out who moves",
        ("beta, table):\n    if game", "beta, table, highest=True):\n    if game"),
        ("game.to_move(state) == MAX", "highest"),
        ("alpha, beta, table)\n        if h", "alpha, beta, table, not highest)\n        if h"),
    ),
    search(
        "two moves at each node",
        "How many of them",
        ("in game.actions(state):", "in list(game.actions(state))[:2]:"),
    ),
    search(
        "positions by a small hash",
        "share an entry",
        ("if state in table", "if len(state[1]) in table"),
        ("table[state]\n", "table[len(state[1])]\n"),
        ("table[state] =", "table[len(state[1])] ="),
    ),
    search(
        "99 for infinity",
        "With which number does each",
        (
            "best = -inf if game.to_move(state) == MAX else inf",
            "best = -99 if game.to_move(state) == MAX else 99",
        ),
    ),
    search(
        "full windows below, and every number exact",
        "before its second move",
        ("alpha, beta, table)\n        if", "-inf, inf, table)\n        if"),
        (KIND, '    kind = "exact"\n'),
    ),
    search(
        "two bounds make a value",
        "holds of the start after each",
        (
            STORE,
            '    if state in table and table[state][0] not in (kind, "exact"):\n'
            '        kind = "exact"\n' + STORE,
        ),
    ),
    search(
        "only MAX leaves a node early",
        "holds of the start after each",
        (CUT, "        if game.to_move(state) == MAX and alpha >= beta:\n            break\n"),
    ),
    search(
        "only MIN leaves a node early",
        "holds of the start after each",
        (CUT, "        if game.to_move(state) == MIN and alpha >= beta:\n            break\n"),
    ),
]
IN_ONE = """
def my_may_answer(kind, value, depth, asked, alpha, beta):
    enough = kind == "lower" and value >= beta or kind == "upper" and value <= alpha
    return depth >= asked and (kind == "exact" or enough)
"""


def in_one(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "4.3", changed(IN_ONE, *changes), "my_may_answer", hint)


ENTRIES += [
    in_one(
        "kinds in capitals",
        "With which texts",
        ('"lower"', '"LOWER"'),
        ('"upper"', '"UPPER"'),
        ('"exact"', '"EXACT"'),
    ),
    in_one("one ply less is enough", "Three plies were looked", ("depth >=", "depth + 1 >=")),
    in_one(
        "a deeper entry answers any window",
        "However deep",
        ("return depth", "return depth > asked or depth"),
    ),
    in_one(
        "a search to the end answers any window",
        "However deep",
        ("return depth", "return depth == inf or depth"),
    ),
    in_one(
        "the value without its sign", "becomes of the sign", ("and value >=", "and abs(value) >=")
    ),
    in_one("no depth is no entry", "a depth of 0", ("return depth", "return depth > 0 and depth")),
    in_one(
        "bounds of the very depth",
        "This bound was searched deeper",
        ("or enough", "or depth == asked and enough"),
    ),
    in_one(
        "any bound outside",
        "On which side of the window",
        ('kind == "exact" or enough', 'kind == "exact" or not alpha < value < beta'),
    ),
]
ZOBRIST += [
    zobrist(
        "returns within the loop",
        "Only one of the pieces",
        ("        key ^= numbers[piece]\n", "        return key ^ numbers[piece]\n"),
    ),
    zobrist(
        "empties the board",
        "Who still needs",
        (
            "    for piece in pieces:\n        key ^= numbers[piece]\n",
            "    while pieces:\n        key ^= numbers[pieces.pop()]\n",
        ),
    ),
    zobrist(
        "minus for out",
        "What becomes of a bit",
        ("key ^= numbers[piece, start]", "key -= numbers[piece, start]"),
    ),
    zobrist(
        "stays where it was",
        "stands where it stood",
        ("key ^= numbers[piece, end]", "key ^= numbers[piece, start]"),
    ),
    zobrist(
        "taking, it never arrives",
        "stands on 4 now",
        (
            "    key ^= numbers[piece, end]\n    if taken is not None:\n",
            "    if taken is None:\n        key ^= numbers[piece, end]\n    else:\n",
        ),
    ),
    zobrist(
        "taking, the turn stays",
        "After a capture, too",
        (TURNED, "    if taken is None:\n    " + TURNED),
    ),
    zobrist(
        "the old key is lost",
        "Who stands where it stood",
        (TURNED, '    key = numbers["MIN moves"]\n'),
    ),
    zobrist(
        "if and else over the whole line",
        "lose the rest",
        (
            "    if taken is not None:\n        key ^= numbers[taken, end]\n    return key",
            "    return key ^ numbers[taken, end] if taken else 0",
        ),
    ),
]
TRAPS += [
    trap("a guess for no node", "no node of your graph", guesses={"X": 6, "Z": 2}),
    trap("a guess in words", "Which of the three", guesses={"x": "six", "z": 2}),
    trap("a list for a guess", "Which of the three", guesses={"x": [6], "z": 2}),
]
TRACED += [
    by_hand("f by the window", "f itself return", "f", ("upper", 4)),
    by_hand("c by the window", "c itself return", "c", ("upper", 4)),
    by_hand("c at least its highest", "does MIN take", "c", ("lower", 9)),
    by_hand("r by e", "can MIN at c do better", "r", ("exact", 9)),
    by_hand("e at most its second leaf", "second leaf looked at", "e", ("upper", 9)),
]
SEARCHES += [
    search(
        "by the state's address",
        "under the same key",
        ("if state in table", "if id(state) in table"),
        ("table[state]", "table[id(state)]"),
    ),
]

NEGAMAX = """
def my_search(game, state, alpha, beta, table):
    sign = 1 if game.to_move(state) == MAX else -1
    if sign > 0:
        return below(game, state, alpha, beta, table, 1)
    return -below(game, state, -beta, -alpha, table, -1)

def below(game, state, alpha, beta, table, sign):
    if game.is_terminal(state):
        return sign * game.utility(state)
    low, high = table.get((state, sign), (-inf, inf))
    if low >= beta or low == high:
        return low
    if high <= alpha:
        return high
    best = -inf
    for move in game.actions(state):
        floor = max(alpha, best)
        child = game.result(state, move)
        best = max(best, -below(game, child, -beta, -floor, table, -sign))
        if best >= beta:
            break
    table[state, sign] = (best if best > alpha else -inf, best if best < beta else inf)
    return best
"""
SEARCHES += [
    Answer(
        "begins where the game begins",
        "4.2",
        changed(SEARCH, ("my_search", "search"))
        + "def my_search(game, state, alpha, beta, table):\n"
        "    return search(game, game.initial, alpha, beta, table)\n",
        "my_search",
        "where does it begin",
    ),
    Answer(
        "a table of its own",
        "4.2",
        changed(SEARCH, ("my_search", "search"))
        + "def my_search(game, state, alpha, beta, table):\n"
        "    return search(game, state, alpha, beta, {})\n",
        "my_search",
        "the table that you are handed",
    ),
    Answer("a sign that is turned", "4.2", NEGAMAX, "my_search", "MAX moves twice in a row here"),
    search(
        "four moves at each node",
        "How many of them",
        ("in game.actions(state):", "in list(game.actions(state))[:4]:"),
    ),
    search(
        "the largest whole number for infinity",
        "With which number does each",
        (
            "best = -inf if game.to_move(state) == MAX else inf",
            "best = -(2**63) if game.to_move(state) == MAX else 2**63",
        ),
    ),
    search(
        "an exact value answers inside only",
        "May what is known exactly answer",
        ('kind == "exact" or', 'kind == "exact" and alpha < value < beta or'),
    ),
    search(
        "cuts a whole number early",
        "From which number on",
        ("if alpha >= beta", "if alpha >= beta - 1"),
    ),
]
ENTRIES += [
    in_one(
        "and before or, for upper bounds",
        "joins `and` before `or`",
        (
            'return depth >= asked and (kind == "exact" or enough)',
            'return depth >= asked and kind != "upper" and (kind == "exact" or enough) '
            'or kind == "upper" and enough',
        ),
    ),
    in_one(
        "the value rounded",
        "though near one end",
        ("value >= beta", "round(value) >= beta"),
        ("value <= alpha", "round(value) <= alpha"),
    ),
]
ZOBRIST += [
    Answer(
        "keys kept by the board alone",
        "4.4",
        "KNOWN = {}\n"
        + changed(
            KEYS,
            ("    key = numbers", "    board = player, *pieces\n    key = numbers"),
            (
                "        key ^= numbers[piece]\n    return key\n",
                "        key ^= numbers[piece]\n    return KNOWN.setdefault(board, key)\n",
            ),
        ),
        BOTH,
        "of what else does the key depend",
    ),
    zobrist(
        "nothing is taken on square 0",
        "taken, and where",
        ("if taken is not None", "if taken and end"),
    ),
    zobrist(
        "takes the numbers away",
        "which is not there",
        ("numbers[piece, start]", "numbers.pop((piece, start))"),
    ),
]
TRACED += [
    by_hand(
        "c by the lowest leaf of f", "does MAX take, and what does f return", "c", ("upper", 1)
    ),
    by_hand(
        "r by the lowest leaf of d", "does MAX take, and what does b return", "r", ("exact", 2)
    ),
]

SEARCHES += [
    search(
        "lower bounds at MAX's nodes only",
        "At whose nodes",
        (
            KIND,
            '    kind = "upper" if best <= low else "exact"\n'
            "    if best >= high and game.to_move(state) == MAX:\n"
            '        kind = "lower"\n',
        ),
    ),
]

ENTRIES += [
    in_one(
        "an end that is 0 is none",
        "an end that is 0",
        ("value >= beta", "value >= (beta or inf)"),
        ("value <= alpha", "value <= (alpha or -inf)"),
    ),
]
ZOBRIST += [
    zobrist(
        "one square for each kind of piece",
        "pieces of the same kind",
        ("for piece in pieces:", "for piece in dict(pieces).items():"),
    ),
    zobrist("four pieces", "Which numbers are in your key", ("in pieces:", "in pieces[:4]:")),
]

SEARCHES += [
    search(
        "stops at a win",
        "the most a game can be worth",
        (
            "        if alpha >= beta:",
            "        won = best >= 1 if game.to_move(state) == MAX else best <= -1\n"
            "        if alpha >= beta or won:",
        ),
    ),
    search(
        "stops at 1 and -1",
        "the most a game can be worth",
        ("        if alpha >= beta:", "        if alpha >= beta or abs(best) == 1:"),
    ),
    search(
        "asks at the root, and takes MIN below",
        "find out who moves",
        (
            "def my_search(game, state, alpha, beta, table):",
            "def my_search(game, state, alpha, beta, table, big=None):",
        ),
        (
            "    low, high = alpha",
            "    if big is None:\n        big = game.to_move(state) == MAX\n    low, high = alpha",
        ),
        ("game.to_move(state) == MAX else", "big else"),
        ("if game.to_move(state) == MAX:", "if big:"),
        ("alpha, beta, table)\n        if", "alpha, beta, table, False)\n        if"),
    ),
    search(
        "a leaf speaks for the mover",
        "Whose is yours",
        ("game.utility(state)", "game.utility(state, game.to_move(state))"),
    ),
]
ZOBRIST += [
    zobrist(
        "taking, all but the taken piece is lost",
        "a capture does not",
        ("        key ^= numbers[taken, end]\n", "        key = numbers[taken, end]\n"),
    ),
]
TRAPS += [
    trap("the same guess twice", "does the choice at the root", guesses={"x": 6, "z": 6}),
]
ZOBRIST += [
    zobrist(
        "a key of 0 for none",
        "Is 0 a key like any other",
        ('    key ^= numbers["MIN moves"]\n', '    key = (key or 1) ^ numbers["MIN moves"]\n'),
    ),
]

WRONG = [*TRACED, *SEARCHES, *ENTRIES, *ZOBRIST, *SAFETY, *TRAPS]
