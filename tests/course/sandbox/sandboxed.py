"""A kernel in a sandbox, to try in it what a student might."""

from __future__ import annotations

import ast
import os
import time
from pathlib import Path

from gamesearch.course.grade.kernel import KernelDied, MarkingKernel

DIED = "the kernel died"


class Kernel:
    """`kernel(code)` is the value of its last line, the name of what it raised, or DIED."""

    def __init__(self, sandbox):
        os.environ.update(sandbox.env)
        self.own = MarkingKernel(sandbox.kernel_name)
        self("import ctypes, os, signal, subprocess, sys")

    def __call__(self, code, seconds=10.0):
        try:
            shown = self.own.run(code, seconds)
        except KernelDied:
            return DIED
        for content in shown:
            if "ename" in content:
                return content["ename"]
            if "data" in content:
                return ast.literal_eval(content["data"]["text/plain"])
        return None

    def stop(self):
        self.own.stop()


def running(mark):
    """The processes of this machine whose command line holds `mark`."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                line = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            except OSError:
                continue
            if mark in line:
                found.append(int(entry.name))
    return found


def wait_until(what, seconds=10.0):
    """Whether it came true in time."""
    end = time.monotonic() + seconds
    while not what():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True
