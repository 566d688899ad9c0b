"""`pytest --lesson 02`: of the tests that run once a lesson or exercise, those of one lesson."""

from __future__ import annotations

import re

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--lesson", metavar="NN", help="only what belongs to this lesson, e.g. 02")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    lesson = config.getoption("--lesson")
    if lesson is None:
        return
    number = int(lesson.partition("_")[0])
    others = [item for item in items if number not in lessons_of(item)]
    items[:] = [item for item in items if number in lessons_of(item)]
    config.hook.pytest_deselected(items=others)


def lessons_of(item: pytest.Item) -> set[int]:
    """The numbers of the lessons that a test's parameters name: "02_pruning", or "2.3-a name"."""
    _, _, parameters = item.name.partition("[")
    named = re.findall(r"\b(\d\d)_[a-z]", parameters) + re.findall(r"\b(\d+)\.\d", parameters)
    return {int(number) for number in named}
