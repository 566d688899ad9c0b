"""The classic orders: each ranks as it says."""

from __future__ import annotations

from gamesearch import MAX, MIN, ConnectFour, MiniChess, TicTacToe, TreeGame, count
from gamesearch.games.minichess import minichess_material
from gamesearch.search.ordering import ordered_alphabeta
from gamesearch.search.orders import (
    ByEvaluation,
    CapturesFirst,
    CombinedOrder,
    History,
    Killers,
    PrincipalVariation,
    Static,
)

GAME = TicTacToe()


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
        assert ordered.nodes < plain.nodes
    four = ConnectFour()
    state = four.parse("2 3 3 2 4 1")
    centre = Static(lambda column: -abs(column - 3))
    ordered = count(ordered_alphabeta, four, state, depth=5, order=centre)
    assert ordered.nodes < count(ordered_alphabeta, four, state, depth=5).nodes
