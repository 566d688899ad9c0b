"""Render lessons as decks: one HTML file each, which opens from disk without a network."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from gamesearch.course.folder import LESSONS, Course
from gamesearch.course.notebook import Flaw, place, read_notebook, slide_type
from gamesearch.course.progress import Progress
from gamesearch.course.slides import pages, pdf
from gamesearch.errors import GameSearchError

SUFFIX = ".slides.html"
SHEETS = {"handout": "gamesearch_handout", "notes": "gamesearch_notes"}  # what is for paper


@dataclass(frozen=True)
class Wanted:
    """Where the decks go, and what to write beside each.

    A PDF; a handout, with room to write; the speaker's notes. `check`: look at each slide.
    """

    out: Path
    pdf: bool = False
    handout: bool = False
    notes: bool = False
    check: bool = False


def build_decks(course: Course, stems: Sequence[str], wanted: Wanted) -> list[Flaw]:
    """Render the lessons side by side into `wanted.out`; returns what is to be mended."""
    if wanted.pdf or wanted.check:
        pdf.find_browser()  # better to hear at once that there is none
    wanted.out.mkdir(parents=True, exist_ok=True)
    flaws: list[Flaw] = []
    notebooks: list[Path] = []
    for path in course.sources(LESSONS, stems):
        notebook = course.notebook(LESSONS, path.stem)
        if notebook.exists():
            notebooks.append(notebook)
            flaws += _without_words(course, notebook)
        else:
            mend = f"run gamesearch build {path.stem}"
            flaws.append(Flaw(course.shown(notebook), "it has not been built yet", mend))
    with ProcessPoolExecutor(min(len(notebooks) or 1, os.cpu_count() or 1)) as pool:
        running = {pool.submit(write_wanted, notebook, wanted): notebook for notebook in notebooks}
        with Progress(len(running)) as progress:
            for future in as_completed(running):
                name = course.shown(running[future])
                try:
                    progress.finish(name, future.result())
                except GameSearchError as error:
                    progress.finish(name, "failed")
                    flaws.append(Flaw(name, str(error), ""))
    if wanted.check:
        flaws += _looked_at([wanted.out / f"{path.stem}{SUFFIX}" for path in notebooks])
    return flaws


def _looked_at(decks: list[Path]) -> list[Flaw]:
    """What an audience would notice, after a table of what was measured."""
    from gamesearch.course.slides.check.check import deck_table, measure_decks

    seen = measure_decks([path for path in decks if path.exists()])
    print(deck_table(seen))
    return [flaw for deck in seen for flaw in deck.flaws()]


def write_wanted(notebook: Path, wanted: Wanted) -> str:
    """Write what is wanted of one lesson; what was written, in words."""
    since = time.monotonic()
    page = wanted.out / f"{notebook.stem}{SUFFIX}"
    page.write_text(pages.render_page(notebook, "gamesearch_slides"), encoding="utf-8")
    written = [page]
    if wanted.pdf:
        written.append(page.with_suffix(".pdf"))
        with tempfile.TemporaryDirectory(prefix="printing-") as folder:
            still = Path(folder, page.name)
            still.write_text(pages.render_page(notebook, "gamesearch_paper"), encoding="utf-8")
            pdf.print_page(still, written[-1], "?print-pdf")
    for kind, template in SHEETS.items():
        if not getattr(wanted, kind):
            continue
        sheets = wanted.out / f"{notebook.stem}.{kind}.html"
        sheets.write_text(pages.render_page(notebook, template), encoding="utf-8")
        written.append(sheets)
        if wanted.pdf:
            written.append(sheets.with_suffix(".pdf"))
            pdf.print_page(sheets, written[-1])
    sizes = (f"{path.name} ({path.stat().st_size / 1e6:.1f} MB)" for path in written)
    return f"{', '.join(sizes)}  {time.monotonic() - since:.1f} s"


def _without_words(course: Course, path: Path) -> Iterator[Flaw]:
    """Pictures on slides that say nothing to those who cannot see them."""
    cells = read_notebook(path).cells
    for index, cell in enumerate(cells):
        for output in cell.get("outputs", []):
            silent = not output.get("metadata", {}).get("image/png", {}).get("alt")
            if "image/png" in output.get("data", {}) and silent and slide_type(cell) != "skip":
                yield Flaw(
                    f"{course.shown(path)}: {place(cells, index)}",
                    "the picture has no text alternative",
                    "draw it with the package, or give alt=…",
                )
