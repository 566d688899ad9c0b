"""RAVE, progressive bias, PUCT, proven wins, parallel trees: promises, limits, decisions."""

from __future__ import annotations

import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from math import sqrt

import pytest

from gamesearch import (
    MAX,
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
from gamesearch.evaluation.hex import centrality
from gamesearch.search.montecarlo.mcts_solver import mcts_solver
from gamesearch.search.montecarlo.parallel import (
    come_back,
    leaf_parallel,
    root_parallel,
    set_out,
    tree_parallel,
)
from gamesearch.search.montecarlo.progressive_bias import by_progressive_bias
from gamesearch.search.montecarlo.puct import promise, puct, rollout_guess
from gamesearch.search.montecarlo.rave import beta, rave, share
from gamesearch.sizes import positions

BOARD = TicTacToe()
POSITIONS = [BOARD.parse(cells) for cells in ("XX.OO....", "O..XX....", "..X.OO..X")]


def best_moves(state):
    value = minimax(BOARD, state).value
    moves = BOARD.actions(state)
    return {move for move in moves if minimax(BOARD, BOARD.result(state, move)).value == value}


SEARCHES = {
    "rave": lambda game, state, rng: rave(game, state, rng=rng, k=50),
    "bias": lambda game, state, rng: mcts(
        game, state, rng=rng, choose=by_progressive_bias(game, lambda *_: 0.5, 3)
    ),
    "puct": lambda game, state, rng: puct(game, state, guess=rollout_guess(rng)),
    "leaf": lambda game, state, rng: leaf_parallel(game, state, workers=4, rng=rng),
    "together": lambda game, state, rng: tree_parallel(game, state, workers=4, rng=rng),
    "proving": lambda game, state, rng: mcts_solver(game, state, rng=rng),
}


@pytest.mark.parametrize("name", SEARCHES)
@pytest.mark.parametrize("state", POSITIONS, ids=str)
def test_every_search_finds_the_best_moves(name, state):
    for seed in range(3):
        root = tree_after(800, SEARCHES[name](BOARD, state, random.Random(seed)))
        assert root.best.move in best_moves(state)


@pytest.mark.parametrize("name", ["rave", "bias", "puct", "together"])
def test_counts_add_up(name):
    root = tree_after(300, SEARCHES[name](Hex(3), None, random.Random(2)))
    assert root.N == 300
    for node in root.walk():
        assert 0 <= node.W <= node.N
        if node.children:
            assert node.N - sum(child.N for child in node.children) in (0, 1)


def test_beta_goes_from_all_to_nothing():
    assert beta(0, k=10) == 1
    assert beta(10, k=10) == pytest.approx(0.5)
    assert beta(10**9, k=10) < 1e-4
    assert beta(50, k=1000) > beta(50, k=10)


def test_rave_counts_a_game_for_every_later_move_of_the_same_player():
    game = Hex(3)
    iterations = list(islice(rave(game, rng=random.Random(1)), 200))
    root = iterations[-1].root
    for child in root.children:
        # Who has a stone on the cell at the end made the move: nobody else can have.
        games = [each for each in iterations if each.end[1] >> child.move & 1]
        assert child.seen == len(games)
        assert child.won == sum(each.reward for each in games)


def test_rave_leaves_the_other_players_moves_alone():
    root = tree_after(1, rave(Hex(3), rng=random.Random(1)))
    before = [child.seen for child in root.children]
    share([root], [(1, 0), (1, 4)], reward=1.0)
    assert [child.seen for child in root.children] == before
    share([root], [(0, 4)], reward=1.0)
    assert root.children[4].seen == before[4] + 1


def test_with_k_near_nothing_rave_lives_on_its_own_games():
    root = tree_after(2_000, rave(BOARD, POSITIONS[0], rng=random.Random(1), k=1e-9))
    assert root.best.move == 2


def test_without_weight_progressive_bias_is_uct():
    def visits(**options):
        root = tree_after(500, mcts(BOARD, rng=random.Random(4), **options))
        return [(child.move, child.N) for child in root.children]

    assert visits() == visits(choose=by_progressive_bias(BOARD, lambda *_: 1.0, 0))
    assert visits() != visits(choose=by_progressive_bias(Hex(3), lambda g, s, m: m == 4, 9))


def test_a_wrong_bias_costs_time_not_the_result():
    wrong = by_progressive_bias(BOARD, lambda game, state, move: float(move == 8), 5)
    root = tree_after(3_000, mcts(BOARD, POSITIONS[0], rng=random.Random(1), choose=wrong))
    assert root.best.move == 2


def test_promise_is_the_formula():
    assert promise(3, 4, 0.2, 25, c=2) == pytest.approx(3 / 4 + 2 * 0.2 * 5 / 5)
    assert promise(0, 0, 0.2, 25, c=2) == pytest.approx(0.5 + 2 * 0.2 * sqrt(25))


def test_puct_never_tries_what_has_no_prior():
    tree = TreeGame([1, 0, 0.5])

    def guess(game, state):
        return [0.0, 0.5, 0.5], 0.5

    root = tree_after(200, puct(tree, guess=guess, limits=(0, 1)))
    assert root.children[0].N == 0


def test_puct_without_dice_is_the_same_every_time():
    def guess(game, state):
        moves = game.actions(state)
        return [1 / len(moves)] * len(moves), 0.5

    trees = [tree_after(300, puct(BOARD, POSITIONS[1], guess=guess)) for _ in range(2)]
    assert [n.N for n in trees[0].walk()] == [n.N for n in trees[1].walk()]
    assert trees[0].best.move == 5


def test_priors_come_in_the_order_of_the_actions():
    guess = rollout_guess(random.Random(1), lambda game, state, moves: [cell + 1 for cell in moves])
    priors, reward = guess(BOARD, POSITIONS[0])
    assert priors == [cell_weight / 33 for cell_weight in (3, 6, 7, 8, 9)]
    assert reward in (0, 0.5, 1)


@pytest.mark.parametrize("seed", range(4))
def test_proofs_agree_with_minimax_wherever_they_are_made(seed):
    root = tree_after(4_000, mcts_solver(BOARD, BOARD.parse("X...O...."), rng=random.Random(seed)))
    proven = [node for node in root.walk() if node.proven is not None]
    assert len(proven) > 100
    for node in proven:
        assert node.proven == minimax(BOARD, node.state).value


def test_a_proven_root_ends_the_search_with_minimax_value_and_a_best_move():
    rng = random.Random(3)
    states = [state for state in positions(BOARD) if len(BOARD.actions(state)) in (4, 5)]
    for state in rng.sample(states, 60):
        root = tree_after(10**6, mcts_solver(BOARD, state, rng=rng))
        assert root.proven == minimax(BOARD, state).value
        assert root.best.move in best_moves(state)


def test_proving_solves_the_nim_that_fools_random_games():
    root = tree_after(10**6, mcts_solver(Nim(15, most=3), rng=random.Random(1)))
    assert root.proven == 1
    assert root.best.move == (0, 3)


def test_proofs_do_not_ask_who_moves_next():
    alone = TreeGame([[0, [0, 1]], [0, 0]], players=(MAX, MAX, MAX))
    root = tree_after(100, mcts_solver(alone, rng=random.Random(1), limits=(0, 1)))
    assert (root.proven, root.best.move) == (1, 0)


def test_workers_on_one_leaf_share_its_node():
    search = leaf_parallel(BOARD, workers=8, rng=random.Random(1))
    turns = list(islice(search, 400))
    for start in range(0, 400, 8):
        leaves = {id(turn.path[-1]) for turn in turns[start : start + 8]}
        assert len(leaves) == 1
    root = turns[-1].root
    assert root.N == 400
    assert len(list(root.walk())) <= 1 + 400 // 8
    for node in root.walk():
        assert node.N % 8 == 0
        assert 0 <= node.W <= node.N


def test_one_worker_on_a_leaf_is_plain_search():
    alone = leaf_parallel(BOARD, workers=1, rng=random.Random(4))
    trees = [tree_after(200, search) for search in (alone, mcts(BOARD, rng=random.Random(4)))]
    counts = [[(node.move, node.N, node.W) for node in tree.walk()] for tree in trees]
    assert counts[0] == counts[1]


def test_root_parallel_adds_up_the_trees():
    merged = root_parallel(BOARD, POSITIONS[0], games=150, seeds=[1, 2, 3])
    trees = [tree_after(150, mcts(BOARD, POSITIONS[0], rng=random.Random(s))) for s in (1, 2, 3)]
    assert merged.visits == Counter(
        {
            move: sum(child.N for tree in trees for child in tree.children if child.move == move)
            for move in BOARD.actions(POSITIONS[0])
        }
    )
    assert merged.move == 2
    best = [child for tree in trees for child in tree.children if child.move == 2]
    mean = sum(child.W for child in best) / sum(child.N for child in best)
    assert merged.value == pytest.approx(2 * mean - 1)  # from a reward to a value


def test_root_parallel_speaks_for_max_where_min_moves():
    lost = BOARD.parse("XOXO....X")
    merged = root_parallel(BOARD, lost, games=400, seeds=[1, 2])
    assert merged.value > 0.5
    assert 0.25 < root_parallel(BOARD, lost, games=400, seeds=[1, 2], limits=(-2, 2)).value <= 1


def test_root_parallel_trees_may_grow_in_other_processes():
    here = root_parallel(BOARD, POSITIONS[1], games=100, seeds=[1, 2])
    with ProcessPoolExecutor(2) as pool:
        there = root_parallel(BOARD, POSITIONS[1], games=100, seeds=[1, 2], map=pool.map)
    assert there == here


def test_a_virtual_loss_is_taken_back():
    search = tree_parallel(ConnectFour(), workers=8, rng=random.Random(1))
    root = tree_after(400, search)
    assert root.N == 400
    path = [root, root.best]
    counts = [(node.N, node.W) for node in path]
    set_out(path, 3)
    assert [(node.N, node.W) for node in path] == [(n + 3, w) for n, w in counts]
    come_back(path, 3)
    assert [(node.N, node.W) for node in path] == counts


def test_one_worker_is_plain_uct():
    def visits(search):
        return [(child.move, child.N, child.W) for child in tree_after(300, search).children]

    alone = tree_parallel(BOARD, workers=1, rng=random.Random(7))
    assert visits(alone) == visits(mcts(BOARD, rng=random.Random(7)))


@pytest.mark.parametrize("loss", [0, 1])
def test_workers_spread_out_only_if_losses_are_feared(loss):
    search = tree_parallel(ConnectFour(), workers=8, loss=loss, rng=random.Random(2))
    iterations = list(islice(search, 1_600))
    rounds = [iterations[start : start + 8] for start in range(800, 1_600, 8)]
    apart = sum(len({each.path[1] for each in group}) for group in rounds) / len(rounds)
    assert apart > 2 if loss else apart < 1.5


def test_errors_are_the_same_as_those_of_mcts():
    for search in SEARCHES.values():
        with pytest.raises(BadSearch, match="the game is over"):
            next(search(BOARD, BOARD.parse("XXXOO...."), random.Random(1)))


def test_bias_towards_the_centre_knows_where_it_is():
    game = Hex(5)
    assert centrality(game, game.initial, 12) == 1
    assert centrality(game, game.initial, 0) == 0
