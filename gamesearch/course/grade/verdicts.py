"""What can come of one grade cell, and the words for it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

PASSED = "passed"
WRONG = "wrong"
RAISED = "raised"
UNFINISHED = "unfinished"
FORBIDDEN = "forbidden"
TIMEOUT = "timeout"
CRASHED = "crashed"
SILENT = "silent"
DISTURBED = "disturbed"
UNREAD = "unread"

WORDS = {
    PASSED: "right",
    WRONG: "another value than expected",
    RAISED: "it raised an error",
    UNFINISHED: "not done yet",
    FORBIDDEN: "it calls the package's own function, which the exercise asks you to write",
    TIMEOUT: "it was still running when its time was over",
    CRASHED: "it ended the whole kernel",
    SILENT: "no value arrived",
    DISTURBED: "what arrived could not be read",
    UNREAD: "the notebook could not be read",
}


@dataclass(frozen=True)
class Mark:
    """One grade cell's outcome; `error` names what was raised, as the student's kernel tells it."""

    label: str
    points: int
    verdict: str
    error: str = ""

    @property
    def earned(self) -> int:
        return self.points if self.verdict == PASSED else 0


def best(marks: Iterable[Mark]) -> list[Mark]:
    """One mark per label, in their order: a check is asked twice where an answer was defined again,
    and where more is forbidden than its exercise forbids. What was only forbidden there says less
    than what came of it where it was allowed.

    >>> [mark.label for mark in best([Mark("2.10a", 3, PASSED), Mark("2.9b", 1, WRONG)])]
    ['2.9b', '2.10a']
    >>> best([Mark("2.7a", 3, FORBIDDEN), Mark("2.7a", 3, WRONG)])[0].verdict
    'wrong'
    """
    found: dict[str, Mark] = {}
    for mark in marks:
        if mark.label not in found or _rank(mark) > _rank(found[mark.label]):
            found[mark.label] = mark
    return sorted(found.values(), key=lambda mark: _parts(mark.label))


def _rank(mark: Mark) -> tuple[int, bool]:
    return mark.earned, mark.verdict != FORBIDDEN


def _parts(label: str) -> list[tuple[int, str]]:
    """10.2a comes after 9.1b."""
    return [(int(part or 0), letters) for part, letters in re.findall(r"(\d*)([a-z]*)", label)]


def verdict_of(got: str, expected: str) -> tuple[str, str]:
    """Verdict and error's name for the value that a hidden cell found.

    >>> verdict_of("3", "3")
    ('passed', '')
    >>> verdict_of("raised KeyError", "3")
    ('raised', 'KeyError')
    """
    if got == expected:
        return PASSED, ""
    before, _, name = got.partition("raised ")
    return (WRONG, "") if before or not name.isidentifier() else outcome_of(name)


def outcome_of(error: str) -> tuple[str, str]:
    """Verdict and name to show for an exception; some names say more than that it was raised."""
    known = {
        "NotImplementedError": UNFINISHED,
        "TimeIsOver": TIMEOUT,
        "OutOfReach": FORBIDDEN,
    }
    return (known[error], "") if error in known else (RAISED, error[:80])
