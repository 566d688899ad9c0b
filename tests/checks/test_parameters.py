"""An answer that leaves out one of its arguments is turned away, and loses points.

It is the solution's own function, and what was handed to it first under one name is what it gets
for ever: the state of the first call, its temperature, its risk. Whoever starts at the beginning of
the game whatever state is asked has written such a function.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import cache, partial, wraps
from typing import Any

import pytest

from gamesearch.checks.verdict import exercise, exercises
from tests.solutions import SOURCES, solution_to

Place = tuple[str, str, str]  # exercise, part, argument
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


@cache
def arguments(lesson: int) -> list[Place]:
    return [
        (each.number, part, name)
        for each in exercises()
        if int(each.number.partition(".")[0]) == lesson
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


def changed(place: Place, change: Callable[[Callable[..., Any]], Any]) -> Any:
    """The solution's answer with one function changed; made anew, for it may remember."""
    number, part, _ = place
    answer = solution_to(number).answer(number)
    return {**answer, part: change(answer[part])} if part else change(answer)


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


def is_noticed(place: Place, change: Callable[[Callable[..., Any]], Any]) -> bool:
    """Whether the check turns the changed answer away, and the grade cells report other values."""
    number = place[0]
    if exercise(number).examine(changed(place, change)) is None:
        return False
    said = solution_to(number).graded(number, changed(place, change), key=key(number))
    return said != key(number)


# Which arguments there are is known when a solution has run: so a test is a lesson, and what tests
# there are can be told without that.
LESSONS = {int(path.stem[:2]): path.stem for path in SOURCES}
EACH_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=LESSONS.get)


def test_what_is_left_free_is_there():
    assert set(LEFT_FREE) <= {place for lesson in LESSONS for place in arguments(lesson)}


@EACH_LESSON
def test_no_argument_can_be_left_out(lesson):
    places = [place for place in arguments(lesson) if place not in LEFT_FREE]
    assert places
    unnoticed = [each for each in places if not is_noticed(each, partial(deaf, name=each[2]))]
    assert unnoticed == []


# Asked there about tic-tac-toe, they would search the whole game again and again.
TOO_LONG = [("1.2b", "", "state"), ("1.6", "", "state"), ("1.7", "repaired", "state")]


@EACH_LESSON
def test_no_search_can_set_out_from_the_beginning(lesson):
    searches = [each for each in arguments(lesson) if each[2] == "state" and each not in TOO_LONG]
    assert [each for each in searches if not is_noticed(each, from_the_beginning)] == []
