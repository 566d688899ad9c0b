"""The test of a module has the module's path: `gamesearch/a/b.py` is tested by `tests/a/test_b.py`.

A test of a whole folder is named after the folder, and stands in it or beside it.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import gamesearch

TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "gamesearch"

# Folders about something other than one room of the package.
NOT_MIRRORED = ["bench", "browser", "bugs", "golden", "hostile", "mutants", "samples"]

# Tests of what several modules do together, or of the files of the project.
TOGETHER = {
    *("test_contributing", "test_dependencies", "test_import", "test_ladder", "test_mirror"),
    "test_names",
    *("test_setup", "course/test_built_lessons", "course/test_exercise_notebooks"),
    *("course/grade/test_catalogue", "course/grade/test_nbgrader", "course/grade/test_samples"),
    *("tracing/test_golden", "tracing/test_styles"),
    *("search/test_agreement", "search/test_kinds_of_games", "search/test_one_contract"),
    *("search/montecarlo/test_agreement", "games/test_tree_chance", "checks/test_dimensions"),
    "checks/test_parameters",
    *("course/test_what_is_heard", "test_examples"),
    "test_teaching",
}

# Tests that meet their module only through another one: what it registers, installs or leaves out.
THROUGH_OTHERS = {
    *("checks/test_slips", "course/grade/test_in_kernel", "course/test_nbgrader"),
    *("drawing/boards/test_hex", "drawing/boards/test_tracks", "evaluation/test_chess"),
    *("drawing/trees/test_painter", "tracing/test_watching"),
}

FILES = sorted(
    path.relative_to(TESTS).with_suffix("").as_posix()
    for path in TESTS.rglob("test_*.py")
    if path.relative_to(TESTS).parts[0] not in NOT_MIRRORED
)


def is_mirrored(test: str) -> bool:
    """Whether there is a module for `course/lint/test_cells`, or a package of that name."""
    folder, _, name = test.rpartition("test_")
    module = PACKAGE / folder / name
    return module.with_suffix(".py").exists() or module.is_dir() or (PACKAGE / folder).name == name


@pytest.mark.parametrize("test", sorted({*FILES} - TOGETHER))
def test_a_test_stands_at_the_path_of_its_module(test):
    assert is_mirrored(test), f"tests/{test}.py: no module has this path"


def test_every_exception_is_still_one():
    assert set(FILES) >= TOGETHER
    assert [each for each in TOGETHER if is_mirrored(each)] == []


def is_about(test: str) -> bool:
    """Whether it imports something of the module whose path it has, or of the package."""
    folder, _, name = test.rpartition("test_")
    module = f"gamesearch.{folder}{name}".replace("/", ".")
    package = f"gamesearch.{folder}".replace("/", ".")  # a test of a folder may stand in it
    homes = {module, package.rstrip(".")} if package.endswith(f".{name}.") else {module}
    met = set[str]()
    for line in ast.walk(ast.parse((TESTS / f"{test}.py").read_text("utf-8"))):
        if isinstance(line, ast.ImportFrom) and line.module and not line.level:
            names = [alias.name for alias in line.names]
            met |= {line.module, *(f"{line.module}.{each}" for each in names)}
            if line.module == "gamesearch":
                met |= {f"gamesearch.{gamesearch._HOME_OF.get(each, '')}" for each in names}
        elif isinstance(line, ast.Import):
            met |= {alias.name for alias in line.names}
    return any(f"{each}.".startswith(f"{home}.") for each in met for home in homes)


def test_a_test_asks_the_module_whose_path_it_has():
    others = {each for each in {*FILES} - TOGETHER if not is_about(each)}
    assert others == THROUGH_OTHERS


@pytest.mark.parametrize(
    ("test", "mirrored"),
    [
        ("test_cli", True),
        ("games/test_nim", True),
        ("course/lint/test_lint", True),
        ("search/test_montecarlo", True),
        ("search/test_everything", False),
        ("elsewhere/test_nim", False),
    ],
)
def test_the_reader_of_paths_itself(test, mirrored):
    assert is_mirrored(test) is mirrored


def test_a_file_is_short_enough_to_be_read_at_one_sitting():
    lengths = {
        path.relative_to(PACKAGE).as_posix(): len(path.read_text("utf-8").splitlines())
        for path in PACKAGE.rglob("*.py")
    }
    assert {path: lines for path, lines in lengths.items() if lines > 250} == {}
