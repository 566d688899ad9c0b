"""Guessing what is hidden: the possible deals, and the tempting wrong way to average over them.

  deals       the states that look like this to the player to move, with their probabilities: the
              player's *belief*. By Bayes' rule each counts as much as it is probable to get there
  averaging   solve each deal as if all cards lay open, and average the values of each move

Averaging is fast, and has played bridge well. But its values assume that from the next move on one
*knows* the deal, and may do one thing in this deal and another in that: this is strategy fusion.

>>> from gamesearch import HiddenTree
>>> from gamesearch.search.imperfect.best_response import best_response
>>> two_deals = [[3, [5, 0]], [3, [0, 5]]]  # MAX takes 3, or one of two roads
>>> fork = HiddenTree(two_deals, (CHANCE, MAX, MAX), hides={MAX: [0]})  # without seeing the deal
>>> determinization(fork, (0,)).averages
{0: 3.0, 1: 5.0}
>>> best_response(fork).value
3.0
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...errors import BadSearch
from ...games.game import CHANCE, MAX, Action, Game, Information, State, Value
from ...games.wrapper import Wrapped
from ..best import suited
from ..expectiminimax import expectiminimax
from .best_response import NOTHING_SAID, Plan, reached


class Averaged(NamedTuple):
    """The average of a move over the deals, the move, and the averages of every move, for MAX."""

    value: Value
    move: Action
    averages: Mapping[Action, Value]


class CardsOpen(Wrapped):
    """The same game with nothing hidden."""

    def __init__(self, game: Game):
        super().__init__(game)
        self.hidden = False

    def information(self, state: State) -> Information:
        known: Information = state
        return known


def deals(game: Game, information: Information, plan: Plan = NOTHING_SAID) -> dict[State, float]:
    """The states in an information set and how probable each is, if the others follow the plan.

    Without a plan all their moves are taken for equally probable.

    >>> from gamesearch import KuhnPoker
    >>> {cards: float(p) for (cards, _), p in deals(KuhnPoker(), ("Q",)).items()}
    {'QK': 0.5, 'QJ': 0.5}
    """
    found: dict[State, float] = {}
    player = None
    for state, _ in reached(game, {}):
        if not game.is_terminal(state) and _known(game, state) == information:
            player = game.to_move(state)
            break
    for state, reach in reached(game, plan, player):
        if not game.is_terminal(state) and _known(game, state) == information:
            found[state] = reach
    total = sum(found.values())
    if not total:
        raise BadSearch(
            f"nobody ever comes to know {information!r} in this game, by this plan: "
            "take what game.information(state) says in a state that can be reached"
        )
    return {state: reach / total for state, reach in found.items()}


def determinization(
    game: Game, state: State | None = None, *, plan: Plan = NOTHING_SAID
) -> Averaged:
    """What averaging recommends to the player to move, who knows no more than their information.

    So it recommends the same in every state that looks like this one.
    """
    suited(game, chance=True, hidden=True)
    state = game.initial if state is None else state
    if game.to_move(state) == CHANCE:
        raise BadSearch(f"nobody is to move in {state!r}: give a state in which a player is")
    open_game = CardsOpen(game)
    belief = deals(game, game.information(state), plan)
    averages = {
        action: sum(
            odds * expectiminimax(open_game, game.result(deal, action)).value
            for deal, odds in belief.items()
        )
        for action in game.actions(state)
    }
    best = max if game.to_move(state) == MAX else min
    move = best(averages, key=lambda action: averages[action])
    return Averaged(averages[move], move, averages)


def _known(game: Game, state: State) -> Information:
    return game.information(state) if game.to_move(state) >= MAX else None
