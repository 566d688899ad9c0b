"""What lesson 05's checks rest on: the margins of their bands."""

from __future__ import annotations

from functools import partial

import pytest

from gamesearch import alphabeta
from gamesearch.checks.deepening import engines, windows
from gamesearch.checks.deepening.budgets import Budget, deepened, keeps_budget
from gamesearch.checks.deepening.costs import COSTS, is_cost
from gamesearch.checks.deepening.decisions import (
    LEAST,
    MARKED,
    SEED,
    decisions,
    measured,
    score,
)
from gamesearch.checks.deepening.grades import GROWTHS as ELSEWHERE
from gamesearch.checks.deepening.growths import GROWTHS
from gamesearch.search.orders import Static
from gamesearch.search.transpositions import table_alphabeta

CLOSE = {SEED: GROWTHS, **ELSEWHERE}


@pytest.mark.parametrize("seed", CLOSE)
def test_a_sensible_rule_keeps_its_distance_from_the_band_and_a_thoughtless_one_misses_it(seed):
    assert score(lambda costs, left: left >= 3 * costs[-1], seed, CLOSE[seed]).percent >= LEAST + 6
    for thoughtless in (True, False):
        assert (
            score(lambda costs, left, said=thoughtless: said, seed, CLOSE[seed]).percent
            < LEAST - 12
        )
    assert score(lambda costs, left: left >= costs[-1], seed, CLOSE[seed]).percent < MARKED
    assert len(decisions(seed, CLOSE[seed])) > 200


def test_the_share_of_all_iterations_can_be_told_from_that_of_more_of_them():
    shares = COSTS
    assert not is_cost("depths 1 to 11", shares["depths 1 to 5"])
    assert is_cost("depths 1 to 5", shares["depths 1 to 5"] / 100)


def test_a_look_at_the_root_outside_the_budget_is_forgiven():
    case = Budget([[2, 4], [5, 6]], 0)

    def looks(game, evaluate, nodes):
        return 0, 0 if not game.is_terminal(()) else None

    assert keeps_budget(case, deepened(looks, case))


def test_an_engine_with_order_and_table_keeps_its_distance_from_the_band():
    centre = Static(lambda column: -abs(column - 3))
    for start in [*engines.STARTS, *engines.ELSEWHERE]:
        seen = engines.found(partial(with_table, centre), start)
        assert engines.is_quick(start, seen)
        assert seen.percent < engines.MOST - 2
    for start in [*engines.random_starts(59, 2), *engines.random_starts(73, 2)]:
        assert engines.is_quick(start, engines.found(partial(with_table, centre), start))


def with_table(order, game, state, depth):
    return table_alphabeta(game, state, depth=depth, order=order)


def test_the_stand_in_tells_values_inside_the_window_and_bounds_outside():
    for case in [*windows.CASES, *windows.random_cases(53, 24)]:
        said = []

        def asks(search, guess, width, said=said):
            said.append(search(guess - width, guess + width))
            return said[0]

        windows.heard(asks, case)
        low, high = case.guess - case.width, case.guess + case.width
        if case.is_inside:
            assert said == [case.value]
        elif case.value <= low:
            assert case.value <= said[0] <= low
        else:
            assert high <= said[0] <= case.value


def test_random_windows_fail_on_both_sides_and_at_the_very_ends():
    cases = windows.random_cases(53, 24)
    sides = {(case.value > case.guess) - (case.value < case.guess) for case in cases}
    assert sides == {-1, 0, 1}
    assert any(abs(case.value - case.guess) == case.width for case in cases)
    assert {case.soft for case in cases} == {0, 0.5, 1}


def test_somebody_wins_within_seven_plies_and_not_within_six():
    for start in [*engines.LATE, *engines.LATE_ELSEWHERE]:
        state = engines.FOUR.parse(start.columns)
        assert alphabeta(engines.FOUR, state, depth=5).value == 0
        assert alphabeta(engines.FOUR, state, depth=6).value == 0
        assert alphabeta(engines.FOUR, state, depth=engines.DEPTH).value != 0


def test_what_iterations_cost_is_found_again():
    assert {seed: measured(seed) for seed in CLOSE} == CLOSE
