"""One grader at a time in a folder: two would each write what the other does not know."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gamesearch.course.folder import WrongCall


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Make the folder, and hold it itself, which leaves no file and ends with the process.

    Raises:
        WrongCall: another one holds it, or it is none.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
    except OSError as error:
        raise WrongCall(
            f"{folder} cannot be used ({error.strerror}): choose another --out"
        ) from None
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
