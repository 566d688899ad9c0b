"""The compiled tree search: the same phases, so the same tree but for the dice."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from math import sqrt

import pytest

pytest.importorskip("numba", reason='needs numba: pip install "gamesearch[fast]"')

from gamesearch import ConnectFour, mcts, tree_after
from gamesearch.compiled import mcts as machine
from gamesearch.compiled.perfect import solve_connectfour
from gamesearch.errors import BadGame, BadSearch
from gamesearch.search.montecarlo.parallel import root_parallel

from .positions import GAME, random_positions


def grown(state=None, *, games=2_000, seed=1, **options):
    return tree_after(games, machine.mcts(GAME, state, rng=random.Random(seed), **options))


def odds(state):
    """Exactly how often MAX wins, and how often nobody does, if both play at random."""
    if GAME.is_terminal(state):
        value = GAME.utility(state)
        return Fraction(value == 1), Fraction(value == 0)
    below = [odds(GAME.result(state, move)) for move in GAME.actions(state)]
    return tuple(sum(column) / len(below) for column in zip(*below, strict=True))


def test_random_games_end_as_often_as_they_should():
    games = 20_000
    for state in random_positions(40, range(33, 41)):
        win, draw = odds(state)
        wanted = (win, draw, 1 - win - draw)
        if state[0] == 1:  # it is counted for the player to move
            wanted = wanted[::-1]
        found = machine.rollouts(GAME, state, games=games, rng=random.Random(3))
        assert sum(found) == games
        for counted, share in zip(found, wanted, strict=True):
            assert abs(counted - games * share) <= 4.5 * sqrt(games * share * (1 - share)) + 1e-9


def test_the_same_dice_grow_the_same_tree():
    assert grown(seed=5) == grown(seed=5) != grown(seed=6)


def test_trees_that_grow_in_threads_are_those_that_grow_one_after_another():
    for state in random_positions(5, range(20)):
        asked = {"games": 500, "seeds": [1, 2, 3], "search": machine.mcts}
        alone = root_parallel(GAME, state, **asked)
        with ThreadPoolExecutor(2) as pool:
            assert root_parallel(GAME, state, **asked, map=pool.map) == alone
        assert sum(alone.visits.values()) == 1_500


def test_every_game_goes_through_one_child():
    for state in random_positions(30, range(40)):
        root = grown(state, games=777)
        assert sum(child.N for child in root.children) == root.N == 777
        assert {child.move for child in root.children} == set(GAME.actions(state))
        assert all(0 <= child.W <= child.N for child in root.children)


@pytest.mark.parametrize("search", [mcts, machine.mcts], ids=["readable", "compiled"])
def test_both_are_called_and_answer_in_the_same_way(search):
    turns = search(GAME, GAME.parse("3 0 3 0 3"), rng=random.Random(1), c=1.0)
    for games in (1, 6, 293):
        root = tree_after(games, turns)
    assert root.N == 300 == sum(child.N for child in root.children)
    assert (root.best.move, root.best.mean >= 0, root.best in root.children) == (3, True, True)
    assert next(iter(turns)).root.N == 301


def test_a_tree_that_is_grown_bit_by_bit_is_the_same_tree():
    bit_by_bit = machine.mcts(GAME, rng=random.Random(4))
    for games in (1, 9, 90, 900):
        root = tree_after(games, bit_by_bit)
    assert root == grown(games=1000, seed=4)


def test_one_game_visits_one_child():
    (child,) = grown(games=1).children
    assert child.N == 1
    assert child.W in (0, 0.5, 1)


def test_children_pay_as_in_the_readable_search():
    """Means and shares of visits over several trees of each, within what luck allows."""
    state = GAME.parse("3 3 3 2 4 4 1 3 2 2 5 0")
    trees, games = 24, 400
    ours = [grown(state, games=games, seed=seed) for seed in range(trees)]
    theirs = [tree_after(games, mcts(GAME, state, rng=random.Random(n))) for n in range(trees)]
    for move in GAME.actions(state):
        for number in (lambda child: child.N / games, lambda child: child.mean):
            a, b = (
                [number(child) for root in roots for child in root.children if child.move == move]
                for roots in (ours, theirs)
            )
            assert abs(mean(a) - mean(b)) < 4.5 * sqrt((spread(a) + spread(b)) / trees) + 0.005


def mean(numbers):
    return sum(numbers) / len(numbers)


def spread(numbers):
    return sum((number - mean(numbers)) ** 2 for number in numbers) / (len(numbers) - 1)


def test_it_finds_wins_and_stops_those_of_the_other_player():
    to_win = GAME.parse("3 0 3 0 3 0")
    assert grown(to_win).best.move == 3
    to_stop = GAME.parse("3 0 3 0 3")
    assert grown(to_stop).best.move == 3


def test_the_centre_is_found_from_the_start():
    assert [grown(games=5_000, seed=seed).best.move for seed in range(5)] == [3] * 5


def test_with_many_games_it_plays_late_positions_perfectly():
    for state in random_positions(12, range(28, 34), seed=9):
        best = grown(state, games=20_000).best.move
        value = solve_connectfour(GAME, state).value
        assert solve_connectfour(GAME, GAME.result(state, best)).value == value


def test_wrong_calls_are_named():
    with pytest.raises(BadSearch, match="over"):
        grown(GAME.parse("0 1 0 1 0 1 0"))
    with pytest.raises(BadSearch, match="one random game or more"):
        grown(games=0)
    with pytest.raises(BadGame, match="7 × 6"):
        machine.mcts(ConnectFour(5, 5), rng=random.Random(1))
