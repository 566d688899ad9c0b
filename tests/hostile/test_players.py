"""Hostile players in a contest's sandbox: each costs itself one game at most."""

from __future__ import annotations

import time

import pytest

from gamesearch.course.contest.games import named
from gamesearch.course.contest.process import PlayerProcess
from gamesearch.course.contest.referee import play
from gamesearch.course.contest.terms import Terms
from tests.hostile.players import ALL

HONEST = "def my_player(game, state, clock):\n    return game.actions(state)[-1]"
TERMS = Terms("connectfour:4,4,3", seconds=0.1, silence=1.0, loading=1.0, memory=1024)
PATIENCE = 30.0  # for a game, whatever is done to it


@pytest.fixture(scope="module")
def walled(sandbox):
    if sandbox.tier != "bubblewrap":
        pytest.skip("without walls a contest is for players that one trusts")
    return dict(sandbox.env)


@pytest.mark.parametrize("hostile", ALL, ids=lambda hostile: hostile.name)
def test_a_hostile_player_loses_its_game_and_nothing_else(hostile, walled):
    game, began = named(TERMS.game), time.monotonic()
    bad = PlayerProcess([hostile.code], walled, TERMS)
    good = PlayerProcess([HONEST], walled, TERMS)
    try:
        record = play(game, (bad, good), ("bad", "good"), [], 1)
        if record.ending == "rules":
            assert "" in hostile.faults, "it should have lost by a fault"
        else:
            assert record.ending in hostile.faults, record.sentence
            assert record.value == -1
            assert record.sentence
            assert len(record.sentence) < 400
        assert "SECRET" not in record.sentence
        # The honest one goes on, in the same process, as if nothing had been.
        other = PlayerProcess([HONEST], walled, TERMS)
        try:
            assert play(game, (good, other), ("good", "other"), [], 1).ending == "rules"
        finally:
            other.close()
    finally:
        bad.close()
        good.close()
    assert time.monotonic() - began < PATIENCE


def test_pondering_is_paid_for_unless_it_is_allowed(walled):
    source = """
import signal, time
def think(*_):
    end = time.process_time() + 0.3
    while time.process_time() < end: pass
signal.signal(signal.SIGALRM, think)
def my_player(game, state, clock):
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    return game.actions(state)[0]
"""
    rest = "import time\ndef my_player(game, state, clock):\n    time.sleep(1)\n    return 3"
    endings = {}
    for ponder in (False, True):
        terms = Terms(TERMS.game, seconds=0.1, silence=5.0, ponder=ponder)
        players = (PlayerProcess([source], walled, terms), PlayerProcess([rest], walled, terms))
        try:
            endings[ponder] = play(named(terms.game), players, ("a", "b"), [], 1).ending
        finally:
            for player in players:
                player.close()
    assert endings == {False: "late", True: "rules"}


def test_an_answer_after_the_end_is_heard_by_nobody(walled):
    """What is left on the line when a game ends is no part of the next one."""
    player = PlayerProcess([HONEST], walled, TERMS)
    try:
        for _ in range(2):
            assert player.begin(1) == ""
            assert player.ask([]).fault == ""
            player.over()
        assert player.process is not None
    finally:
        player.close()


def test_what_works_beside_the_game_is_paid_for_as_well(walled):
    """The fork that plays only sleeps; the process that it came from works meanwhile."""
    [hostile] = [each for each in ALL if each.name.startswith("works in the seat")]
    terms = Terms(TERMS.game, seconds=30.0, silence=20.0)
    player = PlayerProcess([hostile.code], walled, terms)
    try:
        assert player.begin(1) == ""
        player.ask([])  # by now the timer has rung
        assert player.ask([0, 1]).used > 0.01
    finally:
        player.close()
