"""Observations that are made where the answer is.

When answers are marked, a student's function stays in a process of the student's own, and a grade
cell holds a stand-in that sends each call there (see `course.grade.asking`). That is slow where a
function asks back for every move of a game, so

    @inside
    def look(search, position): ...       # records `search` on a game, says what it did

is sent as a whole: it runs beside the answer, and what it returns comes back. What is asked there
goes along, so it must be possible to pickle it. It must be an observation, in values of our own
making, and no verdict: what is right is neither known there nor decided there.

A question takes longer than most observations do, so what a grade cell asks of many cases it asks
at once: `each(search, look, cases)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeVar

Observe = TypeVar("Observe", bound=Callable[..., Any])


class Elsewhere:
    """An answer that is in another process; whoever marks makes a kind of its own. `seen` is the
    same for all grade cells that are asked in a row."""

    seen: dict[str, Any]

    def observe(self, function: Callable[..., Any], *args: Any, **options: Any) -> Any:
        raise NotImplementedError


def inside(observe: Observe) -> Observe:
    """The same function, which runs beside the answer that it is given first."""

    @wraps(observe)
    def beside(answer: Any, *args: Any, **options: Any) -> Any:
        if isinstance(answer, Elsewhere):
            return answer.observe(beside, *args, **options)
        return observe(answer, *args, **options)

    return beside  # type: ignore[return-value]


def each(
    answer: Callable[..., Any], observe: Callable[[Any, Any], Any], cases: Iterable[Any]
) -> list[Any]:
    """What `observe(answer, case)` sees of each case, asked for with one question. Where it raises
    on a case, that is raised, and the cases behind it are not looked at."""
    seen: list[Any] = _of_each(answer, observe, tuple(cases))
    return seen


@inside
def _of_each(answer: Any, observe: Callable[[Any, Any], Any], cases: tuple[Any, ...]) -> list[Any]:
    return [observe(answer, case) for case in cases]


BEGUN = "begun"  # is kept of an answer where a cell asks for others as well
_seen: list[Any] = [None, {}]  # an answer, and what was seen of it


def kept(answer: Any) -> dict[str, Any]:
    """What grade cells have seen of this answer, to be added to: where several ask the same."""
    if isinstance(answer, Elsewhere):
        return answer.seen
    if _seen[0] is not answer:
        _seen[:] = answer, {}
    seen: dict[str, Any] = _seen[1]
    return seen
