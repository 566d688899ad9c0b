"""What lesson 04's checks rest on: the sealed answers, the band of the table, the witness."""

from __future__ import annotations

from gamesearch import GraphGame, minimax
from gamesearch.checks import tables
from gamesearch.checks.tables.entries import EntryAsked
from gamesearch.checks.tables.given import GRAPH
from gamesearch.checks.tables.grades import KNOWN
from gamesearch.checks.tables.keys import MOVES, random_moves, single_bits
from gamesearch.checks.tables.savings import AFTER_A_BOUND, AGAIN, MOST, ZERO_AGAIN, Woven, saved
from gamesearch.search.table import Table
from gamesearch.search.transpositions import table_alphabeta
from gamesearch.search.zobrist import Zobrist


def sealed(exercise, part, given):
    return [step.examine(given) for step in exercise.steps[0].steps[part]]


def test_the_sealed_entries_are_what_the_search_stores():
    table = Table()
    table_alphabeta(GraphGame(GRAPH), table=table)
    kept = {state[1]: (entry.kind, entry.value) for state, entry in table.places.values()}
    for part in "fcr":
        assert sealed(tables.TABLE, part, kept[part]) == [None]


def test_the_first_entry_of_e_is_what_a_search_of_b_stores():
    table = Table()
    table_alphabeta(GraphGame(GRAPH), (1, "b"), table=table)
    _, entry = table.places[0, "e"]
    assert sealed(tables.TABLE, "e", (entry.kind, entry.value)) == [None]
    asked = EntryAsked(entry.kind, entry.value, 9, 1, 4, float("inf"))
    assert asked.right == "False"
    assert sealed(tables.TABLE, "asked", "no") == [None]


def test_exact_entries_alone_save_enough():
    def exact_only(game, state, alpha, beta, table):
        class Exact(Table):
            def store(self, state, entry):
                if entry.kind == "exact":
                    super().store(state, entry)

        return table_alphabeta(game, state, table=Exact())

    for seed in (1, 2, 5, 6):
        assert saved(exact_only, Woven(seed)).percent < MOST - 10


def test_the_keys_of_moves_are_zobrists():
    keys, numbers = Zobrist(bits=48), single_bits()
    keys.numbers = dict(numbers)
    for move in [*MOVES, *random_moves(5, 60)]:
        there = [*move.board.pieces, *(["MIN moves"] if move.board.player else [])]
        change = [(move.piece, move.start), (move.piece, move.end), "MIN moves"]
        change += [(move.taken, move.end)] if move.taken else []
        assert keys.key(there) == move.board.key(numbers)
        assert keys.changed(keys.key(there), change) == move.after.key(numbers)


def test_random_moves_vary_what_a_key_may_get_wrong():
    moves = random_moves(47, 24)
    assert {move.board.player for move in moves} == {0, 1}
    assert {(move.taken is None, move.board.player) for move in moves} == {
        (quiet, player) for quiet in (True, False) for player in (0, 1)
    }


def test_a_game_that_is_asked_again_is_worth_what_it_says():
    for case in [AGAIN, ZERO_AGAIN, AFTER_A_BOUND, *KNOWN]:
        assert minimax(case.game).value == case.worth
