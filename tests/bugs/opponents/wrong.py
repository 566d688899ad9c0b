"""Wrong answers to the exercises on opponents, each with part of the hint it must get."""

from __future__ import annotations

from ..catalogue import Answer, changed

NUMBERS = {"best": "5/6", "A": "19/4", "B": "7/2", "flip": "2/3", "obvious": "1/2"}
READINGS = {"first step": "1.5", "worst at 4": "2.5", "gain": "3.5", "perfect": "5"}
TABLES = {"8.1": NUMBERS, "8.5": READINGS}


def parts(name: str, exercise: str, part: str, given: str, hint: str = "") -> Answer:
    """The right answer in parts, with one part changed."""
    table = TABLES[exercise] | {part: given}
    inside = ", ".join(f'"{key}": {value}' for key, value in table.items())
    return Answer(name, exercise, f"answer = {{{inside}}}", "answer", hint)


HAND = [
    parts("P01 the random move is never the best", "8.1", "best", "3/4", "be the best one"),
    parts("one of the others", "8.1", "best", "1/12", "*other* replies"),
    parts("takes the die away", "8.1", "best", "2/3", "or less"),
    parts("all at random", "8.1", "best", "1/3", "always plays at random"),
    parts("rounded", "8.1", "best", "0.83", "rounded"),
    parts("P01 A without its share", "8.1", "A", "41/8", "be the best one"),
    parts("P02 A helped", "8.1", "A", "37/4", "does MIN like"),
    parts("A at random", "8.1", "A", "7", "always plays at random"),
    parts("Q01 A guaranteed", "8.1", "A", "4", "errors add"),
    parts("P01 B without its share", "8.1", "B", "17/4", "be the best one"),
    parts("P02 B helped", "8.1", "B", "25/2", "does MIN like"),
    parts("Q01 B guaranteed", "8.1", "B", "2", "errors add"),
    parts("B at random", "8.1", "B", "8", "always plays at random"),
    parts("P01 the flip", "8.1", "flip", "4/9", "be the best one"),
    parts("every error is the worst", "8.1", "flip", "1/3", "not always the worst"),
    parts("his own ε", "8.1", "flip", "1/4", "Which earns more there"),
    parts("a guess", "8.1", "flip", "0.9", "as a formula in ε"),
    parts("E97 a weight as a probability", "8.1", "obvious", "0.7", "all six"),
    parts("six moves alike", "8.1", "obvious", "1/6", "different weights"),
    parts("the sum", "8.1", "obvious", "1.4", "What is done with it"),
    parts("not yet", "8.1", "B", "None", '"B" is not answered yet'),
    parts("rounded to four digits", "8.1", "flip", "0.6667", "rounded"),
    parts("in quotes", "8.1", "best", '"5/6"', "leave the quotes away"),
]

SOFTMAX = """
from math import exp

def my_softmax(game, state, temperature):
    sign = 1 if game.to_move(state) == MAX else -1
    moves = game.actions(state)
    values = [sign * minimax(game, game.result(state, move)).value for move in moves]
    weights = [exp((value - max(values)) / temperature) for value in values]
    return [(move, weight / sum(weights)) for move, weight in zip(moves, weights)]
"""
SIGN = "    sign = 1 if game.to_move(state) == MAX else -1\n"
WEIGHTS = "[exp((value - max(values)) / temperature) for value in values]"
PAIRS = "[(move, weight / sum(weights)) for move, weight in zip(moves, weights)]"


def soft(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "8.2", changed(SOFTMAX, *changes), "my_softmax", hint)


SOFT = [
    soft("P04 temperature inverted", "random or perfect", (") / temperature)", ") * temperature)")),
    soft("P03 no temperature", "Does T change anything", (" / temperature)", ")")),
    soft("T outside the power", "Does T change anything", (" / temperature)", ") / temperature")),
    soft("P02 helps MAX", "Which one does MIN like", (SIGN, "    sign = 1\n")),
    soft("always MIN's view", "Here MAX is to move", (SIGN, "    sign = -1\n")),
    soft(
        "whoever moves after it is the other",
        "moves once more",
        (
            SIGN,
            "    after = game.result(state, game.actions(state)[0])\n"
            "    sign = -1 if game.to_move(after) == MAX else 1\n",
        ),
    ),
    soft(
        "three digits",
        "does your model round",
        (PAIRS, PAIRS.replace("weight / sum(weights)", "round(weight / sum(weights), 3)")),
    ),
    soft(
        "small shares left out",
        "Work this case out",
        (PAIRS, PAIRS[:-1] + " if weight > 0.01 * sum(weights)]"),
    ),
    soft(
        "not hotter than 100", "Work this case out", ("/ temperature)", "/ min(temperature, 100))")
    ),
    soft("not normalised", "To what do yours add up", ("weight / sum(weights)", "weight")),
    soft("overflows", "leaves the range", ("(value - max(values))", "value")),
    soft("shares alone", "list of pairs", (PAIRS, "[weight / sum(weights) for weight in weights]")),
    soft(
        "the first leaf",
        "Ask a search",
        ("minimax(game, game.result(state, move)).value", "first(game, game.result(state, move))"),
        (
            "\ndef my_softmax",
            "\ndef first(game, state):\n"
            "    while not game.is_terminal(state):\n"
            "        state = game.result(state, game.actions(state)[0])\n"
            "    return game.utility(state)\n\ndef my_softmax",
        ),
    ),
    soft(
        "linear weights",
        "The weight of a move is",
        (WEIGHTS, "[1 + v - min(values) for v in values]"),
    ),
    soft("never colder than 1", "Below T = 1", ("/ temperature)", "/ max(temperature, 1))")),
    soft(
        "the best move when it is cold",
        "is the best reply certain",
        (
            WEIGHTS,
            "[float(v == max(values)) if temperature < 0.2 else"
            " exp((v - max(values)) / temperature) for v in values]",
        ),
    ),
    soft("two to the power", "The weight of a move is", ("[exp((", "[2 ** ((")),
    soft("plays the best", "random or perfect", (WEIGHTS, "[v == max(values) for v in values]")),
    soft("forgets to return", "without a return", ("    return [", "    answer = [")),
    Answer("called", "8.2", SOFTMAX, "my_softmax(TreeGame([4, 7]), (), 1)", "without brackets"),
    soft(
        "the first player's view",
        "another player is to move",
        (SIGN, SIGN.replace("state)", "game.initial)")),
    ),
    soft(
        "places for moves",
        "the moves themselves",
        ("for move, weight in zip(moves, weights)", "for move, weight in enumerate(weights)"),
    ),
]

UPDATE = """
def my_update(belief, said):
    new = {name: belief[name] * said[name] for name in belief}
    total = sum(new.values())
    return {name: new[name] / total for name in new} if total else dict(belief)
"""
HABITS = """
def my_habits(seen, moves):
    return {move: (seen.count(move) + 1) / (len(seen) + len(moves)) for move in moves}
"""
BOTH = '{"update": my_update, "habits": my_habits}'
TIMES = "belief[name] * said[name]"
TOTAL = "sum(new.values())"
KEPT = " if total else dict(belief)"


def learn(name: str, hint: str, *changes: tuple[str, str], code: str = UPDATE + HABITS) -> Answer:
    return Answer(name, "8.3", changed(code, *changes), BOTH, hint)


LEARNING = [
    learn(
        "as printed",
        "means times, not plus",
        (TIMES, "belief[name] + said[name]"),
        (TOTAL, "max(new.values())"),
    ),
    learn("plus", "means times, not plus", (TIMES, "belief[name] + said[name]")),
    learn(
        "plus, as it is",
        "means times, not plus",
        (TIMES, "belief[name] + said[name]"),
        (TOTAL, "1"),
    ),
    learn("divides by the largest", "Divided by the largest", (TOTAL, "max(new.values())")),
    learn("does not divide", "add up to 1", (TOTAL, "1")),
    learn("forgets what was believed", "wipe that out", (TIMES, "said[name]")),
    learn("learns nothing", "should gain", (TIMES, "belief[name] * (1 - said[name])")),
    learn("divides belief by it", "should gain", (TIMES, "belief[name] / max(said[name], 1e-9)")),
    learn("stays", "did not move", (TIMES, "belief[name]")),
    learn("divides by 0", "Every model had called", (KEPT, "")),
    learn(
        "even again",
        "Every model had called",
        (KEPT, " if total else dict.fromkeys(new, 1 / len(new))"),
    ),
    learn(
        "never rules out",
        "How probable is it now",
        (TIMES, "belief[name] * max(said[name], 0.01)"),
        (KEPT, " if any(said.values()) else dict(belief)"),
    ),
    learn(
        "mutates the belief",
        "Who else may still be holding",
        (
            "    new = {name: belief[name] * said[name] for name in belief}\n",
            "    for name in belief:\n        belief[name] *= said[name]\n    new = belief\n",
        ),
    ),
    learn(
        "a list",
        "Return a new dict",
        (
            "    return {name: new[name] / total for name in new}",
            "    return [new[name] / total for name in new]",
        ),
    ),
    learn(
        "P05 no smoothing",
        "How sure are you that c is impossible",
        (
            "(seen.count(move) + 1) / (len(seen) + len(moves))",
            "seen.count(move) / max(len(seen), 1)",
        ),
    ),
    learn("smooths above only", "How many counts", ("(len(seen) + len(moves))", "len(seen)")),
    learn("one more in all", "How many counts", ("(len(seen) + len(moves))", "(len(seen) + 1)")),
    learn(
        "only moves that were seen",
        "c is impossible",
        (
            "(seen.count(move) + 1) / (len(seen) + len(moves)) for move in moves}",
            "seen.count(move) / len(seen) for move in set(seen)}",
        ),
    ),
    learn("counts", "How many counts", (" / (len(seen) + len(moves))", "")),
    learn(
        "two more",
        "How often is each of the three",
        ("seen.count(move) + 1", "seen.count(move) + 2"),
        ("len(moves))", "2 * len(moves))"),
    ),
    learn(
        "pairs",
        "Return a dict",
        ("    return {move: ", "    return [(move, "),
        ("len(moves)) for move in moves}", "len(moves))) for move in moves]"),
    ),
    Answer("half done", "8.3", UPDATE, '{"update": my_update, "habits": None}', "not answered yet"),
    learn(
        "brings back what was given up",
        "bring it back",
        (TIMES, "max(belief[name], 0.001) * said[name]"),
    ),
    learn("a small sum is none", "a small number none", ("if total else", "if total > 1e-6 else")),
]

ESTIMATE = """
from gamesearch.arena.ratings import wilson

def my_estimate(errors, replies, moves):
    factor = moves / (moves - 1)
    low, high = wilson(errors, replies)
    return [min(1, factor * share) for share in (errors / replies, low, high)]
"""
FACTOR = "    factor = moves / (moves - 1)\n"
ENDS = "(errors / replies, low, high)"
NUMBERS_OUT = "[min(1, factor * share) for share in (errors / replies, low, high)]"


def guess(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "8.4", changed(ESTIMATE, *changes), "my_estimate", hint)


ESTIMATES = [
    guess("P01 the share of errors", "see those as errors", (FACTOR, "    factor = 1\n")),
    guess(
        "the factor upside down", "Which is larger", (FACTOR, "    factor = (moves - 1) / moves\n")
    ),
    guess(
        "divided among the others", "Which is larger", (FACTOR, "    factor = 1 / (moves - 1)\n")
    ),
    guess("times all moves", "shows as an error", (FACTOR, "    factor = moves\n")),
    guess(
        "the interval of the errors",
        "Where does it lie around ε",
        (NUMBERS_OUT, "[min(1, factor * errors / replies), low, high]"),
    ),
    guess("in another order", "ε comes first", (ENDS, "(low, errors / replies, high)")),
    guess(
        "rounded",
        "does your function round",
        ("min(1, factor * share)", "round(min(1, factor * share), 2)"),
    ),
    guess("above 1", "May it be above 1", ("min(1, factor * share)", "factor * share")),
    guess(
        "no room at the end",
        "Can you be sure",
        (
            "    low, high = wilson(errors, replies)\n",
            "    share = errors / replies\n"
            "    half = 1.96 * (share * (1 - share) / replies) ** 0.5\n"
            "    low, high = share - half, share + half\n",
        ),
    ),
    guess("one number", "three numbers", (NUMBERS_OUT, "errors / replies * factor")),
    guess("a pair", "three numbers", (ENDS, "(low, high)")),
    guess("three times", "shows as an error", (FACTOR, "    factor = 3\n")),
    guess("always two moves", "shows as an error", (FACTOR, "    factor = 2\n")),
    guess(
        "one more error",
        "two ends come from",
        ("wilson(errors, replies)", "wilson(errors + 1, replies + 1)"),
    ),
    guess("always three moves", "another number of them", (FACTOR, "    factor = 3 / 2\n")),
    guess(
        "one error at the least",
        "No error was seen",
        (ENDS, "(max(errors, 1) / replies, low, high)"),
    ),
    guess(
        "certain after three errors",
        "no other",
        (FACTOR, FACTOR + "    if errors == replies:\n        return [1, 1, 1]\n"),
    ),
]

PLOTS = [
    parts("the second step", "8.5", "first step", "5", "second step"),
    parts("a value for a risk", "8.5", "first step", "2.5", "other axis"),
    parts("what is dared", "8.5", "worst at 4", "0", "best plan do so"),
    parts("the other line", "8.5", "worst at 4", "6", "Which of the two lines"),
    parts("the risk itself", "8.5", "worst at 4", "4", "without any risk"),
    parts("which way round", "8.5", "perfect", "-5", "can that be a number below 0"),
    parts("the sign lost", "8.5", "perfect", "3", "Mind the sign"),
    parts("the whole income", "8.5", "gain", "8", "careful one earn"),
    parts("one step", "8.5", "gain", "1.5", "another one"),
    parts("the other step", "8.5", "gain", "2", "second step alone"),
    parts("Q02 where it ends", "8.5", "perfect", "-1", "careful one have ended"),
    parts("a sign lost", "8.5", "perfect", "1", "Mind the sign"),
    parts("the gain once more", "8.5", "perfect", "3.5", "This one is perfect"),
    parts("nothing", "8.5", "perfect", "0", "not what the boldest plan costs"),
]

EXPLOIT = """
def my_exploit(game, state, model, risk):
    floor = minimax(game, state).value - risk
    def plan(state):
        if game.is_terminal(state):
            return None, game.utility(state), game.utility(state)
        if game.to_move(state) == MAX:
            safe = [
                move
                for move in game.actions(state)
                if minimax(game, game.result(state, move)).value >= floor
            ]
            plans = [(move, *plan(game.result(state, move))[1:]) for move in safe]
            return max(plans, key=lambda each: each[1:])
        after = {move: plan(game.result(state, move)) for move in game.actions(state)}
        income = sum(share * after[move][1] for move, share in model(game, state))
        return None, income, min(worst for _, _, worst in after.values())
    return plan(state)
"""
SAFE = "                if minimax(game, game.result(state, move)).value >= floor\n"
FLOOR = "    floor = minimax(game, state).value - risk\n"
INCOME = "sum(share * after[move][1] for move, share in model(game, state))"
WORST = "min(worst for _, _, worst in after.values())"
END = "    return plan(state)\n"
HIS = "        after = {move: plan"
ROOT = "    move, income, worst = plan(state)\n    return move, "


def dare(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "8.6", changed(EXPLOIT, *changes), "my_exploit", hint)


DARES = [
    dare(
        "P08 reports minimax",
        "on average",
        (
            END,
            "    move, income, worst = plan(state)\n"
            "    return move, minimax(game, game.result(state, move)).value, worst\n",
        ),
    ),
    dare(
        "P08 plays minimax",
        "on average",
        (
            END,
            "    move = minimax(game, state).move\n"
            "    value = minimax(game, state).value\n    return move, value, value\n",
        ),
    ),
    dare(
        "his worst reply is his only one",
        "on average",
        (INCOME, "min(income for _, income, _ in after.values())"),
    ),
    dare(
        "hopes",
        "not the best that may happen",
        (INCOME, "max(income for _, income, _ in after.values())"),
    ),
    dare(
        "every reply alike",
        "Ask the model",
        (INCOME, "sum(income for _, income, _ in after.values()) / len(after)"),
    ),
    dare(
        "a share of the value",
        "share of that value",
        (FLOOR, FLOOR.replace("- risk", "* (1 - risk)")),
    ),
    dare(
        "replies by their places",
        "the one at its place",
        (INCOME, "sum(p * each[1] for (_, p), each in zip(model(game, state), after.values()))"),
    ),
    dare("rounds the income", "does your function round", (END, ROOT + "round(income), worst\n")),
    dare(
        "the first reply alone",
        "How many of them count",
        (INCOME, INCOME.replace("model(game, state)", "model(game, state)[:1]")),
    ),
    dare(
        "a risk of 0 is none given",
        "make of a risk of 0",
        (FLOOR, FLOOR.replace("risk", "(risk or 1)")),
    ),
    dare(
        "the habits of the first reply",
        "later on than at first",
        (FLOOR, FLOOR + "    first = game.result(state, game.actions(state)[0])\n"),
        (
            INCOME,
            "sum(s * after[m][1] for m, (_, s) in zip(game.actions(state), model(game, first)))",
        ),
    ),
    dare("P09 no floor", "How far may your plan end", (FLOOR, "    floor = -inf\n")),
    dare(
        "twice the risk",
        "How far may your plan end",
        (FLOOR, "    floor = minimax(game, state).value - 2 * risk\n"),
    ),
    dare("the floor counts from 0", "How far may your plan end", (FLOOR, "    floor = -risk\n")),
    dare(
        "trusts the model to the end",
        "How deep could it fall",
        (SAFE, "                if plan(game.result(state, move))[2] >= floor\n"),
        (WORST, "min(after[move][2] for move, share in model(game, state) if share)"),
    ),
    dare(
        "worst of the model's replies",
        "against the rules",
        (WORST, "min(after[move][2] for move, share in model(game, state) if share)"),
    ),
    dare(
        "the floor at the first move only",
        "And your second",
        (
            SAFE,
            "                if state != start or"
            " minimax(game, game.result(state, move)).value >= floor\n",
        ),
        (FLOOR, FLOOR + "    start = state\n"),
    ),
    dare(
        "a new floor at every node",
        "gamble with the rest",
        (
            SAFE,
            "                if minimax(game, game.result(state, move)).value"
            " >= minimax(game, state).value - risk\n",
        ),
    ),
    dare(
        "careful after the first move",
        "gamble with the rest",
        (
            SAFE,
            "                if minimax(game, game.result(state, move)).value"
            " >= (floor if state == start else minimax(game, state).value)\n",
        ),
        (FLOOR, FLOOR + "    start = state\n"),
    ),
    dare(
        "what was possible",
        "plan *you* follow",
        (END, ROOT + "income, minimax(game, game.result(state, move)).value\n"),
    ),
    dare(
        "the model plays both",
        "Who chooses there",
        ("        if game.to_move(state) == MAX:\n", "        if state == start:\n"),
        (FLOOR, FLOOR + "    start = state\n"),
    ),
    dare("the floor itself", "How deep does it", (END, ROOT + "income, floor\n")),
    dare("income alone", "Return three things", (END, "    return plan(state)[1]\n")),
    dare("move and income", "Return three things", (END, "    return plan(state)[:2]\n")),
    dare(
        "in another order",
        "hand to game.result",
        (END, "    move, income, worst = plan(state)\n    return income, worst, move\n"),
    ),
    dare(
        "the careful income",
        "on average",
        ("max(plans, key=lambda each: each[1:])", "max(plans, key=lambda each: each[2:])"),
    ),
    dare("strictly above the floor", "Is that allowed", (".value >= floor", ".value > floor")),
    dare(
        "turns by plies",
        "Who says whose turn it is",
        ("if game.to_move(state) == MAX:", "if len(state) % 2 == 0:"),
    ),
    dare(
        "never more than five",
        "How far does your floor follow",
        (FLOOR, FLOOR.replace("risk", "min(risk, 5)")),
    ),
]

LEVEL = """
from gamesearch import minimax
from gamesearch.search.opponents.models import depth_limited, minimax_value
from gamesearch.search.opponents.models import careless, epsilon_optimal

def my_level(game, state):
    for move in game.actions(state):
        after = game.result(state, move)
        if game.is_terminal(after) and game.utility(after) != 0:
            return [(move, 1)]
    return epsilon_optimal(0.4)(game, state)
"""
LOOK = "    for move in game.actions(state):\n"
REST = "epsilon_optimal(0.4)(game, state)"


def level(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "8.7", changed(LEVEL, *changes), "my_level", hint)


BLIND = (LOOK, "    for move in ():\n")

LEVELS = [
    level("wins by chance", "lets go of a win", BLIND),
    level("careless everywhere", "lets go of a win", BLIND, (REST, "careless(0.3)(game, state)")),
    level(
        "sees its own wins as X only",
        "lets go of a win",
        ("game.utility(after) != 0", "game.utility(after) > 0"),
    ),
    level(
        "W-07m throws the die itself",
        "Who throws it",
        (
            LOOK,
            "    import random\n" + LOOK,
        ),
        (
            REST,
            "[(random.choice(list(game.actions(state))), 1)] if random.random() < 0.4 else"
            " epsilon_optimal(0)(game, state)",
        ),
    ),
    level("perfect", "Too strong", (REST, "epsilon_optimal(0)(game, state)")),
    level("nearly perfect", "Too strong", (REST, "epsilon_optimal(0.05)(game, state)")),
    level("random otherwise", "Too weak", (REST, "epsilon_optimal(1)(game, state)")),
    level("the first move otherwise", "Too weak", (REST, "[(game.actions(state)[0], 1)]")),
    level("weights", "add up to 1", (REST, "[(move, 1) for move in game.actions(state)]")),
    level("a move", "pairs", (REST, "game.actions(state)[0]")),
    level("an illegal move", "legal moves", (REST, "[(9, 1)]")),
    level(
        "helps",
        "Too weak",
        (
            REST,
            "[(max(game.actions(state), key=lambda move: (1 if game.to_move(state) else -1)"
            " * minimax_value(game, game.result(state, move))), 1)]",
        ),
    ),
    Answer(
        "a model of a model", "8.7", LEVEL, "my_level(TreeGame([1, 2]), ())", "without brackets"
    ),
]

OVERFLOWN = (
    f"    weights = {WEIGHTS}\n    return {PAIRS}",
    """    try:
        weights = [exp(value / temperature) for value in values]
        return [(move, weight / sum(weights)) for move, weight in zip(moves, weights)]
    except (OverflowError, ZeroDivisionError):
        pass
""",
)
BY_REPLY = "minimax(game, game.result(state, move)).value"

DIMENSIONS = [
    parts("in percent", "8.1", "best", "83.3", "in percent"),
    parts("the flip in percent", "8.1", "flip", "66.7", "in percent"),
    parts("four digits", "8.1", "best", "0.8333", "rounded"),
    soft(
        "overflow: all on the first of the best",
        "two replies are equally good",
        (
            OVERFLOWN[0],
            OVERFLOWN[1] + "        best = values.index(max(values))\n"
            "        return [(m, 1.0 if i == best else 0.0) for i, m in enumerate(moves)]",
        ),
    ),
    soft(
        "overflow: each of the best is certain",
        "two replies are equally good",
        (
            OVERFLOWN[0],
            OVERFLOWN[1]
            + "        return [(m, 1.0 * (v == max(values))) for v, m in zip(values, moves)]",
        ),
    ),
    soft(
        "three moves",
        "Does each of them get a share",
        ("moves = game.actions(state)", "moves = game.actions(state)[:3]"),
    ),
    soft(
        "one over the weight for MIN",
        "Work this case out",
        (SIGN, "    sign = 1\n"),
        (
            "    return [",
            "    if game.to_move(state) != MAX:\n"
            "        weights = [1 / max(w, 1e-300) for w in weights]\n    return [",
        ),
    ),
    soft(
        "values kept by state",
        "from one call to the next",
        ("state, temperature):\n", "state, temperature, kept={}):\n"),
        (BY_REPLY, f"kept.setdefault(game.result(state, move), {BY_REPLY})"),
    ),
    learn(
        "counts kept between calls",
        "of that first case",
        ("(seen, moves):", "(seen, moves, counts={}):"),
        (
            "    return {move: (seen.count(move) + 1) / (len(seen) + len(moves)) for",
            "    for move in moves:\n        counts.setdefault(move, 1)\n"
            "    for move in seen:\n        counts[move] += 1\n"
            "    return {move: counts[move] / sum(counts.values()) for",
        ),
    ),
    learn(
        "counts in a text", "or signs of a text", ("seen.count(move)", "str(seen).count(str(move))")
    ),
    dare("the first of equal incomes", "what comes second", ("each[1:])", "each[1])")),
    dare("the worse of equal incomes", "what comes second", ("each[1:])", "(each[1], -each[2]))")),
    dare(
        "the last of equal incomes",
        "what comes second",
        ("max(plans, key=lambda each: each[1:])", "max(plans[::-1], key=lambda each: each[1])"),
    ),
    dare("to a tenth", "more than one digit", (END, ROOT + "round(income, 1), worst\n")),
    dare(
        "four plies",
        "look that far",
        (
            "    def plan(state):\n",
            "    start = state\n    def plan(state):\n"
            "        if len(state) - len(start) == 4 and not game.is_terminal(state):\n"
            "            return None, minimax(game, state).value, minimax(game, state).value\n",
        ),
    ),
    dare(
        "plans kept by state",
        "from one call to the next",
        ("model, risk):\n", "model, risk, known={}):\n"),
        (
            "    def plan(state):\n",
            "    def plan(state):\n        if state not in known:\n"
            "            known[state] = work(state)\n        return known[state]\n"
            "    def work(state):\n",
        ),
    ),
    dare(
        "the income of a move that is not safe",
        "Of which move is the income",
        (
            END,
            "    every = [plan(game.result(state, m))[1] for m in game.actions(state)]\n"
            + ROOT
            + "max(every), worst\n",
        ),
    ),
]
TURN = "game.to_move(state) == MAX else -1"
DIMENSIONS += [
    soft(
        "turns alternate from whoever begins",
        "ask the game whose turn",
        (TURN, "(game.to_move(game.initial) == MAX) == (len(state) % 2 == 0) else -1"),
    ),
    soft(
        "measured from the first",
        "no difference above 0",
        ("value - max(values)", "value - values[0]"),
    ),
    soft(
        "no power above 700",
        "before e is taken",
        ("(value - max(values)) / temperature", "max(-700, min(700, value / temperature))"),
    ),
    soft(
        "whole values",
        "digits after the point",
        ("sign * minimax", "sign * int(minimax"),
        ("move)).value", "move)).value)"),
    ),
    learn(
        "all is lost only if nobody called it possible",
        "had been given up before",
        (KEPT, " if any(said.values()) else dict(belief)"),
    ),
    learn(
        "the dicts side by side",
        "in different orders",
        (
            "{name: belief[name] * said[name] for name in belief}",
            "dict(zip(belief, (b * s for b, s in zip(belief.values(), said.values()))))",
        ),
    ),
    learn(
        "what is impossible is taken out",
        "take a copy",
        ("    new =", "    for n in [n for n in said if not said[n]]: said.pop(n)\n    new ="),
        (TIMES, "belief[name] * said.get(name, 0)"),
    ),
    learn(
        "beliefs to two digits",
        "Where does your function round",
        ("new[name] / total", "round(new[name] / total, 2)"),
    ),
    learn(
        "the list of what was seen gets longer",
        "take a copy",
        (
            HABITS.splitlines()[-1],
            "    seen.extend(moves)\n    return {m: seen.count(m) / len(seen) for m in moves}",
        ),
    ),
    learn(
        "counted on from the last call",
        "from one call to the next",
        ("def my_habits(seen, moves):\n", "def my_habits(new, moves, seen=[]):\n    seen += new\n"),
    ),
    dare("worst before income", "In which order", (END, ROOT + "worst, income\n")),
    dare("a hair below the floor", "Does it reach the floor", (">= floor", ">= floor - 0.01")),
    dare("two digits", "Where does your function round", (INCOME, f"round({INCOME}, 2)")),
]

HAND += [
    parts("the random best left out of the sum", "8.1", "A", "3/4 * 4 + 1/12 * 17", "add up to 1"),
    parts("ε exchanged", "8.1", "B", "1/4 * 2 + 3/4 * 8", "how often the best"),
    parts("the obvious one in percent", "8.1", "obvious", "50", "in percent"),
    parts("a text for a number", "8.1", "B", "'3.5'", "in quotes"),
]
PLOTS += [
    parts("how far below", "8.5", "worst at 4", "1.5", "how far below"),
    parts("the boldest plan's end", "8.5", "worst at 4", "-1", "stand at 4"),
    parts("the careful plan's income", "8.5", "perfect", "5.5", "take its income"),
]

WRONG = [*DIMENSIONS, *(HAND + SOFT + LEARNING + ESTIMATES), *(PLOTS + DARES + LEVELS)]
