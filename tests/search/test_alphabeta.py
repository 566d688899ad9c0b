"""What a number returned by alpha-beta promises (fail-soft), for every window and not just ∞."""

from __future__ import annotations

import math
import random

import pytest

from gamesearch import MIN, TREES, TreeGame, record
from gamesearch.search.alphabeta import alphabeta, max_value, min_value
from gamesearch.search.best import NO_LIMIT, nothing_known

from .brute import random_trees, value_of


def windows(rng: random.Random) -> list[tuple[float, float]]:
    low = rng.randint(-10, 9)
    return [
        (-math.inf, math.inf),
        (low, low + 1),  # nothing fits in: a yes-or-no question
        (low, rng.randint(low + 1, 10)),
        (-math.inf, low),
        (low, math.inf),
    ]


def test_inside_the_window_exact_above_a_lower_bound_below_an_upper_bound():
    rng, exact, lower, upper = random.Random(1), 0, 0, 0
    for tree, players in random_trees(seed=8, number=1_500):
        game, true = TreeGame(tree, players=players), value_of(tree, players)
        enter = min_value if players[0] == MIN else max_value
        for alpha, beta in windows(rng):
            value, _ = enter(game, (), alpha, beta, NO_LIMIT, nothing_known)
            if alpha < value < beta:
                exact += 1
                assert value == true
            if value >= beta:
                lower += 1
                assert true >= value
            if value <= alpha:
                upper += 1
                assert true <= value
    assert min(exact, lower, upper) > 500  # each promise was put to the test


def test_either_door_leads_to_the_same_answer_whoever_is_to_move():
    for tree, players in random_trees(seed=9, number=300):
        game = TreeGame(tree, players=players)
        arguments = (game, (), -math.inf, math.inf, NO_LIMIT, nothing_known)
        assert max_value(*arguments) == min_value(*arguments) == alphabeta(game)


def test_a_failing_search_tells_more_than_the_bound_it_failed_at():
    """Fail-soft: below alpha = 20 the answer is not 20 but 14, the best that was found."""
    game = TreeGame(TREES["textbook"])
    assert max_value(game, (), 20, math.inf, NO_LIMIT, nothing_known)[0] == 14
    assert max_value(game, (), -math.inf, 1, NO_LIMIT, nothing_known)[0] == 3


@pytest.mark.parametrize(
    ("name", "leaves"),
    [
        ("textbook", [3, 12, 8, 2, 14, 5, 2]),
        ("beta cut", [6, 5, 8, 2, 1]),
        ("tie", [3, 5, 3]),
        ("deep cut", [5, 3]),
        ("all negative", [-3, -5, -2, -9]),
        ("best last", [3, 12, 5, 8]),
        ("worse later", [5, 9, 2, 4]),
        ("one ply", [4, 7]),
    ],
)
def test_leaves_read_on_the_named_trees(name, leaves):
    assert record(alphabeta, TreeGame(TREES[name])).leaves == leaves
