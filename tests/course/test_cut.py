"""Solutions are taken out by text alone; what stands around them stays."""

from __future__ import annotations

import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from gamesearch.course.cut import cut, stub
from gamesearch.course.notebook import NotebookError, read_source

BEGIN, END = "### BEGIN SOLUTION", "### END SOLUTION"


def code(*lines: str) -> str:
    return stub(new_code_cell("\n".join(lines), metadata={"exercise": "2.3b"}))


def built(source, **data):
    """The executed solution, its target cell showing the given data."""
    output = new_output("display_data", {k.replace("_", "/"): v for k, v in data.items()})
    target = next(c for c in source.cells if "target" in c.metadata.get("tags", []))
    return new_notebook(cells=[new_code_cell("", id=target.id, outputs=[output])])


def picture(source):
    return built(source, image_png="iVBORw0KGgo=", text_plain="<tree>", text_html="<b>")


def test_a_region_becomes_an_error_that_names_exercise_and_function():
    text = code("def f(x):", '    """Doc."""', f"    {BEGIN}", "    return 1", f"    {END}")
    assert text.splitlines()[:2] == ["def f(x):", '    """Doc."""']
    assert text.splitlines()[2] == '    raise NotImplementedError("exercise 2.3: f")'
    space: dict = {}
    exec(text, space)
    with pytest.raises(NotImplementedError, match=r"exercise 2\.3: f"):
        space["f"](1)


def test_the_innermost_function_around_a_region_is_named():
    lines = ["class A:", "    def f(self):", "        def g():", f"            {BEGIN}"]
    text = code(*lines, "            return 1", f"            {END}", "        return g")
    assert '            raise NotImplementedError("exercise 2.3: g")\n        return g' in text


def test_two_regions_are_both_cut():
    one = ["def f():", f"    {BEGIN}", "    return 1", f"    {END}"]
    two = ["def g():", f"    {BEGIN}", "    return 2", f"    {END}"]
    assert code(*one, *two).count("raise NotImplementedError") == 2


def test_assigned_answers_become_empty_assignments():
    text = code("# which leaf?", BEGIN, "leaf = 7", "a, b = 1, 2", "c: int = 3", END, "print(leaf)")
    assert text.splitlines() == [
        "# which leaf?",
        *(f"{name} = None  # your answer" for name in ("leaf", "a", "b", "c")),
        "print(leaf)",
    ]


def test_the_keys_of_a_dict_stay_as_the_form_of_the_answer():
    text = code(BEGIN, 'trace = {"leaves 1": [3, 12], "window": (3, 9)}', "n = 2", END)
    assert text.splitlines() == [
        "trace = {  # your answer",
        '    "leaves 1": ...,',
        '    "window": ...,',
        "}",
        "n = None  # your answer",
    ]


def test_a_comprehension_gives_away_none_of_its_names():
    text = code(BEGIN, "costs = {d: 3**d for d in range(4)}", END)
    assert text == "costs = None  # your answer"


def test_other_code_at_the_margin_becomes_an_error():
    assert code(BEGIN, "def f():", "    return 1", END) == (
        'raise NotImplementedError("exercise 2.3: f")'
    )
    assert code(BEGIN, "print(1)", END) == 'raise NotImplementedError("exercise 2.3")'


@pytest.mark.parametrize(
    "marks", [(BEGIN, END), ("<!-- BEGIN SOLUTION -->", "<!-- END SOLUTION -->")]
)
def test_free_text_becomes_an_invitation(marks):
    text = f"Why?\n\n{marks[0]}\nBecause 3.\n{marks[1]}"
    cell = new_markdown_cell(text, metadata={"exercise": "2.7"})
    assert stub(cell) == "Why?\n\n*Write your answer here.*"


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ([BEGIN, "a = 1"], "left open"),
        ([BEGIN, BEGIN, "a = 1", END, END], "begins inside another"),
        (["a = 1", END], "END SOLUTION comes without a BEGIN"),
        ([BEGIN, "", "# only words", END], "is empty"),
        (["a = 1"], "has no solution region"),
        (["## BEGIN SOLUTION", "a = 1", END], "is not a mark"),
        ([BEGIN, "a = = 1", END], r"is not Python \(line 2"),
        (["if True:", BEGIN, "    a = 1", END], "without its solution the cell is not Python"),
    ],
)
def test_a_region_that_cannot_be_cut_is_refused(lines, complaint):
    with pytest.raises(NotebookError, match=complaint):
        code(*lines)


def test_an_error_names_file_and_cell(solution):
    source = solution(("    ### END SOLUTION\n", ""))
    with pytest.raises(NotebookError, match=r'02_pruning.py:\d+: cell 7 \("Exercise 2.2'):
        cut(source, picture(source))


def test_hidden_and_solution_only_cells_vanish_and_the_rest_stays(solution):
    source = solution()
    exercise = cut(source, picture(source))
    kept = [cell.id for cell in exercise.cells]
    hidden = [c.id for c in source.cells if c.id.startswith("grade-")] + [source.cells[8].id]
    assert source.cells[8].metadata.tags == ["solution-only"]
    assert kept == [cell.id for cell in source.cells if cell.id not in hidden]
    assert "report(" not in "".join(c.source for c in exercise.cells)
    assert all(c.execution_count is None for c in exercise.cells if c.cell_type == "code")


def test_only_the_target_keeps_its_picture_and_its_words(solution):
    source = solution()
    exercise = cut(source, picture(source))
    outputs = [output for cell in exercise.cells for output in cell.get("outputs", [])]
    assert [set(output.data) for output in outputs] == [{"image/png", "text/plain"}]


@pytest.mark.parametrize(
    "shown", [{}, {"application_vnd.jupyter.widget-view+json": {}, "text_plain": "VBox()"}]
)
def test_a_target_without_a_picture_is_refused(solution, shown):
    source = solution()
    with pytest.raises(
        NotebookError, match=r"target picture is not in .*gamesearch build 02_pruning"
    ):
        cut(source, built(source, **shown))


def test_cutting_leaves_the_source_as_it_was(solution):
    source = solution()
    before = [cell.source for cell in source.cells]
    cut(source, picture(source))
    assert [cell.source for cell in source.cells] == before


STATEMENT = """
# %% [markdown]
# ## Exercise 2.3 · Two (4 points, 5 minutes)

# %% exercise="2.3" forbid="Killers"
### BEGIN SOLUTION
one = 1
### END SOLUTION

# %% exercise="2.3b" forbid="History"
### BEGIN SOLUTION
two = 2
### END SOLUTION
"""


@pytest.mark.parametrize(
    ("first", "said"),
    [
        ("Killers", "*Write it yourself: of the package, `Killers` and `History` may not be used"),
        ("minimax", "`minimax`, `History` and any other search that finds the same"),
    ],
)
def test_the_statement_says_what_may_not_be_used(first, said, tmp_path):
    path = tmp_path / "02_two.py"
    path.write_text(STATEMENT.replace("Killers", first).lstrip(), "utf-8")
    statement = cut(read_source(path), None).cells[0]
    assert said in statement.source.splitlines()[-1]


def test_what_may_not_be_used_is_said_after_all_that_is_asked(tmp_path):
    path = tmp_path / "02_two.py"
    asked = "\n# %% [markdown]\n# Write both.\n\n# %%\nprint(1)\n\n# %% [markdown]\n# That was 1.\n"
    path.write_text(STATEMENT.replace("\n\n# %% ex", f"\n{asked}\n# %% ex", 1).lstrip(), "utf-8")
    heading, more, _, later, *_ = cut(read_source(path), None).cells
    assert [cell.source.count("Write it yourself") for cell in (heading, more, later)] == [0, 1, 0]
