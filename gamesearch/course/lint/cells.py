"""The rules of a single cell: short, and depending on no machine, no network, no luck."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from statistics import median
from typing import Any

from gamesearch.course.build.added_cells import NAVIGATION
from gamesearch.course.folder import LESSONS
from gamesearch.course.folding import only_imports
from gamesearch.course.notebook import Flaw, Source, slide_type, tags

MEDIAN_LINES, MOST_LINES, MOST_WORDS = 4, 15, 120


def cell_flaws(source: Source) -> Iterator[Flaw]:
    yield from _code(source)
    yield from _prose(source)


def _code_cells(source: Source) -> list[tuple[int, Any]]:
    return [(i, c) for i, c in enumerate(source.cells) if c.cell_type == "code"]


def _length(cell: Any) -> int:
    return sum(1 for line in cell.source.splitlines() if line.strip())


def _code(source: Source) -> Iterator[Flaw]:
    for index, cell in _code_cells(source):
        if not cell.source.strip():
            yield source.flaw(index, "the code cell is empty", "delete it")
        # Imports are on no slide, and a line names one file: they may take the room they need.
        if source.kind == LESSONS and _length(cell) > MOST_LINES and not only_imports(cell):
            yield source.flaw(
                index,
                f"the code cell has {_length(cell)} lines",
                f"at most {MOST_LINES}: split it, or move the rest into the package",
            )
        try:
            tree = ast.parse(cell.source, mode="exec")
        except SyntaxError as error:
            if "raises-exception" not in tags(cell):
                yield source.flaw(
                    index,
                    f"line {error.lineno} is not Python",
                    "no magics, no shell lines; mend the rest",
                )
            continue
        if cell.source.rstrip().endswith(";"):
            mend = "write `_ = ` before the call: a test that runs the notebook again ignores ;"
            yield source.flaw(index, "the cell ends with ;", mend)
        for what, mend in _habits(tree):
            yield source.flaw(index, what, mend)
    lengths = [_length(cell) for _, cell in _code_cells(source)]
    if source.kind == LESSONS and lengths and median(lengths) > MEDIAN_LINES:
        yield Flaw(
            source.where(),
            f"the median code cell has {median(lengths):g} lines",
            f"at most {MEDIAN_LINES}: let cells do one thing each",
        )


def _habits(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """What makes a cell depend on this machine, on the network, or on luck."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.name for alias in node.names]
            module = getattr(node, "module", None) or ""
            if "*" in names:
                yield "`import *` hides where names come from", "name what you import"
            if {n.split(".")[0] for n in [*names, module]} & {
                "urllib",
                "requests",
                "httpx",
                "socket",
            }:
                yield "the cell goes to the network", "ship the data in the package"
            if {n.split(".")[0] for n in [*names, module]} & {"os", "pathlib", "subprocess"}:
                yield "the cell handles files or processes", "move it into the package"
        elif isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called in ("open", "exec", "eval", "sys.path.insert", "sys.path.append"):
                yield (
                    f"the cell calls {called}",
                    "a lesson needs no paths: move it into the package",
                )
            elif called.startswith("random.") and called not in ("random.Random",):
                yield f"{called} uses the shared generator", "draw from rng = random.Random(7)"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.match(r"(~|/(home|Users|tmp|work|root|mnt|opt)\b|[A-Z]:\\)", node.value):
                yield f"the cell names a path of one machine: {node.value!r}", "leave the path out"
            if re.search(r"\bpip install\b|\bgit clone\b|\bwget\b", node.value):
                yield "the cell installs or downloads", "name the extra in the prose"


def _prose(source: Source) -> Iterator[Flaw]:
    for index, cell in enumerate(source.cells):
        if cell.cell_type != "markdown" or NAVIGATION in tags(cell) or slide_type(cell) == "notes":
            continue
        words = len(_plain(cell.source).split())
        if words > MOST_WORDS:
            yield source.flaw(
                index,
                f"the text has {words} words",
                f"at most {MOST_WORDS}: split it around the code or picture that shows it",
            )


def _plain(markdown: str) -> str:
    """Running text: without code, formulas, tables, comments, link targets and references."""
    text = re.split(r"^(?:#+ |\*\*)Further reading", markdown, maxsplit=1, flags=re.M)[0]
    text = re.sub(r"^```.*?^```|\$\$.*?\$\$|<!--.*?-->", " ", text, flags=re.M | re.S)
    text = re.sub(r"^\s*\|.*$", " ", text, flags=re.M)
    return re.sub(r"\]\([^)]*\)", "]", text)
