"""What comes from the student and what from the marking key, whatever an editor did to the file."""

from __future__ import annotations

import json

import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell

from gamesearch.course.folder import EXERCISES, SOLUTIONS, find_course
from gamesearch.course.grade.matching import find_texts
from gamesearch.course.grade.merge import merge
from gamesearch.course.grade.reference import load_reference
from gamesearch.course.grade.submission import HandedCell, HandedIn, read_handed_in

from . import small_key


def source_of(merged, name):
    """All that was handed in for an exercise, in the order in which it is run."""
    cells = [c for c in merged.notebook.cells if c.metadata.get("exercise") == name]
    return "\n\n".join(cell.source for cell in cells)


def answers(merged):
    return {name: source_of(merged, name) for name in small_key.RIGHT if name != "2.4"}


RIGHT_CODE = {name: code.strip("\n") for name, code in small_key.RIGHT.items() if name != "2.4"}


@pytest.fixture
def right(exercise):
    return small_key.answered(exercise, small_key.RIGHT)


def test_the_students_cells_run_as_they_stand_and_then_the_keys_hidden_ones(merged, right):
    for cell in right.cells:
        cell.metadata["tags"] = ["nbval-skip", "raises-exception"]
    right.cells.insert(0, new_code_cell("import math"))
    first, *rest = merged(notebook=right).notebook.cells
    assert first.source.startswith("# Added for marking")
    sources = [cell.source for cell in rest]
    assert sources[:2] == ["import math", right.cells[2].source]
    graded = [cell.metadata.get("grade") for cell in rest]
    assert [name for name in graded if name] == ["2.1a", "2.2a", "2.2b", "2.3a", "2.1a", "2.3a"]
    assert sources[graded.index("2.2a") - 1].startswith("check(")
    # Those without a check are asked where they are answered, and at the end.
    assert not any("raises-exception" in cell.metadata.get("tags", ()) for cell in rest)
    hidden = [cell for cell in rest if "grade" in cell.metadata]
    assert [cell.metadata.tags for cell in hidden] == [["nbval-check-output"]] * 6


def test_outputs_of_the_student_are_dropped(merged, right):
    for cell in right.cells:
        if cell.cell_type == "code":
            cell.outputs = [{"output_type": "stream", "name": "stdout", "text": "2.2a: 23"}]
            cell.execution_count = 3
    code = [cell for cell in merged(notebook=right).notebook.cells if cell.cell_type == "code"]
    assert all(not cell.outputs for cell in code if "grade" not in cell.metadata)


def tags_of(merged, beginning):
    [cell] = [c for c in merged.notebook.cells if c.source.startswith(beginning)]
    return cell.metadata.tags


def test_given_cells_that_only_show_something_are_skipped(merged, right):
    assert tags_of(merged(), "check(") == ["nbval-skip"]
    right.cells.append(new_code_cell('check("2.2", my_search).passed'))
    assert tags_of(merged(notebook=right), 'check("2.2", my_search).passed') == [
        "nbval-ignore-output"
    ]


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
    assert answers(found) == RIGHT_CODE
    assert found.texts == {"2.4": "MIN has the last word."}
    assert found.notes == ()


def test_a_comment_names_a_text_that_has_lost_its_place(merged, right):
    right.cells = [new_markdown_cell("<!-- exercise 2.4 -->\nBecause.")]
    assert "Because." in merged(notebook=right).texts["2.4"]


def place_of(notebook, name):
    [at] = [i for i, c in enumerate(notebook.cells) if c.metadata.get("exercise") == name]
    return at


def copied(notebook, name, source):
    """A cell with the same id and metadata, as editors make it when a cell is split or copied."""
    cell = notebook.cells[place_of(notebook, name)]
    return type(cell)(json.loads(json.dumps(cell)) | {"source": source})


def test_of_copies_all_are_run_and_the_last_counts(merged, right):
    at = place_of(right, "2.2")
    right.cells.insert(at + 1, copied(right, "2.2", "def my_search(game, state):\n    return 7"))
    found = merged(notebook=right)
    assert source_of(found, "2.2").endswith("return 7")
    assert found.notes == (
        f"exercise 2.2: cells {at + 1} and {at + 2} answer it; what was defined last counts",
    )


def test_a_split_cell_is_run_in_both_its_parts(merged, exercise):
    right = small_key.answered(exercise, small_key.RIGHT | {"2.2": "def helper(x):\n    return x"})
    right.cells.insert(place_of(right, "2.2") + 1, copied(right, "2.2", small_key.SEARCH))
    found = merged(notebook=right)
    assert "helper" in source_of(found, "2.2")
    assert "my_search" in source_of(found, "2.2")


def test_a_deleted_answer_is_noted(merged, right):
    right.cells = [c for c in right.cells if c.metadata.get("exercise") not in ("2.2", "2.4")]
    found = merged(notebook=right)
    assert source_of(found, "2.2") == ""
    assert found.texts == {"2.4": ""}
    assert found.untouched == {"2.2", "2.4"}
    assert "exercise 2.2: no cell defines my_search" in found.notes


def test_a_stub_that_was_left_alone_does_not_hide_an_answer_elsewhere(merged, exercise):
    right = small_key.answered(exercise, {"2.1": "answer = 3"})
    right.cells.append(new_code_cell(small_key.SEARCH))
    found = merged(notebook=right)
    assert "2.2" not in found.untouched
    assert source_of(found, "2.2").endswith(small_key.SEARCH)
    assert f"exercise 2.2: it is answered in cell {len(right.cells)}, not in its own cell" in (
        found.notes
    )


def test_untouched_answers_are_known(reference, exercise):
    found = merge(reference, read_handed_in(small_key.as_bytes(exercise)))
    assert found.untouched == {"2.1", "2.2", "2.3", "2.4"}
    assert found.texts == {"2.4": ""}


@pytest.mark.parametrize("code", ["x =", "def my_search(game, state) return 3", "%timeit 1"])
def test_what_is_no_python_is_run_too_and_says_so_itself(code, merged, right):
    right.cells.append(new_code_cell(code))
    assert tags_of(merged(notebook=right), code) == ["nbval-ignore-output"]


def test_an_answer_that_is_no_python_has_been_begun(merged):
    assert "2.2" not in merged({"2.2": "def my_search(game, state) return 3"}).untouched


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


def test_an_answer_in_words_is_found_in_a_code_cell_too(merged, right):
    right.cells[place_of(right, "2.4")].cell_type = "code"
    assert merged(notebook=right).texts == {"2.4": "MIN has the last word."}


def test_naming_what_is_forbidden_is_noted(merged):
    found = merged({"2.2": "def my_search(game, state): return minimax(game, state).value"})
    assert found.notes == ("exercise 2.2 names minimax, which it asks to write",)
    own = small_key.SEARCH.replace("my_search", "minimax") + "\nmy_search = minimax"
    assert merged({"2.2": own}).notes == ()
    assert merged({"2.2": own + "\n%time my_search"}).notes == ()
    broken = "def my_search(game, state):\n    return (7\n% minimax(game, state).value)"
    assert merged({"2.2": broken}).notes == found.notes
    assert merged({"2.3": "def my_move(game): return minimax(game).move"}).notes == ()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("values = ", "values =\u200b ", "line 4 holds an invisible character (zero width space)"),
        ("return max", "return\u00a0max", "line 5 holds an invisible character (no-break space)"),
        (
            "def my",
            "\ufeffdef my",
            "line 1 holds an invisible character (zero width no-break space)",
        ),
        ("        return", "\treturn", "line 3 is indented with tabs, others with blanks"),
        ("values = ", "values = = ", "line 4 has a slip"),
    ],
)
def test_what_python_cannot_read_is_named_with_its_line(merged, old, new, why):
    [note] = merged({"2.2": small_key.SEARCH.replace(old, new, 1)}).notes
    assert note.startswith("exercise 2.2: Python cannot read cell ")
    assert why in note


def test_an_invisible_character_in_a_text_is_nobodys_business(merged):
    assert merged({"2.1": 'answer = 3  # a\u00a0comment\ntext = "\u200b"'}).notes == ()


def test_cells_in_the_wrong_order_are_named(merged, right):
    right.cells.reverse()
    notes = merged(notebook=right, answers={}).notes
    assert not any("2.2" in note for note in notes)  # a function asks for its names when it runs
    right.cells[place_of(right, "2.1")].source = "answer = minimax(tree).value"
    notes = merged(notebook=right).notes
    assert any("uses minimax, which stands further down, in cell" in note for note in notes)


def test_format_3_is_read(merged, right):
    cells = [
        {"cell_type": "code", "language": "python", "input": c.source, "outputs": []}
        if c.cell_type == "code"
        else {"cell_type": "markdown", "source": c.source}
        for c in right.cells
    ]
    old = {"nbformat": 3, "nbformat_minor": 0, "metadata": {}, "worksheets": [{"cells": cells}]}
    assert answers(merged(notebook=old)) == RIGHT_CODE


def test_a_text_without_a_name_is_found_under_its_heading(merged, right):
    right.cells = [
        new_markdown_cell("## Exercise 2.4 · Why? (3 points, 5 minutes)"),
        new_markdown_cell("Because."),
        new_markdown_cell("# Notes"),
        new_markdown_cell("Mine."),
    ]
    assert merged(notebook=right).texts == {"2.4": "Because."}


def test_a_text_in_new_cells_below_its_own_is_found(merged, right):
    own = place_of(right, "2.4")
    right.cells[own].source = "*Write your answer here.*"
    right.cells[own + 1 : own + 1] = [new_markdown_cell("Because."), new_markdown_cell("And so.")]
    found = merged(notebook=right)
    assert found.texts["2.4"].split() == ["Because.", "And", "so."]
    assert "2.4" not in found.untouched


COURSE = find_course()


@pytest.mark.parametrize("stem", [path.stem for path in COURSE.built(SOLUTIONS)])
def test_what_the_course_says_below_an_empty_answer_is_no_answer(stem):
    """Not even where an editor has lost whose cell is whose."""
    notebook = json.loads(COURSE.notebook(EXERCISES, stem).read_text("utf-8"))
    for number, cell in enumerate(notebook["cells"]):
        cell["id"] = f"lost-{number}"
        cell["metadata"] = {}
    handed = read_handed_in(json.dumps(notebook).encode())
    found = merge(load_reference(COURSE.notebook(SOLUTIONS, stem)), handed)
    assert set(found.texts.values()) == {""}


def question_in_code():
    cell = new_code_cell("### BEGIN SOLUTION\nmine = 'x'\n### END SOLUTION", id="own")
    cell.metadata = {"exercise": "9.9", "points": 5}
    return cell


@pytest.mark.parametrize("stub", ["mine = None", "raise NotImplementedError"])
def test_a_text_in_a_code_cell_is_what_was_defined_last(stub):
    cells = (
        HandedCell(1, "code", stub, frozenset({"own"})),
        HandedCell(2, "code", "mine = 'a first try'", frozenset({"new"})),
        HandedCell(3, "code", "mine = 'an answer'", frozenset({"newer"})),
    )
    [answer] = find_texts([question_in_code()], HandedIn(cells))
    assert (answer.source, answer.untouched) == ("mine = 'an answer'", False)


def places_of(merged, label):
    graded = [cell.metadata.get("grade") for cell in merged.notebook.cells]
    return [place for place, name in enumerate(graded) if name == label]


def test_an_answer_is_asked_where_its_check_stands_whatever_is_defined_below(merged, right):
    right.cells.append(new_code_cell("answer = 17"))
    assert len(places_of(merged(notebook=right), "2.2a")) == 1


def test_an_answer_that_is_defined_again_below_its_check_is_asked_twice(merged, right):
    right.cells.append(new_code_cell("my_search = None  # an experiment"))
    found = merged(notebook=right)
    assert len(places_of(found, "2.2a")) == 2
    assert len({cell.get("id") for cell in found.notebook.cells}) == len(found.notebook.cells)


def rename(notebook, old, new):
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.source = cell.source.replace(old, new)


def test_an_answer_under_a_name_of_ones_own_is_asked_where_check_is_called_with_it(merged, right):
    rename(right, "my_search", "my_second_try")
    found = merged(notebook=right)
    asked = [c.metadata["asks"]["names"] for c in found.notebook.cells if "grade" in c.metadata]
    assert {"my_search": "my_second_try"} in asked
    assert "2.2" not in found.untouched
    assert any("check is called with my_second_try" in note for note in found.notes)


def test_a_check_of_something_else_renames_nothing(merged, right):
    right.cells.append(new_code_cell('check("2.2", lambda game, state: 3)'))
    right.cells.append(new_code_cell('check("9.9", minimax)'))
    found = merged(notebook=right)
    asked = [c.metadata["asks"]["names"] for c in found.notebook.cells if "grade" in c.metadata]
    assert all(name == own for names in asked for name, own in names.items())


def test_a_stub_that_takes_the_answers_place_is_named(merged, right, exercise):
    stub = exercise.cells[place_of(exercise, "2.2")].source
    right.cells.insert(place_of(right, "2.2") + 1, new_code_cell(stub))
    [note] = [n for n in merged(notebook=right).notes if "exercise 2.2" in n]
    assert "holds what was given at first, and that takes the answer's place" in note


def test_an_answer_that_became_a_text_is_named(merged, right):
    right.cells[place_of(right, "2.2")].cell_type = "markdown"
    assert any("it is no code cell, so it was not run" in n for n in merged(notebook=right).notes)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("check = True", "gives the name check to something else"),
        ("%%timeit\nmy_own = 3", "was run without its first line, %%timeit"),
    ],
)
def test_what_runs_otherwise_in_the_students_own_notebook_is_named(merged, right, source, said):
    right.cells.append(new_code_cell(source))
    assert any(said in note for note in merged(notebook=right).notes)


def test_a_check_above_what_it_is_called_with_is_named_once(merged, right):
    right.cells.reverse()
    [note] = [note for note in merged(notebook=right).notes if "calls check" in note]
    assert "which stands further down" in note


def test_imports_are_run_wherever_they_stand(merged, right):
    right.cells.append(right.cells.pop(1))
    assert tags_of(merged(notebook=right), "from gamesearch") == ["nbval-ignore-output"]


def test_a_new_page_is_nothing_as_python_has_it(merged):
    source = source_of(merged({"2.1": "\fanswer = 1\n  \fanswer += 2"}), "2.1")
    assert source == "answer = 1\nanswer += 2"


def test_nobody_has_to_read_a_thousand_notes(merged, right):
    right.cells += [new_code_cell(f"my_search {n} =") for n in range(500)]
    notes = merged(notebook=right).notes
    assert len(notes) < 50
    assert notes[-1].endswith("notes more")
