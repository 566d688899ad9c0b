"""Whether a wall holds: a process behind it tries what it must not be able to do.

`questions` are written outside, `break_out` tries them inside and tells whatever it could do. A
tier counts only if nothing could be done.
"""

from __future__ import annotations

import errno
import os
import socket
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gamesearch.course.environment import PACKAGE
from gamesearch.course.sandbox.limits import SCRATCH, Limits


@contextmanager
def questions(limits: Limits, private: Sequence[Path] = ()) -> Iterator[dict[str, Any]]:
    """What to try; there is really something to be found while this lasts. `private` is what the
    grader has at hand: the key, the submissions."""
    with (
        tempfile.NamedTemporaryFile(prefix="gs-secret-") as file,
        socket.create_server(("127.0.0.1", 0)) as server,
    ):
        os.chmod(file.name, 0o644)
        course = PACKAGE.parent
        ours = [course / name for name in ("solutions", "tests", "notebooks")]
        ours += [path for each in private for path in (each.absolute(), each.resolve())]
        hidden = [file.name, "/etc/shadow", *sorted({str(each) for each in ours if each.exists()})]
        yield {
            "hidden": hidden,
            "fixed": ["/", "/dev", str(PACKAGE)],
            "port": server.getsockname()[1],
            "process": os.getpid(),
            "room": SCRATCH,
            **limits.to_dict(),
        }


def break_out(questions: dict[str, Any]) -> list[str]:
    """What could be done, as sentences; none, if all is well."""
    found = [f"{path} can be read" for path in questions["hidden"] if os.path.lexists(path)]
    found += [f"{path} can be written to" for path in questions["fixed"] if _writes(path)]
    if _succeeds(lambda: socket.create_connection(("127.0.0.1", questions["port"]), 1).close()):
        found.append("the network can be reached")
    if _finds(questions["process"]):
        found.append("processes outside can be seen")
    room = questions["room"]
    if not _writes(room):
        found.append("there is no scratch space")
    elif _is_larger(room, questions["scratch"]):
        found.append("the scratch space has no bounds")
    if _forks_past(questions["processes"]):
        found.append("processes are not limited")
    return found


def _writes(folder: str) -> bool:
    return _succeeds(lambda: tempfile.NamedTemporaryFile(dir=folder).close())


def _succeeds(attempt: Callable[[], object]) -> bool:
    try:
        attempt()
    except OSError:
        return False
    return True


def _finds(pid: int) -> bool:
    """A process of that number may be one of ours: it counts if it is none of our descent."""
    try:
        os.kill(pid, 0)
    except OSError as error:
        return error.errno != errno.ESRCH
    return pid > 2 and pid != os.getpid()


def _is_larger(folder: str, size: int) -> bool:
    disk = os.statvfs(folder)
    return disk.f_blocks * disk.f_frsize > size


def _forks_past(most: int) -> bool:
    """Threads count as processes do, and are cheaper to have."""
    enough = threading.Event()
    threads = []
    try:
        for _ in range(most + 1):
            threads.append(threading.Thread(target=enough.wait))
            threads[-1].start()
    except RuntimeError:
        threads.pop()
        return False
    finally:
        enough.set()
        for thread in threads:
            thread.join()
    return True
