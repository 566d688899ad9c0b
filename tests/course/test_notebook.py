"""A source becomes the same clean notebook on every machine."""

from __future__ import annotations

import pickle

import pytest

from gamesearch.course.notebook import (
    Flaw,
    NotebookError,
    read_source,
    slide_type,
    tags,
    to_text,
)


def test_header_keys_become_metadata(write):
    text = '# %% [markdown] slide="slide" tags=["a"]\n# # Title\n\n# %%\n1\n'
    first, second = read_source(write("notebooks", "02_pruning", text)).cells
    assert (slide_type(first), tags(first)) == ("slide", ["a"])
    assert second.metadata == {}


def test_ids_follow_the_text_and_repeats_are_numbered(write):
    text = '# %%\n1\n\n# %%\n2\n\n# %%\n1\n\n# %% exercise="2.3" minutes=5\n3\n'
    ids = [cell.id for cell in read_source(write("solutions", "02_pruning", text)).cells]
    assert ids[2] == f"{ids[0]}-2"
    assert ids[3] == "exercise-2-3"
    again = [cell.id for cell in read_source(write("solutions", "02_pruning", text)).cells]
    assert again == ids
    moved = "# %%\n0\n\n" + text
    assert [c.id for c in read_source(write("solutions", "02_pruning", moved)).cells][1:] == ids


def test_a_notebook_holds_nothing_of_the_tool_that_made_it(write):
    source = read_source(write("notebooks", "02_pruning", "# %%\n1\n\n\n\n# %%\n2\n"))
    text = to_text(source.notebook)
    assert "jupytext" not in text
    assert "lines_to_next_cell" not in text
    assert source.notebook.nbformat_minor == 5


def test_cells_are_placed_by_file_line_number_and_heading(write):
    text = "# %% [markdown]\n# # Title\n# ## Why it is safe\n\n# %%\n1\n"
    source = read_source(write("notebooks", "02_pruning", text))
    assert source.where(1) == 'notebooks/source/02_pruning.py:5: cell 2 ("Why it is safe")'


@pytest.mark.parametrize(
    ("header", "complaint"),
    [
        ("colour=3", "'colour' is unknown"),
        ("A title", "'title' is unknown"),
        ('slide="next"', "slide='next' is unknown"),
        ('grade="2.1a" points="10"', "points='10' is no whole number"),
    ],
)
def test_an_unknown_header_is_refused_with_its_place(write, header, complaint):
    path = write("notebooks", "02_pruning", f"# %%\n1\n\n# %% {header}\n2\n")
    with pytest.raises(NotebookError, match=rf"02_pruning.py:4: cell 2: .*{complaint}"):
        read_source(path)


def test_tags_must_be_a_list(write):
    with pytest.raises(NotebookError, match="a header is malformed: 'a' is not of type 'array'"):
        read_source(write("notebooks", "02_pruning", '# %% tags="a"\n1\n'))


def test_a_source_is_named_after_its_number_and_topic(write):
    with pytest.raises(NotebookError, match=r"name it NN_topic\.py"):
        read_source(write("notebooks", "pruning", "# %%\n1\n"))


def test_an_error_says_where_what_and_how_to_mend_it_each_in_its_place():
    error = NotebookError("the cell is empty", "delete it", "cell 3")
    assert str(error) == "cell 3: the cell is empty: delete it"
    assert Flaw.of(error) == Flaw("cell 3", "the cell is empty", "delete it")
    assert str(NotebookError("it is empty")) == "it is empty"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
