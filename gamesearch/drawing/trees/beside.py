"""What stands beside the tree of a recorded search, step by step: its code, and its window.

code     the functions of the search as HTML lines, and for each step which of them runs, at which
         line: where it was called, where it answered, or where it left the loop early
window   for each step alpha and beta of the node that the search is in, None for infinity; and the
         part of the number line on which they lie
"""

from __future__ import annotations

import ast
import inspect
import linecache
import textwrap
from collections.abc import Sequence
from functools import cache
from math import isfinite
from typing import Any

from ...games.game import MAX, MIN
from ..source import highlighted
from .scene import Story

_LONGEST = 32  # lines of a function that can be read beside a picture
_MOST = 4  # functions

Place = tuple[str, int]  # the file of a function, and its first line there


def code(story: Story, times: Sequence[int]) -> dict[str, Any] | None:
    """None where the search has no functions that were followed, or long ones."""
    visits = [visit for visit in story.trace.visits() if visit.code]
    places = list(dict.fromkeys(visit.code[:2] for visit in visits if visit.code))
    listings = [_listing(*place) for place in places]
    if not 0 < len(places) <= _MOST or not all(0 < len(each) <= _LONGEST for each in listings):
        return None
    heads = [_decorators(*place) for place in places]
    shortened = [
        textwrap.dedent("\n".join(lines[head:]))
        for lines, head in zip(listings, heads, strict=True)
    ]
    at = [_line(story, time, places) for time in times]
    return {"functions": [highlighted(text) for text in shortened], "at": at}


def _line(story: Story, time: int, places: Sequence[Place]) -> list[int] | None:
    """Which function runs at a time of the search's clock, and at which of its lines."""
    visit = story.current(time).visit
    if visit is None or visit.code is None:
        return None
    file, first, answered = visit.code
    line, head = 0, _decorators(file, first)
    if visit.closed == time:
        line = answered - first - head
        if visit.pruned and (way_out := _way_out(file, first)):
            line = way_out - head
    return [places.index((file, first)), line]


@cache
def _listing(file: str, first: int) -> tuple[str, ...]:
    """The lines of the function that begins there; () where nobody knows them any more."""
    lines = linecache.getlines(file)[first - 1 :]
    return tuple(line.rstrip("\n") for line in inspect.getblock(lines)) if lines else ()


@cache
def _decorators(file: str, first: int) -> int:
    """How many lines stand above the `def`: they say nothing about the search."""
    lines = _listing(file, first)
    return next((n for n, line in enumerate(lines) if line.lstrip().startswith("def ")), 0)


@cache
def _way_out(file: str, first: int) -> int | None:
    """The line, if there is one and no second, at which the function leaves its loop early."""
    tree = ast.parse(textwrap.dedent("\n".join(_listing(file, first))))
    loops = [node for node in ast.walk(tree) if isinstance(node, ast.For | ast.While)]
    leaving = {
        statement.lineno - 1
        for loop in loops
        for node in ast.walk(loop)
        if isinstance(node, ast.If)
        for statement in node.body
        if isinstance(statement, ast.Break | ast.Return)
    }
    return leaving.pop() if len(leaving) == 1 else None


def window_beside(story: Story, times: Sequence[int]) -> dict[str, Any] | None:
    """None where the search has no window, or one that changes its sign from player to player."""
    if not any(visit.windows for visit in story.trace.visits()) or story.values.for_the_mover:
        return None
    leaves = [value for value in story.trace.leaves if isfinite(value)]
    if not leaves:
        return None
    return {
        "span": [min(leaves) - 1, max(leaves) + 1],
        "at": [_bounds(story, time) for time in times],
    }


def _bounds(story: Story, time: int) -> list[float | None] | None:
    """Of the node itself; of a leaf, which asks for nothing, those of the node above. What a node
    has found so far counts, although the search does not write it down where it cuts."""
    visit = story.current(time).visit
    while visit is not None and (visit.is_leaf or not visit.windows):
        visit = visit.parent
    known = visit.window_at(time) if visit is not None else None
    if visit is None or known is None:
        return None
    alpha, beta = known
    found = story.values.so_far(visit, time)
    if found is not None and visit.player == MAX:
        alpha = max(alpha, found)
    elif found is not None and visit.player == MIN:
        beta = min(beta, found)
    return [bound if isfinite(bound) else None for bound in (alpha, beta)]
