"""The cases of every exercise vary what it states, in its check and in its grade."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from gamesearch.checks.verdict import exercise
from gamesearch.counting import CountedGame
from gamesearch.games.tree import TreeGame
from tests.solutions import solution_to

from .dimensions import Dimension, Spy, trees

FOLDER = Path(__file__).parent / "dimensions"
TOPICS = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem not in ("__init__", "trees"))
VARIES: dict[tuple[str, ...], list[Dimension]] = {}
for topic in TOPICS:
    VARIES |= import_module(f".dimensions.{topic}", __package__).VARIES


def watched(place: tuple[str, ...], where: str) -> tuple[Any, Spy]:
    """The solution's answer with a spy in the part that the place names."""
    number, part, *method = place
    spy = Spy(each for each in VARIES[place] if each.where in ("both", where))
    answer = solution_to(number).answer(number)
    right = answer[part] if part else answer
    seen = spy.inside(right, method[0]) if method else spy.beside(right)
    return ({**answer, part: seen} if part else seen), spy


@pytest.mark.parametrize("place", sorted(VARIES), ids="-".join)
def test_the_check_varies_what_the_exercise_states(place):
    answer, spy = watched(place, "check")
    assert exercise(place[0]).examine(answer) is None
    assert spy.calls > 1
    assert [each.name for each in spy.missing] == []


@pytest.mark.parametrize("place", sorted(VARIES), ids="-".join)
def test_the_grade_varies_what_the_exercise_states(place):
    answer, spy = watched(place, "grade")
    assert not any(
        "raised" in each for each in solution_to(place[0]).graded(place[0], answer).values()
    )
    assert spy.calls > 1
    assert [each.name for each in spy.missing] == []


def test_a_spy_notes_what_is_asked_and_what_is_answered():
    seven = Dimension("the answer is 7", lambda asked: asked.answer == 7, after=True)
    never = Dimension("four plies", lambda asked: trees._is_deep(asked, 4))
    spy = Spy([trees.MIN_FIRST, trees.ONE_PLY, seven, never])
    search = spy.beside(lambda game, state=(): 7)
    counted = CountedGame(TreeGame([4, 7]))
    search(counted)
    assert [each.name for each in spy.missing] == ["MIN is to move", "four plies"]
    assert counted.nodes == 0  # the spy asks the game behind
    search(TreeGame([4, 7], (1, 0)), ())
    assert (spy.calls, spy.missing) == (2, [never])
