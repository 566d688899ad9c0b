import copy
import pickle
import random

import pytest

from gamesearch import ConnectFour, TicTacToe, alphabeta, mcts, minimax, solve
from gamesearch.arena.clock import CpuClock, NodeClock, OutOfTime, running
from gamesearch.errors import BadSearch, GameSearchError
from gamesearch.search.budget import MeteredGame
from gamesearch.sizes import census


def test_it_counts_the_states_that_are_made():
    game, clock = TicTacToe(), NodeClock(10**6)
    start = game.parse("XO.XO....")
    with running(clock, game):
        minimax(game, start)
    assert clock.used == census(game, start).nodes - 1  # nobody made the root


def test_random_games_count_too():
    game, clock = TicTacToe(), NodeClock(1000)
    with running(clock, game):
        search = mcts(game, rng=random.Random(1))
        plies = 0
        for _ in range(10):
            made = next(search)
            in_the_tree = len(made.path) - 2  # those states are kept, and not made again
            plies += 9 - game.show(made.end).count(".") - in_the_tree
    assert clock.used == plies


@pytest.mark.parametrize(
    "other",
    [
        copy.copy,
        copy.deepcopy,
        lambda game: pickle.loads(pickle.dumps(game)),
        lambda game: type(game)(),
        lambda game: MeteredGame(game, nodes=10**6),
    ],
)
def test_another_game_of_the_kind_is_counted_too(other):
    game, clock = TicTacToe(), NodeClock(1000)
    with running(clock, game):
        alphabeta(other(game), depth=2)
    counted, again = clock.used, NodeClock(1000)
    with running(again, game):
        alphabeta(game, depth=2)
    assert counted == again.used > 0


def test_a_wrapped_game_is_counted_once():
    game, clock = MeteredGame(TicTacToe()), NodeClock(1000)
    with running(clock, game):
        game.result(game.initial, 0)
    assert clock.used == 1


def test_nothing_is_counted_when_no_clock_runs():
    game, clock = TicTacToe(), NodeClock(1000)
    with running(clock, game):
        pass
    alphabeta(game, depth=2)
    assert clock.used == 0


def test_who_asks_for_more_is_stopped_and_late():
    game, clock = TicTacToe(), NodeClock(50)
    with running(clock, game), pytest.raises(OutOfTime, match="50 nodes"):
        alphabeta(game)
    assert clock.late
    assert clock.left == 0


def test_who_uses_all_of_it_is_in_time():
    game, clock = TicTacToe(), NodeClock(3)
    with running(clock, game):
        for cell in range(3):
            game.result(game.initial, cell)
    assert not clock.late


def test_a_search_on_the_metered_game_is_in_time():
    game, rng = ConnectFour(), random.Random(2)
    for granted in (60, 200, 700):
        state = game.initial
        while not game.is_terminal(state):
            clock = NodeClock(granted)
            with running(clock, game):
                found = solve(clock.metered(game), state)
            assert not clock.late
            assert found.move in game.actions(state)
            state = game.result(state, rng.choice(game.actions(state)))


def test_the_processor_is_what_the_other_clock_reads(monkeypatch):
    times = iter([0.0, 0.0, 0.25, 0.5, 0.7])
    monkeypatch.setattr("gamesearch.arena.clock.process_time", lambda: next(times))
    clock = CpuClock(0.5)
    clock.start()
    assert clock.left == 0.25
    assert not clock.late
    assert clock.late


def test_a_long_search_is_stopped_by_the_processors_clock():
    game, clock = TicTacToe(), CpuClock(1e-9)
    with running(clock, game), pytest.raises(OutOfTime, match="seconds"):
        minimax(game)


def test_a_clock_grants_something():
    for granted in (0, -1):
        with pytest.raises(BadSearch):
            NodeClock(granted)


def test_compiled_searches_are_refused_where_nodes_count():
    pytest.importorskip("numba")
    from gamesearch.compiled.bits import position

    game = ConnectFour()
    with running(NodeClock(10), game), pytest.raises(GameSearchError, match="counts nodes"):
        position(game, game.initial)
    with running(CpuClock(10), game):
        position(game, game.initial)


def test_no_loop_waits_for_ever_for_a_clock_of_nodes():
    game, clock = TicTacToe(), NodeClock(5)
    with running(clock, game):
        while clock.left:
            pass
    assert clock.used == 5
    assert not clock.late
