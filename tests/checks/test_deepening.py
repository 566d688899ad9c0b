"""What lesson 05's checks rest on: the sealed answers, and the margins of their bands."""

from __future__ import annotations

import pytest

from gamesearch import GraphGame
from gamesearch.checks import deepening
from gamesearch.checks.deepening.budgets import (
    LEAST,
    Budget,
    decisions,
    deepened,
    keeps_budget,
    score,
)
from gamesearch.checks.deepening.costs import COSTS, is_cost
from gamesearch.checks.deepening.given import GRAPH
from gamesearch.checks.deepening.tables import MOST, Asked, Woven, saved
from gamesearch.search.table import Table
from gamesearch.search.transpositions import table_alphabeta


def sealed(exercise, part, given):
    return [step.examine(given) for step in exercise.steps[0].steps[part]]


def test_the_sealed_entries_are_what_the_search_stores():
    table = Table()
    table_alphabeta(GraphGame(GRAPH), table=table)
    kept = {state[1]: (entry.kind, entry.value) for state, entry in table.places.values()}
    for part in "fcr":
        assert sealed(deepening.TABLE, part, kept[part]) == [None]


def test_the_first_entry_of_e_is_what_a_search_of_b_stores():
    table = Table()
    table_alphabeta(GraphGame(GRAPH), (1, "b"), table=table)
    _, entry = table.places[0, "e"]
    assert sealed(deepening.TABLE, "e", (entry.kind, entry.value)) == [None]
    asked = Asked(entry.kind, entry.value, 9, 1, 4, float("inf"))
    assert asked.right == "False"
    assert sealed(deepening.TABLE, "asked", "no") == [None]


@pytest.mark.parametrize("seed", [2, 3, 5])
def test_a_sensible_rule_keeps_ten_points_from_the_band_and_a_thoughtless_one_misses_it(seed):
    assert score(lambda costs, left: left >= 3 * costs[-1], seed).percent >= LEAST + 10
    for thoughtless in (True, False):
        assert score(lambda costs, left, said=thoughtless: said, seed).percent < LEAST - 2
    assert len(decisions(seed)) > 400


def test_exact_entries_alone_save_enough():
    def exact_only(game, state, alpha, beta, table):
        class Exact(Table):
            def store(self, state, entry):
                if entry.kind == "exact":
                    super().store(state, entry)

        return table_alphabeta(game, state, table=Exact())

    for seed in (1, 2, 5, 6):
        assert saved(exact_only, Woven(seed)).percent < MOST - 10


def test_the_share_of_all_iterations_can_be_told_from_that_of_more_of_them():
    shares = COSTS
    assert not is_cost("depths 1 to 11", shares["depths 1 to 5"])
    assert is_cost("depths 1 to 5", shares["depths 1 to 5"] / 100)


def test_a_look_at_the_root_outside_the_budget_is_forgiven():
    case = Budget([[2, 4], [5, 6]], 0)

    def looks(game, evaluate, nodes):
        return 0, 0 if not game.is_terminal(()) else None

    assert keeps_budget(case, deepened(looks, case))
