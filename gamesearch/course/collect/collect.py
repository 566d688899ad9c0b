"""What a learning platform hands over, laid as grading wants it.

    Canvas    doejane_LATE_8912_330011_02_pruning-1.ipynb             doejane_8912
    Moodle    Jane Doe_1234_assignsubmission_file/02_pruning.ipynb    Jane Doe_1234
    others    jane/02_pruning.ipynb, or jane_02_pruning.ipynb         jane

A download is a .zip file, or the folder that it was unpacked to. Nothing in it is run, followed or
changed. Where there is a folder for each student, it alone says whose a notebook is: what lies in
it may bear any name that its student chose, somebody else's as well. Of several attempts at a topic
the last one is taken, which has the largest number behind its name. By what number Canvas knows a
student, and what it calls late, is kept in roster.csv: the gradebooks then have it.
"""

from __future__ import annotations

import re
import stat
import unicodedata
import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path, PurePosixPath
from posixpath import commonpath
from typing import NamedTuple

from gamesearch.course.disk import CannotWrite, write_whole
from gamesearch.course.folder import WrongCall
from gamesearch.course.grade.roster import Roster
from gamesearch.course.grade.submission import LARGEST_FILE
from gamesearch.course.grade.submissions import LITTER, printable
from gamesearch.course.notebook import Finding

CANVAS = re.compile(r"(?P<who>[^_/]+)_(?P<late>LATE_)?(?P<user>\d+)_\d+_(?P<file>[^/]+)")
MOODLE = re.compile(r"(?P<who>.+?_\d+)_assignsubmission_file_?(?P<file>.*)")
NUMBER = re.compile(r"\d+(?=\D*$)")
MOST_FILES = 50_000
LONGEST_NAME = 100

Files = Iterable[tuple[str, Callable[[int], bytes]]]  # names, and what reads as many bytes


class Known(NamedTuple):
    """What a platform says of a notebook: its student's number in Canvas, and whether it came late
    (None if it does not say)."""

    canvas: str = ""
    late: bool | None = None


class Handed(NamedTuple):
    """A notebook in the download, whose it is, and which of how many attempts."""

    student: str
    stem: str
    attempt: int
    known: Known
    where: str
    read: Callable[[int], bytes]


class Collected(NamedTuple):
    notebooks: int
    students: int
    replaced: int
    findings: list[Finding]


def collect(download: Path, out: Path, stems: Sequence[str]) -> Collected:
    """Lay the notebooks of a download; what could not be used is named with the reason.

    Raises:
        WrongCall: there is no such download, or it cannot be read.
    """
    roster = Roster(out)
    with _files(download) as files:
        handed, findings = _sorted_out(files, stems)
        replaced = 0
        for each in list(handed.values()):
            try:
                replaced += _lay(each, out)
            except CannotWrite:
                raise
            except (OSError, RuntimeError, zipfile.BadZipFile, ValueError, EOFError) as error:
                findings.append(_finding(each.where, f"it cannot be read: {error}"))
                del handed[each.student, each.stem]
    if any(each.known != Known() for each in handed.values()):
        for each in handed.values():
            roster.note(each.student, each.stem, *each.known)
        roster.write(out)
    students = {each.student for each in handed.values()}
    return Collected(len(handed), len(students), replaced, findings)


def _sorted_out(
    files: Files, stems: Sequence[str]
) -> tuple[dict[tuple[str, str], Handed], list[Finding]]:
    """The last attempt of each student at each topic, and what is none."""
    notebooks, findings = [], []
    for number, (name, read) in enumerate(files):
        if number == MOST_FILES:
            raise WrongCall(
                f"the download holds more than {MOST_FILES:,} files: is it the right one?"
            )
        parts = [part for part in PurePosixPath(name).parts if part not in ("/", "..")]
        if not parts or LITTER.intersection(parts) or parts[-1].startswith("."):
            continue
        if name.endswith(".zip"):
            findings.append(_finding(name, "it is an archive in the archive: unpack it"))
        if name.endswith(".ipynb"):
            notebooks.append((parts, name, read))
    above = ["/".join(parts[:-1]) for parts, _, _ in notebooks]
    shared = PurePosixPath(commonpath(above) if above else "").parts
    handed: dict[tuple[str, str], Handed] = {}
    for parts, name, read in notebooks:
        student, file, known = whose(parts[len(shared) :], stems, *shared[-1:])
        stem, attempt = topic(file, stems)
        if not stem:
            findings.append(
                _finding(name, "its name holds no topic, such as 02_pruning: rename it")
            )
        elif not student:
            findings.append(_finding(name, "whose is it? Put it into a folder with a name"))
        else:
            new = Handed(student, stem, attempt, known, name, read)
            old = handed.setdefault((student, stem), new)
            if old is not new and old.attempt == attempt:
                findings.append(_finding(name, f"there is {old.where} as well: which one counts?"))
            if old.attempt < attempt:
                handed[student, stem] = new
    return handed, findings


def whose(parts: Sequence[str], stems: Sequence[str], around: str = "") -> tuple[str, str, Known]:
    """The student's folder, the file's own name, and what a platform says of it; `around` is the
    folder that holds all of the download.

    >>> whose(["doejane_LATE_8912_330011_02_pruning-1.ipynb"], ["02_pruning"])
    ('doejane_8912', '02_pruning-1.ipynb', Known(canvas='8912', late=True))
    >>> whose(["Jane Doe_1234_assignsubmission_file_", "02_pruning.ipynb"], ["02_pruning"])
    ('Jane Doe_1234', '02_pruning.ipynb', Known(canvas='', late=None))
    >>> whose(["jane_02_pruning.ipynb"], ["02_pruning"])
    ('jane', 'jane_02_pruning.ipynb', Known(canvas='', late=None))
    """
    file = parts[-1]
    folder = parts[0] if len(parts) > 1 else around
    if found := MOODLE.fullmatch(folder):
        return _clean(found["who"]), file, Known()
    if len(parts) > 1:
        return _clean(folder), file, Known()
    if found := MOODLE.fullmatch(file):
        return _clean(found["who"]), found["file"], Known()
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


def _lay(handed: Handed, out: Path) -> bool:
    """Write one notebook, whole or not at all; True if another one was there."""
    data = handed.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise ValueError(f"it has more than {LARGEST_FILE // 1_000_000} MB")
    target = out / handed.student / f"{handed.stem}.ipynb"
    differs = target.is_file() and target.read_bytes() != data
    write_whole(target, data)
    return differs


def _finding(name: str, why: str) -> Finding:
    return Finding(printable(name), why, "")


# -- the download ----------------------------------------------------------------------------------


@contextmanager
def _files(download: Path) -> Iterator[Files]:
    """What the download holds; links are left out."""
    if download.is_dir():
        yield _in_folder(download)
        return
    try:
        with zipfile.ZipFile(download) as archive:
            yield _in_archive(archive)
    except zipfile.BadZipFile as error:
        raise WrongCall(f"{download} is no whole .zip file ({error}): download it again") from None
    except FileNotFoundError:
        raise WrongCall(
            f"there is no {download}: give the .zip file, or the folder it was unpacked to"
        ) from None


def _in_folder(folder: Path) -> Files:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            yield path.relative_to(folder).as_posix(), partial(_from_disk, path)


def _in_archive(archive: zipfile.ZipFile) -> Files:
    for about in sorted(archive.infolist(), key=lambda each: each.filename):
        if not (about.is_dir() or stat.S_ISLNK(about.external_attr >> 16)):
            yield about.filename, partial(_from_archive, archive, about)


def _from_disk(path: Path, most: int) -> bytes:
    with path.open("rb") as file:
        return file.read(most)


def _from_archive(archive: zipfile.ZipFile, about: zipfile.ZipInfo, most: int) -> bytes:
    with archive.open(about) as file:
        return file.read(most)
