"""The wall of tier 2, where there is no bubblewrap: the same view, made of namespaces by ourselves.

    python -m gamesearch.course.sandbox.wall COMMAND...

A root folder in memory holds what `view` names, read-only; there is no network, and no process but
COMMAND and its children. It needs to be root, or a machine that lets users have namespaces.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from gamesearch.course.sandbox import linux
from gamesearch.course.sandbox.limits import SCRATCH
from gamesearch.course.sandbox.visible import DEVICES, View, visible

NEW = Path("/tmp")  # where the new root is put together; the old one is then below OLD
OLD = Path("/old")


def main(command: list[str]) -> int:
    enter(visible())
    child = os.fork()
    if child == 0:
        try:
            begin(command)
        except BaseException:
            sys.excepthook(*sys.exc_info())
        os._exit(1)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def enter(view: View) -> None:
    """Move to the new root. Only children are in the new process namespace."""
    shown = [*view.shown, *(Path("/dev", name) for name in DEVICES)]
    sources = {path: path.resolve() for path in shown}  # where links lead, while they still do
    kinds = linux.NEWNS | linux.NEWPID | linux.NEWIPC | linux.NEWNET | linux.NEWUTS
    if os.geteuid() == 0:
        linux.unshare(kinds)
    else:
        linux.unshare(kinds | linux.NEWUSER)
        linux.same_ids()
    linux.mount("none", "/", flags=linux.REC | linux.SLAVE)
    linux.mount("tmpfs", str(NEW), "tmpfs", linux.NOSUID | linux.NODEV, "mode=755,size=4m")
    os.umask(0o022)
    (NEW / OLD.name).mkdir()
    os.chdir(NEW)
    linux.pivot_root(".", OLD.name)
    os.chdir("/")
    for folder in (SCRATCH, "/proc", "/dev", "/dev/shm"):
        Path(folder).mkdir()
    for path, source in sources.items():
        _show(path, OLD / source.relative_to("/"))
    for where, to in view.links:
        Path(where).symlink_to(to)


def _show(path: Path, source: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        path.mkdir(exist_ok=True)
    else:
        path.touch()
    linux.mount(str(source), str(path), flags=linux.BIND | linux.REC)


def begin(command: list[str]) -> None:
    """Inside: processes of our own, nothing to write to but scratch, the old root out of reach."""
    linux.die_with_parent()
    linux.unshare(linux.NEWNS)
    linux.read_only("/")
    try:
        linux.mount("proc", "/proc", "proc", linux.NOSUID)
    except PermissionError:  # where /proc is partly covered, as in containers
        linux.mount(f"{OLD}/proc", "/proc", flags=linux.BIND | linux.REC)
    linux.unmount(str(OLD))
    flags = linux.NOSUID | linux.NODEV
    linux.mount("tmpfs", SCRATCH, "tmpfs", flags, "mode=1777,size=64m")
    os.chdir(SCRATCH)
    os.execv(command[0], command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
