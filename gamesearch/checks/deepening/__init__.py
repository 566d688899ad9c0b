"""The exercises of lesson 05: budgets that are kept, windows that are narrow, and an engine."""

from __future__ import annotations

from ..forms import as_number
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property
from . import budgets, costs, decisions, engines, windows
from .budget_hints import BEGINS, DEEPENED, SPENT
from .budgets import Budget
from .cost_hints import miscounted
from .window_hints import ASPIRED, ENGINES, SHALLOWER

LESSON = "05_deepening"
SEALS = Seals(__package__)


DEEPENING = Exercise(
    "5.1",
    lesson=LESSON,
    heading="May half an iteration be used?",
    well_done="A move at any time, from a finished iteration, and the budget is kept.",
    steps=[
        IsFunction("my_deepening(game, evaluate, nodes)"),
        Property(
            "On {case} your function visits {seen.opened} nodes.",
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
    "5.2",
    lesson=LESSON,
    heading="One ply, then two, then three",
    well_done="Nodes that no unfinished iteration has used are there for the next move.",
    steps=[
        IsFunction("my_begins(costs, left)"),
        Property(
            "Your rule is right in {seen.percent:.0f} percent of {seen.decisions} decisions; it "
            "begins {seen.begun_in_vain} iterations in vain and leaves out {seen.not_begun} that "
            f"would have been finished. {decisions.LEAST} percent are asked for.",
            on=[decisions.SEED],
            observe=decisions.score,
            holds=lambda _, seen: seen.percent >= decisions.LEAST,
            symptoms=BEGINS,
        ),
    ],
)


def _cost_property(part: str) -> Property:
    return Property(
        f"That is not what {part} cost with b = 3, in percent of depth {costs.depth_of(part)}.",
        on=[part],
        observe=lambda answer, _: as_number(answer),
        holds=costs.is_cost,
        symptoms=miscounted(part),
    )


SHARES = Exercise(
    "5.3",
    lesson=LESSON,
    heading="What does it cost to begin again?",
    well_done="Deeper is not cheaper: the share tends to a limit that the branching factor sets.",
    steps=[Parts({part: [_cost_property(part)] for part in costs.COSTS})],
)

ASPIRATION = Exercise(
    "5.4",
    lesson=LESSON,
    heading="Aspiration windows: begin where the value is expected",
    well_done="Narrow where it can be, and never wrong: a bound is not taken for a value.",
    steps=[
        IsFunction("my_aspiration(search, guess, width)"),
        Property(
            "With {case}, your function returned {seen.text}.",
            on=windows.CASES,
            observe=windows.heard,
            holds=windows.is_right,
            symptoms=ASPIRED,
            smaller=windows.CASES[:3],
        ),
    ],
)

SAFETY = Exercise(
    "5.5",
    lesson=LESSON,
    heading="Which of them are safe?",
    well_done="Safe is what only changes the work.",
    steps=[Parts(SEALS.parts("5.5"))],
)

ENGINE = Exercise(
    "5.7",
    lesson=LESSON,
    heading="All of it together is an engine",
    well_done="The same value, for fewer nodes: that is what the tricks are for.",
    steps=[
        IsFunction("my_engine(game, state, depth)"),
        Property(
            "On {case}, your engine gives {seen.text}; asked for are the value of a full search, "
            f"a move that attains it, and at most {engines.MOST} percent of the nodes that "
            "alpha-beta visits with the centre first.",
            on=engines.STARTS,
            observe=engines.found,
            holds=engines.is_quick,
            symptoms=ENGINES,
        ),
        Property(
            "On {case}, your engine gives {seen.text}; asked for are the value of a full search to "
            "this depth, and a move that attains it.",
            on=[engines.SHALLOW, engines.ONE_LESS, engines.THREE],
            observe=engines.found,
            holds=engines.is_exact,
            symptoms=SHALLOWER,
        ),
    ],
)
