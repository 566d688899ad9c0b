"""The folder of submissions: submissions/<student>/<NN_topic>.ipynb.

Nothing in it is run, followed or changed. Links are not followed: one may lead to the marking key.
Whatever is not a submission is named with the reason, and stops nobody else's.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import BinaryIO, NamedTuple

from gamesearch.course.folder import WrongCall, is_course
from gamesearch.course.grade.submission import LARGEST_FILE

ROSTER = "roster.csv"  # see `roster`
LITTER = {".DS_Store", ".git", ".gitkeep", ".ipynb_checkpoints", "__MACOSX", "Thumbs.db"}

OPENS_WITHIN = os.open in os.supports_dir_fd  # not on Windows


class FoundNotebook(NamedTuple):
    """A notebook that lies in the folder, and which disk, folder and file that were."""

    student: str
    stem: str
    path: Path
    seen: tuple[int, ...] = ()


@dataclass(frozen=True)
class Submission:
    """One notebook that was handed in; `problem` says why its bytes cannot be had, `changed` that
    they are not those that were found."""

    student: str
    stem: str
    data: bytes = b""
    problem: str = ""
    changed: bool = False

    @property
    def name(self) -> str:
        return f"{self.stem}/{self.student}"


@dataclass(frozen=True)
class Stray:
    """Something in the folder that is no submission; `is_other`: it bears no topic's name, so it
    is no try at one either."""

    path: str
    reason: str
    is_other: bool = False


def printable(name: str) -> str:
    """A file's name as a terminal can show it.

    >>> print(printable("Zoë\\x1b[31m\\udcff"))
    Zoë\\x1b[31m\\udcff
    """
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in name)


def find(folder: Path, stems: Collection[str]) -> tuple[list[FoundNotebook], list[Stray]]:
    """Every notebook of a topic in the order of names, and what else lies there.

    Raises:
        WrongCall: the folder cannot be read, or holds none: a slip of the keyboard must not empty
            a record.
    """
    if is_course(folder):
        what = "give the folder that holds a folder for each student"
        raise WrongCall(f"{folder} is the course itself: {what}")
    try:
        students = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError as error:
        raise WrongCall(
            f"{folder} cannot be read ({error.strerror}): give the folder that holds a folder for "
            "each student; gamesearch collect makes one of a download"
        ) from None
    found: list[FoundNotebook] = []
    strays = []
    for entry in students:
        if entry.name in LITTER or entry.name == ROSTER:
            continue
        if reason := _no_student(entry):
            strays.append(Stray(entry.name, reason))
            continue
        try:
            files = sorted(os.scandir(entry.path), key=lambda file: file.name)
            here = _identity(entry.stat(follow_symlinks=False))
            inside = {file.name: file.stat(follow_symlinks=False) for file in files}
        except OSError as error:
            strays.append(Stray(entry.name, f"the folder cannot be read: {error.strerror}"))
            continue
        names = [Path(file.name) for file in files if file.name.endswith(".ipynb")]
        found += [
            FoundNotebook(entry.name, n.stem, Path(entry.path, n), here + _identity(inside[n.name]))
            for n in names
            if n.stem in stems
        ]
        strays += [
            Stray(f"{entry.name}/{name}", *_no_topic(name.stem, stems))
            for name in names
            if name.stem not in stems
        ]
        if not names:
            strays.append(Stray(entry.name, f"the folder holds no notebook{_but(inside)}"))
    if not found:
        raise WrongCall(_nothing(folder, stems, strays))
    return found, strays


def _nothing(folder: Path, stems: Collection[str], strays: list[Stray]) -> str:
    """What a submission is, and what was there instead of one."""
    wanted = next(iter(stems)) if len(stems) == 1 else "NN_topic"
    there = "".join(f"; {printable(each.path)}: {each.reason}" for each in strays[:3])
    return f"nothing is handed in below {folder}, no STUDENT/{wanted}.ipynb is there{there}"


def _no_topic(name: str, stems: Collection[str]) -> tuple[str, bool]:
    """Why it counts for none, and whether none is meant. A browser calls a second download
    "01_minimax (1)", an editor a copy "01_minimax-Copy1"."""
    meant = [stem for stem in stems if stem in name]
    to = f" to {meant[0]}.ipynb, if it is the one that counts" if len(meant) == 1 else ""
    return f"no topic is called {name}: rename it{to}", not meant


def _but(names: Iterable[str]) -> str:
    """What it holds instead: a name may have been changed on the way."""
    seen = [printable(name) for name in names if name not in LITTER]
    more = f" and {len(seen) - 2} more" if len(seen) > 2 else ""
    return f", but {', '.join(seen[:2])}{more}: is it one by another name?" if seen else ""


def _identity(about: os.stat_result) -> tuple[int, int]:
    return about.st_dev, about.st_ino


def _no_student(entry: os.DirEntry[str]) -> str:
    if entry.is_symlink():
        return "it is a link, and links are not followed: put the folder itself here"
    if not entry.is_dir(follow_symlinks=False):
        return "it is a file: put it into a folder with the student's name"
    if entry.name.startswith("."):
        return "the folder is hidden: rename it"
    return ""


def read_submission(found: FoundNotebook) -> Submission:
    """Read a submission, once, if it is the plain file of sensible size that was found."""
    student, stem, path, seen = found
    try:
        with _opened(path) as (file, identity):
            about = os.fstat(file.fileno())
            if not stat.S_ISREG(about.st_mode):
                raise IsADirectoryError
            if seen and seen != identity:
                return Submission(student, stem, changed=True)
            if about.st_size > LARGEST_FILE:
                problem = (
                    f"it has {about.st_size / 1e6:.0f} MB, more than {LARGEST_FILE // 1_000_000}: "
                    "clear all outputs, save, and hand it in again"
                )
                return Submission(student, stem, problem=problem)
            return Submission(student, stem, file.read(LARGEST_FILE + 1))
    except IsADirectoryError:
        return Submission(student, stem, problem="it is no file: hand in the notebook itself")
    except OSError as error:
        if path.is_symlink() or path.parent.is_symlink():
            problem = "it is a link, and links are not followed: hand in the notebook itself"
            return Submission(student, stem, problem=problem)
        return Submission(student, stem, problem=f"it cannot be read: {error.strerror}")


@contextmanager
def _opened(path: Path) -> Iterator[tuple[BinaryIO, tuple[int, ...]]]:
    """The file, and what it and its folder are. Neither may be a link, whatever was there when the
    folder was looked through: the file is opened within the very folder that was opened."""
    no_link = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    if not OPENS_WITHIN:
        with open(path, "rb") as file:
            yield file, (*_identity(os.stat(path.parent)), *_identity(os.fstat(file.fileno())))
        return
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY | no_link)
    try:
        with open(os.open(path.name, os.O_RDONLY | no_link, dir_fd=folder), "rb") as file:
            yield file, (*_identity(os.fstat(folder)), *_identity(os.fstat(file.fileno())))
    finally:
        os.close(folder)


def only_wanted(found: list[FoundNotebook], wanted: str) -> Iterator[FoundNotebook]:
    """Those of `STEM`, or the one of `STEM/STUDENT`.

    Raises:
        WrongCall: nothing is called so.
    """
    stem, _, student = wanted.partition("/")
    chosen = [each for each in found if each.stem == stem and student in ("", each.student)]
    if not chosen:
        names = ((each.stem, f"{each.stem}/{each.student}") for each in found)
        known = dict.fromkeys(name for both in names for name in both)
        near = [name for name in known if name.startswith(wanted)]
        meant = (near or get_close_matches(wanted, known, 1) or [*known])[0]
        raise WrongCall(
            f"no submission is called {wanted!r}: write STEM or STEM/STUDENT, such as {meant}"
        )
    yield from chosen
