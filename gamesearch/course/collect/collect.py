"""What a learning platform hands over, laid as grading wants it.

A download is a .zip file, or the folder that it was unpacked to. Nothing in it is run, followed or
changed. Where there is a folder for each student, it alone says whose a notebook is: what lies in
it may bear any name that its student chose, somebody else's as well. Of several attempts at a topic
the last one is taken, which has the largest number behind its name. By what number Canvas or Moodle
knows a student, and what Canvas calls late, is kept in roster.csv: the gradebooks then have it.
"""

from __future__ import annotations

import stat
import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path, PurePosixPath
from posixpath import commonpath
from typing import NamedTuple

from gamesearch.course.collect.names import Known, topic, whose
from gamesearch.course.disk import CannotWrite, write_whole
from gamesearch.course.folder import WrongCall
from gamesearch.course.grade.roster import Roster
from gamesearch.course.grade.submission import LARGEST_FILE
from gamesearch.course.grade.submissions import LITTER, printable
from gamesearch.course.notebook import Flaw

MOST_FILES = 50_000

Files = Iterable[tuple[str, Callable[[int], bytes]]]  # names, and what reads as many bytes


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
    flaws: list[Flaw]


def collect_submissions(download: Path, out: Path, stems: Sequence[str]) -> Collected:
    """Lay the notebooks of a download; what could not be used is named with the reason.

    Raises:
        WrongCall: there is no such download, it cannot be read, or holds nothing to collect.
    """
    if out.resolve().is_relative_to(download.resolve()):
        raise WrongCall(f"{out} lies inside the download: give a folder beside it with --out")
    roster = Roster(out)
    with _files(download) as files:
        notebooks, flaws = _named(files, stems)
        flaws += _namesakes(notebooks, roster)
        if not notebooks and not flaws:
            wanted = "no notebook with a topic in its name, such as 02_pruning.ipynb"
            raise WrongCall(f"{download} holds {wanted}: is it the right one?")
        handed = _last_attempts(notebooks, flaws)
        replaced = 0
        for each in list(handed.values()):
            try:
                replaced += _lay(each, out)
            except CannotWrite:
                raise
            except (OSError, RuntimeError, zipfile.BadZipFile, ValueError, EOFError) as error:
                flaws.append(_flaw(each.where, f"it cannot be read: {error}"))
                del handed[each.student, each.stem]
    if any(each.known != Known() for each in handed.values()):
        for each in handed.values():
            roster.note(each.student, each.stem, *each.known)
        roster.write(out)
    students = {each.student for each in handed.values()}
    return Collected(len(handed), len(students), replaced, flaws)


def _named(files: Files, stems: Sequence[str]) -> tuple[list[Handed], list[Flaw]]:
    """The notebooks whose student and topic are told, and what is none of these."""
    notebooks, flaws = [], []
    for number, (name, read) in enumerate(files):
        if number == MOST_FILES:
            raise WrongCall(
                f"the download holds more than {MOST_FILES:,} files: is it the right one?"
            )
        parts = [part for part in PurePosixPath(name).parts if part not in ("/", "..")]
        if not parts or LITTER.intersection(parts) or parts[-1].startswith("."):
            continue
        if name.endswith(".zip"):
            flaws.append(_flaw(name, "it is an archive in the archive: unpack it"))
        if name.endswith(".ipynb"):
            notebooks.append((parts, name, read))
    above = ["/".join(parts[:-1]) for parts, _, _ in notebooks]
    shared = PurePosixPath(commonpath(above) if above else "").parts
    handed = []
    for parts, name, read in notebooks:
        student, file, known = whose(parts[len(shared) :], stems, *shared[-1:])
        stem, attempt = topic(file, stems)
        if not stem:
            flaws.append(_flaw(name, "its name holds no topic, such as 02_pruning: rename it"))
        elif not student:
            flaws.append(_flaw(name, "whose is it? Put it into a folder with a name"))
        else:
            handed.append(Handed(student, stem, attempt, known, name, read))
    return handed, flaws


def _namesakes(notebooks: list[Handed], roster: Roster) -> Iterator[Flaw]:
    """Two students of one name in an assignment of Moodle get its numbers as well."""
    numbers: dict[tuple[str, str], set[str]] = {}
    for each in notebooks:
        numbers.setdefault((each.student, each.stem), set()).add(each.known.moodle)
    told = set()
    for place, each in enumerate(notebooks):
        number, before = each.known.moodle, roster.participant(each.student, each.stem)
        if number and number != before and (before or len(numbers[each.student, each.stem]) > 1):
            notebooks[place] = each._replace(student=f"{each.student}_{number}")
            if each.student not in told:
                told.add(each.student)
                why = f"{each.stem} has more than one {each.student}"
                yield _flaw(each.where, f"{why}: Moodle's number is in the folder's name")


def _last_attempts(notebooks: Iterable[Handed], flaws: list[Flaw]) -> dict[tuple[str, str], Handed]:
    handed: dict[tuple[str, str], Handed] = {}
    for new in notebooks:
        old = handed.setdefault((new.student, new.stem), new)
        if old is not new and old.attempt == new.attempt:
            flaws.append(_flaw(new.where, f"there is {old.where} as well: which one counts?"))
        if old.attempt < new.attempt:
            handed[new.student, new.stem] = new
    return handed


def _lay(handed: Handed, out: Path) -> bool:
    """Write one notebook, whole or not at all; True if another one was there."""
    data = handed.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise ValueError(f"it has more than {LARGEST_FILE // 1_000_000} MB")
    target = out / handed.student / f"{handed.stem}.ipynb"
    differs = target.is_file() and target.read_bytes() != data
    write_whole(target, data)
    return differs


def _flaw(name: str, why: str) -> Flaw:
    return Flaw(printable(name), why, "")


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
        raise WrongCall(
            f"{download} is no whole .zip file ({error}): download it again, or give the folder "
            "that another archive was unpacked to"
        ) from None
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
