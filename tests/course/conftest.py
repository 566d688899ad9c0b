"""A small course in a temporary folder, and sources to put into it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gamesearch.course.folder import EXERCISES, KINDS, Course
from gamesearch.course.notebook import Source, read_source

SOLUTION = """
# %% [markdown]
# # 2 · Pruning: exercises
#
# ## Exercise 2.1 · The value (10 points, 5 minutes)
# Which value has the tree?

# %% tags=["target"]
import matplotlib.pyplot as plt
_ = plt.plot([3, 2])

# %% exercise="2.1" minutes=5
### BEGIN SOLUTION
answer = 3
### END SOLUTION

# %%
check = report = lambda name, thing: print(name)
check("2.1", answer)

# %% grade="2.1a" points=10
report("2.1a", lambda: answer)

# %% [markdown]
# ## Exercise 2.2 · The search (20 points, 15 minutes)

# %% exercise="2.2" minutes=15
def my_search(tree):
    "The value of the tree."
    # hint: recurse
    ### BEGIN SOLUTION
    return max(tree)
    ### END SOLUTION

# %%
check("2.2", my_search)

# %% tags=["solution-only"]
my_search([3, 2])

# %% grade="2.2a" points=20
report("2.2a", lambda: my_search([3, 2]))

# %% [markdown]
# ## Exercise 2.3 · Why? (4 points, 10 minutes)

# %% [markdown] exercise="2.3" points=4 minutes=10
# <!-- BEGIN SOLUTION -->
# Because the bound holds.
# <!-- END SOLUTION -->
"""

WIDGETS = """
# %% [markdown] slide="slide"
# # 1 · Widgets
# It says 3 of 5.

# %%
import ipywidgets as widgets
import matplotlib.pyplot as plt
from IPython.display import display

# %% slide="fragment" tags=["remove_input"]
slider = widgets.IntSlider(max=5)
words = widgets.HTML("<b>step</b>")
unseen = widgets.Button(description="nobody shows me")
link = widgets.jslink((slider, "value"), (words, "value"))
widgets.VBox([slider, words])

# %%
print("first")
print("second, 3 of 5")
display(slider)

# %%
_ = plt.plot([3, 12, 8])

# %% tags=["raises-exception"]
raise ValueError("shown on purpose")
"""


@pytest.fixture(scope="session")
def solution_text() -> str:
    return SOLUTION


@pytest.fixture(scope="session")
def widgets_text() -> str:
    return WIDGETS


def empty_course(root: Path) -> Course:
    for kind in KINDS:
        (root / kind / "source").mkdir(parents=True)
    (root / EXERCISES).mkdir()
    return Course(root)


@pytest.fixture
def course(tmp_path: Path) -> Course:
    return empty_course(tmp_path)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Any]:
    """A Dask cluster of two workers on this machine. One that is killed comes back."""
    distributed = pytest.importorskip("dask.distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0", protocol="tcp"
    ) as cluster:
        yield cluster


@pytest.fixture(scope="session")
def prototype(tmp_path_factory, solution_text, widgets_text) -> Course:
    """A course with a lesson and a solution, built once; only `built` may use it."""
    from gamesearch.course.build.build import build_notebooks

    course = empty_course(tmp_path_factory.mktemp("prototype"))
    (course.root / "notebooks/source/01_widgets.py").write_text(widgets_text.lstrip(), "utf-8")
    (course.root / "solutions/source/02_pruning.py").write_text(solution_text.lstrip(), "utf-8")
    build_notebooks(course)
    return course


@pytest.fixture
def built(prototype: Course, course: Course) -> Course:
    """A built course of one's own, to look at and to spoil."""
    shutil.copytree(prototype.root, course.root, dirs_exist_ok=True)
    return course


@pytest.fixture
def write(course: Course):
    """Write a source into the course: `write(kind, stem, text)` returns its path."""

    def writer(kind: str, stem: str, text: str) -> Path:
        path = course.root / kind / "source" / f"{stem}.py"
        path.write_text(text.lstrip(), encoding="utf-8")
        return path

    return writer


@pytest.fixture
def solution(write):
    """Read a solution that differs from the good one: `solution((old, new), …)`."""

    def reader(*changes: tuple[str, str]) -> Source:
        text = SOLUTION
        for old, new in changes:
            assert old in text
            text = text.replace(old, new, 1)
        return read_source(write("solutions", "02_pruning", text))

    return reader
