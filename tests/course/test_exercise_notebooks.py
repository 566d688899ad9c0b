"""An untouched exercise notebook runs to its end: nothing is solved, and nothing breaks."""

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).parents[2]
EXERCISES = sorted((ROOT / "exercises").glob("*.ipynb"))
SOLUTIONS = sorted((ROOT / "solutions").glob("*.ipynb"))
CHECK = re.compile(r'^check\("(\d+\.\d+\w?)"', re.M)


def said(cell):
    """What a cell printed or showed as text."""
    texts = [output.get("text", "") for output in cell.outputs]
    texts += [output.get("data", {}).get("text/plain", "") for output in cell.outputs]
    return "".join(texts)


@pytest.mark.parametrize("path", EXERCISES, ids=lambda path: path.stem)
def test_untouched_it_fails_each_of_its_checks_and_raises_nothing(path):
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(
        notebook, timeout=120, allow_errors=True, resources={"metadata": {"path": path.parent}}
    ).execute()
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    raised = [output.evalue for cell in code for output in cell.outputs if "evalue" in output]
    assert not raised
    checks = {
        CHECK.search(cell.source)[1]: said(cell) for cell in code if CHECK.search(cell.source)
    }
    assert checks
    assert not [number for number, text in checks.items() if "passes" in text]


@pytest.mark.parametrize("path", SOLUTIONS, ids=lambda path: path.stem)
def test_solved_it_passes_each_of_its_checks(path):
    cells = nbformat.read(path, as_version=4).cells
    checks = {found[1]: said(cell) for cell in cells if (found := CHECK.search(cell.source))}
    assert checks
    assert not [number for number, text in checks.items() if "passes" not in text]


@pytest.mark.parametrize("path", EXERCISES, ids=lambda path: path.stem)
def test_it_holds_no_grade_cell_and_no_answer(path):
    cells = nbformat.read(path, as_version=4).cells
    sources = "\n".join(cell.source for cell in cells if cell.cell_type == "code")
    assert not re.search(r"SOLUTION|\breport\b|\bgrades\b", sources)
