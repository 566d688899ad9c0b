"""Open the course in JupyterLab."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec

from gamesearch.course.folder import LESSONS, Course
from gamesearch.errors import MissingExtra, installs

FIRST = ("index.ipynb", "00_games.ipynb")


def lab_command(course: Course, extra: Sequence[str] = (), root: bool = False) -> list[str]:
    """The command that opens the course; later arguments win, so `extra` comes last."""
    opened = next((n for n in FIRST if (course.root / LESSONS / n).exists()), "")
    return [
        *(sys.executable, "-m", "gamesearch.course.lab"),
        f"--ServerApp.root_dir={course.root}",
        f"--LabApp.default_url=/lab/tree/{LESSONS}/{opened}".rstrip("/"),
        *(["--allow-root"] if root else []),
        *extra,
    ]


def open_lab(course: Course, extra: Sequence[str] = ()) -> None:
    """Become JupyterLab: it takes over this process, its signals and its exit code.

    Its settings (widgets are saved with their notebook) were installed with the package.
    """
    if find_spec("jupyterlab") is None:
        raise MissingExtra(f"there is no JupyterLab here: {installs('lab')}")
    command = lab_command(course, extra, root=hasattr(os, "geteuid") and os.geteuid() == 0)
    os.chdir(course.root)
    sys.stdout.flush()
    os.execv(command[0], command)
