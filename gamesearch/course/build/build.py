"""Build lessons and solutions: percent source in, executed notebook out, the same bytes twice."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from gamesearch.course.build.added_cells import source_as_built
from gamesearch.course.build.execute import execute, unsteady
from gamesearch.course.build.forbidden import write_forbidden
from gamesearch.course.build.inputs import INPUTS, inputs
from gamesearch.course.build.seals import write_seals
from gamesearch.course.disk import write_whole
from gamesearch.course.folder import INDEX, KINDS, LESSONS, SOLUTIONS, Course
from gamesearch.course.index.index import index, needs
from gamesearch.course.index.lesson_map import MAP, svg
from gamesearch.course.index.tables import (
    missing_chapters,
    missing_corrections,
    missing_topics,
    read_tables,
)
from gamesearch.course.lab.trust import FINGERPRINTS
from gamesearch.course.lint.lint import lint
from gamesearch.course.lint.numbers import unsupported_numbers
from gamesearch.course.lint.pointers import pointer_flaws
from gamesearch.course.notebook import Flaw, NotebookError, Source, place, read_notebook, to_text
from gamesearch.course.progress import Progress, with_progress
from gamesearch.course.sealing import lacks_seal, put_seals, unsealed
from gamesearch.course.widgets import missing_models


def build_notebooks(
    course: Course, stems: Sequence[str] = (), jobs: int | None = None
) -> list[Flaw]:
    """Run every source and write its notebook beside it; returns what is to be mended.

    A notebook that fails is not written; one that only breaks a rule of style is.
    """
    read_tables(course)
    flaws = [*write_seals(course, stems), *write_forbidden(course)]  # first: checks rest on them
    sources, faults = _sources(course, stems)
    flaws += faults
    for source in sources:
        flaws += _flaws_in(course, source)
    flaws += asyncio.run(_run_all(course, sources, jobs or os.cpu_count() or 1))
    return flaws + write_index(course)


def check_notebooks(course: Course, stems: Sequence[str] = ()) -> list[Flaw]:
    """Compare every notebook with its source, without running it."""
    read_tables(course)
    flaws = [*write_seals(course, stems, check=True), *write_forbidden(course, check=True)]
    sources, faults = _sources(course, stems)
    flaws += faults
    out_of_step: list[Flaw] = []
    for source in with_progress(sources, lambda source: f"{source.kind}/{source.stem} compared"):
        flaws += _flaws_in(course, source)
        out_of_step += _compare(course, source)
    if not stems:
        out_of_step += _orphans(course)
        out_of_step += _check_index(course, settled=not out_of_step)
    return flaws + out_of_step


def _sources(course: Course, stems: Sequence[str]) -> tuple[list[Source], list[Flaw]]:
    sources, flaws = [], []
    for kind in KINDS:
        for path in course.sources(kind, stems):
            try:
                source = source_as_built(course, path)
                source.notebook.metadata.update(inputs(course, source))
                sources.append(source)
            except NotebookError as error:
                flaws.append(Flaw.of(error))
    return sources, flaws


def _flaws_in(course: Course, source: Source) -> Iterator[Flaw]:
    """All that is to be mended in what an author writes: the source, and what checks say of it."""
    yield from lint(source)
    if source.kind == SOLUTIONS:
        yield from pointer_flaws(course, source.stem)


# -- running ---------------------------------------------------------------------------------------


async def _run_all(course: Course, sources: list[Source], jobs: int) -> list[Flaw]:
    """Run the notebooks side by side; the kernels do the work, this process only listens."""
    # On a new machine matplotlib looks for fonts once, and says so; here no lesson hears it.
    with contextlib.suppress(ImportError):
        importlib.import_module("matplotlib.font_manager")
    free = asyncio.Semaphore(jobs)
    with Progress(len(sources)) as progress:

        async def run(source: Source) -> list[Flaw]:
            async with free:
                return await _run(course, source, progress)

        found = await asyncio.gather(*map(run, sources))
    return [flaw for of_one in found for flaw in of_one]


async def _run(course: Course, source: Source, progress: Progress) -> list[Flaw]:
    path = course.notebook(source.kind, source.stem)
    name = course.shown(path)
    progress.start(name, len(source.cells))
    try:
        notebook = await execute(source, path.parent, lambda: progress.advance(name))
    except NotebookError as error:
        progress.finish(name, "failed")
        return [Flaw.of(error)]
    if source.kind == SOLUTIONS:
        put_seals(notebook)
    write_whole(path, to_text(notebook))
    progress.finish(name, "built")
    return list(_numbers(source, notebook))


def _numbers(source: Source, notebook: Any) -> Iterator[Flaw]:
    if source.kind == LESSONS:
        for cell, number, around in unsupported_numbers(notebook):
            yield source.flaw(
                cell,
                f"no output shows the number {number} ({around!r})",
                f"print it, or cite it: <!-- cited: {number} (source) -->",
            )


# -- comparing -------------------------------------------------------------------------------------


def _compare(course: Course, source: Source) -> Iterator[Flaw]:
    path = course.notebook(source.kind, source.stem)
    repair = f"run gamesearch build {source.stem}"
    if not path.exists():
        yield Flaw(course.shown(path), "it has not been built yet", repair)
        return
    try:
        built = read_notebook(path)
    except NotebookError as error:
        yield Flaw("", error.what, repair)
        return
    fault = next(_differences(source, built), None)
    if fault is not None:
        cell, what = fault
        cells = built.cells if cell < len(built.cells) else source.cells
        yield Flaw(f"{course.shown(path)}: {place(cells, cell)}", what, repair)
        return
    yield from _numbers(source, built)


def _differences(source: Source, built: Any) -> Iterator[tuple[int, str]]:
    """Where a built notebook is not what its source would give, as (cell, what)."""
    about = {key: value for key, value in built.metadata.items() if key != "widgets"}
    if about.get(INPUTS) != source.notebook.metadata.get(INPUTS):
        yield 0, "what it takes from gamesearch/checks has changed"
    if about != source.notebook.metadata:
        yield 0, f"the notebook's metadata differ ({', '.join(sorted(about))})"
    for at, (cell, wanted) in enumerate(zip(built.cells, source.cells, strict=False)):
        for part in ("cell_type", "source", "id", "metadata"):
            now = unsealed(cell.source) if part == "source" else cell.get(part)
            if now != wanted.get(part):
                yield at, f"its {part} differs from the source"
        if lacks_seal(cell):
            yield at, "its value is not sealed, so nbgrader could not tell right from wrong"
    if len(built.cells) != len(source.cells):
        shorter = min(len(built.cells), len(source.cells))
        yield shorter, f"it has {len(built.cells)} cells, its source {len(source.cells)}"
    counted = 0
    for at, cell in enumerate(built.cells):
        if cell.cell_type == "code":
            counted += 1
            if cell.execution_count != counted:
                yield at, f"its execution count is {cell.execution_count}, not {counted}"
        if fault := unsteady(cell):
            yield at, fault
    for at in missing_models(built):
        yield at, "the widget that it shows is not saved"


def _orphans(course: Course) -> Iterator[Flaw]:
    for kind in KINDS:
        known = {path.stem for path in course.sources(kind)}
        for path in course.built(kind):
            if path.stem not in known:
                mend = f"write {kind}/source/{path.stem}.py or delete it"
                yield Flaw(course.shown(path), "it has no source", mend)


# -- the index -------------------------------------------------------------------------------------


def _index(course: Course) -> dict[Path, str]:
    """The index and its map; nothing while there are no lessons or one cannot be read."""
    if not course.sources(LESSONS):
        return {}
    folder = course.root / LESSONS
    try:
        return {folder / INDEX: to_text(index(course)), folder / MAP: svg(needs(course))}
    except NotebookError:
        return {}  # already reported with the lesson itself


def _tables(course: Course) -> list[Flaw]:
    return [*missing_topics(course), *missing_corrections(course), *missing_chapters(course)]


def write_index(course: Course) -> list[Flaw]:
    """The index of what is built, with a fingerprint of each notebook."""
    made = _index(course)
    for path, text in made.items():
        write_whole(path, text)
    return _tables(course) if made else []


def _check_index(course: Course, settled: bool) -> list[Flaw]:
    """`settled`: all notebooks are in step, so their fingerprints should be, too."""
    made = _index(course)
    stale = []
    for path, text in made.items():
        there = path.read_text("utf-8", "replace") if path.exists() else ""
        there, text = (_THUMBNAILS.sub("", each) for each in (there, text))
        if there == text or (not settled and _unmarked(there) == _unmarked(text)):
            continue
        what = "it is not what the lessons say"
        stale.append(Flaw(course.shown(path), what, "run gamesearch build"))
    return [*_tables(course), *stale] if made else []


# Small copies of pictures: how they are packed depends on the machine.
_THUMBNAILS = re.compile(r"data:image/png;base64,[\w+/=]*")


def _unmarked(text: str) -> str:
    """The text of an index without its fingerprints."""
    return re.sub(rf'"{FINGERPRINTS}": {{[^}}]*}},?\s*', "", text)
