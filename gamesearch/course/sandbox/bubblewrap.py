"""The wall: a command line for bubblewrap, which many eyes have looked at.

What can be seen behind it: programs, the Python environment, the package. Nothing else is there: no
home, no checkout with its solutions, no submissions, no /etc but fonts.
"""

from __future__ import annotations

import os
import shutil
import site
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

from gamesearch.course.environment import PACKAGE, PACKAGES
from gamesearch.course.sandbox.limits import SCRATCH, Limits

SYSTEM = [
    *("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store"),
    *("/etc/alternatives", "/etc/fonts", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/localtime"),
    *("/etc/ld.so.conf.d", "/etc/matplotlibrc"),
]


def program() -> str | None:
    return shutil.which("bwrap")


def command(limits: Limits) -> list[str]:
    """What to write before a command. Root keeps only the right to become another user, which
    the command must do first."""
    seen = visible()
    line = [program() or "bwrap", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
    line += [f"--unshare-{kind}" for kind in ("pid", "net", "ipc", "uts")]
    if os.geteuid() == 0:
        line += ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]
    else:
        line += ["--unshare-user"]
    line += ["--proc", "/proc", "--dev", "/dev"]
    line += ["--dev-bind", "/dev/null", "/dev/zero"]  # mapped and shared it is nobody's memory
    size = ["--size", str(limits.scratch), "--perms", "1777", "--tmpfs"]
    line += [*size, SCRATCH, *size, "/dev/shm"]
    for folder in seen.folders:  # as bubblewrap makes them for a bind, others could not pass
        line += ["--perms", "0755", "--dir", str(folder)]
    for path in seen.shown:
        line += ["--ro-bind", str(path), str(path)]
    for where, to in seen.links:
        line += ["--symlink", to, where]
    return [*line, "--remount-ro", "/dev", "--remount-ro", "/", "--chdir", SCRATCH, "--"]


@dataclass(frozen=True)
class Visible:
    """Folders and files to show under their own names, and links to make."""

    shown: tuple[Path, ...]
    links: tuple[tuple[str, str], ...]  # (where, leading to)

    @property
    def folders(self) -> list[Path]:
        """What must be made for them to stand in, the outer ones first."""
        return sorted({up for path in self.shown for up in path.parents if up != Path("/")})


def visible() -> Visible:
    system = [Path(name) for name in SYSTEM if os.path.lexists(name)]
    links = tuple((str(p), os.readlink(p)) for p in system if p.is_symlink() and p.is_dir())
    shown = {p for p in system if not p.is_symlink() or p.is_file()}
    for path in _python():
        shown |= {path, path.resolve()}
    outer = [path for path in shown if not shown & set(path.parents)]
    if not any(Path("/tmp") in path.parents for path in outer):
        links += (("/tmp", SCRATCH),)
    return Visible(tuple(sorted(outer)), links)


def _python() -> list[Path]:
    names = {sys.prefix, sys.exec_prefix, sys.base_prefix, sys.base_exec_prefix}
    names |= {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    if site.ENABLE_USER_SITE:
        names.add(site.getusersitepackages())
    names |= {name for name in sys.path if Path(name).name in PACKAGES}
    places = [Path(name) for name in names]
    return [PACKAGE, *(place for place in places if place.is_dir())]
