"""Perfect play: the value, the columns, how long it takes."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("numba", reason='needs numba: pip install "gamesearch[fast]"')
from gamesearch.compiled.perfect import perfect_player, scores, solve_connectfour
from gamesearch.widgets.match import Match

from .positions import GAME

pytest.importorskip("numba", reason='needs numba: pip install "gamesearch[fast]"')
from gamesearch import ConnectFour, alphabeta, solve
from gamesearch.errors import BadGame

from .positions import random_positions


def test_columns_are_worth_the_same_however_many_threads_share_the_work():
    for state in random_positions(20, range(22, 36)):
        alone = scores(GAME, state, threads=1)
        assert scores(GAME, state, threads=2) == scores(GAME, state, threads=9) == alone


def test_the_value_is_that_of_the_readable_searches():
    for state in random_positions(60, range(28, 40), seed=2):
        assert solve_connectfour(GAME, state).value == alphabeta(GAME, state).value
    for state in random_positions(12, range(22, 26), seed=3):
        assert solve_connectfour(GAME, state).value == solve(GAME, state).value


def test_perfect_play_on_both_sides_ends_when_it_was_said_to():
    for state in random_positions(60, range(16, 30), seed=4):
        said = solve_connectfour(GAME, state)
        for _ in range(said.plies):
            assert not GAME.is_terminal(state)
            state = GAME.result(state, perfect_player(GAME, state).move)
        assert GAME.is_terminal(state)
        assert GAME.utility(state) == said.value
        assert solve_connectfour(GAME, state)[:4] == (said.value, None, said.score, 0)


def test_other_boards_are_refused_with_what_to_take_instead():
    for game in (ConnectFour(6, 5, 4), ConnectFour(7, 6, 3)):
        with pytest.raises(BadGame, match=r"7 × 6 .*gamesearch\.solve"):
            solve_connectfour(game)
        with pytest.raises(BadGame, match="compiled"):
            scores(game)


def test_the_perfect_player_never_gives_away_what_it_has():
    """Against players who choose at random, from both sides."""
    for seed in range(8):
        rng, perfect = random.Random(seed), seed % 2
        state, worst = GAME.initial, None
        while not GAME.is_terminal(state):
            if state[0] == perfect:
                best = perfect_player(GAME, state)
                gain = best.value if perfect == 0 else -best.value
                assert worst is None or gain >= worst
                worst, move = gain, best.move
            else:
                move = rng.choice(GAME.actions(state))
            state = GAME.result(state, move)
        assert GAME.utility(state, perfect) == (worst > 0) - (worst < 0)


def test_the_board_shows_the_score_of_each_column():
    match = Match(GAME, perfect_player, you=0)
    assert match.values() == scores(GAME)
    assert match.click(3)
    match.answer()
    assert match.values() == scores(GAME, match.state)
