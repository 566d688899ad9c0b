"""Wrong answers to the exercises on many players, with the hints they must get."""

from __future__ import annotations

from ..catalogue import Answer, changed

BY_HAND = {"left": "(1, 7, 5)", "value": "(4, 6, 2)", "paranoid": "2", "camp": "9"}
CAMPS = {"least": "27", "division": "(11, 10, 9)", "leaves": "(1, 2)", "most": "9"}
TABLES = {"9.1": BY_HAND, "9.5": CAMPS}


def parts(name: str, exercise: str, part: str, given: str, hint: str = "") -> Answer:
    """The right answer in parts, with one part changed."""
    table = TABLES[exercise] | {part: given}
    inside = ", ".join(f'"{key}": {value}' for key, value in table.items())
    return Answer(name, exercise, f"answer = {{{inside}}}", "answer", hint)


HANDS = [
    parts("the smaller for player 2", "9.1", "left", "(3, 4, 6)", "Which of the two is more"),
    parts("nobody above the leaf", "9.1", "left", "(8, 0, 4)", "Who moves just above it"),
    parts(
        "player 3 takes less", "9.1", "left", "(5, 2, 3)", "which of that player's numbers is more"
    ),
    parts("N05 one number", "9.1", "left", "7", "Which three does player 2 hand up"),
    parts("player 1's number", "9.1", "left", "1", "Which three does player 2 hand up"),
    parts("left and right", "9.1", "left", "(2, 9, 1)", "right node"),
    parts("the other half", "9.1", "value", "(1, 7, 5)", "And on the right"),
    parts("N02 friends", "9.1", "value", "(8, 0, 4)", "Who chooses before it comes to that"),
    parts("player 2 skips player 3", "9.1", "value", "(2, 9, 1)", "Who moves just above that leaf"),
    parts("player 1 skips everybody", "9.1", "value", "(7, 5, 8)", "8 or 9"),
    parts("player 2's worse node", "9.1", "value", "(6, 1, 9)", "What else could player 2 choose"),
    parts("one number", "9.1", "value", "4", "What do the others get"),
    parts("a guess", "9.1", "value", "(0, 0, 0)", "player 3's four choices"),
    parts("N01 the other way round", "9.1", "paranoid", "4", "only want to hurt player 1"),
    parts("the first move", "9.1", "paranoid", "1", "Must player 1 choose it"),
    parts("player 2 spares you", "9.1", "paranoid", "6", "who moves before"),
    parts("a vector", "9.1", "paranoid", "(4, 6, 2)", "one number is enough"),
    parts("each for himself", "9.1", "camp", "6", "As one camp"),
    parts("player 2 helps", "9.1", "camp", "15", "does not play along"),
    parts("one by one", "9.1", "camp", "4", "Together they can do more"),
    parts("a guess at the camp", "9.1", "camp", "11", "who is against it"),
    parts("not yet", "9.1", "camp", "None", '"camp" is not answered yet'),
]

MAXN = """
def my_maxn(game, state):
    if game.is_terminal(state):
        return tuple(game.utility(state, player) for player in range(game.seats))
    player = game.to_move(state)
    best = None
    for move in game.actions(state):
        value = my_maxn(game, game.result(state, move))
        if best is None or value[player] > best[player]:
            best = value
    return best
"""
BETTER = "        if best is None or value[player] > best[player]:\n"
LAST_LINE = "    return best\n"


def search(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "9.2", changed(MAXN, *changes), "my_maxn", hint)


def by(name: str, hint: str, better: str) -> Answer:
    return search(name, hint, (BETTER, f"        if best is None or {better}:\n"))


SEARCHES = [
    by(
        "N01 everybody minimises me",
        "Is that always the worst for player 1",
        "(value[0] > best[0] if player == 0 else value[0] < best[0])",
    ),
    search(
        "players counted from 1",
        "From which number on",
        ("range(game.seats)", "range(1, game.seats + 1)"),
    ),
    by("N02 everybody maximises me", "Whose entry of the vector", "value[0] > best[0]"),
    by(
        "N04 the next player's entry",
        "Who *chooses* at a node",
        "value[(player + 1) % game.seats] > best[(player + 1) % game.seats]",
    ),
    by("compares tuples", "Whose entry of the vector", "value > best"),
    by("everybody minimises his own", "not what players reach", "value[player] < best[player]"),
    by(
        "the sum of all",
        "",
        "sum(value) > sum(best)",
    ),
    by(
        "E98 leads",
        "being ahead",
        "value[player] - sum(value) / game.seats > best[player] - sum(best) / game.seats",
    ),
    by("his share with the others", "look after themselves", "sum(value) - value[player] > 99"),
    search(
        "N05 one number",
        "What do they need to know",
        ("        return tuple(game.utility(state, player) for player in range(game.seats))\n",
         "        return game.utility(state, state_player)\n"),
        ("    if game.is_terminal", "    state_player = 0\n    if game.is_terminal"),
        (BETTER, "        if best is None or value > best:\n"),
    ),
    search(
        "the best of every entry",
        "No leaf pays that",
        (BETTER + "            best = value\n",
         "        best = value if best is None else tuple(map(max, best, value))\n"),
    ),
    search(
        "the depth tells who moves",
        "Who moves at the root here",
        ("    player = game.to_move(state)\n", "    player = len(state) % game.seats\n"),
    ),
    search(
        "starts at zero",
        "may be losses",
        ("    best = None\n", "    best = (0,) * game.seats\n"),
        ("best is None or ", ""),
    ),
    search(
        "V1 whose turn it is by the path",
        "moves twice in a row",
        ("    player = game.to_move(state)\n",
         "    player = (len(state) + game.to_move(())) % game.seats\n"),
    ),
    search(
        "V2 nothing is no best yet",
        "the same as no best yet",
        ("best is None or value", "not any(best or ()) or value"),
    ),
    by("V3 the largest number, whatever its sign", "Which of the two is better",
       "abs(value[player]) > abs(best[player])"),
    search(
        "V4 no loss is larger than a thousand",
        "With what does their best start",
        ("    best = None\n", "    best = (-1000,) * game.seats\n"),
        ("best is None or ", ""),
    ),
    search(
        "V5 nine is enough",
        "the last one pays most",
        ("            best = value\n",
         "            best = value\n        if best[player] >= 9:\n            break\n"),
    ),
    search("V6 three moves", "the last one pays most",
           ("in game.actions(state)", "in game.actions(state)[:3]")),
    search("V7 four players", "Five players share",
           ("range(game.seats)", "range(min(game.seats, 4))")),
    search("V8 to a tenth", "rounded on the way up",
           ("tuple(game.utility(state, player) for",
            "tuple(round(game.utility(state, player), 1) for")),
    search(
        "V9 twenty plies are enough",
        "How deep does your function look",
        (
            "if game.is_terminal(state):",
            "if len(state) == 20:\n        return (0,) * game.seats\n"
            "    if game.is_terminal(state):",
        ),
    ),
    search("returns after one move", "Are all moves", (LAST_LINE, "        return best\n")),
    search(
        "three at every table",
        "players are numbered",
        ("range(game.seats)", "range(3)"),
    ),
    search("no return", "without a return", (LAST_LINE, "")),
    Answer("called", "9.2", MAXN, "my_maxn(PayoffTree([(1, 2)]), ())", "without brackets"),
]  # fmt: skip

PRUNED = """
def my_pruned(game, state, total, ceiling=None):
    if game.is_terminal(state):
        return tuple(game.utility(state, player) for player in range(game.seats))
    player, best = game.to_move(state), None
    for move in game.actions(state):
        after = game.result(state, move)
        left = None if best is None or game.to_move(after) == player else total - best[player]
        value = my_pruned(game, after, total, left)
        if best is None or value[player] > best[player]:
            best = value
        if ceiling is not None and best[player] >= ceiling:
            break
    return best
"""
DEEP = """
def my_pruned(game, state, total, had=None):
    had = had or (0,) * game.seats
    if game.is_terminal(state):
        return tuple(game.utility(state, player) for player in range(game.seats))
    player, best = game.to_move(state), None
    for move in game.actions(state):
        now = list(had)
        if best is not None:
            now[player] = max(now[player], best[player])
        value = my_pruned(game, game.result(state, move), total, tuple(now))
        if best is None or value[player] > best[player]:
            best = value
        others = [had[other] for other in range(game.seats) if other != player]
        if any(best[player] >= total - theirs for theirs in others):
            break
    return best
"""
ABOVE = """
def my_pruned(game, state, total, above=None, has=0):
    if game.is_terminal(state):
        return [game.utility(state, player) for player in range(game.seats)]
    player, best = game.to_move(state), None
    for move in game.actions(state):
        mine = best[player] if best else 0
        value = my_pruned(game, game.result(state, move), total, player, mine)
        if best is None or value[player] > best[player]:
            best = value
        if above not in (None, player) and total - best[player] <= has:
            break
    return best
"""
STOP = "        if ceiling is not None and best[player] >= ceiling:\n"


def pruned(name: str, hint: str, *changes: tuple[str, str], code: str = PRUNED) -> Answer:
    return Answer(name, "9.3", changed(code, *changes), "my_pruned", hint)


CUTS = [
    pruned("the printed one: deep cuts", "Who chooses by that node", code=DEEP),
    pruned(
        "E100 the printed rule",
        "find that suits them both",
        (STOP, "        if ceiling is not None and best[0] < total - ceiling:\n"),
    ),
    pruned(
        "E100 below what the parent has, whoever he is",
        "find that suits them both",
        (
            "total - best[player] <= has",
            "value[above] < has",
        ),
        code=ABOVE,
    ),
    pruned(
        "takes an equal one that was cut",
        "the most it can be",
        ("value[player] > best", "value[player] >= best"),
    ),
    pruned("no pruning", "Can the rest of this node matter", (STOP, "        if False:\n")),
    pruned(
        "only below the root",
        "Can player 2 stop player 3, too",
        ("left = None if best is None", "left = None if best is None or len(state) > 0"),
    ),
    pruned(
        "hands the ceiling on",
        "comes to something else",
        ("value = my_pruned(game, after, total, left)",
         "value = my_pruned(game, after, total, ceiling if left is None else left)"),
    ),
    pruned("the parent's share as ceiling", "What is left for the player above",
           ("else total - best[player]", "else best[player]")),
    pruned("stops too early", "What may player 2 find that suits", (">= ceiling", "<= ceiling")),
    pruned("N05 one number", "one number alone",
           ("        return tuple(game.utility(state, player) for player in range(game.seats))\n",
            "        return game.utility(state)\n"),
           ("value[player] > best[player]", "value > best"),
           ("best[player] >= ceiling", "best >= ceiling"),
           ("total - best[player]", "total - best")),
    pruned("V1 one more than is left", "Can the rest of this node matter",
           ("best[player] >= ceiling", "best[player] > ceiling + 1")),
    pruned("V2 with three players only", "Does the reason to stop depend on how many",
           ("    player, best",
            "    if game.seats != 3:\n        ceiling = None\n    player, best")),
    pruned("V3 what is left after the first move", "3 after the first move and 5 after the second",
           ("    player, best = game.to_move(state), None\n",
            "    player, best, first = game.to_move(state), None, None\n"),
           ("            best = value\n",
            "            best = value\n        first = best[player] if first is None else first\n"),
           ("total - best[player]", "total - first")),
    pruned("V4 hands the ceiling on, from the second ply on", "node lies between",
           ("my_pruned(game, after, total, left)",
            "my_pruned(game, after, total, ceiling if left is None and len(state) > 1 else left)")),
    pruned("bounds his own next move", "moves twice in a row",
           (" or game.to_move(after) == player", "")),
    pruned("no return", "without a return", ("    return best\n", "")),
    pruned("three at every table", "players are numbered", ("range(game.seats)", "range(3)")),
    Answer("called", "9.3", PRUNED, "my_pruned(PayoffTree([(1, 2)]), (), 3)", "without brackets"),
]  # fmt: skip


def kingmaker(name: str, tree: str, hint: str) -> Answer:
    return Answer(name, "9.4", f"my_kingmaker = {tree}", "my_kingmaker", hint)


KINGMAKERS = [
    kingmaker("no tie",
              "[[[(9, 4, 2), (4, 9, 1)], [(5, 3, 2)]], [[(3, 5, 2)], [(2, 3, 4)]]]",
              "Between which two leaves"),
    kingmaker("nobody comes by",
              "[[[(9, 4, 1), (4, 9, 1)], [(5, 8, 2)]], [[(6, 5, 2)], [(2, 3, 4)]]]",
              "It comes to the same"),
    kingmaker("player 3 wins",
              "[[[(2, 4, 9), (4, 2, 9)], [(5, 1, 2)]], [[(1, 5, 2)], [(0, 3, 4)]]]",
              "In which of them"),
    kingmaker("the same winner",
              "[[[(9, 4, 1), (8, 5, 1)], [(5, 3, 2)]], [[(3, 5, 2)], [(2, 3, 4)]]]",
              "In which of them"),
    kingmaker("three outcomes",
              "[[[(9, 4, 1), (4, 9, 1), (5, 5, 1)], [(5, 3, 2)]], [[(3, 5, 2)], [(2, 3, 4)]]]",
              "Which ties can you take away"),
    kingmaker("a tie of player 1",
              "[[[(9, 4, 1), (4, 9, 1)], [(5, 3, 2)]], [[(4, 5, 2)], [(2, 3, 4)]]]", "take away"),
    kingmaker("one move", "[[[(9, 4, 1), (4, 9, 1)]], [[(3, 5, 2)]]]", "anything to decide"),
    kingmaker("a tie that never comes up",
              "[[[(9, 4, 1), (4, 9, 1)], [(5, 3, 2)]], [[(3, 5, 2)], [(2, 5, 4)]]]",
              "worth the same to that player"),
    kingmaker("two players", "[[(9, 1), (1, 9)], (4, 4)]", "three players are meant"),
    kingmaker("no tree", "7", "a tree of payoffs"),
]  # fmt: skip

DIVISIONS = [
    parts("all demands", "9.5", "least", "54", "How often does each player count"),
    parts("alone", "9.5", "least", "15", "And as pairs"),
    parts("the mean of three", "9.5", "least", "18", "the mean of the three"),
    parts("a guess at least", "9.5", "least", "28", "How often does each player"),
    parts("equal shares", "9.5", "division", "(10, 10, 10)", "players 1 and 2 get together"),
    parts("not all coins", "9.5", "division", "(11, 10, 8)", "three shares add up"),
    parts("too many", "9.5", "division", "(12, 12, 12)", "three shares add up"),
    parts("2 and 3 leave", "9.5", "division", "(16, 6, 8)", "one by one"),
    parts("two shares", "9.5", "division", "(15, 15)", "three numbers"),
    parts("another pair", "9.5", "leaves", "(1, 3)", "sure of"),
    parts("numbered from 0", "9.5", "leaves", "(0, 1)", "from 1"),
    parts("alone again", "9.5", "most", "5", "sure of alone"),
    parts("equal", "9.5", "most", "10", "Do they stay"),
    parts("one pair only", "9.5", "most", "13", "what another pair leaves over"),
    search(
        "whole numbers",
        "rounded on the way up",
        ("tuple(game.utility(state, player) for", "tuple(int(game.utility(state, player)) for"),
    ),
    search(
        "eight plies are enough",
        "How deep does your function look",
        (
            "if game.is_terminal(state):",
            "if len(state) == 8:\n        return (0,) * game.seats\n"
            "    if game.is_terminal(state):",
        ),
    ),
    pruned(
        "a whole bound",
        "Is anything rounded",
        ("total - best[player]", "int(total - best[player])"),
    ),
    pruned(
        "anybody's bound", "keeps what player 1 has", ("total - best[player]", "total - max(best)")
    ),
    pruned(
        "the best starts with nothing",
        "no leaf pays what you return",
        ("best = game.to_move(state), None", "best = game.to_move(state), (0,) * game.seats"),
    ),
]

OUTCOMES = """
def my_outcomes(game, state):
    if game.is_terminal(state):
        return {tuple(game.utility(state, player) for player in range(game.seats))}
    combined = [()]
    for move in game.actions(state):
        below = my_outcomes(game, game.result(state, move))
        combined = [chosen + (vector,) for chosen in combined for vector in below]
    player, found = game.to_move(state), set()
    for chosen in combined:
        most = max(vector[player] for vector in chosen)
        found |= {vector for vector in chosen if vector[player] == most}
    return found
"""
BELOW = "        combined = [chosen + (vector,) for chosen in combined for vector in below]\n"


def all_outcomes(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "9.7", changed(OUTCOMES, *changes), "my_outcomes", hint)


ALL = [
    all_outcomes("the best of all", "break the tie in a way",
                 (BELOW, "        combined = [(*(v for c in combined for v in c), *below)]\n")),
    all_outcomes("everything", "does player 1 go there",
                 ("if vector[player] == most}", "}")),
    all_outcomes("the first of equals", "Do both outcomes come back",
                 ("found |= {vector for vector in chosen if vector[player] == most}",
                  "found.add(next(v for v in chosen if v[player] == most))")),
    all_outcomes("one vector", "also where there is only one",
                 ("    return found\n", "    return found if len(found) > 1 else found.pop()\n"),
                 ("        below = my_outcomes(game, game.result(state, move))\n",
                  "        below = my_outcomes(game, game.result(state, move))\n"
                  "        below = {below} if isinstance(below, tuple) else below\n")),
    all_outcomes("player 1 everywhere", "not all that ties allow", ("vector[player]", "vector[0]")),
    all_outcomes("no return", "without a return", ("    return found\n", "")),
    Answer("called", "9.7", OUTCOMES, "my_outcomes(PayoffTree([(1, 2)]), ())", "without brackets"),
]  # fmt: skip

DIMENSIONS = [
    parts("a set", "9.1", "value", "{4, 6, 2}", "has no order"),
    parts("the pair in words", "9.5", "leaves", "'1 and 2'", "leave the quotes away"),
    by("own and the next player's", "others' payoffs matter",
       "sum((value * 2)[player:player + 2]) > sum((best * 2)[player:player + 2])"),
    search(
        "kept by state",
        "from one call to the next",
        ("def my_maxn(game, state):\n",
         "def my_maxn(game, state, known={}):\n"
         "    if state in known:\n        return known[state]\n"),
        (LAST_LINE, "    known[state] = best\n    return best\n"),
    ),
    all_outcomes(
        "kept by state",
        "from one call to the next",
        ("def my_outcomes(game, state):\n",
         "def my_outcomes(game, state, known={}):\n"
         "    if state in known:\n        return known[state]\n"),
        ("    return found\n", "    known[state] = found\n    return found\n"),
    ),
    all_outcomes("nearly as much is a tie", "differ, some by less than 1",
                 ("vector[player] == most", "vector[player] >= most - 0.5")),
    Answer("twenty tries", "9.7", """
import random

def my_outcomes(game, state):
    rng = random.Random(1)
    def once(state):
        if game.is_terminal(state):
            return tuple(game.utility(state, player) for player in range(game.seats))
        player = game.to_move(state)
        below = [once(game.result(state, move)) for move in game.actions(state)]
        most = max(vector[player] for vector in below)
        return rng.choice([vector for vector in below if vector[player] == most])
    return {once(state) for _ in range(20)}
""", "my_outcomes", "what is rare"),
]  # fmt: skip
DIMENSIONS += [
    by("all wish for the least", "and takes the 1", "value[player] < best[player]"),
    by("for the sum of all", "What do the others' payoffs", "sum(value) > sum(best)"),
    by("a tenth better at least", "By how much", "value[player] > best[player] + 0.1"),
    search(
        "above minus ten thousand",
        "With what does their best",
        ("best = None", "best, most = None, -10_000"),
        (BETTER, "        best = best or value\n        if value[player] > most:\n"),
        ("            best = value\n", "            best, most = value, value[player]\n"),
    ),
    search(
        "equals are mixed",
        "some of each",
        (
            LAST_LINE,
            "    below = [my_maxn(game, game.result(state, m)) for m in game.actions(state)]\n"
            "    equals = [each for each in below if each[player] == best[player]]\n"
            "    return tuple(sum(each) / len(equals) for each in zip(*equals))\n",
        ),
    ),
    pruned(
        "what is left of the leaf",
        "pays 6 in all",
        ("total - best[player]", "sum(best) - best[player]"),
    ),
    pruned(
        "nearly enough",
        "How near is",
        ("best[player] >= ceiling", "best[player] >= ceiling - 0.05"),
    ),
    pruned(
        "kept by state",
        "from one call to the next",
        (
            "def my_pruned(game, state, total, ceiling=None):\n",
            "def my_pruned(game, state, total, ceiling=None, known={}):\n"
            "    if state in known:\n        return known[state]\n",
        ),
        ("    return best\n", "    known[state] = best\n    return best\n"),
    ),
    all_outcomes(
        "three moves", "Are all moves", ("in game.actions(state):", "in game.actions(state)[:3]:")
    ),
]


def from_the_beginning(number: str, code: str, name: str, more: str = "") -> Answer:
    """The search of the whole game, whatever state is asked."""
    begins = f"\ndef {name}(game, state{more}):\n    return search_from(game, game.initial{more})\n"
    return Answer(
        "begins at the beginning",
        number,
        changed(code, (name, "search_from")) + begins,
        name,
        "set out",
    )


BEGINNINGS = [
    from_the_beginning("9.2", MAXN, "my_maxn"),
    from_the_beginning("9.3", PRUNED, "my_pruned", ", total"),
    from_the_beginning("9.7", OUTCOMES, "my_outcomes"),
]

WRONG = [*BEGINNINGS, *DIMENSIONS, *HANDS, *SEARCHES, *CUTS, *KINGMAKERS, *DIVISIONS, *ALL]
