"""A player that many a printed program contains, and that exercise 1.7 repairs.

A flag says whether MAX or MIN is to move, and is turned over at every ply. Find the slip.
"""

from __future__ import annotations

from math import inf

from ...games.game import Action, Game, State, Value


def choose_by_flag(game: Game, state: State) -> Action | None:
    """The move for whoever is to move. It is meant to be the best one."""
    return search_by_flag(game, state, True)[1]


def search_by_flag(game: Game, state: State, maximizing: bool) -> tuple[Value, Action | None]:
    if game.is_terminal(state):
        return game.utility(state), None
    best, best_move = (-inf if maximizing else inf), None
    for move in game.actions(state):
        value, _ = search_by_flag(game, game.result(state, move), not maximizing)
        if (value > best) if maximizing else (value < best):
            best, best_move = value, move
    return best, best_move
