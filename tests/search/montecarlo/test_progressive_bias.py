"""Progressive bias: it fades, right or wrong."""

from __future__ import annotations

import random

from gamesearch import Hex, TicTacToe, mcts, tree_after
from gamesearch.search.montecarlo.progressive_bias import by_progressive_bias

BOARD = TicTacToe()

POSITIONS = [BOARD.parse(cells) for cells in ("XX.OO....", "O..XX....", "..X.OO..X")]


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
