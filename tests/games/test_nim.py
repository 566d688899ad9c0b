"""Nim against its closed form: who wins is known without any search."""

from __future__ import annotations

from functools import reduce
from itertools import product
from operator import xor

import pytest

from gamesearch import MAX, Nim, alphabeta, minimax
from gamesearch.errors import BadGame, GameOver, IllegalMove


def first_player_wins(piles: tuple[int, ...], most: int | None = None) -> bool:
    """Bouton: the player to move wins unless the piles' nim-values cancel out bit by bit.
    A pile that gives at most `most` stones a turn is worth its size modulo most + 1."""
    worth = (pile if most is None else pile % (most + 1) for pile in piles)
    return reduce(xor, worth, 0) != 0


@pytest.mark.parametrize("piles", [p for n in (1, 2, 3) for p in product(range(4), repeat=n)])
def test_the_nim_sum_tells_who_wins(piles):
    assert alphabeta(Nim(*piles)).value == (1 if first_player_wins(piles) else -1)


@pytest.mark.parametrize("most", [1, 2, 3, 4])
def test_one_pile_is_lost_where_most_plus_one_divides_it(most):
    values = [minimax(Nim(stones, most=most)).value for stones in range(13)]
    assert values == [-1 if stones % (most + 1) == 0 else 1 for stones in range(13)]


@pytest.mark.parametrize(("piles", "most"), [((5, 3), 2), ((4, 4), 3), ((2, 3, 2), 2), ((6, 1), 4)])
def test_several_piles_with_a_most(piles, most):
    assert alphabeta(Nim(*piles, most=most)).value == (1 if first_player_wins(piles, most) else -1)


@pytest.mark.parametrize("piles", [(1, 2, 4), (3, 5), (7,), (2, 2, 3)])
def test_the_move_found_leaves_a_lost_position(piles):
    game = Nim(*piles)
    _, left = game.result(game.initial, minimax(game).move)
    assert not first_player_wins(left)


def test_it_is_lost_for_whoever_finds_no_stone():
    game = Nim(0)
    assert game.is_terminal(game.initial)
    assert (game.utility(game.initial), game.utility(game.initial, MAX)) == (-1, -1)


def test_piles_keep_their_places():
    game = Nim(2, 2)
    assert game.result(game.initial, (0, 1)) != game.result(game.initial, (1, 1))


@pytest.mark.parametrize("piles", [(), (-1,), (3, -2), (2.5,), ("3",), ([3, 4],)])
def test_piles_that_cannot_be_are_refused(piles):
    with pytest.raises(BadGame, match=r"Nim needs piles .* Nim\(3, 4, 5\)"):
        Nim(*piles)


@pytest.mark.parametrize("most", [0, -1, 1.5, "2"])
def test_a_most_that_cannot_be_is_refused(most):
    with pytest.raises(BadGame, match="most"):
        Nim(3, most=most)


@pytest.mark.parametrize("action", [(0, 0), (0, 4), (1, 1), (0, -1), 1, None, (0,), [0, 1]])
def test_a_move_the_rules_do_not_allow_says_what_they_do(action):
    game = Nim(5, most=3)
    with pytest.raises(IllegalMove, match=r"legal: \(0, 1\) \(0, 2\) \(0, 3\)$"):
        game.result(game.initial, action)


def test_nothing_is_taken_after_the_last_stone():
    game = Nim(1)
    with pytest.raises(GameOver, match="the game is over"):
        game.result(game.result(game.initial, (0, 1)), (0, 1))


def test_a_long_list_of_legal_moves_is_cut_and_counted():
    game = Nim(40)
    with pytest.raises(IllegalMove, match=r"\(0, 12\) … \(40 in all\)$"):
        game.result(game.initial, (0, 41))
