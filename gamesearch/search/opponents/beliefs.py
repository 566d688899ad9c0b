"""Learning who the opponent is: Bayes' rule over a handful of models, and counting with care.

  belief      how probable each model is, by its name; it starts out even
  saw         after a move each model gains in proportion to how probable it had called that move

A model that calls a move impossible is out for ever once it is played. That is why models that
learn from few observations are smoothed: a little is added to every count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from fractions import Fraction

from ...errors import BadSearch
from ...games.game import Action, Game, State
from ..expectimax import Model


class Belief:
    """How probable each of several models is; unchanging, like a state of a game.

    >>> from gamesearch import MIN, TreeGame
    >>> from gamesearch.search.opponents.models import epsilon_optimal
    >>> belief = Belief({"sharp": epsilon_optimal(0.2), "random": epsilon_optimal(1)})
    >>> {name: round(p, 2) for name, p in belief.saw(TreeGame([2, 9], (MIN,)), (), 1).odds.items()}
    {'sharp': 0.17, 'random': 0.83}
    """

    def __init__(self, models: Mapping[str, Model], odds: Mapping[str, float] | None = None):
        self.models = dict(models)
        weights = {name: 1 if odds is None else odds[name] for name in self.models}
        total = sum(weights.values())
        if total <= 0:
            raise BadSearch("no model is possible: give at least one of them a chance above 0")
        self.odds = {name: weight / total for name, weight in weights.items()}

    def saw(self, game: Game, state: State, move: Action) -> Belief:
        """What to believe after the opponent has played this move in this state."""
        said = {name: dict(model(game, state)) for name, model in self.models.items()}
        odds = {name: self.odds[name] * said[name].get(move, 0) for name in self.models}
        if not any(odds.values()):
            raise BadSearch(
                f"every model called move {move!r} impossible in state {state!r}: "
                "add one that errs now and then"
            )
        return Belief(self.models, odds)

    def __call__(self, game: Game, state: State) -> list[tuple[Action, float]]:
        """The belief is a model itself: the average of its models."""
        shares = dict.fromkeys(game.actions(state), 0.0)
        for name, model in self.models.items():
            for move, share in model(game, state):
                shares[move] += self.odds[name] * share
        return list(shares.items())

    def __repr__(self) -> str:
        return f"Belief({', '.join(f'{name} {odds:.0%}' for name, odds in self.odds.items())})"


def laplace_smoothed(
    seen: Iterable[Hashable], moves: Sequence[Hashable], extra: int = 1
) -> dict[Hashable, Fraction]:
    """How probable each move is after some were seen, as if each had been seen `extra` times more.

    >>> {move: str(share) for move, share in laplace_smoothed("aab", "abc").items()}
    {'a': '1/2', 'b': '1/3', 'c': '1/6'}
    """
    counts = Counter(seen)
    total = sum(counts[move] for move in moves) + extra * len(moves)
    if total <= 0:
        raise BadSearch("nothing was seen, and nothing is added: let extra be 1 or more")
    return {move: Fraction(counts[move] + extra, total) for move in moves}
