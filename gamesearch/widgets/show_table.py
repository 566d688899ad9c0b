"""`show_table`: a search with a table, step by step, on a game whose states are each drawn once.

Several tables side by side behind one button: the same game, the same search, another memory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..drawing.numbers import number, window
from ..drawing.picture import Picture
from ..drawing.trees.graphs import GraphMoment, GraphPlan, TableRow, paint_graph, rows_in_words
from ..games.game import MAX, State
from ..games.graph import GraphGame
from ..search.minimax import minimax
from ..search.table import EXACT, LOWER, Entry, Table
from ..search.transpositions import table_alphabeta
from ..tracing.recording import record
from ..tracing.trace import Trace, Visit
from .show_frames import show_frames
from .stepper import Stepper, StepperChoice

SIGNS = {EXACT: "=", LOWER: "≥"}  # the third kind, UPPER, is ≤


class WatchedTable:
    """A table that writes down when it was told what, by the recording's clock."""

    def __init__(self, table: Table, game: Any):
        self.table, self.game = table, game
        self.stored: list[tuple[int, State, Entry]] = []

    def find(self, state: State) -> Entry | None:
        return self.table.find(state)

    def store(self, state: State, entry: Entry) -> None:
        self.table.store(state, entry)
        # What the table makes of it, which need not be what it was told.
        self.stored.append((self.game.clock, state, self.table.find(state) or entry))


def show_table(
    game: GraphGame, tables: Callable[[], Table] | Mapping[str, Callable[[], Table]] = Table
) -> Stepper | StepperChoice:
    """A slider over a search of the game. `tables` makes a table, or names several to compare.

    >>> from gamesearch import GraphGame
    >>> show_table(GraphGame({"s": ["a", "b"], "a": ["ab", 1], "b": ["ab", 2], "ab": 0}))
    <slider: 9 pictures, step 1 of 9 to 9 of 9>
    """
    if not isinstance(tables, Mapping):
        return Inspection(game, tables).stepper()
    return StepperChoice({name: Inspection(game, make).stepper() for name, make in tables.items()})


class Inspection:
    """One recorded search, and what is to be seen at each of its steps."""

    def __init__(self, game: GraphGame, make: Callable[[], Table]):
        self.plan = GraphPlan(game)
        self.watched: list[WatchedTable] = []

        def search(recorded: Any) -> Any:
            self.watched.append(WatchedTable(make(), recorded))
            return table_alphabeta(recorded, table=self.watched[0])  # type: ignore[arg-type]

        self.trace: Trace = record(search, game)
        self.truth = {state: minimax(game, state).value for state in self.plan.children}
        visits = list(self.trace.visits())
        # An entry is shown from the moment on at which its visit closes.
        self.kept = [
            (next(v.closed or 0 for v in visits if _was_open(v, state, since)), state, entry)
            for since, state, entry in self.watched[0].stored
        ]
        times = {time for v in visits for time in (v.opened, v.closed) if time is not None}
        self.moments = [self._at(time, visits) for time in sorted(times)]

    def stepper(self) -> Stepper:
        pictures = [
            Picture(
                lambda moment=moment: paint_graph(self.plan, moment),  # type: ignore[misc]
                f"{moment.words} {rows_in_words(moment.rows, self.plan)}",
                "graph and table",
            )
            for moment in self.moments
        ]
        words = [moment.words for moment in self.moments]
        labels = [f"{step} of {len(words)}" for step in range(1, len(words) + 1)]
        shown = show_frames(labels, pictures, label="step", describe=words)
        shown.fallback = pictures[-1]  # on paper the end says more than the start
        return shown

    def _at(self, time: int, visits: list[Visit]) -> GraphMoment:
        begun = [visit for visit in visits if (visit.opened or 0) <= time]
        now = next(v for v in begun if time in (v.opened, v.closed))
        closes = now.closed == time
        rows = {state: entry for since, state, entry in self.kept if since <= time}
        return GraphMoment(
            current=now.state,
            path=tuple(visit.state for visit in now.line),
            seen=frozenset(visit.state for visit in begun),
            rows=tuple(self._row(state, entry) for state, entry in rows.items()),
            hit=now.state if now.note else None,
            words=self._sentence(now, closes, rows.get(now.state)),
            edges=frozenset((v.parent.state, v.state) for v in begun if v.parent),
        )

    def _row(self, state: State, entry: Entry) -> TableRow:
        low, high = entry.bounds
        holds = low <= self.truth[state] <= high
        words = f"{SIGNS.get(entry.kind, '≤')} {number(entry.value)}"
        truth = "" if holds else f"   but it is worth {number(self.truth[state])}"
        return TableRow(state, words + truth, holds)

    def _sentence(self, visit: Visit, closes: bool, entry: Entry | None) -> str:
        name = self.plan.name(visit.state)
        if visit.terminal:
            return f"The game ends here: {number(visit.outcome)}."
        if visit.note:
            assert entry is not None
            said = self._row(visit.state, entry).words
            return f"{name} is known from the table ({said}): nothing below it is searched again."
        mover = "MAX" if visit.player == MAX else "MIN"
        if not closes:
            asked = f"values inside {window(*visit.window) if visit.window else ''}"
            if entry is None:
                return f"{name}: {mover} moves, and {asked} are of interest."
            known = self._row(visit.state, entry).words
            return f"{name} is in the table, but {known} is no answer where {asked} are asked for."
        worth = self._row(visit.state, entry).words if entry else number(visit.value)
        cut = f" Not all of its {len(visit.legal)} moves were searched." if visit.pruned else ""
        if visit.parent is None:
            return f"The search is done: {number(self.trace.value)}."
        return f"{name} is done and goes into the table: {worth}.{cut}"


def _was_open(visit: Visit, state: State, time: int) -> bool:
    return visit.state == state and (visit.opened or 0) <= time <= (visit.closed or 0)
