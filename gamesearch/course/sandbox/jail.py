"""A jail for one kernel: namespaces of its own, made in a fork of the warm server.

  warden   prepares the jail, watches the memory of all that runs in it, ends it when it is told to
  kernel   process 1 of the jail: when it ends, whatever it has started ends with it

The kernel has no right that an ordinary user lacks, cannot gain any, and sees no process but its
own: not the warden, not the server, not the kernels of others. What is behind the wall around the
server (see `bubblewrap`) is all it can read; its scratch space is new and goes with it.
"""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from gamesearch.course.sandbox import linux, seccomp
from gamesearch.course.sandbox.limits import SCRATCH, Limits, impose

GLANCE = 250  # milliseconds between two looks at the memory
TOO_MUCH_MEMORY = 137


def run_in_jail(work: Callable[[], None], limits: Limits) -> int:
    """Run `work` in a new jail; its exit status. The caller is the warden, and single-threaded."""
    kinds = linux.NEWUSER | linux.NEWNS | linux.NEWPID | linux.NEWIPC
    linux.unshare(kinds | linux.NEWNET | linux.NEWUTS)
    linux.same_ids()
    _private_places(limits)
    processes = os.open("/proc", os.O_RDONLY | os.O_DIRECTORY)  # before the kernel covers it
    kernel = os.fork()
    if kernel == 0:
        try:
            os.close(processes)
            _enter(limits)
            work()
            os._exit(0)
        except SystemExit as end:
            os._exit(end.code if isinstance(end.code, int) else 1)
        except BaseException:
            sys.excepthook(*sys.exc_info())
            os._exit(1)
    return _watch(kernel, processes, limits)


def _private_places(limits: Limits) -> None:
    linux.read_only("/")
    flags = linux.NOSUID | linux.NODEV
    linux.mount("tmpfs", SCRATCH, "tmpfs", flags, f"mode=700,size={limits.scratch},nr_inodes=10000")
    shared = Path(SCRATCH, ".shm")  # semaphores: within the same quota
    shared.mkdir()
    linux.mount(str(shared), "/dev/shm", flags=linux.BIND)


def _enter(limits: Limits) -> None:
    linux.die_with_parent()
    os.setsid()
    try:
        linux.mount("proc", "/proc", "proc", linux.NOSUID)
    except PermissionError:  # where /proc is partly covered one may not have a full one
        linux.mount("tmpfs", "/proc", "tmpfs", linux.RDONLY)
    os.chdir(SCRATCH)
    impose(limits)
    linux.drop_capabilities()
    seccomp.refuse()


def _watch(kernel: int, processes: int, limits: Limits) -> int:
    signal.signal(signal.SIGTERM, lambda *_: os.kill(kernel, signal.SIGKILL))
    poll = select.poll()
    poll.register(os.pidfd_open(kernel), select.POLLIN)
    greedy = False
    while not poll.poll(GLANCE):
        if not greedy and _memory(kernel, processes, limits.memory) > limits.memory:
            os.kill(kernel, signal.SIGKILL)
            greedy = True
    status = os.waitstatus_to_exitcode(os.waitpid(kernel, 0)[1])
    return TOO_MUCH_MEMORY if greedy else status


def _memory(kernel: int, processes: int, enough: int) -> int:
    """Bytes resident in the jail. Pages shared by forks count once, which takes a longer look."""
    inside = _inside(kernel, processes)
    page = os.sysconf("SC_PAGE_SIZE")
    quick = sum(inside.values()) * page
    return (
        quick
        if quick <= enough
        else sum(_share(pid, processes, n * page) for pid, n in inside.items())
    )


def _inside(kernel: int, processes: int) -> dict[int, int]:
    """The processes of the jail, with their resident pages: all descend from its first."""
    parents: dict[int, int] = {}
    pages: dict[int, int] = {}
    for name in os.listdir(processes):
        if name.isdigit() and (text := _read(f"{name}/stat", processes)):
            fields = text.rpartition(")")[2].split()
            parents[int(name)], pages[int(name)] = int(fields[1]), int(fields[21])
    inside = {kernel}
    for pid in parents:
        line = [pid]
        while line[-1] not in inside and line[-1] in parents:
            line.append(parents[line[-1]])
        if line[-1] in inside:
            inside |= set(line)
    return {pid: pages.get(pid, 0) for pid in inside}


def _share(pid: int, processes: int, at_most: int) -> int:
    for line in _read(f"{pid}/smaps_rollup", processes).splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return at_most  # as this machine does not tell


def _read(path: str, processes: int) -> str:
    try:
        fd = os.open(path, os.O_RDONLY, dir_fd=processes)
    except OSError:
        return ""
    with os.fdopen(fd, errors="replace") as file:
        try:
            return file.read()
        except OSError:  # it has ended meanwhile
            return ""
