"""15.2, 15.6: matches for 14 points, and what is not there yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...arena.clocked import Turn
from ...errors import GameSearchError
from ...games.connectfour import ConnectFour
from ...games.game import MAX, MIN, Action, Player, State
from ..report import OutOfReach

GAME = ConnectFour()
PATIENCE = (
    30.0  # seconds for all matches of an exercise, on a machine that does other things as well
)
# First moves, and what a game with each counts: a mirror image is as good as played twice.
OPENINGS = {0: 2, 5: 2, 2: 2, 3: 1}

# A player's turn in each of some positions.
Turner = Callable[[Sequence[State]], Sequence[Turn]]


class LostByFault(GameSearchError):
    """A game was lost by something else than moves; the message says by what."""


@dataclass
class Match:
    """Against whom, and how many points of 14 are enough: with them it is over."""

    other: Callable[[State], Turn]
    enough: float
    points: float = 0.0
    fault: LostByFault | None = None

    @property
    def is_over(self) -> bool:
        return self.fault is not None or self.points >= self.enough

    @property
    def told(self) -> float:
        """The points; a fault is passed on."""
        if self.fault:
            raise self.fault
        return self.points


@dataclass
class Going:
    """A game of a match."""

    match: Match
    colour: Player
    counts: int
    state: State
    is_over: bool = False

    def play(self, move: Action) -> None:
        self.state = GAME.result(self.state, move)
        if GAME.is_terminal(self.state):
            self.end(0.5 + 0.5 * GAME.utility(self.state, self.colour))

    def end(self, won: float) -> None:
        self.match.points += self.counts * won
        self.is_over = True


def play_all(one: Turner, matches: Sequence[Match]) -> None:
    """Every first move, mirror images once, both colours. All games of all matches go on side by
    side, so that `one` is asked for many moves at once."""
    opened = [(GAME.result(GAME.initial, column), OPENINGS[column]) for column in OPENINGS]
    games = [
        Going(match, colour, counts, state)
        for match in matches
        for state, counts in opened
        for colour in (MAX, MIN)
    ]
    while games:
        for game in games:
            if GAME.to_move(game.state) != game.colour:
                _other_plays(game)
        games = [game for game in games if not (game.is_over or game.match.is_over)]
        turns = one([game.state for game in games])
        for game, turn in zip(games, turns, strict=True):
            is_begun(turn.sentence)
            if turn.fault or turn.move not in GAME.actions(game.state):
                game.match.fault = game.match.fault or LostByFault(turn.sentence)
            else:
                game.play(turn.move)
        games = [game for game in games if not (game.is_over or game.match.is_over)]


def _other_plays(game: Going) -> None:
    turn = game.match.other(game.state)
    is_begun(turn.sentence)
    if turn.fault or turn.move is None:
        game.end(1)
    else:
        game.play(turn.move)


def is_begun(sentence: str) -> None:
    """What nobody has written yet is told as that, and not as an error. So is what is left out of
    the package while answers are marked: a house player that lacks it has not lost."""
    if "NotImplementedError" in sentence:
        raise NotImplementedError
    if OutOfReach.__name__ in sentence:
        raise OutOfReach
