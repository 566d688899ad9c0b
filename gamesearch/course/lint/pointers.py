"""Where a check sends its reader: `heading=` of an exercise is a heading of the lesson.

It stands in `gamesearch/checks/<topic>/`, and is read there as text: nothing is run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from gamesearch.course.folder import LESSONS, Course
from gamesearch.course.notebook import Flaw, NotebookError, headings, read_source


def pointer_flaws(course: Course, stem: str) -> Iterator[Flaw]:
    """The exercises of a lesson that name another lesson, or a heading that it does not have."""
    lesson = course.root / LESSONS / "source" / f"{stem}.py"
    checks = course.root / "gamesearch" / "checks" / stem[3:]
    if not lesson.exists():
        return
    try:
        known = [heading for cell in read_source(lesson).cells for heading in headings(cell)]
    except NotebookError:
        return  # already reported with the lesson itself
    for path in sorted(checks.glob("*.py")):
        try:
            named = list(_named(path))
        except SyntaxError as error:
            where = f"{course.shown(path)}:{error.lineno}"
            yield Flaw(where, f"it is not Python ({error.msg})", "mend it")
            continue
        for line, name, text in named:
            where = f"{course.shown(path)}:{line}"
            if name == "LESSON" and text != stem:
                yield Flaw(where, f"LESSON is {text!r}", f"write {stem!r}, as the folder is called")
            if name == "heading" and text not in known:
                mend = "copy a heading as it stands in the source, without its #"
                yield Flaw(where, f"{stem} has no heading {text!r}", mend)


def _named(path: Path) -> Iterator[tuple[int, str, str]]:
    """The texts given as `heading=` to an Exercise, and as LESSON: line, name, text."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="Exercise"), keywords=given):
                named = [(each.arg, each.value) for each in given if each.arg == "heading"]
            case ast.Assign(targets=[ast.Name(id="LESSON")], value=value):
                named = [("LESSON", value)]
            case _:
                continue
        for name, value in named:
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield value.lineno, str(name), value.value
