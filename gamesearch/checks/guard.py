"""Run a student's code so that whatever it does, the notebook goes on.

  attempt(thunk)   -> Outcome: its value, or in words what happened instead

Endless loops end after some seconds, endless recursion and `exit()` become sentences, output is
kept aside. One thing passes through: the interrupt of the person at the keyboard.
"""

from __future__ import annotations

import re
import signal
import sysconfig
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..errors import GameSearchError
from .canon import type_name
from .quiet import quiet

SECONDS = 5.0
AGAIN = 0.1
NOT_THE_STUDENTS = (str(Path(__file__).parents[1]), sysconfig.get_path("stdlib"))


class OutOfTime(BaseException):
    """The time is over. Not an Exception: a student's `except Exception` must not swallow it."""


@dataclass(frozen=True)
class Outcome:
    """What came of running somebody's code. `raised` names the exception, "" if there was none."""

    value: Any = None
    raised: str = ""
    trouble: str = ""  # the same as a sentence; names no line when there is none to name
    printed: str = ""

    @property
    def unfinished(self) -> bool:
        return self.raised == "NotImplementedError"


def attempt(thunk: Callable[[], Any], seconds: float | None = None) -> Outcome:
    """Call `thunk`; never raises, except KeyboardInterrupt when a person pressed the key.

    >>> attempt(lambda: 1 + 1).value
    2
    >>> attempt(lambda: [][0]).raised
    'IndexError'
    """
    seconds = SECONDS if seconds is None else seconds
    with quiet() as printed, _interrupts() as by_hand:
        try:
            return Outcome(value=_within(seconds, thunk), printed=printed.text)
        except BaseException as error:
            if by_hand and isinstance(error, KeyboardInterrupt):
                raise
            return Outcome(
                raised=type_name(error),
                trouble=_in_words(error, seconds),
                printed=printed.text,
            )


@contextmanager
def _interrupts() -> Iterator[list[bool]]:
    """A list that holds True once a person has interrupted; `raise KeyboardInterrupt` does not."""
    by_hand: list[bool] = []
    before = signal.getsignal(signal.SIGINT)
    if not _signals_arrive_here() or not callable(before):
        yield by_hand
        return

    def interrupted(number: int, frame: Any) -> Any:
        by_hand.append(True)
        return before(number, frame)

    signal.signal(signal.SIGINT, interrupted)
    try:
        yield by_hand
    finally:
        signal.signal(signal.SIGINT, before)


def _within(seconds: float, thunk: Callable[[], Any]) -> Any:
    """The thunk's value, or OutOfTime. Where the system has no timer, the recorded game's limit on
    questions is the only brake."""
    if not _signals_arrive_here() or not hasattr(signal, "setitimer"):
        return thunk()

    def over(number: int, frame: Any) -> None:
        raise OutOfTime

    handler = signal.signal(signal.SIGALRM, over)
    before = signal.getitimer(signal.ITIMER_REAL)
    try:
        try:
            # It rings again and again: a bare `except:` inside a loop swallows the first ring.
            signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
            return thunk()
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:  # once more: a ring may have come just before the line above
        signal.setitimer(signal.ITIMER_REAL, *before)
        signal.signal(signal.SIGALRM, handler)


def _signals_arrive_here() -> bool:
    return threading.current_thread() is threading.main_thread()


def _in_words(error: BaseException, seconds: float) -> str:
    match error:
        case OutOfTime():
            return (
                f"it was still running after {seconds:g} seconds: is there a loop that never ends?"
            )
        case RecursionError():
            return (
                "it called itself without end: which case stops the recursion, and does every "
                "call come nearer to it?"
            )
        case NotImplementedError():
            return "it is not done yet" + _which_exercise(error)
        case SystemExit():
            return "it called exit(): return an answer instead"
        case GameSearchError():
            return _message(error)
    where = _last_line(error)
    return f"it raised {type_name(error)}: {_message(error)}".rstrip(": ") + where


def _message(error: BaseException) -> str:
    try:
        return _within(1.0, lambda: str(error))[:200]
    except BaseException:  # a student's own exception may fail to describe itself
        return ""


def _which_exercise(error: NotImplementedError) -> str:
    number = re.search(r"\d+\.\d+", _message(error))
    return f": finish exercise {number[0]} first" if number else ""


def _last_line(error: BaseException) -> str:
    """The student's own line where it happened: no line of this package or of Python itself."""
    for frame in reversed(traceback.extract_tb(error.__traceback__, limit=-50)):
        if frame.line and not frame.filename.startswith(NOT_THE_STUDENTS):
            return f', in line {frame.lineno} of {frame.name}: "{frame.line}"'
    return ""
