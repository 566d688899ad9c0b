"""How values and windows are read: what is touched while a recording is on, and what never is."""

from __future__ import annotations

import cProfile
import sys
import threading

import pytest

from gamesearch import (
    MAX,
    TREES,
    TreeGame,
    alphabeta,
    minimax,
    record,
    step,
)
from gamesearch.errors import TraceTooLong
from gamesearch.tracing.step import steps

GAME = TreeGame(TREES["textbook"])


def solve(game, state):
    """Stands outside the function recorded, and is not marked: questions are all one sees of it."""
    if game.is_terminal(state):
        return game.utility(state)
    pick = max if game.to_move(state) == MAX else min
    return pick(solve(game, game.result(state, move)) for move in game.actions(state))


def test_an_unmarked_function_elsewhere_leaves_its_questions_and_no_values():
    trace = record(lambda game: solve(game, game.initial), GAME)
    assert (trace.value, len(trace.leaves)) == (3, 9)
    assert [visit.value for visit in trace.root.children] == [None, None, None]
    assert {visit.step for visit in trace.visits()} == {None}


def test_functions_inside_are_watched_in_that_recording_only():
    marked = set(steps)
    assert record(solve, TreeGame([[1]]), ()).root.step == "solve"
    assert steps == marked
    trace = record(lambda game: solve(game, game.initial), GAME)
    assert trace.root.step is None


def test_a_step_defined_inside_a_function():
    def outer(game):
        @step
        def inner(game, state, alpha=0, beta=9):
            if game.is_terminal(state):
                return game.utility(state)
            return min(inner(game, game.result(state, move)) for move in game.actions(state))

        return inner(game, game.initial)

    trace = record(outer, TreeGame([[4], [7]]))
    assert [(v.step, v.value, v.window) for v in trace.visits()] == [
        ("inner", 4, (0, 9)),
        ("inner", 4, (0, 9)),
        ("inner", 4, (0, 9)),
        ("inner", 7, (0, 9)),
        ("inner", 7, (0, 9)),
    ]


def raises_below(game, state=()):
    if game.is_terminal(state):
        raise ZeroDivisionError("in the student's code")
    return max(raises_below(game, game.result(state, move)) for move in game.actions(state))


def swallows(game, state=()):
    """Goes on after an error further down."""
    if game.is_terminal(state):
        if game.utility(state) > 10:
            raise ValueError("too good to be true")
        return game.utility(state)
    values = []
    for move in game.actions(state):
        try:
            values.append(swallows(game, game.result(state, move)))
        except ValueError:
            note_of_it = 10
            values.append(note_of_it)
    return (max if game.to_move(state) == MAX else min)(values)


def test_an_error_in_the_search_comes_out_and_nothing_stays_switched_on():
    before = sys.getprofile()
    with pytest.raises(ZeroDivisionError, match="in the student's code"):
        record(raises_below, GAME)
    assert sys.getprofile() is before
    with pytest.raises(TraceTooLong):
        record(alphabeta, GAME, limit=3)
    assert sys.getprofile() is before
    assert record(alphabeta, GAME).value == 3  # and the next recording is none the worse


def test_an_error_caught_inside_the_search_leaves_the_rest_in_order():
    trace = record(swallows, GAME)
    assert trace.value == 3
    assert trace.leaves == [3, 12, 8, 2, 4, 6, 14, 5, 2]
    assert [visit.value for visit in trace.root.children] == [3, 2, 2]


def test_whoever_watched_before_watches_again_afterwards():
    seen = []

    def watch(frame, event, answer):
        seen.append(frame.f_code.co_name)

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        trace = record(alphabeta, GAME)
        assert sys.getprofile() is watch
    finally:
        sys.setprofile(before)
    assert trace.leaves == [3, 12, 8, 2, 14, 5, 2]
    assert "record" in seen


def test_recording_under_a_profiler_written_in_c():
    profiler = cProfile.Profile()
    profiler.enable()
    try:
        trace = record(alphabeta, GAME)
    finally:
        profiler.disable()
        sys.setprofile(None)
    assert trace.value == 3


def test_a_recording_inside_a_recording():
    inner = []

    def evaluate(game, state):
        inner.append(record(alphabeta, game, state))
        return inner[-1].value

    outer = record(alphabeta, GAME, depth=1, evaluate=evaluate)
    assert (outer.value, outer.move, outer.leaves) == (3, 0, [3, 2, 2])
    assert [visit.window for visit in outer.root.children][1][0] == 3
    assert [trace.leaves for trace in inner] == [[3, 12, 8], [2, 4, 6], [14, 5, 2]]
    assert len(outer.opened) == 4


def test_recordings_in_threads_do_not_mix():
    trees = [[[n, n + 1], [n - 1, n]] for n in range(8)]
    traces = {}
    barrier = threading.Barrier(len(trees))

    def run(number):
        barrier.wait()
        traces[number] = [record(alphabeta, TreeGame(trees[number])).to_dict() for _ in range(20)]

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(trees))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number, tree in enumerate(trees):
        assert traces[number] == [record(alphabeta, TreeGame(tree)).to_dict()] * 20


def test_searching_the_real_game_during_a_recording_is_not_recorded():
    def two_searches(game):
        minimax(GAME)
        return alphabeta(game)

    assert len(record(two_searches, GAME).opened) == 11


def test_nobody_is_watched_without_a_recording():
    before = sys.getprofile()
    alphabeta(GAME)
    assert sys.getprofile() is before
