"""Trust in the course's own notebooks: their widgets are alive before any cell is run.

Jupyter shows the widgets of a notebook only where it trusts the file, for they are programs. A
fresh copy of the course is trusted by nobody. The index holds a fingerprint of every notebook that
was built with it; when the server starts, this extension trusts those whose file still has it, and
no others: not one that was changed, and not one that somebody put beside them.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

from gamesearch.course.folder import (
    EXERCISES,
    INDEX,
    KINDS,
    LESSONS,
    Course,
    WrongCall,
    find_course,
)

FINGERPRINTS = "fingerprints"  # in the metadata of the index


def fingerprint(path: Path) -> str:
    """The same on every system, however it ends its lines."""
    return hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).hexdigest()


def fingerprints(course: Course) -> dict[str, str]:
    """Of every notebook that there is, by its path in the course."""
    paths = [path for kind in (*KINDS, EXERCISES) for path in course.built(kind)]
    return {course.shown(path): fingerprint(path) for path in paths}


def unchanged(course: Course) -> list[Path]:
    """The notebooks that are still as they were built."""
    index = course.root / LESSONS / INDEX
    try:
        known = json.loads(index.read_text(encoding="utf-8"))["metadata"].get(FINGERPRINTS, {})
    except (OSError, ValueError, KeyError, TypeError):
        return []
    now = fingerprints(course)
    return [course.root / name for name in now if known.get(name) == now[name]]


async def trust(course: Course, notary: Any) -> int:
    """Sign what is unchanged with the reader's own key; how many that were."""
    import nbformat

    paths = await asyncio.to_thread(unchanged, course)
    for path in paths:
        notebook = await asyncio.to_thread(nbformat.read, path, as_version=4)
        notary.sign(notebook)  # in the server's own thread, as the keeper of signatures asks
    return len(paths)


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: Any) -> None:
    """Nothing yet: all is done once the server runs."""


async def _start_jupyter_server_extension(server: Any) -> None:
    manager = server.contents_manager
    served = Path(manager.root_dir).resolve()
    try:
        course = find_course(served)
    except WrongCall:
        return
    if not (served.is_relative_to(course.root) or course.root.is_relative_to(served)):
        return
    signed = await trust(course, manager.notary)
    server.log.info("%d notebooks of the course are trusted: they are unchanged", signed)
