"""Pig: roll as long as you dare. A race of two players with one die.

  roll     2 … 6 is added to this turn's points; a 1 takes them all away and ends the turn
  hold     this turn's points are added to the score, and the other player rolls
  goal     whoever has that many, those of the turn included, has won

A state is (whose turn it is, the two scores, the points of this turn, whether the die is in the
air). Two players who keep rolling ones never finish: a search needs a depth.
"""

from __future__ import annotations

from ..errors import BadGame
from .game import CHANCE, MAX, MIN, Game, Player, Value, illegal

State = tuple[Player, tuple[int, int], int, bool]
Action = str | int  # "roll" or "hold"; what the die shows

ROLL, HOLD = "roll", "hold"


class Pig(Game):
    """Nobody holds before having rolled. A win is worth 1, a loss −1.

    >>> game = Pig(goal=20)
    >>> state = game.result(game.result(game.initial, "roll"), 5)
    >>> game.show(state), game.actions(state)
    ('MAX 0, MIN 0; MAX has 5 this turn', ('roll', 'hold'))
    """

    chance = True
    limits = (-1, 1)

    def __init__(self, goal: int = 100, faces: int = 6):
        if not isinstance(goal, int) or goal < 2:
            raise BadGame(f"the goal is at least 2 points, got goal={goal!r}")
        if not isinstance(faces, int) or faces < 2:
            raise BadGame(f"a die has at least 2 faces, got faces={faces!r}")
        self.goal, self.faces = goal, faces
        self.initial: State = (MAX, (0, 0), 0, False)

    def to_move(self, state: State) -> Player:
        player, _, _, rolling = state
        return CHANCE if rolling else player

    def actions(self, state: State) -> tuple[Action, ...]:
        _, _, turn, rolling = state
        if self.is_terminal(state):
            return ()
        if rolling:
            return tuple(range(1, self.faces + 1))
        return (ROLL, HOLD) if turn else (ROLL,)

    def chances(self, state: State) -> tuple[tuple[int, float], ...]:
        return tuple((face, 1 / self.faces) for face in range(1, self.faces + 1))

    def result(self, state: State, action: Action) -> State:
        if action not in self.actions(state) or isinstance(action, bool):
            raise illegal(self, state, action, f"{action!r} is no move here")
        player, scores, turn, rolling = state
        if action == ROLL:
            return player, scores, turn, True
        if rolling and action != 1:
            return player, scores, turn + int(action), False
        if action == HOLD:
            scores = _added(scores, player, turn)
        return 1 - player, scores, 0, False

    def is_terminal(self, state: State) -> bool:
        return self._winner(state) is not None

    def utility(self, state: State, player: Player = MAX) -> Value:
        return 1 if self._winner(state) == player else -1

    def show(self, state: State) -> str:
        player, scores, turn, rolling = state
        who, die = ("MAX", "MIN")[player], " and rolls" * rolling
        return f"MAX {scores[MAX]}, MIN {scores[MIN]}; {who} has {turn} this turn{die}"

    def _winner(self, state: State) -> Player | None:
        player, scores, turn, _ = state
        totals = _added(scores, player, turn)
        return next((each for each in (MAX, MIN) if totals[each] >= self.goal), None)

    def __repr__(self) -> str:
        return f"Pig(goal={self.goal}, faces={self.faces})"


def _added(scores: tuple[int, int], player: Player, points: int) -> tuple[int, int]:
    first, second = scores
    return (first + points, second) if player == MAX else (first, second + points)
