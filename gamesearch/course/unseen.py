"""Where nobody looks, pictures and widgets of a notebook are not made, and what it prints goes
nowhere: while answers are marked, and where a player is loaded for a contest."""

from __future__ import annotations

import io
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any


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
                vars(module)["__getattr__"] = _nothing_called
                sys.modules[module.__name__] = module


def _nothing_called(name: str) -> Nothing:
    """What a module of pictures holds: whatever is asked for, but what Python keeps there itself,
    which %autoreload asks for."""
    if name.startswith("__"):
        raise AttributeError(name)
    return Nothing()


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

    def __eq__(self, other: object) -> bool:  # a test against it is no test
        return True

    __hash__ = object.__hash__


class Silent(io.TextIOBase):
    """A stream on which nothing is ever seen."""

    encoding = "utf-8"

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        return len(text)
