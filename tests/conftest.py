"""`pytest --lesson 02`: of the tests that run once a lesson or exercise, those of one lesson.

The files that take longest come first, so that no worker is left with one of them at the end.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
LONG = [  # they start kernels, sandboxes and processes
    "course/grade/test_catalogue.py",
    "bugs/test_catalogue.py",
    "bugs/test_marking.py",
    "test_contributing.py",
    "course/test_exercise_notebooks.py",
    "course/grade",
    "course/contest",
    "course/sandbox",
    "course/build",
    "hostile",
    "../solutions",
]
PLACES = [(HERE / long).resolve() for long in LONG]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--lesson", metavar="NN", help="only what belongs to this lesson, e.g. 02")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected stays to the end: to look through it for garbage, then and later, takes a
    third of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=rank)
    lesson = config.getoption("--lesson")
    if lesson is None:
        return
    stem = lesson.partition("_")[0]
    if not stem.isdecimal():
        raise pytest.UsageError(f"--lesson takes a lesson's number, such as 02; got {lesson!r}")
    number = int(stem)
    others = [item for item in items if number not in lessons_of(item)]
    items[:] = [item for item in items if number in lessons_of(item)]
    config.hook.pytest_deselected(items=others)


def rank(item: pytest.Item) -> int:
    """The place of the item's file among those that take long, in which its folder may stand."""
    above = {item.path, *item.path.parents}
    return next((n for n, place in enumerate(PLACES) if place in above), len(PLACES))


def lessons_of(item: pytest.Item) -> set[int]:
    """The numbers of the lessons that a test's parameters name: "02_pruning", or "2.3-a name"."""
    _, _, parameters = item.name.partition("[")
    named = re.findall(r"\b(\d\d)_[a-z]", parameters) + re.findall(r"\b(\d+)\.\d", parameters)
    return {int(number) for number in named}


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Any]:
    """The sandbox that this machine has, opened once for all tests of a process."""
    from gamesearch.course.sandbox.choose import choose

    with choose("auto") as sandbox, pytest.MonkeyPatch.context() as patch:
        for name, value in sandbox.env.items():
            patch.setenv(name, value)
        yield sandbox
