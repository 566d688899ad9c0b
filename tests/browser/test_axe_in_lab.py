"""What notebooks show in JupyterLab can be used without seeing it: axe finds nothing in outputs."""

from __future__ import annotations

from axe import faults
from lab_page import notebook

CELLS = [
    "from gamesearch import *\nfrom gamesearch.games.maze import maze_score",
    "show_steps(record(alphabeta, TreeGame(TREES['textbook'])))",
    "guess_pruned(TREES['textbook'])",
    "edit_leaves([[3, 12], [8, 4]])",
    "show_refutation(TREES['textbook'])",
    "play(TicTacToe(), alphabeta)",
    "play(Maze())",
    "explore(Nim(3, 4))",
    "watch(alphabeta, Maze(moves=3), depth=2, evaluate=maze_score)",
    "watch_mcts(TicTacToe(), games=6)",
    'predict("1.p1", "How many?", [5, 7, 9])',
    'reveal("1.p1", 7, show=[draw_board(TicTacToe()), "a text"])',
    """from gamesearch.evaluation.weighted import Weighted
def stones(game, state): return sum(state[1])
show_weights(Nim(3, 4), Nim(3, 4).initial, Weighted({stones: 1}))""",
]
# The page around the outputs is JupyterLab's own.
OF_THE_PAGE = ("region", "landmark", "heading-order", "page-has-heading-one", "scrollable-region")


def test_axe_finds_nothing_in_what_cells_show(lab, open_notebook):
    opened = open_notebook(lab.add(notebook(*CELLS), "axe.ipynb"))
    opened.run_all()
    assert opened.errors == []
    opened.page.get_by_role("button", name="look anyway").click()
    opened.page.locator(".gs-gate .gs-picture").wait_for()
    found = faults(opened.page, within=".jp-OutputArea-output")
    mine = [str(one) for one in found if not one.id.startswith(OF_THE_PAGE)]
    assert mine == [], "\n".join(mine)
