"""What of this machine can be seen behind a wall: programs, the Python environment, the package.

Nothing else is there: no home, no checkout with its solutions, no submissions, no /etc but fonts.
"""

from __future__ import annotations

import os
import site
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

from gamesearch.course.sandbox.limits import PACKAGE, PACKAGES, SCRATCH

SYSTEM = [
    *("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store"),
    *("/etc/alternatives", "/etc/fonts", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/localtime"),
    *("/etc/ld.so.conf.d", "/etc/matplotlibrc"),
]
DEVICES = ["null", "full", "random", "urandom"]


@dataclass(frozen=True)
class View:
    """Folders and files to show under their own names, and links to make."""

    shown: tuple[Path, ...]
    links: tuple[tuple[str, str], ...]  # (where, leading to)

    @property
    def folders(self) -> list[Path]:
        """What must be made for them to stand in, the outer ones first."""
        return sorted({up for path in self.shown for up in path.parents if up != Path("/")})


def visible() -> View:
    system = [Path(name) for name in SYSTEM if os.path.lexists(name)]
    links = tuple((str(p), os.readlink(p)) for p in system if p.is_symlink() and p.is_dir())
    shown = {p for p in system if not p.is_symlink() or p.is_file()}
    for path in _python():
        shown |= {path, path.resolve()}
    outer = [path for path in shown if not shown & set(path.parents)]
    if not any(Path("/tmp") in path.parents for path in outer):
        links += (("/tmp", SCRATCH),)
    return View(tuple(sorted(outer)), links)


def _python() -> list[Path]:
    names = {sys.prefix, sys.exec_prefix, sys.base_prefix, sys.base_exec_prefix}
    names |= {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    if site.ENABLE_USER_SITE:
        names.add(site.getusersitepackages())
    names |= {name for name in sys.path if Path(name).name in PACKAGES}
    places = [Path(name) for name in names]
    return [PACKAGE, *(place for place in places if place.is_dir())]
