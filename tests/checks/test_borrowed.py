"""Whoever takes an answer from the package hears of it in `check`; whoever compares with it does
not. What `check` refuses is what is not there while answers are marked."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from gamesearch.checks import borrowed
from gamesearch.checks.verdict import check, exercises

ASKED = 'check("10.3", my_game)'
SOLVED = "from gamesearch.search.imperfect.matrix import solve_matrix\nROWS = [[4, -2], [-3, 1]]"
OWN = "def my_minimax(game, state):\n    return 7"


@pytest.fixture
def found(monkeypatch):
    """What is found of some cells, the last of which calls `check`."""

    def run(*cells):
        values = {"In": ["", *cells], "check": lambda *_: None}
        for cell in cells:
            exec(cell, values)
        monkeypatch.setattr(borrowed, "_shell", lambda: SimpleNamespace(user_ns=values))
        *_, last = cells
        return borrowed.borrowed("check", last.split('"')[1])

    return run


@pytest.mark.parametrize(
    "cells",
    [
        [SOLVED, 'my_game = {"value": solve_matrix(ROWS)}'],
        [SOLVED, "found = solve_matrix(ROWS)\nmy_game = {}", 'my_game["value"] = found'],
        [SOLVED, "def value():\n    return solve_matrix(ROWS)", "my_game = value()"],
        [SOLVED, "ready = solve_matrix", "my_game = [ready(rows) for rows in [ROWS]]"],
        [SOLVED, "import gamesearch.search.imperfect.matrix as m\nmy_game = m.solve_matrix(ROWS)"],
        [f"{SOLVED}\nmy_game = solve_matrix(ROWS)"],
    ],
)
def test_an_answer_is_followed_to_what_it_was_made_with(found, cells):
    assert found(*cells, ASKED) == "solve_matrix"


@pytest.mark.parametrize(
    "cells",
    [
        [SOLVED, 'my_game = {"value": -0.2}\nprint(solve_matrix(ROWS))'],
        [SOLVED, "my_game = solve_matrix(ROWS)", 'my_game = {"value": -0.2}'],
        ["def solve_matrix(rows):\n    return -0.2", "my_game = solve_matrix([[1]])"],
        [SOLVED, "def value(solve_matrix):\n    return solve_matrix", "my_game = value(-0.2)"],
    ],
)
def test_what_only_stands_beside_it_is_nobodys_business(found, cells):
    assert found(*cells, ASKED) == ""


@pytest.mark.parametrize(
    "code",
    [
        "from gamesearch import minimax\ndef my_minimax(game, state):\n    return minimax(game)",
        "import gamesearch\ndef my_minimax(game, state):\n    return gamesearch.minimax(game)",
        "def my_minimax(game, state):\n    from gamesearch import minimax as m\n    return m(game)",
        "from gamesearch import alphabeta as search\nmy_minimax = lambda g, s: search(g, s).value",
    ],
)
def test_a_function_is_looked_into(found, code):
    assert found(code, 'check("1.2", my_minimax)') in ("minimax", "alphabeta")


@pytest.mark.parametrize(
    "code",
    [
        "from gamesearch.search.minimax import max_value as m\n"
        "def my_minimax(game, state):\n    return m(game, state, 9, None)[0]",
        "def my_minimax(game, state):\n    from gamesearch.search.minimax import max_value\n"
        "    return max_value(game, state, 9, None)[0]",
        "import gamesearch.search.minimax as m\n"
        "def my_minimax(game, state):\n    return m.max_value(game, state, 9, None)[0]",
    ],
)
def test_a_part_of_the_packages_function_is_the_packages_too(found, code):
    assert found(code, 'check("1.2", my_minimax)') == "max_value"


def test_a_search_of_ones_own_may_be_called_like_the_packages(found):
    code = (
        "def minimax(game, state):\n    return 7\ndef my_minimax(g, s):\n    return minimax(g, s)"
    )
    assert found(code, 'check("1.2", my_minimax)') == ""
    assert found(OWN, 'check("1.2", my_minimax)') == ""


def test_a_right_answer_that_is_borrowed_does_not_pass(monkeypatch):
    monkeypatch.setattr("gamesearch.checks.verdict.borrowed", lambda *_: "minimax")
    from gamesearch import minimax

    verdict = check("1.2", minimax)
    assert not verdict.passed
    assert "the package's minimax" in verdict.hint


def test_outside_a_notebook_nothing_is_looked_for():
    assert borrowed.borrowed("check", "1.2") == ""


def test_what_is_forbidden_belongs_to_an_exercise():
    numbers = {each.number.rstrip("b") for each in exercises()}
    assert set(borrowed.forbidden()) <= numbers
    assert "solve_matrix" in borrowed.forbidden()["10.3"]
