"""A model of an opponent, and the move chosen against one."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from ...games.game import MIN, Action, Game, State
from ...games.tree import TreeGame
from ...search.expectimax import expectimax
from ...search.minimax import minimax
from ..canonical import canon, plain
from ..observe import move_in
from .cases import NEAR

Odds = list[tuple[Action, Any]]


class Replies(NamedTuple):
    """A node where the opponent, MIN, is to reply."""

    tree: Any

    @property
    def game(self) -> TreeGame:
        return TreeGame(self.tree, (MIN, 1 - MIN))

    @property
    def best(self) -> set[int]:
        return _best(self.game, ())

    def __str__(self) -> str:
        return f"{self.tree} with MIN to reply"


class Shares(NamedTuple):
    """How probable each reply is said to be; None where it cannot be read."""

    of: tuple[float, ...] | None

    @property
    def said(self) -> str:
        if self.of is None:
            return "nothing that reads as [(move, probability), …]"
        return ", ".join(f"{share:.3f} for move {move}" for move, share in enumerate(self.of))


def shares_of(model: Callable[..., Any], case: Replies) -> Shares:
    """Call `model(game, state)`; replies that it leaves out have no share."""
    game = case.game
    answer = plain(model(game, game.initial))
    pairs = list(answer.items()) if isinstance(answer, dict) else list(answer)
    if not all(isinstance(pair, list | tuple) and len(pair) == 2 for pair in pairs):
        return Shares(None)
    shares = [0.0] * len(game.actions(()))
    for move, share in pairs:
        shares[plain(move)] += float(plain(share))
    return Shares(tuple(shares))


def is_the_genius(case: Replies, seen: Shares) -> bool:
    """Two thirds on best replies, shared in any way, and one third over all replies alike."""
    if seen.of is None:
        return False
    slip = 1 / 3 / len(seen.of)
    good = [share for move, share in enumerate(seen.of) if move in case.best]
    bad = [share for move, share in enumerate(seen.of) if move not in case.best]
    return (
        abs(sum(seen.of) - 1) < NEAR
        and all(abs(share - slip) < NEAR for share in bad)
        and all(share > slip - NEAR for share in good)
    )


class Facing(NamedTuple):
    """A game for MAX against an opponent whose habits are known."""

    tree: Any
    model: Callable[[Game, State], Odds]

    @property
    def game(self) -> TreeGame:
        return TreeGame(self.tree)

    @property
    def best(self) -> set[str]:
        """Every move with the highest income."""
        game = self.game
        incomes = {
            move: expectimax(game, (move,), model=self.model).value for move in game.actions(())
        }
        top = max(incomes.values())
        return {canon(move) for move, income in incomes.items() if income == top}

    def __str__(self) -> str:
        return f"{self.tree} against {self.model.__doc__}"


def chosen_against(choose: Callable[..., Any], case: Facing) -> str:
    """Call `choose(game, state, model)`."""
    game = case.game
    return move_in(choose(game, game.initial, case.model))


def income_is_highest(case: Facing, move: str) -> bool:
    return move in case.best


def genius(game: Game, state: State) -> Odds:
    """the chaotic genius"""
    best, moves = _best(game, state), game.actions(state)
    third = Fraction(1, 3)
    return [
        (move, third / len(moves) + (2 * third / len(best) if move in best else 0))
        for move in moves
    ]


def mostly_last(game: Game, state: State) -> Odds:
    """one who plays the last move three times in four, any other move otherwise"""
    *others, last = game.actions(state)
    if not others:
        return [(last, Fraction(1))]
    return [(move, Fraction(1, 4 * len(others))) for move in others] + [(last, Fraction(3, 4))]


def always_first(game: Game, state: State) -> Odds:
    """one who always plays the first move"""
    return [(game.actions(state)[0], Fraction(1))]


def _best(game: Game, state: State) -> set[Action]:
    """MIN's best replies."""
    values = {move: minimax(game, game.result(state, move)).value for move in game.actions(state)}
    return {move for move, value in values.items() if value == min(values.values())}
