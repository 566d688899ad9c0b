"""Right answers of another shape than the solution's."""

from ..catalogue import Answer, changed

BY_DEPTHS = """
from gamesearch import alphabeta
from gamesearch.search.budget import OutOfBudget

def my_timely(game, state, clock):
    moves = game.actions(state)
    answer, depth = moves[-1], 0
    limited = clock.metered(game, 0.8)
    while depth < 60:
        depth += 1
        try:
            value, move = alphabeta(limited, state, depth=depth)
        except OutOfBudget:
            break
        answer = move
    return answer
"""
BY_LINES = """
from gamesearch.evaluation.windows import windows

def my_evaluate(game, state):
    x = o = 0
    for line in windows(game, state):
        if "O" not in line:
            x += line.count("X") ** 2
        if "X" not in line:
            o += line.count("O") ** 2
    return (x - o) / (x + o + 10)
"""
BY_COUNTS = """
from math import log

def my_test(pairs, same=0.5, better=0.6, alpha=0.05, beta=0.05):
    won = lost = n = 0
    for n, points in enumerate(pairs, 1):
        won, lost = won + (points > 1), lost + (points < 1)
        said = won * log(better / same) + lost * log((1 - better) / (1 - same))
        if said >= log((1 - beta) / alpha):
            return [True, n]
        if said <= log(beta / (1 - alpha)):
            return [False, n]
    return None, n
"""
OTHER_ENTRY = """
from gamesearch import solve
from gamesearch.search.orders import CombinedOrder, History, Killers, Static
from gamesearch.evaluation.connectfour import centre_stones, threes, twos
middle = Static({0: 0, 1: 1, 2: 2, 3: 3, 4: 2, 5: 1, 6: 0})

def guess(game, state):
    x = 2 * threes(game, state) + twos(game, state) + centre_stones(game, state)
    return x / (60 + abs(x))

def my_player(game, state, clock):
    order = CombinedOrder(Killers(), History(), middle)
    return solve(clock.metered(game), state, evaluate=guess, order=order)[:2]
"""
WINDOWED = """
from gamesearch import MAX

def my_engine(game, state, clock):
    seen = {}

    def can(state, goal):
        if game.is_terminal(state):
            return game.utility(state) >= goal
        if goal == 0 and seen.get((state, 1)):
            return True
        if (state, goal) not in seen:
            columns = sorted(game.actions(state), key=lambda column: abs(column - 3))
            children = [game.result(state, column) for column in columns]
            children.sort(key=game.is_terminal, reverse=True)
            some = any if game.to_move(state) == MAX else all
            seen[state, goal] = some(can(child, goal) for child in children)
        return seen[state, goal]

    return 1 if can(state, 1) else 0 if can(state, 0) else -1
"""
NUMBERS = '{"apart": 190.85, "share": 0.6661, "wins": 12.0, "evidence": 0.3361}'

RIGHT = [
    Answer("another share of the clock", "15.1", BY_DEPTHS, "my_timely"),
    Answer("squares of the stones in a line", "15.2", BY_LINES, "my_evaluate"),
    Answer("not rounded", "15.3", "", NUMBERS),
    Answer("counted, not added up", "15.4", BY_COUNTS, "my_test"),
    Answer("helpers in the notebook", "15.6", OTHER_ENTRY, "my_player"),
    Answer("two questions in place of a value", "15.7", WINDOWED, "my_engine"),
]

LOOP = "for n, points in enumerate(pairs, 1):"
BY_PLACES = changed(
    BY_COUNTS, (LOOP, "for n in range(1, len(pairs) + 1):\n        points = pairs[n - 1]")
)
TAKEN_OUT = changed(BY_COUNTS, (LOOP, "while pairs:\n        n, points = n + 1, pairs.pop(0)"))
BY_SLICES = """
from math import log

def my_test(pairs, same=0.5, better=0.6, alpha=0.05, beta=0.05):
    for n in range(1, len(pairs) + 1):
        won = sum(points > 1 for points in pairs[:n])
        lost = sum(points < 1 for points in pairs[:n])
        said = won * log(better / same) + lost * log((1 - better) / (1 - same))
        if not log(beta / (1 - alpha)) < said < log((1 - beta) / alpha):
            return said > 0, n
    return None, len(pairs)
"""
CALLS_ITSELF = """
from math import log

def my_test(pairs, same=0.5, better=0.6, alpha=0.05, beta=0.05, n=0, said=0):
    if said >= log((1 - beta) / alpha) - 1e-9 or said <= log(beta / (1 - alpha)) + 1e-9:
        return said > 0, n
    if n == len(pairs):
        return None, n
    step = {True: log(better / same), False: log((1 - better) / (1 - same))}
    more = step[pairs[n] > 1] if pairs[n] != 1 else 0
    return my_test(pairs, same, better, alpha, beta, n + 1, said + more)
"""
AT_THE_ROOT = """
from gamesearch import MAX, alphabeta
from gamesearch.search.budget import OutOfBudget

class Timely:
    def __call__(self, game, state, clock):
        moves = list(game.actions(state))
        metered, best = clock.metered(game), moves[0]
        pick = max if game.to_move(state) == MAX else min
        try:
            for depth in range(42):
                values = [alphabeta(metered, game.result(state, m), depth=depth)[0] for m in moves]
                best = moves[values.index(pick(values))]
        except OutOfBudget:
            return 0, best
        return 0, best

my_timely = Timely()
"""
TEMPO = """
from fractions import Fraction
from functools import partial
from gamesearch.evaluation.connectfour import centre_stones, threes, twos

def guess(scale, game, state):
    x = 2 * threes(game, state) + twos(game, state) + centre_stones(game, state)
    x += Fraction(1, 2) if game.to_move(state) == 0 else -Fraction(1, 2)
    return x / (scale + abs(x))

my_evaluate = partial(guess, 60)
"""
RIGHT += [
    Answer("by places in the list", "15.4", BY_PLACES, "my_test"),
    Answer("taken out of the list", "15.4", TAKEN_OUT, "my_test"),
    Answer("by slices", "15.4", BY_SLICES, "my_test"),
    Answer("calls itself for each pair", "15.4", CALLS_ITSELF, "my_test"),
    Answer("a class, each move by itself", "15.1", AT_THE_ROOT, "my_timely"),
    Answer("a bonus for the turn, exact", "15.2", TEMPO, "my_evaluate"),
]
