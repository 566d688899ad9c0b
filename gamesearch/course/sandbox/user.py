"""Root is not bound by limits on processes and owns what should not even be tried: it leaves."""

from __future__ import annotations

import os

from gamesearch.course.sandbox import linux

NOBODY = 65534


def become(user: int) -> None:
    """Be that user, without groups, if this is root; others stay who they are."""
    if os.geteuid() == 0:
        os.setgroups([])
        os.setresgid(user, user, user)
        os.setresuid(user, user, user)
        linux.prctl(linux.PR_SET_DUMPABLE, 1)  # or /proc/self would not be ours
