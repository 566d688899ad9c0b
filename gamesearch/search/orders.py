"""Whom to ask for an order of moves: each class is one classic idea.

  Static                what is known of a move before the game begins
  CapturesFirst         the most valuable victim first, taken by the least valuable attacker
  ByEvaluation          look one move ahead and ask an evaluation
  PrincipalVariation    the line that an earlier search found
  Killers               what has just refuted a neighbour at the same ply
  History               what has refuted most, anywhere in the tree
  CombinedOrder         several of these, the first one first

Killers and History remember: make a new one for each search, or keep it on purpose.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..games.game import MAX, Action, Game, Player, State
from .best import Evaluate
from .ordering import Order


class Static(Order):
    """By a table or a function of the move alone; a move that the table does not hold counts 0."""

    def __init__(self, worth: Mapping[Action, Any] | Callable[[Action], Any]):
        self.worth = worth if callable(worth) else lambda move: worth.get(move, 0)

    def score(self, game: Game, state: State, move: Action, ply: int) -> Any:
        return self.worth(move)


class CapturesFirst(Order):
    """MVV-LVA, for games that say what a move takes."""

    def score(self, game: Game, state: State, move: Action, ply: int) -> tuple[float, float]:
        captured = game.capture(state, move)
        if captured is None:
            return 0, 0
        victim, attacker = captured
        return victim, -attacker


class ByEvaluation(Order):
    """Makes each move and evaluates what it leads to: high first for MAX, low first for MIN."""

    def __init__(self, evaluate: Evaluate):
        self.evaluate = evaluate

    def score(self, game: Game, state: State, move: Action, ply: int) -> float:
        value = self.evaluate(game, game.result(state, move))
        return value if game.to_move(state) == MAX else -value


class PrincipalVariation(Order):
    """On the line of an earlier search, its move first; elsewhere it has nothing to say."""

    def __init__(self, game: Game, line: Sequence[Action], state: State | None = None):
        self.expected: dict[State, Action] = {}
        state = game.initial if state is None else state
        for move in line:
            self.expected[state] = move
            state = game.result(state, move)

    def score(self, game: Game, state: State, move: Action, ply: int) -> bool:
        return state in self.expected and self.expected[state] == move


class Killers(Order):
    """The last two moves that caused a cutoff at this ply.

    A killer comes from another position. Since only legal moves are ever scored, one that cannot
    be played here is never tried.
    """

    def __init__(self) -> None:
        self.latest: defaultdict[int, list[Action]] = defaultdict(list)

    def score(self, game: Game, state: State, move: Action, ply: int) -> int:
        killers = self.latest[ply]
        return len(killers) - killers.index(move) if move in killers else 0

    def learn(self, game: Game, state: State, move: Action, ply: int, depth: int) -> None:
        others = [killer for killer in self.latest[ply] if killer != move]
        self.latest[ply] = [move, *others[:1]]


class History(Order):
    """How much each player's moves have refuted so far; deep refutations count for more."""

    def __init__(self) -> None:
        self.refuted: defaultdict[tuple[Player, Action], int] = defaultdict(int)

    def score(self, game: Game, state: State, move: Action, ply: int) -> int:
        return self.refuted[game.to_move(state), move]

    def learn(self, game: Game, state: State, move: Action, ply: int, depth: int) -> None:
        self.refuted[game.to_move(state), move] += depth * depth


class CombinedOrder(Order):
    """Asks several orders: the first decides, the next one among equals, and so on."""

    def __init__(self, *orders: Order):
        self.orders = orders

    def score(self, game: Game, state: State, move: Action, ply: int) -> tuple[Any, ...]:
        return tuple(order.score(game, state, move, ply) for order in self.orders)

    def learn(self, game: Game, state: State, move: Action, ply: int, depth: int) -> None:
        for order in self.orders:
            order.learn(game, state, move, ply, depth)


class Custom(Order):
    """Your own function: `arrange(game, state, moves)` returns the moves in the order to try."""

    def __init__(self, arrange: Callable[[Game, State, list[Action]], Sequence[Action]]):
        self.own = arrange

    def arrange(self, game: Game, state: State, moves: Sequence[Action], ply: int) -> list[Action]:
        return list(self.own(game, state, list(moves)))
