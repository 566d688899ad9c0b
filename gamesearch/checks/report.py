"""What grade cells call: a value leaves the kernel, and nothing is judged here.

  report("2.3a", thunk)   runs the thunk and emits {"label": "2.3a", "value": canon(its value)}

Whoever grades compares that value with one that this kernel never sees. So there is no expected
value to read, no verdict to fake, and neither prints, warnings nor figures get in the way.

nbgrader's `autograde` compares nothing: there a grade cell is right unless it raises. So a built
solution carries with each grade cell the seal of its value, and a sealed `report` raises unless the
value is that one. `gamesearch grade` takes the seals off and compares the values themselves.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from ..errors import GameSearchError
from .borrowed import borrowed
from .canonical import canon
from .guard import NOT_THE_STUDENTS, attempt
from .pbkdf2 import slow_hash

MIME = "application/vnd.gamesearch.check+json"
SECONDS = 30.0
PACKAGE = NOT_THE_STUDENTS[0]
LENGTH = 16  # bytes of a seal


class NotRight(GameSearchError):
    """A sealed grade cell got another value: nbgrader takes its points away."""


class OutOfReach(GameSearchError):
    """The package's own algorithm was called where the exercise asks to write it."""


# Modules of which something has been used that is left out of them (see `course.sandbox.view`).
missed: set[str] = set()


def not_there(name: str, module: str) -> None:
    """What is left of a function that is left out."""
    missed.add(module)
    raise OutOfReach(f"{name} is not there while answers are marked that should not call it")


def report(
    label: str,
    thunk: Callable[[], object],
    sealed: str = "",
    forbid: str = "",
) -> None:
    """Emit the canonical value of `thunk()`, or `raised ValueError`.

    With a seal, `forbid` names what of the package the student's code may not call meanwhile.

    Raises:
        NotRight: the value is not the sealed one, or nbgrader grades a cell without a seal.

    >>> report("2.3a", lambda: [3.0, print("a stray line")])
    2.3a: (3, None)
    >>> report("2.3b", lambda: 1 / 0)
    2.3b: raised ZeroDivisionError
    >>> report("2.3c", lambda: 3, sealed=seal_of("2.3c", "3"))
    2.3c: 3
    """
    # The value is written down inside the guard too: a container may be a student's own class.
    with _forbidden(forbid.split(), thunk) as called:
        outcome = attempt(lambda: canon(thunk()), SECONDS)
    ready_made = called or (sealed and forbid and borrowed("report", label))
    raised = OutOfReach.__name__ if ready_made else outcome.raised
    value = f"raised {raised}" if raised else outcome.value
    _emit(label, value)
    if sealed and seal_of(label, value) != sealed:
        raise NotRight(_what_is_wrong(label, raised))
    if not sealed and os.environ.get("NBGRADER_EXECUTION") == "autograde":
        raise NotRight(
            f"{label} has no seal, so nbgrader cannot tell right from wrong: build the solution "
            "again and generate the assignment from it, or grade with gamesearch grade"
        )


def _emit(label: str, value: str) -> None:
    line = f"{label}: {value}"
    ipython = sys.modules.get("IPython")
    if ipython is None or ipython.get_ipython() is None:
        print(line)
        return
    from IPython.display import display

    display({MIME: {"label": label, "value": value}, "text/plain": line}, raw=True)


# -- in nbgrader -----------------------------------------------------------------------------------


def seal_of(label: str, value: str) -> str:
    """The seal of a grade cell's value, as `canon` writes it: the value cannot be read from it.

    It can be guessed where few values are possible: True, or one letter. Students do not see the
    seals: they stand in nbgrader's hidden tests.
    """
    return slow_hash(label, value, LENGTH)


def _what_is_wrong(label: str, raised: str) -> str:
    if raised == OutOfReach.__name__:
        return f"{label}: it calls the package's own function, which the exercise asks you to write"
    if raised == NotImplementedError.__name__:
        return f"{label}: it is not done yet"
    return f"{label}: another value than expected; check(…) in the notebook says what does not hold"


@contextmanager
def _forbidden(names: list[str], thunk: Callable[[], object]) -> Iterator[list[str]]:
    """While this holds, the student's code cannot call these functions and classes of the package;
    whatever of them it called is in the list, also if it swallowed the error.

    The checks' own work may, so who called is looked up, on every call: that is slow, and only for
    nbgrader. For `gamesearch grade` they are not there (see `course.sandbox.view`).
    """
    called: list[str] = []
    if not names:
        yield called
        return
    cell = getattr(getattr(thunk, "__code__", None), "co_filename", "")
    homes = _homes(names)

    def look(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if code.co_filename.startswith(PACKAGE):
            name, _, inside = code.co_qualname.partition(".")
            ready_made = name in names or (code.co_filename in homes and not inside)
            if ready_made and _is_called_by_an_answer(frame, cell):
                called.append(name)
                raise OutOfReach(f"the exercise asks you to write {name}: call your own")

    before = sys.gettrace()
    sys.settrace(look)  # the profiler's place is taken: a recording watches a search from there
    try:
        yield called
    finally:
        sys.settrace(before)


def _homes(names: list[str]) -> set[str]:
    """The files that define one of the names: the functions beside it are its parts."""
    modules = [module for name, module in sys.modules.items() if name.startswith("gamesearch.")]
    return {
        str(module.__file__)
        for module in modules
        for name in names
        if getattr(vars(module).get(name), "__module__", "") == module.__name__
    }


def _is_called_by_an_answer(called: FrameType, cell: str) -> bool:
    """Whether a line of the student's stands between the grade cell and this call."""
    frame = called.f_back
    while frame is not None and frame.f_code is not report.__code__:
        file = frame.f_code.co_filename
        if file != cell and not file.startswith(NOT_THE_STUDENTS):
            return True
        frame = frame.f_back
    return False
