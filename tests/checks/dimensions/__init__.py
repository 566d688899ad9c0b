"""What the cases of an exercise vary, stated for each exercise and verified by looking on.

    VARIES = {
        ("1.2", ""): [MAX_FIRST, MIN_FIRST, TIES, ONE_CHILD, Dimension("…", lambda asked: …)],
        ("0.2", "actions"): [...],     # a part, as the check names it
    }

A topic's file here (minimax.py for `gamesearch/checks/minimax`) holds such a table, and
`test_dimensions.py` finds it. The solution's own function is handed to the check, then to the
grade cells, and a spy notes what it is called with: each dimension must be met at least once in
the check, and once in the grade. So a dimension that is lost when somebody changes the cases is
noticed, whatever way the cases are made.

Dimension   a name, and `holds(asked)`: the arguments of one call by their names, as in
            `asked.state`; `asked.game` without what counts or records, so that it may be asked
            freely. With `after=True` it is judged when the call is over: `asked.answer` is there.
            `where="check"` (or "grade") with a reason in a comment: only there is it varied.
            For a class as an answer, state `("0.6", "", "result")`: the method that is watched.

The dimensions that many exercises share are in `trees.py`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import wraps
from types import SimpleNamespace
from typing import Any

from gamesearch.games.wrapper import Wrapped


@dataclass(frozen=True)
class Dimension:
    """Something that at least one call must have."""

    name: str
    holds: Callable[[Any], bool]
    after: bool = False
    where: str = "both"


class Spy:
    """Looks on while a function is called, and knows which dimensions it has not met yet."""

    def __init__(self, dimensions: Iterable[Dimension]):
        self.missing = list(dimensions)
        self.calls = 0

    def beside(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The same function, looked on at."""
        signature = inspect.signature(function)

        @wraps(function)
        def watched(*args: Any, **options: Any) -> Any:
            self.calls += 1
            if not self.missing:  # nothing left to look for: an evaluation is called very often
                return function(*args, **options)
            bound = signature.bind(*args, **options)
            bound.apply_defaults()
            asked = SimpleNamespace(**{name: _real(each) for name, each in bound.arguments.items()})
            self._note(asked, after=False)
            asked.answer = function(*args, **options)
            self._note(asked, after=True)
            return asked.answer

        return watched

    def inside(self, kind: type, method: str) -> type:
        """The same class, one method of which is looked on at."""
        return type(kind.__name__, (kind,), {method: self.beside(getattr(kind, method))})

    def _note(self, asked: SimpleNamespace, after: bool) -> None:
        met = [each for each in self.missing if each.after == after and each.holds(asked)]
        self.missing = [each for each in self.missing if each not in met]


def _real(given: Any) -> Any:
    while isinstance(given, Wrapped):
        given = given.real
    return given
