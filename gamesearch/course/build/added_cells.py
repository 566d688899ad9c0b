"""What every notebook gets beside what its author wrote: what to press, what marks mean, where to
go next."""

from __future__ import annotations

from pathlib import Path

from gamesearch.course.cut import HEADING
from gamesearch.course.folder import INDEX, LESSONS, SOLUTIONS, Course
from gamesearch.course.folding import called
from gamesearch.course.index.tables import stem_in_words
from gamesearch.course.notebook import Source, headings, read_source, slide_type
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
