"""Star1 and Star2: the values of expectiminimax, for less."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from gamesearch import (
    CHANCE,
    MAX,
    MIN,
    Pig,
    Race,
    TreeGame,
    count,
    expectiminimax,
    random_tree,
    record,
)
from gamesearch.errors import BadSearch
from gamesearch.search.star import star1, star2

BOUNDS = (0, 20)
TURNS = [
    (MAX, CHANCE, MIN, CHANCE),
    (MAX, CHANCE),
    (CHANCE, MIN),
    (CHANCE, CHANCE, MAX, MIN),
    (MIN, CHANCE, MAX, CHANCE),
    (MAX, MIN),
]


def games(players, number=200, **shape):
    rng = random.Random(7)
    shape = {"depth": 4, "branches": (1, 3), "values": BOUNDS} | shape
    return [TreeGame(random_tree(rng, players=players, **shape), players) for _ in range(number)]


@pytest.mark.parametrize("search", [star1, star2])
@pytest.mark.parametrize("players", TURNS)
def test_same_value_and_move_as_without_pruning(players, search):
    for game in games(players) + games(players, 60, ragged=0.3):
        assert search(game, bounds=BOUNDS) == expectiminimax(game)


@pytest.mark.parametrize("search", [star1, star2])
@pytest.mark.parametrize("bounds", [(-100, 100), (float("-inf"), float("inf")), BOUNDS])
def test_any_true_promise_will_do(search, bounds):
    for game in games(TURNS[0], 60):
        assert search(game, bounds=bounds) == expectiminimax(game)


@pytest.mark.parametrize("search", [star1, star2])
@pytest.mark.parametrize("players", TURNS)
def test_it_reads_fewer_leaves_in_all(players, search):
    some = games(players, 60, branches=(3, 3))
    plain = sum(count(expectiminimax, game).leaves for game in some)
    assert sum(count(search, game, bounds=BOUNDS).leaves for game in some) < 0.95 * plain


def test_probing_saves_more_where_the_players_reply_to_the_dice():
    some = games(TURNS[0], 60, depth=3, branches=(5, 5))
    first, second = (
        sum(count(search, game, bounds=BOUNDS).leaves for game in some) for search in (star1, star2)
    )
    assert second < first


@pytest.mark.parametrize("search", [star1, star2])
def test_every_leaf_is_read_at_most_once(search):
    for game in games(TURNS[0], 60):
        leaves = [v.state for v in record(search, game, bounds=BOUNDS).visits() if v.terminal]
        assert len(leaves) == len(set(leaves))


def test_a_cut_needs_the_promise():
    game = TreeGame([[6, 8], [1, 9]], players=(MAX, CHANCE))
    assert record(star1, game, bounds=(0, 10)).leaves == [6, 8, 1]
    assert record(star1, game, bounds=(0, 100)).leaves == [6, 8, 1, 9]
    at_min = TreeGame([[6, 8], [14, 3]], players=(MIN, CHANCE))
    assert record(star1, at_min, bounds=(0, 20)).leaves == [6, 8, 14]
    assert record(star1, at_min, bounds=(-20, 20)).leaves == [6, 8, 14, 3]


def test_probabilities_count():
    rare = TreeGame([5, [(Fraction(1, 10), 0), (Fraction(9, 10), 6)]], players=(MAX, CHANCE))
    assert record(star1, rare, bounds=(0, 10)).leaves == [5, 0, 6]
    assert star1(rare, bounds=(0, 10)) == (Fraction(27, 5), 1)


def test_one_probe_of_each_outcome_may_be_enough():
    game = TreeGame([5, [[1, 9, 9], [2, 8, 8], [3, 7, 7]]], players=(MAX, CHANCE, MIN))
    assert record(star2, game, bounds=(0, 10)).leaves == [5, 1, 2]
    assert record(star1, game, bounds=(0, 10)).leaves == [5, 1, 9, 9, 2]


@pytest.mark.parametrize("search", [star1, star2])
@pytest.mark.parametrize(
    ("game", "bounds", "depth"), [(Pig(goal=8), (-1, 1), 6), (Race(6, 2, 3), (-2, 2), 6)], ids=repr
)
def test_dice_games_to_a_depth(game, bounds, depth, search):
    def unsure(game, state):
        return bounds[1] * random.Random(str(state)).uniform(-1, 1)

    plain = count(expectiminimax, game, depth=depth, evaluate=unsure)
    cut = count(search, game, bounds=bounds, depth=depth, evaluate=unsure)
    assert cut.value == pytest.approx(plain.value)
    assert cut.leaves <= plain.leaves


@pytest.mark.parametrize("search", [star1, star2])
def test_a_broken_promise_is_noticed(search):
    game = TreeGame([[6, 8], [9, 12]], players=(MAX, CHANCE))
    with pytest.raises(BadSearch, match="leaf is worth 12, outside the bounds"):
        search(game, bounds=(-20, 11))
    with pytest.raises(BadSearch, match="lowest, highest"):
        search(game, bounds=(10, 0))
