"""What is kept on the disk: whether it can be written, whole files, and journals.

A journal has a line for each thing as soon as it is there, so that an interrupted run loses
nothing; a sentence says what is wrong with a disk that takes no more.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

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
