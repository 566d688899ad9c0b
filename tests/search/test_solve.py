"""The whole engine: agreement, its line, its budgets, its memory."""

from __future__ import annotations

import random
from functools import partial

import pytest

from gamesearch import (
    MAX,
    MIN,
    ConnectFour,
    GraphGame,
    MiniChess,
    Nim,
    TicTacToe,
    TreeGame,
    alphabeta,
    count,
    minimax,
    solve,
)
from gamesearch.games.graph import random_graph
from gamesearch.games.minichess import minichess_material, minichess_passed
from gamesearch.search.late_move_reductions import late_move_reductions
from gamesearch.search.nullmove import nullmove
from gamesearch.search.ordering import ordered_alphabeta
from gamesearch.search.orders import CapturesFirst, CombinedOrder, Killers, Static
from gamesearch.search.table import Table

from .brute import random_trees, value_of

GAME = TicTacToe()
CHESS = MiniChess()


def played(game, line, state=None):
    state = game.initial if state is None else state
    for move in line:
        assert move in game.actions(state)
        state = game.result(state, move)
    return state


def test_random_trees_are_solved_and_the_line_attains_the_value():
    for tree, players in random_trees(seed=31, number=1_000):
        game = TreeGame(tree, players)
        solution = solve(game)
        assert solution.value == value_of(tree, players)
        end = played(game, solution.line)
        assert game.is_terminal(end)
        assert game.utility(end) == solution.value
        assert solution.line[0] == solution.move


@pytest.mark.parametrize("players", [(MAX, MIN), (MIN, MAX), (MAX, MAX, MIN)])
def test_graphs_too(players):
    rng = random.Random(32)
    for _ in range(200):
        graph = random_graph(rng, plies=rng.randint(1, 6), width=4, moves=rng.randint(1, 3))
        game = GraphGame(graph, players)
        solution = solve(game)
        assert solution.value == minimax(game).value
        assert game.utility(played(game, solution.line)) == solution.value


def test_known_games():
    assert solve(GAME)[0] == 0
    assert solve(ConnectFour(4, 3, 3)).value == 1
    assert solve(Nim(3, 4, 5)).value == 1
    assert solve(Nim(1, 2, 3)).value == -1
    assert solve(Nim(20, most=3)).value == -1


def test_every_position_of_tic_tac_toe_two_plies_from_the_end():
    rng = random.Random(33)
    for _ in range(150):
        state = GAME.initial
        for _ in range(rng.randint(0, 7)):
            if GAME.is_terminal(state):
                break
            state = GAME.result(state, rng.choice(GAME.actions(state)))
        solution = solve(GAME, state)
        assert solution.value == alphabeta(GAME, state).value
        end = played(GAME, solution.line, state)
        assert GAME.is_terminal(end)
        assert GAME.utility(end) == solution.value


def test_a_win_says_how_many_plies_it_takes():
    solution = solve(ConnectFour(4, 3, 3))
    assert (solution.value, solution.depth, len(solution.line)) == (1, 9, 9)
    before = alphabeta(ConnectFour(4, 3, 3), depth=8)
    assert before.value == 0


def test_at_a_depth_it_finds_what_alphabeta_finds_and_the_line_leads_there():
    for depth in range(1, 5):
        solution = solve(CHESS, depth=depth, evaluate=minichess_material)
        assert solution.value == alphabeta(CHESS, depth=depth, evaluate=minichess_material).value
        assert solution.depth == depth
        end = played(CHESS, solution.line)
        assert minichess_material(CHESS, end) == solution.value


def test_budgets_are_kept_and_counted():
    for nodes in (0, 1, 10, 500):
        counted = count(lambda game, nodes=nodes: solve(game, nodes=nodes), ConnectFour())
        solution = solve(ConnectFour(), nodes=nodes)
        assert solution.nodes <= nodes
        assert counted.nodes <= max(nodes, 1)
        assert solution.move in range(7)
    assert solve(ConnectFour(), nodes=0).depth == 0
    assert solve(ConnectFour(), seconds=0).move == 0


def test_a_finished_game():
    assert solve(GAME, GAME.parse("XXXOO....")) == (1, None, (), 0, 1)


def test_a_small_table_changes_the_work_and_not_the_value():
    board = ConnectFour(5, 4, 3)
    free = solve(board)
    tight = solve(board, table=Table(16))
    assert free.value == tight.value
    assert tight.nodes > free.nodes
    assert len(tight.line) <= tight.depth
    played(board, tight.line)


def test_an_order_of_ones_own():
    board = ConnectFour(4, 4, 4)
    centre = Static(lambda column: -abs(2 * column - 3))
    assert solve(board, order=centre).value == solve(board).value == 0


def test_quiet_looks_on_where_the_search_ends_and_its_nodes_count():
    def next_capture(game, state, evaluate):
        captures = [m for m in game.actions(state) if game.capture(state, m)]
        after = [game.result(state, move) for move in captures]
        game.is_terminal(state)
        values = [evaluate(game, state), *(evaluate(game, each) for each in after)]
        return max(values) if game.to_move(state) == MAX else min(values)

    plain = solve(CHESS, depth=2, evaluate=minichess_material)
    quiet = solve(CHESS, depth=2, evaluate=minichess_material, quiet=next_capture)
    assert quiet.nodes >= plain.nodes
    by_hand = alphabeta(
        CHESS, depth=2, evaluate=lambda game, state: next_capture(game, state, minichess_material)
    )
    assert quiet.value == by_hand.value


def test_an_evaluation_that_reaches_a_win_is_not_taken_for_one():
    """Only where nothing is guessed does a value of 1 prove anything."""
    solution = solve(ConnectFour(), depth=3, evaluate=lambda game, state: 1)
    assert solution.depth == 3


def takes(game, state, move):
    return game.capture(state, move) is not None


def nobody(game, state):
    return None


ANOTHER = {  # a search with a gamble inside, and the same one where it never gambles
    "null move": (partial(nullmove, passed=minichess_passed), partial(nullmove, passed=nobody)),
    "late moves": (
        partial(late_move_reductions, loud=takes),
        partial(late_move_reductions, full=99),
    ),
}


@pytest.mark.parametrize("name", ANOTHER)
def test_another_search_can_stand_in_for_each_iteration(name):
    """Without its gamble it is the engine without a table, node by node; with it, it is deeper."""
    gamble, safe = ANOTHER[name]
    rng, deeper = random.Random(71), 0
    for _ in range(6):
        state = CHESS.initial
        for _ in range(8):
            state = CHESS.result(state, rng.choice(CHESS.actions(state)))

        def engine(search, state=state):
            order = CombinedOrder(CapturesFirst(), Killers())
            evaluate = minichess_material
            return solve(CHESS, state, nodes=700, evaluate=evaluate, order=order, search=search)

        plain = engine(ordered_alphabeta)
        assert engine(safe) == plain
        assert plain.line == (plain.move,)  # no table, no line
        deeper += engine(gamble).depth - plain.depth
    assert deeper > 0
