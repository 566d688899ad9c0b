"""The time of a cell, told by the grader's clock and not by the load of the machine."""

from __future__ import annotations

import pytest

from gamesearch.course.grade import allowance
from gamesearch.course.grade.allowance import PATIENT, Allowance, Stopwatch, Usage


@pytest.fixture
def clock(monkeypatch):
    """A clock and a machine that are turned by hand."""

    class Clock:
        now = 100.0

        def __init__(self):
            self.usage = {}

        def passes(self, seconds, used=0.0, waited=0.0):
            self.now += seconds
            before = self.usage.get(7, Usage(0.0, 0.0))
            self.usage = {7: Usage(before.used + used, before.waited + waited)}

    clock = Clock()
    monkeypatch.setattr(allowance.time, "monotonic", lambda: clock.now)
    monkeypatch.setattr(allowance, "usage", lambda pid: clock.usage)
    return clock


@pytest.fixture
def watch(clock):
    watch = Stopwatch(7)
    watch.look()
    return watch


def test_a_loop_is_over_when_it_has_run_its_time(clock, watch):
    clock.passes(9, used=9)
    assert not watch.is_over(10)
    clock.passes(1, used=1)
    assert watch.is_over(10)


def test_a_sleeper_is_over_by_the_clock(clock, watch):
    clock.passes(10)
    assert watch.is_over(10)


def test_who_waits_for_others_is_given_that_time(clock, watch):
    clock.passes(12, used=3, waited=9)
    assert not watch.is_over(10)
    clock.passes(8, used=7, waited=1)
    assert watch.is_over(10)


def test_but_not_for_ever(clock, watch):
    clock.passes(10 * PATIENT, waited=10 * PATIENT)
    assert watch.is_over(10)


def test_who_keeps_the_machine_busy_themselves_is_given_nothing(clock, watch):
    clock.passes(10, used=18, waited=9)
    assert watch.is_over(10)


def test_where_the_machine_does_not_tell_the_clock_alone_counts(clock):
    watch = Stopwatch(None)
    clock.passes(9)
    assert not watch.is_over(10)
    clock.passes(1)
    assert watch.is_over(10)


def test_a_submission_has_an_end_however_long_it_waits(clock):
    left = Allowance(300)
    clock.passes(301)
    assert left.is_spent
    left.waited = 100
    assert not left.is_spent
    left.waited = 1e9
    clock.passes(300 * PATIENT)
    assert left.is_spent


def test_a_submission_sends_only_so_much():
    left = Allowance()
    left.to_read = 0
    assert left.is_spent


def test_what_passes_between_two_questions_is_not_the_answers(clock, watch):
    clock.passes(4, used=4)
    watch.stop()
    clock.passes(30)
    assert not watch.is_over(10)
    watch.go_on()
    clock.passes(5, used=5)
    assert not watch.is_over(10)
    clock.passes(1, used=1)
    assert watch.is_over(10)
