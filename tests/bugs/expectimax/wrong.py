"""Wrong answers to the exercises on chance, each with part of the hint it must get."""

from __future__ import annotations

from ..catalogue import Answer, changed

TWO_DICE = {
    "double 3": "1/36",
    "1 and 2": "2/36",
    "sum 7": "1/6",
    "a six": "11/36",
    "bet": "5/6",
    "reroll": "17/4",
}
READINGS = {"A to B": "0.25", "B to C": "0.75", "at 0.5": "5", "lost": "8"}
TABLES = {"7.1": TWO_DICE, "7.5": READINGS}


def parts(name: str, exercise: str, part: str, given: str, hint: str = "") -> Answer:
    """The right answer in parts, with one part changed."""
    table = TABLES[exercise] | {part: given}
    inside = ", ".join(f'"{key}": {value}' for key, value in table.items())
    return Answer(name, exercise, f"answer = {{{inside}}}", "answer", hint)


DICE = [
    parts("X08 a double as one of 21", "7.1", "double 3", "1/21", "are they equally likely"),
    parts("X08 a pair as one of 21", "7.1", "1 and 2", "1/21", "are they equally likely"),
    parts("X08 sums of 21 pairs", "7.1", "sum 7", "3/21", "are they equally likely"),
    parts("X08 a bet on 21 pairs", "7.1", "bet", "(6*10 - 15)/21", "are they equally likely"),
    parts("a double twice", "7.1", "double 3", "1/18", "Red 3 and blue 3"),
    parts("any double", "7.1", "double 3", "1/6", "Which double"),
    parts("a pair once", "7.1", "1 and 2", "1/36", "Is that the only way"),
    parts("eleven sums alike", "7.1", "sum 7", "1/11", "Is 2 as frequent as 7"),
    parts("three pairs of 36", "7.1", "sum 7", "3/36", "And 6 and 1?"),
    parts("adds two sixths", "7.1", "a six", "1/3", "count twice"),
    parts("exactly one six", "7.1", "a six", "10/36", "what about two sixes"),
    parts("a fair bet", "7.1", "bet", "4.5", "as likely as no double"),
    parts("wins only", "7.1", "bet", "10/6", "What do the other throws cost"),
    parts("one double wins", "7.1", "bet", "10/36 - 35/36", "How many doubles win"),
    parts("one throw", "7.1", "reroll", "3.5", "would you throw again"),
    parts("better of two", "7.1", "reroll", "161/36", "still keep the first"),
    parts("what is kept", "7.1", "reroll", "5", "throw again"),
    parts("chooses the die", "7.1", "reroll", "6", "choose what the die shows"),
    parts("rounded", "7.1", "double 3", "0.028", "rounded"),
    parts("no idea", "7.1", "a six", "0.9", "How many of the 36 throws"),
    parts("not yet", "7.1", "bet", "None", '"bet" is not answered yet'),
]

EXPECTIMAX = """
def my_expectimax(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    player = game.to_move(state)
    if player == CHANCE:
        total = 0
        for outcome, probability in game.chances(state):
            total += probability * my_expectimax(game, game.result(state, outcome))
        return total
    best = -inf if player == MAX else inf
    for move in game.actions(state):
        value = my_expectimax(game, game.result(state, move))
        best = max(best, value) if player == MAX else min(best, value)
    return best
"""
TOTAL = "            total += probability * my_expectimax(game, game.result(state, outcome))\n"
AT_CHANCE = "        return total\n"
IF_CHANCE = "    if player == CHANCE:\n"


def search(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "7.2", changed(EXPECTIMAX, *changes), "my_expectimax", hint)


def outcomes(name: str, hint: str, combined: str) -> Answer:
    """What a chance node makes of `odds` and `values`."""
    listed = (
        TOTAL,
        "            pass\n"
        "        odds = [p for _, p in game.chances(state)]\n"
        "        values = [my_expectimax(game, game.result(state, o))"
        " for o, _ in game.chances(state)]\n"
        f"        total = {combined}\n",
    )
    return search(name, hint, listed)


SEARCHES = [
    outcomes("X01 unweighted average", "equally likely here", "sum(values) / len(values)"),
    outcomes("X02 max at chance nodes", "choose the outcome of the die", "max(values)"),
    outcomes("chance as MIN", "want to hurt you", "min(values)"),
    outcomes(
        "X04 the most likely outcome", "What does the 40 % case", "values[odds.index(max(odds))]"
    ),
    outcomes("X05 a sum", "between the smallest and the largest", "sum(values)"),
    outcomes(
        "X05 weights as percent",
        "not what MAX can expect",
        "100 * sum(map(lambda p, v: p * v, odds, values))",
    ),
    outcomes(
        "divides once more",
        "By what do you divide",
        "sum(map(lambda p, v: p * v, odds, values)) / len(odds)",
    ),
    outcomes(
        "whole numbers",
        "need not be a whole number",
        "int(sum(map(lambda p, v: p * v, odds, values)))",
    ),
    outcomes("the middle outcome", "equally likely here", "(min(values) + max(values)) / 2"),
    search(
        "X07 everybody at random",
        "Which node is the die and which is the opponent",
        (
            IF_CHANCE,
            "    if player == MIN:\n"
            "        moves = game.actions(state)\n"
            "        return sum(my_expectimax(game, game.result(state, m)) for m in moves)"
            " / len(moves)\n" + IF_CHANCE,
        ),
    ),
    search(
        "no MIN",
        "what does that player want",
        (" if player == MAX else min(best, value)", ""),
        ("-inf if player == MAX else inf", "-inf"),
    ),
    search(
        "returns after one outcome", "How many of them did your", (AT_CHANCE, "    " + AT_CHANCE)
    ),
    search(
        "rolls the die",
        "An average needs every outcome",
        (
            IF_CHANCE,
            IF_CHANCE + "        import random\n"
            "        outcome = random.Random(3).choice(game.chances(state))[0]\n"
            "        return my_expectimax(game, game.result(state, outcome))\n",
        ),
    ),
    search(
        "starts at zero",
        "All leaves may be losses",
        ("-inf if player == MAX", "0 if player == MAX"),
    ),
    search(
        "a leaf for the mover",
        "A leaf's value is MAX's",
        ("game.utility(state)", "game.utility(state, game.to_move(state))"),
    ),
    Answer(
        "MAX at the root whoever moves",
        "7.2",
        changed(EXPECTIMAX, ("my_expectimax", "search")) + "\ndef my_expectimax(game, state):\n"
        "    if game.to_move(state) != MIN:\n"
        "        return search(game, state)\n"
        "    return max(search(game, game.result(state, move)) for move in game.actions(state))\n",
        "my_expectimax",
        "the root included",
    ),
    search("rounded", "does your function round", (AT_CHANCE, "        return round(total, 2)\n")),
    search(
        "starts at 99",
        "before it has seen one",
        ("-inf if player == MAX else inf", "-99 if player == MAX else 99"),
    ),
    search(
        "starts at -99 alone",
        "before it has seen one",
        ("-inf if player == MAX else inf", "-99 if player == MAX else inf"),
    ),
    search("no return", "without a return", ("    return best\n", "")),
    search(
        "no end",
        "called itself without end",
        ("    if game.is_terminal(state):\n", "    if False:\n"),
        (
            "    player =",
            "    if not game.actions(state):\n"
            "        return my_expectimax(game, state)\n"
            "    player =",
        ),
    ),
    Answer("called", "7.2", EXPECTIMAX, "my_expectimax(TreeGame([4, 7]), ())", "without brackets"),
]


def tree(name: str, nested: str, hint: str = "") -> Answer:
    return Answer(name, "7.3", f"my_upset = {nested}", "my_upset", hint)


TREES = [
    tree("nothing changes", "[[5, 5], [1, 2]]", "profits most"),
    tree("X09 the order is the same", "[[3, 9], [4, 4]]", "profits most"),
    tree("a tie", "[[5, 5], [1, 9]]", "equally good"),
    tree("minimax has a tie", "[[5, 5], [0, 9], [5, 5.5]]", "equally good"),
    tree("negative leaves upset minimax, too", "[[1, 2], [-9, 5]]", "which numbers are among them"),
    tree("one move", "[[1, 9]]", "profits most"),
    tree("copied from the lesson", "[[0, 10], [2, 9], [5, 5]]", "one of your own"),
    tree("the lesson's stretched", "[[4, 18], [0, 20], [10, 10]]", "one of your own"),
    tree("the lesson's shifted", "[[1, 11], [3, 10], 6]", "one of your own"),
    tree(
        "the lesson's with its odds",
        "[[(0.5, 0), (0.5, 10)], [(0.5, 2), (0.5, 9)], [5, 5]]",
        "one of your own",
    ),
    tree("no tree", "7", "a tree is a list"),
    tree("a leaf whose square is no number", "[[1e200, 3], [2, 9]]", "too large to be squared"),
    tree("empty branch", "[[], [1, 2]]", "no branches"),
    tree("odds that are none", "[[(0.5, 1), (0.9, 2)], 3]", "add up to 1"),
]

INTERVAL = """
def my_interval(seen, unseen, low, high):
    known = sum(p * v for p, v in seen)
    return known + low * sum(unseen), known + high * sum(unseen)
"""
STOP = """
def my_stop(seen, unseen, low, high, alpha, beta):
    known = sum(p * v for p, v in seen)
    most = known + high * sum(unseen)
    least = known + low * sum(unseen)
    return most <= alpha or least >= beta
"""


def both(name: str, hint: str, *changes: tuple[str, str], code: str = INTERVAL + STOP) -> Answer:
    gives = '{"interval": my_interval, "stop": my_stop, "window": {"A": 2, "B": 18}}'
    return Answer(name, "7.4", changed(code, *changes), gives, hint)


ENDS = "    return known + low * sum(unseen), known + high * sum(unseen)\n"
VERDICT = "    return most <= alpha or least >= beta\n"
KNOWN = "    known = sum(p * v for p, v in seen)\n    return"

BOUNDS = [
    both(
        "no probabilities",
        "Which factor is missing",
        (KNOWN, "    known = sum(v for p, v in seen)\n    return"),
        (ENDS, ENDS.replace("sum(unseen)", "len(unseen)")),
    ),
    both(
        "all outcomes alike",
        "as if they were equally probable",
        (
            KNOWN + " known + low * sum(unseen), known + high * sum(unseen)\n",
            "    n = len(seen) + len(unseen)\n    known = sum(v for p, v in seen) / n\n"
            "    return known + low * len(unseen) / n, known + high * len(unseen) / n\n",
        ),
    ),
    both(
        "the seen outcomes alike",
        "count alike",
        (
            KNOWN,
            "    known = sum(v for p, v in seen) / max(1, len(seen)) * (1 - sum(unseen))\n"
            "    return",
        ),
    ),
    both("the unseen by number", "Which factor is missing", (ENDS, ENDS.replace("sum(", "len("))),
    both(
        "the least without the unseen",
        "Is 0 the lowest",
        ("known + low * sum(unseen), ", "known, "),
    ),
    both("no bounds", "lowest for the least", (ENDS, "    return known, known\n")),
    both(
        "high twice",
        "lowest for the least",
        ("    return known + low *", "    return known + high *"),
    ),
    both(
        "the most first",
        "The least comes first",
        (ENDS, "    return known + high * sum(unseen), known + low * sum(unseen)\n"),
    ),
    both("the most alone", "Return two numbers", (ENDS, "    return known + high * sum(unseen)\n")),
    both(
        "divides by what was seen",
        "Could an average be larger",
        (
            KNOWN,
            "    share = sum(p for p, _ in seen) or 1\n"
            "    known = sum(p * v for p, v in seen) / share\n"
            "    return",
        ),
    ),
    both(
        "forgets a part of the unseen",
        "How probable are the unseen together",
        (ENDS, ENDS.replace("sum(unseen)", "max([*unseen, 0])")),
    ),
    both(
        "X10 what was seen is enough",
        "still lift the average",
        (VERDICT, "    return known <= alpha or least >= beta\n"),
    ),
    both(
        "X11 the best case for beta",
        "which value must you assume",
        (VERDICT, "    return most <= alpha or most >= beta\n"),
    ),
    both(
        "X11 as printed",
        "which value must you assume",
        (
            VERDICT,
            "    whole = sum(v for p, v in seen) + high * len(unseen)\n"
            "    return whole <= alpha or whole >= beta\n",
        ),
    ),
    both(
        "no probabilities for alpha",
        "How much does each outcome count",
        (
            VERDICT,
            "    whole = sum(v for p, v in seen) + high * len(unseen)\n"
            "    return whole <= alpha or least >= beta\n",
        ),
    ),
    both(
        "seen enough for beta",
        "no luck at all",
        (VERDICT, "    return most <= alpha or known >= beta\n"),
    ),
    both("both at once", "with all the luck", (VERDICT, VERDICT.replace(" or ", " and "))),
    both("alpha only", "with no luck at all", (VERDICT, "    return most <= alpha\n")),
    both("beta only", "with all the luck", (VERDICT, "    return least >= beta\n")),
    both(
        "turned round",
        "still lift the average",
        (VERDICT, "    return not (most <= alpha or least >= beta)\n"),
    ),
    both(
        "a bound of 0 is none",
        "0 for no bound",
        (VERDICT, "    return bool((alpha and most <= alpha) or (beta and least >= beta))\n"),
    ),
    both(
        "whole numbers",
        "Work both ends out",
        (ENDS, "    return int(known + low * sum(unseen)), int(known + high * sum(unseen))\n"),
    ),
    both("no answer", "without a return", (VERDICT, "    most <= alpha or least >= beta\n")),
]

PLOTS = [
    parts("A against C", "7.5", "A to B", "0.5", "third line"),
    parts("C against A", "7.5", "B to C", "0.5", "third line"),
    parts("the level line", "7.5", "at 0.5", "3", "highest of the three"),
    parts("what is earned", "7.5", "lost", "-5", "How much more was guaranteed"),
    parts("against nothing", "7.5", "lost", "5", "guaranteed move"),
    parts("against B", "7.5", "lost", "6", "best one against somebody who never errs"),
    parts("far off", "7.5", "A to B", "0.4", "where B becomes"),
]

GENIUS = """
def my_genius(game, state):
    moves = game.actions(state)
    values = [minimax(game, game.result(state, move)).value for move in moves]
    low = min(values)
    best = values.count(low)
    shares = [1 / 3 / len(moves) + (2 / 3 / best if value == low else 0) for value in values]
    return list(zip(moves, shares))
"""
REPLY = """
def my_reply(game, state, model):
    def income(state):
        if game.is_terminal(state):
            return game.utility(state)
        if game.to_move(state) == MAX:
            return max(income(game.result(state, move)) for move in game.actions(state))
        return sum(p * income(game.result(state, move)) for move, p in model(game, state))
    return max(game.actions(state), key=lambda move: income(game.result(state, move)))
"""


def against(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    gives = '{"genius": my_genius, "reply": my_reply}'
    return Answer(name, "7.6", changed(GENIUS + REPLY, *changes), gives, hint)


SHARED = "1 / 3 / len(moves) + (2 / 3 / best if value == low else 0)"
AVERAGE = (
    "        return sum(p * income(game.result(state, move)) for move, p in model(game, state))\n"
)
CHOICE = "    return max(game.actions(state), key=lambda move: income(game.result(state, move)))\n"
FIRST_BETTER = """\
    moves = game.actions(state)
    incomes = [income(game.result(state, move)) for move in moves]
    better = (move for move, each in zip(moves, incomes, strict=True) if each > incomes[0])
    return next(better, moves[0])
"""

HABITS = [
    against(
        "E106 the random third never hits",
        "Does the random third never hit",
        (SHARED, "2 / 3 / best if value == low else 1 / 3 / max(len(moves) - best, 1)"),
    ),
    against(
        "best for the wrong side",
        "MIN is your opponent",
        ("low = min(values)", "low = max(values)"),
    ),
    against(
        "the lesson's genius",
        "genius of the lesson",
        (SHARED, "1 / 4 / len(moves) + (3 / 4 / best if value == low else 0)"),
    ),
    against("rounded", "does your function round", (SHARED, f"round({SHARED}, 2)")),
    against(
        "the turn by the ply",
        "whose turn it is",
        ("if game.to_move(state) == MAX", "if len(state) % 2 == 0"),
    ),
    against(
        "always the genius",
        "By which habits",
        ("model(game, state))\n", "my_genius(game, state))\n"),
    ),
    against("never errs", "And otherwise", (SHARED, "1 / best if value == low else 0")),
    against("two thirds each", "not each of them", ("2 / 3 / best", "2 / 3")),
    against("one third each", "To what do yours add up", ("1 / 3 / len(moves)", "1 / 3")),
    against("no third", "To what do yours add up", ("1 / 3 / len(moves) + ", "")),
    against("shares alone", "list of pairs", ("list(zip(moves, shares))", "shares")),
    against(
        "looks at the first leaf",
        "Ask a search",
        (
            "[minimax(game, game.result(state, move)).value for move in moves]",
            "[first(game, game.result(state, move)) for move in moves]",
        ),
        (
            "\ndef my_genius",
            "\ndef first(game, state):\n"
            "    while not game.is_terminal(state):\n"
            "        state = game.result(state, game.actions(state)[0])\n"
            "    return game.utility(state)\n\ndef my_genius",
        ),
    ),
    against(
        "minimax",
        "move for a perfect opponent",
        (
            AVERAGE,
            "        return min(income(game.result(state, m)) for m in game.actions(state))\n",
        ),
    ),
    against(
        "hopes for the best",
        "You count on an error",
        (
            AVERAGE,
            "        return max(income(game.result(state, m)) for m in game.actions(state))\n",
        ),
    ),
    against(
        "everybody at random",
        "every reply alike",
        (
            AVERAGE,
            "        moves = game.actions(state)\n"
            "        return sum(income(game.result(state, m)) for m in moves) / len(moves)\n",
        ),
    ),
    against(
        "the model at every node",
        "Who chooses there",
        ("        if game.to_move(state) == MAX:\n", "        if False:\n"),
    ),
    against(
        "the likeliest reply",
        "the fourth time cost",
        (
            AVERAGE,
            "        likely = max(model(game, state), key=lambda pair: pair[1])[0]\n"
            "        return income(game.result(state, likely))\n",
        ),
    ),
    against(
        "the worst move", "which of them is the most", (CHOICE, CHOICE.replace("max(", "min("))
    ),
    against(
        "the income itself",
        "hand to game.result",
        (
            CHOICE,
            "    return 100 + max(income(game.result(state, m)) for m in game.actions(state))\n",
        ),
    ),
]


def window(name: str, ends: str, hint: str = "") -> Answer:
    gives = f'{{"interval": my_interval, "stop": my_stop, "window": {ends}}}'
    return Answer(name, "7.4", INTERVAL + STOP, gives, hint)


WINDOWS = [
    window("not divided", '{"A": 0.5, "B": 18}', "How probable is it"),
    window("others at their worst", '{"A": 14, "B": 18}', "does A ask about"),
    window("others forgotten", '{"A": 12, "B": 18}', "not seen yet"),
    window("a guess", '{"A": 5, "B": 18}', "must be able to exceed"),
    window("B with U", '{"A": 2, "B": 6}', "does B ask about"),
    window("the least is 0", '{"A": 2, "B": 16}', "the least that they can be"),
    window("the largest leaf", '{"A": 2, "B": 10}', "what does the formula say"),
]

STAR = """
def my_star(game, state, alpha, beta, low, high):
    if game.is_terminal(state):
        return game.utility(state)
    if game.to_move(state) == CHANCE:
        seen, left = 0, 1
        for outcome, p in game.chances(state):
            left -= p
            floor, ceiling = (alpha - seen - high * left) / p, (beta - seen - low * left) / p
            value = my_star(game, game.result(state, outcome), max(floor, low),
                            min(ceiling, high), low, high)
            seen += p * value
            if value <= floor:
                return seen + high * left
            if value >= ceiling:
                return seen + low * left
        return seen
    highest = game.to_move(state) == MAX
    best = -inf if highest else inf
    for move in game.actions(state):
        value = my_star(game, game.result(state, move), alpha, beta, low, high)
        if highest:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best
"""
ASKED = "max(floor, low),\n                            min(ceiling, high)"


def star(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "7.7", changed(STAR, *changes), "my_star", hint)


STARS = [
    star("the window through the dice", "Which window does the side need", (ASKED, "alpha, beta")),
    star("no cut at the dice", "5.5 at most",
         ("            if value <= floor:\n                return seen + high * left\n", "")),
    star("no cut for MIN at the dice", "4 at least",
         ("            if value >= ceiling:\n                return seen + low * left\n", "")),
    star("no cut by players", "When may a MIN node",
         ("        if alpha >= beta:\n            break\n", "")),
    star("full windows below the dice", "could stop earlier", (ASKED, "low, high")),
    star("the unseen count as 0", "that you have not seen",
         ("alpha - seen - high * left", "alpha - seen")),
    star("left low with what was seen", "the most that the coin can still be worth",
         ("return seen + high * left", "return seen")),
    star("left low with the lowest rest", "the most that the coin can still be worth",
         ("return seen + high * left", "return seen + low * left")),
    star("left high with what was seen", "the least that the coin can still be worth",
         ("return seen + low * left", "return seen")),
    star("left high with the highest rest", "the least that the coin can still be worth",
         ("return seen + low * left", "return seen + high * left")),
    star("the turn by the ply", "whose turn it is", ("== MAX", "== MAX or len(state) % 2 == 0")),
    star("10 for the highest leaf", "may go up to 60", ("- high * left) / p", "- 10 * left) / p")),
    star("a window for equal sides", "not equally probable",
         ("            floor, ceiling = (alpha - seen - high * left) / p, (beta",
          "            k = len(list(game.chances(state)))\n"
          "            floor, ceiling = (alpha - seen - high * left) * k, (beta")),
    star("a plain average", "with its own probability", ("seen += p * value", "seen += value / 2")),
    star("MIN as MAX", "what alpha-beta finds", ("== MAX", "!= CHANCE")),
    star("no return", "without a return", ("    return best\n", "")),
    Answer("called", "7.7", STAR, "my_star(TreeGame([4, 7]), (), 0, 9, 0, 9)", "without brackets"),
]  # fmt: skip

DICE += [
    parts("no six", "7.1", "a six", "25/36", "no six at all"),
    parts("two sixes", "7.1", "a six", "1/36", "two sixes"),
    parts("costs only", "7.1", "bet", "-30/36", "What do the doubles bring"),
    parts("both throws", "7.1", "reroll", "7", "the one that counts"),
    parts("better of two, rounded", "7.1", "reroll", "4.47", "still keep the first"),
]
PLOTS += [
    parts("B for C", "7.5", "B to C", "0.25", "There B becomes"),
    parts("C for B", "7.5", "A to B", "0.75", "There C becomes"),
    parts("percent", "7.5", "A to B", "25", "from 0 to 1"),
    parts("the height", "7.5", "B to C", "7", "on the y-axis"),
    parts("below 0", "7.5", "lost", "-8", "which sign"),
]
WINDOWS += [
    window("each other 1/4", '{"A": 2, "B": 20}', "how probable are they together"),
    window("the next one 1/2", '{"A": 2, "B": 9}', "How probable is the next"),
]
SEARCHES += [
    search(
        "two moves", "How many of them", ("in game.actions(state):", "in game.actions(state)[:2]:")
    ),
    search(
        "20 is enough",
        "stop looking",
        (
            "        value = my_exp",
            "        if player == MAX and best >= 20:\n            break\n        value = my_exp",
        ),
    ),
    outcomes(
        "the largest product",
        "What becomes of the other",
        "max(map(lambda p, v: p * v, odds, values))",
    ),
    search(
        "MAX for both",
        "no leaf was ever better",
        ("max(best, value) if player == MAX else min(best, value)", "max(best, value)"),
    ),
    search(
        "a million for infinity",
        "before it has seen one",
        ("-inf if player == MAX else inf", "-1e6 if player == MAX else 1e6"),
    ),
]
BOUNDS += [
    both(
        "all seen, so leave",
        "inside the window",
        (VERDICT, "    if not unseen:\n        return True\n" + VERDICT),
    ),
    both(
        "all seen, so stay",
        "below alpha",
        (VERDICT, "    if not unseen:\n        return False\n" + VERDICT),
    ),
    both(
        "yes and no",
        "Can the node be left",
        (VERDICT, "    return 'yes' if most <= alpha or least >= beta else 'no'\n"),
    ),
    both(
        "by how much",
        "Can the node be left",
        (VERDICT, "    return max(alpha - most, least - beta)\n"),
    ),
]
HABITS += [
    against(
        "texts for moves",
        "list of pairs",
        ("list(zip(moves, shares))", "[(str(m), s) for m, s in zip(moves, shares)]"),
    ),
    against(
        "the pairs turned round",
        "list of pairs",
        ("list(zip(moves, shares))", "list(zip(shares, moves))"),
    ),
    against(
        "from the start of the game",
        "From which state on",
        (CHOICE, CHOICE.replace("state", "game.initial")),
    ),
]
BOUNDS += [
    both(
        "the seen are taken out of their list",
        "Who may still need the lists",
        (
            KNOWN,
            "    known = 0\n    while seen:\n        p, v = seen.pop()\n"
            "        known += p * v\n    return",
        ),
    ),
    both(
        "the unseen are emptied",
        "Who may still need them",
        (VERDICT, "    unseen.clear()\n" + VERDICT),
    ),
]

DEEP_ENOUGH = (
    ("def my_expectimax(game, state):", "def my_expectimax(game, state, depth=8):"),
    ("    player = game", "    if depth == 0:\n        return 0\n    player = game"),
    ("game.result(state, outcome))", "game.result(state, outcome), depth - 1)"),
    ("game.result(state, move))", "game.result(state, move), depth - 1)"),
)
BELOW_THE_ROOT = """
def my_expectimax(game, state):
    values = []
    for move in game.actions(state):
        after = game.result(state, move)
        over = game.is_terminal(after)
        values.append(game.utility(after) if over else my_expectimax(game, after))
    if game.to_move(state) == CHANCE:
        return sum(p * values[outcome] for outcome, p in game.chances(state))
    return max(values) if game.to_move(state) == MAX else min(values)
"""
PAIRS = "for outcome, probability in game.chances(state)"
SEARCHES += [
    search(
        "outcomes by their places",
        "the one at its place",
        (PAIRS, "for outcome, (_, probability) in enumerate(game.chances(state))"),
    ),
    search("eight plies", "How deep does your function look", *DEEP_ENOUGH),
    search(
        "four digits", "Where does your function round", ("return total", "return round(total, 4)")
    ),
    search(
        "MIN's sign turned",
        "turn a sign",
        ("    return best", "    return best if player == MAX else -best"),
    ),
    search(
        "0 is no value",
        "no value at all",
        ("        best = max", "        if not value:\n            continue\n        best = max"),
    ),
    search(
        "from the start of the game",
        "From which state",
        (
            "(game, state):\n",
            "(game, state, deeper=False):\n    state = state if deeper else game.initial\n",
        ),
        ("state, outcome))", "state, outcome), True)"),
        ("state, move))", "state, move), True)"),
    ),
    Answer(
        "the first state is never over", "7.2", BELOW_THE_ROOT, "my_expectimax", "there are none"
    ),
]
BOTH_ENDS = "return known + low * sum(unseen), known + high * sum(unseen)"
BOUNDS += [
    both(
        "ends to two digits",
        "function round",
        (
            BOTH_ENDS,
            "return round(known + low * sum(unseen), 2), round(known + high * sum(unseen), 2)",
        ),
    ),
    both(
        "nothing below 0",
        "below 0 here",
        (BOTH_ENDS, "return max(0, known + low * sum(unseen)), known + high * sum(unseen)"),
    ),
    both(
        "the next unseen alone",
        "probable are they together",
        ("most = known + high * sum(unseen)", "most = known + high * (unseen[0] if unseen else 0)"),
    ),
    both(
        "the likeliest unseen alone",
        "probable are they together",
        ("least = known + low * sum(unseen)", "least = known + low * max(unseen, default=0)"),
    ),
    both(
        "nothing seen, nothing known",
        "Nothing is seen yet",
        ("    return most <=", "    if not seen:\n        return False\n    return most <="),
    ),
]
ALWAYS_REPLIED = (
    GENIUS
    + """
def my_reply(game, state, model):
    def income(state):
        if game.is_terminal(state):
            return game.utility(state)
        return max(map(lambda move: after(game.result(state, move)), game.actions(state)))

    def after(state):
        if game.to_move(state) == MAX:
            return income(state)
        return sum(p * income(game.result(state, move)) for move, p in model(game, state))

    return max(game.actions(state), key=lambda move: after(game.result(state, move)))
"""
)
HABITS += [
    against(
        "replies of the first state",
        "after two moves",
        ("    moves = game", "    state = game.initial\n    moves = game"),
    ),
    against(
        "one reply, two times of three",
        "one reply only",
        (
            "    moves = game.actions(state)\n    values",
            "    moves = game.actions(state)\n    if len(moves) == 1:\n"
            "        return [(moves[0], 2 / 3)]\n    values",
        ),
    ),
    against(
        "three digits", "function round", ("1 / 3 / len(moves)", "round(1 / 3 / len(moves), 3)")
    ),
    against(
        "replies by their places",
        "the one at its place",
        (
            AVERAGE,
            AVERAGE.replace("state, move)", "state, place)").replace(
                "for move, p in model(game, state)",
                "for place, (_, p) in enumerate(model(game, state))",
            ),
        ),
    ),
    against(
        "perfect after the reply",
        "or a perfect opponent",
        (
            "return max(income(game.result(state, move)) for move in game.actions(state))",
            "return minimax(game, state).value",
        ),
    ),
    against(
        "a mean of the replies",
        "By what does your function divide",
        (AVERAGE, AVERAGE.rstrip() + " / len(model(game, state))\n"),
    ),
    against(
        "rare replies left out",
        "small probabilities",
        ("in model(game, state))", "in model(game, state) if p > 0.2)"),
    ),
    against(
        "six plies",
        "How deep does your function look",
        (
            "def income(state):",
            "def income(state, depth=6):\n        if not depth and not game.is_terminal(state):\n"
            "            return 0",
        ),
        (
            "return max(income(game.result(state, move)) for",
            "return max(income(game.result(state, move), depth - 1) for",
        ),
        (
            "sum(p * income(game.result(state, move))",
            "sum(p * income(game.result(state, move), depth - 1)",
        ),
    ),
    against(
        "a finished game for whoever moves",
        "For whom does your function ask",
        (
            "return game.utility(state)\n        if",
            "return game.utility(state, game.to_move(state))\n        if",
        ),
    ),
    against(
        "the first that is better",
        "When does your function stop",
        (CHOICE, FIRST_BETTER),
    ),
    Answer(
        "there is always a reply",
        "7.6",
        ALWAYS_REPLIED,
        '{"genius": my_genius, "reply": my_reply}',
        "",
    ),
]
STARS += [
    star(
        "sides by their places",
        "the one at its place",
        (
            "for outcome, p in game.chances(state)",
            "for outcome, (_, p) in enumerate(game.chances(state))",
        ),
    ),
    star(
        "windows in whole numbers",
        "a whole number in your function",
        (ASKED, "int(max(floor, low)),\n                            int(min(ceiling, high))"),
    ),
    star(
        "a whole floor",
        "must the first side of the die exceed",
        ("high * left) / p", "high * left) // p"),
    ),
    star(
        "the widest alpha for MIN",
        "two moves above the die",
        ("result(state, move), alpha", "result(state, move), alpha if highest else low"),
    ),
    star(
        "the widest beta for MAX",
        "two moves above the die",
        (
            "result(state, move), alpha, beta",
            "result(state, move), alpha, high if highest else beta",
        ),
    ),
    star(
        "the highest leaf stops MIN",
        "reason enough to stop",
        ("if alpha >= beta:", "if alpha >= beta or best >= high:"),
    ),
    star(
        "the lowest leaf stops MAX",
        "reason enough to stop",
        ("if alpha >= beta:", "if alpha >= beta or best <= low:"),
    ),
    star(
        "the ceiling without what was seen",
        "window do you search the second side",
        ("(beta - seen - low", "(beta - low"),
    ),
    star(
        "the floor without what was seen",
        "Which window does the side need",
        ("(alpha - seen - high", "(alpha - high"),
    ),
]

STARS += [
    Answer(
        "begins at the beginning",
        "7.7",
        changed(STAR, ("my_star", "below"))
        + "\ndef my_star(game, state, *window):\n    return below(game, game.initial, *window)\n",
        "my_star",
        "set out",
    ),
]

SEARCHES += [
    Answer(
        "remembers what is written below",
        "7.2",
        changed(EXPECTIMAX, ("my_expectimax", "worth"), ("(game, state):", "(game, state, known):"))
        + """
def written(game, state):
    if game.is_terminal(state):
        return str(game.utility(state))
    if game.to_move(state) == CHANCE:
        return str([(p, written(game, game.result(state, o))) for o, p in game.chances(state)])
    return str([written(game, game.result(state, move)) for move in game.actions(state)])

def my_expectimax(game, state, known=None):
    known = {} if known is None else known
    text = written(game, state)
    if text in known or game.is_terminal(state):
        return known.get(text, game.utility(state))
    below = lambda move: my_expectimax(game, game.result(state, move), known)
    if game.to_move(state) == CHANCE:
        known[text] = sum(odds * below(outcome) for outcome, odds in game.chances(state))
    else:
        best = max if game.to_move(state) == MAX else min
        known[text] = best(map(below, game.actions(state)))
    return known[text]
""",
        "my_expectimax",
        "not the same player moves there",
    ),
]

# Three moves of MAX, all of them looked at.
WHO_CHOOSES = [
    search(
        "MAX and MIN exchanged",
        "what does MAX want",
        ("-inf if player == MAX else inf", "inf if player == MAX else -inf"),
        (
            "max(best, value) if player == MAX else min(best, value)",
            "min(best, value) if player == MAX else max(best, value)",
        ),
    ),
    search(
        "both want the least",
        "what does MAX want",
        ("-inf if player == MAX else inf", "inf"),
        ("max(best, value) if player == MAX else min(best, value)", "min(best, value)"),
    ),
    search(
        "an average for MAX, too",
        "MAX, or a die",
        (
            IF_CHANCE,
            "    if player == MAX:\n"
            "        moves = game.actions(state)\n"
            "        return sum(my_expectimax(game, game.result(state, m)) for m in moves)"
            " / len(moves)\n" + IF_CHANCE,
        ),
    ),
]

WHO_CHOOSES += [
    search(
        "the last product alone",
        "What becomes of the other",
        ("            total += probability", "            total = probability"),
    ),
    search(
        "the turns as in the example",
        "ask to_move who moves there",
        ("player = game.to_move(state)", "player = (MAX, CHANCE, MIN)[len(state) % 3]"),
    ),
]
BOUNDS += [
    both(
        "leaves before it begins",
        "a reason to leave",
        (VERDICT, VERDICT.replace("\n", " or not seen\n")),
    ),
]
HABITS += [
    against(
        "errs two times in three",
        "How often does this one mean",
        ("1 / 3 / len(moves) + (2 / 3 / best", "2 / 3 / len(moves) + (1 / 3 / best"),
    ),
    against(
        "the value of the state for each reply",
        "With which values do you compare",
        ("minimax(game, game.result(state, move)).value for", "minimax(game, state).value for"),
    ),
    against(
        "a finished game is worth nothing",
        "What does each move earn in your function",
        ("            return game.utility(state)\n", "            return 0\n"),
    ),
]
STARS += [
    star(
        "windows that are not divided",
        "How probable is the side",
        ("- high * left) / p", "- high * left)"),
        ("- low * left) / p", "- low * left)"),
    ),
]

WRONG = [
    *(DICE + SEARCHES + TREES),
    *(BOUNDS + PLOTS + HABITS),
    *(WINDOWS + STARS + WHO_CHOOSES),
]
