"""Trees for many players."""

from __future__ import annotations

from gamesearch import (
    MAX,
    PayoffTree,
    draw_payoffs,
    draw_tree,
    maxn,
    minimax,
    record,
    show_steps,
)
from gamesearch.drawing.trees.attributes import attributes
from gamesearch.drawing.trees.payoffs import PayoffDrawing
from gamesearch.drawing.trees.plan_of import plan_of
from gamesearch.search.maxn_shallow import maxn_shallow
from gamesearch.search.paranoid import Coalition

GAME = PayoffTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]])


def texts(picture):
    return [text.get_text() for axes in picture.figure.axes for text in axes.texts]


def test_a_tree_shows_every_leaf_and_who_moves():
    shown = texts(draw_payoffs(GAME))
    assert shown.count("6") == 2
    assert len(shown) == 3 + 4 * 3
    assert draw_payoffs(GAME).alt == (
        "A tree for 3 players with 4 leaves. "
        "Player 1 (player 2 ((1, 2, 6), (4, 3, 2)), player 2 ((6, 1, 2), (3, 5, 1)))."
    )


def test_a_search_shows_what_each_node_is_worth_once_it_is_done():
    trace = record(maxn, GAME)
    picture = draw_payoffs(trace)
    assert "The root (4, 3, 2), chosen by player 1" in picture.alt
    assert "after 1 (3, 5, 1), chosen by player 2" in picture.alt
    assert len(texts(picture)) == 3 + 4 * 3 + 3 * 3
    early = draw_payoffs(trace, 0)
    assert len(texts(early)) == 3 + 4 * 3
    assert "Player 1 to move at the root." in early.alt


def test_what_was_pruned_is_told():
    tree = PayoffTree([[(4, 3, 3), (5, 1, 4)], [(2, 7, 1), (9, 0, 1)]])
    trace = record(maxn_shallow, tree, total=10)
    assert repr(draw_payoffs(trace)) == "<payoffs: 7 nodes, 1 move pruned>"
    assert "player 2 ((2, 7, 1), pruned))." in draw_payoffs(trace).alt


def test_a_pruned_branch_is_crossed_out_and_its_leaf_stays_pale():
    tree = PayoffTree([[(4, 3, 3), (5, 1, 4)], [(2, 7, 1), (9, 0, 1)]])
    drawing = PayoffDrawing(plan_of(record(maxn_shallow, tree, total=10)))
    parts = attributes(drawing.plan.nodes, drawing.scene(), drawing.place)
    assert parts["x6"] == {"display": "inline"}
    assert parts["p6.0"]["fill"] != parts["p5.0"]["fill"] == parts["p2.0"]["fill"]


def test_a_thick_edge_leads_to_what_each_player_takes():
    drawing = PayoffDrawing(plan_of(record(maxn, GAME)))
    numbered = {drawing.plan.moves(node): node.key for node in drawing.plan.nodes}
    taken = {numbered[moves] for moves in [(0,), (0, 1), (1, 1)]}
    assert drawing.scene().taken == taken
    parts = attributes(drawing.plan.nodes, drawing.scene(), drawing.place)
    thick = {key for key in range(1, 7) if parts[f"e{key}"]["stroke-width"] == "3"}
    assert thick == taken


def test_the_number_of_the_player_who_chooses_is_bold():
    drawing = PayoffDrawing(plan_of(GAME))
    parts = attributes(drawing.plan.nodes, drawing.scene(), drawing.place)
    leaf = next(node.key for node in drawing.plan.nodes if node.kind == "leaf")
    weights = [parts[f"p{leaf}.{player}"]["font-weight"] for player in range(3)]
    assert weights == ["normal", "bold", "normal"]  # above it, player 2 moves
    assert f"n{leaf}" not in parts  # the numbers stand in its place


def test_a_tree_for_many_players_needs_no_other_name():
    assert draw_tree(record(maxn, GAME)).alt == draw_payoffs(record(maxn, GAME)).alt
    assert repr(draw_tree(GAME)) == "<payoffs: 7 nodes>"


def test_a_search_that_names_no_payoffs_shows_those_of_the_leaves_alone():
    def first(game, state):
        return 0 if game.is_terminal(state) else first(game, game.result(state, 0))

    trace = record(first, GAME, GAME.initial)
    assert "chosen by" not in draw_payoffs(trace).alt
    assert show_steps(trace).view.book["words"][-1] == "Back at player 1."


def test_the_stepper_has_a_step_for_each_tick():
    trace = record(maxn, GAME)
    assert repr(show_steps(trace)) == f"<stepper: {trace.clock + 1} steps, 7 nodes>"
    for part in show_steps(trace).view.book["parts"]:
        assert f'data-g="{part}"' in show_steps(trace).view.svg
    assert show_steps(trace, at=2).view.step == 2
    assert show_steps(trace).view.step == 0
    assert "The root (4, 3, 2)" in show_steps(trace).fallback.alt


def test_two_searches_of_one_tree_can_be_chosen_between():
    choice = show_steps({
        "max^n": record(maxn, GAME), "paranoid": record(minimax, Coalition(GAME, {MAX}))
    })  # fmt: skip
    assert repr(choice) == "<steppers: max^n, paranoid>"
    assert choice.steppers["max^n"].view.book["words"][-1].startswith("In the end player 1")
    assert "MAX" in choice.steppers["paranoid"].view.book["words"][-1]


def test_each_step_says_what_happens():
    words = show_steps(record(maxn, GAME)).view.book["words"]
    assert words[:3] == [
        "Player 1 to move at the root.",
        "Player 2 to move after move 0.",
        "A leaf: (1, 2, 6).",
    ]
    assert words[-1] == "In the end player 1 takes (4, 3, 2)."
    tree = PayoffTree([[(4, 3, 3), (5, 1, 4)], [(2, 7, 1), (9, 0, 1)]])
    words = show_steps(record(maxn_shallow, tree, total=10)).view.book["words"]
    assert words[-2] == "Player 2 has (2, 7, 1) here: 1 move was not looked at."
