"""What a contest has done so far, on the disk: contest.json, and a journal of what came since.

An outcome is appended as soon as it is there. It is used again as long as its key is the same: the
same two notebooks, the same openings, the same terms. So an interrupted contest goes on, and one
with a new player plays only the new games.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gamesearch.course.contest.referee import Record
from gamesearch.course.contest.tasks import ContestOutcome, ContestTask
from gamesearch.course.disk import append_entry, read_entries, write_whole, writing
from gamesearch.course.folder import WrongCall

FORMAT = 1
RECORD, JOURNAL = "contest.json", "contest.unfinished.jsonl"


class ContestLedger:
    """Outcomes by the key of their task, told in the order of the tasks."""

    def __init__(self, folder: Path):
        self.record, self.journal = folder / RECORD, folder / JOURNAL
        self.entries: dict[str, str] = {}  # as they stand on the disk: a tenth of what objects need
        if self.record.exists():
            try:
                data = json.loads(self.record.read_text("utf-8"))
                if data["format"] != FORMAT:
                    raise ValueError("of another version")
                self.entries = {k: json.dumps(each) for k, each in data["outcomes"].items()}
            except (OSError, ValueError, KeyError, TypeError, AttributeError):
                raise WrongCall(
                    f"{self.record} cannot be read as a contest's record: choose another --out, or "
                    "put it elsewhere to play all again"
                ) from None
        self.entries |= {key: json.dumps(entry) for key, entry in read_entries(self.journal)}

    def find(self, task: ContestTask) -> ContestOutcome | None:
        if task.key not in self.entries:
            return None
        entry = json.loads(self.entries[task.key])
        games = tuple(Record.from_dict(game) for game in entry["games"])
        return ContestOutcome(task, games, entry["wrong"], entry["loaded"])

    def add(self, outcome: ContestOutcome) -> None:
        """Note it, so that it is on the disk when this returns."""
        games = [game.to_dict() for game in outcome.games]
        entry = {"games": games, "wrong": outcome.wrong, "loaded": outcome.loaded}
        self.entries[outcome.task.key] = text = json.dumps(entry)
        append_entry(self.journal, outcome.task.key, text)

    def games(self, tasks: list[ContestTask]) -> Iterator[tuple[ContestTask, Record]]:
        for task in tasks:
            outcome = self.find(task)
            for game in outcome.games if outcome else ():
                yield task, game

    def close(self, tasks: list[ContestTask], about: dict[str, Any]) -> None:
        """Write what counts, and drop the journal and what counts no longer."""
        known = dict.fromkeys(task.key for task in tasks if task.key in self.entries)
        kept = ",\n".join(f'"{key}": {self.entries[key]}' for key in known)
        told = json.dumps({"format": FORMAT, **about}, indent=1, sort_keys=True)[:-2]
        write_whole(self.record, f'{told},\n "outcomes": {{\n{kept}\n}}\n}}\n')
        with writing(self.journal):
            self.journal.unlink(missing_ok=True)
