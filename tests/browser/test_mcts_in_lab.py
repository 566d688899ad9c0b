"""The scene of a Monte Carlo tree search: phases, board and tree go together, with no kernel."""

from __future__ import annotations

from lab_page import notebook

SCENE = """from gamesearch import TicTacToe, watch_mcts
watch_mcts(TicTacToe(), games=30)"""
PHASE = "() => document.querySelector('.gs-active')?.textContent"
NODES = """() => [...document.querySelectorAll(".gs-node")]
  .filter(n => n.style.display !== "none").length"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.gs-mcts-tree text')]
  .filter(text => text.textContent && text.checkVisibility())
  .map(text => text.getBoundingClientRect().height))"""


def test_the_phases_the_board_and_the_tree_follow_the_steps(lab, open_notebook):
    opened = open_notebook(lab.add(notebook(SCENE), "scene.ipynb"))
    opened.run_all()
    page = opened.page
    card = page.locator(".gs-mcts .gs-card")
    card.wait_for()
    lab.shut_down_kernels()
    seen, boards = [], set()
    for _ in range(14):
        seen.append(page.evaluate(PHASE))
        boards.add(page.locator(".gs-position").get_attribute("aria-label"))
        card.press("ArrowRight")
    order = [phase for phase, before in zip(seen, [None, *seen], strict=False) if phase != before]
    assert order[:4] == ["Select", "Expand", "Simulate", "Back up"]
    assert len(boards) > 4
    few = page.evaluate(NODES)
    card.press("End")
    page.locator(".gs-at").get_by_text("game 30 of 30").wait_for()
    assert page.evaluate(NODES) > few
    assert page.evaluate(SMALLEST) >= 13
    assert (opened.errors, opened.complaints.all(kernel=False)) == ([], [])
