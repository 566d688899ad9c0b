"""Finished games of self-play, and what an answer teaches of them (13.5)."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...games.game import MAX, MIN
from ..canonical import canon
from ..forms import own_types
from ..observe import Student, value_in

Turn = tuple[int, dict[Any, int]]  # who was to move, and the visits of each move


class PlayedGame(NamedTuple):
    """A finished game: its turns, and what it was worth to MAX."""

    turns: tuple[Turn, ...]
    utility: float

    @property
    def examples(self) -> list[tuple[dict[Any, float], float]]:
        """For each turn the shares of visits, and the reward of the player who was to move."""
        made = []
        for player, visits in self.turns:
            total = sum(visits.values())
            reward = (self.utility + 1) / 2 if player == MAX else (1 - self.utility) / 2
            made.append(({move: N / total for move, N in visits.items()}, reward))
        return made

    def handed_out(self) -> dict[str, Any]:
        """A copy, so that nobody changes the case."""
        turns = [{"player": player, "visits": dict(visits)} for player, visits in self.turns]
        return {"turns": turns, "utility": self.utility}

    def __str__(self) -> str:
        who = ["MAX" if player == MAX else "MIN" for player, _ in self.turns]
        seen = ", ".join(
            f"{name} {visits}" for name, (_, visits) in zip(who, self.turns, strict=True)
        )
        return f"a game with the turns {seen} that was worth {self.utility:g} to MAX"


MAX_WON = PlayedGame(((MAX, {0: 30, 1: 10}), (MIN, {2: 5, 3: 15})), 1)
MIN_WON = PlayedGame(((MAX, {0: 30, 1: 10}), (MIN, {2: 5, 3: 15})), -1)
DRAWN = PlayedGame(((MAX, {4: 8}), (MIN, {0: 3, 1: 1})), 0)
MIN_BEGINS = PlayedGame(((MIN, {"a": 6, "b": 2}), (MAX, {"c": 1, "d": 3})), 1)
SHORT = [PlayedGame(((MAX, {0: 3, 1: 1}),), 1), PlayedGame(((MIN, {0: 3, 1: 1}),), 1)]
LONG = PlayedGame(((MIN, {0: 3, 1: 1}), *[(MAX, {2: 1, 3: 4}), (MIN, {4: 2, 5: 3})] * 6), -1)
GAMES = [
    MAX_WON,
    MIN_WON,
    DRAWN,
    MIN_BEGINS,
    PlayedGame(((MAX, {0: 2, 1: 0}), (MAX, {5: 7, 6: 1}), (MIN, {8: 4})), -1),
    *SHORT,
    LONG,
]


class Taught(NamedTuple):
    """The examples that came back, as pairs; None where something else did."""

    examples: list[tuple[dict[Any, float], float]] | None
    text: str


def taught(answer: Student, case: PlayedGame) -> Taught:
    game = case.handed_out()
    given = own_types(answer(game))
    if game != case.handed_out():
        return Taught(None, "a change of the game that it was given")
    return Taught(_pairs(given), canon(given))


def same(some: Any, others: list[tuple[dict[Any, float], float]]) -> bool:
    """The same examples in the same order, rounding aside."""
    if some is None or len(some) != len(others):
        return False
    return all(
        set(shares) == set(right)
        and all(abs(shares[move] - right[move]) < 1e-6 for move in right)
        and abs(reward - due) < 1e-6
        for (shares, reward), (right, due) in zip(some, others, strict=True)
    )


def _pairs(given: Any) -> list[tuple[dict[Any, float], float]] | None:
    if not isinstance(given, list | tuple):
        return None
    found = []
    for each in given:
        if not isinstance(each, list | tuple) or len(each) != 2 or not isinstance(each[0], dict):
            return None
        reward = value_in(float(each[1])) if isinstance(each[1], int | float) else None
        read = {move: value_in(share) for move, share in each[0].items()}
        shares = {move: share for move, share in read.items() if share is not None}
        if reward is None or len(shares) < len(read):
            return None
        found.append((shares, reward))
    return found
