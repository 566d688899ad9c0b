"""A deck as an audience sees it: every slide, with all that is to come on it shown.

`walk` says what is wrong with each slide, in words. What is measured is what a room would notice:
something over the edge, cut off, missing, set wrongly, or too small to read.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from lab_page import PATIENCE, Complaints

from gamesearch.course.slides.check.check import LOOK


class Deck:
    """One deck in one tab, opened from disk."""

    def __init__(self, page: Any, file: Path, query: str = ""):
        self.page, self.complaints = page, Complaints()
        self.complaints.watch(page)
        page.set_viewport_size({"width": 1280, "height": 720})
        page.set_default_timeout(PATIENCE)
        since = time.monotonic()
        page.goto(file.resolve().as_uri() + query)
        page.evaluate("window.settled")
        self.seconds = time.monotonic() - since
        page.add_script_tag(content=LOOK.read_text(encoding="utf-8"))

    def walk(self) -> list[str]:
        """What is wrong, slide by slide; [] if nothing is."""
        slides = self.page.evaluate("walk()")
        return [
            f"{s['at']} {s['title']!r}: {', '.join(s['faults'])}" for s in slides if s["faults"]
        ]

    def show(self, selector: str) -> Any:
        """Turn to the first slide that holds the selector; its first match there."""
        self.page.evaluate(
            """selector => { const slide = Reveal.getSlides().find(s => s.querySelector(selector));
            const { h, v } = Reveal.getIndices(slide); Reveal.slide(h, v, 999); }""",
            selector,
        )
        return self.page.locator(f"section.present section.present {selector}").first

    @property
    def place(self) -> tuple[int, int]:
        return tuple(self.page.evaluate("(({ h, v }) => [h, v])(Reveal.getIndices())"))
