"""The few calls to Linux that Python 3.11 has no name for."""

from __future__ import annotations

import ctypes
import functools
import os
from typing import Any

NEWNS, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET = (
    0x20000,
    0x4000000,
    0x8000000,
    0x10000000,
    0x20000000,
    0x40000000,
)
RDONLY, NOSUID, NODEV, BIND = 1, 2, 4, 4096
MOUNT_SETATTR = 442
AT_FDCWD, AT_RECURSIVE = -100, 0x8000
PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_SECCOMP, PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS = (
    1,
    4,
    22,
    24,
    38,
)
CAPABILITIES_V3 = 0x20080522
NOBODY = 65534


@functools.cache
def _libc() -> Any:
    return ctypes.CDLL(None, use_errno=True)


def _call(name: str, *args: Any) -> None:
    if getattr(_libc(), name)(*args) < 0:
        code = ctypes.get_errno()
        raise OSError(code, f"{name}: {os.strerror(code)}")


def unshare(flags: int) -> None:
    _call("unshare", flags)


def mount(source: str, target: str, kind: str = "", flags: int = 0, data: str = "") -> None:
    _call("mount", source.encode(), target.encode(), kind.encode(), flags, data.encode())


def read_only(target: str) -> None:
    """This mount and all below it, whatever their other flags are."""
    attributes = (ctypes.c_uint64 * 4)(RDONLY | NOSUID, 0, 0, 0)
    size = ctypes.c_size_t(ctypes.sizeof(attributes))
    where = target.encode()
    _call("syscall", MOUNT_SETATTR, AT_FDCWD, where, AT_RECURSIVE, ctypes.byref(attributes), size)


def prctl(option: int, value: Any = 0, third: Any = 0) -> None:
    _call("prctl", option, ctypes.c_ulong(value), third, 0, 0)


def die_with_parent() -> None:
    """Forgotten whenever a process changes its user: call it after that."""
    prctl(PR_SET_PDEATHSIG, 9)


def same_ids() -> None:
    """Be in the new user namespace who one was outside, with no one else in it."""
    uid, gid = os.getuid(), os.getgid()
    written = {"setgroups": "deny", "uid_map": f"{uid} {uid} 1", "gid_map": f"{gid} {gid} 1"}
    for name, text in written.items():
        with open(f"/proc/self/{name}", "w") as file:
            file.write(text)


def become(user: int) -> None:
    """Be that user, without groups, if this is root; others stay who they are. Root is not bound
    by limits on processes, and owns what nobody should even try."""
    if os.geteuid() == 0:
        os.setgroups([])
        os.setresgid(user, user, user)
        os.setresuid(user, user, user)
        prctl(PR_SET_DUMPABLE, 1)  # or /proc/self would not be ours


def drop_capabilities() -> None:
    """Every right that a new user namespace gives, for good."""
    for capability in range(64):
        try:
            prctl(PR_CAPBSET_DROP, capability)
        except OSError:
            break  # this one and all after it do not exist, or are not ours to drop
    header = (ctypes.c_uint32 * 2)(CAPABILITIES_V3, 0)
    _call("capset", ctypes.byref(header), ctypes.byref((ctypes.c_uint32 * 6)()))
    prctl(PR_SET_NO_NEW_PRIVS, 1)
