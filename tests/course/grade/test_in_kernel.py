"""An answer that calls what it was asked to write earns nothing, whichever way it gets there."""

from __future__ import annotations

import sys

import pytest

from . import small_key

BORROWED = {
    "its name": "my_search = minimax",
    "a function around it": "def my_search(game, state): return minimax(game, state).value",
    "its file": "from gamesearch.search.minimax import minimax as my_search",
    "a part of it": """
from gamesearch.search.minimax import max_value
def my_search(game, state): return max_value(game, state, 99, None)[0]
""",
    "a recording": """
from gamesearch import record
def my_search(game, state): return record(minimax, game, state).value
""",
    "a spelt name": """
import gamesearch
def my_search(game, state): return getattr(gamesearch, "mini" + "max")(game, state).value
""",
    "loading it again": """
import importlib, sys
try:
    importlib.reload(sys.modules["gamesearch.search.minimax"])
    from gamesearch.search.minimax import minimax
finally:
    def my_search(game, state): return minimax(game, state).value
""",
    "a thread": """
from concurrent.futures import ThreadPoolExecutor
def my_search(game, state):
    with ThreadPoolExecutor() as pool:
        return pool.submit(minimax, game, state).result().value
""",
    "its own report": """
def report(label, thunk, package_report=report):
    value = thunk()
    package_report(label, lambda: value)
def my_search(game, state): return minimax(game, state).value
""",
    "no hooks": """
get_ipython().events.callbacks["pre_run_cell"].clear()
def my_search(game, state): return minimax(game, state).value
""",
}


@pytest.mark.parametrize("code", BORROWED.values(), ids=BORROWED)
def test_a_borrowed_answer_earns_nothing(code, graded):
    found = graded({"2.2": code})
    assert {v for n, v in found.verdicts.items() if n.startswith("2.2")} == {"forbidden"}
    assert found.result.earned == small_key.AUTOMATIC - 8


def test_it_may_be_called_everywhere_else(graded):
    code = f"{small_key.SEARCH}\nassert my_search(tree, ()) == minimax(tree).value"
    found = graded({"2.1": "answer = minimax(tree).value", "2.2": code})
    assert found.result.earned == small_key.AUTOMATIC


def test_a_class_can_be_forbidden_too():
    import gamesearch.search
    from gamesearch.course.grade import in_kernel as marking_kernel
    from gamesearch.search.orders import History

    with pytest.MonkeyPatch.context() as patch:
        real = History
        home = sys.modules[real.__module__]
        patch.setitem(sys.modules, home.__name__, home)
        patch.setattr(gamesearch.search, "orders", home)
        patch.setattr(sys, "meta_path", list(sys.meta_path))
        forbids = [False]
        marking_kernel.hide(home.__name__, "History", lambda: forbids[0])
        assert isinstance(gamesearch.search.orders.History(), real)
        forbids[0] = True
        with pytest.raises(marking_kernel.OutOfReach, match="make your own"):
            gamesearch.search.orders.History()
        with pytest.raises(marking_kernel.OutOfReach):
            type("Mine", (gamesearch.search.orders.History,), {})()
        assert real() is not None
