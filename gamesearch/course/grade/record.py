"""The record of a grading: grades.json, and a journal of what has been done since.

A result is appended to the journal as soon as it is there, so that an interrupted run loses
nothing; at the end the record is written anew, whole or not at all. A result is used again as
long as its key is the same: the marking key, the submission and the package that judged it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from gamesearch.checks.sealed import FILE as SEALS
from gamesearch.course.disk import append_entry, read_entries, write_whole, writing
from gamesearch.course.folder import WrongCall
from gamesearch.course.grade.grade_one import Result
from gamesearch.course.grade.submissions import Stray

FORMAT = 1
RECORD, JOURNAL = "grades.json", "grades.unfinished.jsonl"


def key(reference_digest: str, submission: bytes) -> str:
    """What a result depends on."""
    parts = [reference_digest, hashlib.sha256(submission).hexdigest(), _package()]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:24]


@cache
def _package() -> str:
    """The package's own code and sealed answers: a mended check is a new marking key."""
    folder, digest = Path(__file__).parents[2], hashlib.sha256()
    for path in sorted([*folder.rglob("*.py"), *folder.rglob(SEALS)]):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


class OtherVersion(WrongCall):
    """The record is not in the form that is written here."""


class GradingLedger:
    """Results by name ("02_pruning/ada"), with the key under which each holds."""

    def __init__(self, folder: Path) -> None:
        self.record, self.journal = folder / RECORD, folder / JOURNAL
        self.entries: dict[str, dict[str, Any]] = {}
        self._read()
        self.before = {name: self.result(name) for name in self.entries}

    def _read(self) -> None:
        if self.record.exists():
            try:
                data = json.loads(self.record.read_text("utf-8"))
                if data["format"] != FORMAT:
                    raise OtherVersion(
                        f"{self.record} was written by another version of gamesearch and is left "
                        "as it is: choose another --out"
                    )
                self.entries = {name: _sound(entry) for name, entry in data["results"].items()}
            except OtherVersion:
                raise
            except (OSError, ValueError, KeyError, TypeError, AttributeError):
                raise WrongCall(
                    f"{self.record} cannot be read and is left as it is: choose another --out, or "
                    "put it elsewhere to grade all again"
                ) from None
        for name, entry in read_entries(self.journal):
            if entry is None:
                self.entries.pop(name, None)
                continue
            with suppress(ValueError, KeyError, TypeError):
                self.entries[name] = _sound(entry)

    def holds(self, name: str, key: str) -> bool:
        return name in self.entries and self.entries[name]["key"] == key

    def result(self, name: str) -> Result:
        return Result.from_dict(self.entries[name]["result"])

    def add(self, name: str, key: str, result: Result) -> None:
        """Note a result, so that it is on the disk when this returns."""
        self.entries[name] = {"key": key, "result": result.to_dict()}
        append_entry(self.journal, name, json.dumps(self.entries[name]))

    def drop(self, name: str) -> None:
        """Note that a result holds no longer, and there is no other: no old mark shall stand."""
        if self.entries.pop(name, None) is not None:
            append_entry(self.journal, name, "null")

    def keep(self, names: Container[str]) -> None:
        """Forget the results of submissions that are no longer there."""
        self.entries = {name: entry for name, entry in self.entries.items() if name in names}

    def close(self, strays: list[Stray], ungraded: dict[str, str]) -> None:
        """Write the record and drop the journal."""
        data = {
            "format": FORMAT,
            "results": self.entries,
            "strays": {stray.path: stray.reason for stray in strays},
            "ungraded": ungraded,
        }
        write_whole(self.record, json.dumps(data, indent=1, sort_keys=True) + "\n")
        with writing(self.journal):
            self.journal.unlink(missing_ok=True)


def _sound(entry: dict[str, Any]) -> dict[str, Any]:
    Result.from_dict(entry["result"])
    str(entry["key"])
    return entry
