"""Counterfactual regret minimisation: regret matching in every information set at once.

  regrets     for each information set, how much better each action would have been so far
  weighed     a state counts as much as luck and the *other* player make it probable: what would
              be, had this player tried to get there ("counterfactual")
  played      the sum of what was played, weighed by how probable the player's own moves make it;
              divided by its sum it is the average plan, the one that approaches an equilibrium
  alternating the players learn in turn, each against what the other has just learned
  plus        CFR+: a regret below 0 is set to 0, players alternate, and round t counts t times
              in the average

After Zinkevich, Johanson, Bowling and Piccione (2007); CFR+ after Tammelin (2014). Both are proved
for two players with zero-sum payoffs who forget nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...games.game import CHANCE, MAX, MIN, Action, Game, Information, Player, State, Value
from ..best import suited
from .best_response import Plan
from .regret_matching import regret_mixture

Learners = dict[Information, dict[Action, float]]


class Learner:
    """Both players' regrets: learns as often as asked, tells its average plan at any time."""

    def __init__(
        self,
        game: Game,
        state: State | None = None,
        *,
        alternating: bool = False,
        plus: bool = False,
    ):
        suited(game, chance=True, hidden=True)
        self.game, self.start = game, game.initial if state is None else state
        self.turns: list[tuple[Player, ...]] = (
            [(MAX,), (MIN,)] if alternating or plus else [(MAX, MIN)]
        )
        self.plus = plus
        self.regrets: Learners = {}
        self.played: Learners = {}
        self.rounds = 0

    def learn(self) -> None:
        """One round: through the whole tree, once for each turn."""
        self.rounds += 1
        for learning in self.turns:
            plan = {information: self.mixture(information) for information in self.regrets}
            self._walk(self.start, plan, learning, 1, {MAX: 1, MIN: 1})
            if self.plus:
                for regrets in self.regrets.values():
                    for action in regrets:
                        regrets[action] = max(regrets[action], 0)

    def mixture(self, information: Information) -> dict[Action, float]:
        """What regret matching plays next."""
        regrets = self.regrets[information]
        return dict(zip(regrets, regret_mixture(list(regrets.values())), strict=True))

    @property
    def plan(self) -> Plan:
        """The average of what was played."""
        return {
            information: {action: share / sum(played.values()) for action, share in played.items()}
            for information, played in self.played.items()
            if sum(played.values()) > 0
        }

    def _walk(
        self,
        state: State,
        plan: Plan,
        learning: tuple[Player, ...],
        luck: float,
        reach: dict[Player, float],
    ) -> Value:
        """The value of a state for MAX under the plan; adds up the regrets on the way."""
        game, player = self.game, self.game.to_move(state)
        if game.is_terminal(state):
            return game.utility(state)
        if player == CHANCE:
            return sum(
                odds
                * self._walk(game.result(state, outcome), plan, learning, luck * float(odds), reach)
                for outcome, odds in game.chances(state)
            )
        information, actions = game.information(state), game.actions(state)
        mixture = plan.get(information) or {action: 1 / len(actions) for action in actions}
        values = {
            action: self._walk(
                game.result(state, action),
                plan,
                learning,
                luck,
                reach | {player: reach[player] * mixture[action]},
            )
            for action in actions
        }
        value = sum(mixture[action] * values[action] for action in actions)
        if player in learning:
            regrets = self.regrets.setdefault(information, dict.fromkeys(actions, 0.0))
            played = self.played.setdefault(information, dict.fromkeys(actions, 0.0))
            sign, others = (1, reach[MIN]) if player == MAX else (-1, reach[MAX])
            counts = self.rounds if self.plus else 1
            for action in actions:
                regrets[action] += luck * others * sign * (values[action] - value)
                played[action] += counts * reach[player] * mixture[action]
        return value


def cfr(
    game: Game, state: State | None = None, *, alternating: bool = False, plus: bool = False
) -> Iterator[Learner]:
    """Learn for as many rounds as one cares to ask for; after each, the learner.

    >>> from itertools import islice
    >>> from gamesearch import KuhnPoker
    >>> learner = list(islice(cfr(KuhnPoker()), 200))[-1]
    >>> learner.plan[("J", "bet")]["fold"] > 0.99
    True
    """
    learner = Learner(game, state, alternating=alternating, plus=plus)
    while True:
        learner.learn()
        yield learner
