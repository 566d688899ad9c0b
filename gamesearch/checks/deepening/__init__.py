"""The exercises of lesson 04: tables that do not lie, budgets that are kept."""

from __future__ import annotations

from math import inf
from typing import Any

from ..canonical import plain
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property, Symptom
from .budgets import Budget, deepened, is_right, keeps_budget, score
from .hints import DEEPENED, HALF, LONG, MAY_ANSWER, SAVINGS, SPENT, VALUES, WINDOWS
from .tables import (
    BELOW_NOTHING,
    DIAMOND,
    MOVERS,
    PLAIN,
    TURNED,
    Asked,
    Questions,
    Woven,
    answers,
    graph,
    graphs,
    may_answer,
    right_answers,
    saved,
    true_value,
    value_with_table,
)

LESSON = "04_deepening"
SEALS = Seals(__package__)

SMALL = [
    graph(PLAIN),
    graph(BELOW_NOTHING),
    graph(MOVERS),
    graph(DIAMOND),
    graph(TURNED),
    graph(TURNED, (1, 0)),
    graph(DIAMOND, (1, 0)),
]
GRAPHS = [*SMALL, *graphs(1, 40)]
QUESTIONS = [
    Questions(graph(nodes), windows)
    for nodes in (PLAIN, BELOW_NOTHING, MOVERS)
    for windows in (
        ((5, 9), (-9, 9)),
        ((-9, 1), (-9, 9)),
        ((3, 9), (-9, 9)),
        ((-9, 3), (-9, 9)),
        ((-1, 1), (2, 4), (-inf, inf)),
        ((-5, 1), (-9, 9)),
        ((-9, -5), (-9, 9)),
        ((4, 6), (-9, 4), (-9, 9)),
    )
] + [
    Questions(each, ((low, low + 2), (-inf, inf))) for each in graphs(2, 12) for low in (-6, -1, 4)
]
MOST = 70  # percent of the states without a table

ENTRIES = [
    Asked(kind, value, depth, asked, 2, 9)
    for kind in ("exact", "lower", "upper")
    for value in (5, 1, 12)
    for depth, asked in ((4, 4), (6, 4), (2, 4), (inf, 4))
]

BUDGETS = [
    LONG,
    HALF,
    Budget([[2, 4], [5, 6]], 0, (3, 5)),
    Budget([[2, 4], [5, 6]], 2, (3, 5)),
    Budget([[2, 4], [5, 6]], 3, (3, 5)),
    Budget([[2, 4], [5, 6]], None, (5, 3)),
    Budget([[2, 4], [5, 6]], 9, (5, 3)),
    Budget([[2, 4], [5, 6]], 10, (5, 3)),
    Budget([[[1, 2], [3, 4]], [[5, 6], [7, 8]]], 12),
    Budget([[[4, 1], [9, 2]], [[8, 3], [7, 5]], [[6, 0], [2, 1]]], 20, (1, 2, 3)),
    Budget([4, 7, 5], None),
    Budget([4, 7, 5], 4),
]
LEAST = 78  # percent of right decisions
SEED = 2

TABLE = Exercise(
    "4.1",
    lesson=LESSON,
    heading="The window decides what kind of number it is",
    well_done="A number, and what kind of number it is: that is an entry.",
    steps=[Parts(SEALS.parts("4.1"))],
)

SEARCH = Exercise(
    "4.2",
    lesson=LESSON,
    heading="What is stored may be only a bound",
    well_done="Right on graphs, too, and nothing is searched twice in vain. Now see it run.",
    steps=[
        IsFunction("my_search(game, state, alpha, beta, table)"),
        Property(
            "With an empty table, the value of {case} is not what minimax says.",
            on=GRAPHS,
            observe=value_with_table,
            holds=lambda case, seen: seen == true_value(case),
            symptoms=VALUES,
            smaller=SMALL,
        ),
        Property(
            "{case} gives in the end {seen}, which is not what minimax says as far as that window "
            "shows it.",
            on=QUESTIONS,
            observe=answers,
            holds=lambda case, seen: seen == right_answers(case),
            symptoms=WINDOWS,
            smaller=QUESTIONS[:8],
        ),
        Property(
            "On {case} your search opens {seen.states:,} states, {seen.percent:.0f} percent of the "
            f"{{seen.without:,}} without a table. At most {MOST} percent are asked for.",
            on=[Woven(1), Woven(2)],
            observe=saved,
            holds=lambda _, seen: seen.percent <= MOST,
            symptoms=SAVINGS,
        ),
    ],
)

ENTRY = Exercise(
    "4.3",
    lesson=LESSON,
    heading="The window decides what kind of number it is",
    well_done="Deep enough, and exact or outside the window.",
    steps=[
        IsFunction("my_may_answer(kind, value, depth, asked, alpha, beta)"),
        Property(
            "For {case} your function says {seen}.",
            on=ENTRIES,
            observe=may_answer,
            holds=lambda case, seen: seen == case.right,
            symptoms=MAY_ANSWER,
        ),
    ],
)

DEEPENING = Exercise(
    "4.4",
    lesson=LESSON,
    heading="Half an iteration compares what cannot be compared",
    well_done="A move at any time, from a finished iteration, and the budget is kept.",
    steps=[
        IsFunction("my_deepening(game, evaluate, nodes)"),
        Property(
            "On {case} your function opens {seen.opened} states.",
            on=BUDGETS,
            observe=deepened,
            holds=keeps_budget,
            symptoms=SPENT,
        ),
        Property(
            "On {case} your function answers {seen.text}.",
            on=BUDGETS,
            observe=deepened,
            holds=is_right,
            symptoms=DEEPENED,
            smaller=[Budget([4, 7, 5], None), Budget([4, 7, 5], 4)],
        ),
    ],
)

BEGIN = Exercise(
    "4.5",
    lesson=LESSON,
    heading="One ply, then two, then three",
    well_done="What is not begun in vain is left for the next move.",
    steps=[
        IsFunction("my_begins(costs, left)"),
        Property(
            "Your rule is right in {seen.percent:.0f} percent of {seen.of} decisions; it begins "
            "{seen.begun_in_vain} iterations in vain and leaves out {seen.not_begun} that would "
            f"have been finished. {LEAST} percent are asked for.",
            on=[SEED],
            observe=score,
            holds=lambda _, seen: seen.percent >= LEAST,
            symptoms=[
                Symptom(
                    SEED,
                    lambda seen: seen.percent < 20,
                    "It is wrong more often than right. What does it mean if more is left than "
                    "the next iteration takes?",
                ),
                Symptom(
                    SEED,
                    lambda seen: seen.not_begun == 0,
                    "It always begins. How much more than the last iteration does the next one "
                    "take, and is that much left?",
                ),
                Symptom(
                    SEED,
                    lambda seen: seen.begun_in_vain < seen.not_begun / 4,
                    "It is too careful. By what factor do the states of the finished iterations "
                    "grow?",
                ),
                Symptom(
                    SEED,
                    lambda seen: True,
                    "Print some of the costs: by what factor do they grow from one iteration to "
                    "the next?",
                ),
            ],
        ),
    ],
)


def cost(b: float, d: int) -> float:
    """What alpha-beta is taken to cost at a depth."""
    return b ** (3 * d / 4)


def percent_below(b: float, d: int) -> float:
    """All iterations before depth d, in percent of that one."""
    return 100 * sum(cost(b, k) for k in range(1, d)) / cost(b, d)


COSTS = {
    "depth 5": 100 * cost(3, 5) / cost(3, 6),
    "depths 1 to 5": percent_below(3, 6),
    "depths 1 to 11": percent_below(3, 12),
}


def is_cost(part: str, answer: Any) -> bool:
    """As a percentage or as a share, rounded to two digits or more."""
    given = float(plain(answer))
    return any(abs(each / COSTS[part] - 1) <= 0.005 for each in (given, 100 * given))


def _cost_property(part: str) -> Property:
    depth = 12 if part == "depths 1 to 11" else 6

    def is_like(seen: float, other: float) -> bool:
        return abs(seen / other - 1) < 0.005 or abs(100 * seen / other - 1) < 0.005

    full = [100 * 3**k / 3**depth for k in range(depth)]
    return Property(
        f"That is not what {part} cost with b = 3, in percent of depth {depth}.",
        on=[part],
        observe=lambda answer, _: float(plain(answer)),
        holds=is_cost,
        symptoms=[
            Symptom(
                part,
                lambda seen: is_like(seen, full[-1]) or is_like(seen, sum(full[1:])),
                "That would be right if a depth cost b^d. What does pruning make of the exponent?",
            ),
            Symptom(
                part,
                lambda seen: is_like(seen, percent_below(3, depth) + 100),
                "That counts the deepest iteration itself, too. What is added to it?",
            ),
            Symptom(
                part,
                lambda seen: is_like(seen, percent_below(3, depth) + 100 / cost(3, depth)),
                "Which is the first iteration: depth 0 or depth 1?",
            ),
            Symptom(
                part,
                lambda seen: any(is_like(seen, COSTS[other]) for other in COSTS if other != part),
                "That is another of the three shares. Which depths are added, and to which?",
            ),
        ],
    )


SHARES = Exercise(
    "4.6",
    lesson=LESSON,
    heading="The share depends on the branching, not on the depth",
    well_done="Deeper is not cheaper: the share tends to a limit that the branching factor sets.",
    steps=[Parts({part: [_cost_property(part)] for part in COSTS})],
)

SAFETY = Exercise(
    "4.7",
    lesson=LESSON,
    heading="Forward pruning leaves moves out, and pays for it",
    well_done="Safe is what only changes the work.",
    steps=[Parts(SEALS.parts("4.7"))],
)
