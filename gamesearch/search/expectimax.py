"""Expectimax against a model: an opponent who is known to choose with certain probabilities.

  model(game, state) -> [(move, probability), …]     how the opponent replies in a state

Known odds make an opponent a kind of die. So there is no other algorithm here: `Against` hands
out the same game with CHANCE in the opponent's place, and expectiminimax does the rest.
The value is an income on average against *this* opponent, and no guarantee against any other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isclose

from ..errors import BadSearch
from ..games.game import CHANCE, MAX, Action, Game, Player, State
from ..games.wrapper import Wrapped
from .best import Best, Evaluate, suited
from .expectiminimax import expectiminimax

Model = Callable[[Game, State], Sequence[tuple[Action, float]]]


def expectimax(
    game: Game,
    state: State | None = None,
    *,
    model: Model,
    you: Player = MAX,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
) -> Best:
    """The best that `you` can do on average against an opponent who plays as the model says.

    >>> from gamesearch import TreeGame
    >>> coin = lambda game, state: [(move, 0.5) for move in game.actions(state)]
    >>> expectimax(TreeGame([[3, 3], [1, 10]]), model=coin)
    Best(value=5.5, move=1)
    """
    suited(game, chance=True)
    return expectiminimax(Against(game, model, you), state, depth=depth, evaluate=evaluate)


class Against(Wrapped):
    """The game as `you` see it who know the opponent's habits: their moves are left to CHANCE.

    It can be searched, recorded and drawn like any game with dice.
    """

    def __init__(self, game: Game, model: Model, you: Player = MAX):
        super().__init__(game)
        self.model, self.you, self.chance = model, you, True

    def to_move(self, state: State) -> Player:
        player = self.real.to_move(state)
        return player if player == self.you else CHANCE

    def chances(self, state: State) -> Sequence[tuple[Action, float]]:
        if self.real.to_move(state) == CHANCE:
            return self.real.chances(state)
        replies = list(self.model(self.real, state))
        total = sum(probability for _, probability in replies)
        if not isclose(total, 1) or any(probability < 0 for _, probability in replies):
            raise BadSearch(
                f"the model's probabilities in state {state!r} add up to {total:g}: they must be "
                "probabilities of the legal moves; divide each weight by their sum"
            )
        return [(move, probability) for move, probability in replies if probability]

    def __repr__(self) -> str:
        return f"Against({self.real!r})"
