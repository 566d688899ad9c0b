"""Alpha-beta with a table finds what alpha-beta finds, whatever the table holds."""

from __future__ import annotations

import random
from math import inf

import pytest

from gamesearch import (
    MAX,
    MIN,
    ConnectFour,
    GraphGame,
    Nim,
    TicTacToe,
    TreeGame,
    alphabeta,
    count,
    minimax,
    record,
)
from gamesearch.games.graph import random_graph
from gamesearch.search.guesses import Guesses
from gamesearch.search.ordering import Order
from gamesearch.search.orders import CombinedOrder, History, Killers, Static
from gamesearch.search.table import EXACT, LOWER, UPPER, Table, always_replace, depth_preferred
from gamesearch.search.transpositions import table_alphabeta, tabled_value
from gamesearch.sizes import positions

from .brute import guess, random_trees, value_of

ORDERS = [Order, lambda: Static(lambda move: -move), lambda: CombinedOrder(Killers(), History())]

TABLES = [
    Table,
    lambda: Table(1),
    lambda: Table(7, always_replace),
    lambda: Table(7, depth_preferred),
]

TURNS = [(MAX, MIN), (MIN, MAX), (MAX, MAX, MIN)]


def graphs(seed, number):
    rng = random.Random(seed)
    for _ in range(number):
        graph = random_graph(
            rng, plies=rng.randint(2, 6), width=rng.randint(2, 5), moves=2, values=(-4, 4)
        )
        yield GraphGame(graph, rng.choice(TURNS))


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("table", TABLES)
def test_games_with_transpositions_keep_their_values(order, table):
    for game in graphs(1, 120):
        best = table_alphabeta(game, order=order(), table=table())
        assert best.value == minimax(game).value
        assert minimax(game, game.result(game.initial, best.move)).value == best.value


def test_random_trees_keep_their_values():
    for tree, players in random_trees(seed=2, number=800):
        best = table_alphabeta(TreeGame(tree, players))
        assert best.value == value_of(tree, players)
        assert value_of(tree[best.move], players, 1) == best.value


def test_whatever_was_asked_before_the_answer_is_right():
    """One table for many windows, states and depths: it fills with bounds of every kind."""
    rng = random.Random(3)
    for game in graphs(4, 150):
        states = [state for state in positions(game) if not game.is_terminal(state)]
        table, guesses = Table(), Guesses(lambda game, state: 0)
        for _ in range(12):
            state, low = rng.choice(states), rng.randint(-5, 4)
            window = rng.choice([(-inf, inf), (low, low + 1), (low, low + 3)])
            true = minimax(game, state).value
            value, _ = tabled_value(game, state, *window, 99, guesses, table, Order(), 0)
            if window[0] < value < window[1]:
                assert value == true
            assert true >= value if value >= window[1] else True
            assert true <= value if value <= window[0] else True
        for (_, name), (state, entry) in table.places.items():
            low, high = entry.bounds
            assert low <= minimax(game, state).value <= high, name


def test_with_a_depth_limit_it_finds_what_alphabeta_finds():
    """Where the state tells the ply: an entry is then never deeper than what is asked."""
    board, late = ConnectFour(5, 4, 3), TicTacToe()

    def lean(game, state):
        return state[2] % 7 - 3

    for game in (board, late):
        for depth in range(6):
            options = {"depth": depth, "evaluate": lean}
            assert table_alphabeta(game, **options).value == alphabeta(game, **options).value
    for tree, players in random_trees(seed=5, number=200):
        game = TreeGame(tree, players)
        options = {"depth": 2, "evaluate": lambda game, state: guess(state)}
        assert table_alphabeta(game, **options).value == alphabeta(game, **options).value


def test_a_deeper_search_is_not_answered_by_a_shallower_one():
    game, table = TreeGame([[1, [9, 9]], [5, [5, 5]]]), Table()
    assert table_alphabeta(game, depth=1, table=table).value == 0
    assert table_alphabeta(game, table=table) == (5, 1)


def test_a_second_search_of_the_root_gives_value_and_move_at_once():
    game, table = TicTacToe(), Table()
    first = count(table_alphabeta, game, table=table)
    again = count(table_alphabeta, game, table=table)
    assert (again.value, again.move, again.nodes) == (first.value, first.move, 1)


def test_it_opens_fewer_states():
    assert count(table_alphabeta, TicTacToe()).nodes == 4_852
    game = Nim(21, most=3)
    assert count(table_alphabeta, game).nodes < count(alphabeta, Nim(9, most=3)).nodes


def test_a_solved_entry_serves_any_depth():
    """Nim's piles come back at other plies, with fewer or more of them left to look."""
    game, table = Nim(9, most=3), Table()
    table_alphabeta(game, depth=99, table=table)
    assert {entry.depth for _, entry in table.places.values()} == {inf}
    table = Table()
    table_alphabeta(game, depth=3, table=table)
    assert {entry.depth for _, entry in table.places.values()} == {1, 2, 3}


def test_a_guess_recalled_is_still_a_guess():
    game, table = ConnectFour(4, 3, 3), Table()
    table_alphabeta(game, depth=4, table=table)
    guesses = Guesses(lambda game, state: 0)
    table_alphabeta(game, depth=4, table=table, evaluate=guesses)
    assert guesses.rested == 1


def test_a_recording_says_what_came_from_the_table():
    game = GraphGame({"s": ["l", "r"], "l": ["b"], "r": ["b"], "b": [1, 2]}, (MAX,))
    notes = [visit.note for visit in record(table_alphabeta, game).visits()]
    assert [note for note in notes if note] == ["from the table, exact"]


class NoFlags(Table):
    def store(self, state, entry):
        super().store(state, entry._replace(kind=EXACT))


class Swapped(Table):
    def store(self, state, entry):
        other = {LOWER: UPPER, UPPER: LOWER, EXACT: EXACT}
        super().store(state, entry._replace(kind=other[entry.kind]))


class NoMover(Table):
    def find(self, state):
        return super().find(state[1])

    def store(self, state, entry):
        super().store(state[1], entry)


@pytest.mark.parametrize(
    ("broken", "graph", "value"),
    [(NoFlags, "bounds", 1), (Swapped, "bounds", 1), (NoMover, "movers", 6)],
)
def test_what_an_entry_lacks_makes_the_value_wrong(broken, graph, value):
    graphs = {
        "bounds": {
            **{"r": ["b1", "b0"], "b0": ["a0", "a1"], "b1": ["a2", "a0"]},
            **{"a0": [1, 9], "a1": [9, 1], "a2": [1, 1]},
        },
        "movers": {
            **{"r": ["p", "q"], "p": ["s", 4], "q": ["s3", "s3"]},
            **{"s3": ["s", "s"], "s": [2, 6]},
        },
    }
    game = GraphGame(graphs[graph])
    assert table_alphabeta(game).value == minimax(game).value
    assert table_alphabeta(game, table=broken()).value == value != minimax(game).value
