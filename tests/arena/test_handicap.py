"""Odds of two models, Elo's promise, and the handicap that makes a match even."""

from __future__ import annotations

import random

import pytest

from gamesearch import CHANCE, MAX, MIN, Nim, TicTacToe, TreeGame
from gamesearch.arena.handicap import (
    NoEvenMatch,
    Odds,
    both_colours,
    even_handicap,
    expected_score,
    match_odds,
)
from gamesearch.arena.ratings import elo
from gamesearch.arena.tournament import play_out
from gamesearch.search.opponents.models import careless, epsilon_optimal, sampled_player
from gamesearch.sizes import census

ANY = epsilon_optimal(1)
PERFECT = epsilon_optimal(0)


def test_random_play_on_a_tree_of_even_width_ends_as_its_leaves_do():
    tree = TreeGame([[1, 1, -1], [0, 1, -1]])
    assert match_odds(tree, ANY, ANY) == pytest.approx((3 / 6, 1 / 6, 2 / 6))


def test_odds_are_what_many_games_show():
    game, one, two = TicTacToe(), careless(0.4), epsilon_optimal(0.5)
    rng = random.Random(5)
    x, o = sampled_player(one, rng), sampled_player(two, rng)
    results = [play_out(game, x, o) for _ in range(1500)]
    seen = [sum(value == end for value in results) / 1500 for end in (1, 0, -1)]
    assert match_odds(game, one, two) == pytest.approx(seen, abs=0.04)


def random_wins(game, state):
    """How often MAX wins if every move is as likely as any other, with nothing remembered."""
    if game.is_terminal(state):
        return float(game.utility(state) > 0)
    after = [random_wins(game, game.result(state, move)) for move in game.actions(state)]
    return sum(after) / len(after)


def test_odds_add_up_to_one_and_hold_from_any_state():
    game = TicTacToe()
    assert sum(match_odds(game, ANY, careless(0.2))) == pytest.approx(1)
    assert match_odds(game, ANY, ANY, game.parse("XX.OO.X.O")).win == pytest.approx(
        random_wins(game, game.parse("XX.OO.X.O"))
    )


def test_random_games_are_not_all_equally_likely():
    """A short game is likelier than a long one: counting games would give another share."""
    counted = census(TicTacToe())
    assert match_odds(TicTacToe(), ANY, ANY).win != pytest.approx(
        counted.results[1] / counted.games, abs=0.03
    )


def test_dice_are_rolled_too():
    dice = TreeGame([[1, [-1, 1]], -1], players=(CHANCE, MAX, MIN))
    assert match_odds(dice, ANY, PERFECT) == pytest.approx((1 / 4, 0, 3 / 4))


def test_perfect_play_has_one_result_each():
    assert match_odds(Nim(8, most=3), PERFECT, PERFECT) == Odds(0, 0, 1)
    assert match_odds(TicTacToe(), PERFECT, PERFECT) == pytest.approx((0, 1, 0))


def test_both_colours_take_the_advantage_of_the_first_move_away():
    assert match_odds(TicTacToe(), ANY, ANY).score > 0.6
    assert both_colours(TicTacToe(), ANY, ANY).score == pytest.approx(0.5)


def test_elo_and_its_promise_are_inverse():
    for difference in (-400, -35, 0, 120, 800):
        assert elo(expected_score(difference)) == pytest.approx(difference)
    assert expected_score(400) == pytest.approx(10 / 11)


@pytest.mark.parametrize("score", [lambda h: 0.9 - h**3, lambda h: 0.2 + h])
def test_even_finds_the_crossing_of_a_falling_and_of_a_rising_score(score):
    assert score(even_handicap(score)) == pytest.approx(0.5, abs=1e-3)


def test_without_a_crossing_it_says_what_it_saw():
    with pytest.raises(NoEvenMatch, match=r"0\.900 at 0\.0"):
        even_handicap(lambda handicap: 0.9)


def test_an_even_match_is_even():
    game, weak = TicTacToe(), careless(0.6)
    found = even_handicap(lambda h: both_colours(game, epsilon_optimal(h), weak).score, within=0.01)
    assert both_colours(game, epsilon_optimal(found), weak).score == pytest.approx(0.5, abs=0.01)
