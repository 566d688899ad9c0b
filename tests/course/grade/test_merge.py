"""What comes from the student and what from the marking key, whatever an editor did to the file."""

from __future__ import annotations

import json

import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell

from gamesearch.course.grade.merge import merge
from gamesearch.course.grade.submission import read_handed_in

from . import small_key


def source_of(merged, name):
    cells = [c for c in merged.notebook.cells if c.metadata.get("exercise") == name]
    return cells[0].source


def answers(merged):
    return {name: source_of(merged, name) for name in small_key.RIGHT}


@pytest.fixture
def right(exercise):
    return small_key.answered(exercise, small_key.RIGHT)


def handed(merged_of, notebook):
    return merged_of(notebook=notebook)


def test_only_the_sources_of_answers_are_the_students(merged, reference, right):
    for cell in right.cells:
        if "exercise" not in cell.metadata:
            cell.source = "import antigravity"
        cell.metadata["tags"] = ["nbval-skip", "raises-exception"]
    found = merged(notebook=right).notebook
    theirs = [cell for cell in reference.notebook.cells if "exercise" not in cell.metadata]
    kept = [cell for cell in found.cells[1:] if "exercise" not in cell.metadata]
    assert [cell.source for cell in kept] == [cell.source for cell in theirs]
    assert not any("raises-exception" in cell.metadata.get("tags", ()) for cell in found.cells)
    assert [c.metadata.tags for c in found.cells if "grade" in c.metadata] == [
        ["nbval-check-output"]
    ] * 4


def test_outputs_of_the_student_are_dropped(merged, right):
    for cell in right.cells:
        if cell.cell_type == "code":
            cell.outputs = [{"output_type": "stream", "name": "stdout", "text": "2.2a: 23"}]
            cell.execution_count = 3
    found = merged(notebook=right).notebook
    code = [cell for cell in found.cells if cell.cell_type == "code"]
    assert all(not cell.outputs for cell in code if "grade" not in cell.metadata)


def test_cells_that_only_show_something_are_skipped(merged):
    [cell] = [c for c in merged().notebook.cells if c.source.startswith("check(")]
    assert cell.metadata.tags == ["nbval-skip"]


def lose_metadata(cell):
    cell.metadata = {}


def lose_ids(cell):
    cell.id = "lost"


def lose_both(cell):
    lose_metadata(cell)
    cell.pop("id")


def colab(cell):
    cell.metadata = {"id": cell.pop("id")}


@pytest.mark.parametrize("loss", [lose_metadata, lose_ids, lose_both, colab])
def test_answers_are_found_where_names_were_lost(loss, merged, right):
    for cell in right.cells:
        loss(cell)
    found = merged(notebook=right)
    assert answers(found) == {name: code.strip("\n") for name, code in small_key.RIGHT.items()}
    assert found.notes == ()


def test_a_comment_names_an_answer_that_defines_something_else(merged, right):
    right.cells = [new_code_cell("# exercise 2.2\nprint('no definition here')")]
    assert "no definition" in source_of(merged(notebook=right), "2.2")


def test_copies_the_last_one_that_was_written_counts(merged, exercise):
    right = small_key.answered(exercise, small_key.RIGHT)
    [at] = [i for i, c in enumerate(right.cells) if c.metadata.get("exercise") == "2.2"]
    for code in ("def my_search(game, state):\n    return 7", ""):
        copy = json.loads(json.dumps(right.cells[at])) | {"source": code}
        right.cells.insert(at + 1, type(right.cells[at])(copy))
    stub = [c for c in exercise.cells if c.metadata.get("exercise") == "2.2"]
    right.cells += stub
    found = merged(notebook=right)
    assert source_of(found, "2.2").endswith("return 7")
    assert found.notes == (
        "exercise 2.2: it is answered in cells 6 and 8; the last of them counts",
    )


def test_a_split_cell_is_joined(merged, exercise):
    right = small_key.answered(exercise, small_key.RIGHT | {"2.2": "def helper(x):\n    return x"})
    [at] = [i for i, c in enumerate(right.cells) if c.metadata.get("exercise") == "2.2"]
    half = json.loads(json.dumps(right.cells[at])) | {"source": small_key.SEARCH}
    right.cells.insert(at + 1, type(right.cells[at])(half))
    found = merged(notebook=right)
    assert "helper" in source_of(found, "2.2")
    assert "my_search" in source_of(found, "2.2")
    assert "read as one answer" in found.notes[0]


def test_a_deleted_answer_raises_and_says_so(merged, right):
    right.cells = [c for c in right.cells if c.metadata.get("exercise") not in ("2.2", "2.4")]
    found = merged(notebook=right)
    assert source_of(found, "2.2").startswith('raise NotImplementedError("exercise 2.2: no answer')
    assert found.texts == {"2.4": ""}
    assert found.untouched == {"2.2", "2.4"}
    assert "exercise 2.2: no answer cell was found" in found.notes


def test_untouched_answers_are_known(reference, exercise):
    found = merge(reference, read_handed_in(small_key.as_bytes(exercise)))
    assert found.untouched == {"2.1", "2.2", "2.3", "2.4"}
    assert found.texts == {"2.4": ""}


def test_a_helper_in_a_cell_of_its_own_is_taken_along(merged, exercise):
    calling = small_key.SEARCH.replace("max(values)", "greatest(values)")
    right = small_key.answered(exercise, small_key.RIGHT | {"2.2": calling})
    right.cells.append(new_code_cell("def greatest(values):\n    return max(values)"))
    found = merged(notebook=right)
    assert "def greatest" in source_of(found, "2.3")
    assert "added by the student, was taken along" in found.notes[0]


@pytest.mark.parametrize(
    "code",
    ["print('slow')", "def my_search(g, s): pass", "tree = None", "%timeit my_move(tree)", "x ="],
)
def test_experiments_and_second_versions_are_left_out(code, merged, right):
    right.cells.append(new_code_cell(code))
    assert code not in "".join(answers(merged(notebook=right)).values())


def test_what_speaks_to_the_tools_is_defused(merged):
    code = (
        "%%time\n# NBVAL_SKIP\n  ##NBVAL_IGNORE_OUTPUT\n### END SOLUTION\nx = 1\u2028#NBVAL_SKIP\n"
    )
    source = source_of(merged({"2.2": code + small_key.SEARCH}), "2.2")
    assert source.startswith("# %%time")
    from nbval.plugin import find_comment_markers

    assert list(find_comment_markers(source)) == []
    assert "###" not in source
    assert "x = 1" in source


def test_markdown_answers_are_never_run(merged, right):
    for cell in right.cells:
        if cell.metadata.get("exercise") == "2.4":
            cell.cell_type = "code"
    found = merged(notebook=right)
    [cell] = [c for c in found.notebook.cells if c.metadata.get("exercise") == "2.4"]
    assert cell.cell_type == "markdown"
    assert found.texts == {"2.4": "MIN has the last word."}


def test_naming_what_is_forbidden_is_noted(merged):
    found = merged({"2.2": "def my_search(game, state): return minimax(game, state).value"})
    assert found.notes == ("exercise 2.2 names minimax, which it asks to write",)
    own = small_key.SEARCH.replace("my_search", "minimax") + "\nmy_search = minimax"
    assert merged({"2.2": own}).notes == ()
    assert merged({"2.3": "def my_move(game): return minimax(game).move"}).notes == ()


def test_format_3_is_read(merged, right):
    cells = [
        {"cell_type": "code", "language": "python", "input": c.source, "outputs": []}
        if c.cell_type == "code"
        else {"cell_type": "markdown", "source": c.source}
        for c in right.cells
    ]
    old = {"nbformat": 3, "nbformat_minor": 0, "metadata": {}, "worksheets": [{"cells": cells}]}
    assert answers(merged(notebook=old))["2.2"] == small_key.SEARCH.strip("\n")


def test_a_text_without_a_name_is_found_under_its_heading(merged, right):
    right.cells = [
        new_markdown_cell("## Exercise 2.4 · Why? (3 points, 5 minutes)"),
        new_markdown_cell("Because."),
        new_markdown_cell("# Notes"),
        new_markdown_cell("Mine."),
    ]
    assert merged(notebook=right).texts == {"2.4": "Because."}
