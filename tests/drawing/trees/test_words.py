"""The sentences of the steps: right for each kind of search, silent where nothing is known."""

from __future__ import annotations

import random

import pytest

from gamesearch import (
    CHANCE,
    MAX,
    MIN,
    TREES,
    Nim,
    TreeGame,
    alphabeta,
    minimax,
    negamax,
    record,
    step,
)
from gamesearch.drawing.numbers import number
from gamesearch.drawing.trees.draw_tree import draw_tree
from gamesearch.drawing.trees.plan_of import plan_of
from gamesearch.drawing.trees.scene import Story
from gamesearch.drawing.trees.words import describe_tree, tree_sentence
from gamesearch.games.tree import random_tree

TEXTBOOK = TreeGame(TREES["textbook"])


def story_of(search, game, **options) -> Story:
    return Story(plan_of(record(search, game, **options)))


def told(search, game, **options) -> list[str]:
    story = story_of(search, game, **options)
    return [tree_sentence(story, time) for time in story.ticks]


def test_alpha_beta_on_the_textbooks_tree():
    said = told(alphabeta, TEXTBOOK)
    assert said[:4] == [
        "MAX to move at the root: 3 moves to look at.",
        "MIN to move after move 0: 3 moves to look at.",
        "Leaf worth 3: MIN has 3 for now.",
        "Leaf worth 12: MIN keeps 3.",
    ]
    assert said[5:9] == [
        "MIN can hold MAX to 3 here: MAX has 3 for now.",
        "MIN to move after move 1: 3 moves to look at. MAX already has 3.",
        "Leaf worth 2: MIN has 2 for now.",
        "MIN here can hold MAX to 2, MAX already has 3 elsewhere: "
        "the remaining 2 moves cannot matter.",
    ]
    assert said[-1] == "Back at the root: MAX can be sure of 3, by move 0. 2 moves never looked at."


def test_minimax_leaves_nothing_out_and_says_so_by_not_mentioning_it():
    said = told(minimax, TEXTBOOK)
    assert said[-1] == "Back at the root: MAX can be sure of 3, by move 0."
    assert not any("cannot matter" in words for words in said)


def test_a_cut_at_max_is_told_from_mins_side():
    said = told(alphabeta, TreeGame(TREES["beta cut"]))
    assert (
        "MAX here can be sure of 8, MIN already holds MAX to 6 elsewhere: "
        "the remaining move cannot matter." in said
    )


def test_min_at_the_root():
    said = told(alphabeta, TreeGame([[3, 5], [3, 0]], players=(MIN, MAX)))
    assert said[0] == "MIN to move at the root: 2 moves to look at."
    assert said[-1] == "Back at the root: MIN can hold MAX to 3, by move 1."


def test_negamax_says_for_whom_its_numbers_are():
    said = told(negamax, TreeGame([[3, 12], [2, 4]], players=(MIN, MAX)))
    assert said[0].endswith("Every number is for the player to move.")
    assert said[2] == "Leaf worth −3 to MIN, 3 to MAX: MAX has 3 for now."
    assert said[4] == "MAX gets 12 here, −12 to MIN: MIN has −12 for now."
    assert said[-1] == "Back at the root: MIN can hold MAX to 4, by move 1."


def test_a_player_may_move_twice():
    said = told(alphabeta, TreeGame([[1, 2], [3, 0]], players=(MAX, MAX)))
    assert "MAX can be sure of 2 here: MAX has 2 for now." in said
    assert said[-1] == "Back at the root: MAX can be sure of 3, by move 1."


def test_leaves_cut_off_by_depth_are_called_estimates():
    said = told(alphabeta, Nim(5, most=2), depth=2, evaluate=lambda game, state: 7)
    assert "Not played further: estimated at 7: MIN has 7 for now." in said
    without = told(minimax, Nim(5, most=2), depth=1)
    assert "Not played further: counted as 0: MAX has 0 for now." in without


def undecorated(game, state):
    return best(game, state, max, worst)


def best(game, state, pick, other):
    if game.is_terminal(state):
        return game.utility(state)
    values = [other(game, game.result(state, move)) for move in game.actions(state)]
    return pick(values)


def worst(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    return min(best(game, game.result(state, move), max, worst) for move in game.actions(state))


def test_of_a_function_that_keeps_its_values_only_the_known_is_told():
    story = Story(plan_of(record(undecorated, TreeGame([[3, 12], [2, 4]]), ())))
    said = [tree_sentence(story, time) for time in story.ticks]
    assert said[2] == "Leaf worth 3."
    assert said[4] == "Back at MIN, after move 0."
    assert said[-1] == "Back at the root: the search answers 3."
    assert [look.value for look in story.end().looks] == ["3", "", "3", "12", "", "2", "4"]


def too_eager(game, state, alpha=float("-inf"), beta=float("inf")):
    """An alpha-beta with an error: it stops after one move, whatever the window says."""
    if game.is_terminal(state):
        return game.utility(state)
    return too_eager(game, game.result(state, game.actions(state)[0]), alpha, beta)


def test_no_reason_is_made_up_for_a_search_that_stops_without_one():
    said = told(too_eager, TEXTBOOK, state=())
    assert "MIN is done here with 3: 2 moves were not looked at." in said
    assert not any("cannot matter" in words for words in said)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("search", [minimax, alphabeta, negamax])
def test_every_number_claimed_for_a_cut_is_true(seed, search):
    """The bound shown at a node must agree with the node's true value."""
    rng = random.Random(seed)
    players = rng.choice([(MAX, MIN), (MIN, MAX), (MAX, MAX, MIN)])
    tree = random_tree(rng, depth=4, branches=(1, 3), ragged=0.2)
    game = TreeGame(tree if isinstance(tree, list) else [tree], players=players)
    story = story_of(search, game)
    for visit in story.trace.visits():
        true = minimax(game, visit.state).value
        if search is negamax and visit.player == MIN:
            true = -true
        shown, sign = story.values.of(visit), story.values.bound(visit)
        assert {"": shown == true, "≤": true <= shown, "≥": true >= shown}[sign]


def test_a_small_tree_is_described_in_one_line():
    story = story_of(alphabeta, TEXTBOOK)
    assert describe_tree(story.plan, story).endswith(
        "MAX 3 (MIN 3 (3, 12, 8), MIN ≤2 (2, pruned, pruned), MIN 2 (14, 5, 2))."
    )
    assert describe_tree(plan_of([[3, 12], 4])) == "Game tree of 5 nodes. MAX (MIN (3, 12), 4)."


def fail_hard(game, state, alpha=-100, beta=100):
    """Returns the edge of its window instead of what lies beyond it."""
    if game.is_terminal(state):
        return game.utility(state)
    for move in game.actions(state):
        value = fail_hard(game, game.result(state, move), alpha, beta)
        if game.to_move(state) == MAX:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return alpha if game.to_move(state) == MAX else beta


def nega_alpha_beta(game, state, alpha=-100, beta=100):
    """Negamax with a window, and no wrapper: even its answer is for the player to move."""
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    best = -100
    for move in game.actions(state):
        value = -nega_alpha_beta(game, game.result(state, move), -beta, -alpha)
        best, alpha = max(best, value), max(alpha, value)
        if alpha >= beta:
            break
    return best


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("search", [fail_hard, nega_alpha_beta])
def test_a_students_own_variant_is_understood(seed, search):
    rng = random.Random(seed)
    players = rng.choice([(MAX, MIN), (MIN, MAX)])
    tree = random_tree(rng, depth=rng.randint(1, 4), branches=(2, 3), ragged=0.2, values=(1, 99))
    game = TreeGame(tree if isinstance(tree, list) else [tree], players=players)
    story = story_of(search, game, state=())
    assert story.values.for_the_mover == (search is nega_alpha_beta)
    for visit in story.trace.visits():
        true = minimax(game, visit.state).value
        if search is nega_alpha_beta and visit.player == MIN:
            true = -true
        shown, sign = story.values.of(visit), story.values.bound(visit)
        assert {"": shown == true, "≤": true <= shown, "≥": true >= shown}[sign]
    told_last = tree_sentence(story, story.trace.clock).split(":")[1].split(".")[0]
    assert told_last.endswith(f" {number(minimax(game).value)}")
    assert not any("100" in tree_sentence(story, time) for time in story.ticks)


class Coin(TreeGame):
    """MAX moves, a coin falls, MIN moves."""

    def chances(self, state):
        return [(side, 1 / len(self.actions(state))) for side in self.actions(state)]


@step
def expected(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    player = game.to_move(state)
    if player == CHANCE:
        return sum(p * expected(game, game.result(state, a)) for a, p in game.chances(state))
    values = [expected(game, game.result(state, a)) for a in game.actions(state)]
    return max(values) if player == MAX else min(values)


def test_chance_is_told_by_its_odds_and_its_average_and_nobody_is_sure_of_anything():
    game = Coin([[[3, 12], [2, 4]], [[1, 5], [7, 0]]], players=(MAX, CHANCE, MIN))
    said = told(expected, game, state=())
    assert said[1:3] == [
        "A chance node with 2 outcomes.",
        "MIN to move after outcome 0 (50 %): 2 moves to look at.",
    ]
    assert "On average this is worth 2.5: MAX has 2.5 for now." in said
    assert said[-1] == "Back at the root: MAX can expect 2.5 on average."
    assert "50 %" in draw_tree(game).svg
