"""Recording a search without changing it: the search is handed a *recorded game*.

The recorded game answers like the real one and notes each question. That alone gives the tree
the search saw, the order, the leaves, and what was pruned. So any function can be recorded, a
student's own included, as long as it makes its states by `result`. It may make all children
first, look at one more than once, or come back to it; only sibling states must differ, and no
state may come back along one path.

  path     the visits from the root to where the search stands
  left     the visits that it has come away from, in that order
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..errors import TraceTooLong, UnknownState
from ..games.game import MAX, Action, Game, Player, State, Value, needs_game
from ..games.wrapper import Wrapped
from .trace import Trace, Visit, value_and_move
from .watching import Watching


def record(
    search: Callable[..., Any],
    game: Game,
    state: State | None = None,
    *,
    limit: int = 5_000,
    **options: Any,
) -> Trace:
    """Run `search(game, state, **options)` on a recorded game.

    `state` is left out of the call where none is given, so functions of the game alone work too.
    `evaluate`, if among the options, gets the real game and is noted as the leaf's value.

    >>> from gamesearch import TreeGame, alphabeta
    >>> trace = record(alphabeta, TreeGame([[3, 5], [2, 9]]))
    >>> trace.value, trace.leaves
    (3, [3, 5, 2])
    >>> trace
    <trace: 6 nodes opened, 1 moves pruned, value 3>
    """
    needs_game(game)
    recorded = RecordedGame(game, game.initial if state is None else state, limit)
    if options.get("evaluate") is not None:
        options["evaluate"] = _noted(options["evaluate"], game, recorded)
    arguments = (recorded,) if state is None else (recorded, state)
    with Watching(recorded, search):
        answer = search(*arguments, **options)
    return recorded.finish(answer)


def record_questions(
    search: Callable[..., Any], game: Game, state: State | None = None, *, limit: int = 5_000
) -> Trace:
    """As `record`, without the values and windows of the search's functions: Python reports no
    calls, and the recording takes a fifth of the time.

    >>> from gamesearch import TreeGame, alphabeta
    >>> record_questions(alphabeta, TreeGame([[3, 5], [2, 9]])).leaves
    [3, 5, 2]
    """
    recorded = RecordedGame(game, game.initial if state is None else state, limit)
    return recorded.finish(search(recorded) if state is None else search(recorded, state))


def _noted(guess: Callable[..., Value], real: Game, recorded: RecordedGame) -> Callable[..., Value]:
    """The same evaluation, whose words are noted; its name stands in the errors of who calls it."""

    def evaluate(game: Game, state: State) -> Value:
        return recorded.evaluated(state, guess(real, state))

    evaluate.__qualname__ = "evaluate"
    return evaluate


def note(game: Game, text: str) -> None:
    """Tell a recording, if there is one, what the game cannot see: "from the table"."""
    if isinstance(game, RecordedGame):
        visit = game.path[-1] if game.path else game.at(game.initial)
        visit.note = text


class RecordedGame(Wrapped):
    """Answers like the real game, and builds the tree of visits from what it is asked."""

    def __init__(self, game: Game, initial: State, limit: int):
        super().__init__(game)
        self.initial, self.limit = initial, limit
        self.clock = -1
        self.count = 0
        self.root = Visit(initial, None, None)
        self.path: list[Visit] = []
        self.left: list[Visit] = []

    # Asking whose turn it is, is no look at the state yet, and goes to the real game: negamax asks
    # it of a child's state on the way back, when that visit has long been closed.

    def actions(self, state: State) -> Any:
        visit = self.at(state)
        legal = self.real.actions(state)
        visit.legal = tuple(legal)
        return legal

    def chances(self, state: State) -> Any:
        visit = self.at(state)
        chances = self.real.chances(state)
        visit.legal = tuple(action for action, _ in chances)
        return chances

    def result(self, state: State, action: Action) -> State:
        visit = self.at(state)
        new_state = self.real.result(state, action)
        known = [c for c in visit.children if c.move == action and c.state == new_state]
        if not known:
            visit.children.append(Visit(new_state, action, visit))
        return new_state

    def is_terminal(self, state: State) -> bool:
        visit = self.at(state)
        visit.terminal = self.real.is_terminal(state)
        return visit.terminal

    def utility(self, state: State, player: Player = MAX) -> Value:
        visit = self.at(state)
        value = self.real.utility(state, player)
        visit.outcome = visit.value = self.real.utility(state)
        return value

    def __copy__(self) -> RecordedGame:
        return self  # rules hold no position to copy, and a copy would record for nobody

    def __deepcopy__(self, memo: object) -> RecordedGame:
        return self

    def evaluated(self, state: State, value: Value) -> Value:
        visit = self.at(state)
        visit.outcome = visit.value = value
        return value

    def at(self, state: State) -> Visit:
        """The visit that a question about `state` belongs to; opens it if it is new."""
        visit = self.find(state)
        if visit is None:  # it looked elsewhere meanwhile, and comes back
            visit = self._left_before(state)
            for above in visit.line[:-1]:
                self._go_to(above)
        self._go_to(visit)
        return visit

    def find(self, state: State) -> Visit | None:
        """From where the search stands upwards: is it this state, or a child made here?"""
        if not self.path:
            return self.root if state == self.initial else None
        for visit in reversed(self.path):
            if visit.state == state:
                return visit
            equal = [child for child in visit.children if child.state == state]
            if equal:  # one not yet opened comes first: two moves may lead to equal states
                return min(equal, key=lambda child: child.opened is not None)
        return None

    def _left_before(self, state: State) -> Visit:
        for visit in reversed(self.left):
            made = [child for child in visit.children if child.opened is None]
            for known in (visit, *made):  # made and kept for later: breadth first, say
                if known.state == state:
                    return known
        raise UnknownState(
            f"the search asked about {state!r}, which it never reached by game.result(…); "
            "make new states with result, so that they can be followed"
        )

    def _go_to(self, visit: Visit) -> None:
        """Close the visits below `visit` or below its parent, then open it if it is not open."""
        while self.path and self.path[-1] is not visit and self.path[-1] is not visit.parent:
            self._close(self.path.pop())
        if not self.path or self.path[-1] is not visit:
            self._open(visit)

    def finish(self, answer: Any) -> Trace:
        if not self.path:
            self.at(self.initial)
        while self.path:
            self._close(self.path.pop())
        if self.root.value is None:
            self.root.value = value_and_move(answer, self.seats)[0]
        return Trace(self.real, self.root, self.clock, answer)

    def _open(self, visit: Visit) -> None:
        if visit.opened is None:
            self.count += 1
            if self.count > self.limit:
                raise TraceTooLong(
                    f"the search opened more than {self.limit:,} states; record a smaller game, "
                    "limit the depth (depth=3), or allow more with limit=…"
                )
            self.clock += 1
            visit.opened = self.clock
            visit.player = self.real.to_move(visit.state)
        self.path.append(visit)

    def _close(self, visit: Visit) -> None:
        if visit.opened_children or visit.opened != self.clock:
            self.clock += 1
        visit.closed = self.clock
        self.left.append(visit)
