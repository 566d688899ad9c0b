"""Where to begin, what marks mean and where to go next: no author writes that into a notebook."""

from __future__ import annotations

from gamesearch.course.build.added_cells import navigation, source_as_built

STEMS = ["00_games", "01_minimax", "02_pruning"]


def test_a_lesson_leads_to_its_neighbours():
    assert navigation("notebooks", "01_minimax", STEMS) == (
        "[‹ 00 games](00_games.ipynb) | [contents](index.ipynb) | [02 pruning ›](02_pruning.ipynb)"
    )


def test_a_solution_leads_to_its_lesson():
    assert navigation("solutions", "00_games", ["00_games"]) == (
        "[the lesson](../notebooks/00_games.ipynb) | [contents](../notebooks/index.ipynb)"
    )


def test_the_navigation_is_the_last_cell_and_is_marked(course, write):
    for stem in STEMS:
        write("notebooks", stem, "# %% [markdown]\n# # Title\n")
    [path] = course.sources("notebooks", ["01_minimax"])
    last = source_as_built(course, path).cells[-1]
    assert (last.id, last.metadata.tags) == ("navigation", ["navigation"])
    assert last.source.startswith("[‹ 00 games]")


def test_a_notebook_says_at_its_top_what_to_press_and_what_its_marks_mean(course, write):
    text = (
        "# %% [markdown]\n# # 2 · Pruning\n\n# %%\ndraw_tree([1])\n\n"
        "# %% [markdown]\n# ## Exercise 2.1 · Trace two trees (15 points, 12 minutes)\n"
    )
    lesson = source_as_built(course, write("notebooks", "02_pruning", text))
    assert [cell.id for cell in lesson.cells[1:4:2]] == ["start", "marks"]
    assert "Run All Cells" in lesson.cells[1].source
    assert "where the search stands" in lesson.cells[3].source
    exercises = source_as_built(course, write("solutions", "02_pruning", text))
    assert exercises.cells[1].source.endswith("| 2.1 Trace two trees | 15 | |")
    hand_in = "Before you hand in, press **Kernel ▸ Restart Kernel and Run All Cells…**"
    assert hand_in in exercises.cells[1].source
    assert hand_in not in lesson.cells[1].source


def test_where_several_play_the_marks_are_theirs(course, write):
    body = "\n# %%\ndraw_payoffs(three)\n\n# %%\nshow_steps(trace)\n"
    lesson = source_as_built(
        course, write("notebooks", "09_players", "# %% [markdown]\n# # 9 · Players\n" + body)
    )
    said = [cell.source for cell in lesson.cells if "▲" in cell.source]
    assert len(said) == 1
    assert "player 3" in said[0]
    assert "MAX" not in said[0]
