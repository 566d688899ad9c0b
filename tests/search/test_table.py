"""The transposition table: bounds, places, and who keeps them."""

from __future__ import annotations

from math import inf

import pytest

from gamesearch.errors import BadSearch
from gamesearch.search.table import (
    EXACT,
    LOWER,
    UPPER,
    Entry,
    Table,
    TwoTier,
    always_replace,
    depth_preferred,
)


def test_entries_know_between_which_numbers_the_value_lies():
    assert Entry(3, EXACT, 1, None).bounds == (3, 3)
    assert Entry(3, LOWER, 1, None).bounds == (3, inf)
    assert Entry(3, UPPER, 1, None).bounds == (-inf, 3)


@pytest.mark.parametrize(("replace", "kept"), [(always_replace, 1), (depth_preferred, 5)])
def test_who_keeps_the_place_is_the_policys_to_say(replace, kept):
    table = Table(1, replace)
    table.store("a", Entry(0, EXACT, 5, None))
    table.store("b", Entry(0, EXACT, 1, None))
    assert [entry.depth for _, entry in table.places.values()] == [kept]
    assert (table.find("a") is None) == (kept == 1)


def test_two_states_in_one_place_are_never_mistaken_for_each_other():
    table = Table(1)
    table.store((0, 1), Entry(7, EXACT, 3, None))
    assert table.find((0, 2)) is None
    assert table.find((0, 1)).value == 7
    assert len(table) == 1


@pytest.mark.parametrize("size", [0, -3])
def test_a_table_without_a_place_is_refused(size):
    with pytest.raises(BadSearch, match="at least one place"):
        Table(size)


def test_two_entries_a_place_keep_the_deepest_and_beside_it_the_newest():
    table = TwoTier(1)
    for state, depth in (("a", 3), ("b", 5), ("c", 1), ("d", 2)):
        table.store(state, Entry(0, EXACT, depth, state))
    assert table.find("b").depth == 5
    assert table.find("d").depth == 2
    assert table.find("a") is None
    assert table.find("c") is None
    assert len(table) == 2
    table.store("d", Entry(1, EXACT, 6, "d"))
    assert table.find("d").value == 1
    assert table.find("b") is None
