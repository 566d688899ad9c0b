"""How one notebook leads to the next: the last cell of each, and the index of all.

`notebooks/index.ipynb` lists the lessons with their minutes and objectives, how to use them, what
leads to what, the algorithms and the games of the package, where each topic is treated, and what is
often printed and not so. It is generated from the lessons, the tables beside them and the package;
nobody edits it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

from gamesearch.course.cut import HEADING
from gamesearch.course.folder import INDEX, LESSONS, SOLUTIONS, Course
from gamesearch.course.folding import called
from gamesearch.course.index.catalogue import algorithms, kinds
from gamesearch.course.index.lesson_map import MAP, direct, map_in_words, needed_by, on_boxes, ways
from gamesearch.course.index.tables import (
    GLOSSARY,
    TEXTBOOK,
    by_letter,
    corrections,
    link,
    read_table,
    stem_in_words,
    topic_rows,
)
from gamesearch.course.index.thumbnails import thumbnail
from gamesearch.course.lab.trust import FINGERPRINTS, fingerprints
from gamesearch.course.notebook import KERNELSPEC, Source, headings, read_source, slide_type
from gamesearch.course.site.glossary import glossary_rows as terms
from gamesearch.course.templates import fill
from gamesearch.drawing.palette import BLUE, CURRENT, CUT, GREEN, GREY, ORANGE, PURPLE, mixed

NAVIGATION = "navigation"
START = {
    LESSONS: "Questions and pictures answer at once. For the boards that you play on, press "
    "**Run ▸ Run All Cells** in the menu first.",
    SOLUTIONS: "Press **Run ▸ Run All Cells** in the menu first. Then, exercise by exercise: write "
    "your answer in its cell, press **Shift+Enter** there, and again in the `check` below it.\n\n"
    "Before you hand in, press **Kernel ▸ Restart Kernel and Run All Cells…**, look at the table "
    "once more, and save. To be graded, your notebook is run from top to bottom in a new kernel.",
}
# What shows a tree, and what its marks mean: said below the first one of a notebook. They are read
# on dark paper as well, where the ring is hard to see in its own colour.
TREES = ("draw_tree", "show_steps", "guess_pruned", "edit_leaves", "show_refutation", "watch")
TREES_OF_SEVERAL = ("draw_payoffs",)
RING = mixed(CURRENT, 0.8)
SEARCHED = (("✕", CUT, "cut: never read"), ("◯", RING, "where the search stands"))


def _marks(*meanings: tuple[str, str, str]) -> str:
    return " &nbsp; ".join(
        f'<span style="color:{colour}">{mark}</span> {meaning}'
        for mark, colour, meaning in (*meanings, *SEARCHED)
    )


MARKS = {
    TREES_OF_SEVERAL: _marks(
        ("▲", BLUE, "player 1 moves"),
        ("▼", ORANGE, "player 2"),
        ("◆", PURPLE, "player 3"),
        ("<b>8</b>", GREY, "bold: whoever chooses here looks at this number"),
    ),
    TREES: _marks(
        ("▲", BLUE, "MAX moves"),
        ("▼", ORANGE, "MIN moves"),
        ("●", GREEN, "chance"),
        ("■", GREY, "leaf"),
    ),
}
PAGES = Path(__file__).with_name("pages")


class Lesson(NamedTuple):
    """What the index says of a lesson."""

    stem: str
    title: str
    question: str
    minutes: int
    objectives: list[str]


def source_as_built(course: Course, path: Path) -> Source:
    """A source as it is built: what to press, what marks mean, and where to go next."""
    source = read_source(path)
    stems = [other.stem for other in course.sources(source.kind)]
    below = (at for at, cell in enumerate(source.cells) if at and slide_type(cell) != "notes")
    _insert(source, next(below, len(source.cells)), "start", START[source.kind] + strip(source))
    if first := _first_tree(source):
        at, marks = first
        _insert(source, at + 1, "marks", marks)
    _insert(
        source,
        len(source.cells),
        NAVIGATION,
        navigation(source.kind, source.stem, stems),
    )
    return source


def strip(source: Source) -> str:
    """Every exercise with its points; JupyterLab fills in which of them pass (lab/settings)."""
    titles = (title for cell in source.cells for title in headings(cell))
    asked = [found for title in titles if (found := HEADING.fullmatch(title))]
    rows = [f"| {found[1]} {found[2]} | {found[3]} | |" for found in asked]
    head = ["", "", "| exercise | points | your check |", "|:--|--:|:--|"]
    return "\n".join([*head, *rows]) if rows else ""


def _first_tree(source: Source) -> tuple[int, str] | None:
    """The first cell that shows a tree, and what the marks in it mean."""
    for at, cell in enumerate(source.cells):
        for names, marks in MARKS.items():
            if cell.cell_type == "code" and any(called(cell, name) for name in names):
                return at, marks
    return None


def _insert(source: Source, at: int, name: str, text: str) -> None:
    """Add a cell that no author wrote, and no slide shows."""
    from nbformat.v4 import new_markdown_cell

    about = {"slideshow": {"slide_type": "skip"}, "tags": [NAVIGATION]}
    source.cells.insert(at, new_markdown_cell(text, id=name, metadata=about))
    if source.starts:
        source.starts.insert(at, source.starts[min(at, len(source.starts) - 1)])


def navigation(kind: str, stem: str, stems: list[str]) -> str:
    """The links of a notebook's last cell.

    >>> print(navigation("notebooks", "01_minimax", ["00_games", "01_minimax"]))
    [‹ 00 games](00_games.ipynb) | [contents](index.ipynb)
    """
    at = stems.index(stem)
    up = "" if kind == LESSONS else f"../{LESSONS}/"
    links = [f"[contents]({up}{INDEX})"]
    if kind != LESSONS:
        links.insert(0, f"[the lesson]({up}{stem}.ipynb)")
    if at > 0:
        links.insert(0, f"[‹ {stem_in_words(stems[at - 1])}]({stems[at - 1]}.ipynb)")
    if at + 1 < len(stems):
        links.append(f"[{stem_in_words(stems[at + 1])} ›]({stems[at + 1]}.ipynb)")
    return " | ".join(links)


def opening(source: Source) -> str:
    """What a lesson says before its first section: title, question, objectives, minutes."""
    prose = "\n\n".join(c.source for c in source.cells if c.cell_type == "markdown")
    return re.split(r"^## ", prose, maxsplit=1, flags=re.M)[0]


def title(source: Source) -> str:
    found = re.search(r"^# (.+)$", opening(source), re.M)
    return found[1].strip() if found else source.stem


def question(source: Source) -> str:
    """What a lesson is there to answer: the bold paragraph below its title, over all its lines."""
    found = re.search(r"^\*\*([^*]+\?)\*\*$", opening(source), re.M)
    return " ".join(found[1].split()) if found else ""


def minutes(source: Source) -> int:
    found = re.search(r"\b(\d+) minutes\b", opening(source))
    return int(found[1]) if found else 0


def objectives(source: Source) -> list[str]:
    """What a lesson teaches to do; an item may run over the end of a line."""
    _, _, after = opening(source).partition("**Objectives**")
    items = re.findall(r"^- (.+(?:\n(?![-\n*]).+)*)", after.partition("\n**")[0], re.M)
    return [" ".join(item.split()) for item in items]


def needs(course: Course) -> dict[str, set[str]]:
    """Each lesson's prerequisites, without those that others imply."""
    openings = {path.stem: opening(read_source(path)) for path in course.sources(LESSONS)}
    return direct(needed_by(openings))


def index(course: Course) -> Any:
    """The index as a notebook: lessons, map, objectives, words, topics, corrections, commands."""
    from nbformat.v4 import new_markdown_cell, new_notebook

    sources = [read_source(path) for path in course.sources(LESSONS)]
    lessons = [Lesson(s.stem, title(s), question(s), minutes(s), objectives(s)) for s in sources]
    known = needs(course)
    pictures = {stem: small for one in lessons if (small := thumbnail(course, stem := one.stem))}
    map_page = {
        "words": map_in_words(known),
        "file": MAP,
        **on_boxes(known),
        "spoken": stem_in_words,
    }
    map_page |= {"ways": ways(known, {one.stem: one.minutes for one in lessons})}
    pages: dict[str, dict[str, Any]] = {
        "lessons": {"lessons": lessons, "pictures": pictures},
        "map": map_page,
        "objectives": {"lessons": lessons},
    }
    if (course.root / LESSONS / GLOSSARY).exists():
        pages["glossary"] = {"words": terms(course)}
    for name, of_package in (("algorithms", algorithms(sources)), ("games", kinds(sources))):
        if of_package:
            pages[name] = {"rows": of_package, "link": link, "cell": cell}
    if entries := topic_rows(course):
        pages["topics"] = {"letters": by_letter(entries), "link": link}
    if chapters := read_table(course, TEXTBOOK):
        pages["textbook"] = {"rows": chapters, "spoken": stem_in_words}
    if rows := corrections(course):
        pages["corrections"] = {
            "lessons": rows,
            "link": link,
            "spoken": stem_in_words,
            "cell": cell,
        }
    pages["using"] = {}
    texts = {name: fill(PAGES / f"{name}.md.j2", **values) for name, values in pages.items()}
    cells = [new_markdown_cell(text.strip(), id=name) for name, text in texts.items()]
    about = {"kernelspec": dict(KERNELSPEC), FINGERPRINTS: fingerprints(course)}
    return new_notebook(cells=cells, metadata=about)


def cell(text: str) -> str:
    """A text as it stands in a table of Markdown, its powers raised.

    >>> cell("10^46.7 positions, (b / log b)^d, P(a|b)")
    '10<sup>46.7</sup> positions, (b / log b)<sup>d</sup>, P(a\\\\|b)'
    """
    return re.sub(r"\^(\d+(?:\.\d+)?|d\b)", r"<sup>\1</sup>", text).replace("|", r"\|")
