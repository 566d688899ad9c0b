"""Wrong answers to the exercises on Monte Carlo tree search, each with part of its hint."""

from __future__ import annotations

from ..catalogue import Answer, changed

BOUNDS = {"A": 1.35, "B": 2.21, "C": 1.25, "next": "B", "play": "C"}
PHASES = {"A": "backup", "B": "simulate", "C": "select"}
READING = {"enough": 400, "more": "no", "half": 1600, "Q": "alpha-beta", "R": "MCTS"}


def parts(exercise: str, right: dict, name: str, hint: str, **wrong: object) -> Answer:
    return Answer(name, exercise, "", repr({**right, **wrong}), hint)


def bounds(name: str, hint: str, **wrong: object) -> Answer:
    return parts("11.1", BOUNDS, name, hint, **wrong)


BY_HAND = [
    bounds("C01 bonus subtracted", "better or worse than its mean", A=-0.19),
    bounds("C02 log of the child's own visits", "of the PARENT's visits", B=1.52),
    bounds("C05 sum for mean", "What is the mean of so many games", C=13.6),
    bounds("W by all games", "By whose visits", B=1.6),
    bounds("the two visits exchanged", "Whose visits stand", C=1.06),
    bounds("the mean alone", "What does not knowing add", A=0.583),
    bounds("c forgotten", "What became of c", B=1.76),
    bounds("common logarithm", "Which logarithm", A=1.09),
    bounds("no root", "Is there a root", C=0.9),
    bounds("the bonus alone", "To what is it added", A=0.77),
    bounds("to one decimal", "Two digits after the point", A=1.4, B=2.2, C=1.2),
    bounds("wrong second decimals", "Write it in two parts", A=1.44, B=2.16, C=1.16),
    bounds("something else", "Write it in two parts", A=9),
    bounds("goes to the best mean that is known well", "goes where it knows little", next="C"),
    bounds("goes to the first", "which is the largest", next="A"),
    bounds("C17 plays the highest mean", "mean of three games", play="B"),
    bounds("plays what is neither", "come back to most often", play="A"),
    Answer("a list", "11.1", "", "[1.35, 2.21, 1.25, 'B', 'C']", "Answer with a dict of parts"),
    Answer("not all of it", "11.1", "", "{'A': 1.35}", "is not answered yet"),
    bounds("one of them wrong by more than a rounding", "the last digit differs", C=1.26),
    bounds("the logarithm rounded to 3.5, the root to 1.08", "the last digit differs", B=2.19),
]

UCB = """
from math import log, log2, log10, sqrt
def my_ucb(W, N, pulls, c):
    if N == 0:
        return inf
    return W / N + c * sqrt(log(pulls) / N)
"""


def ucb(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "11.2", changed(UCB, *changes), "my_ucb", hint)


BONUS = "c * sqrt(log(pulls) / N)"
FORMULAS = [
    ucb("C01 minus sign", "better or worse than its mean", ("+ c", "- c")),
    ucb("C02 log of the child's visits", "Whose visits measure that", ("log(pulls)", "log(N)")),
    ucb("C04 unvisited gives 0", "nobody has ever tried", ("return inf", "return 0")),
    ucb(
        "C04 unvisited gives the bonus of one visit",
        "nobody has ever tried",
        ("return inf", "N = 1"),
    ),
    ucb("C04 division by zero", "ZeroDivisionError", ("    if N == 0:\n        return inf\n", "")),
    ucb("C05 sum instead of mean", "1 of 1", ("W / N", "W")),
    ucb("c not used", "Does anything change", (BONUS, "sqrt(log(pulls) / N)")),
    ucb(
        "c is always the root of 2", "Does anything change", (BONUS, BONUS.replace("c", "2**.5", 1))
    ),
    ucb("common logarithm", "Which logarithm", ("log(pulls)", "log10(pulls)")),
    ucb("binary logarithm", "Which logarithm", ("log(pulls)", "log2(pulls)")),
    ucb("no logarithm", "Which logarithm", ("log(pulls)", "pulls")),
    ucb("no root", "under the root", (BONUS, "c * log(pulls) / N")),
    ucb("N outside the root", "under the root", (BONUS, "c * sqrt(log(pulls)) / N")),
    ucb("c under the root", "under the root", (BONUS, "sqrt(c * log(pulls) / N)")),
    ucb("one more pull", "anything added to the visits", ("log(pulls)", "log(pulls + 1)")),
    ucb("one more visit", "anything added to the visits", ("pulls) / N)", "pulls) / (N + 1))")),
    ucb("never paid is never pulled", "never paid", ("N == 0", "W == 0")),
    ucb("whole-number division", "Python / and // differ", ("W / N", "W // N")),
    ucb("a text for infinity", "a text", ("return inf", "return 'inf'")),
    ucb("c times everything", "does c make larger", (f"W / N + {BONUS}", f"c * W / N + {BONUS}")),
    ucb("c twice", "a second time", ("c * sqrt", "c * c * sqrt")),
    ucb("the logarithm of the fraction", "under the root", ("log(pulls) / N", "log(pulls / N)")),
    ucb("the bonus of PUCT", "Where is UCB1's logarithm", (BONUS, "c * sqrt(pulls) / (1 + N)")),
    ucb("whole rewards", "What makes a whole number", ("W / N", "int(W) / N")),
    ucb(
        "no bonus for what has always won",
        "that has won every game",
        ("    return W", "    if W == N:\n        return 1.0\n    return W"),
    ),
    ucb("inf after one pull, too", "pulled once", ("N == 0", "N <= 1")),
    ucb("greedy", "mean alone", (f" + {BONUS}", "")),
    Answer("the value of a call", "11.2", "", "1.44", "Hand over the function"),
    ucb("nothing comes back", "without a return", ("    return W", "    W")),
    Answer(
        "not written",
        "11.2",
        "def my_ucb(W, N, pulls, c): raise NotImplementedError('11.2')",
        "my_ucb",
        "is not done yet",
    ),
    ucb(
        "rounded",
        "ask you to round",
        (f"W / N + {BONUS}", f"round(W / N + {BONUS}, 3)"),
    ),
]

BACKUP = """
def my_backup(path, reward):
    for node in path:
        node.N += 1
        node.W += reward if node.mover == MAX else 1 - reward
"""


def backup(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "11.3", changed(BACKUP, *changes), "my_backup", hint)


GAIN = "reward if node.mover == MAX else 1 - reward"
BACKUPS = [
    backup("C07 credits the player to move", "Whose wins does it count", ("== MAX", "== MIN")),
    backup("C08 stops before the root", "Does your loop reach it", ("in path", "in path[1:]")),
    backup("leaves out the last", "Where does your loop end", ("in path", "in path[:-1]")),
    backup("only the last", "how often was the root visited", ("in path", "in path[-1:]")),
    backup("C09 N not counted", "must each N grow", ("        node.N += 1\n", "")),
    backup("N counted twice", "must each N grow", ("N += 1", "N += 2")),
    backup("N grows by the reward", "must each N grow", ("N += 1", "N += reward")),
    backup("C10 a draw is 0", "add up to in a draw", (GAIN, f"({GAIN}) == 1")),
    backup("MAX's wins everywhere", "who chooses among the children", (GAIN, "reward")),
    backup(
        "only the winner's nodes, and only if MAX wins",
        "who won it",
        (GAIN, "reward if node.mover == MAX else (1 - reward) * reward * 2"),
    ),
    backup(
        "a loss is -1",
        "What is a lost game worth then",
        (GAIN, "(2 * reward - 1) * (1 if node.mover == MAX else -1)"),
    ),
    Answer(
        "the sign alternates from the leaf",
        "11.3",
        """
def my_backup(path, reward):
    for node in reversed(path):
        node.N += 1
        node.W += reward
        reward = -reward
""",
        "my_backup",
        "What is a lost game worth then",
    ),
    backup("W is replaced", "put in its place", ("W +=", "W =")),
    Answer(
        "alternates from the leaf",
        "11.3",
        """
def my_backup(path, reward):
    mine = path[-1].mover == MAX
    for node in reversed(path):
        node.N += 1
        node.W += reward if mine else 1 - reward
        mine = not mine
""",
        "my_backup",
        "moves twice in a row",
    ),
    Answer(
        "alternates from the root",
        "11.3",
        """
def my_backup(path, reward):
    for ply, node in enumerate(path):
        node.N += 1
        node.W += 1 - reward if (ply % 2 == 0) == (path[0].mover == MIN) else reward
""",
        "my_backup",
        "moves twice in a row",
    ),
    Answer(
        "counts in copies",
        "11.3",
        """
from copy import copy
def my_backup(path, reward):
    for node in map(copy, path):
        node.N += 1
        node.W += reward
""",
        "my_backup",
        "or in copies",
    ),
    backup("V1 the first five nodes", "eighty nodes", ("in path", "in path[:5]")),
    backup("V2 the first fifty nodes", "eighty nodes", ("in path", "in path[:50]")),
    backup(
        "leaves out new nodes",
        "nobody has visited yet",
        (
            "        node.N += 1",
            "        if not node.N:\n            continue\n        node.N += 1",
        ),
    ),
    backup(
        "only those whom the winner moved into",
        "those are counted",
        ("N += 1", f"N += ({GAIN}) > 0"),
    ),
    backup(
        "turned round for good",
        "what does the next one get",
        (
            f"        node.W += {GAIN}",
            "        if node.mover == MIN:\n            reward = 1 - reward\n"
            "        node.W += reward",
        ),
    ),
    backup(
        "turned round for good, from the leaf",
        "what does the next one get",
        (
            f"        node.W += {GAIN}",
            "        if node.mover == MIN:\n            reward = 1 - reward\n"
            "        node.W += reward",
        ),
        ("in path", "in reversed(path)"),
    ),
    backup(
        "W of the root left out",
        "Is its W left out",
        ("        node.W", "        if node is path[0]:\n            continue\n        node.W"),
    ),
    backup(
        "what lies between a win and a loss is not shared",
        "the other player's",
        ("node.mover == MAX", "node.mover == MAX or 0 < reward < 1"),
    ),
    backup(
        "the paths of earlier calls, too",
        "keep from one call",
        ("def my_backup", "seen = []\ndef my_backup"),
        ("    for node in path", "    seen.extend(path)\n    for node in seen"),
    ),
    backup(
        "unlike the root",
        "compare a node with the root",
        ("node.mover == MAX", "node.mover != path[0].mover"),
    ),
    backup("like the last", "Whose reward", ("node.mover == MAX", "node.mover == path[-1].mover")),
    backup(
        "turned round twice",
        "more than once",
        (
            "reward if node.mover == MAX else 1 - reward",
            "reward if node.mover == MAX else 1 - reward\n        reward = 1 - reward",
        ),
    ),
    backup("stops at the wrong name", "AttributeError", ("node.mover", "node.player")),
    backup(
        "a loss of MAX taken for no reward",
        "A reward of 0 is a reward",
        (GAIN, "(node.mover == MAX and reward) or 1 - reward"),
    ),
]
ROLLOUT = """
import random
def my_rollout(game, state, rng):
    while not game.is_terminal(state):
        state = game.result(state, rng.choice(game.actions(state)))
    return state
"""


def rollout(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "11.3b", changed(ROLLOUT, *changes), "my_rollout", hint)


ROLLOUTS = [
    rollout(
        "stops after nine plies",
        "Is the game over",
        (
            "while not game.is_terminal(state):",
            "for _ in range(9):\n        if game.is_terminal(state):\n            break",
        ),
    ),
    rollout(
        "takes a win that is at hand",
        "also where one of them wins",
        (
            "rng.choice(game.actions(state))",
            "next((m for m in game.actions(state) if game.is_terminal(game.result(state, m))), "
            "rng.choice(game.actions(state)))",
        ),
    ),
    rollout(
        "C11 starts at the beginning of the game",
        "From which state did yours begin",
        ("    while", "    state = game.initial\n    while"),
    ),
    rollout(
        "C13 three moves and stops",
        "Is the game over when your playout stops",
        (
            "while not game.is_terminal(state):",
            "for _ in range(3):\n        if game.is_terminal(state): break",
        ),
    ),
    rollout("one move", "Is the game over when your playout stops", ("while not", "if not")),
    rollout(
        "C14 always the first move",
        "Where is the randomness",
        ("rng.choice(game.actions(state))", "game.actions(state)[0]"),
    ),
    rollout("who won comes back", "who won it", ("return state", "return game.utility(state)")),
    rollout("the moves come back", "list of moves", ("return state", "return [state]")),
    rollout(
        "draws from another generator",
        "The same seed should play the same game",
        ("rng.choice", "random.choice"),
    ),
    rollout(
        "a fresh generator", "Where is the randomness", ("rng.choice", "random.Random(1).choice")
    ),
    rollout(
        "prefers the first move",
        "the same chance",
        (
            "rng.choice(game.actions(state))",
            "game.actions(state)[int(len(game.actions(state)) * rng.random() ** 2)]",
        ),
    ),
    rollout(
        "one player does not move at random",
        "the same chance",
        (
            "rng.choice(game.actions(state))",
            "rng.choice(game.actions(state)) if game.to_move(state) == MAX "
            "else game.actions(state)[0]",
        ),
    ),
    rollout(
        "never leaves out the last move",
        "the same chance",
        ("rng.choice(game.actions(state))", "rng.choice(game.actions(state)[-2:])"),
    ),
    rollout(
        "stops one move early",
        "Is the game over",
        ("return state", "return state"),
        (
            "        state = game.result(state, rng.choice(game.actions(state)))",
            "        after = game.result(state, rng.choice(game.actions(state)))\n"
            "        if game.is_terminal(after): return state\n"
            "        state = after",
        ),
    ),
    rollout(
        "forgets to move on",
        "still running",
        ("        state = game.result", "        game.result"),
    ),
    rollout(
        "two hundred plies are enough",
        "lasts hundreds of plies",
        (
            "while not game.is_terminal(state):",
            "for _ in range(200):\n        if game.is_terminal(state):\n            break",
        ),
    ),
    rollout(
        "V1 a thousand plies are enough",
        "lasts hundreds of plies",
        (
            "while not game.is_terminal(state):",
            "for _ in range(1000):\n        if game.is_terminal(state):\n            break",
        ),
    ),
    rollout(
        "the first five moves",
        "the same chance",
        ("rng.choice(game.actions(state))", "rng.choice(game.actions(state)[:5])"),
    ),
    rollout(
        "a digit",
        "the same chance",
        (
            "rng.choice(game.actions(state))",
            "(m := game.actions(state))[int(rng.random() * 10) % len(m)]",
        ),
    ),
    rollout(
        "the ends of the list half as often",
        "the same chance",
        (
            "rng.choice(game.actions(state))",
            "(m := game.actions(state))[round(rng.random() * (len(m) - 1))]",
        ),
    ),
]

NODE = """
import random
from math import log, sqrt
class MyNode:
    def __init__(self, game, state, move=None, mover=None):
        self.state, self.move, self.mover = state, move, mover
        self.N, self.W, self.children = 0, 0.0, []
        self.player = game.to_move(state)
        self.untried = list(game.actions(state))
"""
SEARCH = (
    NODE
    + """
def my_mcts(game, state, games, rng):
    root = MyNode(game, state, mover=1 - game.to_move(state))
    for _ in range(games):
        node, path = root, [root]
        while not node.untried and node.children:
            total = log(node.N)
            node = max(node.children, key=lambda k: k.W / k.N + sqrt(2 * total / k.N))
            path.append(node)
        if node.untried:
            move = node.untried.pop(rng.randrange(len(node.untried)))
            child = MyNode(game, game.result(node.state, move), move, node.player)
            node.children.append(child)
            node = child
            path.append(node)
        end = node.state
        while not game.is_terminal(end):
            end = game.result(end, rng.choice(game.actions(end)))
        reward = (game.utility(end) + 1) / 2
        for node in path:
            node.N += 1
            node.W += reward if node.mover == MAX else 1 - reward
    best = max(root.children, key=lambda child: child.N)
    return best.move, root
"""
)
SELECT = "k.W / k.N + sqrt(2 * total / k.N)"


def search(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "11.5", changed(SEARCH, *changes), "my_mcts", hint)


SEARCHES = [
    search(
        "the opponent's nodes choose at random",
        "do all other nodes choose",
        (
            "            total = log(node.N)\n",
            "            if node.player != root.player:\n"
            "                node = rng.choice(node.children)\n"
            "                path.append(node)\n"
            "                continue\n"
            "            total = log(node.N)\n",
        ),
    ),
    search(
        "a game that is over in the tree is none",
        "is that a game, too",
        (
            "        if node.untried:\n",
            "        if game.is_terminal(node.state):\n            continue\n"
            "        if node.untried:\n",
        ),
    ),
    search(
        "a draw is a loss of MAX",
        "Nobody has won there",
        ("reward = (game.utility(end) + 1) / 2", "reward = max(game.utility(end), 0)"),
    ),
    search(
        "a draw is a win of MAX",
        "Nobody has won there",
        ("reward = (game.utility(end) + 1) / 2", "reward = float(game.utility(end) >= 0)"),
    ),
    search(
        "C07 credits the player to move",
        "whose wins does W count",
        ("node.mover ==", "node.player =="),
    ),
    search("C07 always MAX's wins", "best move", (GAIN, "reward")),
    search(
        "C08 never tells the root",
        "reach the root",
        ("for node in path:", "for node in path[1:]:"),
        ("log(node.N)", "log(1 + node.N)"),
    ),
    search(
        "C11 playouts start at the root", "mean near 1", ("end = node.state", "end = root.state")
    ),
    search(
        "C14 always the first move, in playout and tree",
        "more than once",
        ("rng.choice(game.actions(end))", "game.actions(end)[0]"),
        (SELECT, "-k.N"),
    ),
    search(
        "C16 selects the other side's wins",
        "For which player does your",
        (SELECT, "1 - k.W / k.N + sqrt(2 * total / k.N)"),
    ),
    search(
        "C20 flat",
        "How deep is it",
        ("while not node.untried and node.children:", "if not node.untried and node.children:"),
        ("        if node.untried:", "        if node.untried and node is root:"),
    ),
    search("bonus subtracted", "more than once", (SELECT, "k.W / k.N - sqrt(2 * total / k.N)")),
    search("no bonus", "more than once", (SELECT, "k.W / k.N")),
    search(
        "plays the least visited",
        "How do you choose in the end",
        (
            "best = max(root.children, key=lambda child: child.N)",
            "best = min(root.children, key=lambda child: child.N)",
        ),
    ),
    search(
        "plays any move",
        "How do you choose in the end",
        (
            "best = max(root.children, key=lambda child: child.N)",
            "best = rng.choice(root.children)",
        ),
    ),
    search(
        "plays the highest bound",
        "How do you choose in the end",
        ("child: child.N)", "k: k.W / k.N + sqrt(2 * log(root.N) / k.N))"),
    ),
    search(
        "O looks for the fewest of its wins",
        "the most, or the fewest",
        ("node = max(node.children", "node = (max, min)[node.player](node.children"),
    ),
    search(
        "as if X were to move at the root",
        "below a move of O's",
        ("node.mover == MAX", "node.mover != root.mover"),
    ),
    search(
        "only the first move of a playout is thrown",
        "a playout of yours choose",
        ("rng.choice(game.actions(end))", "THROW"),
        ("THROW", "(rng.choice if end is node.state else min)(game.actions(end))"),
    ),
    search(
        "only MAX throws",
        "a playout of yours choose",
        (
            "rng.choice(game.actions(end))",
            "(min if game.to_move(end) else rng.choice)(game.actions(end))",
        ),
    ),
    search(
        "takes a win that is at hand",
        "a playout of yours choose",
        (
            "rng.choice(game.actions(end))",
            "next((m for m in game.actions(end) if game.is_terminal(game.result(end, m))), "
            "rng.choice(game.actions(end)))",
        ),
    ),
    search(
        "a bonus at the root alone",
        "do all other nodes choose",
        (SELECT, "k.W / k.N + (node is root) * sqrt(2 * total / k.N)"),
    ),
    search(
        "chooses at random below the root",
        "do all other nodes choose",
        (
            "node = max(node.children, key",
            "node = rng.choice(node.children) if node is not root else max(node.children, key",
        ),
    ),
    search(
        "grown for ten plies",
        "a depth beyond which",
        ("while not node.untried and", "while len(path) < 11 and not node.untried and"),
        ("        if node.untried:", "        if len(path) < 11 and node.untried:"),
    ),
    search("one game too few", "reach the root", ("range(games)", "range(games - 1)")),
    search(
        "two games each time are counted as one",
        "reach the root",
        ("range(games)", "range(2 * games)"),
    ),
    search(
        "the first move is never tried",
        "never tried",
        (
            "    for _ in range(games):",
            "    root.untried = root.untried[1:]\n    for _ in range(games):",
        ),
    ),
    search(
        "moves are tried twice",
        "never tried",
        ("    for _ in range(games):", "    root.untried *= 2\n    for _ in range(games):"),
    ),
    search(
        "all children at once, each counted",
        "how many are added per game",
        ("node.N += 1\n", "node.N += 1 + (node is not root and not node.children)\n"),
    ),
    search(
        "rewards summed without bounds",
        "one scale",
        ("reward = (game.utility(end) + 1) / 2", "reward = 5 * game.utility(end)"),
        (GAIN, "reward if node.mover == MAX else -reward"),
    ),
    search(
        "only the move comes back",
        "What does it return",
        ("return best.move, root", "return best.move"),
    ),
    search(
        "the state comes back for the root",
        "How did you name them",
        ("return best.move, root", "return best.move, root.state"),
    ),
    search(
        "the node comes back for the move",
        "return a move, or a node",
        ("return best.move, root", "return best, root"),
    ),
    search(
        "looks at all moves equally often",
        "more than once",
        (SELECT, "-k.N"),
        ("rng.randrange(len(node.untried))", "0"),
    ),
    Answer("not a function", "11.5", "", "3", "Hand over the function"),
    search(
        "the other player's turn, always",
        "moves twice in a row",
        ("move, node.player)", "move, 1 - node.mover)"),
    ),
    search(
        "V1 a bonus in whole numbers",
        "part of the bound rounded",
        ("sqrt(2 * total / k.N)", "sqrt(2 * total // k.N)"),
    ),
    search("c = 1", "which c", ("sqrt(2 * total", "sqrt(total")),
    search("c = 2", "which c", ("sqrt(2 * total", "sqrt(4 * total")),
    search("c = 10", "which c", ("sqrt(2 * total", "10 * sqrt(total")),
    search("the common logarithm", "Which logarithm", ("2 * total", "2 * total / log(10)")),
    search(
        "utilities for rewards",
        "which rewards",
        ("reward = (game.utility(end) + 1) / 2", "reward = game.utility(end)"),
        ("1 - reward", "-reward"),
    ),
    search(
        "a draw is nobody's",
        "What is a draw worth",
        (
            "= (game.utility(end) + 1) / 2",
            "= (game.utility(end) + 1) / 2 if game.utility(end) else None",
        ),
        (
            "node.W += reward if node.mover == MAX else 1 - reward",
            "node.W += 0 if reward is None else reward if node.mover == MAX else 1 - reward",
        ),
    ),
    search(
        "grown for two plies",
        "How deep is it",
        ("while not node.untried and", "while len(path) < 3 and not node.untried and"),
        ("        if node.untried:", "        if len(path) < 3 and node.untried:"),
    ),
    search(
        "the tree of an earlier call",
        "tree of every call a new one",
        ("def my_mcts", "kept = {}\ndef my_mcts"),
        ("    root = MyNode(", "    root = kept.setdefault((str(game), state), MyNode("),
        ("mover=1 - game.to_move(state))", "mover=1 - game.to_move(state)))"),
    ),
    search(
        "V2 five hundred games are enough",
        "Does your backup reach the root",
        ("range(games)", "range(min(games, 500))"),
    ),
    search(
        "V3 a thousand plies are enough",
        "more than a thousand plies",
        (
            "while not game.is_terminal(end):",
            "for _ in range(1000):\n            if game.is_terminal(end):\n                break",
        ),
    ),
    search(
        "fifty plies are enough",
        "more than a thousand plies",
        (
            "while not game.is_terminal(end):",
            "for _ in range(50):\n            if game.is_terminal(end):\n                break",
        ),
    ),
]

ENGINES = [
    parts("11.6", PHASES, "A does not expand", "Who wrote those means", A="expand"),
    parts("11.6", PHASES, "B does not expand", "look like the others", B="expand"),
    parts("11.6", PHASES, "A's selection is blamed", "Who wrote a 0 there", A="select"),
    parts("11.6", PHASES, "A's playouts are blamed", "so clearly 0", A="simulate"),
    parts("11.6", PHASES, "B's selection is blamed", "Is that selection's doing", B="select"),
    parts("11.6", PHASES, "B's backup is blamed", "were these results taken from", B="backup"),
    parts("11.6", PHASES, "C's expansion is blamed", "never got a second game", C="expand"),
    parts("11.6", PHASES, "C's backup is blamed", "The counts are honest", C="backup"),
    parts("11.6", PHASES, "C's playouts are blamed", "Who sent all the others", C="simulate"),
    parts("11.6", PHASES, "a phase that is none", "One of", B="rollout policy"),
]

READINGS = [
    parts("11.4", READING, "35 of 40 taken for nine of ten", "is that nine of ten", enough=200),
    parts("11.4", READING, "a larger one", "Is a smaller budget enough", enough=800),
    parts("11.4", READING, "far too few", "are 36", enough=100),
    parts("11.4", READING, "more always helps", "intervals at the smallest", more="yes"),
    parts("11.4", READING, "twice the games, half the error", "root of two", half=800),
    parts("11.4", READING, "a quarter of the error", "a quarter", half=6400),
    parts("11.4", READING, "times the root of two", "which factor", half=566),
    parts("11.4", READING, "MCTS for parity", "fewer than four thousand nodes", Q="MCTS"),
    parts("11.4", READING, "alpha-beta without evaluation", "at its depth limit", R="alpha-beta"),
]

JUDGE = """
from collections import deque
def my_judge(game, state):
    def needed(own, other, sides):
        first, second = sides
        cells = range(game.size * game.size)
        cost = {cell: 0 if own >> cell & 1 else 1 for cell in cells if first & ~other & 1 << cell}
        waiting = deque(sorted(cost, key=cost.get))
        while waiting:
            cell = waiting.popleft()
            around = game.around[cell] & ~other
            while around:
                bit = around & -around
                around ^= bit
                beside = bit.bit_length() - 1
                new = cost[cell] + (not own & bit)
                if new < cost.get(beside, 99):
                    cost[beside] = new
                    if own & bit:
                        waiting.appendleft(beside)
                    else:
                        waiting.append(beside)
        return min((cost[cell] for cell in cost if second >> cell & 1), default=99)
    _, x, o, _ = state
    return (needed(o, x, game.sides[MIN]) - needed(x, o, game.sides[MAX])) / 100
"""


def judge(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "11.7", changed(JUDGE, *changes), "my_judge", hint)


JUDGING = [
    judge("knows nothing", "the same of both", ("    return (needed", "    return 0 * (needed")),
    judge("for O", "For whom does it count", (") / 100", ") / -100")),
    judge(
        "for the player to move",
        "where O is to move it says",
        ("    return (needed", "    return (1 - 2 * state[0]) * (needed"),
    ),
    judge("twenty-five cells", "does yours ask", ("game.size * game.size", "25")),
    judge("more than a win", "as much as a win", (") / 100", ") * 1.0")),
    judge(
        "stones of both are the way",
        "",
        ("& ~other & 1 << cell", "& 1 << cell"),
        ("game.around[cell] & ~other", "game.around[cell]"),
    ),
    judge("nothing comes back", "", ("    return (needed", "    (needed")),
    Answer(
        "counts stones",
        "11.7",
        "def my_judge(game, state):\n"
        "    return (state[1].bit_count() - state[2].bit_count()) / 50\n",
        "my_judge",
        "the same of both",
    ),
    Answer("not a function", "11.7", "", "0.5", "Hand over the function"),
]

FORMULAS += [
    ucb(
        "five digits",
        "ask you to round",
        (
            "return W / N + c * sqrt(log(pulls) / N)",
            "return round(W / N + c * sqrt(log(pulls) / N), 5)",
        ),
    )
]
BACKUPS += [
    backup("the root's mover for all", "Which node's mover", ("node.mover", "path[0].mover")),
]
ROLLOUTS += [
    rollout("nothing comes back", "without a return", ("    return state\n", "")),
    Answer(
        "what the next call finds is lost",
        "11.3b",
        "def my_rollout(game, state, rng):\n"
        "    if game.is_terminal(state):\n        return state\n"
        "    my_rollout(game, game.result(state, rng.choice(game.actions(state))), rng)\n",
        "my_rollout",
        "without a return",
    ),
]
SEARCHES += [
    search(
        "the end is worth what the next player has",
        "For whom do you ask",
        ("game.utility(end)", "game.utility(end, game.to_move(end))"),
    ),
]

FORMULAS += [
    ucb(
        "remembers without c",
        "Does anything change",
        (
            "def my_ucb(W, N, pulls, c):\n",
            "KNOWN = {}\ndef my_ucb(W, N, pulls, c):\n"
            "    return KNOWN.setdefault((W, N, pulls), bound(W, N, pulls, c))\n\n"
            "def bound(W, N, pulls, c):\n",
        ),
    ),
]

WRONG = [
    *BY_HAND,
    *FORMULAS,
    *BACKUPS,
    *ROLLOUTS,
    *SEARCHES,
    *ENGINES,
    *READINGS,
    *JUDGING,
]
