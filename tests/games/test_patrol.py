"""A patrol and a thief."""

from __future__ import annotations

import pytest

from gamesearch import MIN, Patrol

PATROL = Patrol({"a": 3, "b": 5, "c": 1}, {"ab": "ab", "c": "c"}, caught=2)


def test_a_patrol_catches_whom_it_passes():
    assert PATROL.matrix() == [[2, 2, -1], [-3, -5, 2]]
    assert PATROL.utility(("ab", "b"), MIN) == -2
    assert PATROL.show(("ab", "c")) == "the guard takes ab, the intruder goes to c"


def test_a_site_without_worth_is_refused():
    from gamesearch.errors import BadGame

    with pytest.raises(BadGame):
        Patrol({"a": 3}, {"ab": "ab"})
    with pytest.raises(BadGame):
        Patrol({})
