"""A notebook on a phone and in half a window: nothing beside the page, no word broken in two."""

from __future__ import annotations

from itertools import pairwise

import pytest
from lab_page import executed, notebook
from nbformat import v4

CELLS = [
    "print('a sentence of several words, longer than any phone is wide, twice over ' * 2)",
    "from gamesearch import alphabeta, show_source\nshow_source(alphabeta)",
    """from gamesearch import TREES, TreeGame, minimax, record, show_steps
show_steps(record(minimax, TreeGame(TREES["textbook"])))""",
    "from gamesearch import predict\npredict('1.p1', 'How many of the leaves?', [5, 7, 9])",
    "from gamesearch import TicTacToe, play\nplay(TicTacToe())",
]
IS_WIDE = """([least, most]) => { const { clientWidth } = document.querySelector('.jp-Notebook');
  return least < clientWidth && clientWidth <= most; }"""
# The first and the last letter of each word stand in one line.
BROKEN = r"""() => { const text = document.querySelector('.jp-OutputArea-output pre').firstChild;
  const line = at => { const one = document.createRange(); one.setStart(text, at);
    one.setEnd(text, at + 1); return one.getClientRects()[0].top; };
  return [...text.data.matchAll(/\S+/g)]
    .filter(({ 0: word, index }) => line(index) !== line(index + word.length - 1)).length; }"""
# What ends to the right of the page, and cannot be scrolled to inside its own box.
BESIDE = """() => { const page = document.querySelector('.jp-WindowedPanel-outer');
  const edge = page.getBoundingClientRect().right + 1;
  const scrolls = e => e !== page && (e.scrollWidth > e.clientWidth
    && getComputedStyle(e).overflowX === 'auto' || scrolls(e.parentElement));
  return [...page.querySelectorAll('.jp-OutputArea-output *, .jp-InputPlaceholder')]
    .filter(e => e.getBoundingClientRect().width && e.getBoundingClientRect().right > edge)
    .filter(e => !scrolls(e)).map(e => e.outerHTML.slice(0, 120)); }"""


@pytest.fixture(scope="module")
def built():
    made = executed(notebook(*CELLS))
    made.cells[3].metadata["jupyter"] = {"source_hidden": True}
    made.cells.append(v4.new_markdown_cell("The end."))
    return made


@pytest.mark.parametrize("front_end", ["lab/tree", "notebooks"])
def test_nothing_stands_beside_a_narrow_page_and_no_word_is_broken(
    front_end, built, lab, open_notebook
):
    name = lab.add(built, "narrow.ipynb")
    lab.wait_until_up()
    lab.trust(name)
    opened = open_notebook(name, fresh=True, front_end=front_end)
    opened.page.evaluate("jupyterapp.shell.collapseLeft(); jupyterapp.shell.collapseRight?.()")
    for before, width in pairwise((0, 390, 600, 900)):
        opened.page.set_viewport_size({"width": width, "height": 900})
        opened.page.locator(".gamesearch-board .status").wait_for()
        opened.wait(IS_WIDE, [before, width])
        assert opened.page.evaluate(BESIDE) == [], width
        assert opened.page.evaluate(BROKEN) == 0, width
        code = opened.page.locator(".gs-source code")
        assert code.evaluate("e => getComputedStyle(e).whiteSpace") == "pre", width
