"""Unusual right answers to the exercises on Monte Carlo tree search: none may be turned away."""

from __future__ import annotations

from ..catalogue import Answer, changed
from .wrong import BACKUP, BOUNDS, GAIN, JUDGE, PHASES, READING, ROLLOUT, SEARCH, SELECT, UCB


def given(exercise: str, right: dict, name: str, **other: object) -> Answer:
    return Answer(name, exercise, "", repr({**right, **other}))


BY_HAND = [
    given("11.1", BOUNDS, "to two decimals"),
    given("11.1", BOUNDS, "R20 all digits", A=1.353103, B=2.206208, C=1.246306),
    given("11.1", BOUNDS, "cut off, not rounded", B=2.2, C=1.24),
    given("11.1", BOUNDS, "small letters", next="b", play=" c"),
]


def ucb(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "11.2", changed(UCB, *changes), "my_ucb")


FORMULAS = [
    ucb("as in the book"),
    ucb("a large number for infinity", ("return inf", "return 10**9")),
    ucb("R08 prints", ("    if N", "    print(W, N)\n    if N")),
    ucb(
        "decimals",
        (
            "    return W / N + c * sqrt(log(pulls) / N)",
            "    from decimal import Decimal as D\n"
            "    return D(W) / N + D(c) * (D(pulls).ln() / N).sqrt()",
        ),
    ),
    ucb(
        "tries",
        (
            "    if N == 0:\n        return inf\n    return W / N + c * sqrt(log(pulls) / N)",
            "    try:\n        return c * sqrt(log(pulls) / N) + W / N\n"
            "    except ZeroDivisionError:\n        return float('inf')",
        ),
    ),
    ucb("powers for roots", ("sqrt(log(pulls) / N)", "(log(pulls) / N) ** 0.5")),
    ucb("from the binary logarithm", ("log(pulls)", "log2(pulls) * log(2)")),
    ucb("two roots", ("sqrt(log(pulls) / N)", "sqrt(log(pulls)) / sqrt(N)")),
    ucb("R13 a numpy number", ("return W", "import numpy\n    return numpy.float64(W)")),
]


def backup(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "11.3", changed(BACKUP, *changes), "my_backup")


BACKUPS = [
    backup("as in the book"),
    backup("from the leaf up", ("in path", "in reversed(path)")),
    backup("empties the path", ("for node in path:", "while path:\n        node = path.pop()")),
    backup("the other case first", (GAIN, "1 - reward if node.mover == MIN else reward")),
    Answer(
        "calls itself",
        "11.3",
        """
def my_backup(path, reward):
    if path:
        node, *rest = path
        node.N += 1
        node.W += reward if node.mover == MAX else 1 - reward
        my_backup(rest, reward)
""",
        "my_backup",
    ),
    backup("by arithmetic", (GAIN, "abs(node.mover - reward)")),
    backup(
        "R13 fractions",
        ("node.W +=", "from fractions import Fraction\n        node.W +="),
        (GAIN, f"Fraction({GAIN})"),
    ),
    backup("returns something", ("        node.N += 1", "        node.N = 1 + node.N")),
]


def rollout(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "11.3b", changed(ROLLOUT, *changes), "my_rollout")


CHOICE = "rng.choice(game.actions(state))"
ROLLOUTS = [
    rollout("as in the book"),
    rollout(
        "until no move is left", ("while not game.is_terminal(state)", "while game.actions(state)")
    ),
    rollout(
        "by a random place",
        (CHOICE, "game.actions(state)[int(rng.random() * len(game.actions(state)))]"),
    ),
    rollout(
        "no dice where there is one move",
        (CHOICE, "(m := game.actions(state))[rng.randrange(len(m)) if len(m) > 1 else 0]"),
    ),
    rollout(
        "the highest of random keys",
        (CHOICE, "max(game.actions(state), key=lambda move: rng.random())"),
    ),
    rollout("shuffles", (CHOICE, "rng.sample(list(game.actions(state)), 1)[0]")),
    rollout("prints", ("    while", "    print(game.show(state))\n    while")),
    Answer(
        "calls itself",
        "11.3b",
        """
def my_rollout(game, state, rng):
    if game.is_terminal(state):
        return state
    return my_rollout(game, game.result(state, rng.choice(game.actions(state))), rng)
""",
        "my_rollout",
    ),
]


def search(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "11.5", changed(SEARCH, *changes), "my_mcts")


SIGNED = """
import random
from math import log, sqrt
class Node:
    def __init__(self, game, state, move, parent):
        self.game, self.state, self.move, self.parent = game, state, move, parent
        self.children = {}
        self.player = game.to_move(state)
        self.N = self.W = 0

    def value(self, game, state, rng):
        while not game.is_terminal(state):
            state = game.result(state, rng.choice(game.actions(state)))
        return game.utility(state)

def my_mcts(game, state, games, rng):
    root = Node(game, state, None, None)
    for _ in range(games):
        node = root
        while not game.is_terminal(node.state):
            fresh = [m for m in game.actions(node.state) if m not in node.children]
            if fresh:
                move = rng.choice(fresh)
                child = Node(game, game.result(node.state, move), move, node)
                node.children[move] = child
                node = child
                break
            node = max(node.children.values(),
                       key=lambda k: (k.W if k.player == node.player else -k.W) / k.N
                       + 2 * sqrt(2) * sqrt(log(k.parent.N) / k.N))
        value = node.value(game, node.state, rng)
        while node:
            node.N += 1
            node.W += value if game.to_move(node.state) == MAX else -value
            node = node.parent
    return max(root.children, key=lambda m: root.children[m].N), root
"""
RECURSIVE = """
from math import log, sqrt
class Node:
    def __init__(self, move=None):
        self.move, self.children, self.N, self.W = move, (), 0, 0.0

def my_mcts(game, state, games, rng):
    def visit(node, state):
        # the share for the player who moved here, from 0 to 1
        if game.is_terminal(state):
            share = (game.utility(state) + 1) / 2
        elif node.N == 0:
            end = state
            while not game.is_terminal(end):
                end = game.result(end, rng.choice(game.actions(end)))
            share = (game.utility(end) + 1) / 2
        else:
            if not node.children:
                moves = list(game.actions(state))
                rng.shuffle(moves)
                node.children = tuple(Node(move) for move in moves)
            player = game.to_move(state)
            def bound(kid):
                if not kid.N:
                    return inf
                mean = kid.W / kid.N if player == MAX else 1 - kid.W / kid.N
                return mean + sqrt(2 * log(node.N) / kid.N)
            kid = max(node.children, key=bound)
            share = visit(kid, game.result(state, kid.move))
        node.N += 1
        node.W += share
        return share
    root = Node()
    for _ in range(games):
        visit(root, state)
    return max(root.children, key=lambda kid: kid.N).move, root
"""

SEARCHES = [
    search("as in the book"),
    search("the root's visits in every bound", ("log(node.N)", "log(root.N)")),
    Answer(
        "R16 W from -1 to 1, seen from the side to move, whoever that is", "11.5", SIGNED, "my_mcts"
    ),
    Answer(
        "R16 recursive, all of MAX's, expanded on the second visit", "11.5", RECURSIVE, "my_mcts"
    ),
    search("R17 plays the highest mean", ("child: child.N)", "child: child.W / child.N)")),
    search(
        "R28 binary logarithm, c rescaled",
        ("total = log(node.N)", "from math import log2\n            total = log2(node.N) * log(2)"),
    ),
    search(
        "R29 rewards from -1 to 1, c rescaled",
        ("reward = (game.utility(end) + 1) / 2", "reward = game.utility(end)"),
        (GAIN, "reward if node.mover == MAX else -reward"),
        (SELECT, "k.W / k.N + 2 * sqrt(2 * total / k.N)"),
    ),
    search(
        "R29 rewards from -2 to 0, c rescaled",
        ("reward = (game.utility(end) + 1) / 2", "reward = game.utility(end)"),
        (GAIN, "reward - 1 if node.mover == MAX else -reward - 1"),
        (SELECT, "k.W / k.N + 2 * sqrt(2 * total / k.N)"),
    ),
    search("a list comes back", ("return best.move, root", "return [best.move, root]")),
    search(
        "two games from each new node, their mean",
        (
            "        reward = (game.utility(end) + 1) / 2\n",
            "        other = node.state\n        while not game.is_terminal(other):\n"
            "            other = game.result(other, rng.choice(game.actions(other)))\n"
            "        reward = (game.utility(end) + game.utility(other) + 2) / 4\n",
        ),
    ),
    search("a set of children", ("append(child)", "add(child)"), ("0, 0.0, []", "0, 0.0, set()")),
    search(
        "fractions",
        ("reward = (game", "from fractions import Fraction\n        reward = (Fraction(game"),
        ("end) + 1)", "end)) + 1)"),
    ),
    search(
        "ties at random", ("key=lambda child: child.N", "key=lambda child: (child.N, rng.random())")
    ),
    search("the last move first", ("pop(rng.randrange(len(node.untried)))", "pop()")),
    search("R08 prints", ("    best =", "    print(root.N)\n    best =")),
    search(
        "a generator of its own",
        ("    root = MyNode", "    rng = random.Random()\n    root = MyNode"),
    ),
    Answer(
        "the package's own",
        "11.5",
        """
from gamesearch import mcts, tree_after
def my_mcts(game, state, games, rng):
    root = tree_after(games, mcts(game, state, rng=rng))
    return root.best.move, root
""",
        "my_mcts",
    ),
]

RIGHT = [
    *BY_HAND,
    *FORMULAS,
    *BACKUPS,
    *ROLLOUTS,
    *SEARCHES,
    given("11.6", PHASES, "in small letters"),
    given("11.6", PHASES, "in capitals", A="BACKUP", B=" Simulate "),
    given("11.4", READING, "as read"),
    given(
        "11.4", READING, "other ways of writing", enough=400.0, more="No", Q="Alpha-Beta", R="mcts"
    ),
    given("11.4", READING, "without the hyphen", Q="Alphabeta"),
    Answer("the shortest path", "11.7", JUDGE, "my_judge"),
    Answer(
        "the shortest path, larger steps",
        "11.7",
        changed(JUDGE, (") / 100", ") / 30")),
        "my_judge",
    ),
]
