"""Wrong answers to the exercises on evaluation, each with part of the hint it must get."""

from __future__ import annotations

from ..catalogue import Answer, changed

BY_HAND = {"material": 4, "value": 4.1, "at half a pawn": 6.5, "Black plays": "B"}


def by_hand(name: str, hint: str, part: str, given: object) -> Answer:
    return Answer(name, "6.1", "", repr(BY_HAND | {part: given}), hint)


TRACED = [
    by_hand("E01 White's alone", "other side", "material", 35),
    by_hand("Black's alone", "other side", "material", 31),
    by_hand("both added", "Add or subtract", "material", 66),
    by_hand("from Black's side", "From whose side", "material", -4),
    by_hand("doubled pawns are good", "Does it raise", "value", 5.1),
    by_hand("no doubled pawns", "which of the three is missing", "value", 4.6),
    by_hand("material alone", "material alone", "value", 4),
    by_hand("E01 White's alone, all of it", "other side", "value", 37.9),
    by_hand("forgets the pawns then", "still count", "at half a pawn", 7),
    by_hand("White's moves alone", "more than Black", "at half a pawn", 20.5),
    by_hand("W-05b pieces counted", "weighed, or counted", "material", 2),
    by_hand("W-05b pieces counted, and the rest", "counted, or weighed", "value", 2.1),
    by_hand("W-05a White's moves alone", "more than Black", "value", 6.9),
    by_hand("any other number", "Only one of the three terms", "at half a pawn", 9),
    by_hand("highest for Black", "White's favourite", "Black plays", "A"),
    by_hand("nearest to nothing", "Nearest to nothing", "Black plays", "C"),
    by_hand("the second highest", "good for Black", "Black plays", "D"),
    by_hand("a word", "a letter", "Black plays", "lowest"),
    by_hand("half of it", "not answered", "Black plays", None),
]

EVALUATE = """
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
def my_evaluate(game, state):
    cells = game.cells(state)
    lines = ["".join(cells[cell] for cell in line) for line in LINES]
    if "XXX" in lines:
        return 100
    if "OOO" in lines:
        return -100
    return sum("O" not in line for line in lines) - sum("X" not in line for line in lines)
"""
SUM = 'sum("O" not in line for line in lines) - sum("X" not in line for line in lines)'
ENDS = (
    '    if "XXX" in lines:\n        return 100\n    if "OOO" in lines:\n        return -100\n',
    "",
)


def evaluate(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "6.2", changed(EVALUATE, *changes), "my_evaluate", hint)


EVALUATIONS = [
    evaluate(
        "three in a row are sought in the text",
        "In which directions",
        ('"XXX" in lines', '"XXX" in cells'),
        ('"OOO" in lines', '"OOO" in cells'),
    ),
    evaluate(
        "E01 counts own chances only",
        "forget to subtract",
        (SUM, 'sum("X" in line and "O" not in line for line in lines)'),
    ),
    evaluate("E02 a win counts 3", "Is a win larger", ("100", "3")),
    evaluate("E02 a win counts 1", "Is a win larger", ("100", "1")),
    evaluate("E04 the end is not looked at", "know that it is won", ENDS),
    evaluate("E05 counts stones", "Counting stones", (SUM, 'cells.count("X") - cells.count("O")')),
    evaluate("nothing but wins", "no more than an edge", (SUM, "0")),
    evaluate(
        "from the side of whoever moves",
        "The same for both",
        (
            "    return sum",
            "    sign = 1 if game.to_move(state) == MAX else -1\n    return sign * (sum",
        ),
        ('"X" not in line for line in lines)\n', '"X" not in line for line in lines))\n'),
    ),
    evaluate("one diagonal forgotten", "All corners are alike", (", (2, 4, 6)]", "]")),
    evaluate("rows only", "Rows are like columns", (", (0, 3, 6), (1, 4, 7), (2, 5, 8)", "")),
    evaluate("no columns", "Rows are like columns", ("(0, 3, 6), (1, 4, 7), (2, 5, 8), ", "")),
    evaluate("O's win forgotten", "do not cancel", ("return -100", "return 0")),
    evaluate("O's win is good", "do not cancel", ("return -100", "return 100")),
    evaluate(
        "turned round", "the right way round", ("return sum", "return -sum"), ("- sum", "+ sum")
    ),
    evaluate(
        "cells numbered",
        "All corners are alike",
        (SUM, "sum(n * ((c == 'X') - (c == 'O')) for n, c in enumerate(cells))"),
    ),
    evaluate(
        "turned with every stone",
        "depend on how many stones",
        (
            "    return sum",
            "    sign = 1 if cells.count('.') % 2 == 0 else -1\n    return sign * (sum",
        ),
        ('"X" not in line for line in lines)\n', '"X" not in line for line in lines))\n'),
    ),
    evaluate("no return", "no number", ("    return sum", "    sum")),
    evaluate("always 1", "The same for both", (SUM, "1")),
    evaluate(
        "not done",
        "finish exercise 6.2 first",
        ("    cells = game", "    raise NotImplementedError('exercise 6.2')\n    cells = game"),
    ),
    Answer(
        "called",
        "6.2",
        EVALUATE,
        "my_evaluate(TicTacToe(), TicTacToe().initial)",
        "without brackets",
    ),
]

QUIESCENCE = """
def my_quiescence(game, state, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    best = evaluate(game, state)
    better = max if game.to_move(state) == MAX else min
    for move in game.actions(state):
        if game.capture(state, move) is not None:
            best = better(best, my_quiescence(game, game.result(state, move), evaluate))
    return best
"""
TERMINAL = "    if game.is_terminal(state):\n        return game.utility(state)\n"
BEST = "    best = evaluate(game, state)\n"
LOUD = "        if game.capture(state, move) is not None:\n            best"


def quiet(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "6.3", changed(QUIESCENCE, *changes), "my_quiescence", hint)


NO_PAT = """
def my_quiescence(game, state, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    better = max if game.to_move(state) == MAX else min
    captures = [m for m in game.actions(state) if game.capture(state, m) is not None]
    if not captures:
        return evaluate(game, state)
    return better(my_quiescence(game, game.result(state, m), evaluate) for m in captures)
"""
SEARCHES = [
    Answer("E07 must capture", "6.3", NO_PAT, "my_quiescence", "Must a player capture"),
    quiet(
        "E07 starts from minus infinity",
        "says 4",
        (BEST, "    best = -inf if game.to_move(state) == MAX else inf\n"),
    ),
    quiet(
        "E08 both maximise",
        "judged right after",
        ("max if game.to_move(state) == MAX else min", "max"),
    ),
    quiet("the players swapped", "Must a player capture", ("== MAX", "!= MAX")),
    quiet("no end tested", "the game is over", (TERMINAL, "")),
    quiet(
        "all moves searched",
        "quiet move was searched",
        (LOUD, "        if True:\n            best"),
    ),
    quiet("only quiet moves", "quiet move was searched", ("is not None", "is None")),
    quiet(
        "stops after the first capture",
        "How many does your loop look at",
        ("evaluate))\n", "evaluate))\n            return best\n"),
    ),
    quiet("never captures", "When does yours", ("is not None:", "is not None and False:")),
    quiet("returns None at the end", "Does every way", ("    return best\n", "")),
    quiet(
        "E08 negamax on MAX's values",
        "whose view",
        ("    better = max if game.to_move(state) == MAX else min\n", ""),
        (
            "better(best, my_quiescence(game, game.result(state, move), evaluate))",
            "max(best, -my_quiescence(game, game.result(state, move), evaluate))",
        ),
    ),
    quiet(
        "turns by the number of plies",
        "Whom do you ask",
        ("game.to_move(state) == MAX", "(len(state) + game.to_move(())) % 2 == 0"),
    ),
    quiet(
        "two captures deep",
        "How deep",
        (
            "def my_quiescence(game, state, evaluate):",
            "def my_quiescence(game, state, evaluate, left=2):",
        ),
        (TERMINAL, TERMINAL + "    if left == 0:\n        return evaluate(game, state)\n"),
        (", evaluate))", ", evaluate, left - 1))"),
    ),
    quiet(
        "twelve captures deep",
        "After how many",
        (
            "def my_quiescence(game, state, evaluate):",
            "def my_quiescence(game, state, evaluate, left=12):",
        ),
        (TERMINAL, TERMINAL + "    if left == 0:\n        return evaluate(game, state)\n"),
        (", evaluate))", ", evaluate, left - 1))"),
    ),
    quiet(
        "whole numbers", "make a whole number", ("    return best\n", "    return round(best)\n")
    ),
    quiet(
        "a draw is taken for no end",
        "take that 0",
        (TERMINAL, TERMINAL.replace("(state):", "(state) and game.utility(state):")),
    ),
    quiet(
        "remembers the state and not the game",
        "remember from one call",
        (
            "def my_quiescence(game, state, evaluate):",
            "SEEN = {}\ndef my_quiescence(game, state, evaluate):\n"
            "    if state not in SEEN:\n        SEEN[state] = work(game, state, evaluate)\n"
            "    return SEEN[state]\n\ndef work(game, state, evaluate):",
        ),
    ),
    quiet(
        "W-05f only captures that gain at once",
        "look good at once",
        (
            LOUD,
            "        after = evaluate(game, game.result(state, move))\n"
            "        if game.capture(state, move) is not None and better(after, best) != best:\n"
            "            best",
        ),
    ),
    quiet(
        "W-05g content when ahead",
        "When does yours",
        (
            BEST,
            BEST
            + "    if best and (best > 0) == (game.to_move(state) == MAX):\n        return best\n",
        ),
    ),
    quiet(
        "without an end",
        "called itself without end",
        ("game.result(state, move), evaluate)", "state, evaluate)"),
    ),
    quiet(
        "not done",
        "finish exercise 6.3 first",
        (BEST, "    raise NotImplementedError('exercise 6.3')\n"),
    ),
]

FOUR = """
from gamesearch.evaluation.windows import windows
def my_evaluate_four(game, state):
    weights = {3: 0.03, 2: 0.01}
    total = 0
    for window in windows(game, state):
        if "O" not in window:
            total += weights.get(window.count("X"), 0)
        elif "X" not in window:
            total -= weights.get(window.count("O"), 0)
    rows = [row.split() for row in game.show(state).splitlines()[:-1]]
    middle = len(rows[0]) // 2
    for row in rows:
        for cell in row[middle - 1 : middle + 1]:
            total += 0.01 * ((cell == "X") - (cell == "O"))
    return total
"""


def four(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "6.4", changed(FOUR, *changes), "my_evaluate_four", hint)


DESIGNS = [
    four("all the same", "knew nothing", ("return total", "return 0")),
    four("turned round", "loses almost every game", ("return total", "return -total")),
    four(
        "E02 guesses beyond a win",
        "beyond every guess",
        ("0.03", "3"),
        ("2: 0.01", "2: 1"),
        ("0.01 *", "0 *"),
    ),
    four("threes alone", "beyond every guess", (", 2: 0.01", ""), ("0.01 *", "0 *")),
    four("pairs alone", "three stones", ("3: 0.03, ", ""), ("0.01 *", "0 *")),
    four(
        "W-05i good for whoever is to move",
        "depends on who is to move",
        ("return total", "return total if game.to_move(state) == MAX else -total"),
    ),
    four("no number", "no number", ("return total", "return 'good'")),
    four("the centre alone", "three stones", ("0.03", "0"), ("2: 0.01", "2: 0")),
]

INTERVAL = """
def my_interval(points, games):
    z = 1.96
    share = points / games
    middle = share + z**2 / (2 * games)
    half = z * (share * (1 - share) / games + z**2 / (4 * games**2)) ** 0.5
    return (middle - half) / (1 + z**2 / games), (middle + half) / (1 + z**2 / games)
"""
VERDICTS = {"a": "open", "b": "better", "c": "open", "d": "better", "e": "worse", "f": "open"}
WORDS = f'{{"interval": my_interval, **{VERDICTS!r}}}'


def interval(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "6.5", changed(INTERVAL, *changes), WORDS, hint)


def said(row: str, word: object, hint: str) -> Answer:
    given = f'{{"interval": my_interval, **{VERDICTS | {row: word}!r}}}'
    return Answer(f"{row} {word}", "6.5", INTERVAL, given, hint)


WALD = """
def my_interval(points, games):
    share = points / games
    half = 1.96 * (share * (1 - share) / games) ** 0.5
    return share - half, share + half
"""
LUCK = [
    Answer("the simple formula", "6.5", WALD, WORDS, "knows no doubt"),
    interval(
        "in percent",
        "points, or percent",
        ("(middle - half) /", "100 * (middle - half) /"),
        ("(middle + half) /", "100 * (middle + half) /"),
    ),
    interval(
        "the ends swapped",
        "low end comes first",
        ("middle - half", "middle + half"),
        (", (middle + half)", ", (middle - half)"),
    ),
    interval(
        "W-05k whole numbers for the share", "is it 0.8", ("points / games", "points // games")
    ),
    interval(
        "W-05l the middle and half the width",
        "Asked for are the two ends",
        ("(middle - half) /", "middle /"),
        ("(middle + half) /", "half /"),
    ),
    interval("z of ninety percent", "another z", ("z = 1.96", "z = 1.645")),
    interval("z = 2", "another z", ("z = 1.96", "z = 2")),
    interval("a draw lost", "A draw brings", ("points / games", "int(points) / games")),
    interval(
        "nothing is certain",
        "no doubt at all",
        ("    share =", "    if not points:\n        return 0.0, 0.0\n    share ="),
    ),
    interval(
        "rounded",
        "does your function round",
        (
            "return (middle - half) / (1 + z**2 / games)",
            "low = (middle - half) / (1 + z**2 / games)",
        ),
        (", (middle + half)", "\n    high = (middle + half)"),
        (
            "+ half) / (1 + z**2 / games)",
            "+ half) / (1 + z**2 / games)\n    return round(low, 2), round(high, 2)",
        ),
    ),
    interval("z = 1", "another z", ("z = 1.96", "z = 1")),
    interval("z forgotten before the root", "z = 1.96", ("z * (share", "(share")),
    interval("not divided", "What are both divided by", (" / (1 + z**2 / games)", "")),
    interval("no root", "what stands under the root", ("** 0.5", "")),
    interval(
        "centred on the share",
        "the share itself",
        ("(middle - half) / (1 + z**2 / games)", "share - half"),
        ("(middle + half) / (1 + z**2 / games)", "share + half"),
    ),
    interval(
        "one number",
        "is not what the exercise asks for",
        ("return (middle - half) / (1 + z**2 / games), ", "return "),
    ),
    said("a", "better", "Can one tell"),
    said("b", "open", "On which"),
    said("c", "better", "Can one tell"),
    said("d", "open", "On which"),
    said("e", "better", "On which"),
    said("f", "worse", "Can one tell"),
    said("f", "equal", "Answer better, worse or open"),
    said("f", None, "not answered"),
]


def worth(name: str, hint: str, value: str) -> Answer:
    code = f"def my_worth(eaten, time):\n    return {value}\n"
    return Answer(name, "6.6", code, "my_worth", hint)


HURRIES = [
    worth("as it was", "Eat now, or eat later", "10 * len(eaten)"),
    worth("E78 a cost per move", "Eat now, or eat later", "10 * len(eaten) - time"),
    worth("discounted as of now", "Eat now, or eat later", "10 * len(eaten) * 0.9 ** time"),
    worth("a dear cost", "Eat now, or eat later", "10 * len(eaten) - 100 * time"),
    worth("later is better", "the early or the late one", "sum(10 * 1.1 ** t for t in eaten)"),
    worth("what is left of the time", "with the last move", "sum(time - t for t in eaten)"),
    worth("time alone", "more than no meal", "-sum(eaten)"),
    worth("becomes negative", "after ten moves", "10 * len(eaten) - sum(eaten)"),
    worth(
        "only the first meal",
        "Does the second one count",
        "10 * len(eaten) - (eaten[0] if eaten else 0)",
    ),
    worth("becomes negative later", "ninetieth move", "sum(10 - t / 2 for t in eaten)"),
    worth("nothing after forty moves", "ninetieth move", "sum(max(0, 10 - t / 4) for t in eaten)"),
    worth("needs a meal", "IndexError", "10 * len(eaten) - eaten[-1]"),
    worth("no number", "no number", "None"),
]

FIT = """
from math import exp

def my_fit(rows, points):
    weights = [0.0] * len(rows[0])
    for _ in range(300):
        slopes = [0.0] * len(weights)
        for row, point in zip(rows, points):
            guess = sum(w * f for w, f in zip(weights, row))
            error = 1 / (1 + exp(-guess)) - point
            slopes = [slope + error * f / len(rows) for slope, f in zip(slopes, row)]
        weights = [w - 0.5 * slope for w, slope in zip(weights, slopes)]
    return weights
"""
CURVE = "1 / (1 + exp(-guess)) - point"


def fit(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "6.7", changed(FIT, *changes), "my_fit", hint)


FITS = [
    fit("no step at all", "hardly moved", ("range(300)", "range(0)")),
    fit("a few steps", "too small", ("range(300)", "range(2)")),
    fit("up in place of down", "wrong direction", ("w - 0.5", "w + 0.5")),
    fit(
        "the points themselves",
        "without the curve",
        (CURVE, "0.5 + guess / 4 - point"),
        ("w - 0.5", "w - 0.1"),
    ),
    fit(
        "a sum for a mean",
        "the weights grow without end",
        (" / len(rows)", ""),
        ("w - 0.5", "w - 5"),
    ),
    fit(
        "only the first feature learns",
        "its own slope",
        ("error * f / len", "error * row[0] / len"),
    ),
    fit(
        "draws left out",
        "make of a half",
        (
            "            guess =",
            "            if point == 0.5:\n                continue\n            guess =",
        ),
    ),
    fit(
        "no weight above 1",
        "stop at a limit",
        ("return weights", "return [max(-1, min(w, 1)) for w in weights]"),
    ),
    fit("one number", "Three features", ("return weights", "return weights[0]")),
    fit("nothing", "without a return", ("    return weights\n", "")),
    Answer("called", "6.7", FIT, "my_fit([[1]], [1])", "without brackets"),
]

TRACED += [
    by_hand("every difference for White", "What do those do", "material", 10),
    by_hand("no bishops", "What do those do", "material", 7),
    by_hand("moves unweighed", "six moves more", "value", 9.5),
    by_hand("half a pawn on top", "before, too", "at half a pawn", 7.1),
    by_hand("without the material", "What else is in", "at half a pawn", 2.5),
]
EVALUATIONS += [
    evaluate(
        "a draw is a loss for X",
        "For whom is a draw better",
        ("    return sum", '    if "." not in cells:\n        return -50\n    return sum'),
    ),
]
SEARCHES += [
    quiet(
        "content with the first gain",
        "second gains more",
        (
            "evaluate))\n",
            "evaluate))\n"
            "            if best != evaluate(game, state):\n                return best\n",
        ),
    ),
    quiet(
        "two moves at each position",
        "How many does your loop look at",
        ("in game.actions(state):", "in list(game.actions(state))[:2]:"),
    ),
    quiet(
        "only captures of something larger",
        "leave out",
        (
            "is not None:",
            "is not None and game.capture(state, move)[0] >= game.capture(state, move)[1]:",
        ),
    ),
    quiet(
        "only large differences",
        "leave out",
        (
            LOUD,
            "        after = evaluate(game, game.result(state, move))\n"
            "        if game.capture(state, move) is not None and abs(after - best) >= 0.5:\n"
            "            best",
        ),
    ),
]
GUARD = "    if points == games:\n        return 0.0, 1.0\n    share ="
LUCK += [
    interval("anything is possible", "says nothing at all", ("    share =", GUARD)),
    interval(
        "in a set",
        "something that has an order",
        ("return (middle", "return {(middle"),
        ("(middle + half) / (1 + z**2 / games)", "(middle + half) / (1 + z**2 / games)}"),
    ),
    interval(
        "never below a hundredth",
        "What does your function do",
        (
            "return (middle - half) / (1 + z**2 / games)",
            "return max(0.01, (middle - half) / (1 + z**2 / games))",
        ),
    ),
    interval("games and points", "lie between 0 and 1", ("(points, games)", "(games, points)")),
]
FITS += [
    fit(
        "the first fifty positions",
        "to the last one",
        ("zip(rows, points):", "list(zip(rows, points))[:50]:"),
    ),
    fit("whole weights", "whole numbers", ("return weights", "return [round(w) for w in weights]")),
    fit(
        "no weight below 0", "be below 0", ("return weights", "return [max(0, w) for w in weights]")
    ),
    fit("the curve the other way", "grow with the guess", ("exp(-guess)", "exp(guess)")),
]

ROOT_NOT_ASKED = """
def my_quiescence(game, state, evaluate):
    best = evaluate(game, state)
    better = max if game.to_move(state) == MAX else min
    for move in game.actions(state):
        if game.capture(state, move) is not None:
            after = game.result(state, move)
            over = game.is_terminal(after)
            value = game.utility(after) if over else my_quiescence(game, after, evaluate)
            best = better(best, value)
    return best
"""
RECAPTURES = """
def my_quiescence(game, state, evaluate, square=None):
    if game.is_terminal(state):
        return game.utility(state)
    best = evaluate(game, state)
    better = max if game.to_move(state) == MAX else min
    for move in game.actions(state):
        to = move[1] if isinstance(move, tuple) else None
        if game.capture(state, move) is not None and square in (None, to):
            best = better(best, my_quiescence(game, game.result(state, move), evaluate, to))
    return best
"""
QUIET_STATIC = """
def my_quiescence(game, state, evaluate):
    if game.is_terminal(state):
        return game.utility(state)
    values = [evaluate(game, state)]
    for move in game.actions(state):
        after = game.result(state, move)
        if game.capture(state, move) is not None:
            values.append(my_quiescence(game, after, evaluate))
        elif not game.is_terminal(after):
            values.append(evaluate(game, after))
    return max(values) if game.to_move(state) == MAX else min(values)
"""
SEARCHES += [
    Answer(
        "the first state is never over", "6.3", ROOT_NOT_ASKED, "my_quiescence", "only of those"
    ),
    Answer("on one square alone", "6.3", RECAPTURES, "my_quiescence", "on another square"),
    Answer("quiet moves guessed", "6.3", QUIET_STATIC, "my_quiescence", "quiet move was searched"),
]
BELOW = "(1 + z**2 / games)"
EVERYWHERE = (
    "        share = points / games\n        half = z * (share * (1 - share) / games) ** 0.5\n"
    "        return share - half, share + half\n"
)
LUCK += [
    interval("the upper end's bracket", "brackets open", ("(middle + half) /", "middle + half /")),
    interval("no bracket below", "brackets open", (BELOW, "1 + z**2 / games")),
    interval("z not squared", "its middle is not", ("share + z**2", "share + z")),
    interval("a four forgotten", "what stands under the root", ("(4 * games**2)", "games**2")),
    interval(
        "one game less", "another number of games", ("    middle", "    games -= 1\n    middle")
    ),
    interval(
        "the simple formula for many games",
        "few games, or for many",
        ("z = 1.96\n", "z = 1.96\n    if games > 1000:\n" + EVERYWHERE),
    ),
    interval(
        "anything from so few games",
        "few games, or for many",
        ("z = 1.96\n", "z = 1.96\n    if games < 5:\n        return 0, 1\n"),
    ),
]
HURRIES += [
    worth("half each move", "to the last digit", "sum(10 * 0.5 ** t for t in eaten)"),
    worth("nothing at the hundredth move", "at the hundredth", "sum(100 - t for t in eaten)"),
]
WITH_NUMPY = """
import numpy as np

def my_fit(rows, points):
    X, p = np.array(rows), np.array(points)
    PREPARED
    w = np.zeros(X.shape[1])
    for _ in range(2000):
        w -= 0.3 * X.T @ (1 / (1 + np.exp(-X @ w)) - p) / len(p)
    return w
"""


def prepared(name: str, hint: str, line: str, given: str = "w") -> Answer:
    code = changed(WITH_NUMPY, ("PREPARED", line), ("return w", f"return {given}"))
    return Answer(name, "6.7", code, "my_fit", hint)


FITS += [
    prepared("a constant, left out", "a constant", "X = np.c_[np.ones(len(X)), X]", "w[1:]"),
    prepared("centred features", "shift the features", "X = X - X.mean(axis=0)"),
    prepared("draws are losses", "make of a half", "p = np.floor(p)"),
    prepared("draws are wins", "make of a half", "p = np.ceil(p)"),
    prepared("the first eighty positions", "to the last one", "X, p = X[:80], p[:80]"),
]

SEARCHES += [
    quiet(
        "adds what was taken",
        "adds what comes after a capture",
        ("best = better(best, my", "best = better(best, evaluate(game, state) + my"),
    ),
    quiet(
        "adds up all captures", "adds what comes after", ("best = better(best, my", "best += (my")
    ),
    quiet(
        "differences below two do not count",
        "look good at once",
        (
            LOUD,
            "        after = evaluate(game, game.result(state, move))\n"
            "        if game.capture(state, move) is not None and abs(after - best) > 2:\n"
            "            best",
        ),
    ),
]
DESIGNS += [
    four(
        "own chances alone",
        "what does it count for O",
        ('total -= weights.get(window.count("O"), 0)', "continue"),
        ('(cell == "X") - (cell == "O")', 'cell == "X"'),
    ),
]
FITS += [
    fit("ten steps", "too small", ("range(300)", "range(10)")),
    fit("far up the slope", "go down the slope", ("w - 0.5", "w + 5")),
    fit("steps that are too long", "is each step a part of the slope", ("w - 0.5", "w - 50")),
    fit("no curve, long steps", "a share between 0 and 1", (CURVE, "guess - point")),
]
FITS += [
    fit(
        "no weight beyond 2",
        "stop at a limit",
        ("return weights", "return [max(-2, min(2, w)) for w in weights]"),
    ),
]

WRONG = [*TRACED, *EVALUATIONS, *SEARCHES, *DESIGNS, *LUCK, *HURRIES, *FITS]
