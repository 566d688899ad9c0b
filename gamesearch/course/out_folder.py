"""The folder that a command writes to: none of the course's own, and held by one command at a time.

Two at work in it would each write what the other does not know.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile

from gamesearch.course.folder import EXERCISES, LESSONS, SOLUTIONS, Course, WrongCall

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

OURS = (LESSONS, SOLUTIONS, EXERCISES, "gamesearch", "tests")


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
