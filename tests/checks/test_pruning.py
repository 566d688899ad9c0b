"""What lesson 02's checks rest on: the sealed traces, the suspects, the cuts, the disguises."""

from __future__ import annotations

import random
from math import inf

import pytest

from gamesearch import MAX, MIN, TreeGame, alphabeta, minimax, negamax, random_tree, record
from gamesearch.checks import pruning
from gamesearch.checks.observe import Position, look
from gamesearch.checks.pruning import cases, grades
from gamesearch.checks.pruning.cuts import cuts, parents_bound
from gamesearch.checks.pruning.given import SOUND, SUSPECTS, _Flawed

# Exercise 2.1: permutations of the textbook's tree and of the one with a cut at a MAX node.
TRACE_TREES = {
    1: [[5, 14, 2], [8, 3, 12], [2, 4, 6]],
    2: [[[2, 1], [4, 3]], [[6, 5], [8, 7]]],
}

GAMES = [
    TreeGame(random_tree(random.Random(seed), depth=1 + seed % 5, branches=(1, 5), ragged=0.1))
    for seed in range(150)
]


def strict(game, state, alpha=-inf, beta=inf):
    """Alpha-beta that does not cut where a value only equals a bound."""
    if game.is_terminal(state):
        return game.utility(state)
    big = game.to_move(state) == MAX
    best = -inf if big else inf
    for move in game.actions(state):
        value = strict(game, game.result(state, move), alpha, beta)
        best = max(best, value) if big else min(best, value)
        alpha, beta = (max(alpha, best), beta) if big else (alpha, min(beta, best))
        if alpha > beta:
            break
    return best


def is_right(search, game):
    value, move = search(game)
    best = minimax(game).value
    return value == best and minimax(game, game.result(game.initial, move)).value == best


@pytest.mark.parametrize("tree", TRACE_TREES)
def test_sealed_trace_is_what_alphabeta_does(tree):
    trace = record(alphabeta, TreeGame(TRACE_TREES[tree]))
    answer = {
        f"leaves {tree}": len(trace.leaves),
        f"order {tree}": trace.leaves,
        f"window {tree}": trace.root.window_at(trace.clock),
    }
    steps = pruning.TRACE.steps[0].steps
    for part, given in answer.items():
        assert [step.examine(given) for step in steps[part]] == [None]


@pytest.mark.parametrize(
    "position", cases.BATTERY + [Position(tree) for tree in TRACE_TREES.values()], ids=str
)
def test_cutting_on_equality_or_not_looks_at_the_same_leaves(position):
    assert look(strict, position) == look(alphabeta, position)


@pytest.mark.parametrize(("b", "d"), [(3, 4), (4, 4), (3, 5), (35, 4)])
def test_sealed_best_case_is_the_formula(b, d):
    fewest = b ** ((d + 1) // 2) + b ** (d // 2) - 1
    step = pruning.BEST_CASE.steps[0].steps[f"b={b}, d={d}"][0]
    assert step.examine(fewest) is None


@pytest.mark.parametrize("search", SOUND, ids=lambda search: search.__name__)
def test_sound_search_is_right_everywhere(search):
    assert all(is_right(search, game) for game in GAMES)


def test_a_test_of_searches_cannot_tell_minimax_from_negamax():
    """So 2.7 tries it on one of them."""
    for players in ((MAX, MIN), (MIN, MAX)):
        for game in [TreeGame(game.written(), players) for game in GAMES]:
            assert negamax(game) == minimax(game)
            assert record(negamax, game).leaves == record(minimax, game).leaves


@pytest.mark.parametrize("suspect", SUSPECTS, ids=lambda suspect: suspect.__name__)
def test_suspect_is_right_on_many_trees_and_wrong_on_some(suspect):
    verdicts = [is_right(suspect, game) for game in GAMES]
    assert 0.3 < verdicts.count(True) / len(verdicts) < 1


def test_without_a_flaw_the_suspects_search_is_right():
    assert all(is_right(_Flawed(), game) for game in GAMES)


def test_parents_bound_gives_minimax_values():
    assert all(parents_bound(game, ()) == minimax(game).value for game in GAMES)


def test_the_window_never_reads_more_than_the_parents_bound():
    found = [cuts(game) for game in GAMES if len(record(minimax, game).leaves) <= 200]
    assert all(each.with_window <= each.with_parents_bound <= each.leaves for each in found)
    assert any(each.deep for each in found)


@pytest.mark.parametrize("key", range(5))
def test_disguise_keeps_the_leaves_that_are_looked_at(key):
    plain = [len(look(alphabeta, position).leaves) for position in cases.BATTERY]
    counts = grades.leaf_counts(alphabeta, key)
    assert counts[: 2 * len(plain)] == [count for count in plain for _ in range(2)]
    assert counts[2 * len(plain) :] == [3, 3, 7, 5, 3, 3]  # the two with 0, those with near leaves


def test_disguise_changes_the_values_with_the_key_and_only_with_it():
    first, again, other = (grades.values(alphabeta, key) for key in (1, 1, 2))
    assert first == again
    assert sum(a == b for a, b in zip(first, other, strict=True)) < len(first) / 4


def test_reading_right_to_left_gets_the_values_right():
    """The order is part of the task only where leaves are counted."""

    def mirrored(game, state):
        if game.is_terminal(state):
            return game.utility(state)
        better = max if game.to_move(state) == MAX else min
        moves = game.actions(state)[::-1]
        return better(mirrored(game, game.result(state, move)) for move in moves)

    same = grades.values(alphabeta, 3)
    assert grades.values(mirrored, 3) == same
    assert grades.leaf_counts(mirrored, 3) != grades.leaf_counts(alphabeta, 3)
