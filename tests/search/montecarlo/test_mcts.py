"""UCT: invariants of its tree, and decisions that are known."""

from __future__ import annotations

import random
from itertools import islice, pairwise
from math import log, sqrt

import pytest

from gamesearch import (
    MAX,
    MIN,
    ConnectFour,
    Hex,
    Nim,
    TicTacToe,
    TreeGame,
    mcts,
    minimax,
    tree_after,
)
from gamesearch.errors import BadSearch
from gamesearch.search.montecarlo.mcts import uniform_rollout

BOARD = TicTacToe()


def searched(game, state=None, *, games=800, seed=1, **options):
    return tree_after(games, mcts(game, state, rng=random.Random(seed), **options))


DECISIONS = [
    *((BOARD, BOARD.parse(cells)) for cells in ("XX.OO....", "O..XX....", "..X.OO..X")),
    *((Nim(stones, most=3), None) for stones in (5, 6, 7, 9)),
]


@pytest.mark.parametrize(("game", "state"), DECISIONS, ids=str)
def test_twenty_of_twenty_seeds_find_a_best_move(game, state):
    state = game.initial if state is None else state
    value = minimax(game, state).value
    best = {a for a in game.actions(state) if minimax(game, game.result(state, a)).value == value}
    for seed in range(20):
        assert searched(game, state, seed=seed).best.move in best


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (BOARD, {}),
        (Nim(9, most=3), {}),
        (ConnectFour(4, 4, 3), {}),
        (Hex(3), {}),
        (TreeGame([[3, 5], [2, [9, 1]]], players=(MAX, MAX, MIN)), {"limits": (1, 9)}),
    ],
    ids=repr,
)
@pytest.mark.parametrize("games", [1, 7, 500])
def test_invariants_of_the_tree(game, options, games):
    root = searched(game, games=games, **options)
    assert games == root.N
    for node in root.walk():
        own = node.N - sum(child.N for child in node.children)  # games that began right here
        ended = game.is_terminal(node.state)
        assert own == (0 if node is root else node.N if ended else 1)
        assert 0 <= node.W <= node.N
        moves = {child.move for child in node.children}
        assert moves.isdisjoint(node.untried)
        assert moves | set(node.untried) == set(game.actions(node.state))
        for child in node.children:
            assert child.mover == node.player == game.to_move(node.state)
            assert child.state == game.result(node.state, child.move)
        if node.untried:
            assert all(child.N == 1 or game.is_terminal(child.state) for child in node.children)


def test_what_an_iteration_tells_adds_up_to_the_tree():
    iterations = list(islice(mcts(BOARD, rng=random.Random(4)), 300))
    root = iterations[-1].root
    for node in root.walk():
        rewards = [each.reward for each in iterations if node in each.path]
        assert len(rewards) == node.N
        own = [reward if node.mover == MAX else 1 - reward for reward in rewards]
        assert sum(own) == node.W
    for each in iterations:
        assert each.path[0] is root
        assert all(below in above.children for above, below in pairwise(each.path))
        assert each.reward == (BOARD.utility(each.end) + 1) / 2


def test_every_move_is_tried_once_before_any_is_tried_twice():
    root = searched(Hex(4), games=16)
    assert sorted(child.N for child in root.children) == [1] * 16


def test_selection_takes_the_highest_bound_of_its_own_formula():
    search = mcts(BOARD, rng=random.Random(2), c=0.7)
    root = tree_after(200, search)
    for _ in range(100):
        if root.untried:
            continue
        bounds = [k.W / k.N + 0.7 * sqrt(log(root.N) / k.N) for k in root.children]
        favourite = root.children[bounds.index(max(bounds))]
        assert next(search).path[1] is favourite


def test_a_forced_win_has_mean_one_and_a_forced_loss_goes_to_zero():
    won = searched(BOARD, BOARD.parse("XX.OO...."))
    assert won.best.mean == 1
    lost = searched(Nim(4, most=3), games=5000)
    assert lost.mean > 0.85  # the mover into the root is the one who wins
    assert max(child.mean for child in lost.children) < 0.2


def test_min_searches_as_well_as_max():
    game = Nim(5, most=3)
    state = game.result(game.initial, (0, 1))  # four stones left: MIN loses
    assert searched(game, state).mover == MAX
    state = game.result(Nim(6, most=3).initial, (0, 1))  # five left: MIN takes one
    assert searched(Nim(6, most=3), state).best.move == (0, 1)


def test_turns_need_not_alternate():
    alone = TreeGame([[[0, 1], [0, 0]], [[0, 0], [0, 0]]], players=(MAX,))
    assert searched(alone, limits=(0, 1)).best.move == 0
    assert searched(alone, limits=(0, 1)).best.best.best.move == 1


def test_rewards_on_a_wider_scale_need_a_wider_constant():
    def visits(**options):
        return [(child.move, child.N) for child in searched(BOARD, games=1500, **options).children]

    assert visits() == visits(limits=(0, 1), c=2 * sqrt(2))
    assert visits() != visits(limits=(0, 1))


def test_the_same_seed_grows_the_same_tree():
    trees = [searched(Hex(4), games=200, seed=3) for _ in range(2)]
    assert [(n.move, n.N, n.W) for n in trees[0].walk()] == [
        (n.move, n.N, n.W) for n in trees[1].walk()
    ]


def test_a_game_may_be_played_out_in_another_way():
    def first(game, state, rng):
        while moves := game.actions(state):
            state = game.result(state, moves[0])
        return state

    root = searched(Nim(9, most=3), games=50, rollout=first)
    assert root.N == 50


def test_random_games_end_as_random_play_does():
    rng = random.Random(5)
    values = [BOARD.utility(uniform_rollout(BOARD, BOARD.initial, rng)) for _ in range(20_000)]
    shares = [values.count(value) / len(values) for value in (1, -1, 0)]
    assert shares == pytest.approx([737 / 1260, 121 / 420, 8 / 63], abs=0.01)


def test_errors_say_what_to_do():
    over = BOARD.parse("XXXOO....")
    with pytest.raises(BadSearch, match="the game is over"):
        searched(BOARD, over)
    with pytest.raises(BadSearch, match="limits="):
        searched(TreeGame([1, 2]))
    with pytest.raises(BadSearch, match="one random game or more"):
        searched(BOARD, games=0)
    with pytest.raises(BadSearch, match="no move was tried"):
        _ = searched(BOARD, games=1).children[0].best


def test_the_tree_as_a_graph():
    root = searched(BOARD, BOARD.parse("XX.OO...."), games=60)
    graph = root.to_networkx(least=2)
    assert all(node.N >= 2 for node in graph)
    assert graph.nodes[root]["beside"] == f"{root.W:g}/60"
    assert graph.nodes[root.best]["kind"] == "leaf"
    assert graph.edges[root, root.best]["move"] == 2
