"""Ordered alpha-beta: the order changes the work, and nothing else."""

from __future__ import annotations

import random

import pytest

from gamesearch import (
    MAX,
    MIN,
    TREES,
    ConnectFour,
    MiniChess,
    TicTacToe,
    TreeGame,
    alphabeta,
    count,
    minimax,
    random_tree,
    record,
)
from gamesearch.errors import BadOrder
from gamesearch.games.minichess import minichess_material
from gamesearch.search.ordering import Order, ordered_alphabeta
from gamesearch.search.orders import (
    ByEvaluation,
    CapturesFirst,
    CombinedOrder,
    Custom,
    History,
    Killers,
    PrincipalVariation,
    Static,
)
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
    assert count(ordered_alphabeta, GAME, order=order).states == states


class WinsFirst(Order):
    """Winning moves, then the centre; `of` are the players whose wins it recognises."""

    def __init__(self, *of):
        self.of = of

    def score(self, game, state, move, ply):
        wins = game.result(state, move)[3] and game.to_move(state) in self.of
        return (wins, move == 4)


def test_an_order_that_knows_only_one_players_wins_saves_less():
    assert count(ordered_alphabeta, GAME, order=WinsFirst(MAX)).states == 6_167
    assert count(ordered_alphabeta, GAME, order=WinsFirst(MAX, MIN)).states == 3_601


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


def test_high_comes_first_for_max_and_low_for_min():
    for players, expected in (((MAX, MIN), [0, 2, 1]), ((MIN, MAX), [1, 2, 0])):
        game = TreeGame([9, 1, 5], players)
        order = ByEvaluation(lambda game, state: game.utility(state))
        assert order.arrange(game, (), game.actions(()), 0) == expected


def test_equal_scores_keep_the_given_order():
    order = Static({2: 1})
    assert order.arrange(GAME, GAME.initial, (0, 1, 2, 3), 0) == [2, 0, 1, 3]


def test_two_killers_a_ply_the_latest_first():
    killers = Killers()
    for move in (5, 7, 5, 2):
        killers.learn(GAME, GAME.initial, move, 1, 3)
    assert killers.arrange(GAME, GAME.initial, range(9), 1)[:2] == [2, 5]
    assert killers.arrange(GAME, GAME.initial, range(9), 2) == list(range(9))


def test_a_killer_that_is_not_legal_here_is_not_tried():
    killers = Killers()
    killers.learn(GAME, GAME.initial, 7, 1, 3)
    assert killers.arrange(GAME, GAME.initial, (0, 2, 5), 1) == [0, 2, 5]


def test_history_counts_deep_refutations_more_and_for_each_player_alone():
    history = History()
    after = GAME.result(GAME.initial, 0)
    history.learn(GAME, GAME.initial, 3, 0, 2)
    history.learn(GAME, GAME.initial, 5, 2, 3)
    history.learn(GAME, after, 8, 1, 9)
    assert history.arrange(GAME, GAME.initial, range(9), 0)[:3] == [5, 3, 0]
    assert history.arrange(GAME, after, range(9), 0)[:2] == [8, 0]


def test_the_most_valuable_victim_comes_first_taken_by_the_least_valuable_attacker():
    game = MiniChess()
    state = game.parse("....k .q.r. P.P.. .B... ....K")
    moves = CapturesFirst().arrange(game, state, game.actions(state), 0)
    assert moves[:3] == [(10, 6), (12, 6), (12, 8)]


def test_the_principal_variation_is_tried_first_on_its_line_and_only_there():
    order = PrincipalVariation(GAME, [4, 8])
    on_line = GAME.result(GAME.initial, 4)
    off_line = GAME.result(GAME.initial, 3)
    assert order.arrange(GAME, GAME.initial, GAME.actions(GAME.initial), 0)[0] == 4
    assert order.arrange(GAME, on_line, GAME.actions(on_line), 1)[0] == 8
    assert order.arrange(GAME, off_line, GAME.actions(off_line), 1)[0] == 0


def test_orders_together_break_each_others_ties_and_all_of_them_learn():
    killers, history = Killers(), History()
    order = CombinedOrder(killers, history)
    order.learn(GAME, GAME.initial, 6, 0, 2)
    assert killers.latest[0] == [6]
    assert history.refuted[MAX, 6] == 4
    ties = CombinedOrder(Static({1: 1, 2: 1}), Static({2: 1}))
    assert ties.arrange(GAME, GAME.initial, range(4), 0) == [2, 1, 0, 3]


def test_orders_save_states_on_games_with_captures_and_on_connect_four():
    options = {"depth": 4, "evaluate": minichess_material}
    chess = MiniChess()
    plain = count(ordered_alphabeta, chess, **options)
    for order in (CapturesFirst(), Killers(), History(), ByEvaluation(minichess_material)):
        ordered = count(ordered_alphabeta, chess, order=order, **options)
        assert ordered.value == plain.value
        assert ordered.states < plain.states
    four = ConnectFour()
    state = four.parse("2 3 3 2 4 1")
    centre = Static(lambda column: -abs(column - 3))
    ordered = count(ordered_alphabeta, four, state, depth=5, order=centre)
    assert ordered.states < count(ordered_alphabeta, four, state, depth=5).states


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
