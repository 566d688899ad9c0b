"""What the checks of lesson 15 rest on: moves that have to be found, endings, series of pairs."""

from __future__ import annotations

from collections import Counter

import pytest

from gamesearch import MAX, TreeGame, alphabeta, solve
from gamesearch.arena.clock import NodeClock, running
from gamesearch.checks.contest.endings import ENDINGS, mirrored, needed
from gamesearch.checks.contest.matches import GAME
from gamesearch.checks.contest.series import SERIES, Series
from gamesearch.checks.contest.timely import TO_FIND


def values_after(asked, depth):
    """What each move is worth, read so many plies further; 0 where nobody has won by then."""
    game, state = asked.game, asked.state
    children = {move: game.result(state, move) for move in game.actions(state)}
    return {
        move: alphabeta(game, child, depth=depth, evaluate=lambda game, state: 0).value
        for move, child in children.items()
    }


@pytest.mark.parametrize("asked", TO_FIND, ids=str)
def test_the_moves_to_find_are_the_best_as_soon_as_any_is_better_than_another(asked):
    """A tree is read to its end: there a move can look good too soon."""
    depths = [6] if isinstance(asked.game, TreeGame) else range(1, 6)
    read = (values_after(asked, depth) for depth in depths)
    values = next(values for values in read if len(set(values.values())) > 1)
    best = (max if asked.game.to_move(asked.state) == MAX else min)(values.values())
    assert {move for move, value in values.items() if value == best} == asked.wins


@pytest.mark.parametrize("moves", ENDINGS)
def test_an_ending_is_open_and_solve_finds_its_value_in_so_many_nodes(moves):
    assert not GAME.is_terminal(GAME.parse(moves))
    for each in (moves, mirrored(moves)):
        clock = NodeClock(10**9)
        with running(clock, GAME):
            value = solve(GAME, GAME.parse(each)).value
        assert (value, clock.nodes) == needed(each)


@pytest.mark.parametrize("series", SERIES, ids=str)
def test_a_series_is_the_same_each_time_and_nearly_as_often_won_as_it_says(series):
    pairs = series.pairs()
    assert pairs == series.pairs()
    many = Counter(series._replace(most=20_000).pairs())
    assert (many[2] + many[1.5]) / 20_000 == pytest.approx(series.won, abs=0.015)
    assert many[1] / 20_000 == pytest.approx(series.drawn, abs=0.015)


def test_another_seed_gives_another_series():
    assert Series(1, 0.4, 0.2).pairs() != Series(2, 0.4, 0.2).pairs()
