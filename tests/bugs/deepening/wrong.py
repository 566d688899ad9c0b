"""Wrong answers to the exercises on deepening, each with part of its hint."""

from __future__ import annotations

from ..catalogue import Answer, changed

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
    return Answer(name, "5.1", changed(DEEPEN, *changes), "my_deepening", hint)


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
    for deeper in range(1, 4):
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
        "5.1",
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
    deepen("I04 never stops", "After how many plies", (STOP, "")),
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
    deepen("returns nothing", "return that has no value", ("return depth, move", "return")),
    deepen("returns the move alone", "Answer with a pair", ("return depth, move", "return move")),
    deepen(
        "lets the error through",
        "nodes is spent",
        ("except OutOfBudget", "except ZeroDivisionError"),
    ),
    Answer("called", "5.1", DEEPEN, "my_deepening(TreeGame([1, 2]), None, 9)", "without brackets"),
    deepen(
        "W-04i the move first",
        "Which of the two comes first",
        ("return depth, move", "return move, depth"),
    ),
    deepen(
        "W-04p never deeper than ten plies",
        "makes your",
        ("while True", "while depth < 10"),
        (STOP, STOP + "    return depth, move\n"),
    ),
    deepen(
        "W-04h stops when the move stays",
        "Which is the last depth",
        (
            "        depth, move = depth + 1, found.move\n",
            "        same = found.move == move and depth\n"
            "        depth, move = depth + 1, found.move\n",
        ),
        ("if not guessed:", "if same or not guessed:"),
    ),
    deepen(
        "W-04j counts the evaluations against the budget",
        "What does the budget count",
        ("nodes=nodes", ""),
        ("    guessed = False\n\n", "    guessed, asked = False, 0\n\n"),
        (
            "nonlocal guessed\n",
            "nonlocal guessed, asked\n        asked += 1\n"
            "        if nodes is not None and asked > nodes:\n            raise OutOfBudget\n",
        ),
    ),
    deepen(
        "loses the evaluation",
        "your function answers",
        ("return evaluate(game, state)", "return 0"),
    ),
]


def begins(name: str, hint: str, body: str) -> Answer:
    return Answer(name, "5.2", f"def my_begins(costs, left):\n    {body}\n", "my_begins", hint)


RULES = [
    begins("always", "It always begins", "return True"),
    begins("never", "too careful", "return False"),
    begins("turned round", "wrong more often", "return left < 3 * costs[-1]"),
    begins("six times", "too careful", "return left >= 6 * costs[-1]"),
    begins("ten times", "too careful", "return left >= 10 * costs[-1]"),
    begins("if anything is left", "It always begins", "return left > 0"),
    begins("as much as the first iteration", "It always begins", "return left >= costs[0]"),
    begins("W-04l as much as the last one", "It begins too often", "return left >= costs[-1]"),
    begins("prints", "without a return", "print(left >= 3 * costs[-1])"),
    begins("looks for the next cost", "IndexError", "return left >= costs[len(costs)]"),
]

SHARES = {"depth 5": 43.869, "depths 1 to 5": 76.896, "depths 1 to 11": 78.140}


def share(name: str, hint: str, part: str, given: object) -> Answer:
    return Answer(name, "5.3", "", repr(SHARES | {part: given}), hint)


COSTS = [
    share("b to the d", "if a depth cost b^d", "depth 5", 100 / 3),
    share(
        "b to the d, summed",
        "if a depth cost b^d",
        "depths 1 to 5",
        100 * sum(3**k for k in range(1, 6)) / 3**6,
    ),
    share("W-04m the ratio the wrong way round", "More than the whole", "depth 5", 1e4 / 43.869),
    share("counts depth 6", "the deepest iteration itself", "depths 1 to 5", 176.896),
    share("counts depth 0", "depth 0 or depth 1", "depths 1 to 5", 76.896 + 100 / 3**4.5),
    share("only the last one", "another of the three", "depths 1 to 11", 43.869),
    share("gets smaller with depth", "is not what", "depths 1 to 11", 20),
    share("does not grow", "another of the three", "depths 1 to 11", 76.896),
    share("in words", "is no number", "depth 5", "a lot"),
    share("left out", "not answered", "depth 5", None),
]

ASPIRE = """
def my_aspiration(search, guess, width):
    low, high = guess - width, guess + width
    while True:
        value = search(low, high)
        if low < value < high:
            return value
        width *= 4
        if value <= low:
            low = value - width
        else:
            high = value + width
"""
WIDEN = "        width *= 4\n"


def aspire(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "5.4", changed(ASPIRE, *changes), "my_aspiration", hint)


ASPIRATIONS = [
    aspire(
        "whatever the first search says",
        "what it returned is a bound",
        ("if low < value < high", "if True"),
    ),
    aspire(
        "takes the ends for inside",
        "what it returned is a bound",
        ("low < value < high", "low <= value <= high"),
    ),
    aspire("only failing high is seen", "failed low", ("low < value < high", "value < high")),
    aspire(
        "a bound below the window is the value",
        "but is it the value?",
        ("low < value < high", "value < low or low < value < high"),
    ),
    aspire("only failing low is seen", "failed high", ("low < value < high", "value > low")),
    aspire(
        "half as wide",
        "does the first window reach",
        ("guess - width, guess + width", "guess - width / 2, guess + width / 2"),
    ),
    aspire(
        "with the full window first",
        "does the first window reach",
        ("    low, high = guess - width, guess + width\n", "    low, high = -inf, inf\n"),
    ),
    aspire("turns the ends round", "never arrives", ("if value <= low", "if value >= high")),
    aspire("does not grow", "a few searches are enough", (WIDEN, "")),
    aspire(
        "looks again all the same",
        "second search",
        ("            return value\n", "            return search(-inf, inf)\n"),
    ),
    aspire("returns nothing", "return that has no value", ("return value", "return")),
    aspire("never searches", "has not called", ("value = search(low, high)", "return None")),
    Answer("called", "5.4", ASPIRE, "my_aspiration(lambda a, b: 1, 1, 1)", "without brackets"),
]

SAFE = {
    "a": "unsure",
    "b": "same",
    "c": "unsure",
    "d": "unsure",
    "e": "same",
    "f": "same",
    "g": "unsure",
}


def safe(part: str, given: str, hint: str) -> Answer:
    return Answer(f"{part} {given}", "5.5", "", repr(SAFE | {part: given}), hint)


SAFETY = [
    safe("a", "same", "the ninth"),
    safe("b", "unsure", "searched again"),
    safe("c", "same", "at least as good as to pass"),
    safe("d", "same", "two plies less deep"),
    safe("e", "unsure", "If the search fails"),
    safe("f", "unsure", "never change"),
    safe("g", "same", "which not"),
    safe("g", "perhaps", "one of the words"),
]

ENGINE = """
def my_engine(game, state, depth):
    table = {}

    def search(state, alpha, beta, depth):
        if game.is_terminal(state):
            return game.utility(state), None
        if depth == 0:
            return 0, None
        low, high, first, plies = table.get(state, (-inf, inf, None, -1))
        if plies >= depth and (low == high or low >= beta or high <= alpha):
            return (low if low > -inf else high), first
        before, highest = (alpha, beta), game.to_move(state) == MAX
        moves = sorted(game.actions(state), key=lambda column: abs(column - 3))
        best, move = (-inf if highest else inf), moves[0]
        for column in moves:
            value, _ = search(game.result(state, column), alpha, beta, depth - 1)
            if value > best if highest else value < best:
                best, move = value, column
            alpha, beta = (max(alpha, best), beta) if highest else (alpha, min(beta, best))
            if alpha >= beta:
                break
        bounds = -inf if best <= before[0] else best, inf if best >= before[1] else best
        table[state] = (*bounds, move, depth)
        return best, move

    return search(state, -inf, inf, depth)
"""
PLAIN = """
def my_engine(game, state, depth):
    return alphabeta(game, state, depth=depth)
"""
CENTRE = "key=lambda column: abs(column - 3)"


def engine(name: str, hint: str, *changes: tuple[str, str], code: str = ENGINE) -> Answer:
    return Answer(name, "5.7", changed(code, *changes), "my_engine", hint)


ENGINES = [
    engine("alpha-beta as it is", "In which order are the columns", code=PLAIN),
    engine(
        "the centre first, no table",
        "Is what was found",
        ("        table[state] = (*bounds, move, depth)\n", ""),
    ),
    engine(
        "less deep",
        "Before it is quick",
        (
            "-inf, inf, depth)\n",
            "-inf, inf, depth - 5)\n",
        ),
    ),
    engine(
        "the value alone",
        "Answer with a pair",
        ("return search(state, -inf, inf, depth)", "return search(state, -inf, inf, depth)[0]"),
    ),
    engine("nothing", "without a return", ("    return search(state, -inf, inf, depth)\n", "")),
    engine(
        "MIN's side forgotten",
        "asked for are",
        ("highest = (alpha, beta), game.to_move(state) == MAX", "highest = (alpha, beta), True"),
    ),
]

DEEPENINGS += [
    deepen(
        "rounds the evaluation",
        "becomes of the guesses",
        ("return evaluate(game, state)", "return round(evaluate(game, state))"),
    ),
]
ASPIRATIONS += [
    aspire(
        "rounds the value", "between two whole numbers", ("return value", "return round(value)")
    ),
    aspire("0 is no value", "The value is 0", ("if low < value", "if value and low < value")),
]

DEEPENINGS += [
    deepen(
        "the sizes of the guesses",
        "becomes of the signs",
        ("return evaluate(game, state)", "return abs(evaluate(game, state))"),
    ),
    deepen(
        "the guesses turned round",
        "becomes of the guesses",
        ("return evaluate(game, state)", "return -evaluate(game, state)"),
    ),
    deepen(
        "one node more",
        "How many may the search",
        ("nodes=nodes)", "nodes=None if nodes is None else nodes + 1)"),
    ),
    deepen(
        "half of the budget",
        "all of the budget",
        ("nodes=nodes)", "nodes=None if nodes is None else nodes // 2)"),
    ),
    deepen("0 nodes are no budget", "no node at all", ("nodes=nodes)", "nodes=nodes or None)")),
    deepen(
        "forty iterations, whatever they find",
        "Even without a budget",
        ("while True", "while depth < 40"),
        (STOP, ""),
        ("found.move\n", "found.move\n    return depth, move\n"),
    ),
    deepen(
        "a large guess is a win",
        "does a large guess",
        ("if not guessed:", "if not guessed or found.value > 100:"),
    ),
    deepen(
        "the best value of all depths",
        "which iteration is your move from",
        (
            "        depth, move = depth + 1, found.move\n",
            "        if depth == 0 or found.value > best:\n"
            "            best, move = found.value, found.move\n        depth += 1\n",
        ),
    ),
    deepen(
        "the move of depth 1",
        "Which iteration is your move from",
        (
            "depth, move = depth + 1, found.move",
            "depth, move = depth + 1, found.move if not depth else move",
        ),
    ),
    deepen("no move of this game", "is yours one of them", (FIRST_MOVE, "-1")),
]
RULES += [
    begins("says yes and no", "meant as no", "return 'yes' if left >= 3 * costs[-1] else 'no'"),
    begins("the difference", "meant as no", "return left - 3 * costs[-1]"),
]
COSTS += [
    share("the ratio the wrong way round, no percent", "More than the whole", "depth 5", 3**0.75),
    share("what is left of depth 6", "how much it is less", "depth 5", 56.13),
    share("the cost itself", "a cost itself", "depth 5", 61.55),
    share("b times the depth", "in the exponent", "depth 5", 100 * 5 / 6),
    share(
        "in percent of depth 5",
        "What is it divided by",
        "depths 1 to 5",
        76.896 * 3**0.75,
    ),
    share("in percent of depth 6", "What is it divided by", "depths 1 to 11", 78.140 * 3**4.5),
    share("five times depth 5", "costs something else", "depths 1 to 5", 5 * 43.869),
    share("depths 0 to 4", "depth 0 or depth 1", "depths 1 to 5", 33.7289),
]
ONCE = """
def my_aspiration(search, guess, width):
    low, high = guess - width, guess + width
    value = search(low, high)
    return value if low < value < high else search(-LARGE, LARGE)
"""
ASPIRATIONS += [
    aspire(
        "widens three times",
        "May a later search",
        ("while True", "for _ in range(3)"),
        ("            high = value + width\n", "            high = value + 1\n    return value\n"),
    ),
    Answer(
        "a thousand is infinite",
        "5.4",
        "LARGE = 1000\n" + ONCE,
        "my_aspiration",
        "beyond which no value",
    ),
    Answer(
        "a million is infinite",
        "5.4",
        "LARGE = 10**6\n" + ONCE,
        "my_aspiration",
        "beyond which no value",
    ),
    aspire(
        "the next window begins where the last one ended",
        "very end of the first window",
        ("low = value - width", "low, high = value - width, value"),
        ("high = value + width", "low, high = value, value + width"),
    ),
    aspire(
        "a whole width",
        "With the guess −9",
        ("    low, high", "    width = int(width)\n    low, high"),
        ("width *= 4", "width = 4 * width + 1"),
    ),
    aspire(
        "the number of searches first",
        "Which number do you return",
        ("return value", "return 1, value"),
    ),
]
ENGINES += [
    engine(
        "the move first",
        "which comes first",
        ("return search(state, -inf, inf, depth)", "return search(state, -inf, inf, depth)[::-1]"),
    ),
    engine(
        "seven plies whatever is asked",
        "know how deep to look",
        ("-inf, inf, depth)", "-inf, inf, 7)"),
    ),
    engine(
        "every number is a value",
        "tell values from bounds",
        ("-inf if best <= before[0] else best, inf if best >= before[1] else best", "best, best"),
    ),
    engine(
        "the middle, whatever is best",
        "does not attain it",
        ("return best, move\n", "return best, moves[0]\n"),
    ),
]
DEEPENINGS += [
    deepen(
        "twenty-four plies",
        "What makes your loop end",
        ("if not guessed", "if not guessed or depth == 24"),
    ),
    deepen(
        "thirty-nine plies",
        "What makes your loop end",
        ("if not guessed", "if not guessed or depth == 39"),
    ),
]

DEEPENINGS += [
    deepen(
        "stops when the value stays",
        "Depth 1 and depth 2 both say",
        ("    depth, move = 0", "    last = None\n    depth, move = 0"),
        (
            "        depth, move = depth + 1, found.move\n",
            "        same, last = found.value == last, found.value\n"
            "        depth, move = depth + 1, found.move\n",
        ),
        ("if not guessed:", "if same or not guessed:"),
    ),
    deepen(
        "1 and -1 are the end",
        "whether `evaluate` was called",
        ("if not guessed:", "if not guessed or found.value in (1, -1):"),
    ),
    deepen(
        "an even position is the end",
        "whether `evaluate` was called",
        ("if not guessed:", "if not guessed or found.value == 0:"),
    ),
    deepen(
        "0 is no guess",
        "whether `evaluate` was called",
        ("guessed = True\n", "guessed = guessed or evaluate(game, state) != 0\n"),
    ),
    deepen(
        "one legal move is played at once",
        "There is one legal move",
        (
            "    while True:",
            "    if len(game.actions(game.initial)) == 1:\n        return 0, move\n    while True:",
        ),
    ),
    deepen(
        "begins with depth 2",
        "With which depth does your loop begin",
        ("depth=depth + 1, eval", "depth=max(2, depth + 1), eval"),
        ("depth + 1, found", "max(2, depth + 1), found"),
    ),
    deepen(
        "says one iteration less",
        "How many iterations were finished",
        (CATCH, "        except OutOfBudget:\n            return max(0, depth - 1), move\n"),
    ),
    deepen(
        "forgets its move when the budget ends",
        "when the budget ends in the next iteration",
        (CATCH, f"        except OutOfBudget:\n            return depth, {FIRST_MOVE}\n"),
    ),
    deepen(
        "gives up when less is left than was spent",
        "or when it expects that",
        (
            STOP,
            STOP + "        if nodes is not None and nodes < 2 * metered.nodes:\n"
            "            return depth, move\n",
        ),
    ),
]
ASPIRATIONS += [
    aspire(
        "a whole guess",
        "With the guess 2.5",
        ("    low, high", "    guess = int(guess)\n    low, high"),
    ),
]
ENGINES += [
    engine(
        "a game of its own",
        "Which game does it ask",
        ("    table = {}\n", "    game, table = ConnectFour(), {}\n"),
    ),
    engine(
        "one table for all calls",
        "from one call to the next",
        (
            "def my_engine(game, state, depth):\n    table = {}\n",
            "TABLE = {}\n\ndef my_engine(game, state, depth):\n    table = TABLE\n",
        ),
    ),
    engine(
        "one ply too many, with few nodes",
        "It looks one ply further",
        ("-inf, inf, depth)\n", "-inf, inf, depth + (depth < 7))\n"),
    ),
]

DEEPENINGS += [
    deepen(
        "the best value of all depths, the latest of equals",
        "which iteration is your move from",
        (
            "        depth, move = depth + 1, found.move\n",
            "        if depth == 0 or found.value >= best:\n"
            "            best, move = found.value, found.move\n        depth += 1\n",
        ),
    ),
]

COSTS += [
    share("the best order", "to the power d/2", "depth 5", 57.735),
    share("the best order, summed", "to the power d/2", "depths 1 to 5", 127.839),
    share("whole exponents", "What becomes of its quarters", "depths 1 to 5", 82.716),
    share("depths 1 to 4", "is missing in that sum", "depths 1 to 5", 33.016),
    share("depths 1 to 10", "is missing in that sum", "depths 1 to 11", 34.277),
]

DEEPENINGS += [
    deepen(
        "never forgets that it has guessed",
        "of each iteration for itself",
        ("        guessed = False\n        try", "        try"),
    ),
    deepen("the value for the move", "which one is the move", ("found.move", "found.value")),
]
ASPIRATIONS += [
    aspire("the upper end first", "Which of its two ends", ("(low, high)", "(high, low)")),
    aspire(
        "no way out", "what ends its loop", ("            return value\n", "            pass\n")
    ),
]
DEEPENINGS += [
    deepen(
        "forty plies and no more",
        "What makes your loop end",
        ("while True:", "while depth < 40:"),
        (STOP, STOP + "    return depth, move\n"),
    ),
    deepen(
        "a thousand nodes for no limit",
        "What makes your loop end",
        ("nodes=nodes)", "nodes=1_000 if nodes is None else nodes)"),
    ),
]
ENGINES += [
    engine(
        "six plies at least",
        "a depth below which",
        ("-inf, inf, depth)\n", "-inf, inf, max(depth, 6))\n"),
    ),
]

WRONG = [*DEEPENINGS, *RULES, *COSTS, *ASPIRATIONS, *SAFETY, *ENGINES]
