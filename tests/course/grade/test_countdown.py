"""How far the grading is."""

from __future__ import annotations

import io

from gamesearch.course.progress import Countdown


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_log_gets_a_line_each():
    stream = io.StringIO()
    countdown = Countdown(2, stream)
    countdown.finish("02_small/ada", "14 of 17 points")
    countdown.finish("02_small/bob", "not graded")
    assert stream.getvalue().splitlines() == [
        "1/2  02_small/ada  14 of 17 points",
        "2/2  02_small/bob  not graded",
    ]


def test_a_terminal_gets_one_line_that_moves():
    stream = Terminal()
    countdown = Countdown(2, stream)
    countdown.finish("02_small/ada", "14 of 17 points")
    assert "\n" not in stream.getvalue()
    assert "█" * 12 + "░" * 12 + " 1/2" in stream.getvalue()
    assert " left " in stream.getvalue()
    countdown.finish("02_small/bob", "x" * 200)
    assert stream.getvalue().endswith("\n")


def test_what_is_left_follows_from_what_is_done(monkeypatch):
    clock = iter([100.0, 110.0])
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    countdown = Countdown(6, io.StringIO())
    countdown.done = 2
    assert countdown.left() == 20
