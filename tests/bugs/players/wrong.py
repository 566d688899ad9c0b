"""Wrong answers to the exercises on many players and hidden cards, with the hints they must get."""

from __future__ import annotations

from ..catalogue import Answer, changed

BY_HAND = {"left": "(1, 7, 5)", "value": "(4, 6, 2)", "paranoid": "2", "camp": "9"}
BELIEFS = {
    "P(J)": "1/5",
    "call": "-6/5",
    "break-even": "1/3",
    "averaged": "11",
    "true": "3",
    "seeing": "7",
}
TABLES = {"9.1": BY_HAND, "9.4": BELIEFS}


def parts(name: str, exercise: str, part: str, given: str, hint: str = "") -> Answer:
    """The right answer in parts, with one part changed."""
    table = TABLES[exercise] | {part: given}
    inside = ", ".join(f'"{key}": {value}' for key, value in table.items())
    return Answer(name, exercise, f"answer = {{{inside}}}", "answer", hint)


HANDS = [
    parts("the smaller for player 2", "9.1", "left", "(3, 4, 6)", "Which of his two is more"),
    parts("nobody above the leaf", "9.1", "left", "(8, 0, 4)", "Who moves just above it"),
    parts("player 3 takes less", "9.1", "left", "(5, 2, 3)", "which of his numbers is more"),
    parts("N05 one number", "9.1", "left", "7", "Which three does he hand up"),
    parts("player 1's number", "9.1", "left", "1", "Which three does he hand up"),
    parts("left and right", "9.1", "left", "(2, 9, 1)", "right node"),
    parts("the other half", "9.1", "value", "(1, 7, 5)", "And on the right"),
    parts("N02 friends", "9.1", "value", "(8, 0, 4)", "Who chooses before it comes to that"),
    parts("player 2 skips player 3", "9.1", "value", "(2, 9, 1)", "Who moves just above that leaf"),
    parts("player 1 skips everybody", "9.1", "value", "(7, 5, 8)", "8 or 9"),
    parts("player 2's worse node", "9.1", "value", "(6, 1, 9)", "What else could he choose"),
    parts("one number", "9.1", "value", "4", "What do the others get"),
    parts("a guess", "9.1", "value", "(0, 0, 0)", "player 3's four choices"),
    parts("N01 the other way round", "9.1", "paranoid", "4", "only want to hurt player 1"),
    parts("the first move", "9.1", "paranoid", "1", "Must player 1 choose it"),
    parts("player 2 spares you", "9.1", "paranoid", "6", "And player 2 before him"),
    parts("a vector", "9.1", "paranoid", "(4, 6, 2)", "one number is enough"),
    parts("each for himself", "9.1", "camp", "6", "As one camp"),
    parts("player 2 helps", "9.1", "camp", "15", "does not play along"),
    parts("one by one", "9.1", "camp", "5", "Together they can do more"),
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
        "What does he need to know",
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
    search("returns after one move", "Are all moves", (LAST_LINE, "        return best\n")),
    search(
        "three at every table",
        "index out of range",
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
        "What may he find that suits them both",
        (STOP, "        if ceiling is not None and best[0] < total - ceiling:\n"),
    ),
    pruned(
        "E100 below what the parent has, whoever he is",
        "What may he find that suits them both",
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
        "Does he stop him, too",
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
    pruned("stops too early", "What may he find that suits", (">= ceiling", "<= ceiling")),
    pruned("N05 one number", "one number alone",
           ("        return tuple(game.utility(state, player) for player in range(game.seats))\n",
            "        return game.utility(state)\n"),
           ("value[player] > best[player]", "value > best"),
           ("best[player] >= ceiling", "best >= ceiling"),
           ("total - best[player]", "total - best")),
    pruned("bounds his own next move", "moves twice in a row",
           (" or game.to_move(after) == player", "")),
    pruned("no return", "without a return", ("    return best\n", "")),
    pruned("three at every table", "index out of range", ("range(game.seats)", "range(3)")),
    Answer("called", "9.3", PRUNED, "my_pruned(PayoffTree([(1, 2)]), (), 3)", "without brackets"),
]  # fmt: skip

KNOWN = [
    parts("the K", "9.4", "P(J)", "4/5", "That is the K"),
    parts("the likelihood", "9.4", "P(J)", "1/4", "if you only see the bet"),
    parts("before the bet", "9.4", "P(J)", "1/2", "tell you nothing"),
    parts("both at once", "9.4", "P(J)", "1/8", "how probable a bet is"),
    parts("of three cards", "9.4", "P(J)", "1/3", "in your hand"),
    parts("no idea", "9.4", "P(J)", "0.9", "in what share"),
    parts("his income", "9.4", "call", "6/5", "Whose income"),
    parts("as before", "9.4", "call", "0", "not equally probable"),
    parts("folds", "9.4", "call", "-1", "That is folding"),
    parts("K alone", "9.4", "call", "-8/5", "What does the J bring"),
    parts("J alone", "9.4", "call", "2/5", "What does the K cost"),
    parts("the belief", "9.4", "break-even", "1/4", "How often must he bluff"),
    parts("against nothing", "9.4", "break-even", "1/2", "Folding costs 1"),
    parts("always", "9.4", "break-even", "1", "calling earns 0"),
    parts("rounded", "9.4", "break-even", "0.33", "rounded"),
    parts("one road", "9.4", "averaged", "3", "as if it were seen"),
    parts("equally probable deals", "9.4", "averaged", "14", "equally probable"),
    parts("one deal", "9.4", "averaged", "20", "Weigh both"),
    parts("Q09 fusion", "9.4", "true", "11", "Who tells you which deal"),
    parts("the other road", "9.4", "true", "2", "And the other"),
    parts("the first move", "9.4", "true", "4", "That is A"),
    parts("without subtracting", "9.4", "seeing", "11", "without seeing"),
    parts("against B", "9.4", "seeing", "8", "would you choose B"),
    parts("nothing", "9.4", "seeing", "0", "the same in both deals"),
]

MATCH = """
def my_matching(regrets):
    positive = [max(regret, 0) for regret in regrets]
    total = sum(positive)
    if total == 0:
        return [1 / len(regrets) for _ in regrets]
    return [regret / total for regret in positive]
"""
LEARN = """
def my_learn(regrets, mixture, earned):
    income = sum(share * value for share, value in zip(mixture, earned))
    return [regret + value - income for regret, value in zip(regrets, earned)]
"""
ALIKE = "        return [1 / len(regrets) for _ in regrets]\n"
PROPORTION = "    return [regret / total for regret in positive]\n"
SUM = "[regret + value - income for"


def learning(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    gives = '{"matching": my_matching, "learn": my_learn}'
    return Answer(name, "9.5", changed(MATCH + LEARN, *changes), gives, hint)


REGRETS = [
    learning(
        "the most regretted",
        "will be used",
        (PROPORTION, "    return [float(i == regrets.index(max(regrets)))"
         " for i in range(len(regrets))]\n"),
    ),
    learning("absolute values", "glad to have made", ("max(regret, 0)", "abs(regret)")),
    learning("negative ones count", "between 0 and 1", ("max(regret, 0)", "regret")),
    learning("not divided", "between 0 and 1", ("regret / total", "regret")),
    learning("divides by the number", "add up", ("regret / total", "regret / 4 / len(regrets)")),
    learning(
        "divides by zero",
        "division by zero",
        ("    if total == 0:\n" + ALIKE, ""),
    ),
    learning("gives up", "all alike", (ALIKE, "        return [0.0 for _ in regrets]\n")),
    learning(
        "the first if nothing is regretted",
        "all alike",
        (ALIKE, "        return [float(i == 0) for i in range(len(regrets))]\n"),
    ),
    learning("squares", "three times the regret", ("max(regret, 0)", "max(regret, 0) ** 2")),
    learning("a number", "list of probabilities", (PROPORTION, "    return 1 / total\n")),
    learning("not compared", "earned *more*", (SUM, "[regret + value for")),
    learning("cuts off at 0", "fall below 0",
             (SUM, "[max(0, regret + value - income) for")),
    learning("forgets", "Where are the old ones", (SUM, "[value - income for")),
    learning("the other way round", "Which way round", (SUM, "[regret + income - value for")),
    learning("against the best", "with the best choice", ("value - income", "value - max(earned)")),
    learning(
        "a plain average",
        "plain average",
        ("sum(share * value for share, value in zip(mixture, earned))",
         "sum(earned) / len(earned)"),
    ),
    learning(
        "never below 0",
        "also below 0",
        (SUM, "[regret + max(value - income, 0) for"),
    ),
    learning(
        "weighed by the mixture",
        "however seldom",
        ("[regret + value - income for regret, value in zip(regrets, earned)]",
         "[r + p * (v - income) for r, p, v in zip(regrets, mixture, earned)]"),
    ),
    learning("no answer", "a number for each choice",
             ("    return [regret + value - income for regret, value in zip(regrets, earned)]\n",
              "    return income\n")),
    Answer("half of it", "9.5", MATCH, '{"matching": my_matching, "learn": None}', "not answered"),
]  # fmt: skip


def patrol(name: str, shares: str, hint: str) -> Answer:
    return Answer(name, "9.6", f"my_patrol = {shares}", "my_patrol", hint)


PATROLS = [
    patrol("all alike", "dict.fromkeys(['north', 'south', 'centre', 'shore'], 0.25)", "He goes"),
    patrol("always the same", "{'centre': 1}", "He goes where he gains most"),
    patrol("no school at all", "{'south': 0.5, 'centre': 0.5}", "He goes"),
    patrol(
        "by what is passed",
        "{'north': 16/60, 'south': 14/60, 'centre': 20/60, 'shore': 10/60}",
        "He goes",
    ),
    patrol(
        "a shore too many", "{'north': 0.5, 'south': 0.25, 'shore': 0.25}", "more than it needs"
    ),
    patrol("two routes, but not in these shares", "{'centre': 0.8, 'south': 0.2}", "He goes"),
    patrol("not one", "{'north': 0.5, 'south': 0.6}", "add up to"),
    patrol("negative", "{'north': 1.5, 'south': -0.5}", "0 or more"),
    patrol("sites for routes", "{'museum': 1}", "a share for each route"),
    patrol("a list", "[0.5, 0.5]", "a share for each route"),
]

WRONG = [*HANDS, *SEARCHES, *CUTS, *KNOWN, *REGRETS, *PATROLS]
