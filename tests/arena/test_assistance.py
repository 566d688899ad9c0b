"""A player with a program at hand, now and then or in every move."""

from __future__ import annotations

import pytest

from gamesearch import TicTacToe, TreeGame
from gamesearch.arena.assistance import helped, team
from gamesearch.arena.handicap import both_colours
from gamesearch.search.opponents.models import (
    careless,
    depth_limited,
    epsilon_optimal,
    minimax_value,
)

GAME = TicTacToe()
PERFECT, HUMAN = epsilon_optimal(0), careless(0.4)


def test_no_help_changes_nothing_and_full_help_plays_perfectly():
    state = GAME.parse("X...O...X")
    assert dict(helped(HUMAN, 0)(GAME, state)) == pytest.approx(dict(HUMAN(GAME, state)))
    assert dict(helped(HUMAN, 1)(GAME, state)) == pytest.approx(dict(PERFECT(GAME, state)))


def test_an_epsilon_player_is_a_random_one_with_help():
    state = GAME.parse("XX.OO....")
    assert dict(helped(epsilon_optimal(1), 0.7)(GAME, state)) == pytest.approx(
        dict(epsilon_optimal(0.3)(GAME, state))
    )


def test_the_more_help_the_better_the_score():
    scores = [both_colours(GAME, helped(HUMAN, q), PERFECT).score for q in (0, 0.5, 1)]
    assert scores == sorted(scores)


def test_a_team_with_a_perfect_program_never_loses():
    assert both_colours(GAME, team(HUMAN, minimax_value), HUMAN).loss == pytest.approx(0)


def test_a_team_with_a_weak_program_can_be_better_than_either():
    program = epsilon_optimal(0, depth_limited(2))
    together = both_colours(GAME, team(HUMAN, depth_limited(2)), PERFECT).score
    assert together > both_colours(GAME, program, PERFECT).score
    assert together > both_colours(GAME, HUMAN, PERFECT).score


def test_where_the_player_would_choose_none_of_them_the_program_decides():
    tree = TreeGame([1, 5])
    stubborn = lambda game, state: [(0, 1.0), (1, 0.0)]  # noqa: E731
    assert team(stubborn, minimax_value)(tree, ()) == [(0, 0.0), (1, 1.0)]
