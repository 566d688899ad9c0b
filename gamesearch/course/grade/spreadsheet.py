"""Tables as CSV that no spreadsheet program will mistake for formulas."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

STARTS_A_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def to_csv(rows: Iterable[Sequence[object]]) -> str:
    """The rows as text; numbers stay numbers.

    >>> print(to_csv([["=1+1", -2, "a, b"]]), end="")
    '=1+1,-2,"a, b"
    """
    out = io.StringIO(newline="")
    csv.writer(out, lineterminator="\n").writerows([list(map(_cell, row)) for row in rows])
    return out.getvalue()


def _cell(value: object) -> object:
    if not isinstance(value, str):
        return value
    text = value.replace("\0", "")
    return f"'{text}" if text.lstrip(" ").startswith(STARTS_A_FORMULA) else text
