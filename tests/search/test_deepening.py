"""Iterative deepening: whole iterations, a budget that is kept, an answer at any time."""

from __future__ import annotations

import time
from functools import partial
from itertools import islice

import pytest

from gamesearch import (
    ConnectFour,
    Nim,
    TicTacToe,
    TreeGame,
    alphabeta,
    count,
    deepening,
    minimax,
    ordered_alphabeta,
)
from gamesearch.errors import BadSearch
from gamesearch.search.best import Best
from gamesearch.search.scout import scout
from gamesearch.search.table import Table
from gamesearch.search.transpositions import table_alphabeta

from .brute import cut, guess, random_trees, value_of

GAME = TicTacToe()

FOUR = ConnectFour()


def lean(game, state):
    return state[2] % 11 - 5


@pytest.mark.parametrize("search", [minimax, alphabeta, ordered_alphabeta, scout, table_alphabeta])
def test_each_iteration_is_a_whole_search_to_its_depth(search):
    found = list(deepening(FOUR, search=search, depth=4, evaluate=lean))
    assert [depth for depth, _ in found] == [1, 2, 3, 4]
    for depth, best in found:
        assert best.value == alphabeta(FOUR, depth=depth, evaluate=lean).value


def test_random_trees():
    for tree, players in random_trees(seed=11, number=200):
        game = TreeGame(tree, players)
        for depth, best in deepening(game, evaluate=lambda game, state: guess(state)):
            assert best.value == value_of(cut(tree, depth, guess), players)
        assert best.value == value_of(tree, players)


@pytest.mark.parametrize("nodes", [0, 1, 7, 8, 9, 30, 100, 1_000])
@pytest.mark.parametrize("search", [minimax, alphabeta, table_alphabeta])
def test_a_budget_of_nodes_is_never_passed(search, nodes):
    opened = count(lambda game: list(deepening(game, search=search, nodes=nodes)), FOUR).nodes
    # Without an iteration, the answer costs one look at the root.
    assert opened <= max(nodes, 1)


def test_the_budget_holds_for_all_iterations_together():
    needed = [count(alphabeta, FOUR, depth=depth).nodes for depth in (1, 2, 3)]
    for granted, finished in ((sum(needed) - 1, 2), (sum(needed), 3)):
        depths = [depth for depth, _ in deepening(FOUR, nodes=granted)]
        assert depths[-1] == finished


def test_a_half_finished_iteration_is_thrown_away():
    """At depth 2 the first move looks bad and the others are never come to."""
    tree = [[2, 2], [0, [3, 3]], [0, 0]]
    game = TreeGame(tree)
    guesses = {(0,): 9, (1,): 5, (2,): 1}

    def evaluate(game, state):
        return guesses.get(state, 0)

    whole = list(deepening(game, evaluate=evaluate))
    assert whole[0] == (1, Best(9, 0))
    stopped = list(deepening(game, evaluate=evaluate, nodes=4 + 3))
    assert stopped == whole[:1]


def test_seconds_are_kept_in_the_middle_of_an_iteration(monkeypatch):
    ticks = iter(range(10_000))
    monkeypatch.setattr("gamesearch.search.budget.perf_counter", lambda: next(ticks))
    opened = count(lambda game: list(deepening(game, seconds=500)), FOUR).nodes
    assert opened == 499


def test_no_time_at_all_still_gives_a_legal_move():
    start = time.perf_counter()
    assert list(deepening(FOUR, seconds=0)) == [(0, Best(0, 0))]
    assert list(deepening(FOUR, nodes=0, evaluate=lambda game, state: 3)) == [(0, Best(3, 0))]
    assert list(deepening(FOUR, depth=0)) == [(0, Best(0, 0))]
    assert time.perf_counter() - start < 60


@pytest.mark.parametrize("search", [alphabeta, table_alphabeta])
def test_it_ends_where_the_game_ends(search):
    state = GAME.parse("XOXOXO...")
    assert [depth for depth, _ in deepening(GAME, state, search=search)] == [1, 2, 3]
    assert list(deepening(Nim(0))) == [(0, Best(-1, None))]
    over = GAME.parse("XXXOO....")
    assert list(deepening(GAME, over, search=search)) == [(0, Best(1, None))]


def test_a_kept_table_does_not_make_guesses_look_like_the_end():
    table = Table()
    search = partial(table_alphabeta, table=table)
    list(deepening(FOUR, search=search, depth=6))
    again = [depth for depth, _ in deepening(FOUR, search=search, depth=6)]
    assert again == [1, 2, 3, 4, 5, 6]


def test_iterations_come_one_at_a_time():
    wanted = islice(deepening(FOUR), 3)
    assert [depth for depth, _ in wanted] == [1, 2, 3]


def test_an_evaluation_gets_the_real_game():
    seen = set()

    def evaluate(game, state):
        seen.add(game is FOUR)
        return 0

    list(deepening(FOUR, depth=2, evaluate=evaluate))
    assert seen == {True}


@pytest.mark.parametrize("depth", [-1, True, 1.5])
def test_a_depth_that_counts_no_plies_is_refused(depth):
    with pytest.raises(BadSearch, match="depth counts plies"):
        list(deepening(FOUR, depth=depth))
