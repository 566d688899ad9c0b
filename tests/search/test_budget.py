"""The metered game: it answers like the real one, until the budget is spent."""

from __future__ import annotations

import pytest

from gamesearch import ConnectFour, alphabeta
from gamesearch.errors import BadSearch
from gamesearch.search.budget import MeteredGame, OutOfBudget

FOUR = ConnectFour()


def test_a_metered_game_answers_like_the_real_one():
    game = MeteredGame(FOUR, nodes=10)
    assert game.columns == FOUR.columns
    assert alphabeta(game, depth=1) == alphabeta(FOUR, depth=1)
    assert game.nodes == 8
    with pytest.raises(OutOfBudget, match="the budget of 10 nodes is spent"):
        alphabeta(game, depth=2)
    with pytest.raises(OutOfBudget, match="0 seconds"):
        alphabeta(MeteredGame(FOUR, seconds=0))


@pytest.mark.parametrize("budget", [{"nodes": -1}, {"seconds": -0.1}, {"seconds": float("nan")}])
def test_a_budget_below_nothing_is_refused(budget):
    with pytest.raises(BadSearch, match="0 or more; got"):
        MeteredGame(FOUR, **budget)
