"""One contract for all searches: how they are called, what they answer, that all are recorded."""

from __future__ import annotations

import random
from functools import partial
from inspect import Parameter, signature

import pytest

from gamesearch import (
    MAX,
    HiddenTree,
    PayoffTree,
    TreeGame,
    alphabeta,
    expectimax,
    expectiminimax,
    maxn,
    mcts,
    minimax,
    negamax,
    ordered_alphabeta,
    record,
    solve,
    tree_after,
)
from gamesearch.games.game import CHANCE
from gamesearch.search.aspiration import aspiration
from gamesearch.search.imperfect.best_response import best_response
from gamesearch.search.imperfect.cfr import cfr
from gamesearch.search.imperfect.determinization import determinization
from gamesearch.search.late_move_reductions import late_move_reductions
from gamesearch.search.maxn_shallow import maxn_shallow
from gamesearch.search.montecarlo.flat import flat_monte_carlo
from gamesearch.search.montecarlo.mcts_solver import mcts_solver
from gamesearch.search.montecarlo.parallel import leaf_parallel, root_parallel, tree_parallel
from gamesearch.search.montecarlo.puct import puct, rollout_guess
from gamesearch.search.montecarlo.rave import rave
from gamesearch.search.nullmove import nullmove
from gamesearch.search.opponents.exploiting import exploit
from gamesearch.search.paranoid import paranoid
from gamesearch.search.quiescence import quiescence
from gamesearch.search.scout import scout
from gamesearch.search.star import star1, star2
from gamesearch.search.transpositions import table_alphabeta

PLAIN = TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
PAYOFFS = PayoffTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]])
CARDS = HiddenTree([[6, 0], [2, 4]], (CHANCE, MAX), hides={MAX: [0]})


def any_move(game, state):
    moves = game.actions(state)
    return [(move, 1 / len(moves)) for move in moves]


def dice():
    return random.Random(1)


def nobody_passes(game, state):
    return None


# search, its game, its options
ANSWER_AT_ONCE = [
    *((search, PLAIN, {}) for search in (minimax, negamax, alphabeta, ordered_alphabeta, scout)),
    *((search, PLAIN, {}) for search in (table_alphabeta, solve, expectiminimax)),
    (late_move_reductions, PLAIN, {}),
    (aspiration, PLAIN, {"width": 2}),
    (nullmove, PLAIN, {"passed": nobody_passes}),
    *((search, PLAIN, {"bounds": (0, 20)}) for search in (star1, star2)),
    *((search, PLAIN, {"model": any_move}) for search in (expectimax, exploit)),
    (maxn, PAYOFFS, {}),
    (maxn_shallow, PAYOFFS, {"total": 9}),
    (paranoid, PAYOFFS, {}),
    (best_response, CARDS, {}),
    (root_parallel, PLAIN, {"games": 50, "seeds": [1, 2], "limits": (0, 20)}),
]
GROW_A_TREE = [
    *((search, {"rng": dice}) for search in (mcts, mcts_solver, rave, flat_monte_carlo)),
    *((search, {"rng": dice, "workers": lambda: 3}) for search in (leaf_parallel, tree_parallel)),
    (puct, {"guess": lambda: rollout_guess(random.Random(1), limits=(0, 20))}),
]
named = partial(pytest.mark.parametrize, ids=lambda thing: getattr(thing, "__name__", ""))


@named(
    "search",
    [search for search, *_ in ANSWER_AT_ONCE]
    + [search for search, _ in GROW_A_TREE]
    + [quiescence, cfr, determinization],
)
def test_game_and_state_come_first_and_all_else_by_name(search):
    game, state, *others = signature(search).parameters.values()
    assert (game.name, state.name, state.default) == ("game", "state", None)
    assert {each.kind for each in others} <= {Parameter.KEYWORD_ONLY, Parameter.VAR_KEYWORD}


@named(("search", "game", "options"), ANSWER_AT_ONCE)
def test_an_answer_begins_with_value_and_move(search, game, options):
    answer = search(game, **options)
    assert answer._fields[:2] == ("value", "move")
    assert tuple(answer[:2]) == (answer.value, answer.move)
    assert search(game, game.initial, **options)[:2] == answer[:2]


@named(("search", "game", "options"), ANSWER_AT_ONCE)
def test_every_search_can_be_recorded(search, game, options):
    answer = search(game, **options)
    for arguments in ((), (game.initial,)):
        trace = record(search, game, *arguments, **options)
        assert trace.answer == answer
        assert {leaf for leaf in trace.opened if game.is_terminal(leaf)}


@named(("search", "options"), GROW_A_TREE)
def test_a_tree_that_grows_can_be_recorded(search, options):
    def grown(game):
        made = {name: make() for name, make in options.items()}
        return tree_after(40, search(game, limits=(0, 20), **made))

    trace = record(grown, PLAIN)
    assert [(n.move, n.N, n.W) for n in trace.answer.walk()] == [
        (n.move, n.N, n.W) for n in grown(PLAIN).walk()
    ]
    assert len(trace.opened) > 10


def test_what_answers_for_information_can_be_recorded():
    # From the start on: what else the state could be is found from there.
    trace = record(lambda game: determinization(game, (0,)), CARDS)
    assert trace.answer == determinization(CARDS, (0,))
    learned = record(lambda game: next(cfr(game)).plan, CARDS).answer
    assert learned == next(cfr(CARDS)).plan


def test_a_search_of_captures_is_an_evaluation_as_well():
    class Loud(TreeGame):
        def capture(self, state, action):
            return None

    game = Loud([[3, 12], [2, 4]])
    calm = partial(quiescence, evaluate=lambda game, state: len(state))
    assert alphabeta(game, depth=1, evaluate=calm).value == 1
    assert record(quiescence, game, evaluate=lambda game, state: 7).value == 7
