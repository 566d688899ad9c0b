"""Building runs every source and gives the same bytes each time; checking runs nothing."""

from __future__ import annotations

import json

import pytest

from gamesearch.course.build.build import build_notebooks, check_notebooks
from gamesearch.course.build.exercises import cut_exercises
from gamesearch.course.folder import WrongCall
from gamesearch.course.index.tables import COLUMNS, topic_rows
from gamesearch.course.notebook import read_notebook, to_text

STYLE = (": missing", "the deck has", "no prediction", "there are 3 exercises")


def faults(flaws):
    """What is to be mended, apart from the anatomy of these very short lessons."""
    return [str(f) for f in flaws if not any(text in str(f) for text in STYLE)]


def spoil(course, kind, stem, change):
    """Change a built notebook and write it back."""
    path = course.notebook(kind, stem)
    notebook = read_notebook(path)
    change(notebook)
    path.write_text(to_text(notebook), "utf-8")


def test_building_again_gives_the_same_bytes(built):
    paths = [
        *built.built("notebooks"),
        *built.built("solutions"),
        built.root / "notebooks/index.ipynb",
    ]
    before = [path.read_bytes() for path in paths]
    for path in paths:
        path.unlink()
    assert faults(build_notebooks(built, jobs=2)) == []
    assert [path.read_bytes() for path in paths] == before
    assert len(paths) == 3


def test_a_built_notebook_is_in_step_with_its_source(built):
    assert faults(check_notebooks(built)) == []


def test_it_was_run_from_top_to_bottom_and_says_nothing_of_this_machine(built):
    path = built.notebook("notebooks", "01_widgets")
    notebook = read_notebook(path)
    counts = [c.execution_count for c in notebook.cells if c.cell_type == "code"]
    assert counts == [1, 2, 3, 4, 5]
    assert set(notebook.metadata) == {"kernelspec", "widgets"}
    assert str(built.root) not in path.read_text("utf-8")


def test_an_error_on_purpose_keeps_its_message_alone(built):
    last = read_notebook(built.notebook("notebooks", "01_widgets")).cells[-2]
    assert last.outputs[0].traceback == ["ValueError: shown on purpose"]


def test_exercises_take_their_target_from_the_built_solution(built):
    assert cut_exercises(built) == []
    cells = read_notebook(built.notebook("exercises", "02_pruning")).cells
    [output] = [output for cell in cells for output in cell.get("outputs", [])]
    assert set(output.data) == {"image/png", "text/plain"}
    assert cut_exercises(built, check=True) == []


@pytest.mark.parametrize(
    ("cell", "line", "complaint"),
    [
        ("x = 1\nx / 0", 7, ["raised ZeroDivisionError", "> x / 0", "division by zero"]),
        ("import warnings\nwarnings.warn('look out')", 5, ["the cell warns", "look out"]),
        ("object()", 5, ["a memory address"]),
        ("print('<tree at 0x7…')", 5, ["a memory address"]),
        ("import sys\nsys.prefix + '/'", 5, ["a path of this machine"]),
        ("1 + 1\n\n# %% tags=['raises-exception']\n1", 8, ["raised nothing"]),
        ("import os\nos._exit(1)", 5, ["the cell did not end"]),
    ],
)
def test_a_cell_that_fails_is_shown_and_nothing_is_written(course, write, cell, line, complaint):
    text = f"# %% [markdown]\n# # 2 · Pruning\n# ## Why it is safe\n\n# %%\n{cell}\n"
    write("notebooks", "02_pruning", text)
    found = "\n".join(faults(build_notebooks(course)))
    assert f"notebooks/source/02_pruning.py:{line}: cell " in found
    assert '("Why it is safe")' in found
    assert all(text in found for text in complaint), found
    assert course.built("notebooks") == []


def test_one_failure_does_not_keep_others_from_being_written(course, write):
    write("notebooks", "01_minimax", "# %%\n1 / 0\n")
    write("notebooks", "02_pruning", "# %%\n1 / 1\n")
    assert len(faults(build_notebooks(course))) == 1
    assert [path.stem for path in course.built("notebooks")] == ["02_pruning"]


def test_a_number_that_no_output_shows_is_named(course, write):
    write("notebooks", "02_pruning", "# %% [markdown]\n# It opens 17 leaves.\n\n# %%\nprint(16)\n")
    assert "no output shows the number 17" in faults(build_notebooks(course))[0]


# -- checking -------------------------------------------------------------------------------------


def change_text(notebook):
    notebook.cells[2].source += "\n# touched"


def change_id(notebook):
    notebook.cells[1].id = "other"


def change_tags(notebook):
    notebook.cells[2].metadata.tags = []


def add_language(notebook):
    notebook.metadata.language_info = {"name": "python"}


def run_out_of_order(notebook):
    notebook.cells[2].execution_count = 9


def change_inputs(notebook):
    notebook.metadata["inputs"] = "0123"


def drop_cell(notebook):
    del notebook.cells[-1]


def leave_an_error(notebook):
    notebook.cells[-2].metadata.tags = []


def forget_widgets(notebook):
    del notebook.metadata["widgets"]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (change_text, 'cell 3 ("1 · Widgets"): its source differs'),
        (change_id, "its id differs"),
        (change_tags, "cell 3"),
        (add_language, "metadata differ (kernelspec, language_info)"),
        (change_inputs, "what it takes from gamesearch/checks has changed"),
        (run_out_of_order, "its execution count is 9, not 1"),
        (drop_cell, "it has 7 cells, its source 8"),
        (leave_an_error, "its metadata differs"),
        (forget_widgets, "the widget that it shows is not saved"),
    ],
)
def test_a_notebook_out_of_step_is_named_with_its_repair(built, change, complaint):
    spoil(built, "notebooks", "01_widgets", change)
    [found] = faults(check_notebooks(built))
    assert found.startswith("notebooks/01_widgets.ipynb: cell ")
    assert complaint in found
    assert found.endswith("run gamesearch build 01_widgets")


def test_notebooks_and_sources_come_in_pairs(built):
    path = built.notebook("solutions", "02_pruning")
    path.rename(path.with_name("03_other.ipynb"))
    assert faults(check_notebooks(built)) == [
        "solutions/02_pruning.ipynb: it has not been built yet: run gamesearch build 02_pruning",
        "solutions/03_other.ipynb: it has no source: "
        "write solutions/source/03_other.py or delete it",
    ]


def test_a_notebook_built_anew_by_somebody_else_makes_the_index_stale(built):
    def run_elsewhere(notebook):
        next(cell for cell in notebook.cells if cell.get("outputs")).outputs.pop()

    spoil(built, "notebooks", "01_widgets", run_elsewhere)
    stale = "notebooks/index.ipynb: it is not what the lessons say: run gamesearch build"
    assert faults(check_notebooks(built)) == [stale]


def test_a_file_that_is_no_notebook_is_named(built):
    built.notebook("solutions", "02_pruning").write_text(json.dumps({"no": "cells"}), "utf-8")
    assert "is not a notebook" in faults(check_notebooks(built))[0]


def test_a_new_lesson_makes_the_index_stale(built, write):
    write("notebooks", "03_ordering", "# %% [markdown]\n# # 3 · Ordering\n")
    found = faults(check_notebooks(built))
    assert "notebooks/index.ipynb: it is not what the lessons say: run gamesearch build" in found
    assert any(text.startswith("notebooks/01_widgets.ipynb: cell 8") for text in found)


def test_an_empty_course_is_in_step(course):
    assert check_notebooks(course) == []
    assert build_notebooks(course) == []


# -- what cannot be read --------------------------------------------------------------------------


@pytest.mark.parametrize("name", COLUMNS)
@pytest.mark.parametrize(
    ("spoilt", "says"),
    [
        (lambda text: b"", "has no column called"),
        (lambda text: text.replace("notebook", "lesson").replace("term", "word"), "has no column"),
        (lambda text: text.encode("utf-16"), "save it as CSV in UTF-8"),
        (lambda text: text.replace("é", "e").encode() + b"\xe9", "save it as CSV in UTF-8"),
        (lambda text: text + "," * text.count(",") + "\n", ":2: "),
    ],
    ids=["empty", "column", "utf-16", "latin-1", "row"],
)
def test_a_table_that_cannot_be_used_is_a_wrong_call(course, name, spoilt, says):
    content = spoilt(",".join(COLUMNS[name]).lower() + "\n")
    path = course.root / "notebooks" / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    for call in (check_notebooks, build_notebooks):
        with pytest.raises(WrongCall, match=rf"{name}.*{says}"):
            call(course)


@pytest.mark.parametrize("between", [",", ";", "\t"])
def test_a_table_may_be_saved_by_any_spreadsheet_program(course, write, between):
    write("notebooks", "02_pruning", "# %% [markdown]\n# # 2 · Pruning\n# ## Why it is safe\n")
    rows = [("id", "topic", "notebook", "heading"), ("C1", "cut", "02_pruning", "Why it is safe")]
    text = "\ufeff" + "\r\n".join(between.join(row) for row in rows)
    (course.root / "notebooks" / "topics.csv").write_bytes(text.encode())
    assert topic_rows(course) == [rows[1][1:]]
    assert not [flaw for flaw in check_notebooks(course) if "topics.csv" in str(flaw)]


@pytest.mark.parametrize(
    ("cell", "says"),
    [
        (b"# %%\n\xe9\n", "02_pruning.py:2: it is not in UTF-8: save it as UTF-8"),
        (b"# %%\ndef f(:\n", "line 1 is not Python"),
        (b'# %% exercise="2.9"\n1\n', "the answer has no solution region"),
        (b"# %% exercise=2.9\n1\n", "exercise=2.9 is no text"),
        (b'# %% exercise="2.9" forbid=3\n1\n', "forbid=3 is no text"),
        (b'# %% grade="2.9a" points=0\nreport(\n', "grade 2.9a reports nothing"),
        (b"no cell at all\n", "there are 0 exercises"),
        (b"", "there are 0 exercises"),
    ],
)
def test_a_solution_that_cannot_be_read_is_named(course, cell, says):
    (course.root / "solutions/source/02_pruning.py").write_bytes(cell)
    assert says in "\n".join(map(str, check_notebooks(course)))


def test_a_place_that_takes_no_notebook_is_a_sentence(course, write):
    write("notebooks", "02_pruning", "# %% [markdown]\n# # 2 · Pruning\n")
    path = course.notebook("notebooks", "02_pruning")
    path.mkdir()
    assert "02_pruning.ipynb is not a notebook" in "\n".join(map(str, check_notebooks(course)))
    with pytest.raises(WrongCall, match=r"02_pruning\.ipynb cannot be written .*: mend that"):
        build_notebooks(course)
    assert not list(path.parent.glob(".02*"))
