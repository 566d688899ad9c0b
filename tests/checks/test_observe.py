"""Values, moves and leaves are read off a search whatever way it answers or is called."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from math import inf

import numpy
import pytest

from gamesearch import CHANCE, MAX, MIN, TreeGame, alphabeta, expectiminimax
from gamesearch.checks.observe import (
    Numbers,
    Position,
    are_near,
    best_moves,
    call,
    look,
    move_in,
    numbers_in,
    takes_window,
    truth_in,
    value_from,
    value_in,
)
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


def test_a_number_that_must_be_there_is_asked_for_by_the_functions_name():
    assert value_from((3, 1), "my_worth") == 3
    with pytest.raises(TypeError, match="my_worth returned no number"):
        value_from("3", "my_worth")


@pytest.mark.parametrize("answer", [True, 1, numpy.bool_(True), "True"], ids=repr)
def test_yes_may_be_said_in_several_ways(answer):
    assert truth_in(answer).strip('"') == "True"


def test_what_is_neither_yes_nor_no_is_told_as_it_is():
    assert truth_in(None) == "None"
    assert truth_in(2) == "2"


@pytest.mark.parametrize(
    "answer", [(1, 2.5), [1, 2.5], numpy.array([1, 2.5]), {1: 0, 2.5: 0}.keys()], ids=repr
)
def test_numbers_are_found_in_lists_tuples_and_arrays(answer):
    assert numbers_in(answer) == numbers_in(answer, 2) == (1.0, 2.5)


def test_a_number_in_quotes_is_none_that_is_found():
    assert numbers_in(["1", 2.5]) is None


@pytest.mark.parametrize("answer", [None, 3, "12", {1: 2}, [1, "b"], [[1], 2], (1, 2, 3)], ids=repr)
def test_what_holds_no_two_numbers_holds_none(answer):
    assert numbers_in(answer, 2) is None


def test_near_means_as_many_and_each_near_its_counterpart():
    assert are_near((0.1 + 0.2, 1), (0.3, 1))
    assert not are_near((0.3, 1), (1, 0.3))
    assert not are_near((0.3,), (0.3, 1))
    assert not are_near(None, ())
    assert are_near((1, 2), (1.5, 2.4), room=0.6)


def test_numbers_say_what_came_instead_of_them():
    assert Numbers((1, 2.5)).text == "(1, 2.5)"
    assert Numbers(None, "no pair of numbers").text == "no pair of numbers"
    assert not Numbers(None).near(1)


def test_best_moves_are_all_that_keep_the_value_of_whoever_moves():
    assert best_moves(TreeGame([[3, 12], [2, 4], [3, 9]])) == [0, 2]
    assert best_moves(TreeGame([[3, 12], [2, 4], [3, 9]], (MIN, MAX))) == [1]
    assert best_moves(TreeGame([[3, 12], [2, 4], [9, 3]]), (2,)) == [1]


def test_best_moves_can_be_asked_for_a_player_who_does_not_move():
    assert best_moves(TreeGame([4, 7, 9]), player=MIN) == [0]


def test_best_moves_are_equal_but_for_rounding():
    game = TreeGame([[(0.1, 1), (0.2, 1), (0.7, 0)], [(0.3, 1), (0.7, 0)]], (MAX, CHANCE))
    assert best_moves(game, search=expectiminimax) == [0, 1]
