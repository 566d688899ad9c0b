"""Whose a downloaded notebook is, and which topic: told by its name and its folder's.

    Canvas    doejane_LATE_8912_330011_02_pruning-1.ipynb             doejane_8912
    Moodle    Jane Doe_1234_assignsubmission_file/02_pruning.ipynb    Jane Doe
    others    jane/02_pruning.ipynb, or jane_02_pruning.ipynb         jane

Moodle gives a student another number in each assignment, so the full name says who it is. Canvas
has one number for all of them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from gamesearch.course.grade.submissions import printable

CANVAS = re.compile(r"(?P<who>[^_/]+)_(?P<late>LATE_)?(?P<user>\d+)_\d+_(?P<file>[^/]+)")
MOODLE = re.compile(r"(?P<who>.+?)_(?P<user>\d+)_assignsubmission_file_?(?P<file>.*)")
NUMBER = re.compile(r"\d+(?=\D*$)")
LONGEST_NAME = 100


class Known(NamedTuple):
    """What a platform says of a notebook: its student's number in Canvas, whether it came late
    (None if it does not say), and its student's number in this assignment of Moodle."""

    canvas: str = ""
    late: bool | None = None
    moodle: str = ""


def whose(parts: Sequence[str], stems: Sequence[str], around: str = "") -> tuple[str, str, Known]:
    """The student's folder, the file's own name, and what a platform says of it; `around` is the
    folder that holds all of the download.

    >>> whose(["doejane_LATE_8912_330011_02_pruning-1.ipynb"], ["02_pruning"])
    ('doejane_8912', '02_pruning-1.ipynb', Known(canvas='8912', late=True, moodle=''))
    >>> whose(["Jane Doe_1234_assignsubmission_file_", "02_pruning.ipynb"], ["02_pruning"])
    ('Jane Doe', '02_pruning.ipynb', Known(canvas='', late=None, moodle='1234'))
    >>> whose(["jane_02_pruning.ipynb"], ["02_pruning"])
    ('jane', 'jane_02_pruning.ipynb', Known(canvas='', late=None, moodle=''))
    """
    file = parts[-1]
    folder = parts[0] if len(parts) > 1 else around
    if found := MOODLE.fullmatch(folder):
        return _clean(found["who"]), file, Known(moodle=found["user"])
    if len(parts) > 1:
        return _clean(folder), file, Known()
    if found := MOODLE.fullmatch(file):
        return _clean(found["who"]), found["file"], Known(moodle=found["user"])
    if found := CANVAS.fullmatch(file):
        known = Known(found["user"], bool(found["late"]))
        return _clean(f"{found['who']}_{found['user']}"), found["file"], known
    before = next((file.partition(stem)[0] for stem in stems if stem in file), "")
    return _clean(before.strip(" _-") or folder), file, Known()


def topic(file: str, stems: Sequence[str]) -> tuple[str, int]:
    """The topic in a file's name, and the number of the attempt.

    >>> topic("02_pruning (2).ipynb", ["02_pruning"]), topic("essay.ipynb", ["02_pruning"])
    (('02_pruning', 2), ('', 0))
    """
    for stem in stems:
        before, found, after = file.removesuffix(".ipynb").partition(stem)
        if found and not (after[:1].isalnum() or before[-1:].isalnum()):
            number = NUMBER.search(after)
            return stem, int(number[0][:9]) if number else 0
    return "", 0


def _clean(name: str) -> str:
    """A name that can be a folder's on every system."""
    plain = unicodedata.normalize("NFC", printable(name)).strip(" .")
    return re.sub(r'[\\/:*?"<>|]', "-", plain)[:LONGEST_NAME]
