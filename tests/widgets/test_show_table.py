"""A table, step by step: what is shown is what the search had stored by then."""

from __future__ import annotations

import json

from gamesearch import GraphGame, show_table
from gamesearch.search.table import EXACT, Table
from gamesearch.widgets.show_table import Inspection

DIAMOND = GraphGame(
    {
        **{"r": ["b", "c"], "b": ["d", "e"], "c": ["e", "f"]},
        **{"d": ["x", "y"], "e": ["x", "z"], "f": ["z", "x"], "x": 1, "y": 1, "z": 9},
    }
)


class NoFlags(Table):
    def store(self, state, entry):
        super().store(state, entry._replace(kind=EXACT))


def rows(moment):
    return {row.state[1]: row.words for row in moment.rows}


def words(inspection):
    return [moment.words for moment in inspection.moments]


def test_entries_appear_when_their_states_are_done():
    moments = Inspection(DIAMOND, Table).moments
    done = next(m for m in moments if m.words.startswith("e is done"))
    assert rows(done) == {"d": "= 1", "e": "≥ 1"}
    assert rows(moments[-1]) == {
        "d": "= 1",
        "e": "= 9",
        "b": "= 1",
        "f": "≥ 9",
        "c": "= 9",
        "r": "= 9",
    }
    assert rows(moments[0]) == {}


def test_it_says_when_an_entry_is_no_answer_and_when_it_is():
    right, wrong = words(Inspection(DIAMOND, Table)), words(Inspection(DIAMOND, NoFlags))
    assert any(said.startswith("e is in the table, but ≥ 1 is no answer") for said in right)
    assert any(said.startswith("e is known from the table (= 1") for said in wrong)


def test_an_entry_that_does_not_hold_is_shown_as_wrong():
    assert all(row.holds for m in Inspection(DIAMOND, Table).moments for row in m.rows)
    last = Inspection(DIAMOND, NoFlags).moments[-1]
    assert {row.state[1] for row in last.rows if not row.holds} >= {"e", "r"}
    assert rows(last)["e"] == "= 1   but it is worth 9"


def test_several_tables_stand_behind_one_button():
    shown = show_table(DIAMOND, {"with bounds": Table, "without": NoFlags})
    assert list(shown.steppers) == ["with bounds", "without"]
    for stepper in shown.steppers.values():
        assert len(json.dumps(stepper.view.book)) < 60_000
    assert repr(show_table(DIAMOND)).startswith("<slider:")
