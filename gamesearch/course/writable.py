"""Can a command write where it should? If not, a sentence says so."""

from __future__ import annotations

import errno
from pathlib import Path
from tempfile import TemporaryFile

from gamesearch.course.folder import WrongCall

FULL = (errno.ENOSPC, errno.EDQUOT)
LOCKED = (errno.EROFS, errno.EACCES, errno.EPERM)


def writable(out: Path) -> Path:
    """The folder, which need not be there yet.

    Raises:
        WrongCall: nothing can be written in it.
    """
    there = next(each for each in (out, *out.absolute().parents) if each.exists())
    try:
        with TemporaryFile(dir=there):
            return out
    except OSError as error:
        raise WrongCall(
            f"{out} cannot be written ({error.strerror}): give another folder with --out"
        ) from None


def what_stands_in_the_way(error: OSError) -> str:
    """A sentence, where the disk is full or locked; "" where it is a fault of the program."""
    where = error.filename or "the folder"
    if error.errno in FULL:
        return f"there is no room left for {where}: make room, or write to another disk"
    if error.errno in LOCKED:
        return f"{where} cannot be written ({error.strerror}): use a folder that is your own"
    return ""
