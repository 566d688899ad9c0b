"""Values, moves and leaves are read off a search whatever way it answers or is called."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from math import inf

import numpy
import pytest

from gamesearch import MAX, MIN, TreeGame, alphabeta
from gamesearch.checks.observe import Position, call, look, move_in, takes_window, value_in
from gamesearch.search.best import Best

WINDOWED = Position([[3, 5], [2, 9]], window=(1, 4))


@pytest.mark.parametrize(
    "answer",
    [
        *(3, 3.0, Fraction(3), numpy.int64(3), numpy.array(3)),
        *((3, 1), [3, None], Best(3, 0), {"value": 3, "move": 0}, numpy.array([3, 0])),
    ],
    ids=repr,
)
def test_value_is_found(answer):
    assert value_in(answer) == 3


@pytest.mark.parametrize(
    "answer",
    [None, True, "3", [], {}, [3], object(), {3}, (None, 3)],
    ids=lambda answer: type(answer).__name__,
)
def test_what_is_no_number_is_none(answer):
    assert value_in(answer) is None


@pytest.mark.parametrize(
    "answer", [2, 2.0, numpy.int8(2), (7, 2), [7, 2], Best(7, 2), {"move": 2}], ids=repr
)
def test_move_is_found(answer):
    assert move_in(answer) == "2"


@pytest.mark.parametrize(
    "search",
    [
        lambda game: (game,),
        lambda game, state: (game, state),
        lambda game, state, alpha, beta: (game, state, alpha, beta),
        lambda game, state=None, alpha=0, beta=0: (game, state),
        lambda *given: given,
        partial(lambda extra, game, state: (game, state), "extra"),
    ],
)
def test_search_is_called_with_what_it_asks_for(search):
    game = TreeGame([4, 7])
    assert call(search, game, -inf, inf)[0] is game


def test_window_is_handed_over():
    seen = []
    look(lambda game, state, alpha, beta: seen.append((alpha, beta)), WINDOWED)
    assert seen == [(1, 4)]


def test_search_without_a_window_is_known():
    assert takes_window(lambda game, state, alpha=-inf, beta=inf: 0)
    assert not takes_window(lambda game, state: 0)
    assert not takes_window(alphabeta)


def test_leaf_counts_once_however_often_it_is_read():
    def twice(game, state):
        return max(game.utility(game.result(state, move)) for move in (0, 1, 0, 1))

    assert look(twice, Position([4, 7])).leaves == (4, 7)


def test_what_a_search_claims_to_have_read_does_not_count():
    assert look(lambda game, state: {"value": 7, "leaves": [4, 7]}, Position([4, 7])).leaves == ()


def test_position_is_told_in_words():
    assert str(Position([4, 7])) == "[4, 7]"
    assert str(Position([4, 7], (MIN, MAX))) == "[4, 7] with MIN to move first"
    assert str(WINDOWED) == "[[3, 5], [2, 9]] with the window (1, 4)"
