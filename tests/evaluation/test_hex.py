"""What one can say of Hex without searching."""

from __future__ import annotations

import random
from itertools import count
from math import inf

import pytest

from gamesearch import MAX, MIN, Hex
from gamesearch.evaluation.hex import (
    as_mover_sees,
    cells_as_seen,
    centrality,
    shortest_path,
    stones_needed,
    touching,
)


def test_bias_towards_the_centre_knows_where_it_is():
    game = Hex(5)
    assert centrality(game, game.initial, 12) == 1
    assert centrality(game, game.initial, 0) == 0


def by_dijkstra(game, state, player):
    """The shortest path in the plain way: cell by cell, the nearest first."""
    own, other = (state[1], state[2]) if player == MAX else (state[2], state[1])
    first, second = game.sides[player]
    cost = [inf if other >> c & 1 else 0 if own >> c & 1 else 1 for c in game.every_cell]
    known = {c: cost[c] for c in game.every_cell if first >> c & 1}
    done = set()
    for _ in count():
        waiting = [c for c in known if c not in done and known[c] < inf]
        if not waiting:
            break
        nearest = min(waiting, key=known.get)
        done.add(nearest)
        for c in game.every_cell:
            if game.around[nearest] >> c & 1:
                known[c] = min(known.get(c, inf), known[nearest] + cost[c])
    return min(known.get(c, inf) for c in game.every_cell if second >> c & 1)


@pytest.mark.parametrize("size", [1, 2, 3, 4, 6])
def test_rings_of_bits_find_what_dijkstra_finds(size):
    game, rng = Hex(size), random.Random(size)
    for _ in range(12):
        state = game.initial
        while True:
            for player in (MAX, MIN):
                assert stones_needed(game, state, player) == by_dijkstra(game, state, player)
            if game.is_terminal(state):
                break
            state = game.result(state, rng.choice(game.actions(state)))


def test_who_has_joined_needs_nothing_and_the_other_has_no_way():
    game = Hex(3)
    won = game.parse("3 0 4 1 5")
    assert stones_needed(game, won, MAX) == 0
    assert stones_needed(game, won, MIN) == inf
    assert shortest_path(game, won) == 1


def test_no_guess_is_worth_as_much_as_a_win():
    game, rng = Hex(4), random.Random(1)
    for _ in range(20):
        state = game.initial
        while not game.is_terminal(state):
            assert -1 < shortest_path(game, state) < 1
            state = game.result(state, rng.choice(game.actions(state)))


def test_the_evaluation_is_fair_to_both_sides():
    """Colours and sides changed, the board mirrored along its long diagonal: the other sign."""
    game, rng = Hex(4), random.Random(3)
    for _ in range(30):
        x, o = (rng.getrandbits(16) for _ in range(2))
        o &= ~x
        mirror = [cell % 4 * 4 + cell // 4 for cell in range(16)]
        swapped = [sum(1 << mirror[c] for c in range(16) if stones >> c & 1) for stones in (o, x)]
        here, there = (MAX, x, o, False), (MIN, *swapped, False)
        assert stones_needed(game, here, MAX) == stones_needed(game, there, MIN)


def test_touching_is_what_the_game_calls_around():
    game = Hex(5)
    for cell in game.every_cell:
        assert touching(game, 1 << cell) == game.around[cell]


GAME = Hex(3)


def test_both_players_see_themselves_join_left_to_right():
    x_wins = GAME.parse("3 0 4 1 5")
    o_wins = GAME.parse("0 1 3 4 8 7")
    assert GAME.is_terminal(x_wins)
    assert GAME.is_terminal(o_wins)
    # The same position with the colours and the sides changed looks the same to who moves.
    mirrored = GAME.parse("2 3 0 6")  # cells_as_seen turns O's 3 6 into 1 2
    swapped = GAME.parse("8 2 5 6 1")
    assert sum(as_mover_sees(GAME, mirrored)) == 4
    assert sum(as_mover_sees(GAME, swapped)) == 5
    assert [cells_as_seen(3, 1)[cells_as_seen(3, 1)[cell]] for cell in range(9)] == list(range(9))
