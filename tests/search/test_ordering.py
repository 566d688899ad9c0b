"""Alpha-beta with an order: the value of minimax, for as many states as the order deserves."""

from __future__ import annotations

import random

import pytest

from gamesearch import (
    MAX,
    MIN,
    TREES,
    TicTacToe,
    TreeGame,
    alphabeta,
    count,
    minimax,
    random_tree,
    record,
)
from gamesearch.errors import BadOrder
from gamesearch.search.ordering import Order, ordered_alphabeta
from gamesearch.search.orders import ByEvaluation, CombinedOrder, Custom, History, Killers, Static
from gamesearch.trees import fewest_leaves

GAME = TicTacToe()

CENTRE_CORNERS_EDGES = {4: 2, 0: 1, 2: 1, 6: 1, 8: 1}


def worth(game, state):
    """What a state of a tree game is really worth: the best evaluation there can be."""
    return minimax(game, state).value


ORDERS = {
    "given": Order,
    "static": lambda: Static(lambda move: -move),
    "true values": lambda: ByEvaluation(worth),
    "killers": Killers,
    "history": History,
    "together": lambda: CombinedOrder(Killers(), History(), Static({1: 1})),
    "custom": lambda: Custom(lambda game, state, moves: moves[::-1]),
}


@pytest.mark.parametrize("order", ORDERS.values(), ids=ORDERS)
def test_every_order_gives_the_value_of_minimax_and_a_move_worth_it(order):
    rng = random.Random(1)
    for _ in range(60):
        players = rng.choice([(MAX, MIN), (MIN, MAX), (MAX, MAX, MIN)])
        game = TreeGame(random_tree(rng, depth=4, branches=(1, 4), values=(-3, 3)), players)
        best = ordered_alphabeta(game, order=order())
        assert best.value == minimax(game).value
        assert minimax(game, (best.move,)).value == best.value


@pytest.mark.parametrize("order", ORDERS.values(), ids=ORDERS)
def test_a_depth_limit_gives_what_alphabeta_gives_with_it(order):
    rng = random.Random(2)

    def guess(game, state):
        return sum(state) % 5

    for depth in range(4):
        game = TreeGame(random_tree(rng, depth=4, branches=(2, 4)))
        if order is ORDERS["true values"]:
            continue
        options = {"depth": depth, "evaluate": guess}
        assert ordered_alphabeta(game, order=order(), **options).value == (
            alphabeta(game, **options).value
        )


def test_without_an_order_it_opens_what_alphabeta_opens():
    for tree in TREES.values():
        game = TreeGame(tree)
        assert record(ordered_alphabeta, game).opened == record(alphabeta, game).opened
    assert count(ordered_alphabeta, GAME) == count(alphabeta, GAME)


@pytest.mark.parametrize(
    ("order", "states"),
    [
        (Order(), 18_297),
        (Static(CENTRE_CORNERS_EDGES), 7_275),
        (Static({move: -CENTRE_CORNERS_EDGES.get(move, 0) for move in range(9)}), 42_094),
    ],
)
def test_the_order_of_the_squares_decides_the_work_on_tictactoe(order, states):
    assert count(ordered_alphabeta, GAME, order=order).nodes == states


class WinsFirst(Order):
    """Winning moves, then the centre; `of` are the players whose wins it recognises."""

    def __init__(self, *of):
        self.of = of

    def score(self, game, state, move, ply):
        wins = game.result(state, move)[3] and game.to_move(state) in self.of
        return (wins, move == 4)


def test_an_order_that_knows_only_one_players_wins_saves_less():
    assert count(ordered_alphabeta, GAME, order=WinsFirst(MAX)).nodes == 6_167
    assert count(ordered_alphabeta, GAME, order=WinsFirst(MAX, MIN)).nodes == 3_601


def test_true_values_give_the_fewest_leaves_there_can_be():
    rng = random.Random(3)
    for depth in (2, 3, 4):
        tree = random_tree(rng, depth=depth, branches=(3, 3), values=(0, 10**6))
        for game in (TreeGame(tree), TreeGame(tree, (MIN, MAX))):
            read = count(ordered_alphabeta, game, order=ByEvaluation(outside(game))).leaves
            assert read == fewest_leaves(3, depth)


def outside(game):
    """An evaluation that asks the game itself, so that no counter hears of it."""
    return lambda _, state: minimax(game, state).value


@pytest.mark.parametrize(
    "spoil",
    [
        lambda game, state, moves: moves[1:],
        lambda game, state, moves: [*moves, moves[0]],
        lambda game, state, moves: [moves[0]] * len(moves),
        lambda game, state, moves: [99, *moves[1:]],
    ],
    ids=["drops", "repeats", "replaces", "invents"],
)
def test_an_order_must_hold_the_same_moves(spoil):
    with pytest.raises(BadOrder, match="same moves"):
        ordered_alphabeta(GAME, order=Custom(spoil))
