"""The first cell of a merged notebook calls `prepare`, inside the kernel that runs the answers.

  forbidden   per exercise, names of the package that it asks the student to write. While a grade
              cell of that exercise runs, calling them raises OutOfReach, whichever way they were
              reached; in every other exercise, and in the checks' own work, they are as always
  quiet       what is printed goes nowhere; a thread would print into whatever cell runs by then

This keeps an honest kernel fair. It is no wall: the values are compared elsewhere.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import io
import pkgutil
import re
import sys
import types
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gamesearch.checks.report import OutOfReach, report
from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.ready_made import homes

GRADED = re.compile(r"^\s*report\(\s*[\"']([\d.]+)[a-z]?[\"']", re.M)


class Marking:
    """Which exercise is being marked in this kernel, "" between grade cells."""

    def __init__(self, forbidden: dict[str, list[str]]) -> None:
        self.forbidden = forbidden
        self.exercise = ""

    def forbids(self, name: str) -> bool:
        """Whether an answer may not call `name` now. Told twice: by the cell that runs, and by a
        `report` that some thread is in; an answer may have got rid of one of them."""
        marked = {self.exercise, *_reported()}
        return any(name in self.forbidden.get(exercise, ()) for exercise in marked)

    def before_cell(self, info: Any) -> None:
        found = GRADED.search(info.raw_cell or "")
        self.exercise = found[1] if found else ""


def prepare(forbidden: dict[str, list[str]]) -> None:
    """Make this kernel ready to mark; `forbidden` maps an exercise to names of `gamesearch`."""
    marking = Marking(forbidden)
    names = sorted({name for each in forbidden.values() for name in each})
    if names:
        _load_checks()  # they keep the real ones: what they compute is not the student's call
        for name in names:
            for home in homes(name):
                hide(home, name, functools.partial(marking.forbids, name))
    shell = sys.modules["IPython"].get_ipython()
    shell.events.register("pre_run_cell", marking.before_cell)
    sys.stdout = sys.stderr = Silent()


class Silent(io.TextIOBase):
    """A stream on which nothing is ever seen."""

    encoding = "utf-8"

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        return len(text)


def _reported() -> Iterator[str]:
    """The exercises whose values are being reported, in any thread."""
    for top in sys._current_frames().values():
        frame: types.FrameType | None = top
        while frame is not None:
            if frame.f_code is report.__code__:
                yield exercise_number(str(frame.f_locals.get("label")))
            frame = frame.f_back


def _load_checks() -> None:
    checks = importlib.import_module("gamesearch.checks")
    for module in pkgutil.walk_packages(checks.__path__, f"{checks.__name__}."):
        importlib.import_module(module.name)


def hide(module: str, name: str, is_forbidden: Callable[[], bool]) -> None:
    """Put a stand-in before a function or class of the package, and the functions beside it.

    Whoever has imported the real ones before keeps them.
    """
    home = importlib.import_module(module)
    facade = types.ModuleType(home.__name__, home.__doc__)
    for key, value in vars(home).items():
        if key == name and inspect.isclass(value):
            value = _stand_in_class(value, name, is_forbidden)
        elif inspect.isfunction(value) and value.__module__ == home.__name__:
            value = _stand_in(value, name, is_forbidden)
        vars(facade)[key] = value
    sys.modules[home.__name__] = facade
    parent, _, own_name = module.rpartition(".")
    setattr(sys.modules[parent], own_name, facade)
    public = vars(sys.modules["gamesearch"])
    if public.get(name) is vars(home)[name]:
        public[name] = vars(facade)[name]
    sys.meta_path.insert(0, _NotAgain(home.__name__))


def _stand_in(real: Any, name: str, is_forbidden: Callable[[], bool]) -> Any:
    @functools.wraps(real)
    def stand_in(*args: Any, **options: Any) -> Any:
        if is_forbidden():
            raise OutOfReach(f"the exercise asks you to write {name}: call your own")
        return real(*args, **options)

    del stand_in.__wrapped__
    stand_in.__signature__ = inspect.signature(real)  # type: ignore[attr-defined]
    return stand_in


def _stand_in_class(real: Any, name: str, is_forbidden: Callable[[], bool]) -> Any:
    def __new__(cls: Any, *args: Any, **options: Any) -> Any:
        if is_forbidden():
            raise OutOfReach(f"the exercise asks you to write {name}: make your own")
        return object.__new__(cls)

    return type(real)(name, (real,), {"__new__": __new__, "__module__": real.__module__})


class _NotAgain:
    """A finder that refuses to load a hidden module a second time, which would bring it back."""

    def __init__(self, module: str) -> None:
        self.module = module

    def find_spec(self, name: str, path: Sequence[str] | None, target: Any = None) -> None:
        if name == self.module:
            raise ImportError(f"{name} is loaded already, and only once while answers are marked")
