"""Expectiminimax: minimax for games with dice. Where chance moves, the value is the average.

  value       what a state is worth to MAX on average over the dice, if nobody errs from here on
  average     each outcome counts as much as it is probable
  depth       how many more plies to look; a roll is a ply like any other

What the number promises: no plan earns MAX more on average against a MIN who plays as well. A
single game may end anywhere. The sums are made of what the game hands out: with fractions for
probabilities the value is exact.
"""

from __future__ import annotations

from math import inf

from ..games.game import CHANCE, MAX, Action, Game, State, Value
from ..tracing.step import step
from .best import Best, Evaluate, prepared


def expectiminimax(
    game: Game,
    state: State | None = None,
    *,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
) -> Best:
    """The value of `state` and a move that attains it; no move where chance is to move.

    >>> from gamesearch import CHANCE, MAX, TreeGame
    >>> expectiminimax(TreeGame([[(0.9, 2), (0.1, 12)], 4], players=(MAX, CHANCE)))
    Best(value=4, move=1)
    """
    state, depth, evaluate = prepared(game, state, depth, evaluate, chance=True)
    return Best(*value_of(game, state, depth, evaluate))


@step
def value_of(
    game: Game, state: State, depth: int, evaluate: Evaluate
) -> tuple[Value, Action | None]:
    if game.is_terminal(state):
        return game.utility(state), None
    if depth == 0:
        return evaluate(game, state), None
    if game.to_move(state) == CHANCE:
        return average(game, state, depth, evaluate), None
    highest = game.to_move(state) == MAX
    moves = game.actions(state)
    best, best_move = (-inf if highest else inf), moves[0]
    for move in moves:
        value, _ = value_of(game, game.result(state, move), depth - 1, evaluate)
        if value > best if highest else value < best:
            best, best_move = value, move
    return best, best_move


def average(game: Game, state: State, depth: int, evaluate: Evaluate) -> Value:
    total: Value = 0
    for outcome, probability in game.chances(state):
        value, _ = value_of(game, game.result(state, outcome), depth - 1, evaluate)
        total += probability * value
    return total
