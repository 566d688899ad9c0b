"""Run a student's code so that whatever it does, the notebook goes on.

  attempt(thunk)   -> Outcome: its value, or in words what happened instead
  quiet()          while it lasts, nothing is written, shown or warned of, no figure left open

Endless loops end after some seconds, endless recursion and `exit()` become sentences, output is
kept aside. One thing passes through: the interrupt of the person at the keyboard.
"""

from __future__ import annotations

import io
import re
import signal
import sys
import sysconfig
import threading
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..errors import GameSearchError
from .canonical import type_name

SECONDS = 5.0
AGAIN = 0.1
DEEPEST = 4_000  # calls within calls: who calls themselves for each ply or pair is right, too
KEPT = 10_000  # characters; a loop that prints for ever must not fill the memory
# This package, Python itself, and the libraries that are installed.
NOT_THE_STUDENTS = (
    str(Path(__file__).parents[1]),
    *map(sysconfig.get_path, ("stdlib", "purelib", "platlib")),
)


class TimeIsOver(BaseException):
    """The time is over. Not an Exception: a student's `except Exception` must not swallow it."""


@dataclass(frozen=True)
class Outcome:
    """What came of running somebody's code. `raised` names the exception, "" if there was none."""

    value: Any = None
    raised: str = ""
    trouble: str = ""  # the same as a sentence; names no line when there is none to name
    printed: str = ""
    ours: bool = False  # raised by what was done with what the student's code gave back

    @property
    def unfinished(self) -> bool:
        return self.raised == "NotImplementedError"


def attempt(
    thunk: Callable[[], Any], seconds: float | None = None, of_work: bool = False
) -> Outcome:
    """Call `thunk`; never raises, except KeyboardInterrupt when a person pressed the key.

    The seconds are the clock's, or those `of_work` that this process itself has used.

    >>> attempt(lambda: 1 + 1).value
    2
    >>> attempt(lambda: [][0]).raised
    'IndexError'
    """
    seconds = SECONDS if seconds is None else seconds
    with quiet() as printed, _interrupts() as by_hand:
        try:
            return Outcome(value=_within(seconds, thunk, of_work), printed=printed.text)
        except BaseException as error:
            if by_hand and isinstance(error, KeyboardInterrupt):
                raise
            return Outcome(
                raised=type_name(error),
                trouble=_in_words(error, seconds),
                printed=printed.text,
                ours=_is_ours(error),
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


def _within(seconds: float, thunk: Callable[[], Any], of_work: bool = False) -> Any:
    """The thunk's value, or TimeIsOver. Where the system has no timer, the recorded game's limit on
    questions is the only brake."""
    if not _signals_arrive_here() or not hasattr(signal, "setitimer"):
        return thunk()

    def over(number: int, frame: Any) -> None:
        raise TimeIsOver

    ring = signal.SIGPROF if of_work else signal.SIGALRM
    timer = signal.ITIMER_PROF if of_work else signal.ITIMER_REAL
    handler = signal.signal(ring, over)
    before = signal.getitimer(timer)
    try:
        try:
            # It rings again and again: a bare `except:` inside a loop swallows the first ring.
            signal.setitimer(timer, seconds, AGAIN)
            return thunk()
        finally:
            signal.setitimer(timer, 0)
    finally:  # once more: a ring may have come just before the line above
        signal.setitimer(timer, *before)
        signal.signal(ring, handler)


def _signals_arrive_here() -> bool:
    return threading.current_thread() is threading.main_thread()


def _in_words(error: BaseException, seconds: float) -> str:
    match error:
        case TimeIsOver():
            return (
                f"it was still running after {seconds:g} seconds, and was stopped: does it do more "
                "than it has to, or is there a loop that never ends?"
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
        case KeyError() if _last_line(error):
            return f"it asked for the key {_message(error)}, which is not there{_last_line(error)}"
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


def _is_ours(error: BaseException) -> bool:
    """Whether a line of this package stumbled over it, other than one that says so on purpose."""
    frames = traceback.extract_tb(error.__traceback__, limit=-1)
    ours = bool(frames) and frames[0].filename.startswith(NOT_THE_STUDENTS[0])
    return ours and not str(frames[0].line).startswith("raise ")


@contextmanager
def room_for_calls() -> Iterator[None]:
    """Python ends at a thousand calls within calls."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, DEEPEST))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


class Printed(io.TextIOBase):
    """A stream that keeps the beginning of what is written to it."""

    def __init__(self) -> None:
        self.text = ""

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.text += text[: max(0, KEPT - len(self.text))]
        return len(text)


@contextmanager
def quiet() -> Iterator[Printed]:
    """Catch what is printed, and drop warnings, displayed output and figures left open."""
    printed = Printed()
    open_before = _figures()
    with ExitStack() as stack:
        stack.enter_context(redirect_stdout(printed))
        stack.enter_context(redirect_stderr(printed))
        stack.enter_context(warnings.catch_warnings())
        warnings.simplefilter("ignore")
        stack.callback(_close_figures, open_before)
        if _in_ipython():
            from IPython.utils.capture import capture_output

            stack.enter_context(capture_output(stdout=False, stderr=False, display=True))
        yield printed


def _in_ipython() -> bool:
    ipython = sys.modules.get("IPython")
    return ipython is not None and ipython.get_ipython() is not None


def _figures() -> set[int]:
    pyplot = sys.modules.get("matplotlib.pyplot")
    try:
        return set(pyplot.get_fignums()) if pyplot else set()
    except Exception:  # somebody put another thing in pyplot's place
        return set()


def _close_figures(keep: set[int]) -> None:
    for number in _figures() - keep:
        sys.modules["matplotlib.pyplot"].close(number)
