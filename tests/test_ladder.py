"""A module imports only from rungs below its own. Read from the source, so nothing has to run."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import gamesearch

PACKAGE = Path(gamesearch.__file__).parent

RUNGS = [
    ["errors", "games"],
    ["trees", "sizes", "tracing", "counting"],
    ["search", "evaluation"],
    ["drawing"],
    ["widgets", "checks", "arena"],
]
APART = ["course", "compiled", "cli"]  # may use every rung; no rung may use them
LEVEL = {part: level for level, parts in enumerate(RUNGS, start=1) for part in parts}

# On one rung: modules stand beside each other and may use each other.
BESIDE = {("games", "errors"), ("counting", "tracing"), ("checks", "arena")}

# Libraries that the package can do without until they are needed.
OPTIONAL = {"networkx", "matplotlib", "numpy", "numba", "chess", "ipywidgets", "anywidget"}
OPTIONAL |= {"IPython", "ipykernel", "nbformat", "nbclient", "nbconvert", "jupytext", "traitlets"}


def part_of(module: str) -> str:
    """`gamesearch.games.nim` belongs to `games`."""
    return module.split(".")[1] if "." in module else "__init__"


def module_of(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_by(source: str, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """(line, full module name) of each import; relative ones are spelt out.

    What stands under `if TYPE_CHECKING:` is for type checkers and never runs.
    """
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            waiting += node.orelse
            continue
        waiting += ast.iter_child_nodes(node)
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                package = module.split(".")
                package = package[: len(package) - node.level + is_package]
                base = ".".join([*package, *([base] if base else [])])
            if base == "gamesearch":  # from gamesearch import X: a part, or a public name's home
                for alias in node.names:
                    yield node.lineno, f"gamesearch.{home_of(alias.name)}"
            else:
                yield node.lineno, base


def home_of(name: str) -> str:
    return gamesearch._HOME_OF.get(name, name)


def climbing(source: str, module: str, is_package: bool = False) -> list[str]:
    """Every import that goes up or across, as a sentence."""
    part, found = part_of(module), []
    for line, name in imported_by(source, module, is_package):
        other = part_of(name)
        if name.split(".")[0] != "gamesearch" or part not in LEVEL or other == part:
            continue
        if other in APART:
            found.append(f"{module}:{line} imports {name}, which stands apart from the ladder")
        elif LEVEL.get(other, 0) >= LEVEL[part] and (part, other) not in BESIDE:
            found.append(
                f"{module}:{line} (rung {LEVEL[part]}) imports {name} (rung {LEVEL[other]}): "
                "imports go down the ladder only"
            )
    return found


FILES = sorted(PACKAGE.rglob("*.py"))


def test_every_part_of_the_package_stands_on_a_rung_or_apart():
    parts = {part_of(module_of(file)) for file in FILES} - {"__init__"}
    assert parts <= {*LEVEL, *APART}, "a new part: give it a rung"


@pytest.mark.parametrize("file", FILES, ids=module_of)
def test_imports_go_down_the_ladder(file):
    source = file.read_text(encoding="utf-8")
    assert climbing(source, module_of(file), file.name == "__init__.py") == []


@pytest.mark.parametrize("part", ["errors", "games", "trees", "counting", "tracing", "search"])
def test_the_lower_rungs_import_no_library_at_their_top(part):
    for file in FILES:
        if part_of(module_of(file)) != part:
            continue
        top = ast.parse(file.read_text(encoding="utf-8"))
        top.body = [node for node in top.body if isinstance(node, ast.Import | ast.ImportFrom)]
        source = ast.unparse(top)
        for _, name in imported_by(source, module_of(file), file.name == "__init__.py"):
            assert name.split(".")[0] not in OPTIONAL, f"{file.name} imports {name} at its top"


@pytest.mark.parametrize(
    ("module", "source", "climbs"),
    [
        ("gamesearch.games.nim", "from ..search import minimax", True),
        ("gamesearch.games.nim", "from ..errors import BadGame", False),
        ("gamesearch.games.nim", "def late():\n    from gamesearch import minimax", True),
        ("gamesearch.games.nim", "from gamesearch import Game", False),
        ("gamesearch.games.nim", "import gamesearch.tracing.trace", True),
        ("gamesearch.games.nim", "from .. import drawing", True),
        ("gamesearch.trees", "from .tracing import record", True),
        ("gamesearch.trees", "from .games import nim", False),
        ("gamesearch.counting", "from .tracing.trace import Trace", False),
        ("gamesearch.tracing.trace", "from ..counting import count", True),
        ("gamesearch.search.best", "from ..cli import main", True),
        ("gamesearch.search.best", "if TYPE_CHECKING:\n    from ..drawing import draw_tree", False),
        ("gamesearch.widgets.board", "from ..drawing import draw_board", False),
        ("gamesearch.drawing.trees", "from ..widgets import play", True),
        ("gamesearch.checks.verdict", "from ..widgets import play", True),
        ("gamesearch.course.build.build", "from ..widgets import play", False),
    ],
)
def test_the_reader_of_imports_itself(module, source, climbs):
    assert bool(climbing(source, module)) == climbs


def test_a_packages_own_init_counts_its_dots_from_itself():
    assert climbing("from ..search import minimax", "gamesearch.games", is_package=True)
    assert not climbing("from .nim import Nim", "gamesearch.games", is_package=True)
