"""Sealed answers are recognised in every spelling, and known wrong ones get their hint."""

from __future__ import annotations

import sys
from fractions import Fraction

import numpy
import pytest

from gamesearch.checks.sealed import FILE, Letters, Ordered, Reading, Sealed, Seals, seal, step
from gamesearch.errors import GameSearchError

STEP = Sealed(
    "9.1/leaves",
    right=[seal("9.1/leaves", 7)],
    known={seal("9.1/leaves", 9): "Is there none that could not matter?"},
    asks="Another number.",
    otherwise="Which leaf did you cut first?",
)


@pytest.mark.parametrize("seven", [7, 7.0, Fraction(7), numpy.int64(7)], ids=repr)
def test_right_answer_opens_the_seal(seven):
    assert STEP.examine(seven) is None


def test_known_wrong_answer_gets_its_question():
    assert STEP.examine(9).hint(1) == "Another number.\nIs there none that could not matter?"


def test_unforeseen_answer_gets_the_general_question():
    assert STEP.examine(8).hint(1) == "Another number.\nWhich leaf did you cut first?"


def test_seal_depends_on_the_exercise():
    assert seal("9.1", 7) != seal("9.2", 7)


def test_letters_are_read_without_case_or_blanks():
    assert seal("9.1", "D") == seal("9.1", " d ")


@pytest.mark.parametrize(
    "given",
    [{"b", "C"}, "C and B", ("B", "C"), "bc"],
    ids=lambda given: type(given).__name__ + str(len(given)),
)
def test_letters_are_read_however_they_are_held(given):
    assert Letters("11.1", among="ABCD").read(given) == "BC"


@pytest.mark.parametrize("given", ["B or so", "BE", 5, None], ids=repr)
def test_what_holds_no_letters_is_no_answer(given):
    assert "by their letters" in Letters("11.1", among="ABCD").read(given).what


@pytest.mark.parametrize("given", ["F C A", "f, c, a", ["F", "c", "A"], ("f", "c", "a")], ids=repr)
def test_an_order_is_read_however_it_is_written(given):
    assert Ordered("3.1", right=[seal("3.1", "FCA")]).examine(given) is None


@pytest.mark.parametrize("given", [0.2479, Fraction(1, 4), 0.25, "0.25"], ids=repr)
def test_a_reading_has_two_digits(given):
    assert Reading("6.6/x", right=[seal("6.6/x", 0.25)]).examine(given) is None


def test_a_reading_that_is_no_number_is_said_to_be_none():
    assert "is no number" in Reading("6.6/x").examine("three").hint(1)


def test_a_number_may_be_more_exact_than_it_was_sealed():
    rounded = step("9.1/A", "rounded to 2", right=[seal("9.1/A", 1.35)])
    assert rounded.examine(1.3496) is None
    assert rounded.examine(1.3) is not None
    assert rounded.examine("1.35") is not None


def test_a_reader_that_nobody_knows_is_named():
    with pytest.raises(LookupError, match="rounded to pi"):
        step("9.1/A", "rounded to pi")


@pytest.fixture
def topic(tmp_path, monkeypatch):
    (tmp_path / "forced_wins").mkdir()
    (tmp_path / "forced_wins" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "forced_wins", raising=False)
    return tmp_path / "forced_wins" / FILE


@pytest.mark.parametrize("text", [None, "", "{}", "[]"])
def test_where_nothing_is_sealed_it_is_said_what_to_write(topic, text):
    if text is not None:
        topic.write_text(text)
    with pytest.raises(GameSearchError, match=r"solutions/source/NN_forced_wins\.toml, then run"):
        Seals("forced_wins")


def test_an_answer_that_is_not_sealed_is_named(topic):
    topic.write_text('{"answers": {"16.2": {"right": [], "known": {}, "asks": "?"}}}')
    seals = Seals("forced_wins")
    assert seals.steps["16.2"].asks == "?"
    for asked in (lambda: seals.steps["16.3"], lambda: seals.accepts("16.3", 1)):
        with pytest.raises(GameSearchError, match=r'no answer is sealed as "16\.3": write'):
            asked()
    with pytest.raises(GameSearchError, match=r'no answer is sealed as "16\.2/…"'):
        seals.parts("16.2")
