"""`@step` above a function of a search: a recording notes what it returned, and with which window.

Nobody recording, nothing to pay: `@step` hands back the very function it was given, and importing
a search brings in nothing of what a recording needs.
"""

from __future__ import annotations

from collections.abc import Callable
from types import CodeType
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

steps: set[CodeType] = set()  # of all functions that were marked


def step(function: Function) -> Function:
    """Mark a function of `(game, state, …)` whose window and value a recording should note.

    The window is what its arguments `alpha` and `beta` hold.

    >>> from gamesearch import TreeGame, record
    >>> @step
    ... def largest(game, state):
    ...     if game.is_terminal(state):
    ...         return game.utility(state)
    ...     return max(largest(game, game.result(state, move)) for move in game.actions(state))
    >>> root = record(largest, TreeGame([[3, 5], [2, 9]]), ()).root
    >>> [child.value for child in root.children]
    [5, 9]
    """
    steps.add(function.__code__)
    return function
