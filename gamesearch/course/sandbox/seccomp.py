"""Calls that no student's code needs, refused by the kernel of the machine itself.

With them one could build further namespaces, fill the memory without owning it (memfd, shared
memory of System V or without a file), look into other processes, leave the machine by a socket to
whatever runs it (vsock), or try the machine's less trodden paths.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct

from gamesearch.course.sandbox import linux

# Number on x86_64, on aarch64.
REFUSED = {
    "acct": (163, 89),
    "add_key": (248, 217),
    "bpf": (321, 280),
    "chroot": (161, 51),
    "delete_module": (176, 106),
    "finit_module": (313, 273),
    "fsconfig": (431, 431),
    "fsmount": (432, 432),
    "fsopen": (430, 430),
    "fspick": (433, 433),
    "init_module": (175, 105),
    "io_uring_setup": (425, 425),
    "kexec_load": (246, 104),
    "keyctl": (250, 219),
    "memfd_create": (319, 279),
    "memfd_secret": (447, 447),
    "mount": (165, 40),
    "mount_setattr": (442, 442),
    "move_mount": (429, 429),
    "open_by_handle_at": (304, 265),
    "open_tree": (428, 428),
    "perf_event_open": (298, 241),
    "pidfd_getfd": (438, 438),
    "pivot_root": (155, 41),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "ptrace": (101, 117),
    "quotactl": (179, 60),
    "reboot": (169, 142),
    "request_key": (249, 218),
    "setns": (308, 268),
    "shmget": (29, 194),
    "swapon": (167, 224),
    "umount2": (166, 39),
    "unshare": (272, 97),
    "userfaultfd": (323, 282),
}
MACHINES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
CLONE, CLONE3 = (56, 220), 435
NEW_NAMESPACES = 0x7E020080
SOCKET, SOCKETPAIR, MMAP = (41, 198), (53, 199), (9, 222)
FAMILIES = (1, 2, 10, 16)  # Unix, IPv4, IPv6 and netlink: the wall leaves them nobody to reach
MAP_SHARED, MAP_ANONYMOUS = 0x01, 0x20
X32 = 0x40000000

LOAD, EQUAL, AT_LEAST, ANY_BIT, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
ALLOW, KILL, REFUSE = 0x7FFF0000, 0x80000000, 0x00050000
NUMBER, MACHINE, FIRST_ARGUMENT, FOURTH_ARGUMENT = (
    0,
    4,
    16,
    40,
)  # where they stand in what the filter is shown


def refuse() -> None:
    """Bind this process and all that come from it; it must have no second thread yet.

    Raises:
        OSError: this machine cannot, or is of a kind that is not known here.
    """
    program = _program(os.uname().machine)
    code = ctypes.create_string_buffer(program, len(program))
    pointer = ctypes.create_string_buffer(
        struct.pack("HL", len(program) // 8, ctypes.addressof(code))
    )
    linux.prctl(linux.PR_SET_SECCOMP, 2, ctypes.byref(pointer))


def _program(machine: str) -> bytes:
    if machine not in MACHINES:
        raise OSError(errno.ENOSYS, f"no list of calls for {machine}")
    column, architecture = MACHINES[machine]
    no = REFUSE | errno.EPERM
    lines = [(LOAD, 0, 0, MACHINE), (EQUAL, 1, 0, architecture), (RETURN, 0, 0, KILL)]
    lines += [(LOAD, 0, 0, NUMBER), (AT_LEAST, 0, 1, X32), (RETURN, 0, 0, no)]
    for numbers in REFUSED.values():
        lines += [(EQUAL, 0, 1, numbers[column]), (RETURN, 0, 0, no)]
    # Its flags lie in memory, where no filter can look: libraries go back to `clone` without it.
    lines += [(EQUAL, 0, 1, CLONE3), (RETURN, 0, 0, REFUSE | errno.ENOSYS)]
    for number in (SOCKET[column], SOCKETPAIR[column]):
        lines += [(EQUAL, 0, len(FAMILIES) + 3, number), (LOAD, 0, 0, FIRST_ARGUMENT)]
        lines += [(EQUAL, len(FAMILIES) - n, 0, each) for n, each in enumerate(FAMILIES)]
        lines += [(RETURN, 0, 0, no), (RETURN, 0, 0, ALLOW)]
    lines += [(EQUAL, 0, 5, MMAP[column]), (LOAD, 0, 0, FOURTH_ARGUMENT)]
    lines += [(ANY_BIT, 0, 2, MAP_ANONYMOUS), (ANY_BIT, 0, 1, MAP_SHARED), (RETURN, 0, 0, no)]
    lines += [(RETURN, 0, 0, ALLOW)]
    lines += [(EQUAL, 0, 3, CLONE[column]), (LOAD, 0, 0, FIRST_ARGUMENT)]
    lines += [(ANY_BIT, 0, 1, NEW_NAMESPACES), (RETURN, 0, 0, no), (RETURN, 0, 0, ALLOW)]
    return b"".join(struct.pack("HBBI", *line) for line in lines)
