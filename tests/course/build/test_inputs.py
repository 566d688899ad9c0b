"""A notebook is out of step when what it takes from the checks has changed, and not otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamesearch.course.build.inputs import INPUTS, inputs
from gamesearch.course.folder import SOLUTIONS, find_course
from gamesearch.course.notebook import read_source

COURSE = find_course(Path(__file__))
CELLS = "# %%\nfrom gamesearch.checks.pruning import grades\nfrom gamesearch import Nim\n"
FILES = {
    "pruning/__init__.py": "",
    "pruning/grades.py": "from . import SEALS\nfrom .cases import TREES\nfrom ..steps import S\n",
    "pruning/cases.py": "from ..minimax.cases import BOARDS\n",
    "pruning/hints.py": "from .cases import TREES\n",
    "minimax/cases.py": "from ..pruning import cases\n",
    "steps.py": "",
}


@pytest.fixture
def source(course, write):
    for name, text in FILES.items():
        path = course.root / "gamesearch" / "checks" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return read_source(write("solutions", "02_pruning", CELLS))


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("pruning/grades.py", True),
        ("pruning/cases.py", True),
        ("minimax/cases.py", True),
        ("pruning/hints.py", False),  # words alone
        ("pruning/__init__.py", False),
        ("steps.py", False),
    ],
)
def test_it_counts_what_is_taken_by_any_number_of_steps(course, source, name, counts):
    before = inputs(course, source)
    path = course.root / "gamesearch" / "checks" / name
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert inputs(course, source) == before
    path.write_text(f"{path.read_text()}\n# another one\n", "utf-8")
    assert (inputs(course, source) != before) == counts


def test_what_takes_nothing_has_no_hash(course, write):
    assert (
        inputs(course, read_source(write("notebooks", "01_minimax", "# %%\nimport math\n"))) == {}
    )


@pytest.mark.parametrize("path", COURSE.sources(SOLUTIONS), ids=lambda path: path.stem)
def test_of_every_solution_the_hidden_inputs_count(path, monkeypatch):
    source, before = read_source(path), inputs(COURSE, read_source(path))
    real = Path.read_bytes
    changed = lambda file: real(file) + (b"#" if file.name == "grades.py" else b"")  # noqa: E731
    monkeypatch.setattr(Path, "read_bytes", changed)
    assert inputs(COURSE, source)[INPUTS] != before[INPUTS]
