"""What can come of one grade cell, and the words for it."""

from __future__ import annotations

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
    DISTURBED: "more than one value arrived",
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


def verdict_of(values: list[dict[str, object]], expected: dict[str, object]) -> tuple[str, str]:
    """Verdict and error's name for the values that one grade cell sent.

    >>> verdict_of([{"label": "2.3a", "value": "3"}], {"label": "2.3a", "value": "3"})
    ('passed', '')
    >>> verdict_of([{"label": "2.3a", "value": "raised KeyError"}], {"label": "2.3a", "value": "3"})
    ('raised', 'KeyError')
    """
    if not values:
        return SILENT, ""
    if len(values) > 1 or set(values[0]) != set(expected):
        return DISTURBED, ""
    if values[0]["label"] != expected["label"]:
        return DISTURBED, ""
    got = values[0]["value"]
    if type(got) is not str:
        return WRONG, ""
    if got == expected["value"]:
        return PASSED, ""
    before, _, name = got.partition("raised ")
    return (WRONG, "") if before or not name.isidentifier() else outcome_of(name)


def outcome_of(error: str) -> tuple[str, str]:
    """Verdict and name to show for an exception; some names say more than that it was raised."""
    known = {
        "NotImplementedError": UNFINISHED,
        "OutOfTime": TIMEOUT,
        "OutOfReach": FORBIDDEN,
    }
    return (known[error], "") if error in known else (RAISED, error[:80])
