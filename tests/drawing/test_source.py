"""The package's own code, shown."""

from __future__ import annotations

from gamesearch import TreeGame, alphabeta, minimax
from gamesearch.drawing.source import show_source


def test_source_is_the_packages_own_and_marks_what_is_new():
    plain, marked = show_source(minimax), show_source(alphabeta, beside=minimax)
    assert "def min_value" in repr(plain)
    assert "+             if best >= beta:" in repr(marked)
    assert "background" in marked._repr_html_()
    assert "background" not in plain._repr_html_()
    own = show_source(TreeGame.result)
    assert own.code.startswith("def result")
