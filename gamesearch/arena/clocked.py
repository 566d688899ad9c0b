"""A game under a clock: `player(game, state, clock)` names a move, and loses if it cannot.

turn     one move, what was used for it, and in one sentence what was wrong with it, if anything
fault    late, illegal or raised: it loses this game
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..games.game import MAX, MIN, Action, Game, Player, State, Value
from ..search.best import suited
from ..tracing.answers import BadPlayer, is_value_and_move, legal_move, name_of
from .clock import Clock, OutOfTime, running

ClockedPlayer = Callable[[Game, State, Clock], Any]


class Turn(NamedTuple):
    """`move` is None where there is a fault; `value` is what the player says it is worth to MAX."""

    move: Action | None
    used: float
    value: float | None = None
    fault: str = ""
    sentence: str = ""


class Played(NamedTuple):
    """A game from its opening on. `ending` is "rules", or the fault of the one who lost."""

    moves: list[Action]
    turns: list[Turn]
    value: Value
    ending: str
    sentence: str


def take_turn(game: Game, state: State, player: ClockedPlayer, clock: Clock) -> Turn:
    """Ask for one move under the clock.

    >>> from gamesearch import Nim
    >>> from gamesearch.arena.clock import NodeClock
    >>> def slow(game, state, clock):
    ...     while True: game.result(state, (0, 1))
    >>> print(take_turn(Nim(5), Nim(5).initial, slow, NodeClock(100)).sentence)
    slow was late: it had 100 nodes for this move and asked for more. Let it look at clock.left.
    """
    answer: Any = None
    wrong = "", ""
    with running(clock, game):
        try:
            answer = player(game, state, clock)
        except OutOfTime:
            pass  # it is late, which is told below
        except Exception as error:
            wrong = "raised", _raised(error, player)
        used = clock.used
    if used > clock.granted:
        return Turn(None, used, None, "late", late(player, clock))
    if wrong[0]:
        return Turn(None, used, None, *wrong)
    try:
        move = legal_move(game, state, answer, player)
    except BadPlayer as bad:
        words = str(bad)
        return Turn(None, used, None, "illegal", words if words.endswith("?") else f"{words}.")
    value = answer[0] if is_value_and_move(game, state, answer) else None
    return Turn(move, used, value if isinstance(value, int | float) else None)


def late(player: object, clock: Clock) -> str:
    return (
        f"{name_of(player)} was late: it had {clock.granted:,g} {clock.unit} for this move and "
        "asked for more. Let it look at clock.left."
    )


def play_clocked(
    game: Game,
    for_max: ClockedPlayer,
    for_min: ClockedPlayer,
    clock: Clock,
    opening: Sequence[Action] = (),
) -> Played:
    """Play a game to its end, with the same clock for each move; its value is MAX's."""
    suited(game)
    state = game.initial
    for move in opening:
        state = game.result(state, move)
    moves, turns = list(opening), []
    while not game.is_terminal(state):
        mover = game.to_move(state)
        turn = take_turn(game, state, for_max if mover == MAX else for_min, clock)
        turns.append(turn)
        if turn.fault:
            return Played(moves, turns, lost(mover), turn.fault, turn.sentence)
        moves.append(turn.move)
        state = game.result(state, turn.move)
    return Played(moves, turns, game.utility(state), "rules", "")


def lost(player: Player) -> Value:
    """What a game is worth to MAX that this player has lost by a fault."""
    return 1 if player == MIN else -1


def _raised(error: Exception, player: object) -> str:
    lines = traceback.extract_tb(error.__traceback__)
    code = getattr(player, "__code__", None)
    inside = [each for each in lines if code and each.name == code.co_name]
    where = f" in line {inside[-1].lineno}" if inside else ""
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return f"{name_of(player)} failed{where} with {what}."
