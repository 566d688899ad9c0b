"""The record of a grading: grades.json, and a journal of what has been done since.

A result is appended to the journal as soon as it is there, so that an interrupted run loses
nothing; at the end the record is written anew, whole or not at all. A result is used again as
long as its key is the same: the marking key, the submission and the package that judged it.
"""

from __future__ import annotations

import hashlib
import json
import os
from functools import cache
from pathlib import Path
from typing import Any

from gamesearch.course.folder import WrongCall
from gamesearch.course.grade.one import Result
from gamesearch.course.grade.submissions import Stray

FORMAT = 1
RECORD, JOURNAL = "grades.json", "grades.unfinished.jsonl"


def key(reference_digest: str, submission: bytes) -> str:
    """What a result depends on."""
    parts = [reference_digest, hashlib.sha256(submission).hexdigest(), _package()]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:24]


@cache
def _package() -> str:
    """The package's own code: a mended check is a new marking key."""
    folder, digest = Path(__file__).parents[2], hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


class Ledger:
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
                    raise WrongCall(f"{self.record} is of another version: choose another --out")
                self.entries = {name: _sound(entry) for name, entry in data["results"].items()}
            except (ValueError, KeyError, TypeError, AttributeError):
                raise WrongCall(
                    f"{self.record} cannot be read: delete it to grade all again"
                ) from None
        if self.journal.exists():
            for line in self.journal.read_bytes().splitlines():
                try:
                    name, entry = json.loads(line)
                    self.entries[name] = _sound(entry)
                except (ValueError, KeyError, TypeError):
                    continue  # the last line of an interrupted run may be half a line

    def holds(self, name: str, key: str) -> bool:
        return name in self.entries and self.entries[name]["key"] == key

    def result(self, name: str) -> Result:
        return Result.from_dict(self.entries[name]["result"])

    def add(self, name: str, key: str, result: Result) -> None:
        """Note a result, so that it is on the disk when this returns."""
        self.entries[name] = {"key": key, "result": result.to_dict()}
        with self.journal.open("ab") as file:
            line = json.dumps([name, self.entries[name]])
            file.write(b"\n" + line.encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def keep(self, names: set[str]) -> None:
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
        self.journal.unlink(missing_ok=True)


def _sound(entry: dict[str, Any]) -> dict[str, Any]:
    Result.from_dict(entry["result"])
    str(entry["key"])
    return entry


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at any moment it is the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name[:80]}.{os.getpid()}")
    draft.write_text(text, encoding="utf-8", errors="backslashreplace", newline="")
    os.replace(draft, path)
