"""Forward pruning: an exact search of a narrower game, and what that may cost."""

from __future__ import annotations

import pytest

from gamesearch import (
    MAX,
    ConnectFour,
    TicTacToe,
    TreeGame,
    alphabeta,
    count,
    minimax,
    record,
)
from gamesearch.errors import BadSearch
from gamesearch.search.forward import NarrowGame, beam, probability_cut
from gamesearch.search.orders import ByEvaluation, Static

GAME = TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
LATER_FIRST = Static(lambda move: move)


def test_a_beam_keeps_the_most_promising_moves():
    narrow = beam(GAME, 2, LATER_FIRST)
    assert narrow.actions(()) == (2, 1)
    assert narrow.actions((0,)) == (2, 1)
    assert narrow.actions((0, 0)) == ()


def test_a_search_is_exact_for_the_narrow_game():
    assert minimax(beam(GAME, 2, LATER_FIRST)) == (4, 1)
    assert minimax(beam(GAME, 3, LATER_FIRST)).value == minimax(GAME).value
    assert minimax(beam(GAME, 1, LATER_FIRST)) == (2, 2)


def test_it_may_miss_the_refutation():
    """Both sides are narrowed: MIN's only good reply is not even looked at."""
    game = TreeGame([[4, 5], [9, 8, -9]])
    first_two = Static(lambda move: -move)
    assert minimax(game) == (4, 0)
    assert minimax(beam(game, 2, first_two)) == (8, 1)


def test_likely_keeps_one_move_that_stands_out_and_all_that_look_alike():
    order = Static({0: 5.0, 1: 0.0, 2: 0.0})
    assert probability_cut(GAME, 0.9, order).actions(()) == (0,)
    assert probability_cut(GAME, 0.999, order).actions(()) == (0, 1, 2)
    alike = Static({})
    assert probability_cut(GAME, 0.9, alike).actions(()) == (0, 1, 2)
    assert probability_cut(GAME, 0.6, alike).actions(()) == (0, 1)
    assert probability_cut(GAME, 0.3, alike).actions(()) == (0,)
    assert probability_cut(GAME, 1, order).actions(()) == (0, 1, 2)


def test_a_larger_scale_trusts_the_scores_less():
    order = Static({0: 5.0, 1: 0.0, 2: 0.0})
    assert probability_cut(GAME, 0.9, order, scale=50).actions(()) == (0, 1, 2)


def test_it_saves_work_and_is_still_a_game():
    four = ConnectFour()
    centre = Static(lambda column: -abs(column - 3))
    narrow = beam(four, 3, centre)
    assert narrow.columns == 7
    assert narrow.to_move(narrow.initial) == MAX
    assert "." in narrow.show(narrow.initial)
    assert count(alphabeta, narrow, depth=5).nodes < count(alphabeta, four, depth=5).nodes
    assert record(alphabeta, narrow, depth=3).pruned != []


def test_an_order_by_evaluation_can_choose():
    order = ByEvaluation(lambda game, state: minimax(GAME, state).value)
    assert minimax(beam(GAME, 1, order)) == minimax(GAME)


@pytest.mark.parametrize("width", [0, -1])
def test_a_beam_of_nothing_is_refused(width):
    with pytest.raises(BadSearch, match="at least one move"):
        beam(GAME, width, LATER_FIRST)


@pytest.mark.parametrize("share", [0, 1.1])
def test_a_share_is_a_probability(share):
    with pytest.raises(BadSearch, match="share is a probability"):
        probability_cut(GAME, share, LATER_FIRST)


def test_any_rule_may_choose():
    corners = NarrowGame(TicTacToe(), lambda game, state, moves: [m for m in moves if m % 2 == 0])
    assert corners.actions(corners.initial) == (0, 2, 4, 6, 8)
