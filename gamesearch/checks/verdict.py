"""What `check` hands back: passed or not, and the next hint. It shows itself in a notebook."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape


@dataclass(frozen=True)
class Verdict:
    """The answer of a check; `hint` is empty once the exercise passes."""

    exercise: str
    passed: bool
    hint: str = ""
    well_done: str = ""

    def __repr__(self) -> str:
        return f"{self._title}\n{self._words}".strip()

    def _repr_html_(self) -> str:
        # The mark and the words say it; the colour only repeats it.
        edge = "#009E73" if self.passed else "#E69F00"
        lines = "".join(f"<p style='margin:.4em 0'>{escape(line)}</p>" for line in self._lines)
        return (
            f"<div role='status' style='border-left:4px solid {edge};padding:.2em 1em'>"
            f"<b>{escape(self._title)}</b>{lines}</div>"
        )

    @property
    def _title(self) -> str:
        return (
            f"✓ Exercise {self.exercise} passes."
            if self.passed
            else f"Exercise {self.exercise}: not yet."
        )

    @property
    def _words(self) -> str:
        return self.well_done if self.passed else self.hint

    @property
    def _lines(self) -> list[str]:
        return [line for line in self._words.splitlines() if line.strip()]
