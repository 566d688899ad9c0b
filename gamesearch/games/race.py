"""A dice race in the manner of backgammon, small enough to search: two players, a few men each.

  track    MAX's men go from point 0 up to home, MIN's the other way, on the same points
  hit      a man that meets a single enemy sends it back to its start
  block    two men on one point: no enemy may land there
  double   a win before the loser has brought any man home counts 2, as in backgammon

A state is (whose turn it is, what the die shows or 0 before the roll, how far each of MAX's men
has come, and each of MIN's). A man that was hit begins again, so a search needs a depth.
"""

from __future__ import annotations

from ..errors import BadGame
from .game import CHANCE, MAX, MIN, Game, Player, Value, illegal

Men = tuple[int, ...]  # steps made by each man, in order
State = tuple[Player, int, Men, Men]
Action = int | str  # how far the man had come who moves on; or "pass"; what the die shows

PASS = "pass"


class Race(Game):
    """A turn is a roll, then a move of one man by that many points; beyond the end is home, too.

    >>> game = Race()
    >>> print(game.show((MAX, 3, (1, 4), (1, 6))))
    start  X . O X . . . O  start
    MAX home 0 of 2, MIN home 0 of 2; MAX rolled 3
    """

    chance = True
    limits = (-2, 2)

    def __init__(self, track: int = 9, men: int = 2, faces: int = 4):
        for name, number, least in (("track", track, 2), ("men", men, 1), ("faces", faces, 2)):
            if not isinstance(number, int) or number < least:
                raise BadGame(f"{name} is a whole number, at least {least}; got {number!r}")
        self.track, self.men, self.faces = track, men, faces
        self.initial: State = (MAX, 0, (0,) * men, (0,) * men)

    def to_move(self, state: State) -> Player:
        return state[0] if state[1] else CHANCE

    def actions(self, state: State) -> tuple[Action, ...]:
        player, roll, *_ = state
        if self.is_terminal(state):
            return ()
        if not roll:
            return tuple(range(1, self.faces + 1))
        own, other = _men(state, player), _men(state, 1 - player)
        starts = dict.fromkeys(man for man in own if man < self.track)
        return tuple(man for man in starts if not self._blocked(man + roll, other)) or (PASS,)

    def chances(self, state: State) -> tuple[tuple[int, float], ...]:
        return tuple((face, 1 / self.faces) for face in range(1, self.faces + 1))

    def result(self, state: State, action: Action) -> State:
        if action not in self.actions(state) or isinstance(action, bool | float):
            raise illegal(self, state, action, f"{action!r} is no move here")
        player, roll, *_ = state
        own, other = _men(state, player), _men(state, 1 - player)
        if not roll:
            return player, int(action), state[2], state[3]
        if action != PASS:
            place = own.index(int(action))
            end = min(own[place] + roll, self.track)
            own = tuple(sorted((*own[:place], *own[place + 1 :], end)))
            if self._meets(end, other) == 1:
                place = other.index(self.track - end)
                other = tuple(sorted((0, *other[:place], *other[place + 1 :])))
        return (MIN, 0, own, other) if player == MAX else (MAX, 0, other, own)

    def is_terminal(self, state: State) -> bool:
        return self._is_home(state[2]) or self._is_home(state[3])

    def utility(self, state: State, player: Player = MAX) -> Value:
        winner = MAX if self._is_home(state[2]) else MIN
        loser = _men(state, 1 - winner)
        value = 1 if self.track in loser else 2
        return value if winner == player else -value

    def show(self, state: State) -> str:
        player, roll, first, second = state
        inner = range(1, self.track)
        cells = ["X" * first.count(p) + "O" * second.count(self.track - p) or "." for p in inner]
        home = [f"{men.count(self.track)} of {self.men}" for men in (first, second)]
        who = ("MAX", "MIN")[player] + (f" rolled {roll}" if roll else " to roll")
        return f"start  {' '.join(cells)}  start\nMAX home {home[0]}, MIN home {home[1]}; {who}"

    def _is_home(self, men: Men) -> bool:
        return men[0] == self.track

    def _meets(self, end: int, other: Men) -> int:
        """How many enemies stand where a man arrives; home and start are nobody's point."""
        return other.count(self.track - end) if 0 < end < self.track else 0

    def _blocked(self, end: int, other: Men) -> bool:
        return self._meets(end, other) > 1

    def __repr__(self) -> str:
        return f"Race(track={self.track}, men={self.men}, faces={self.faces})"


def _men(state: State, player: Player) -> Men:
    _, _, first, second = state
    return first if player == MAX else second
