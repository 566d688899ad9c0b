"""What the games of a contest say: points, ratings with their intervals, who did what to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from gamesearch.arena.ratings import Rating, Ratings, bradley_terry
from gamesearch.arena.tournament import Score
from gamesearch.course.contest.referee import Record
from gamesearch.games.game import MAX, MIN


@dataclass
class Row:
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


class Standing:
    """Built game by game, so that it holds sums and no games."""

    def __init__(self, names: Iterable[str]):
        self.rows = {name: Row(name) for name in names}
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
            if record.ending != "rules" and result < 0:
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

    def ranked(self) -> Sequence[Row]:
        """The best first."""

        def strength(row: Row) -> float:
            rating = self.rating(row.name)
            return -rating.rating if rating else 0.0

        return sorted(self.rows.values(), key=lambda row: (strength(row), row.name))
