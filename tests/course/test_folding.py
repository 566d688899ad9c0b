"""Code that holds an answer is folded away; a question can be run before anything else."""

from __future__ import annotations

import pytest
from nbformat.v4 import new_code_cell

from gamesearch.course.folding import folded_note, is_folded, note_text, only_imports
from gamesearch.course.notebook import read_source

ASKS = 'predict("2.p1", "How many?")'


def cells(write, *code):
    text = "".join(f"# %%\n{each}\n\n" for each in code)
    return read_source(write("notebooks", "02_pruning", text)).cells


@pytest.mark.parametrize(
    ("code", "folded"),
    [
        (ASKS, True),
        ('n = 5\nreveal("2.p1", n)', True),
        (f"tree = [1, 2]\n{ASKS}", False),  # the reader needs what it makes
        ("show_source(predict)", False),
    ],
)
def test_questions_and_answers_are_folded(write, code, folded):
    assert is_folded(cells(write, code)[0]) == folded


def test_a_question_brings_what_it_needs(write):
    names: dict = {}
    exec(cells(write, ASKS)[0].source, names)
    assert "predict" in names


@pytest.mark.parametrize(
    ("code", "only"),
    [
        ("import math\nfrom a import b", True),
        ("import a\na.b()", False),
        ("", False),
        ("f(", False),
    ],
)
def test_a_cell_that_only_imports_is_told_from_others(code, only):
    assert only_imports(new_code_cell(code)) == only


def test_a_note_is_folded_by_html_and_comes_back_as_it_was_written():
    assert folded_note("Two *minutes*.").startswith("<details><summary>For those who teach<")
    assert note_text(folded_note("Two *minutes*.")) == "Two *minutes*."


def test_side_matter_is_closed_and_no_other_section(write):
    text = '# %% [markdown] tags=["further"]\n# ## More\n\n# %% [markdown]\n# ## Key points\n'
    further, other = read_source(write("notebooks", "02_pruning", text)).cells
    assert further.metadata["jp-MarkdownHeadingCollapsed"]
    assert "jp-MarkdownHeadingCollapsed" not in other.metadata
