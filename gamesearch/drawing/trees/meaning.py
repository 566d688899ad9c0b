"""What the numbers of a recorded search mean: on whose scale, exact or a bound, held so far.

A recording knows what functions returned, not what they meant by it. So each meaning is claimed
only where the numbers themselves bear it out.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ...games.game import MAX, MIN
from ...tracing.trace import Trace, Visit


class ValueMeanings:
    def __init__(self, trace: Trace):
        self.trace = trace

    @cached_property
    def for_the_mover(self) -> bool:
        """Does the search speak for the player to move, as negamax does, instead of for MAX?

        Taken is the scale that explains more of the values.
        """
        for_max = for_mover = 0
        for visit in self.trace.visits():
            if visit.player not in (MAX, MIN) or visit.value is None:
                continue
            done = [(child.player, child.value) for child in visit.opened_children]
            if not done and visit.outcome is None:
                continue
            if not done:
                own = visit.outcome if visit.player == MAX else -visit.outcome
                as_max, as_mover = visit.value == visit.outcome, visit.value == own
            elif any(value is None for _, value in done):
                continue
            else:
                pick = max if visit.player == MAX else min
                as_max = pick(value for _, value in done) == visit.value
                turned = (value if player == visit.player else -value for player, value in done)
                best = max(turned)
                # At the very end a negamax may have turned its answer into MAX's value.
                as_mover = best == visit.value or (visit.parent is None and best == -visit.value)
            for_max += as_max
            for_mover += as_mover
        return for_mover > for_max

    def of(self, visit: Visit) -> Any:
        """A visit's final value, on the scale of the search's inner functions."""
        value = visit.outcome if visit.value is None else visit.value
        if visit.parent is None and self._root_is_turned and value is not None:
            return -value
        return value

    @cached_property
    def _root_is_turned(self) -> bool:
        """A negamax hands out MAX's value at the very end, whoever moves at the root."""
        root = self.trace.root
        if root.player != MIN or not self.for_the_mover or root.value is None:
            return False
        return bool(self._best(root, root.opened_children) == -root.value != root.value)

    def so_far(self, visit: Visit, time: int) -> Any:
        """What the search holds at an open node, or None where that cannot be told.

        It can be told if the value handed back in the end is the best of the children's; not of
        a search that combines them in another way.
        """
        if visit.value is None or self._best(visit, visit.opened_children) != self.of(visit):
            return None
        return self._best(visit, [c for c in visit.opened_children if (c.closed or 0) <= time])

    def bound(self, visit: Visit) -> str:
        """ "≤" or "≥" where a done visit's value is only a bound, "" where it is exact."""
        value, window = self.of(visit), visit.window
        if value is None or window is None or visit not in self._doubtful:
            return ""
        alpha, beta = window
        return "≤" if value <= alpha else "≥" if value >= beta else ""

    def narrowed(self, visit: Visit) -> tuple[Any, Any]:
        """(alpha, beta) as the search came to a visit, as far as they say more than the window
        at the root: a side that is still as wide open as there is None.

        Compared with the root's window and not with infinity: a search may begin with ±1000.
        """
        first = self.trace.root.window
        if visit.window is None or first is None:
            return None, None
        if self.for_the_mover and visit.player != self.trace.root.player:
            first = (-first[1], -first[0])
        alpha, beta = visit.window
        return alpha if alpha > first[0] else None, beta if beta < first[1] else None

    def seen_from(self, parent: Visit, child: Visit) -> Any:
        """A child's value as its parent takes it."""
        value = self.of(child)
        turned = self.for_the_mover and child.player != parent.player
        return -value if turned and value is not None else value

    def _best(self, visit: Visit, done: list[Visit]) -> Any:
        values = [self.seen_from(visit, child) for child in done]
        if not values or any(v is None for v in values) or visit.player not in (MAX, MIN):
            return None
        return min(values) if visit.player == MIN and not self.for_the_mover else max(values)

    @cached_property
    def _doubtful(self) -> set[Visit]:
        """Where not all was read, or something else was handed back than the best of it.

        A search that returns the edge of its window instead of what it found (fail-hard) means a
        bound. The doubt goes up to all the nodes above; there, the window decides.
        """
        found: set[Visit] = set()
        for visit in self.trace.visits():
            below = visit.opened_children
            if visit.pruned or (below and self._best(visit, below) != self.of(visit)):
                above: Visit | None = visit
                while above is not None and above not in found:
                    found.add(above)
                    above = above.parent
        return found
