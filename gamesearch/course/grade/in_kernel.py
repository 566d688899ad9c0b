"""The first cell of a merged notebook calls `prepare`, inside the kernel that runs the answers.

  forbidden   per exercise, names of the package that it asks the student to write. While a grade
              cell of that exercise runs, calling them raises OutOfReach, whichever way they were
              reached; in every other exercise, and in the checks' own work, they are as always
  quiet       what is printed goes nowhere; a thread would print into whatever cell runs by then

This keeps an honest kernel fair. It is no wall: the values are compared elsewhere.
"""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import io
import pkgutil
import random
import re
import sys
import types
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from gamesearch.checks.report import OutOfReach, report
from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.ready_made import homes

GRADED = re.compile(r"^in_kernel\.ask\([\"']report\(\\?[\"']([\d.]+)[a-z]?\\?[\"']", re.M)


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

    def after_cell(self, result: Any) -> None:
        global stumbled
        stumbled = stumbled or not result.success


# Whether a cell of the notebook has ended in an error: what it was to define may be missing then.
stumbled = False


def prepare(forbidden: dict[str, list[str]], given: list[str]) -> None:
    """Make this kernel ready to mark, before anything of a notebook has run.

    forbidden   an exercise -> the names of the package that it asks the student to write
    given       the marking key's own cells that its hidden cells need
    """
    marking = Marking(forbidden)
    for source in given:
        exec(compile(source, "<key>", "exec"), KEY)
    names = sorted({name for each in forbidden.values() for name in each})
    if names:
        _load_checks()  # they keep the real ones: what they compute is not the student's call
        for name in names:
            for home in homes(name):
                hide(home, name, functools.partial(marking.forbids, name))
    show_nothing()
    shell = sys.modules["IPython"].get_ipython()
    shell.events.register("pre_run_cell", marking.before_cell)
    shell.events.register("post_run_cell", marking.after_cell)
    sys.stdout = sys.stderr = Silent()


# What the key's cells have defined. A hidden cell sees this and the answers, and nothing else of
# the notebook: a student's variable may be called `report` or `grades`.
KEY: dict[str, Any] = {"__name__": "key"}


def ask(source: str, names: list[str]) -> None:
    """Run a hidden cell on the answers: those variables of the notebook that are called `names`."""
    *body, last = ast.parse(source).body
    namespace = {**KEY, **answers(names)}
    exec(compile(ast.Module(body, []), "<hidden>", "exec"), namespace)
    if not isinstance(last, ast.Expr):
        exec(compile(ast.Module([last], []), "<hidden>", "exec"), namespace)
        return
    value = eval(compile(ast.Expression(last.value), "<hidden>", "eval"), namespace)
    if value is not None:
        sys.modules["IPython"].display.display(value)


def answers(names: list[str]) -> dict[str, Any]:
    """What the notebook has defined under these names, whatever it did to the shared generators."""
    notebook = sys.modules["IPython"].get_ipython().user_ns
    _same_luck()
    return {name: notebook.get(name, Missing(name)) for name in names}


class Missing:
    """In place of an answer that the notebook does not define: not written yet, or written in a
    cell that could not be run."""

    def __init__(self, name: str) -> None:
        self._name = name

    def _unfinished(self, *args: Any, **options: Any) -> Any:
        if stumbled:
            raise NameError(f"no cell that ran to its end defines {self._name}")
        raise NotImplementedError(f"no cell defines {self._name}")

    __call__ = __getitem__ = __iter__ = __len__ = __bool__ = __float__ = _unfinished
    __str__ = __eq__ = __lt__ = __hash__ = _unfinished

    def __getattr__(self, name: str) -> Any:
        self._unfinished()


def _same_luck() -> None:
    """Whatever the cells before have done to the shared generators."""
    random.seed(0)
    if numpy := sys.modules.get("numpy"):
        numpy.random.seed(0)


def show_nothing() -> None:
    """Pictures and widgets cost nothing where nobody sees them: they are made by `Nothing`."""
    package = sys.modules["gamesearch"]
    root = f"{package.__name__}."
    for name, home in package._HOME_OF.items():
        if home.startswith(("drawing.", "widgets.")):
            vars(package)[name] = Nothing()
    for folder in ("drawing", "widgets"):
        path = Path(*package.__path__, folder)
        for file in path.rglob("*.py"):
            name = ".".join(file.relative_to(path.parent).with_suffix("").parts)
            if file.name != "__init__.py":
                module = types.ModuleType(f"{root}{name}")
                vars(module)["__getattr__"] = lambda _: Nothing()
                sys.modules[module.__name__] = module


class Nothing:
    """A picture that is not drawn: it may be called, asked and shown, and is never there."""

    def __call__(self, *args: Any, **options: Any) -> Nothing:
        return self

    def __getattr__(self, name: str) -> Nothing:
        if name.startswith("_"):  # Jupyter asks how to show it
            raise AttributeError(name)
        return self

    def __iter__(self) -> Iterator[Nothing]:
        return iter(())


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
