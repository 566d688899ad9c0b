"""One name, one thing: a class name has one home in the package.

A newcomer who meets a name in an error, a table or another file looks for it once.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "gamesearch"


def homes(files: Iterable[Path]) -> dict[str, list[str]]:
    """The modules in which each class stands at the top, private ones as well."""
    found = defaultdict(list)
    for file in sorted(files):
        for line in ast.parse(file.read_text("utf-8")).body:
            if isinstance(line, ast.ClassDef):
                found[line.name].append(file.as_posix())
    return found


def test_a_class_name_has_one_home():
    known = homes(PACKAGE.rglob("*.py"))
    assert len(known) > 300
    assert {name: files for name, files in known.items() if len(files) > 1} == {}


def test_the_reader_of_classes_itself(tmp_path):
    for name in ("one", "other"):
        (tmp_path / f"{name}.py").write_text("class Twice:\n    class Inside: ...\n", "utf-8")
    (tmp_path / "third.py").write_text("class Once: ...\ndef Twice(): ...\n", "utf-8")
    counts = {name: len(files) for name, files in homes(tmp_path.glob("*.py")).items()}
    assert counts == {"Twice": 2, "Once": 1}
