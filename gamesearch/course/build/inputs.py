"""What a notebook takes from `gamesearch/checks`: given boards, the inputs of hidden cells.

A built notebook holds what came of them, so it carries a hash of the files: one that changes is
seen without a run. What the rest of the package gives is compared where notebooks are run.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from pathlib import Path

from gamesearch.course.folder import Course
from gamesearch.course.folding import statements
from gamesearch.course.notebook import Source

INPUTS = "inputs"  # in the metadata of a built notebook
CHECKS = "gamesearch.checks."


def inputs(course: Course, source: Source) -> dict[str, str]:
    """The hash under its name; nothing where a notebook takes nothing."""
    checks = course.root / "gamesearch" / "checks"
    todo = [
        path
        for cell in source.cells
        if cell.cell_type == "code"
        for node in statements(cell)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(CHECKS)
        for path in _files(checks, str(node.module).removeprefix(CHECKS), node)
    ]
    found: set[Path] = set()
    while todo:
        path = todo.pop()
        if path not in found:
            found.add(path)
            todo += _imported(checks, path)
    digest = hashlib.sha256()
    for path in sorted(found):
        digest.update(path.relative_to(checks).as_posix().encode() + b"\0")
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return {INPUTS: digest.hexdigest()[:16]} if found else {}


def _imported(checks: Path, path: Path) -> Iterator[Path]:
    """What a file imports from its own topic, or from another one."""
    try:
        tree = ast.parse(path.read_text("utf-8"))
    except SyntaxError:
        return  # its notebook cannot be run
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level in (1, 2):
            topic = [path.parent.name] if node.level == 1 else []
            yield from _files(checks, ".".join([*topic, node.module or ""]).strip("."), node)


def _files(checks: Path, module: str, node: ast.ImportFrom) -> Iterator[Path]:
    """The files of topics behind `from module import …`: it may be one, or a folder of some."""
    place = checks.joinpath(*module.split("."))
    for path in (place.with_suffix(".py"), *(place / f"{name.name}.py" for name in node.names)):
        if path.is_file() and path.parent.parent == checks:
            yield path
