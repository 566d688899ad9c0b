"""Unusual right answers to the exercises on many players: none of them may be turned away."""

from __future__ import annotations

from ..catalogue import Answer, changed
from .wrong import (
    ABOVE,
    LAST_LINE,
    MAXN,
    OUTCOMES,
    PRUNED,
    STOP,
    all_outcomes,
    by,
    kingmaker,
    parts,
    pruned,
    search,
)

ENDS = "            break\n"

HANDS = [
    parts("as asked", "9.1", "left", "(1, 7, 5)"),
    parts("a list", "9.1", "value", "[4, 6, 2]"),
    parts("floats", "9.1", "value", "(4.0, 6.0, 2.0)"),
    parts("numpy", "9.1", "value", "__import__('numpy').array([4, 6, 2])"),
    parts("a float", "9.1", "camp", "9.0"),
]


def written(name: str, code: str) -> Answer:
    return Answer(name, "9.2", MAXN.replace("my_maxn", "search") + code, "my_maxn")


SEARCHES = [
    search("as in the lesson", ""),
    by("the last of equals", "", "value[player] >= best[player]"),
    search("R08 prints", "", (LAST_LINE, "    print(best)\n" + LAST_LINE)),
    search(
        "R14 from right to left", "", ("in game.actions(state)", "in game.actions(state)[::-1]")
    ),
    search("lists", "", ("return tuple(", "return list(")),
    search("numpy", "", (LAST_LINE, "    return __import__('numpy').array(best)\n")),
    search("not None but empty", "", ("best = None", "best = ()"), ("best is None", "not best")),
    written(
        "R07 payoffs and move",
        """
def my_maxn(game, state):
    if game.is_terminal(state):
        return search(game, state), None
    player = game.to_move(state)
    move = max(game.actions(state), key=lambda m: search(game, game.result(state, m))[player])
    return search(game, game.result(state, move)), move
""",
    ),
    written(
        "a dict by player",
        """
def my_maxn(game, state):
    return dict(enumerate(search(game, state)))
""",
    ),
    written(
        "with a depth",
        """
def my_maxn(game, state, depth=99):
    if depth == 0 or game.is_terminal(state):
        return tuple(game.utility(state, player) for player in range(game.seats))
    below = [my_maxn(game, game.result(state, m), depth - 1) for m in game.actions(state)]
    return sorted(below, key=lambda payoffs: payoffs[game.to_move(state)])[-1]
""",
    ),
    written(
        "R02 an explicit stack",
        """
def my_maxn(game, state):
    order, waiting = [], [state]
    while waiting:
        here = waiting.pop()
        order.append(here)
        if not game.is_terminal(here):
            waiting += [game.result(here, move) for move in game.actions(here)]
    known = {}
    for here in reversed(order):
        if game.is_terminal(here):
            known[here] = [game.utility(here, player) for player in range(game.seats)]
        else:
            below = [known[game.result(here, move)] for move in game.actions(here)]
            known[here] = max(below, key=lambda share: share[game.to_move(here)])
    return known[state]
""",
    ),
]

CUTS = [
    pruned("as asked", ""),
    pruned("strict", "", (">= ceiling", "> ceiling")),
    pruned(
        "strict, and the last of equals",
        "",
        ("best[player] >= ceiling", "best[player] > ceiling"),
        ("value[player] > best", "value[player] >= best"),
    ),
    pruned("a total from the start", "", ("ceiling=None", "ceiling=10**9"),
           ("left = None if", "left = 10**9 if"), ("ceiling is not None and ", "")),
    pruned("who has it all", "", (STOP, STOP + ENDS + "        if best[player] >= total:\n")),
    pruned("prints", "", ("    return best\n", "    print(best)\n    return best\n")),
    pruned("tests before it looks", "",
           ("        after = game.result(state, move)\n",
            "        if best is not None and ceiling is not None and best[player] >= ceiling:\n"
            "            break\n        after = game.result(state, move)\n"),
           (STOP + "            break\n", "")),
    pruned("V1 nothing from a node that was left", "",
           ("            break\n", "            return (0,) * game.seats\n")),
    pruned("V2 infinite at first", "", ("ceiling=None", "ceiling=inf"),
           ("left = None if", "left = inf if"), ("ceiling is not None and ", "")),
    Answer("the parent handed down", "9.3", ABOVE, "my_pruned"),
    Answer("payoffs and move", "9.3", PRUNED.replace("my_pruned", "search") + """
def my_pruned(game, state, total):
    return search(game, state, total), 0
""", "my_pruned"),
]  # fmt: skip

KINGMAKERS = [
    kingmaker("as asked",
              "[[[(9, 4, 1), (4, 9, 1)], [(5, 3, 2)]], [[(3, 5, 2)], [(2, 3, 4)]]]", ""),
    kingmaker("player 3 gets nothing",
              "[[[(9, 1, 0), (1, 9, 0)], [(7, 0, 0)]], [[(0, 0, 7)], [(0, 2, 5)]]]", ""),
    kingmaker("leaves at once",
              "[[[(9, 1, 0), (1, 9, 0)], (7, 0, 0)], [(0, 0, 7), (0, 2, 5)]]", ""),
    kingmaker("losses", "[[[(3, 1, -5), (1, 3, -5)], (4, 0, 0)], [(-2, 0, 7), (0, 2, 5)]]", ""),
]  # fmt: skip

DIVISIONS = [
    parts("as asked", "9.5", "division", "(11, 10, 9)"),
    parts("another one", "9.5", "division", "[14, 8, 8]"),
    parts("halves", "9.5", "division", "(12.5, 9.5, 8)"),
    parts("a list", "9.5", "leaves", "[1, 2]"),
]

SURE = """
def my_outcomes(game, state):
    if game.is_terminal(state):
        return {tuple(game.utility(state, p) for p in range(game.seats))}
    mover = game.to_move(state)
    below = [my_outcomes(game, game.result(state, a)) for a in game.actions(state)]
    floor = max(min(share[mover] for share in shares) for shares in below)
    return {share for shares in below for share in shares if share[mover] >= floor}
"""

ALL = [
    all_outcomes("as asked", ""),
    Answer("V1 by the least that a move is sure to bring", "9.7", SURE, "my_outcomes"),
    Answer("V2 a generator", "9.7", OUTCOMES.replace("my_outcomes", "search") + """
def my_outcomes(game, state):
    yield from search(game, state)
""", "my_outcomes"),
    Answer("a list", "9.7", OUTCOMES.replace("my_outcomes", "search") + """
def my_outcomes(game, state):
    return sorted(search(game, state))
""", "my_outcomes"),
]  # fmt: skip

YIELDED = [
    written("a generator", """
def my_maxn(game, state):
    yield from search(game, state)
"""),
    Answer("counted", "9.7", OUTCOMES.replace("my_outcomes", "search") + """
from collections import Counter

def my_outcomes(game, state):
    return Counter(search(game, state))
""", "my_outcomes"),
]  # fmt: skip
YIELDED += [
    Answer(
        "value and move in a dict",
        "9.2",
        changed(MAXN, ("my_maxn", "best_for_all"))
        + """
def my_maxn(game, state):
    return {"value": best_for_all(game, state), "move": None}
""",
        "my_maxn",
    ),
]

RIGHT = [*YIELDED, *HANDS, *SEARCHES, *CUTS, *KINGMAKERS, *DIVISIONS, *ALL]
