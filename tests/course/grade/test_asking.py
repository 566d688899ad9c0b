"""What hidden cells hear of a kernel, which may say anything."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from gamesearch.course.grade import questions
from gamesearch.course.grade.asking import Asker


@pytest.fixture
def asker(monkeypatch):
    """Of a kernel whose every variable holds a function, and which says what it likes to miss."""

    def made(missed=()):
        kernel = SimpleNamespace(seen={}, left_out={"gamesearch.search.minimax": ["minimax"]})
        one = Asker(kernel, 1.0)
        said = {"my_player": ["function", ""], "missed": missed}
        monkeypatch.setattr(one, "_heard", lambda question: dict(said))
        return one

    monkeypatch.setattr(questions, "begin_cell", lambda kernel, code: None)
    return made


def test_what_was_seen_of_one_variable_is_not_taken_for_anothers(asker):
    one = asker()
    first = one.begin({"my_player": "my_player"})["my_player"]
    other = one.begin({"my_player": "better"})["my_player"]
    again = one.begin({"my_player": "my_player"})["my_player"]
    first.seen["points"] = 14
    assert (other.seen, again.seen) == ({}, {"points": 14})


@pytest.mark.parametrize("told", [None, 7, "minimax", [["minimax"]], {"a": 1}])
def test_a_kernel_may_miss_what_it_likes(asker, told):
    one = asker(told)
    one.begin({"my_player": "my_player"})
    assert one.missed == frozenset()


def test_only_what_is_left_out_can_be_missed(asker):
    one = asker(["gamesearch.search.minimax", "all", "that", "there", "is"])
    one.begin({"my_player": "my_player"})
    assert one.missed == {"gamesearch.search.minimax"}
