"""What is kept on the disk: whole files, and journals.

A journal has a line for each thing as soon as it is there, so that an interrupted run loses
nothing. A sentence says what is wrong with a disk that takes no more.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gamesearch.course.folder import WrongCall

FULL = (errno.ENOSPC, errno.EDQUOT)
MISNAMED = (errno.ENAMETOOLONG, errno.ENOTDIR, errno.EISDIR, errno.ELOOP)
LOCKED = (errno.EROFS, errno.EACCES, errno.EPERM)


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
