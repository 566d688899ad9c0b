"""The exercises of lesson 05: tables that do not lie, budgets that are kept."""

from __future__ import annotations

from ..canonical import plain
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property
from . import budgets, costs, tables
from .budget_hints import BEGINS, DEEPENED, SPENT, miscounted
from .budgets import Budget
from .hints import MAY_ANSWER, SAVINGS, VALUES, WINDOWS

LESSON = "05_deepening"
SEALS = Seals(__package__)


TABLE = Exercise(
    "5.1",
    lesson=LESSON,
    heading="The window decides what kind of number it is",
    well_done="A number, and what kind of number it is: that is an entry.",
    steps=[Parts(SEALS.parts("5.1"))],
)

SEARCH = Exercise(
    "5.2",
    lesson=LESSON,
    heading="What is stored may be only a bound",
    well_done="Right on graphs, too, and nothing is searched twice in vain. Now see it run.",
    steps=[
        IsFunction("my_search(game, state, alpha, beta, table)"),
        Property(
            "With an empty table, the value of {case} is not what minimax says.",
            on=tables.GRAPHS,
            observe=tables.value_with_table,
            holds=lambda case, seen: seen == tables.true_value(case),
            symptoms=VALUES,
            smaller=tables.SMALL,
        ),
        Property(
            "{case} gives in the end {seen}, which is not what minimax says as far as that window "
            "shows it.",
            on=tables.QUESTIONS,
            observe=tables.answers,
            holds=lambda case, seen: seen == tables.right_answers(case),
            symptoms=WINDOWS,
            smaller=tables.QUESTIONS[:8],
        ),
        Property(
            "On {case} your search opens {seen.states:,} states, {seen.percent:.0f} percent of the "
            f"{{seen.without:,}} without a table. At most {tables.MOST} percent are asked for.",
            on=[tables.Woven(1), tables.Woven(2)],
            observe=tables.saved,
            holds=lambda _, seen: seen.percent <= tables.MOST,
            symptoms=SAVINGS,
        ),
    ],
)

ENTRY = Exercise(
    "5.3",
    lesson=LESSON,
    heading="The window decides what kind of number it is",
    well_done="Deep enough, and exact or outside the window.",
    steps=[
        IsFunction("my_may_answer(kind, value, depth, asked, alpha, beta)"),
        Property(
            "For {case} your function says {seen}.",
            on=tables.ENTRIES,
            observe=tables.may_answer,
            holds=lambda case, seen: seen == case.right,
            symptoms=MAY_ANSWER,
        ),
    ],
)

DEEPENING = Exercise(
    "5.4",
    lesson=LESSON,
    heading="Half an iteration compares what cannot be compared",
    well_done="A move at any time, from a finished iteration, and the budget is kept.",
    steps=[
        IsFunction("my_deepening(game, evaluate, nodes)"),
        Property(
            "On {case} your function opens {seen.opened} states.",
            on=budgets.BUDGETS,
            observe=budgets.deepened,
            holds=budgets.keeps_budget,
            symptoms=SPENT,
        ),
        Property(
            "On {case} your function answers {seen.text}.",
            on=budgets.BUDGETS,
            observe=budgets.deepened,
            holds=budgets.is_right,
            symptoms=DEEPENED,
            smaller=[Budget([4, 7, 5], None), Budget([4, 7, 5], 4)],
        ),
    ],
)

BEGIN = Exercise(
    "5.5",
    lesson=LESSON,
    heading="One ply, then two, then three",
    well_done="What is not begun in vain is left for the next move.",
    steps=[
        IsFunction("my_begins(costs, left)"),
        Property(
            "Your rule is right in {seen.percent:.0f} percent of {seen.decisions} decisions; it "
            "begins {seen.begun_in_vain} iterations in vain and leaves out {seen.not_begun} that "
            f"would have been finished. {budgets.LEAST} percent are asked for.",
            on=[budgets.SEED],
            observe=budgets.score,
            holds=lambda _, seen: seen.percent >= budgets.LEAST,
            symptoms=BEGINS,
        ),
    ],
)


def _cost_property(part: str) -> Property:
    return Property(
        f"That is not what {part} cost with b = 3, in percent of depth {costs.depth_of(part)}.",
        on=[part],
        observe=lambda answer, _: float(plain(answer)),
        holds=costs.is_cost,
        symptoms=miscounted(part),
    )


SHARES = Exercise(
    "5.6",
    lesson=LESSON,
    heading="The share depends on the branching, not on the depth",
    well_done="Deeper is not cheaper: the share tends to a limit that the branching factor sets.",
    steps=[Parts({part: [_cost_property(part)] for part in costs.COSTS})],
)

SAFETY = Exercise(
    "5.7",
    lesson=LESSON,
    heading="Forward pruning leaves moves out, and pays for it",
    well_done="Safe is what only changes the work.",
    steps=[Parts(SEALS.parts("5.7"))],
)
