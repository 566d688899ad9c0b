"""Null-move pruning: exact where passing is never best, much less work, and wrong in zugzwang."""

from __future__ import annotations

import random

import pytest

from gamesearch import MAX, MIN, Game, MiniChess, TreeGame, alphabeta, count, minimax
from gamesearch.errors import BadSearch
from gamesearch.games.minichess import minichess_material, minichess_passed
from gamesearch.search.nullmove import nullmove
from gamesearch.search.ordering import ordered_alphabeta
from gamesearch.search.orders import CapturesFirst

from .brute import best_moves, cut, guess, random_trees, value_of

CHESS = MiniChess()


def nobody_passes(game, state):
    return None


def test_where_nobody_passes_it_is_alphabeta():
    for tree, players in random_trees(seed=51, number=1_000):
        best = nullmove(TreeGame(tree, players), passed=nobody_passes)
        assert best.value == value_of(tree, players)
        assert best.move in best_moves(tree, players)
        limited = {"depth": 2, "evaluate": lambda game, state: guess(state)}
        found = nullmove(TreeGame(tree, players), passed=nobody_passes, **limited)
        assert found.value == value_of(cut(tree, 2, guess), players)


class TakeNumbers(Game):
    """In turn each player takes any of the numbers left. Passing is never better than taking."""

    def __init__(self, numbers):
        self.initial = (MAX, tuple(sorted(numbers, reverse=True)), 0)

    def to_move(self, state):
        return state[0]

    def actions(self, state):
        return tuple(dict.fromkeys(state[1]))

    def result(self, state, action):
        player, left, ahead = state
        place = left.index(action)
        gain = action if player == MAX else -action
        return 1 - player, left[:place] + left[place + 1 :], ahead + gain

    def is_terminal(self, state):
        return not state[1]

    def utility(self, state, player=MAX):
        return state[2] if player == MAX else -state[2]

    @staticmethod
    def passed(game, state):
        return 1 - state[0], *state[1:]


def test_where_passing_is_never_best_the_value_is_exact():
    rng = random.Random(52)
    saved = 0
    for _ in range(60):
        numbers = [rng.randint(0, 9) for _ in range(rng.randint(1, 6))]
        game = TakeNumbers(rng.sample(numbers, len(numbers)))
        for reduction in (0, 2):
            found = nullmove(game, passed=game.passed, reduction=reduction)
            assert found == minimax(game)
        nodes = count(nullmove, game, passed=game.passed).nodes
        saved += count(alphabeta, game).nodes - nodes
    assert saved != 0  # somebody did pass


def test_in_zugzwang_it_misses_the_win():
    """MIN's king stands safe, and each of its moves is into an attack."""
    state = CHESS.parse("..... ..... .Q... K.... ....k")
    options = {"depth": 4, "evaluate": minichess_material}
    assert alphabeta(CHESS, state, **options) == (1, (11, 13))
    found = nullmove(CHESS, state, passed=minichess_passed, **options)
    assert found.value < 1
    with_verdict = nullmove(CHESS, state, passed=only_with_pieces, **options)
    assert with_verdict.value == 1


def only_with_pieces(game, state):
    """No passing for a side that has nothing but king and pawns."""
    player, board, _ = state
    pieces = "QRBN" if player == MAX else "qrbn"
    return minichess_passed(game, state) if set(board) & set(pieces) else None


def test_it_saves_much_work_at_a_depth_limit():
    rng, plain, pruned = random.Random(53), 0, 0
    for _ in range(8):
        state = CHESS.initial
        for _ in range(8):
            state = CHESS.result(state, rng.choice(CHESS.actions(state)))
        options = {"depth": 4, "evaluate": minichess_material, "order": CapturesFirst()}
        plain += count(ordered_alphabeta, CHESS, state, **options).nodes
        pruned += count(nullmove, CHESS, state, passed=minichess_passed, **options).nodes
    assert pruned < 0.8 * plain


def test_nobody_passes_twice_in_a_row_or_at_the_root():
    asked = []

    def passed(game, state):
        asked.append(state)
        return minichess_passed(game, state)

    nullmove(CHESS, passed=passed, depth=4, evaluate=minichess_material)
    assert CHESS.initial not in asked
    # After a pass the same board stands there with the other to move: it is not passed again.
    assert minichess_passed(CHESS, CHESS.initial) not in asked
    assert asked


def test_passing_changes_whose_turn_it_is_and_nothing_on_the_board():
    player, board, plies = minichess_passed(CHESS, CHESS.initial)
    assert (player, board, plies) == (MIN, CHESS.initial[1], CHESS.plies - 1)


def test_a_negative_reduction_is_refused():
    with pytest.raises(BadSearch, match="0 or more"):
        nullmove(CHESS, passed=minichess_passed, reduction=-1, depth=2)
