"""Play with hidden information: what a plan earns, and the best response to it.

plan        for each information set, how probable each action is: a plan may not depend on what
            the player does not see
reach       how probable it is to get to a state, by luck and by the plans of some of the players
exploitability   half of what two best responses would earn together; 0 only in equilibrium
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from ...games.game import CHANCE, MAX, MIN, Action, Game, Information, Player, State, Value
from ..best import suited

Plan = Mapping[Information, Mapping[Action, float]]
NOTHING_SAID: Plan = MappingProxyType({})  # where a plan says nothing, all actions are alike


def options(
    game: Game, state: State, plan: Plan, pass_over: Player | None = None
) -> Sequence[tuple[Action, float]]:
    """What may happen next and how probably; to the player passed over all is open (1)."""
    player = game.to_move(state)
    if player == CHANCE:
        return game.chances(state)
    if player == pass_over:
        return [(action, 1) for action in game.actions(state)]
    mixture = plan.get(game.information(state))
    if mixture is None:  # a plan that says nothing: all alike
        actions = game.actions(state)
        return [(action, 1 / len(actions)) for action in actions]
    return [(action, mixture.get(action, 0)) for action in game.actions(state)]


def expected_value(game: Game, plan: Plan, state: State | None = None) -> Value:
    """What MAX earns on average if everybody follows the plan."""
    state = game.initial if state is None else state
    if game.is_terminal(state):
        return game.utility(state)
    return sum(
        odds * expected_value(game, plan, game.result(state, action))
        for action, odds in options(game, state, plan)
        if odds
    )


class Response(NamedTuple):
    """What a best response comes to for MAX, its move if it has one here, and all of it."""

    value: Value
    move: Action | None
    plan: Plan


def best_response(
    game: Game, state: State | None = None, *, you: Player = MAX, plan: Plan = NOTHING_SAID
) -> Response:
    """The best that `you` can do against a plan of the other player, and how.

    In each information set one action for all its states, weighed by how probable luck and the
    others make each state: so a player who has forgotten nothing plans best.

    >>> from gamesearch import KuhnPoker
    >>> float(best_response(KuhnPoker()).value)  # against somebody who plays at random
    0.5
    """
    suited(game, chance=True, hidden=True)
    start = game.initial if state is None else state
    sign = 1 if you == MAX else -1
    together: dict[Information, list[tuple[State, float]]] = defaultdict(list)
    for here, reach in reached(game, plan, you, start):
        if not game.is_terminal(here) and game.to_move(here) == you:
            together[game.information(here)].append((here, reach))
    chosen: dict[Information, Action] = {}

    def worth(state: State) -> Value:
        if game.is_terminal(state):
            return game.utility(state)
        if game.to_move(state) == you:
            return worth(game.result(state, choice(game.information(state))))
        return sum(
            odds * worth(game.result(state, action))
            for action, odds in options(game, state, plan)
            if odds
        )

    def choice(information: Information) -> Action:
        if information not in chosen:
            states = together[information]
            chosen[information] = max(
                game.actions(states[0][0]),
                key=lambda action: sign * sum(r * worth(game.result(s, action)) for s, r in states),
            )
        return chosen[information]

    for information in together:
        choice(information)
    mine = not game.is_terminal(start) and game.to_move(start) == you
    move = chosen[game.information(start)] if mine else None
    sure = {information: {action: 1} for information, action in chosen.items()}
    return Response(worth(start), move, sure)


def reached(
    game: Game, plan: Plan, pass_over: Player | None = None, start: State | None = None
) -> Iterator[tuple[State, float]]:
    """Every state that can be reached, and how probable luck and the plan make it."""
    waiting: list[tuple[State, float]] = [(game.initial if start is None else start, 1)]
    while waiting:
        state, reach = waiting.pop()
        yield state, reach
        if not game.is_terminal(state):
            waiting += [
                (game.result(state, action), reach * odds)
                for action, odds in options(game, state, plan, pass_over)
                if odds
            ]


def exploitability(game: Game, plan: Plan) -> Value:
    """How far from an equilibrium a plan for both sides is: half of what best responses gain.

    >>> from gamesearch import KuhnPoker
    >>> round(float(exploitability(KuhnPoker(), {})), 3)  # both at random
    0.458
    """
    mine, theirs = (best_response(game, you=player, plan=plan).value for player in (MAX, MIN))
    return (mine - theirs) / 2
