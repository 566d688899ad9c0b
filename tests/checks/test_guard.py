"""Whatever a student's code does, the notebook goes on."""

from __future__ import annotations

import os
import signal
import sys
import threading
import warnings
from functools import partial

import pytest

from gamesearch.checks.guard import attempt


def test_value_comes_back():
    assert attempt(lambda: 3).value == 3


def test_endless_loop_ends():
    def endless():
        while True:
            pass

    outcome = attempt(endless, seconds=0.1)
    assert outcome.raised == "TimeIsOver"
    assert "never ends" in outcome.trouble


def test_endless_loop_ends_though_it_catches_exceptions():
    def stubborn():
        for _ in range(2):
            try:
                while True:
                    pass
            except:  # noqa: E722 — that is what students write
                pass
        while True:
            pass

    assert attempt(stubborn, seconds=0.1).raised == "TimeIsOver"


def test_timer_is_off_afterwards():
    before = signal.getsignal(signal.SIGALRM)
    attempt(lambda: 3)
    attempt(lambda: 1 / 0)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGALRM) is before


def test_attempt_inside_an_attempt_keeps_the_outer_limit():
    def outer():
        attempt(lambda: 3, seconds=5)
        while True:
            pass

    assert attempt(outer, seconds=0.1).raised == "TimeIsOver"


def test_endless_recursion_is_told_in_words():
    def deeper():
        return deeper()

    assert "called itself without end" in attempt(deeper).trouble


@pytest.mark.parametrize("error", [SystemExit, KeyboardInterrupt, GeneratorExit, BaseException])
def test_every_exception_of_theirs_is_caught(error):
    def raises():
        raise error

    assert attempt(raises).raised == error.__name__


def test_interrupt_by_hand_goes_through(request):
    before = signal.default_int_handler  # a shell's job in the background starts without it
    request.addfinalizer(partial(signal.signal, signal.SIGINT, signal.getsignal(signal.SIGINT)))
    signal.signal(signal.SIGINT, before)
    with pytest.raises(KeyboardInterrupt):
        attempt(lambda: os.kill(os.getpid(), signal.SIGINT))
    assert signal.getsignal(signal.SIGINT) is before


def test_error_is_told_with_the_students_line():
    outcome = attempt(lambda: max(each for each in []))
    assert outcome.trouble.startswith("it raised ValueError: max() ")
    assert "in line" in outcome.trouble
    assert "each for each in []" in outcome.trouble


def test_exception_that_cannot_describe_itself():
    class Mute(Exception):
        def __str__(self):
            raise SystemExit

    def raises():
        raise Mute

    assert attempt(raises).raised == "Mute"


def test_unfinished_names_the_exercise_to_finish():
    def stub():
        raise NotImplementedError("exercise 2.3: write my_best_move")

    outcome = attempt(stub)
    assert outcome.unfinished
    assert outcome.trouble == "it is not done yet: finish exercise 2.3 first"


def test_output_is_kept_aside(capsys):
    def noisy():
        print("out")
        print("err", file=sys.stderr)
        warnings.warn("careful", stacklevel=1)
        return 3

    outcome = attempt(noisy)
    assert outcome.value == 3
    assert outcome.printed == "out\nerr\n"
    assert capsys.readouterr() == ("", "")


def test_printing_for_ever_fills_no_memory():
    def chatter():
        while True:
            print("x" * 1000)

    assert len(attempt(chatter, seconds=0.1).printed) <= 10_000


def test_figures_left_open_are_closed_and_others_stay():
    pyplot = pytest.importorskip("matplotlib.pyplot")
    mine = pyplot.figure().number
    attempt(lambda: [pyplot.figure(), pyplot.figure()])
    assert pyplot.get_fignums() == [mine]
    pyplot.close(mine)


def test_works_outside_the_main_thread():
    outcomes = []
    thread = threading.Thread(target=lambda: outcomes.append(attempt(lambda: 3)))
    thread.start()
    thread.join()
    assert outcomes[0].value == 3


def test_seconds_of_work_end_a_loop_and_are_not_used_up_by_waiting():
    def endless():
        while True:
            pass

    def clocks():
        return signal.getitimer(signal.ITIMER_REAL)[0], signal.getitimer(signal.ITIMER_PROF)[0]

    assert attempt(endless, 0.05, of_work=True).raised == "TimeIsOver"
    by_the_clock, by_work = attempt(clocks, 5.0, of_work=True).value
    assert by_the_clock == 0 < by_work
    assert clocks() == (0, 0)
