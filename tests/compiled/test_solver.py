"""The compiled solver: the rules' own values and distances, whatever its table has forgotten."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("numba", reason='needs numba: pip install "gamesearch[fast]"')

from gamesearch import ConnectFour, alphabeta, solve
from gamesearch.compiled.bits import BOARD, BOTTOM
from gamesearch.compiled.openings import mirrored
from gamesearch.compiled.perfect import perfect_player, scores, solve_connectfour
from gamesearch.compiled.solver import solved, winner
from gamesearch.compiled.table import TABLE, key_of, new_memory, place_of, recall, remember
from gamesearch.errors import BadGame

from .positions import GAME, random_positions, score_by_the_rules


def test_late_positions_are_worth_what_the_rules_say_column_by_column():
    for state in random_positions(250, range(29, 42)):
        known = {}
        wanted = {
            move: score_by_the_rules(GAME.result(state, move), known)
            for move in GAME.actions(state)
        }
        best = solve_connectfour(GAME, state)
        assert scores(GAME, state) == wanted
        assert best.score == score_by_the_rules(state, known) == wanted[best.move]


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


def test_who_wins_is_asked_for_less_than_how_soon_and_agrees():
    for _, own, mask, _ in random_positions(150, range(18, 41), seed=10):
        score = solved(own, mask, new_memory())
        assert winner(own, mask, new_memory()) == (score > 0) - (score < 0)


def test_mirror_images_are_worth_the_same():
    memory = new_memory()
    for _, own, mask, _ in random_positions(60, range(14, 26), seed=5):
        assert solved(own, mask, memory) == solved(mirrored(own), mirrored(mask), new_memory())


def test_a_table_of_a_few_places_forgets_but_does_not_lie():
    tiny, usual = new_memory(4), new_memory()
    for _, own, mask, _ in random_positions(80, range(20, 36), seed=6):
        assert solved(own, mask, tiny) == solved(own, mask, usual)


def test_an_empty_place_knows_nothing_not_even_about_the_empty_board():
    memory = new_memory()
    key = key_of(0, 0)
    assert recall(place_of(key, memory), key, -9, 9, memory) == (-9, 9)


def test_every_position_has_a_key_of_its_own_and_none_has_that_of_an_empty_place():
    positions = {state[1:3] for state in random_positions(3_000, range(30), seed=7)}
    keys = {key_of(*position) for position in positions}
    assert len(keys) == len(positions)
    assert min(keys) > 0
    fullest = key_of(BOARD, BOARD)
    assert fullest == 2 * BOARD + BOTTOM < 1 << 49
    assert (fullest << 8) + 255 < 1 << 63  # an entry is one 64-bit number


def test_the_table_keeps_bounds_of_both_kinds_apart():
    from gamesearch.compiled.table import AT_LEAST, AT_MOST

    memory = new_memory()
    for score in range(-21, 22):
        remember(TABLE, 5, AT_MOST, score, memory)
        assert recall(TABLE, 5, -30, 30, memory) == (-30, score)
        remember(TABLE, 5, AT_LEAST, score, memory)
        assert recall(TABLE, 5, -30, 30, memory) == (score, 30)
        assert recall(TABLE, 6, -30, 30, memory) == (-30, 30)


def test_places_are_spread_over_the_table():
    memory = new_memory(1 << 10)
    rng = random.Random(8)
    places = {place_of(rng.getrandbits(49), memory) for _ in range(20_000)}
    assert places == set(range(TABLE, memory.size))
    by_last_column = {place_of(column << 42, memory) for column in range(128)}
    assert len(by_last_column) > 100


def test_other_boards_are_refused_with_what_to_take_instead():
    for game in (ConnectFour(6, 5, 4), ConnectFour(7, 6, 3)):
        with pytest.raises(BadGame, match=r"7 × 6 .*gamesearch\.solve"):
            solve_connectfour(game)
        with pytest.raises(BadGame, match="compiled"):
            scores(game)
