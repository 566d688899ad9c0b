"""Expectiminimax: by hand, against a brute sum over the dice, and against value iteration."""

from __future__ import annotations

import random
from collections import ChainMap
from fractions import Fraction
from itertools import product

import pytest

from gamesearch import (
    CHANCE,
    MAX,
    MIN,
    Pig,
    Race,
    TreeGame,
    expectiminimax,
    minimax,
    random_tree,
    record,
)

HALF = Fraction(1, 2)
DICE = (MAX, CHANCE, MIN, CHANCE)


@pytest.mark.parametrize(
    ("tree", "players", "value", "move"),
    [
        ([[(0.9, 2), (0.1, 12)], 4], (MAX, CHANCE), 4, 1),
        ([[(HALF, 0), (HALF, 10)], 6], (MAX, CHANCE), 6, 1),
        ([[(HALF, 6), (HALF, -1)], 2], (MAX, CHANCE), Fraction(5, 2), 0),
        ([[(HALF, 6), (HALF, -1)], 2], (MIN, CHANCE), 2, 1),
        ([[[3, 12], [2, 4]], [[1, 5], [7, 0]]], (MAX, CHANCE, MIN), 2.5, 0),
        ([(Fraction(1, 36), 36), (Fraction(35, 36), 0)], (CHANCE,), 1, None),
        ([3, 12], (MAX, CHANCE), 12, 1),
    ],
)
def test_by_hand(tree, players, value, move):
    assert expectiminimax(TreeGame(tree, players)) == (value, move)


def plans(game, state, player):
    """Every plan of one player below a state: a move for each of his states."""
    if game.is_terminal(state):
        return [{}]
    below = [plans(game, game.result(state, action), player) for action in game.actions(state)]
    if game.to_move(state) == player:
        chosen = zip(game.actions(state), below, strict=True)
        return [{state: action} | plan for action, some in chosen for plan in some]
    return [dict(ChainMap(*way)) for way in product(*below)]


def income(game, state, plan):
    """The average over the dice when both plans are followed."""
    if game.is_terminal(state):
        return game.utility(state)
    if game.to_move(state) == CHANCE:
        return sum(p * income(game, game.result(state, a), plan) for a, p in game.chances(state))
    return income(game, game.result(state, plan[state]), plan)


@pytest.mark.parametrize("seed", range(25))
def test_it_is_the_best_plan_against_the_best_plan(seed):
    rng = random.Random(seed)
    players = rng.choice([(MAX, CHANCE, MIN), (CHANCE, MIN, MAX), (MIN, CHANCE, CHANCE)])
    game = TreeGame(random_tree(rng, depth=3, branches=(1, 2), players=players), players)
    for_max, for_min = plans(game, (), MAX), plans(game, (), MIN)
    best = max(min(income(game, (), one | other) for other in for_min) for one in for_max)
    assert expectiminimax(game).value == best


@pytest.mark.parametrize("seed", range(20))
def test_without_dice_it_is_minimax(seed):
    game = TreeGame(random_tree(random.Random(seed), depth=4, branches=(1, 3)))
    assert expectiminimax(game) == minimax(game)
    assert record(expectiminimax, game).leaves == record(minimax, game).leaves


def test_a_roll_is_a_ply_and_the_evaluation_stands_in_at_the_cut():
    game = TreeGame([[[3, 12], [2, 4]], 1], players=DICE)
    asked = []

    def evaluate(game, state):
        asked.append(state)
        return 10 * len(asked)

    assert expectiminimax(game, depth=2, evaluate=evaluate) == (15, 0)
    assert asked == [(0, 0), (0, 1)]
    assert expectiminimax(game, depth=1) == (1, 1)


def solved(game):
    """Value iteration: sweep over all states until no value changes any more."""
    states, waiting = {}, [game.initial]
    while waiting:
        state = waiting.pop()
        if state in states:
            continue
        after = [game.result(state, action) for action in game.actions(state)]
        states[state] = after
        waiting += after
    values = {s: game.utility(s) if game.is_terminal(s) else 0.0 for s in states}
    change = 1.0
    while change > 1e-12:
        change = 0.0
        for state, after in states.items():
            if not after:
                continue
            below = [values[each] for each in after]
            if game.to_move(state) == CHANCE:
                new = sum(below) / len(below)  # dice here are fair
            else:
                new = max(below) if game.to_move(state) == MAX else min(below)
            change = max(change, abs(new - values[state]))
            values[state] = new
    return values


@pytest.mark.parametrize("game", [Pig(goal=8), Pig(goal=7, faces=3), Race(4, 2, 2)], ids=repr)
def test_looking_ahead_from_solved_values_finds_the_solved_values(game):
    values = solved(game)
    for state in random.Random(3).sample(sorted(values, key=repr), 60):
        for depth in (1, 3):
            best = expectiminimax(game, state, depth=depth, evaluate=lambda _, s: values[s])
            assert best.value == pytest.approx(values[state], abs=1e-9)


def test_deeper_looks_come_nearer_to_the_solved_value():
    game = Pig(goal=5)
    true = solved(game)[game.initial]
    off = [abs(expectiminimax(game, depth=depth).value - true) for depth in (2, 6, 10)]
    assert off[0] > off[1] > off[2]
    low, high = (
        expectiminimax(game, depth=10, evaluate=lambda *_, end=end: end).value for end in (-1, 1)
    )
    assert low < true < high


def test_whoever_begins_a_race_has_the_better_chances():
    game = Race(3, 1, 2)
    true = solved(game)[game.initial]
    assert true == pytest.approx(4 / 7)
    assert expectiminimax(game, depth=16).value == pytest.approx(true, abs=0.04)
