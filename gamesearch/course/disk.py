"""What is kept on the disk: the folder that a command writes to, whole files, and journals.

Such a folder is none of the course's own, can be written to, and one command at a time is at work
in it: two would each write what the other does not know. A journal has a line for each thing as
soon as it is there, so that an interrupted run loses nothing; a sentence says what is wrong with a
disk that takes no more.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from gamesearch.course.folder import EXERCISES, LESSONS, SOLUTIONS, Course, WrongCall

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

OURS = (LESSONS, SOLUTIONS, EXERCISES, "gamesearch", "tests")
FULL = (errno.ENOSPC, errno.EDQUOT)
MISNAMED = (errno.ENAMETOOLONG, errno.ENOTDIR, errno.EISDIR, errno.ELOOP)
LOCKED = (errno.EROFS, errno.EACCES, errno.EPERM)


def writable(course: Course, out: Path) -> Path:
    """The folder, which need not be there yet.

    Raises:
        WrongCall: it is the course's own, or nothing can be written in it.
    """
    inside = out.resolve()
    if inside == course.root:
        raise WrongCall(f"{out} is the course itself: give a folder of its own with --out")
    part = inside.relative_to(course.root).parts[0] if course.root in inside.parents else ""
    if part in OURS or part.startswith("."):
        raise WrongCall(f"{out} lies in the course's {part}/: give another folder with --out")
    there = next(each for each in (out, *out.absolute().parents) if os.path.lexists(each))
    try:
        with TemporaryFile(dir=there):
            return out
    except OSError as error:
        raise WrongCall(
            f"{out} cannot be written ({error.strerror}): give another folder with --out"
        ) from None


@contextmanager
def out_folder(course: Course, out: Path | None, usual: str) -> Iterator[Path]:
    """The folder that --out names, or the one in build/, for this command alone."""
    folder = writable(course, out or course.root / "build" / usual)
    with alone_in(folder):
        yield folder


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Make the folder, and hold it itself, which leaves no file and ends with the process. What
    nothing was written into is taken away again.

    Raises:
        WrongCall: another one holds it, or it is none.
    """
    made = [each for each in (folder, *folder.parents) if not each.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = os.open(folder, os.O_RDONLY | os.O_DIRECTORY) if fcntl else None
    except OSError as error:
        raise WrongCall(
            f"{folder} cannot be used ({error.strerror}): choose another --out"
        ) from None
    if held is None:
        yield
        return
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise WrongCall(
                f"another gamesearch is at work in {folder}: wait until it is done"
            ) from None
        except OSError:
            pass  # a network's disk that knows no locks
        yield
    finally:
        os.close(held)
        with suppress(OSError):  # it holds something
            for each in made:
                each.rmdir()


def what_stands_in_the_way(error: OSError) -> str:
    """A sentence, where the disk is full or locked, or a name none; "" where it is a fault of the
    program."""
    where = str(error.filename or "the folder")[:100]
    if error.errno in FULL:
        return f"there is no room left for {where}: make room, or write to another disk"
    if error.errno in LOCKED:
        what = "written" if error.errno == errno.EROFS else "read or written"
        return f"{where} cannot be {what} ({error.strerror}): use a folder that is your own"
    if error.errno in MISNAMED:
        return f"{where} cannot be used ({error.strerror}): give another name"
    return ""


class CannotWrite(WrongCall, OSError):
    """The disk does not take what is to be kept."""


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that at any moment it is the old one or the new one."""
    data = content if isinstance(content, bytes) else content.encode("utf-8", "backslashreplace")
    draft = path.with_name(f".{path.name[:80]}.{os.getpid()}")
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            draft.write_bytes(data)
            os.replace(draft, path)
        except OSError:
            draft.unlink(missing_ok=True)
            raise


def append_entry(journal: Path, name: str, entry: str) -> None:
    """Append an entry, which is JSON, so that it is on the disk when this returns."""
    with writing(journal), journal.open("ab") as file:
        file.write(f"\n[{json.dumps(name)}, {entry}]\n".encode())
        file.flush()
        os.fsync(file.fileno())


def read_entries(journal: Path) -> Iterator[tuple[str, Any]]:
    """The entries of a journal, if there is one, in their order."""
    if not journal.exists():
        return
    for line in journal.read_bytes().splitlines():
        try:
            name, entry = json.loads(line)
        except (ValueError, TypeError):
            continue  # the last line of an interrupted run may be half a line
        yield str(name), entry


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """A disk that takes no more is the caller's to mend, in one sentence."""
    try:
        yield
    except OSError as error:
        why = error.strerror or error
        raise CannotWrite(
            f"{path} cannot be written ({why}): mend that, and the same call goes on from what is "
            "done"
        ) from error
