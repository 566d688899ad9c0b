"""Hostile players in a contest's sandbox: each costs itself one game at most."""

from __future__ import annotations

import os
import signal
import time
from dataclasses import replace

import pytest

from gamesearch.course.contest.games import game_named
from gamesearch.course.contest.process import PlayerProcess
from gamesearch.course.contest.referee import play_game
from gamesearch.course.contest.terms import Terms
from tests.course.sandbox.sandboxed import wait_until
from tests.hostile.players import ALL

HONEST = "def my_player(game, state, clock):\n    return game.actions(state)[-1]"
TERMS = Terms("connectfour:4,4,3", seconds=0.1, silence=60.0, loading=60.0, memory=1024)
PATIENCE = 180.0  # for a game, whatever is done to it
THINKS = 0.3  # seconds of the processor: more than there is for a move


@pytest.fixture(scope="module")
def walled(sandbox):
    if sandbox.tier != "bubblewrap":
        pytest.skip("without walls a contest is for players that one trusts")
    return dict(sandbox.env)


@pytest.fixture(scope="module")
def honest(walled):
    """Two that meet all of them, one after another."""
    players = (PlayerProcess([HONEST], walled, TERMS), PlayerProcess([HONEST], walled, TERMS))
    yield players
    for player in players:
        player.close()


def _terms_for(hostile):
    """The wall's clock is short only for those that may be stopped by it: the others are judged by
    what they do, however slow the machine is."""
    silence = 2.0 if "silent" in hostile.faults else TERMS.silence
    loading = 0.7 if "broken" in hostile.faults else TERMS.loading
    return replace(TERMS, silence=silence, loading=loading)


@pytest.mark.parametrize("hostile", ALL, ids=lambda hostile: hostile.name)
def test_a_hostile_player_loses_its_game_and_nothing_else(hostile, walled, honest):
    game, began = game_named(TERMS.game), time.monotonic()
    bad = PlayerProcess([hostile.code], walled, _terms_for(hostile))
    good, other = honest
    try:
        record = play_game(game, (bad, good), ("bad", "good"), [], 1)
        if record.ending == "rules":
            assert "" in hostile.faults, "it should have lost by a fault"
        else:
            assert record.ending in hostile.faults, record.sentence
            assert record.value == -1
            assert record.sentence
            assert len(record.sentence) < 400
        assert "SECRET" not in record.sentence
        # The honest one goes on as if nothing had been.
        assert play_game(game, (good, other), ("good", "other"), [], 1).ending == "rules"
    finally:
        bad.close()
    assert time.monotonic() - began < PATIENCE


class Bell(PlayerProcess):
    """On its turn the other player is rung, and has thought before this one is asked."""

    other: PlayerProcess

    def ask(self, moves):
        os.kill(self.other.wire.sender, signal.SIGALRM)
        rested = self.other.rested
        assert wait_until(lambda: self.other.worked() - rested >= THINKS, PATIENCE)
        return super().ask(moves)


def test_pondering_is_paid_for_unless_it_is_allowed(walled):
    source = f"""
import signal, time
def think(*_):
    end = time.process_time() + {THINKS}
    while time.process_time() < end: pass
signal.signal(signal.SIGALRM, think)
def my_player(game, state, clock):
    return game.actions(state)[0]
"""
    endings = {}
    for ponder in (False, True):
        terms = replace(TERMS, ponder=ponder)
        players = (PlayerProcess([source], walled, terms), Bell([HONEST], walled, terms))
        players[1].other = players[0]
        try:
            endings[ponder] = play_game(game_named(terms.game), players, ("a", "b"), [], 1).ending
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


def test_what_is_written_in_one_game_is_not_read_in_the_next(walled):
    source = """
import os
KEPT = "/scratch/kept"
def my_player(game, state, clock):
    if os.path.exists(KEPT): raise ValueError("I remember")
    if game.initial != state: open(KEPT, "w").close()
    return game.actions(state)[0]
"""
    player = PlayerProcess([source], walled, TERMS)
    try:
        for _ in range(2):
            assert player.begin(1) == ""
            assert player.ask([]).fault == ""
            assert player.ask([0, 0]).fault == ""
            player.over()
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
