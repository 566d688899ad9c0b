"""Static exchange evaluation, by the list of gains that chess programs fill from both ends."""

from __future__ import annotations

import random

from gamesearch import MAX, MIN, MiniChess
from gamesearch.games.minichess import minichess_passed
from gamesearch.search.static_exchange import static_exchange

CHESS = MiniChess()


def by_list_of_gains(state, action):
    """The swap list: all captures on the square, cheapest first, then backwards who would stop."""
    square, gains = action[1], []
    while True:
        gains.append(CHESS.capture(state, action)[0])
        state = CHESS.result(state, action)
        takers = (
            []
            if CHESS.is_terminal(state)
            else [
                (CHESS.capture(state, move)[1], place, move)
                for place, move in enumerate(CHESS.actions(state))
                if move[1] == square
            ]
        )
        if not takers:
            break
        action = min(takers)[2]
    value = 0
    for gain in reversed(gains[1:]):
        value = max(0, gain - value)
    return gains[0] - value


def random_captures(seed, number):
    rng = random.Random(seed)
    for _ in range(number):
        state = CHESS.initial
        while not CHESS.is_terminal(state):
            for move in CHESS.actions(state):
                if CHESS.capture(state, move) is not None:
                    yield state, move
            state = CHESS.result(state, rng.choice(CHESS.actions(state)))


def test_it_is_what_the_list_of_gains_says():
    seen = set()
    for state, move in random_captures(seed=1, number=60):
        found = static_exchange(CHESS, state, move)
        assert found == by_list_of_gains(state, move)
        seen.add(found)
    assert min(seen) < 0 < max(seen)
    assert len(seen) > 10


def test_a_free_piece_a_guarded_one_and_a_fair_exchange():
    free = CHESS.parse("..r.k ..... ..p.. ..... ..Q.K")
    assert static_exchange(CHESS, CHESS.parse("....k ..... ..p.. ..... ..Q.K"), (22, 12)) == 1
    assert static_exchange(CHESS, free, (22, 12)) == 1 - 9
    rooks = CHESS.parse("..r.k ..... ..p.. ..R.. ..R.K")
    assert static_exchange(CHESS, rooks, (17, 12)) == 1 - 5 + 5


def test_the_second_attacker_waits_behind_the_first():
    """Two rooks on one file against one guard: the guard had better not take back."""
    state = CHESS.parse("..q.k ..... ..p.. ..R.. ..R.K")
    assert static_exchange(CHESS, state, (17, 12)) == 1


def test_a_quiet_move_gains_nothing_and_a_king_everything():
    assert static_exchange(CHESS, CHESS.initial, (15, 10)) == 0
    state = CHESS.parse("....k ..... ..... ..... K...R")
    assert static_exchange(CHESS, state, (24, 4)) == 100


def test_it_is_the_gain_of_the_mover_whoever_moves():
    state = CHESS.parse("k...R ..... ....q ..... ....K", MIN)
    assert static_exchange(CHESS, state, (14, 4)) == 5
    assert CHESS.to_move(minichess_passed(CHESS, state)) == MAX
