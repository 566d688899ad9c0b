"""Wrong answers that people give, with a piece of the hint that each should get."""

from ..catalogue import Answer, changed
from .right import BY_COUNTS, BY_DEPTHS, BY_LINES, OTHER_ENTRY, WINDOWED

NO_CATCH = """
from gamesearch import alphabeta

def my_timely(game, state, clock):
    best = game.actions(state)[0]
    limited = clock.metered(game)
    for depth in range(1, 40):
        best = alphabeta(limited, state, depth=depth).move
    return best
"""
FIXED_DEPTH = """
from gamesearch import alphabeta

def my_timely(game, state, clock):
    return alphabeta(game, state, depth=4).move
"""
NOTHING_AT_HAND = changed(BY_DEPTHS, ("answer, depth = moves[-1], 0", "answer, depth = None, 0"))
TWO_PLIES = changed(BY_DEPTHS, ("while depth < 60", "while depth < 2"))
FORGETS = changed(BY_DEPTHS, ("        answer = move\n", ""))
UNMETERED = changed(BY_DEPTHS, ("clock.metered(game, 0.8)", "game"))

EIGHT_PLIES = changed(BY_DEPTHS, ("while depth < 60", "while depth < 8"))
SKIPS_ONE_PLY = changed(BY_DEPTHS, ("depth = moves[-1], 0", "depth = moves[-1], 1"))
THE_MIDDLE = changed(BY_DEPTHS, ("answer, depth = moves[-1], 0", "answer, depth = 3, 0"))

OVER_TWENTY = changed(BY_LINES, ("(x + o + 10)", "20"))
UNSCALED = changed(BY_LINES, ("(x - o) / (x + o + 10)", "x - o"))
FOR_THE_MOVER = changed(
    BY_LINES,
    ("return (x - o) / (x + o + 10)",
     "sign = 1 if game.to_move(state) == 0 else -1\n    return sign * (x - o) / (x + o + 10)"),
)  # fmt: skip
NOTHING = "def my_evaluate(game, state):\n    return 0"
BACKWARDS = changed(BY_LINES, ("(x - o)", "(o - x)"))
ONLY_X = changed(BY_LINES, ("(x - o)", "x"))

NEVER_STOPS = """
from math import log

def my_test(pairs, same=0.5, better=0.6, alpha=0.05, beta=0.05):
    evidence, n = 0, 0
    for points in pairs:
        n += 1
        if points > 1: evidence += log(better / same)
        if points < 1: evidence += log((1 - better) / (1 - same))
    return (evidence >= log((1 - beta) / alpha)), n
"""
DRAWS_COUNT = changed(BY_COUNTS, ("lost + (points < 1)", "lost + (points <= 1)"))
TURNED_ROUND = changed(
    BY_COUNTS, ("return [True, n]", "return [0, n]"), ("return [False, n]", "return [1, n]")
)
ONE_BOUND = changed(BY_COUNTS, ("said <= log(beta / (1 - alpha))", "False"))
ONLY_VERDICT = changed(
    BY_COUNTS, ("return [True, n]", "return True"), ("return [False, n]", "return False"),
    ("return None, n", "return None"),
)  # fmt: skip
BY_POINTS = changed(BY_COUNTS, ("won + (points > 1)", "won + max(0, 2 * (points - 1))"))
LOSSES_ARE_WINS = changed(BY_COUNTS, ("lost * log((1 - better) / (1 - same))", "0"))

USUAL_ERRORS = changed(BY_COUNTS, ("(1 - beta) / alpha", "19"), ("beta / (1 - alpha)", "1 / 19"))
STRICTLY = changed(BY_COUNTS, ("said >= log", "said > log"))
TEN_AT_LEAST = changed(BY_COUNTS, ("if said >=", "if n >= 10 and said >="))
NO_PAIRS = changed(BY_COUNTS, ("return None, n", "return None if n else False, n"))
IN_WORDS = changed(BY_COUNTS, ("[True, n]", "['accepted', n]"))
GIVES_UP = changed(
    BY_COUNTS,
    ("        if said <= ", "        if n == 300:\n            break\n        if said <= "),
)

GIVES_UP_LATER = changed(GIVES_UP, ("n == 300", "n == 850"))

RANDOM_MOVE = """
import random

def my_player(game, state, clock):
    return random.Random(1).choice(game.actions(state))
"""
LATE_ENTRY = changed(OTHER_ENTRY, ("clock.metered(game)", "game"))
BLIND_ENTRY = changed(OTHER_ENTRY, ("evaluate=guess, ", ""))

AS_SOLVE = """
from gamesearch import solve

def my_engine(game, state, clock):
    return solve(game, state).value
"""
GUESSES = """
from gamesearch import solve

def my_engine(game, state, clock):
    return solve(clock.metered(game), state).value
"""
FOR_ONE_SIDE = changed(
    WINDOWED, ("some = any if game.to_move(state) == MAX else all", "some = any")
)

ALL_OR_NOTHING = changed(BY_LINES, ("(x + o + 10)", "(x + o)"))
A_HALF = changed(BY_LINES, ("(x - o) / (x + o + 10)", "0.5 if x > o else -0.5"))

WRONG = [
    Answer("all that there is", "15.2", ALL_OR_NOTHING, "my_evaluate", "not a number between"),
    Answer("even is lost", "15.2", A_HALF, "my_evaluate", "does not change its sign"),
    Answer("nobody catches it", "15.1", NO_CATCH, "my_timely", "Who catches that"),
    Answer("a fixed depth", "15.1", FIXED_DEPTH, "my_timely", "late"),
    Answer("no move at hand", "15.1", NOTHING_AT_HAND, "my_timely", "not even the first depth"),
    Answer("two plies", "15.1", TWO_PLIES, "my_timely", "time that is left"),
    Answer("forgets the move", "15.1", FORGETS, "my_timely", "something better to find"),
    Answer("the game itself", "15.1", UNMETERED, "my_timely", "Only the metered one"),
    Answer("eight plies", "15.1", EIGHT_PLIES, "my_timely", "deepest that your loop"),
    Answer("begins with two plies", "15.1", SKIPS_ONE_PLY, "my_timely", "time for one ply"),
    Answer("the middle at hand", "15.1", THE_MIDDLE, "my_timely", "legal in any position"),
    Answer("a fixed scale", "15.2", OVER_TWENTY, "my_evaluate", "crowded board"),
    Answer("points", "15.2", UNSCALED, "my_evaluate", "What does a search prefer"),
    Answer("for the player to move", "15.2", FOR_THE_MOVER, "my_evaluate", "player to move"),
    Answer("always even", "15.2", NOTHING, "my_evaluate", "of 14 points"),
    Answer("for MIN", "15.2", BACKWARDS, "my_evaluate", "of 14 points"),
    Answer("X alone", "15.2", ONLY_X, "my_evaluate", "as bad for the other"),
    Answer(
        "apart: the share",
        "15.3",
        "",
        '{"apart": 75, "share": 0.67, "wins": 12, "evidence": 0.34}',
        "share of the points",
    ),
    Answer(
        "wins: too few",
        "15.3",
        "",
        '{"apart": 191, "share": 0.67, "wins": 11, "evidence": 0.34}',
        "a little below",
    ),
    Answer(
        "share: the weaker",
        "15.3",
        "",
        '{"apart": 191, "share": 0.33, "wins": 12, "evidence": 0.34}',
        "weaker one",
    ),
    Answer(
        "evidence: draws",
        "15.3",
        "",
        '{"apart": 191, "share": 0.67, "wins": 12, "evidence": 0.29}',
        "draw",
    ),
    Answer("never stops", "15.4", NEVER_STOPS, "my_test", "When may a sequential test stop"),
    Answer("draws are losses", "15.4", DRAWS_COUNT, "my_test", "1 : 1"),
    Answer("verdict turned round", "15.4", TURNED_ROUND, "my_test", "Which bound"),
    Answer("one bound", "15.4", ONE_BOUND, "my_test", "a bound below"),
    Answer("only the verdict", "15.4", ONLY_VERDICT, "my_test", "Answer with a pair"),
    Answer("by points", "15.4", BY_POINTS, "my_test", "your test says"),
    Answer("losses add nothing", "15.4", LOSSES_ARE_WINS, "my_test", "your test says"),
    Answer("the usual errors", "15.4", USUAL_ERRORS, "my_test", "with others it is not"),
    Answer("beyond the bound", "15.4", STRICTLY, "my_test", "by what is equal to it"),
    Answer("ten pairs at least", "15.4", TEN_AT_LEAST, "my_test", "What keeps your test"),
    Answer("no pairs, refused", "15.4", NO_PAIRS, "my_test", "no pairs at all"),
    Answer("a verdict in words", "15.4", IN_WORDS, "my_test", "True, False or None"),
    Answer("gives up", "15.4", GIVES_UP, "my_test", "yours stops before"),
    Answer("any move", "15.6", RANDOM_MOVE, "my_player", "careful"),
    Answer("late", "15.6", LATE_ENTRY, "my_player", "late"),
    Answer("without an evaluation", "15.6", BLIND_ENTRY, "my_player", "two_ahead"),
    Answer("solve itself", "15.7", AS_SOLVE, "my_engine", "late"),
    Answer("stops early", "15.7", GUESSES, "my_engine", "your engine says"),
    Answer("one side chooses", "15.7", FOR_ONE_SIDE, "my_engine", "your engine says"),
]

TWENTY_PLIES = changed(BY_DEPTHS, ("while depth < 60", "while depth < 20"))
KEPT_FROM_BEFORE = changed(
    BY_DEPTHS,
    ("def my_timely", "answer = 0\n\ndef my_timely"),
    ("    answer, depth = moves[-1], 0\n", "    global answer\n    depth = 0\n"),
)
FOR_MAX_ALONE = changed(
    BY_DEPTHS,
    ("value, move = alphabeta(limited, state, depth=depth)",
     "values = {each: alphabeta(limited, game.result(state, each), depth=depth - 1).value\n"
     "                      for each in moves}\n            move = max(moves, key=values.get)"),
)  # fmt: skip
HALF_OF_IT = changed(BY_DEPTHS, ("(game, 0.8)", "(game, 0.5)"))
ALL_AND_MORE = changed(BY_DEPTHS, ("(game, 0.8)", "(game, 1.1)"))
ONLY_ONE_GAME = changed(
    BY_DEPTHS, ("    answer, depth", "    game.parse('3 3')\n    answer, depth")
)
NO_STONES = changed(BY_LINES, ("(x - o) / (x + o + 10)", "0.9 * (x - o) / (x + o)"))
IN_A_LIST = changed(BY_LINES, ("return (x - o) / (x + o + 10)", "return [(x - o) / (x + o + 10)]"))
TWO_PAIRS_AT_LEAST = changed(BY_COUNTS, ("if said >=", "if n > 1 and said >="))
DRAWS_ARE_HALVES = changed(
    BY_COUNTS, ("won + (points > 1)", "won + (points > 1) + (points == 1) / 2"),
    ("lost + (points < 1)", "lost + (points < 1) + (points == 1) / 2"),
)  # fmt: skip
GOES_ON = changed(
    BY_COUNTS,
    ("def my_test", "counts = [0, 0]\n\ndef my_test"),
    ("won, lost = won + (points > 1), lost + (points < 1)",
     "counts[points < 1] += points != 1; won, lost = counts"),
)  # fmt: skip
NONE_IN_WORDS = changed(BY_COUNTS, ("return None, n", "return 'None', n"))
FIRST_THE_NUMBER = changed(
    BY_COUNTS, ("[True, n]", "n, True"), ("[False, n]", "n, False"), ("None, n", "n, None")
)
ALL_AT_ONCE = changed(BY_COUNTS, ("in enumerate(pairs, 1)", "in enumerate(list(pairs), 1)"))
NOT_AT_THE_START = (
    WINDOWED
    + """
to_the_end = my_engine

def my_engine(game, state, clock):
    below = [game.result(state, move) for move in game.actions(state)]
    values = [to_the_end(game, each, clock) for each in below if not game.is_terminal(each)]
    return (max if game.to_move(state) == MAX else min)(values)
"""
)
EVEN = "def my_engine(game, state, clock):\n    return 0"


def numbers(name: str, hint: str, **wrong: object) -> Answer:
    given = {"apart": 191, "share": 0.67, "wins": 12, "evidence": 0.34, **wrong}
    return Answer(name, "15.3", "", repr(given), hint)


WRONG += [
    Answer("twenty plies", "15.1", TWENTY_PLIES, "my_timely", "a ply costs two states"),
    Answer("the move before", "15.1", KEPT_FROM_BEFORE, "my_timely", "found in another one"),
    Answer("for MAX alone", "15.1", FOR_MAX_ALONE, "my_timely", "best for O"),
    Answer("half of the time", "15.1", HALF_OF_IT, "my_timely", "At which share"),
    Answer("more than all", "15.1", ALL_AND_MORE, "my_timely", "at nine tenths"),
    Answer("one game alone", "15.1", ONLY_ONE_GAME, "my_timely", "only Connect Four has"),
    Answer("nobody has a stone", "15.2", NO_STONES, "my_evaluate", "ZeroDivisionError"),
    Answer("in a list", "15.2", IN_A_LIST, "my_evaluate", "says something else"),
    numbers("apart: of the share", "made of the share itself", apart=-50),
    numbers("apart: cut off", "do not cut off", apart=190),
    numbers("share: powers of e", "powers of ten", share=0.57),
    numbers("share: cut off", "Cut off, or", share=0.66),
    numbers("wins: losses", "lead to the other bound", wins=9),
    numbers("evidence: the quotient", "Its logarithm", evidence=1.4),
    numbers("evidence: as in the lesson", "better = 0.6", evidence=0.28),
    numbers("evidence: losses as wins", "just as much", evidence=0.52),
    numbers("a text", "in quotes", apart="191"),
    Answer("two pairs at least", "15.4", TWO_PAIRS_AT_LEAST, "my_test", "One pair alone"),
    Answer("draws are halves", "15.4", DRAWS_ARE_HALVES, "my_test", "What does yours add"),
    Answer("goes on where it stopped", "15.4", GOES_ON, "my_test", "each call of your test begin"),
    Answer("None in words", "15.4", NONE_IN_WORDS, "my_test", "one of True, False and None"),
    Answer("the number first", "15.4", FIRST_THE_NUMBER, "my_test", "Answer with a pair"),
    Answer("all at once", "15.4", ALL_AT_ONCE, "my_test", "When may a sequential test stop"),
    Answer("always even", "15.7", EVEN, "my_engine", "how the game ends"),
    Answer(
        "no win at the start", "15.7", NOT_AT_THE_START, "my_engine", "one move that wins at once"
    ),
]

AT_HAND = "answer, depth = moves[-1], 0"
BEST_OF_ALL_DEPTHS = """
from gamesearch import MAX, alphabeta
from gamesearch.search.budget import OutOfBudget

def my_timely(game, state, clock):
    best, worth = game.actions(state)[0], None
    sign = 1 if game.to_move(state) == MAX else -1
    metered = clock.metered(game)
    try:
        for depth in range(1, 100):
            found = alphabeta(metered, state, depth=depth)
            if worth is None or sign * found.value >= worth:
                best, worth = found.move, sign * found.value
            STOP
    except OutOfBudget:
        pass
    return best
"""
ANY_GOOD_VALUE = changed(
    BEST_OF_ALL_DEPTHS,
    (" or sign * found.value >= worth", " or True"),
    ("STOP", "if found.value:\n                break"),
)
BOUNDS_AS_VALUES = """
def my_engine(game, state, clock):
    known = {}

    def negamax(state, alpha, beta):
        if game.is_terminal(state):
            return game.utility(state, game.to_move(state))
        if state in known:
            return known[state]
        children = []
        for move in sorted(game.actions(state), key=lambda column: abs(column - 3)):
            child = game.result(state, move)
            if game.is_terminal(child) and game.utility(child) != 0:
                return 1
            children.append(child)
        best = -1
        for child in children:
            best = max(best, -negamax(child, -beta, -max(alpha, best)))
            if best >= beta:
                break
        known[state] = best
        return best

    value = negamax(state, -1, 1)
    return value if game.to_move(state) == MAX else -value
"""
BY_STONES = changed(
    WINDOWED,
    ("get((state, 1)", "get((state[2], 1)"),
    ("(state, goal) not", "(state[2], goal) not"),
    ("seen[state, goal]", "seen[state[2], goal]"),
)
NO_MEMORY = changed(BOUNDS_AS_VALUES, ("        known[state] = best\n", ""))
NOT_LOST = changed(BOUNDS_AS_VALUES, ("negamax(state, -1, 1)", "negamax(state, -1, 0)"))
WRONG += [
    Answer(
        "the first column at hand",
        "15.1",
        changed(BY_DEPTHS, (AT_HAND, "answer, depth = 0, 0")),
        "my_timely",
        "at the start of the game",
    ),
    Answer(
        "the last move of the start at hand",
        "15.1",
        changed(BY_DEPTHS, (AT_HAND, "answer, depth = game.actions(game.initial)[-1], 0")),
        "my_timely",
        "at the start of the game",
    ),
    Answer(
        "the best of all depths",
        "15.1",
        changed(BEST_OF_ALL_DEPTHS, ("            STOP\n", "")),
        "my_timely",
        "highest value",
    ),
    Answer(
        "any value but 0 is the end",
        "15.1",
        ANY_GOOD_VALUE,
        "my_timely",
        "When does your loop stop",
    ),
    Answer(
        "thirty plies",
        "15.1",
        changed(BY_DEPTHS, ("while depth < 60", "while depth < 30")),
        "my_timely",
        "a ply costs two states",
    ),
    Answer(
        "a share of all threats",
        "15.2",
        changed(BY_LINES, ("(x + o + 10)", "(x + o or 1)")),
        "my_evaluate",
        "where one side has nothing",
    ),
    Answer(
        "two numbers",
        "15.2",
        changed(BY_LINES, ("return (x - o) / (x + o + 10)", "return (x - o) / (x + o + 10), None")),
        "my_evaluate",
        "should be one number",
    ),
    Answer("bounds kept as values", "15.7", BOUNDS_AS_VALUES, "my_engine", "Is it kept as that"),
    Answer(
        "positions kept by their stones alone",
        "15.7",
        BY_STONES,
        "my_engine",
        "one position alone",
    ),
    Answer("nothing kept", "15.7", NO_MEMORY, "my_engine", "looked at twice"),
    Answer("a loss or not", "15.7", NOT_LOST, "my_engine", "won, drawn and lost apart"),
    numbers("share: percent", "between 0 and 1", share=66.6),
    Answer("gives up later", "15.4", GIVES_UP_LATER, "my_test", "3,000 pairs decide nothing"),
]
