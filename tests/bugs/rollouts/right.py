"""Unusual right answers to the exercises on rollouts: none may be turned away."""

from __future__ import annotations

from ..catalogue import Answer, changed
from .wrong import (
    DRAW,
    NUMBERS,
    PLACE,
    RATIO,
    READING,
    ROLLOUT,
    SAMPLE,
    WEIGH,
    WIDENING,
    WORTH,
)


def given(exercise: str, right: dict, name: str, **other: object) -> Answer:
    return Answer(name, exercise, "", repr({**right, **other}))


BY_HAND = [
    given("12.1", NUMBERS, "to two decimals"),
    given(
        "12.1", NUMBERS, "R20 all digits", beta=0.632456, blend=0.558114, A=0.8333333, B=0.809091
    ),
    given("12.1", NUMBERS, "from the rounded beta", blend=0.5575),
    given("12.1", NUMBERS, "small letters", next=" a", play="b"),
]


def rollout(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "12.2", changed(ROLLOUT, *changes), "my_rollout")


ROLLOUTS = [
    rollout("as in the book"),
    rollout("R08 prints", ("        moves =", "        print(state)\n        moves =")),
    rollout("asks for moves", ("while not game.is_terminal(state)", "while game.actions(state)")),
    rollout(
        "shares first",
        (
            DRAW,
            "rng.choices(moves, [w / sum(weigh(game, state, moves)) for w in "
            "weigh(game, state, moves)])[0]",
        ),
    ),
    rollout(
        "by hand on a line",
        (
            f"        move = {DRAW}\n",
            "        weights = weigh(game, state, moves)\n"
            "        spot = rng.random() * sum(weights)\n"
            "        for move, weight in zip(moves, weights):\n"
            "            spot -= weight\n"
            "            if spot < 0:\n"
            "                break\n",
        ),
    ),
    rollout(
        "R13 with numpy",
        (
            DRAW,
            "moves[numpy.random.default_rng(rng.getrandbits(30)).choice(len(moves), "
            "p=(w := numpy.array(weigh(game, state, moves), float)) / w.sum())]",
        ),
        ("import random", "import numpy"),
    ),
    rollout(
        "R02 recursive",
        ("    while not game.is_terminal(state):", "    if not game.is_terminal(state):"),
        (
            "    return state",
            "        return my_rollout(game, state, weigh, rng)\n    return state",
        ),
    ),
]


def sample(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "12.3", changed(SAMPLE, *changes), "my_sample")


SAMPLES = [
    sample("as in the book"),
    sample("R07 a list", ("return state, weight", "return [state, weight]")),
    sample(
        "two probabilities, divided at the end",
        (f"weight *= {RATIO}", "p *= 1 / len(moves); q *= weights[place] / sum(weights)"),
        ("    weight = 1.0", "    p = q = 1.0"),
        ("return state, weight", "return state, p / q"),
    ),
    sample(
        "by logarithms",
        (f"weight *= {RATIO}", f"weight += log({RATIO})"),
        ("    weight = 1.0", "    from math import exp, log\n    weight = 0.0"),
        ("return state, weight", "return state, exp(weight)"),
    ),
    sample(
        "R13 fractions",
        ("    weight = 1.0", "    from fractions import Fraction\n    weight = 1.0"),
        (RATIO, f"Fraction({RATIO})"),
    ),
    sample(
        "one number on a line",
        (
            f"place = {PLACE}",
            "spot, place = rng.random() * sum(weights), 0\n"
            "        while place < len(moves) - 1 and spot >= weights[place]:\n"
            "            spot -= weights[place]\n"
            "            place += 1",
        ),
    ),
    sample(
        "R13 decimal",
        ("    weight = 1.0", "    from decimal import Decimal\n    weight = Decimal(1)"),
        (RATIO, f"Decimal({RATIO})"),
    ),
    sample(
        "the move itself is drawn",
        (f"place = {PLACE}", "place = moves.index(rng.choices(moves, weights)[0])"),
    ),
]


def worth(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "12.4", changed(WORTH, *changes), "my_worth")


PROOFS = [
    worth("as in the book"),
    worth("R13 floats", ("return best(known)", "return float(best(known))")),
    worth("R08 prints", ("    known =", "    print(proofs)\n    known =")),
    worth(
        "an unknown child may be anything",
        (
            "    if ideal in known:\n        return ideal\n"
            "    if untried or len(known) < len(proofs):\n        return None\n"
            "    return best(known)",
            "    more = [-1, 1] if untried else []\n"
            "    low = best([-1 if p is None else p for p in proofs] + more[:1])\n"
            "    high = best([1 if p is None else p for p in proofs] + more[1:])\n"
            "    return low if low == high else None",
        ),
    ),
    worth(
        "empties the list",
        ("    known =", "    proofs = [proofs.pop() for _ in proofs[:]]\n    known ="),
    ),
    worth(
        "by sign",
        ("best = max if player == MAX else min", "sign = 1 - 2 * player"),
        ("best(known)", "sign * max(sign * proof for proof in known)"),
    ),
]


def weigh(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "12.5", changed(WEIGH, *changes), "my_weigh")


WINS = "1000 if wins(move) else 1"
DESIGNS = [
    weigh("wins a thousand times as likely"),
    weigh(
        "wins only, where there is one",
        (
            "return [1000 if wins(move) else 1 for move in moves]",
            "found = [wins(move) for move in moves]\n    return found if any(found) else "
            "[0.5] * len(moves)",
        ),
    ),
    weigh(
        "a tuple of weights",
        (
            "return [1000 if wins(move) else 1 for move in moves]",
            "return tuple(1000 if wins(move) else 1 for move in moves)",
        ),
    ),
    weigh(
        "R13 numpy",
        (
            "return [1000 if wins(move) else 1 for move in moves]",
            "import numpy\n    return numpy.array([1000 if wins(move) else 1 for move in moves])",
        ),
    ),
    weigh("prints", ("    sign =", "    print(moves)\n    sign =")),
]

READINGS = [
    given("12.6", READING, "as read"),
    given("12.6", READING, "R13 floats", sure=200.0, needed=400.0),
    given("12.6", READING, "capitals", Q="Open "),
]

WIDENINGS = [
    Answer("as in the book", "12.7", WIDENING, "my_widening"),
    Answer(
        "the best-looking each time",
        "12.7",
        changed(
            WIDENING,
            (
                "                node.untried.sort("
                "key=lambda move: looks(game, node.state, move))\n",
                "",
            ),
            (
                "move = node.untried.pop()",
                "move = max(node.untried, key=lambda m: looks(game, node.state, m)); "
                "node.untried.remove(move)",
            ),
        ),
        "my_widening",
    ),
    Answer(
        "counted before it widens",
        "12.7",
        changed(
            WIDENING,
            ("if node.untried and", "node.N += 1\n            if node.untried and"),
            (
                "                path.append(child)\n",
                "                path.append(child)\n                child.N = 1\n",
            ),
            ("            node.N += 1\n            node.W", "            node.W"),
        ),
        "my_widening",
    ),
]

UNUSUAL = [
    rollout(
        "tries until one is taken",
        (
            "    while not",
            "    def draw(moves, weights):\n"
            "        while True:\n"
            "            place = rng.randrange(len(moves))\n"
            "            if rng.random() * max(weights) < weights[place]:\n"
            "                return moves[place]\n\n"
            "    while not",
        ),
        (DRAW, "draw(moves, weigh(game, state, moves))"),
    ),
    sample(
        "decimals",
        ("weight = 1.0", "from decimal import Decimal\n    weight = Decimal(1)"),
        (RATIO, "Decimal(sum(weights)) / Decimal(weights[place] * len(moves))"),
    ),
    sample("in single precision", ("state, weight", "state, __import__('numpy').float32(weight)")),
    Answer(
        "from both bounds",
        "12.4",
        """
def my_worth(player, proofs, untried):
    low = [-1 if proof is None else proof for proof in proofs] + [-1] * untried
    high = [1 if proof is None else proof for proof in proofs] + [1] * untried
    best = {MAX: max, MIN: min}[player]
    return best(low) if best(low) == best(high) else None
""",
        "my_worth",
    ),
    weigh(
        "yields",
        (
            "return [1000 if wins(move) else 1 for move in moves]",
            "yield from (1000 if wins(move) else 1 for move in moves)",
        ),
    ),
]

RIGHT = [*UNUSUAL, *BY_HAND, *ROLLOUTS, *SAMPLES, *PROOFS, *DESIGNS, *READINGS, *WIDENINGS]
