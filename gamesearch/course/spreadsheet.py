"""Tables as CSV: written so that no spreadsheet program will mistake a text for a formula, and read
as any of them may have saved it."""

from __future__ import annotations

import csv
import io
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from gamesearch.course.folder import WrongCall

STARTS_A_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def to_csv(rows: Iterable[Sequence[object]]) -> str:
    """The rows as text; numbers stay numbers.

    >>> print(to_csv([["=1+1", -2, "a, b"]]), end="")
    '=1+1,-2,"a, b"
    """
    out = io.StringIO(newline="")
    csv.writer(out, lineterminator="\n").writerows([list(map(_cell, row)) for row in rows])
    return out.getvalue()


def read_csv(path: Path, columns: Collection[str]) -> list[dict[str, str]]:
    """The rows by the names of their columns, which need not be all that are there; what `to_csv`
    put before a text is taken off.

    Raises:
        WrongCall: it cannot be read, is no CSV in UTF-8, or lacks one of the columns.
    """
    csv.field_size_limit(10_000_000)
    try:
        text = path.read_text("utf-8-sig")
        first = text.partition("\n")[0]
        between = max(",;\t", key=first.count)
        table = csv.DictReader(io.StringIO(text, newline=""), delimiter=between)
        rows, there = list(table), table.fieldnames or ()
    except OSError as error:
        raise WrongCall(f"{path} cannot be read ({error.strerror}): mend that") from None
    except (UnicodeDecodeError, csv.Error):
        raise WrongCall(f"{path} cannot be read: save it as CSV in UTF-8") from None
    if missing := [name for name in columns if name not in there]:
        names = " and ".join(map(repr, missing))
        raise WrongCall(f"{path} has no column called {names}: name it in the first line")
    return [{name: _text(row[name]) for name in row if name} for row in rows]


def _text(cell: str | None) -> str:
    is_marked = cell and cell[0] == "'" and cell[1:].lstrip(" ").startswith(STARTS_A_FORMULA)
    return (cell or "")[1 if is_marked else 0 :]


def _cell(value: object) -> object:
    if not isinstance(value, str):
        return value
    text = value.replace("\0", "")
    return f"'{text}" if text.lstrip(" ").startswith(STARTS_A_FORMULA) else text
