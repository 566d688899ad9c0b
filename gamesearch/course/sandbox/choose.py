"""The best sandbox that a machine has: a kernel under a name that Jupyter knows.

    with choose("auto") as sandbox:
        print(sandbox.sentence)
        os.environ.update(sandbox.env)
        ...  # kernels called sandbox.kernel_name run in it: pytest --nbval-kernel-name=…

  bubblewrap   a wall, and in it a jail for each kernel, forked from a warm server; or, where there
               can be no jails, a wall around each kernel
  limits       no wall: memory, time, processes are bounded, but everything can be read
  none         the plain python3

A wall counts only if a process that tried to get out has just failed to, on this machine.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from gamesearch.course.sandbox import tiers
from gamesearch.course.sandbox.limits import Limits
from gamesearch.course.sandbox.tiers import Sandbox, SandboxUnavailable

MODES = ("auto", "strict", "none")
TRUST = "submissions can read your files, the reference among them: run only code you trust"


def choose(
    mode: str = "auto", limits: Limits | None = None, private: Sequence[Path] = ()
) -> Sandbox:
    """The best sandbox that this machine has; use it as a context manager.

    "strict" takes none without a wall, "none" takes the plain python3 kernel. A wall counts only if
    nothing of `private` can be read behind it.

    Raises:
        SandboxUnavailable: strict, and no wall holds here; the text says why.
    """
    if mode not in MODES:
        raise ValueError(f"there is no sandbox mode {mode!r}: choose {', '.join(MODES)}")
    if mode == "none":
        return Sandbox("python3", "none", f"Sandbox: none; {TRUST}.")
    limits = limits or Limits()
    reasons: list[str] = []
    for start in _walled():
        try:
            return start(limits, "; ".join(reasons), private)
        except (tiers.NotHere, OSError) as error:
            if str(error) not in reasons:
                reasons.append(str(error))
    why = "; ".join(reasons) or f"there is no wall for {sys.platform}"
    if mode == "strict":
        mend = "apt install bubblewrap, or grade on a Linux machine that has it"
        if any(str(path) in why for path in private):
            mend = "put the course and the submissions where no programs lie, such as your home"
        raise SandboxUnavailable(f"no sandbox holds on this machine ({why}): {mend}")
    if sys.platform == "win32":
        return Sandbox("python3", "none", f"Sandbox: none on Windows (use WSL); {TRUST}.")
    return tiers.limits_alone(limits, f"Sandbox: limits alone ({why}); {TRUST}{_as_root()}.")


def _as_root() -> str:
    """Root's processes are not counted."""
    return ", and as root they may start any number of processes" if os.geteuid() == 0 else ""


def _walled() -> list[Callable[[Limits, str, Sequence[Path]], Sandbox]]:
    if sys.platform != "linux":
        return []
    return [tiers.bubblewrap_warm, tiers.bubblewrap_plain]
