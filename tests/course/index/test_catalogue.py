"""The tables of algorithms and of games say what is in the package and in the lessons."""

from __future__ import annotations

from importlib import import_module

import pytest

from gamesearch.course.folder import LESSONS, find_course
from gamesearch.course.index.catalogue import GIVEN, algorithms, kinds
from gamesearch.course.index.index import index
from gamesearch.course.notebook import read_source
from gamesearch.errors import BadGame

FIRST = """
# %% [markdown]
# # 1 · First
# ## A definition

# %%
from gamesearch import TicTacToe, minimax, expectimax
options = minimax(TicTacToe())

# %% [markdown]
# ## Its source

# %%
show_source(minimax)
print(options)
"""
SECOND = """
# %% [markdown]
# # 2 · Second
# ## Dice

# %%
from gamesearch import Coins, KuhnPoker, Pig, expectimax, minimax
from gamesearch.games.hidden import HiddenTree
expectimax(Pig(), expectimax, minimax, minimax)
print(Coins, KuhnPoker, HiddenTree)
"""


@pytest.fixture
def sources(course, write):
    for stem, text in (("01_first", FIRST), ("02_second", SECOND)):
        write(LESSONS, stem, text)
    return [read_source(path) for path in course.sources(LESSONS)]


def test_an_algorithm_leads_to_where_its_source_is_shown_else_to_where_it_is_used(sources):
    rows = {row.names[0]: row for row in algorithms(sources)}
    assert list(rows) == ["minimax", "expectimax"], "what is only called alike is none of ours"
    assert rows["minimax"].file == "search/minimax.py"
    assert rows["minimax"].says.startswith("Minimax: ")
    assert rows["minimax"].places == [("01_first", "Its source")]
    assert rows["expectimax"].places == [("02_second", "Dice")]


def test_a_game_says_what_searches_ask_at_the_door(sources):
    rows = {row.name: (row.seats, row.chance, row.hidden) for row in kinds(sources)}
    assert rows == {
        "Coins": (GIVEN, "", ""),
        "HiddenTree": ("2", GIVEN, GIVEN),
        "KuhnPoker": ("2", "yes", "yes"),
        "Pig": ("2", "yes", ""),
        "TicTacToe": ("2", "", ""),
    }


def test_both_are_pages_of_the_index(course, sources):
    pages = {cell.id: cell.source for cell in index(course).cells}
    assert "[01](01_first.ipynb#Its-source)" in pages["algorithms"]
    assert "| `Pig` | Pig: roll as long as you dare. | 2 | yes |" in pages["games"]


def test_what_is_said_of_a_class_holds_for_its_games():
    """Of those that can be made without being told anything."""
    course, made = find_course(), 0
    for row in kinds([read_source(path) for path in course.sources(LESSONS)]):
        module = import_module("gamesearch." + row.file.removesuffix(".py").replace("/", "."))
        try:
            game = getattr(module, row.name)()
        except (TypeError, ImportError, BadGame):
            continue
        made += 1
        assert row.seats in (GIVEN, str(game.seats))
        assert row.chance in (GIVEN, "yes" if game.chance else "")
        assert row.hidden in (GIVEN, "yes" if game.hidden else "")
    assert made > 8
