"""An answer that leaves out one of its arguments is turned away, and loses points.

It is the solution's own function, and what was handed to it first under one name is what it gets
for ever: the state of the first call, its temperature, its risk. Whoever starts at the beginning of
the game whatever state is asked has written such a function.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import cache, wraps
from typing import Any

import pytest

from gamesearch.checks.verdict import exercise, exercises
from tests.solutions import Solution, solution_to

ONE_GAME = "the exercise is about one game"
LEFT_FREE = {
    ("1.6", "", "game"): ONE_GAME,
    ("1.7", "repaired", "game"): ONE_GAME,
    ("5.7", "", "game"): ONE_GAME,
    ("6.2", "", "game"): ONE_GAME,
    ("6.4", "", "game"): ONE_GAME,
    ("8.7", "", "game"): ONE_GAME,
    ("12.5", "", "game"): ONE_GAME,
    ("15.1", "", "game"): ONE_GAME,
    ("15.2", "", "game"): ONE_GAME,
    ("15.6", "", "game"): ONE_GAME,
    ("15.7", "", "game"): ONE_GAME,
    ("15.7", "", "clock"): "every game has a clock of the same kind",
    ("2.2", "", "alpha"): "a window that is too wide costs time, and no promise",
    ("2.2", "", "beta"): "the same",
    ("2.5", "search", "alpha"): "the same",
    ("2.5", "search", "beta"): "the same",
    ("2.5", "guess", "low"): "a wrong guess costs a second search",
    ("2.5", "guess", "high"): "the same",
    ("3.2", "", "evaluate"): "one evaluation is asked for in all cases",
    ("4.2", "", "alpha"): "a window that is too wide costs time, and no promise",
    ("4.2", "", "beta"): "the same",
    ("6.6", "", "time"): "a right worth need not look at it",
    ("9.3", "", "ceiling"): "the solution hands it down to itself",
    ("11.5", "", "rng"): "one generator goes on where another would begin",
}


def functions(answer: Any) -> Iterator[tuple[str, Callable[..., Any]]]:
    """The parts of an answer that are functions, by their names."""
    parts = answer if isinstance(answer, dict) else {"": answer}
    for part, given in parts.items():
        if inspect.isfunction(given):
            yield part, given


def arguments() -> list[tuple[str, str, str]]:
    """Exercise, part, argument."""
    return [
        (each.number, part, name)
        for each in exercises()
        if each.number in solution_to(each.number).asked
        for part, function in functions(solution_to(each.number).answer(each.number))
        for name in inspect.signature(function).parameters
    ]


def deaf(function: Callable[..., Any], name: str) -> Callable[..., Any]:
    """The same function, which hears once what this argument is."""
    signature, heard = inspect.signature(function), []

    @wraps(function)
    def called(*given: Any, **options: Any) -> Any:
        bound = signature.bind(*given, **options)
        if name in bound.arguments:
            heard.append(bound.arguments[name])
            bound.arguments[name] = heard[0]
        return function(*bound.args, **bound.kwargs)

    return called


def answered(sol: Solution, number: str, part: str, name: str) -> Any:
    """The solution's answer, deaf in one argument; made anew, for it remembers."""
    answer = sol.answer(number)
    if not part:
        return deaf(answer, name)
    return {**answer, part: deaf(answer[part], name)}


def from_the_beginning(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function, which looks at the game's first state, whichever it is asked about."""
    signature = inspect.signature(function)

    @wraps(function)
    def called(*given: Any, **options: Any) -> Any:
        bound = signature.bind(*given, **options)
        bound.arguments["state"] = bound.arguments["game"].initial
        return function(*bound.args, **bound.kwargs)

    return called


@cache
def key(number: str) -> dict[str, str]:
    """What the grade cells report of the solution's own answer."""
    return solution_to(number).graded(number, solution_to(number).answer(number))


ARGUMENTS = [each for each in arguments() if each not in LEFT_FREE]


def test_what_is_left_free_is_there():
    assert set(LEFT_FREE) <= set(arguments())


@pytest.mark.parametrize("place", ARGUMENTS, ids="-".join)
def test_no_argument_can_be_left_out(place):
    number, part, name = place
    sol = solution_to(number)
    assert exercise(number).examine(answered(sol, number, part, name)) is not None
    said = sol.graded(number, answered(sol, number, part, name), key=key(number))
    assert said != key(number)


# Asked there about tic-tac-toe, they would search the whole game again and again.
TOO_LONG = [("1.2b", "", "state"), ("1.6", "", "state"), ("1.7", "repaired", "state")]
STATES = [each for each in arguments() if each[2] == "state" and each not in TOO_LONG]


@pytest.mark.parametrize("place", STATES, ids="-".join)
def test_no_search_can_set_out_from_the_beginning(place):
    number, part, _ = place
    sol = solution_to(number)

    def begun() -> Any:
        answer = sol.answer(number)
        if not part:
            return from_the_beginning(answer)
        return {**answer, part: from_the_beginning(answer[part])}

    assert exercise(number).examine(begun()) is not None
    assert sol.graded(number, begun(), key=key(number)) != key(number)
