"""What the games of a contest say: points, ratings with their intervals, who did what to whom.

On the page, and as tables for other programs: table.csv, games.csv, who is behind a pseudonym.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from gamesearch.arena.ratings import Rating, Ratings, bradley_terry
from gamesearch.arena.tournament import Score
from gamesearch.course.contest.referee import RULES, Record
from gamesearch.course.contest.tasks import ContestTask
from gamesearch.course.disk import write_whole
from gamesearch.course.spreadsheet import to_csv
from gamesearch.games.game import MAX, MIN

TABLE, GAMES, NAMES = "table.csv", "games.csv", "names.csv"
COLUMNS = [
    *("place", "player", "rating", "from", "to", "points", "games", "wins", "draws", "losses"),
    *("faults", "CPU seconds", "CPU seconds a move", "longest move", "loading"),
]
ABOUT_GAMES = ["round", "MAX", "MIN", "winner", "ending", "plies", "opening", "moves", "why"]


@dataclass
class PlayerTotals:
    """One player: the score, and what it spent."""

    name: str
    score: Score = field(default_factory=Score)
    as_max: Score = field(default_factory=Score)
    faults: Counter[str] = field(default_factory=Counter)
    used: float = 0.0
    moves: int = 0
    most: float = 0.0
    rested: float = 0.0  # points for rounds without an opponent
    loaded: float = 0.0

    @property
    def per_move(self) -> float:
        return self.used / self.moves if self.moves else 0.0


class ContestStanding:
    """Built game by game, so that it holds sums and no games."""

    def __init__(self, names: Iterable[str]):
        self.rows = {name: PlayerTotals(name) for name in names}
        self.pairs: dict[tuple[str, str], Score] = {}
        self.endings: Counter[str] = Counter()
        self.games = 0

    def add(self, record: Record) -> None:
        self.games += 1
        self.endings[record.ending] += 1
        self.__dict__.pop("ratings", None)
        for seat, sign in ((MAX, 1), (MIN, -1)):
            name, other = record.names[seat], record.names[1 - seat]
            row, result = self.rows[name], sign * record.value
            row.score.add(result)
            if seat == MAX:
                row.as_max.add(result)
            self.pairs.setdefault((name, other), Score()).add(result)
            row.used += record.used[seat]
            row.most = max(row.most, record.most[seat])
            row.moves += record.asked[seat]
            if record.ending != RULES and result < 0:
                row.faults[record.ending] += 1

    def points(self) -> dict[str, float]:
        return {name: row.score.points + row.rested for name, row in self.rows.items()}

    @cached_property
    def ratings(self) -> Ratings:
        seen = {}
        for (one, two), score in self.pairs.items():
            if (two, one) not in seen:
                seen[one, two] = score.points, score.games
        return bradley_terry(seen)

    def rating(self, name: str) -> Rating | None:
        return self.ratings.get(name) if self.pairs else None

    def ranked(self) -> Sequence[PlayerTotals]:
        """The best first."""

        def strength(row: PlayerTotals) -> float:
            rating = self.rating(row.name)
            return -rating.rating if rating else 0.0

        return sorted(self.rows.values(), key=lambda row: (strength(row), row.name))


def write_sheets(
    folder: Path, standing: ContestStanding, games: Iterable[tuple[ContestTask, Record]]
) -> None:
    write_whole(folder / TABLE, to_csv([COLUMNS, *standing_rows(standing)]))
    write_whole(folder / GAMES, to_csv([ABOUT_GAMES, *(_game(*each) for each in games)]))


def standing_rows(standing: ContestStanding) -> Iterable[Sequence[Any]]:
    for place, row in enumerate(standing.ranked(), 1):
        rating, score = standing.rating(row.name), row.score
        yield [
            *(place, row.name, *(round(each) for each in rating or ())),
            *([] if rating else ["", "", ""]),
            *(score.points + row.rested, score.games, score.wins, score.draws, score.losses),
            " ".join(f"{count} {fault}" for fault, count in sorted(row.faults.items())),
            *(f"{seconds:.3f}" for seconds in (row.used, row.per_move, row.most, row.loaded)),
        ]


def _game(task: ContestTask, record: Record) -> list[Any]:
    winner = {1: record.names[0], -1: record.names[1], 0: "draw"}[record.value]
    return [
        *(task.round + 1, *record.names, winner, record.ending),
        *(len(record.moves), record.opening, " ".join(map(str, record.moves)), record.sentence),
    ]


def write_names(folder: Path, given: Mapping[str, str]) -> None:
    """For the one who holds the contest: not to be handed out."""
    write_whole(folder / NAMES, to_csv([("student", "pseudonym"), *sorted(given.items())]))
