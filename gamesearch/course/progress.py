"""How far a batch of notebooks is: one moving line in a terminal, one line each elsewhere."""

from __future__ import annotations

import sys
import time
from typing import TextIO


class Progress:
    """Counts the cells of notebooks that run side by side."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stderr
        self.live = self.stream.isatty()
        self.running: dict[str, tuple[int, int, float]] = {}

    def start(self, name: str, cells: int) -> None:
        self.running[name] = (0, cells, time.monotonic())
        self._show()

    def advance(self, name: str) -> None:
        done, cells, since = self.running[name]
        self.running[name] = (done + 1, cells, since)
        self._show()

    def finish(self, name: str, verdict: str) -> None:
        done, cells, since = self.running.pop(name)
        line = f"{name}  {done}/{cells} cells  {time.monotonic() - since:.1f} s  {verdict}"
        self.stream.write(f"\r\033[K{line}\n" if self.live else f"{line}\n")
        self._show()

    def _show(self) -> None:
        if not self.live:
            return
        now = time.monotonic()
        parts = [f"{n} {d}/{c} {now - since:.0f} s" for n, (d, c, since) in self.running.items()]
        self.stream.write("\r\033[K" + " · ".join(parts)[:100])
        self.stream.flush()
