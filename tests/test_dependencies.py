"""Every library that the project imports is declared in the extra that its readers install."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")

# Whose import name is not that under which they are installed.
INSTALLED_AS = {
    "IPython": "ipython",
    "PIL": "pillow",
    "_pytest": "pytest",
    "axe_core_python": "axe-core-python",
    "bs4": "beautifulsoup4",
    "open_spiel": "open-spiel",
    "pyspiel": "open-spiel",
    "xdist": "pytest-xdist",
    "yaml": "pyyaml",
    "zmq": "pyzmq",
}
# The Makefile puts these where they disturb nothing else, each beside an environment.
APART = {"aima3", "nbgrader"}


def made(name: str) -> list[str]:
    """The extras that make installs together."""
    return re.search(rf"^EXTRAS_{name} *:= (.*)$", MAKEFILE, re.MULTILINE)[1].split(",")


# The first line that fits says which extras a file may count on.
PARTS = {
    "gamesearch/games/chess.py": ["chess"],
    "gamesearch/compiled/": ["fast"],
    "gamesearch/course/cluster.py": ["cluster"],
    "gamesearch/course/grade/": ["grade"],
    "gamesearch/course/sandbox/": ["grade"],
    "gamesearch/course/slides/": ["lab", "pdf"],
    "gamesearch/course/lab/": ["lab"],
    "gamesearch/course/site/lite.py": ["lab", "site", "lite"],
    "gamesearch/course/site/": ["lab", "site"],
    "gamesearch/course/": ["lab", "dev"],
    "gamesearch/": ["lab"],
    "notebooks/source/": ["lab"],
    "solutions/source/": ["lab"],
    "tests/bench/": made("bench"),
    "tests/": made("dev"),
}


def declared(extras: list[str]) -> set[str]:
    names = (re.match(r"[\w.-]+", line)[0] for extra in extras for line in EXTRAS[extra])
    return {name.lower().replace("_", "-") for name in names}


def imported(source: str) -> Iterator[str]:
    """The first word of each import that is not relative."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield (node.module or "").partition(".")[0]


def part_of(path: str) -> str:
    return next(part for part in PARTS if path.startswith(part))


def undeclared(path: str, source: str) -> set[str]:
    """What a file imports that none of its extras brings."""
    own = {*sys.stdlib_module_names, "gamesearch", "tests", *APART}
    if path.startswith("tests/"):  # where two folders are not packages
        own |= {file.stem for file in (ROOT / "tests").glob("b*/*.py")}
    there = declared(PARTS[part_of(path)])
    names = {name: INSTALLED_AS.get(name, name).replace("_", "-") for name in imported(source)}
    return {name for name, package in names.items() if name not in own and package not in there}


@pytest.mark.parametrize("part", PARTS)
def test_what_is_imported_is_declared(part):
    files = (ROOT / part).rglob("*.py") if part.endswith("/") else [ROOT / part]
    sources = {file.relative_to(ROOT).as_posix(): file.read_text("utf-8") for file in files}
    found = {
        path: undeclared(path, text) for path, text in sources.items() if part_of(path) == part
    }
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("path", "source", "names"),
    [
        ("gamesearch/drawing/charts.py", "import scipy.stats", {"scipy"}),
        ("gamesearch/drawing/charts.py", "def late():\n    from PIL import Image", set()),
        ("gamesearch/course/grade/kernel.py", "import zmq, PIL", {"PIL"}),
        ("gamesearch/games/nim.py", "from chess import Board", {"chess"}),
        ("gamesearch/games/chess.py", "from chess import Board", set()),
        ("gamesearch/games/nim.py", "from . import game\nimport random", set()),
        ("tests/browser/conftest.py", "import lab_page", set()),
    ],
)
def test_the_reader_of_imports_itself(path, source, names):
    assert undeclared(path, source) == names
