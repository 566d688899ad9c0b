"""A hidden cell that asks for others as well does not lose for them."""

from __future__ import annotations

import contextlib
from types import SimpleNamespace

import pytest

from gamesearch.checks.inside import BEGUN
from gamesearch.course.grade import nbval_cells
from gamesearch.course.grade.asking import Examined
from gamesearch.course.grade.verdicts import CRASHED, PASSED, TIMEOUT, WRONG


@pytest.fixture
def marked(monkeypatch):
    """The verdict of a cell, when asking it goes like this, and whether it begins for others."""

    def verdict(*found, begins=True):
        cell = object.__new__(nbval_cells.MarkedCell)
        kernel = SimpleNamespace(seen={"my_player": {}})
        told = SimpleNamespace(metadata={"grade": "15.6a"}, outputs=[])
        marking = SimpleNamespace(missed=frozenset(), items=[])
        parent = SimpleNamespace(
            kernel=kernel, marking=marking, blamed=set(), blame=lambda cell: None,
            revive=lambda upto: None, is_over=lambda: False,
        )  # fmt: skip
        vars(cell).update(cell=told, cell_num=3)
        cell.parent = parent
        answers = iter(found)

        def asked():
            if begins:
                kernel.seen["my_player"][BEGUN] = True
            return next(answers)

        vars(cell)["_asked"] = asked
        monkeypatch.setattr(nbval_cells, "bundles", lambda outputs: [{"value": "right"}])
        monkeypatch.setattr(
            nbval_cells, "verdict_of", lambda got, right: (PASSED if got == right else WRONG, "")
        )
        with contextlib.suppress(pytest.fail.Exception):
            cell._examine()
        return cell.verdict

    return verdict


@pytest.mark.parametrize("trouble", [TIMEOUT, CRASHED])
def test_it_is_asked_again_for_itself(marked, trouble):
    assert marked(Examined(verdict=trouble), Examined("right")) == PASSED


def test_it_is_asked_again_once(marked):
    assert marked(Examined(verdict=TIMEOUT), Examined(verdict=TIMEOUT)) == TIMEOUT


def test_what_it_asks_for_itself_alone_is_asked_once(marked):
    assert marked(Examined(verdict=TIMEOUT), begins=False) == TIMEOUT
    assert marked(Examined("wrong")) == WRONG
