"""CONTRIBUTING.md keeps its word: what it shows works as it stands there."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from gamesearch.course.build import build
from gamesearch.course.build.exercises import exercises
from gamesearch.course.folder import EXERCISES, Course
from gamesearch.course.notebook import read

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
BLOCKS = dict(re.findall(r"^```python\n# (\S+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL))


def load(path: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The block as the module it would be if it lay in that file."""
    name = path.removesuffix(".py").replace("/", ".")
    module = ModuleType(name)
    module.__package__ = name.rpartition(".")[0]
    monkeypatch.setitem(sys.modules, name, module)
    exec(compile(BLOCKS[path], path, "exec"), vars(module))
    return module


@pytest.mark.parametrize(
    ("code", "its_tests"),
    [
        ("gamesearch/games/chomp.py", "tests/games/test_chomp.py"),
        ("gamesearch/search/forced.py", "tests/search/test_forced.py"),
    ],
)
def test_a_game_and_an_algorithm_pass_the_tests_beside_them(code, its_tests, monkeypatch):
    load(code, monkeypatch)
    tests = [f for name, f in vars(load(its_tests, monkeypatch)).items() if name[:5] == "test_"]
    assert len(tests) == 2
    for test in tests:
        test()


def test_a_game_takes_sixty_lines_or_less():
    assert len(BLOCKS["gamesearch/games/chomp.py"].splitlines()) <= 60


@pytest.fixture
def course(tmp_path):
    for path, block in BLOCKS.items():
        if "/source/" in path:
            (tmp_path / path).parent.mkdir(parents=True)
            (tmp_path / path).write_text(block, "utf-8")
    return Course(tmp_path)


def test_the_lesson_is_built_and_told_only_that_it_is_short(course):
    findings = [str(each) for each in build.build(course, jobs=1) if "notebooks/" in str(each)]
    assert course.notebook("notebooks", "12_forced").exists()
    lacking = ("three sections", "key points", "recall questions", "the link to the exercises")
    lacking += ("further reading", "no prediction", "the deck has 2 slides")
    assert [[word for word in lacking if word in each] for each in findings] == [
        [w] for w in lacking
    ]


def test_the_exercise_is_cut_and_its_check_asks_the_right_question(course, monkeypatch):
    assert [str(each) for each in exercises(course)] == []
    cut = read(course.notebook(EXERCISES, "12_forced"))
    assert "any(after)" not in "".join(cell.source for cell in cut.cells)
    assert 'NotImplementedError("exercise 12.1' in "".join(cell.source for cell in cut.cells)

    asked = load("gamesearch/checks/forced/__init__.py", monkeypatch).FORCED
    (wrong,) = load("tests/bugs/forced/wrong.py", monkeypatch).WRONG
    assert wrong.hint in asked.examine(wrong()).hint(failures=1)
    right = load("gamesearch/search/forced.py", monkeypatch).forced
    assert asked.examine(right) is None
