"""What lesson 07's checks rest on: the sealed answers, the readings, the cases, the disguises."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from gamesearch import CHANCE, MAX, TreeGame, expectiminimax, minimax, record
from gamesearch.checks import expectimax
from gamesearch.checks.expectimax import bounds, cases, grades, models, stars
from gamesearch.checks.expectimax.cases import averaged, upset
from gamesearch.checks.expectimax.given import incomes
from gamesearch.checks.expectimax.models import genius, income_is_highest, is_the_genius, shares_of
from gamesearch.search.best import nothing_known
from gamesearch.search.star import Settings, room, value_of

THROWS = list(product(range(1, 7), repeat=2))


def chance(happens):
    return Fraction(sum(map(happens, THROWS)), len(THROWS))


def reroll():
    """Chance, then keep or throw again, then chance."""
    sixth = Fraction(1, 6)
    second = [(sixth, face) for face in range(1, 7)]
    first = [(sixth, [face, second]) for face in range(1, 7)]
    return expectiminimax(TreeGame(first, (CHANCE, MAX, CHANCE))).value


def sealed(exercise, part, given):
    return [step.examine(given) for step in exercise.steps[0].steps[part]]


@pytest.mark.parametrize(
    ("part", "given"),
    [
        ("double 3", chance(lambda throw: throw == (3, 3))),
        ("1 and 2", chance(lambda throw: sorted(throw) == [1, 2])),
        ("sum 7", chance(lambda throw: sum(throw) == 7)),
        ("a six", chance(lambda throw: 6 in throw)),
        ("bet", sum(Fraction(10 if a == b else -1, 36) for a, b in THROWS)),
        ("reroll", reroll()),
    ],
)
def test_the_sealed_dice_are_what_counting_gives(part, given):
    assert sealed(expectimax.TWO_DICE, part, given) == [None]


def test_the_readings_are_what_the_plot_shows():
    curves = incomes()
    best = [max(curves, key=lambda move: curves[move][at]) for at in range(21)]
    assert best == ["A"] * 6 + ["B"] * 10 + ["C"] * 5  # at a crossing the first of equals
    accepts = expectimax.SEALS.accepts
    assert accepts("7.5/at 0.5", max(curve[10] for curve in curves.values()))
    assert accepts("7.5/lost", max(curve[0] for curve in curves.values()) - curves["C"][0])
    assert accepts("7.5/A to B", 0.25)
    assert accepts("7.5/B to C", 0.75)
    assert not accepts("7.5/B to C", 0.5)


@pytest.mark.parametrize("case", cases.TREES, ids=str)
def test_the_reference_passes_on_every_tree(case):
    assert averaged(expectiminimax, case).near(case.value)


@pytest.mark.parametrize("case", models.OPPONENTS, ids=str)
def test_the_genius_is_the_genius(case):
    assert is_the_genius(case, shares_of(genius, case))


@pytest.mark.parametrize("case", models.FACED, ids=str)
def test_some_move_earns_less_so_that_the_choice_counts(case):
    every = {str(move) for move in case.game.actions(())}
    assert case.best < every
    assert all(income_is_highest(case, move) for move in case.best)


def test_half_read_nodes_decide_both_ways_and_never_on_an_edge():
    nodes = [*bounds.TO_LEAVE, *grades.half_read(73)]
    assert 0.2 < sum(case.stops for case in nodes) / len(nodes) < 0.8
    for case in nodes:
        least, most = case.ends
        assert most != case.alpha
        assert least != case.beta


def test_squaring_is_judged_by_both_searches():
    seen = upset([[5, 5], [0, 9]])
    assert seen.clear
    assert seen.dice_change
    assert not seen.minimax_changes
    negative = upset([[1, 2], [-9, 5]])
    assert negative.minimax_changes
    assert minimax(TreeGame([[1, 4], [81, 25]])).move == 1


@pytest.mark.parametrize(
    "grade",
    [
        lambda key: grades.values(expectiminimax, key),
        lambda key: grades.random_values(expectiminimax, key),
        grades.half_read,
    ],
)
def test_hidden_cases_change_with_the_key_and_only_with_it(grade):
    assert grade(5) == grade(5)
    assert grade(5) != grade(6)


def test_the_sealed_window_is_the_one_of_star1():
    odds, seen = (0.5, 0.25, 0.125, 0.125), 6
    lower, upper = [seen, -2, -2, -2], [seen, 10, 10, 10]
    assert room(1, odds, lower, upper, 6, 7) == (2, 18)
    assert expectimax.SEALS.accepts("7.4/A", 2)
    assert expectimax.SEALS.accepts("7.4/B", 18)


@pytest.mark.parametrize("case", [*stars.FULL, *stars.NARROW], ids=str)
def test_star1_keeps_its_promise_where_students_are_asked_to(case):
    def search(game, state, alpha, beta, low, high):
        return value_of(game, state, alpha, beta, 99, Settings(nothing_known, low, high, False))

    assert stars.keeps_its_promise(case, stars.starred(search, case))


def test_some_leaves_can_be_spared_in_every_thrifty_case():
    for case in stars.THRIFTY:
        assert case.fewest < len(record(expectiminimax, case.game).leaves)
