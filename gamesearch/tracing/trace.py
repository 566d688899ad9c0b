"""What a recording leaves behind: the tree of visits, with two times each.

  visit    one look at one state; equal states reached by two ways are two visits
  clock    ticks once when a visit opens and once when it closes; a leaf does both in one tick
  opened   a state made by `result` is not opened yet: a visit opens when the search first asks
           about it
  pruned   a legal move that was never opened although others beside it were

Since each visit knows when it opened and closed, the picture at time t is a function of the
trace and of t: nothing has to be replayed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from numbers import Real
from typing import Any, NamedTuple

from ..errors import needed
from ..games.game import Action, Game, Player, State, Value


@dataclass(eq=False)
class Visit:
    """One look at one state. Times are ticks of the clock; None means: has not happened."""

    state: State
    move: Action | None  # the move that led here
    parent: Visit | None = field(repr=False)
    player: Player | None = None
    terminal: bool = False
    opened: int | None = None
    closed: int | None = None
    legal: tuple[Action, ...] = ()
    children: list[Visit] = field(default_factory=list, repr=False)
    step: str | None = None  # the name of the function that answered for this state
    windows: list[tuple[int, Value, Value]] = field(default_factory=list)  # (time, alpha, beta)
    outcome: Any = None  # what the game or the evaluation said of it, for MAX
    value: Any = None  # what the search made of it: negamax speaks for the player to move
    note: str | None = None
    code: tuple[str, int, int] | None = (
        None  # of that function: file, first line, where it answered
    )

    @property
    def window(self) -> tuple[Value, Value] | None:
        """(alpha, beta) as the search came in."""
        return self.windows[0][1:] if self.windows else None

    def window_at(self, time: int) -> tuple[Value, Value] | None:
        """(alpha, beta) at a moment of the search."""
        known = [(alpha, beta) for since, alpha, beta in self.windows if since <= time]
        return known[-1] if known else None

    @property
    def line(self) -> list[Visit]:
        """The visits from the root to this one."""
        return [self] if self.parent is None else [*self.parent.line, self]

    @property
    def path(self) -> tuple[Action, ...]:
        """The moves from the root to this visit."""
        return tuple(visit.move for visit in self.line[1:])

    @property
    def is_leaf(self) -> bool:
        """Did the search take a value here instead of looking further?"""
        return self.opened is not None and not self.opened_children

    @property
    def opened_children(self) -> list[Visit]:
        return [child for child in self.children if child.opened is not None]

    @property
    def pruned(self) -> tuple[Action, ...]:
        """Legal moves that were never opened, though others here were."""
        opened = [child.move for child in self.opened_children]
        return tuple(move for move in self.legal if move not in opened) if opened else ()

    def walk(self) -> Iterator[Visit]:
        """This visit and all below that were opened, in the order of opening."""
        yield self
        for child in sorted(self.opened_children, key=lambda child: child.opened or 0):
            yield from child.walk()


class Pruned(NamedTuple):
    """A legal move that the search never opened."""

    state: State
    move: Action


class Trace:
    """A finished recording: the answer, and the tree of visits that led to it."""

    def __init__(self, game: Game, root: Visit, clock: int, answer: Any):
        self.game, self.root, self.clock, self.answer = game, root, clock, answer

    @property
    def value(self) -> Any:
        """The value the search returned, whether alone or in a (value, move) pair."""
        return value_and_move(self.answer, self.game.seats)[0]

    @property
    def move(self) -> Action | None:
        """The move the search returned, if it returned one."""
        return value_and_move(self.answer, self.game.seats)[1]

    def visits(self) -> Iterator[Visit]:
        """All opened visits, in the order of opening."""
        return self.root.walk()

    @property
    def opened(self) -> list[State]:
        """The states of the nodes opened, in order."""
        return [visit.state for visit in self.visits()]

    @property
    def leaves(self) -> list[Value]:
        """What the leaves are worth to MAX, in the order looked at: as the rules say, or the
        evaluation handed to `record`. A search's own guess is its own, and not among them; nor is
        a finished game whose `utility` the search never asked, for it read nothing there."""
        return [v.outcome for v in self.visits() if v.is_leaf and v.outcome is not None]

    @property
    def pruned(self) -> list[Pruned]:
        """The legal moves that were never opened."""
        return [Pruned(v.state, move) for v in self.visits() for move in v.pruned]

    def to_dict(self) -> dict[str, Any]:
        """The whole trace as plain data, for golden files."""

        def plain(visit: Visit) -> dict[str, Any]:
            data: dict[str, Any] = {"opened": visit.opened, "closed": visit.closed}
            data |= {"value": visit.value, "step": visit.step, "pruned": list(visit.pruned)}
            data["windows"] = [[time, str(low), str(high)] for time, low, high in visit.windows]
            opened = sorted(visit.opened_children, key=lambda child: child.opened or 0)
            data["children"] = [{"move": child.move, **plain(child)} for child in opened]
            return data

        return {"value": self.value, "move": self.move, "clock": self.clock} | plain(self.root)

    def to_networkx(self) -> Any:
        """The visits as a networkx.DiGraph: a node per path of moves, an edge per move."""
        with needed("graphs"):
            import networkx

        graph = networkx.DiGraph()
        for visit in self.visits():
            graph.add_node(visit.path, visit=visit, player=visit.player, value=visit.value)
            if visit.parent is not None:
                graph.add_edge(visit.parent.path, visit.path, move=visit.move)
        return graph

    def __repr__(self) -> str:
        nodes, cut = len(self.opened), len(self.pruned)
        return f"<trace: {nodes} nodes opened, {cut} moves pruned, value {self.value}>"


def value_and_move(answer: Any, players: int = 2) -> tuple[Any, Any]:
    """A search may answer with a value or with a pair of value and move, numpy's kinds included.

    With more than two players a value is a number for each of them.
    """
    plain = _plain if players == 2 else lambda value: _share(value, players)
    if isinstance(answer, tuple | list) and len(answer) == 2:
        return plain(answer[0]), answer[1]
    return plain(answer), None


def _share(value: Any, players: int) -> Any:
    """What each of several players gets, as a tuple of numbers; one number stays one."""
    if not isinstance(value, tuple | list) or len(value) != players:
        return _plain(value)
    share = tuple(_plain(each) for each in value)
    return None if None in share else share


def _plain(value: Any) -> Any:
    """A number as Python writes it, None for what is no number."""
    if hasattr(value, "item") and getattr(value, "size", 1) == 1:
        value = value.item()  # a numpy number
    return value if isinstance(value, Real) and not isinstance(value, bool) else None
