"""A contest as tables for other programs: table.csv, games.csv, and who is behind a pseudonym."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from gamesearch.course.contest.referee import Record
from gamesearch.course.contest.standing import Standing
from gamesearch.course.contest.work import Task
from gamesearch.course.grade.record import write_whole
from gamesearch.course.grade.spreadsheet import to_csv

TABLE, GAMES, NAMES = "table.csv", "games.csv", "names.csv"
COLUMNS = [
    *("place", "player", "rating", "from", "to", "points", "games", "wins", "draws", "losses"),
    *("faults", "CPU seconds", "CPU seconds a move", "longest move", "loading"),
]
ABOUT_GAMES = ["round", "MAX", "MIN", "winner", "ending", "plies", "opening", "moves", "why"]


def write_sheets(folder: Path, standing: Standing, games: Iterable[tuple[Task, Record]]) -> None:
    write_whole(folder / TABLE, to_csv([COLUMNS, *table(standing)]))
    write_whole(folder / GAMES, to_csv([ABOUT_GAMES, *(_game(*each) for each in games)]))


def table(standing: Standing) -> Iterable[Sequence[Any]]:
    for place, row in enumerate(standing.ranked(), 1):
        rating, score = standing.rating(row.name), row.score
        yield [
            *(place, row.name, *(round(each) for each in rating or ())),
            *([] if rating else ["", "", ""]),
            *(score.points + row.rested, score.games, score.wins, score.draws, score.losses),
            " ".join(f"{count} {fault}" for fault, count in sorted(row.faults.items())),
            *(f"{seconds:.3f}" for seconds in (row.used, row.per_move, row.most, row.loaded)),
        ]


def _game(task: Task, record: Record) -> list[Any]:
    winner = {1: record.names[0], -1: record.names[1], 0: "draw"}[record.value]
    return [
        *(task.round + 1, *record.names, winner, record.ending),
        *(len(record.moves), record.opening, " ".join(map(str, record.moves)), record.sentence),
    ]


def write_names(folder: Path, given: Mapping[str, str]) -> None:
    """For the one who holds the contest: not to be handed out."""
    write_whole(folder / NAMES, to_csv([("student", "pseudonym"), *sorted(given.items())]))
