"""A marking key of four small exercises, and submissions made from it."""

from __future__ import annotations

import asyncio
import json
import tempfile
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

from gamesearch.course.build.execute import execute
from gamesearch.course.cut import cut
from gamesearch.course.folder import EXERCISES, Course
from gamesearch.course.notebook import read_notebook, read_source, to_text
from gamesearch.course.sealing import put_seals
from tests.course.conftest import empty_course

STEM = "02_small"
SOLUTION = """
# %% [markdown]
# # 2 · Small: exercises

# %%
from gamesearch import MAX, TreeGame, check, minimax, report
tree = TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]])

# %% [markdown]
# ## Exercise 2.1 · The value (2 points, 5 minutes)

# %% exercise="2.1" minutes=5
### BEGIN SOLUTION
answer = 3
### END SOLUTION

# %% grade="2.1a" points=2
report("2.1a", lambda: answer)

# %% [markdown]
# ## Exercise 2.2 · Write it (8 points, 15 minutes)

# %% exercise="2.2" minutes=15 forbid="minimax"
def my_search(game, state):
    "The value of the state."
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_search(game, game.result(state, move)) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)
    ### END SOLUTION

# %%
check("2.2", my_search)

# %% grade="2.2a" points=5 says="the value of a tree"
report("2.2a", lambda: my_search(TreeGame([[41, 17], [23, 59]]), ()))

# %% grade="2.2b" points=3
report("2.2b", lambda: [my_search(tree, ()), my_search(tree, (1,))])

# %% [markdown]
# ## Exercise 2.3 · Choose (4 points, 5 minutes)

# %% exercise="2.3" minutes=5
def my_move(game):
    ### BEGIN SOLUTION
    return minimax(game).move
    ### END SOLUTION

# %% grade="2.3a" points=4
report("2.3a", lambda: my_move(TreeGame([[1, 2], [43, 97]])))

# %% [markdown]
# ## Exercise 2.4 · Why? (3 points, 5 minutes)

# %% [markdown] exercise="2.4" points=3 minutes=5
# <!-- BEGIN SOLUTION -->
# Because MIN answers.
# <!-- END SOLUTION -->
"""
POINTS, AUTOMATIC = 17, 14
EXPECTED = {"2.1a": "3", "2.2a": "23", "2.2b": "(3, 2)", "2.3a": "1"}

SEARCH = """
def my_search(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_search(game, game.result(state, move)) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)
"""
WRONG_SEARCH = SEARCH.replace("min(values)", "sum(values)")
# 2.3 does without what 2.2 forbids and the solution asks for: with that the notebook runs twice.
RIGHT = {
    "2.1": "answer = 3",
    "2.2": SEARCH,
    "2.3": "def my_move(game): return max((0, 1), key=lambda move: game.utility((move, 0)))",
    "2.4": "MIN has the last word.",
}


def make_course(root: Path, text: str = SOLUTION, stem: str = STEM) -> Course:
    """A course whose solution has been executed and whose exercises have been cut."""
    course = empty_course(root)
    for place, data in _files(text, stem).items():
        (root / place).write_bytes(data)
    return course


@cache  # a kernel is started for it
def _files(text: str, stem: str) -> dict[str, bytes]:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        course = empty_course(root)
        path = root / "solutions" / "source" / f"{stem}.py"
        path.write_text(text.lstrip(), "utf-8")
        source = read_source(path)
        solution = asyncio.run(execute(source, root, lambda: None))
        put_seals(solution)
        course.notebook("solutions", stem).write_text(to_text(solution), "utf-8")
        course.notebook(EXERCISES, stem).write_text(to_text(cut(source, solution)), "utf-8")
        files = (path for path in root.rglob("*") if path.is_file())
        return {str(path.relative_to(root)): path.read_bytes() for path in files}


def exercise_notebook(course: Course) -> Any:
    return read_notebook(course.notebook(EXERCISES, STEM))


def answered(notebook: Any, answers: dict[str, str]) -> Any:
    """The exercise notebook with the answers written into their cells."""
    notebook = deepcopy(notebook)
    for cell in notebook.cells:
        name = cell.metadata.get("exercise")
        if name in answers:
            cell.source = answers[name].strip("\n")
    return notebook


def as_bytes(notebook: Any) -> bytes:
    return json.dumps(notebook).encode()


def hand_in(folder: Path, student: str, data: bytes, stem: str = STEM) -> Path:
    path = folder / student / f"{stem}.ipynb"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path
