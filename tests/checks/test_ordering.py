"""What lesson 03's checks rest on: the sealed answers, and the margins of their bands."""

from __future__ import annotations

from gamesearch import MAX, MIN, TreeGame, count, minimax, ordered_alphabeta
from gamesearch.checks import ordering
from gamesearch.checks.ordering.cases import BOARDS, MOST, SmallBoard, leaves_with, share
from gamesearch.checks.ordering.given import growth, per_ply
from gamesearch.search.orders import ByEvaluation

# Exercise 3.1: what an evaluation says of the state after each move; three plies of other numbers.
SCORES = {"A": 2, "B": -4, "C": 7, "D": 2, "E": 0, "F": 9}
TREE = [[[6, 9], [3, 2], [4, 1]], [[11, 7], [8, 10], [12, 5]]]


def sealed(exercise, part, given):
    return [step.examine(given) for step in exercise.steps[0].steps[part]]


def best_order(player):
    ranked = sorted(SCORES, key=lambda move: SCORES[move], reverse=player == MAX)
    return "".join(ranked)


def test_the_sealed_orders_are_what_sorting_gives():
    assert sealed(ordering.BY_HAND_EXERCISE, "for MAX", best_order(MAX)) == [None]
    assert sealed(ordering.BY_HAND_EXERCISE, "for MIN", best_order(MIN)) == [None]


def test_the_sealed_leaves_are_what_the_best_order_reads():
    game = TreeGame(TREE)
    best = ByEvaluation(lambda _, state: minimax(game, state).value)
    leaves = count(ordered_alphabeta, game, order=best).leaves
    assert sealed(ordering.BY_HAND_EXERCISE, "leaves", leaves) == [None]


def test_the_two_usual_slips_read_more_leaves():
    def ordered(direction):
        def order(game, state, moves, evaluate):
            return sorted(
                moves, key=lambda m: evaluate(game, game.result(state, m)), reverse=direction
            )

        return leaves_with(order, TREE)

    assert (ordered(True), ordered(False)) == (8, 11)


def test_the_middle_first_keeps_ten_points_from_the_band():
    def middle(column, columns):
        return -abs(2 * column - (columns - 1))

    for board in (*BOARDS, SmallBoard(5, 4, 8), SmallBoard(7, 3, 7)):
        assert share(middle, board).percent <= MOST - 10


def test_the_two_curves_cannot_be_mistaken_for_each_other():
    factors = {curve: per_ply(states) for curve, states in growth().items()}
    assert factors["ordered"] * 1.1 < factors["left to right"] * 0.95
    for curve in factors:
        others = [states[-1] / states[-2] for states in growth().values()]
        assert ordering.SEALS.accepts(f"3.6/{curve}", factors[curve])
        assert not any(ordering.SEALS.accepts(f"3.6/{curve}", other) for other in others)
