"""A level of difficulty put to the test: a tournament, and the wins that lie at hand (8.7)."""

from __future__ import annotations

import json
import random
from typing import Any, NamedTuple

from ...arena.tournament import tournament
from ...games.game import State
from ...games.tictactoe import TicTacToe
from ...search.opponents.models import epsilon_optimal, sampled_player
from ..evaluation.boards import every_state
from ..expectimax.models import odds_in
from ..inside import inside
from ..observe import NEAR, Student

GAME = TicTacToe()
Pairs = list[tuple[Any, float]]

YOUR_LEVEL = "your level"
PLIES = 3  # every position after so many plies is an opening
PERFECT = (0.25, 0.40)  # the share of points asked for against a perfect player …
RANDOM = 0.70  # … and at least against one who plays at random
WINS = 0.95  # how probable a win at hand must be, in every position
TWICE = 40  # so many positions are asked of a second time
TWO_ANSWERS = "Asked twice, it gives two answers to"
LUCK = 0.03  # what a tournament with another seed may change


class BadLevel(ValueError):
    """A level's answer in one position cannot be played."""


class Level(NamedTuple):
    """What a level did: shares of the points, and its least chance to take a win at hand."""

    perfect: float
    random: float
    wins: float
    trouble: str = ""

    @property
    def text(self) -> str:
        return self.trouble or (
            f"It scored {self.perfect:.2f} of the points against the perfect player, "
            f"{self.random:.2f} against the random one, and a win at hand taken with "
            f"{self.wins:.2f} where it is least likely"
        )


@inside
def played(level: Student, seed: int = 1) -> Level:
    """All openings, both colours, against two opponents."""
    known: dict[State, Pairs] = {}

    def model(game: Any, state: State) -> Pairs:
        if state not in known:
            known[state] = _checked(level(GAME, state), state)
        return known[state]

    try:
        wins = _least_win(model)
        found = Level(_share(model, 0.0, seed), _share(model, 1.0, seed), wins)
        for state, pairs in list(known.items())[-TWICE:]:
            if _checked(level(GAME, state), state) != pairs:
                raise BadLevel(f"{TWO_ANSWERS} {GAME.cells(state)}")
        return found
    except BadLevel as error:
        return Level(0.0, 0.0, 0.0, str(error))


def answers(level: Student) -> Student:
    """The level as a table of what it answers in every position, all asked for at once: the games
    are then played, and judged, where no student's code is."""
    states = [state for state in every_state() if not GAME.is_terminal(state)]
    written = dict(zip(states, _written_answers(level, tuple(states)), strict=True))
    known: dict[State, Pairs] = {}

    def told(_: Any, state: State) -> Pairs:
        if state not in known:
            known[state] = _checked(json.loads(written[state]), state)
        return known[state]

    return told


@inside
def _written_answers(level: Student, states: tuple[State, ...]) -> list[str]:
    """Each as a text of pairs; null where it is none, where it fails, or, everywhere, where some
    second answers are not the first ones."""
    written = [_written(level, state) for state in states]
    again = [_written(level, state) for state in states[:: len(states) // TWICE]]
    return written if again == written[:: len(states) // TWICE] else ["null"] * len(states)


def _written(level: Student, state: State) -> str:
    try:
        return json.dumps(odds_in(level(GAME, state)))
    except Exception:  # whatever a student's code may raise
        return "null"


def points(model: Student, epsilon: float, seed: int) -> float:
    """The share of the points that a level wins against this opponent; none if it cannot play."""
    try:
        return _share(model, epsilon, seed)
    except BadLevel:
        return 0.0


def is_a_level(_: Any, seen: Level) -> bool:
    low, high = PERFECT
    return (
        not seen.trouble and low <= seen.perfect <= high and seen.random >= RANDOM
    ) and seen.wins >= WINS - NEAR


def least_win(model: Student) -> float:
    """How probable a win at hand is where it is least so; 0 if the level cannot play."""
    try:
        return _least_win(model)
    except BadLevel:
        return 0.0


def _least_win(model: Student) -> float:
    return min(_taken(model(GAME, state), state) for state in every_state() if _at_hand(state))


def _share(model: Student, epsilon: float, seed: int) -> float:
    rivals = {
        "level": sampled_player(model, random.Random(seed)),
        "rival": sampled_player(epsilon_optimal(epsilon), random.Random(seed + 1000)),
    }
    return tournament(GAME, rivals, plies=PLIES).totals["level"].share


def _checked(answer: Any, state: State) -> Pairs:
    pairs, where = odds_in(answer), GAME.cells(state)
    if pairs is None:
        raise BadLevel(f"There is no list of pairs (move, probability) for {where}")
    if not {move for move, _ in pairs} <= set(GAME.actions(state)):
        raise BadLevel(f"A move is not legal in {where}")
    if min(share for _, share in pairs) < 0 or abs(sum(share for _, share in pairs) - 1) > NEAR:
        raise BadLevel(f"For {where} the probabilities do not add up to 1")
    return pairs


def _at_hand(state: State) -> set[int]:
    """The moves that win at once."""
    if GAME.is_terminal(state):
        return set()
    after = {move: GAME.result(state, move) for move in GAME.actions(state)}
    return {
        move for move, child in after.items() if GAME.is_terminal(child) and GAME.utility(child)
    }


def _taken(pairs: Pairs, state: State) -> float:
    wins = _at_hand(state)
    return sum(share for move, share in pairs if move in wins)
