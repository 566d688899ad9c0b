"""Unusual right answers to the exercises on chance: none of them may be turned away."""

from __future__ import annotations

from ..catalogue import Answer
from .wrong import (
    AT_CHANCE,
    CHOICE,
    ENDS,
    EXPECTIMAX,
    INTERVAL,
    STAR,
    TOTAL,
    VERDICT,
    against,
    both,
    outcomes,
    parts,
    search,
    star,
    tree,
    window,
)


def written(name: str, code: str) -> Answer:
    return Answer(
        name, "7.2", EXPECTIMAX.replace("my_expectimax", "search") + code, "my_expectimax"
    )


DICE = [
    parts("floats", "7.1", "double 3", "1/36"),
    parts("fractions", "7.1", "a six", "__import__('fractions').Fraction(11, 36)"),
    parts("six digits", "7.1", "a six", "0.305556"),
    parts("numpy", "7.1", "reroll", "__import__('numpy').float64(4.25)"),
    parts("a sum over the throws", "7.1", "bet", "(6 * 10 - 30) / 36"),
    parts("decimals", "7.1", "reroll", "__import__('decimal').Decimal('4.25')"),
]

SEARCHES = [
    search("as in the book", ""),
    outcomes("a sum of products", "", "sum(p * v for p, v in zip(odds, values))"),
    outcomes("R19 normalises itself", "", "sum(p * v for p, v in zip(odds, values)) / sum(odds)"),
    search("R08 prints", "", (TOTAL, TOTAL + "            print(total)\n")),
    search(
        "numpy's numbers", "", (AT_CHANCE, "        return __import__('numpy').float64(total)\n")
    ),
    search(
        "R14 from right to left",
        "",
        ("in game.actions(state)", "in reversed(game.actions(state))"),
        ("in game.chances(state)", "in reversed(game.chances(state))"),
    ),
    written(
        "R07 a value and a move",
        """
def my_expectimax(game, state):
    if game.is_terminal(state) or game.to_move(state) == CHANCE:
        return search(game, state), None
    pick = max if game.to_move(state) == MAX else min
    move = pick(game.actions(state), key=lambda m: search(game, game.result(state, m)))
    return search(game, game.result(state, move)), move
""",
    ),
    written(
        "R07 a dict",
        """
def my_expectimax(game, state):
    return {"value": search(game, state)}
""",
    ),
    written(
        "R13 fractions",
        """
from fractions import Fraction

def my_expectimax(game, state):
    if game.is_terminal(state):
        return Fraction(game.utility(state))
    below = lambda move: my_expectimax(game, game.result(state, move))
    if game.to_move(state) == CHANCE:
        return sum(Fraction(p).limit_denominator(10**9) * below(o) for o, p in game.chances(state))
    pick = max if game.to_move(state) == MAX else min
    return pick(map(below, game.actions(state)))
""",
    ),
    written(
        "R01 for the side to move",
        """
def my_expectimax(game, state):
    def gain(state, sign):
        if game.is_terminal(state):
            return sign * game.utility(state)
        player = game.to_move(state)
        if player == CHANCE:
            return sum(p * gain(game.result(state, o), sign) for o, p in game.chances(state))
        own = 1 if player == MAX else -1
        return sign * own * max(gain(game.result(state, m), own) for m in game.actions(state))
    return gain(state, 1)
""",
    ),
    written(
        "remembers",
        """
def my_expectimax(game, state):
    known = {}
    def value(state):
        if state not in known:
            known[state] = worked_out(state)
        return known[state]
    def worked_out(state):
        if game.is_terminal(state):
            return game.utility(state)
        if game.to_move(state) == CHANCE:
            return sum(p * value(game.result(state, o)) for o, p in game.chances(state))
        pick = max if game.to_move(state) == MAX else min
        return pick(value(game.result(state, m)) for m in game.actions(state))
    return value(state)
""",
    ),
    written(
        "R02 an explicit stack",
        """
def my_expectimax(game, state):
    order, waiting = [], [state]
    while waiting:
        here = waiting.pop()
        order.append(here)
        if not game.is_terminal(here):
            waiting += [game.result(here, move) for move in game.actions(here)]
    values = {}
    for here in reversed(order):
        if game.is_terminal(here):
            values[here] = game.utility(here)
            continue
        player = game.to_move(here)
        if player == CHANCE:
            odds = game.chances(here)
            values[here] = sum(p * values[game.result(here, o)] for o, p in odds)
        else:
            below = [values[game.result(here, m)] for m in game.actions(here)]
            values[here] = max(below) if player == MAX else min(below)
    return values[state]
""",
    ),
    written(
        "prunes at MAX and MIN",
        """
def my_expectimax(game, state, alpha=-inf, beta=inf):
    if game.is_terminal(state):
        return game.utility(state)
    player = game.to_move(state)
    if player == CHANCE:
        return sum(p * my_expectimax(game, game.result(state, o)) for o, p in game.chances(state))
    for move in game.actions(state):
        value = my_expectimax(game, game.result(state, move), alpha, beta)
        if player == MAX:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return alpha if player == MAX else beta
""",
    ),
]

TREES = [
    tree("two by two", "[[5, 5], [0, 9]]"),
    tree("the other way round", "[[0, 9], [5, 5]]"),
    tree("tuples", "([5, 5], [0, 9])"),
    tree("a sure move", "[5, [0, 9]]"),
    tree("odds", "[[(0.9, 2), (0.1, 12)], 4]"),
    tree("large and wide", "[[50, 51, 52], [0, 1, 149], [10, 20, 30]]"),
    tree("deeper", "[[[5, 4], [5, 3]], [[0, 0], [9, 1]]]"),
    tree("fractions of one", "[[0.5, 0.5], [0.05, 0.9]]"),
    tree("halves", "[[1, 9.5], [6, 6]]"),
]

BOUNDS = [
    both("an interval and what may be left out", ""),
    both("strict", "", (VERDICT, "    return most < alpha or least > beta\n")),
    both(
        "a list", "", (ENDS, "    return [known + low * sum(unseen), known + high * sum(unseen)]\n")
    ),
    both("prints", "", (ENDS, "    print(seen)\n" + ENDS)),
    both(
        "one calls the other",
        "",
        code=INTERVAL
        + """
def my_stop(seen, unseen, low, high, alpha, beta):
    least, most = my_interval(seen, unseen, low, high)
    return not (most > alpha and least < beta)
""",
    ),
    both("one and zero", "", (VERDICT, "    return int(most <= alpha or least >= beta)\n")),
    both(
        "what is left of one",
        "",
        (ENDS, "    rest = 1 - sum(p for p, v in seen)\n" + ENDS.replace("sum(unseen)", "rest")),
    ),
    both(
        "numpy",
        "",
        (ENDS, "    import numpy\n    return numpy.array([low, high]) * sum(unseen) + known\n"),
        (VERDICT, "    import numpy\n    return numpy.bool_(most <= alpha or least >= beta)\n"),
    ),
]

PLOTS = [
    parts("exact", "7.5", "A to B", "0.25"),
    parts("by eye", "7.5", "A to B", "0.27"),
    parts("by eye, too", "7.5", "lost", "7.8"),
]

HABITS = [
    against("as asked", ""),
    against("a dict", "", ("list(zip(moves, shares))", "dict(zip(moves, shares))")),
    against("tuples", "", ("list(zip(moves, shares))", "tuple(zip(moves, shares))")),
    against(
        "the first of the best gets all",
        "",
        (
            "(2 / 3 / best if value == low else 0) for value in values]",
            "(2 / 3 if place == values.index(low) else 0) for place, value in enumerate(values)]",
        ),
    ),
    against(
        "the last of the best",
        "",
        (
            CHOICE,
            "    earned = {m: income(game.result(state, m)) for m in game.actions(state)}\n"
            "    return [m for m in earned if earned[m] == max(earned.values())][-1]\n",
        ),
    ),
    against(
        "income and move",
        "",
        (
            CHOICE,
            "    pairs = [(income(game.result(state, m)), m) for m in game.actions(state)]\n"
            "    return max(pairs)\n",
        ),
    ),
]

WINDOWS = [
    window("as asked", '{"A": 2.0, "B": 18}'),
    window("fractions", "{end: __import__('fractions').Fraction(n) for end, n in"
           " dict(A=2, B=18).items()}"),
]  # fmt: skip

STARS = [
    star("as asked", ""),
    star("strict at the dice", "", ("value <= floor", "value < floor"),
         ("value >= ceiling", "value > ceiling")),
    star("strict at the players", "", ("if alpha >= beta", "if alpha > beta")),
    Answer("value and move", "7.7", STAR.replace("my_star", "search") + """
def my_star(game, state, alpha, beta, low, high):
    return search(game, state, alpha, beta, low, high), 0
""", "my_star"),
]  # fmt: skip

OTHERWISE = [
    Answer("an array", "7.3", "import numpy", "numpy.array([[4, 6], [1, 8]])"),
    Answer(
        "a class, pairs of value and move",
        "7.2",
        """
class Search:
    def __call__(self, game, state, depth=None):
        if game.is_terminal(state):
            return game.utility(state), None
        if game.to_move(state) == CHANCE:
            odds = game.chances(state)
            return sum(p * self(game, game.result(state, o))[0] for o, p in odds), None
        choose = max if game.to_move(state) == MAX else min
        after = ((self(game, game.result(state, m))[0], m) for m in game.actions(state))
        return choose(after, key=lambda pair: pair[0])
my_expectimax = Search()
""",
        "my_expectimax",
    ),
    Answer(
        "strict, in numbers, by what is left of 1",
        "7.4",
        """
def my_interval(seen, unseen, low, high):
    rest = 1 - sum(p for p, _ in seen)
    known = sum(p * value for p, value in seen)
    yield known + low * rest
    yield known + high * rest
def my_stop(seen, unseen, low, high, alpha, beta):
    least, most = my_interval(seen, unseen, low, high)
    return int(most < alpha or least > beta)
""",
        '{"interval": my_interval, "stop": my_stop, "window": {"A": (6 - 3 - 2.5) * 4, "B": 18.0}}',
    ),
]

RIGHT = [*(DICE + SEARCHES + TREES), *(BOUNDS + PLOTS + HABITS), *(WINDOWS + STARS), *OTHERWISE]

RIGHT += [
    Answer(
        "without recursion",
        "7.2",
        """
def my_expectimax(game, state):
    def after(here):
        if game.is_terminal(here):
            return []
        chance = game.to_move(here) == CHANCE
        moves = [o for o, _ in game.chances(here)] if chance else game.actions(here)
        return [game.result(here, move) for move in moves]

    order, waiting, value = [], [state], {}
    while waiting:
        order.append(waiting.pop())
        waiting += after(order[-1])
    for here in reversed(order):
        if game.is_terminal(here):
            value[here] = game.utility(here)
        elif game.to_move(here) == CHANCE:
            odds = game.chances(here)
            value[here] = sum(p * value[game.result(here, o)] for o, p in odds)
        else:
            pick = max if game.to_move(here) == MAX else min
            value[here] = pick(value[each] for each in after(here))
    return value[state]
""",
        "my_expectimax",
    ),
    Answer(
        "a Counter's items, and an object that is called",
        "7.6",
        """
from collections import Counter
from fractions import Fraction

def my_genius(game, state):
    moves = list(game.actions(state))
    values = {move: minimax(game, game.result(state, move)).value for move in moves}
    shares = Counter({move: Fraction(1, 3 * len(moves)) for move in moves})
    shares[min(values, key=values.get)] += Fraction(2, 3)
    return shares.items()

class Reply:
    def __call__(self, game, state, model):
        def income(here):
            if game.is_terminal(here):
                return game.utility(here)
            after = {move: game.result(here, move) for move in game.actions(here)}
            if game.to_move(here) == MAX:
                return max(map(income, after.values()))
            return sum(float(share) * income(after[move]) for move, share in model(game, here))

        return sorted(game.actions(state), key=lambda move: -income(game.result(state, move)))[0]

my_reply = Reply()
""",
        '{"genius": my_genius, "reply": my_reply}',
    ),
]
