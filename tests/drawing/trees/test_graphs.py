"""Graphs and time lines: what stands where, and the words that say it."""

from __future__ import annotations

from gamesearch import GraphGame, draw_graph
from gamesearch.drawing.trees.graphs import (
    GraphMoment,
    GraphPlan,
    TableRow,
    paint_graph,
    rows_in_words,
)

DIAMOND = GraphGame({"r": ["b", "c"], "b": ["e", 1], "c": ["e", 2], "e": [7, 3]})


TURNS = GraphGame({"r": ["p", "s"], "p": ["s", 4], "s": [2, 6]})


def test_every_state_stands_once_on_its_layer():
    plan = GraphPlan(DIAMOND)
    assert sorted(plan.layer[state] for state in plan.spots if state[1] in set("rbce")) == [
        0,
        1,
        1,
        2,
    ]
    assert len(set(plan.spots.values())) == len(plan.spots) == 8


def test_a_state_stands_below_all_that_lead_to_it():
    plan = GraphPlan(TURNS)
    for state, children in plan.children.items():
        assert all(plan.spots[child][1] < plan.spots[state][1] for child in children)


def test_a_node_with_both_players_to_move_is_named_with_the_turn():
    plan = GraphPlan(TURNS)
    names = {plan.name(state) for state in plan.spots if state[1] == "s"}
    assert names == {"s, MAX to move", "s, MIN to move"}
    assert GraphPlan(DIAMOND).name((0, "e")) == "e"


def test_the_words_hold_what_is_drawn():
    assert "b leads to e, 1" in draw_graph(DIAMOND).alt
    named = GraphGame({"r": ["b", "x"], "b": [4, "x"], "x": -2})
    assert draw_graph(named).alt == (
        "Each position once. MAX moves at r; MIN moves at b. "
        "r leads to b, x; b leads to 4, x. x is worth −2."
    )
    rows = [TableRow((0, "e"), "= 7"), TableRow((1, "b"), "≤ 1")]
    assert rows_in_words(rows, GraphPlan(DIAMOND)) == "The table: e = 7; b ≤ 1."
    assert rows_in_words([], GraphPlan(DIAMOND)) == "The table is empty."


def texts(figure):
    return [text.get_text() for text in figure.axes[0].texts]


def test_rows_stand_beside_the_graph():
    plan = GraphPlan(DIAMOND)
    row = TableRow((0, "e"), "≥ 3", holds=False)
    beside = texts(paint_graph(plan, GraphMoment(rows=(row,), hit=(0, "e"))))
    assert {"the table", "e:  ≥ 3", "▸"} <= set(beside)
    assert "the table" not in texts(draw_graph(DIAMOND).figure)
