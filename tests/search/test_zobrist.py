"""Zobrist hashing: the key that a move changes is the key of the new position."""

from __future__ import annotations

import random

import pytest

from gamesearch import MAX, MIN, MiniChess, alphabeta
from gamesearch.games.minichess import minichess_material
from gamesearch.search.table import Table
from gamesearch.search.transpositions import table_alphabeta
from gamesearch.search.zobrist import Zobrist, ZobristTable, chess_change, chess_things

CHESS = MiniChess()


def random_games(seed, number):
    rng = random.Random(seed)
    for _ in range(number):
        state = CHESS.initial
        while not CHESS.is_terminal(state):
            move = rng.choice(CHESS.actions(state))
            yield state, move
            state = CHESS.result(state, move)


def test_the_key_changed_by_a_move_is_the_key_from_nothing():
    keys = Zobrist()
    captures = promotions = 0
    for state, move in random_games(seed=1, number=40):
        after = CHESS.result(state, move)
        changed = keys.changed(keys.key(chess_things(state)), chess_change(CHESS, state, move))
        assert changed == keys.key(chess_things(after))
        captures += CHESS.capture(state, move) is not None
        promotions += state[1][move[0]].upper() != after[1][move[1]].upper()
    assert captures > 50
    assert promotions > 5


def test_different_positions_have_different_keys():
    keys = Zobrist()
    states = {state for state, _ in random_games(seed=2, number=40)}
    assert len({keys.key(chess_things(state)) for state in states}) == len(states)


def test_whose_turn_it_is_is_part_of_the_key():
    keys, board = Zobrist(), "....k ..... ..... ..... K...."
    ours, theirs = CHESS.parse(board, MAX), CHESS.parse(board, MIN)
    both = keys.key(chess_things(ours)) ^ keys.key(chess_things(theirs))
    assert both == keys.number("MIN moves") != 0


def test_the_numbers_depend_on_the_seed_and_not_on_the_order_of_asking():
    things = [("P", 3), ("k", 4), "MIN moves"]
    assert Zobrist(seed=1).key(things) == Zobrist(seed=1).key(reversed(things))
    assert Zobrist(seed=1).key(things) != Zobrist(seed=2).key(things)
    assert {Zobrist(bits=3).number(thing) for thing in range(200)} == set(range(8))


def late_positions(number):
    found = [s for s, _ in random_games(seed=3, number=30) if 8 <= CHESS.plies - s[2] <= 20]
    return found[:: len(found) // number][:number]


def values(make):
    return [
        table_alphabeta(CHESS, s, depth=3, evaluate=minichess_material, table=make()).value
        for s in late_positions(20)
    ]


def test_with_many_bits_nothing_goes_wrong_and_with_few_it_does():
    right = [
        alphabeta(CHESS, s, depth=3, evaluate=minichess_material).value for s in late_positions(20)
    ]
    assert values(Table) == right
    assert values(lambda: ZobristTable(chess_things)) == right
    assert values(lambda: ZobristTable(chess_things, bits=6)) != right


def test_an_entry_is_found_by_every_position_with_that_key():
    table = ZobristTable(lambda state: [state], bits=0)
    with_entry = Table()
    table_alphabeta(CHESS, depth=1, table=with_entry)
    entry = with_entry.find(CHESS.initial)
    assert table.find("here") is None
    table.store("here", entry)
    assert table.find("there") == entry


@pytest.mark.parametrize("bits", [1, 16, 64])
def test_a_number_has_so_many_bits(bits):
    assert max(Zobrist(bits).number(n) for n in range(100)).bit_length() <= bits
