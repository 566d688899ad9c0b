"""An answer that calls what it was asked to write earns nothing, whichever way it gets there."""

from __future__ import annotations

import pytest

from gamesearch.checks.report import OutOfReach
from gamesearch.course.sandbox import view

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


HUNTS = {
    "where functions keep what they use": "inspect.getclosurevars(alphabeta).nonlocals.values()",
    "among all objects": "gc.get_objects()",
    "among the modules": "[each for m in list(sys.modules.values()) for each in vars(m).values()]",
    "in the frames above": "[v for f in frames() for v in [*f.f_globals.values()]]",
    "in the checks": "[v for m in rooms('gamesearch.checks') for v in vars(m).values()]",
}
HUNT = """
import gc, importlib, inspect, pkgutil, sys
from gamesearch import TreeGame, alphabeta

def frames():
    frame = sys._getframe()
    while frame:
        yield frame
        frame = frame.f_back

def rooms(name):
    room = importlib.import_module(name)
    for found in pkgutil.walk_packages(room.__path__, name + "."):
        try:
            yield importlib.import_module(found.name)
        except Exception:
            pass

def works(found, game, state):
    try:
        return getattr(found(game, state), "value", None)
    except Exception:
        return None

def my_search(game, state):
    for found in list({found}):
        code = getattr(found, "__code__", None)
        if code and code.co_filename.count("gamesearch") and code.co_varnames[:1] == ("game",):
            if (value := works(found, game, state)) is not None:
                return value
"""


@pytest.mark.parametrize("found", HUNTS.values(), ids=HUNTS)
def test_there_is_nothing_to_be_found(found, graded):
    found = graded({"2.2": HUNT.replace("{found}", found)})
    assert found.result.earned == small_key.AUTOMATIC - 8


def test_the_files_are_covered_behind_a_wall(graded, sandbox):
    if sandbox.tier != "bubblewrap":
        pytest.skip("no wall here")
    code = """
import gamesearch, re
from pathlib import Path
def my_search(game, state):
    for file in Path(*gamesearch.__path__).rglob("*.py*"):
        text = file.read_bytes().decode("latin-1")
        if file.suffix == ".py" and re.search(r"^def minimax", text, re.M):
            names = {"__name__": "mine", "__package__": "gamesearch.search"}
            exec(text, names)
            return names["minimax"](game, state).value
"""
    assert graded({"2.2": code}).verdicts["2.2a"] == "forbidden"


def test_a_class_can_be_left_out_too():
    source = "class History:\n    def score(self): return 3\n\nclass Other:\n    pass\n"
    names = {}
    exec(view.without(source, "mine", ["History"]), names)
    assert names["Other"]()
    with pytest.raises(OutOfReach, match="History"):
        names["History"]()
    with pytest.raises(OutOfReach):
        type("Mine", (names["History"],), {})()


def test_what_stands_below_a_line_that_misses_something_is_there(graded):
    code = f"expected = minimax(tree).value\nprint(expected)\n{small_key.SEARCH}"
    code += "\nassert my_search(tree, ()) == expected"
    assert graded({"2.2": code}).result.earned == small_key.AUTOMATIC


def test_a_line_that_reloads_modules_does_not_stumble_over_pictures_that_are_not_drawn(graded):
    code = f"%load_ext autoreload\n%autoreload 2\n{small_key.SEARCH}"
    assert graded({"2.2": code}).result.earned == small_key.AUTOMATIC


def test_who_swallows_the_error_about_what_is_left_out_is_asked_where_it_is_there(graded):
    code = """
def my_move(game):
    try:
        return minimax(game).move
    except Exception:
        return None
"""
    assert graded({"2.3": code}).verdicts["2.3a"] == "passed"
