"""The refutation figure: which reply lights up, and what is said of it."""

from __future__ import annotations

import random

import pytest

from gamesearch import MIN, TREES, TreeGame, minimax, random_tree, show_refutation
from gamesearch.errors import BadGame
from gamesearch.games.game import MAX
from gamesearch.widgets.show_refutation import WayToJudge, hoped_value

TEXTBOOK = TreeGame(TREES["textbook"])


def leaf_reached(way: WayToJudge, step: int) -> tuple:
    """The path to the leaf that is ringed at a step."""
    moves = [way.plan.nodes[key].move for key in way.scenes[step].path]
    assert way.scenes[step].current == way.scenes[step].path[-1]
    return tuple(moves)


def test_by_minimax_the_worst_reply_lights_up():
    way = WayToJudge(TEXTBOOK, minimax)
    assert [leaf_reached(way, step) for step in range(3)] == [(0, 0), (1, 0), (2, 2)]


def test_by_hope_the_best_leaf_lights_up():
    way = WayToJudge(TEXTBOOK, hoped_value)
    assert [leaf_reached(way, step) for step in range(3)] == [(0, 1), (1, 2), (2, 0)]


def test_the_last_step_shows_the_best_move():
    assert leaf_reached(WayToJudge(TEXTBOOK, minimax), -1) == (0, 0)
    assert leaf_reached(WayToJudge(TEXTBOOK, hoped_value), -1) == (2, 0)


def test_for_min_at_the_root_hope_means_the_smallest_leaf():
    game = TreeGame(TREES["textbook"], players=(MIN, MAX))
    assert hoped_value(game) == 2
    assert leaf_reached(WayToJudge(game, hoped_value), -1) == (1, 0)
    assert leaf_reached(WayToJudge(game, minimax), -1) == (1, 2)


def test_the_line_goes_down_to_a_leaf_of_the_same_value():
    rng = random.Random(8)
    for _ in range(20):
        game = TreeGame(random_tree(rng, depth=3, branches=(1, 3), ragged=0.2))
        way = WayToJudge(game, minimax)
        for step, move in enumerate(game.actions(game.initial)):
            leaf = leaf_reached(way, step)
            assert leaf[0] == move
            assert game.utility(leaf) == minimax(game, (move,)).value


def test_the_words_name_replies_and_values():
    assert WayToJudge(TEXTBOOK, minimax).words == [
        "After move 0 the best play is MIN 0: the game ends at 3.",
        "After move 1 the best play is MIN 0: the game ends at 2.",
        "After move 2 the best play is MIN 2: the game ends at 2.",
        "MAX takes move 0: of all replies to fear, the one at 3 is the best.",
    ]
    assert (
        WayToJudge(TEXTBOOK, hoped_value).words[-1]
        == "Hope takes move 2, because of a leaf worth 14."
    )


def test_two_buttons_choose_move_and_way_without_a_kernel():
    figure = show_refutation(TREES["textbook"])
    way, moves, stack = figure.children
    assert list(way.options) == ["minimax", "hope"]
    assert list(moves.options) == ["move 0", "move 1", "move 2", "the best"]
    assert [len(view.book["steps"]) for view in stack.children] == [4, 4]


def test_other_branches_are_pale_while_a_move_is_looked_at():
    way = WayToJudge(TEXTBOOK, minimax)
    states = {
        node.move: look.state
        for node, look in zip(way.plan.nodes, way.scenes[1].looks, strict=True)
        if node.ply == 1
    }
    assert states == {0: "waiting", 1: "closed", 2: "waiting"}


def test_a_large_tree_is_refused():
    with pytest.raises(BadGame, match="at most"):
        show_refutation([[1] * 30, [2] * 30])
