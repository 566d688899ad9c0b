"""How misconceptions about budgets and iterations show, and what to ask. First match counts."""

from __future__ import annotations

from ..steps import Symptom, otherwise
from . import budgets, costs
from .budgets import Budget

DEEPENED = [
    Symptom(
        budgets.LONG,
        lambda seen: seen.text == "None",
        "Nothing came back. Does your function return after its loop?",
    ),
    Symptom(
        budgets.LONG,
        lambda seen: seen.move == "None" and seen.depth == "None",
        "Answer with a pair: the depth of the last finished iteration, and its move.",
    ),
    Symptom(
        budgets.LONG,
        lambda seen: seen.text == "(1, 3)",
        "Both numbers are there. Which of the two comes first: the depth, or the move?",
    ),
    Symptom(
        budgets.NO_TIME,
        lambda seen: seen.move == "None",
        "What do you play if the clock stops right now, before depth 1 is done?",
    ),
    Symptom(
        budgets.TOO_SHORT,
        lambda seen: seen.move == "None",
        "What does a search of depth 0 know about moves? At which depth does your loop begin?",
    ),
    Symptom(
        budgets.HALF,
        lambda seen: seen.move == "0",
        "At depth 2 only move 0 had been searched. Was it ever compared with move 1?",
    ),
    Symptom(
        budgets.HALF,
        lambda seen: seen.depth == "2",
        "Depth 2 was not finished within the budget. Which depth is the move from?",
    ),
    Symptom(
        budgets.LONG,
        lambda seen: seen.depth in ("0", "1", "2"),
        "There was no budget to keep, and the game goes on for three plies. Which is the last "
        "depth that your loop searches?",
    ),
    Symptom(
        budgets.CHAIN,
        lambda seen: seen.depth not in ("None", "24"),
        "A game of twenty-four plies is left before its end, and there was no budget to keep. What "
        "makes your loop end?",
    ),
    Symptom(
        budgets.BETWEEN,
        lambda seen: seen.move == "0",
        "One move looks like 0.3, the other like 0.4. What becomes of the guesses on their way to "
        "the search?",
    ),
    otherwise(
        "Which is the last iteration that is finished within this budget, and which move did it "
        "find?"
    ),
]


SPENT = [
    Symptom(
        budgets.WIDE,
        lambda seen: seen.opened in (6, 7),
        "What does the budget count: the calls of `evaluate`, or all nodes that are visited?",
    ),
    Symptom(
        Budget([[[1, 2], [3, 4]], [[5, 6], [7, 8]]], 4),
        lambda seen: 5 < seen.opened <= 8,
        "The budget is for all iterations together. Does each of them get a budget of its own?",
    ),
    Symptom(
        budgets.HALF,
        lambda seen: True,
        "Where does your function look whether anything is left: between two iterations, or in "
        "the middle of one?",
    ),
]

BEGINS = [
    Symptom(
        budgets.SEED,
        lambda seen: seen.percent < 45,
        "It is wrong more often than right. What does it mean if more is left than "
        "the next iteration takes?",
    ),
    Symptom(
        budgets.SEED,
        lambda seen: seen.not_begun == 0 and seen.begun_in_vain == seen.in_vain,
        "It always begins. How much more than the last iteration does the next one "
        "take, and is that much left?",
    ),
    Symptom(
        budgets.SEED,
        lambda seen: seen.not_begun < seen.begun_in_vain / 4,
        "It begins too often. Does the next iteration take as much as the last one, or more?",
    ),
    Symptom(
        budgets.SEED,
        lambda seen: seen.begun_in_vain < seen.not_begun / 4,
        "It is too careful. By what factor do the nodes of the finished iterations grow?",
    ),
    Symptom(
        budgets.SEED,
        lambda seen: True,
        "Print some of the costs: by what factor do they grow from one iteration to the next?",
    ),
]


def miscounted(part: str) -> list[Symptom]:
    """How else the share may have been worked out."""
    depth = costs.depth_of(part)
    full = [100 * 3**k / 3**depth for k in range(depth)]

    def is_like(seen: float, other: float) -> bool:
        return abs(seen / other - 1) < 0.005 or abs(100 * seen / other - 1) < 0.005

    return [
        Symptom(
            part,
            lambda seen: seen > 100 and is_like(seen, 1e4 / costs.COSTS[part]),
            "More than the whole? Which of the two depths is the cheaper one, and which is divided "
            "by which?",
        ),
        Symptom(
            part,
            lambda seen: is_like(seen, full[-1]) or is_like(seen, sum(full[1:])),
            "That would be right if a depth cost b^d. What does pruning make of the exponent?",
        ),
        Symptom(
            part,
            lambda seen: is_like(seen, costs.percent_below(3, depth) + 100),
            "That counts the deepest iteration itself, too. What is added to it?",
        ),
        Symptom(
            part,
            lambda seen: is_like(seen, costs.percent_below(3, depth) + 100 / costs.cost(3, depth)),
            "Which is the first iteration: depth 0 or depth 1?",
        ),
        Symptom(
            part,
            lambda seen: any(
                is_like(seen, share) for other, share in costs.COSTS.items() if other != part
            ),
            "That is another of the three shares. Which depths are added, and to which?",
        ),
        Symptom(
            part,
            lambda seen: True,
            "Write down the cost of each depth as a power of 3. Which of them are added, and by "
            "which one is the sum divided?",
        ),
    ]
