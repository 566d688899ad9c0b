"""What lesson 09's checks rest on: the sealed answers, the cases, the best patrol."""

from __future__ import annotations

import pytest

from gamesearch import PayoffTree, maxn, minimax, record
from gamesearch.checks import players
from gamesearch.checks.players.alliances import COINS, SURE, TIED, division, kingmaker
from gamesearch.checks.players.cases import POOLED, THRIFTY, ShareTree, shared
from gamesearch.search.paranoid import Coalition, paranoid

HAND = PayoffTree([[[(5, 2, 3), (3, 4, 6)], [(1, 7, 5), (8, 0, 4)]],
                   [[(4, 6, 2), (2, 9, 1)], [(7, 5, 8), (6, 1, 9)]]])  # fmt: skip


def sealed(exercise, part, given):
    return [step.examine(given) for step in exercise.steps[0].steps[part]]


@pytest.mark.parametrize(
    ("part", "given"),
    [
        ("left", maxn(HAND, (0,)).value),
        ("value", maxn(HAND).value),
        ("paranoid", paranoid(HAND).value),
        ("camp", minimax(Coalition(HAND, {0, 2})).value),
    ],
)
def test_the_sealed_tree_is_what_the_searches_find(part, given):
    assert sealed(players.BY_HAND_TREE, part, given) == [None]


def strict(game, state, total, ceiling=None):
    if game.is_terminal(state):
        return tuple(game.utility(state, player) for player in range(game.seats))
    player, best = game.to_move(state), None
    for move in game.actions(state):
        after = game.result(state, move)
        left = None if best is None else total - best[player]
        value = strict(game, after, total, left)
        best = value if best is None or value[player] > best[player] else best
        if ceiling is not None and best[player] > ceiling:
            break
    return best


def test_every_thrifty_case_has_something_to_spare_without_cuts_at_equality():
    for case in THRIFTY:
        trace = record(lambda game, case=case: strict(game, (), case.total), case.game)
        assert trace.pruned


@pytest.mark.parametrize("case", POOLED, ids=str)
def test_no_case_breaks_the_promise_of_its_total(case):
    leaves, waiting = [], [case.tree]
    while waiting:
        node = waiting.pop()
        (waiting if isinstance(node, list) else leaves).extend(
            node if isinstance(node, list) else [node]
        )
    assert all(min(leaf) >= 0 and sum(leaf) <= case.total for leaf in leaves)
    assert len(case.outcomes) == 1


def test_an_answer_is_understood_however_it_is_written():
    case = ShareTree([(1, 2, 3), (2, 0, 0)])
    for answer in [(2, 0, 0), [2.0, 0, 0], ((2, 0, 0), 1), {0: 2, 1: 0, 2: 0}, ([2, 0, 0], "x")]:
        assert shared(lambda game, state, answer=answer: answer, case).value == (2, 0, 0)
    assert shared(lambda game, state: 2, case).alone == 2
    assert shared(lambda game, state: "abc", case).value is None
    assert shared(lambda game, state: None, case).text == "no payoffs"


def test_the_alliances_have_room_for_all_and_no_pair_keeps_equal_shares():
    assert sum(SURE[pair] for pair in SURE if len(pair) == 2) / 2 == 27
    assert division((COINS / 3,) * 3).unhappy == [(1, 2)]
    divisions = [(a, b, COINS - a - b) for a in range(31) for b in range(31 - a)]
    lasting = [shares for shares in divisions if division(shares).lasts]
    assert max(shares[2] for shares in lasting) == 9
    assert sealed(players.CAMPS, "most", 9) == sealed(players.CAMPS, "least", 27) == [None]


def test_a_kingmaker_is_seen_to_decide():
    seen = kingmaker([[[(9, 4, 1), (4, 9, 1)], [(5, 3, 2)]], [[(3, 5, 2)], [(2, 3, 4)]]])
    assert seen.two_winners
    assert seen.who_else == ""
    assert seen.text == "max^n comes to (4, 9, 1) or (9, 4, 1)"


def test_the_trees_of_ties_are_not_all_alike():
    assert {len(case.outcomes) for case in TIED} >= {1, 2, 3}
