"""People and programs on one side: in some moves, or in every move together."""

from __future__ import annotations

from ..games.game import Action, Game, State
from ..search.expectimax import Model
from ..search.opponents.models import Valuation, best_moves, minimax_value


def helped(model: Model, share: float, judge: Valuation = minimax_value) -> Model:
    """In this share of the moves a program decides, in the others the player as the model says.

    >>> from gamesearch import MIN, TreeGame
    >>> from gamesearch.search.opponents.models import epsilon_optimal
    >>> any_move = epsilon_optimal(1)
    >>> [round(p, 2) for _, p in helped(any_move, 0.4)(TreeGame([1, 4, 7], (MIN,)), ())]
    [0.6, 0.2, 0.2]
    """

    def reply(game: Game, state: State) -> list[tuple[Action, float]]:
        best = best_moves(game, state, judge)
        own = model(game, state)
        return [(m, (1 - share) * p + share * (m in best) / len(best)) for m, p in own]

    return reply


def team(model: Model, judge: Valuation) -> Model:
    """The program says which moves are best; among those the player chooses as the model says."""

    def reply(game: Game, state: State) -> list[tuple[Action, float]]:
        best = best_moves(game, state, judge)
        own = [(move, share if move in best else 0.0) for move, share in model(game, state)]
        total = sum(share for _, share in own)
        if not total:  # the player would have none of them: the program decides
            return [(move, (move in best) / len(best)) for move, _ in own]
        return [(move, share / total) for move, share in own]

    return reply
