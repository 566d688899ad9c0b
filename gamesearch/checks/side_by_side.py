"""Matches of a student's player, all games of which go on side by side.

So the player is asked for many moves at once, which costs one question (see `inside`). What it is
asked for are moves alone: the games and the other players stay where this is called.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..arena.clocked import Turn
from ..errors import GameSearchError
from ..games.game import MAX, MIN, Action, Game, Player, State
from .inside import BEGUN, kept
from .report import OutOfReach

# A player's turn in each of some positions.
Turner = Callable[[Sequence[State]], Sequence[Turn]]


class LostByFault(GameSearchError):
    """A game was lost by something else than moves; the message says by what."""


@dataclass
class PairedMatch:
    """Two games from each start, with both colours, and what a game from there counts. With enough
    points it is over."""

    game: Game
    starts: Sequence[tuple[State, float]]
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

    match: PairedMatch
    colour: Player
    counts: float
    state: State
    is_over: bool = False

    def play(self, move: Action) -> None:
        game = self.match.game
        self.state = game.result(self.state, move)
        if game.is_terminal(self.state):
            self.end(0.5 + 0.5 * game.utility(self.state, self.colour))

    def end(self, won: float) -> None:
        self.match.points += self.counts * won
        self.is_over = True


def play_all(one: Turner, matches: Sequence[PairedMatch]) -> None:
    """Every game of every match, as far as it is needed; `one` is asked for each state once."""
    known: dict[State, Turn] = {}
    games = [
        Going(match, colour, counts, state)
        for match in matches
        for state, counts in match.starts
        for colour in (MAX, MIN)
    ]
    while games:
        for each in games:
            while not each.is_over and each.match.game.to_move(each.state) != each.colour:
                _other_plays(each)
        games = [each for each in games if not (each.is_over or each.match.is_over)]
        new = list({each.state: None for each in games if each.state not in known})
        if new:
            known.update(zip(new, one(new), strict=True))
        for each in games:
            turn = known[each.state]
            is_begun(turn.sentence)
            if turn.fault or turn.move not in each.match.game.actions(each.state):
                each.match.fault = each.match.fault or LostByFault(turn.sentence)
            else:
                each.play(turn.move)
        games = [each for each in games if not (each.is_over or each.match.is_over)]


def _other_plays(going: Going) -> None:
    turn = going.match.other(going.state)
    is_begun(turn.sentence)
    if turn.fault or turn.move is None:
        going.end(1)
    else:
        going.play(turn.move)


def is_begun(sentence: str) -> None:
    """What nobody has written yet is told as that, and not as an error. So is what is left out of
    the package while answers are marked: a house player that lacks it has not lost."""
    if "NotImplementedError" in sentence:
        raise NotImplementedError
    if OutOfReach.__name__ in sentence:
        raise OutOfReach


def together(
    answer: Any,
    name: str,
    names: Sequence[str],
    play: Callable[[Sequence[str]], dict[str, PairedMatch]],
) -> PairedMatch:
    """One of the matches that an exercise's grade cells ask for. The first cell plays them all,
    unless that was begun before and came to no end: then each cell plays its own."""
    seen = kept(answer)
    if name not in seen:
        wanted = [name] if BEGUN in seen else names
        seen[BEGUN] = True
        seen |= play(wanted)
    match: PairedMatch = seen[name]
    return match
