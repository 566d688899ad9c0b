"""Searches as students write them: none knows that it is watched, all trace alike."""

from __future__ import annotations

import copy
from fractions import Fraction
from functools import partial
from math import inf

import numpy as np
import pytest

from gamesearch import MAX, TREES, TreeGame, alphabeta, minimax, record, step

GAME = TreeGame(TREES["textbook"])
ALL = [3, 12, 8, 2, 4, 6, 14, 5, 2]
CUT = [3, 12, 8, 2, 14, 5, 2]


def closure(game):
    def value(state):
        if game.is_terminal(state):
            return game.utility(state)
        pick = max if game.to_move(state) == MAX else min
        return pick(value(game.result(state, move)) for move in game.actions(state))

    return value(game.initial)


def closure_with_window(game):
    def value(state, alpha, beta):
        if game.is_terminal(state):
            return game.utility(state)
        for move in game.actions(state):
            below = value(game.result(state, move), alpha, beta)
            if game.to_move(state) == MAX:
                alpha = max(alpha, below)
            else:
                beta = min(beta, below)
            if alpha >= beta:
                break
        return alpha if game.to_move(state) == MAX else beta

    return value(game.initial, -inf, inf)


def one_function(game, state=None):
    state = game.initial if state is None else state
    if game.is_terminal(state):
        return game.utility(state)
    pick = max if game.to_move(state) == MAX else min
    return pick([one_function(game, game.result(state, move)) for move in game.actions(state)])


def children_first(game, state=()):
    if game.is_terminal(state):
        return game.utility(state), None
    children = [(move, game.result(state, move)) for move in game.actions(state)]
    values = [(children_first(game, child)[0], move) for move, child in children]
    return (max if game.to_move(state) == MAX else min)(values, key=lambda pair: pair[0])


def breadth_first_then_backwards(game):
    """No recursion: all states in layers, then their values from the last to the first."""
    states = [game.initial]
    for state in states:
        if not game.is_terminal(state):
            states += [game.result(state, move) for move in game.actions(state)]
    value = {}
    for state in reversed(states):
        if game.is_terminal(state):
            value[state] = game.utility(state)
        else:
            below = [value[game.result(state, move)] for move in game.actions(state)]
            value[state] = max(below) if game.to_move(state) == MAX else min(below)
    return value[game.initial]


def negamax_closure(game):
    def value(state, sign):
        if game.is_terminal(state):
            return sign * game.utility(state)
        return max(-value(game.result(state, move), -sign) for move in game.actions(state))

    return value(game.initial, 1)


def all_by_keyword(game):
    def value(*, state, game):
        if game.is_terminal(state=state):
            return game.utility(state=state, player=MAX)
        pick = max if game.to_move(state=state) == MAX else min
        children = (game.result(state=state, action=move) for move in game.actions(state=state))
        return pick(value(game=game, state=child) for child in children)

    return value(game=game, state=game.initial)


def with_helpers(game):
    """Helpers ask about the state too, and answer with what is no value."""

    def over(state):
        return game.is_terminal(state)

    def children(state):
        for move in game.actions(state):
            yield game.result(state, move)

    def value(state):
        if over(state):
            return game.utility(state)
        pick = max if game.to_move(state) == MAX else min
        return pick(value(child) for child in children(state))

    return value(game.initial)


def actions_empty_at_the_end(game):
    """Never asks is_terminal."""

    def value(state):
        moves = game.actions(state)
        if not moves:
            return game.utility(state)
        pick = max if game.to_move(state) == MAX else min
        after = [game.result(state, move) for move in moves]
        return pick(map(value, after))

    return value(game.initial)


def copies_everything(game):
    def value(game, state):
        game, state = copy.deepcopy(game), copy.copy(state)
        if game.is_terminal(state):
            return game.utility(state)
        pick = max if game.to_move(state) == MAX else min
        return pick(value(game, game.result(state, move)) for move in game.actions(state))

    return value(game, game.initial)


class Agent:
    """A search with methods, that counts its own steps."""

    def __init__(self):
        self.nodes = 0

    def search(self, game):
        return self.value(game, game.initial)

    def __call__(self, game):
        return self.search(game)

    @step
    def value(self, game, state):
        self.nodes += 1
        if game.is_terminal(state):
            return game.utility(state)
        pick = max if game.to_move(state) == MAX else min
        return pick(self.value(game, game.result(state, move)) for move in game.actions(state))


@pytest.mark.parametrize(
    ("search", "leaves"),
    [
        (closure, ALL),
        (closure_with_window, CUT),
        (one_function, ALL),
        (children_first, ALL),
        (negamax_closure, ALL),
        (all_by_keyword, ALL),
        (with_helpers, ALL),
        (actions_empty_at_the_end, ALL),
        (copies_everything, ALL),
        (Agent().search, ALL),
        (Agent(), ALL),
        (partial(alphabeta, depth=9), CUT),
        (lambda game: alphabeta(game), CUT),
        (lambda game: list(minimax(game)), ALL),
    ],
)
def test_every_style_leaves_the_textbooks_trace(search, leaves):
    trace = record(search, GAME)
    assert (trace.value, trace.leaves) == (3, leaves)
    model = record(minimax if leaves == ALL else alphabeta, GAME)
    assert trace.opened == model.opened
    assert trace.pruned == model.pruned
    assert [(v.opened, v.closed) for v in trace.visits()] == [
        (v.opened, v.closed) for v in model.visits()
    ]


def test_states_may_be_listed_first_and_valued_afterwards():
    trace, model = record(breadth_first_then_backwards, GAME), record(minimax, GAME)
    assert (trace.value, trace.leaves, trace.pruned) == (3, ALL, [])
    assert trace.opened == model.opened


@pytest.mark.parametrize(
    "search",
    [closure, one_function, children_first, with_helpers, Agent().search, copies_everything],
)
def test_inner_values_are_read_without_any_mark_inside_the_function_recorded(search):
    values = [visit.value for visit in record(search, GAME).root.opened_children]
    assert values == [3, 2, 2]


def test_the_name_of_a_helper_is_not_the_name_of_a_step():
    assert {visit.step for visit in record(with_helpers, GAME).visits()} == {"value"}


def test_negamax_speaks_for_the_player_to_move():
    trace = record(negamax_closure, GAME)
    assert [visit.value for visit in trace.root.opened_children] == [-3, -2, -2]
    assert trace.leaves == ALL  # what the game said, for MAX


def test_windows_of_an_unmarked_closure_are_read_by_their_names():
    third = record(closure_with_window, GAME).root.children[2]
    assert third.windows == [(9, 3, inf), (10, 3, 14), (11, 3, 5), (12, 3, 2)]


def test_a_window_changed_by_a_child_is_dated_by_that_child_even_if_all_were_made_first():
    def made_first(game):
        def value(state, alpha, beta):
            if game.is_terminal(state):
                return game.utility(state)
            for child in [game.result(state, move) for move in game.actions(state)]:
                below = value(child, alpha, beta)
                if game.to_move(state) == MAX:
                    alpha = max(alpha, below)
                else:
                    beta = min(beta, below)
                if alpha >= beta:
                    break
            return alpha if game.to_move(state) == MAX else beta

        return value(game.initial, -inf, inf)

    trace, model = record(made_first, GAME), record(closure_with_window, GAME)
    assert trace.root.windows == [(0, -inf, inf), (5, 3, inf)]
    assert trace.to_dict() == model.to_dict()


def test_a_generator_of_values_does_not_answer_for_the_state():
    def search(game):
        def values(state):
            for move in game.actions(state):
                yield value(game.result(state, move))

        def value(state):
            if game.is_terminal(state):
                return game.utility(state)
            return (max if game.to_move(state) == MAX else min)(values(state))

        return value(game.initial)

    assert {visit.step for visit in record(search, GAME).visits()} == {"value"}


def test_making_a_child_twice_makes_it_once():
    def search(game):
        def value(state):
            if game.is_terminal(state):
                return game.utility(state)
            for move in game.actions(state):
                game.result(state, move)
            pick = max if game.to_move(state) == MAX else min
            return pick(value(game.result(state, move)) for move in game.actions(state))

        return value(game.initial)

    trace = record(search, GAME)
    assert (trace.leaves, trace.pruned) == (ALL, [])
    assert [len(visit.children) for visit in trace.visits() if visit.children] == [3, 3, 3, 3]


@pytest.mark.parametrize("tree", [TREES["textbook"], TREES["beta cut"], [[[[1, 2]], 3], [[4], 5]]])
def test_a_look_at_the_root_from_far_below_does_not_lose_the_way_back(tree):
    def search(game):
        def value(state):
            if game.is_terminal(state):
                game.actions(game.initial)
                return game.utility(state)
            pick = max if game.to_move(state) == MAX else min
            return pick(value(game.result(state, move)) for move in game.actions(state))

        return value(game.initial)

    trace, model = record(search, TreeGame(tree)), record(minimax, TreeGame(tree))
    assert (trace.value, trace.leaves, trace.opened) == (model.value, model.leaves, model.opened)
    assert [visit.value for visit in trace.visits()] == [visit.value for visit in model.visits()]


def test_looking_twice_opens_once():
    """Sort the children by a peek at each, then search them: best first."""

    def sorted_after_a_peek(game):
        def promise(state):
            return game.utility(state) if game.is_terminal(state) else 0

        def value(state):
            if game.is_terminal(state):
                return game.utility(state)
            children = [game.result(state, move) for move in game.actions(state)]
            largest = game.to_move(state) == MAX
            children.sort(key=promise, reverse=largest)
            return (max if largest else min)(value(child) for child in children)

        return value(game.initial)

    trace = record(sorted_after_a_peek, GAME)
    assert trace.value == 3
    assert len(trace.opened) == len(set(trace.opened)) == 13
    assert sorted(trace.leaves) == sorted(ALL)
    assert trace.pruned == []


def test_a_peek_at_a_position_that_is_searched_later_is_no_leaf():
    def evaluates_before_it_searches(game, *, evaluate):
        def value(state):
            if game.is_terminal(state):
                return game.utility(state)
            children = [game.result(state, move) for move in game.actions(state)]
            children.sort(key=lambda child: evaluate(game, child))
            pick = max if game.to_move(state) == MAX else min
            return pick(value(child) for child in children)

        return value(game.initial)

    trace = record(evaluates_before_it_searches, GAME, evaluate=lambda game, state: 100)
    assert sorted(trace.leaves) == sorted(ALL)


@pytest.mark.parametrize(
    ("answer", "value", "move"),
    [
        (3, 3, None),
        (2.5, 2.5, None),
        (-inf, -inf, None),
        ((3, 1), 3, 1),
        ([3, 1], 3, 1),
        ((3, None), 3, None),
        (np.float64(0.5), 0.5, None),
        (np.int64(3), 3, None),
        ((np.float32(0.5), np.int64(1)), 0.5, 1),
        (np.array(3), 3, None),
        (np.array([3]), 3, None),
        (Fraction(1, 3), Fraction(1, 3), None),
        ((Fraction(1, 3), 2), Fraction(1, 3), 2),
        (None, None, None),
        (True, None, None),
        (np.bool_(True), None, None),
        ("three", None, None),
        ((1, 2, 3), None, None),
        (np.array([3, 1]), None, None),
        ((None, 1), None, 1),
        ({}, None, None),
    ],
    ids=repr,
)
def test_answers_of_every_kind(answer, value, move):
    trace = record(lambda game: answer, GAME)
    assert (trace.value, trace.move) == (value, move)
    assert type(trace.value) is type(value)


def test_numpy_numbers_anywhere_in_a_search():
    def value(alpha, beta, game, state):
        if game.is_terminal(state):
            return np.float64(game.utility(state))
        for move in game.actions(state):
            below = value(alpha, beta, game, game.result(state, np.int64(move)))
            if game.to_move(state) == MAX:
                alpha = np.maximum(alpha, below)
            else:
                beta = np.minimum(beta, below)
            if alpha >= beta:
                break
        return alpha if game.to_move(state) == MAX else beta

    def search(game):
        return value(np.float64(-99), np.float64(99), game, game.initial)

    step(value)
    trace = record(search, GAME)
    assert (trace.value, trace.leaves) == (3.0, CUT)
    assert type(trace.root.children[0].value) is float


def test_a_search_of_states_that_are_plain_numbers():
    class Stones(TreeGame):
        """Numbers for states: odd ones are MAX's. Take one or two from five."""

        initial = 11

        def __init__(self):
            pass

        def to_move(self, state):
            return MAX if state % 2 else 1

        def actions(self, state):
            return tuple(range(1, min(2, state // 2) + 1))

        def result(self, state, action):
            return state - 2 * action ^ 1

        def is_terminal(self, state):
            return state < 2

        def utility(self, state, player=MAX):
            return -1 if self.to_move(state) == player else 1

    for search in (minimax, alphabeta, closure):
        trace = record(search, Stones())
        assert trace.value == minimax(Stones()).value
        assert all(visit.value in (-1, 1) for visit in trace.visits())
