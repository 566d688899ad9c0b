"""`check("2.2", answer)` and what it shows."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from gamesearch import check
from gamesearch.checks import verdict as checking
from gamesearch.checks.verdict import UnknownExercise, exercise, exercises, topics

ROOM = Path(checking.__file__).parent


@pytest.fixture(autouse=True)
def _no_earlier_failures(monkeypatch):
    monkeypatch.setattr(checking, "_failures", {})


def every_leaf(game, state, *window):
    """Minimax for trees of two plies: right, and reads every leaf."""
    if game.is_terminal(state):
        return game.utility(state)
    values = [every_leaf(game, game.result(state, move)) for move in game.actions(state)]
    return min(values) if game.to_move(state) else max(values)


def test_verdict_says_what_is_missing():
    verdict = check("2.2", every_leaf)
    assert not verdict.passed
    assert "The value is right" in verdict.hint
    assert repr(verdict).startswith("Exercise 2.2: not yet.\nThe value is right")


def test_hints_move_on_while_the_same_property_fails():
    hints = [check("2.2", every_leaf).hint for _ in range(3)]
    assert hints[0] in hints[1]
    assert hints[1] in hints[2]
    assert "A smaller case" not in hints[0]
    assert "A smaller case" in hints[1]
    assert hints[2].endswith(exercise("2.2").pointer)


def test_hints_begin_anew_when_another_property_fails():
    for _ in range(3):
        check("2.2", every_leaf)
    assert "To read again" not in check("2.2", 7).hint
    assert "A smaller case" not in check("2.2", every_leaf).hint


def test_pass_is_told_and_forgets_the_failures():
    from gamesearch import alphabeta

    check("2.2", every_leaf)
    verdict = check("2.2", alphabeta)
    assert verdict.passed
    assert verdict.hint == ""
    assert repr(verdict).startswith("✓ Exercise 2.2 passes.\n")
    assert "A smaller case" not in check("2.2", every_leaf).hint


def test_html_shows_the_students_text_as_text():
    def wrong(game, state, *window):
        print("<script>")
        return 0

    html = check("2.2", wrong)._repr_html_()
    assert "&lt;script&gt;" in html
    assert "<script>" not in html


def test_nothing_shown_has_an_address():
    verdict = check("2.2", lambda game, state: object())
    shown = re.sub('base64,[^"]+', "", verdict._repr_html_())  # a picture's bytes say nothing
    assert "0x" not in repr(verdict) + shown


@pytest.mark.parametrize("number", ["2.99", "77.1", "alpha", "", 2.2, None])
def test_unknown_number_lists_the_known_ones(number):
    if number == 2.2:  # a number instead of a text is meant well
        assert exercise(number).number == "2.2"
        return
    with pytest.raises(UnknownExercise, match=r"there are .*2\.1 2\.2 2\.3"):
        check(number, every_leaf)


def test_the_topics_are_the_folders_that_name_their_lesson():
    folders = {file.parent.name for file in ROOM.glob("*/__init__.py")}
    assert set(topics().values()) == folders
    assert list(topics()) == sorted(topics(), key=int)


def test_a_topic_holds_the_exercises_of_its_lesson_and_bears_its_name():
    for number, topic in topics().items():
        found = [each for each in exercises() if each.number.split(".")[0] == number]
        assert {each.lesson for each in found} == {f"{int(number):02}_{topic}"}


def test_one_exercise_loads_one_topic():
    code = (
        "import sys; from gamesearch.checks.verdict import exercise, topics; exercise('2.3');"
        "print({t for t in topics().values() if f'gamesearch.checks.{t}' in sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "{'pruning'}"
