"""Reading values and windows off the functions of a search while they run.

What a function returned, and its window, are not questions to the game. For functions marked
`@step`, and for the function handed to `record` with those defined inside it, they are read off
the running function itself: while a recording is on, Python reports each call and each return.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from inspect import CO_GENERATOR
from types import CodeType, FrameType
from typing import Any, Protocol

from ..games.game import State
from .step import steps
from .trace import Visit, value_and_move


class Recorder(Protocol):
    """What the watcher needs of the recorded game."""

    initial: State
    seats: int
    path: list[Visit]

    def at(self, state: State) -> Visit: ...

    def find(self, state: State) -> Visit | None: ...


class Watching:
    """While on: reads windows and values off the marked functions as they run."""

    def __init__(self, game: Recorder, search: Callable[..., Any]):
        self.game = game
        self.codes = steps | set(_codes_within(getattr(search, "__code__", None)))
        self.running: list[tuple[FrameType, Visit]] = []
        self.handed_on: set[FrameType] = set()  # what another function looks at in their place

    def __enter__(self) -> None:
        self.before = sys.getprofile()
        sys.setprofile(self)

    def __exit__(self, *error: object) -> None:
        # A profiler written in C (cProfile) can be read but not put back: it ends here.
        sys.setprofile(self.before if callable(self.before) else None)

    def __call__(self, frame: FrameType, event: str, answer: Any) -> None:
        if event == "call" and frame.f_code in self.codes:
            self._entered(frame)
        elif event == "return" and self.running and self.running[-1][0] is frame:
            self._left(answer, frame.f_lineno)

    def _entered(self, frame: FrameType) -> None:
        visit = self._visit_of(frame)
        if visit is None:
            return
        visit = self.game.at(visit.state)  # closes the child before, and so dates what it changed
        if self.running:
            self._note_window(*self.running[-1])
            if self.running[-1][1] is visit and _window(frame):
                self.handed_on.add(self.running[-1][0])
        visit.step = frame.f_code.co_name
        self.running.append((frame, visit))
        self._note_window(frame, visit)

    def _left(self, answer: Any, line: int) -> None:
        frame, visit = self.running.pop()
        code = frame.f_code
        visit.code = (code.co_filename, code.co_firstlineno, line)
        value, _ = value_and_move(answer, self.game.seats)
        if value is None and self.running and self.running[-1][1] is visit:
            visit.step = self.running[-1][0].f_code.co_name  # a helper: it answered nothing
        if value is None or visit not in self.game.path:
            return
        self.game.at(visit.state)  # back here: everything below is done
        visit.value = value
        self._note_window(frame, visit)

    def _visit_of(self, frame: FrameType) -> Visit | None:
        """The visit among a function's arguments, if this recording's game is one of them."""
        code, local = frame.f_code, frame.f_locals
        if not any(value is self.game for value in local.values()):
            return None
        for name in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]:
            argument = local[name]
            if isinstance(argument, type(self.game.initial)):
                visit = self.game.find(argument)
                if visit is not None:
                    return visit
        return None

    def _note_window(self, frame: FrameType, visit: Visit) -> None:
        """A change of the window is dated back to the child that brought it."""
        window = _window(frame)
        if window is None or frame in self.handed_on:
            return
        if visit.windows and visit.windows[-1][1:] == window:
            return
        closed = [child.closed for child in visit.children if child.closed is not None]
        visit.windows.append((max(closed, default=visit.opened or 0), *window))


def _window(frame: FrameType) -> tuple[Any, Any] | None:
    alpha, beta = frame.f_locals.get("alpha"), frame.f_locals.get("beta")
    return None if alpha is None or beta is None else (alpha, beta)


def _codes_within(code: CodeType | None) -> Iterator[CodeType]:
    """A function's code and that of the functions defined inside it.

    Not of generators: they hand over pieces, never the answer for a state.
    """
    if code is not None:
        if not code.co_flags & CO_GENERATOR:
            yield code
        for constant in code.co_consts:
            if isinstance(constant, CodeType):
                yield from _codes_within(constant)
