"""In JupyterLab: a move lights up its refutation with no kernel, an edited leaf asks one."""

from __future__ import annotations

import pytest
from lab_page import notebook

FIGURES = """
from gamesearch import edit_leaves, show_refutation
from IPython.display import display
display(show_refutation([[3, 12, 8], [2, 4, 6], [14, 5, 2]]))
edit_leaves([[3, 12], [8, 4], [2, 1]])
"""


@pytest.fixture
def figures(lab, open_notebook):
    opened = open_notebook(lab.add(notebook(FIGURES), "trees.ipynb"))
    opened.run_all()
    opened.page.locator("svg[role=img]").nth(1).wait_for()
    return opened


def says(opened, words):
    opened.wait(
        """words => [...document.querySelectorAll('.gs-words')]
          .some(said => said.offsetParent && said.textContent === words)""",
        words,
    )


def test_a_move_and_a_way_to_judge_it_are_chosen_without_a_kernel(figures):
    figures.page.get_by_role("button", name="the best").click()  # it begins with the first move
    says(figures, "MAX takes move 0: of all replies to fear, the one at 3 is the best.")
    figures.page.get_by_role("button", name="move 2").click()
    says(figures, "After move 2 the best play is MIN 2: the game ends at 2.")
    figures.page.get_by_role("button", name="hope").click()
    says(figures, "Move 2 could end at 14, if all play along: MIN 0.")


def test_an_edited_leaf_runs_the_search_again(figures):
    leaf = figures.page.locator("input[type=number]").nth(3)
    leaf.fill("7")
    leaf.press("Enter")
    says(figures, "Back at the root: MAX can be sure of 7, by move 1.")
