"""What a player answers: a move alone, or a value and a move as searches do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..errors import GameSearchError
from ..games.game import Action, Game, State

Chooser = Callable[[Game, State], Any]  # a player as a function: what it answers names a move


class BadPlayer(GameSearchError):
    """A player answered with something that is no legal move; the message says with what."""


def legal_move(game: Game, state: State, answer: Any, player: object) -> Action:
    """The legal move that the answer of a player names.

    >>> from gamesearch import Nim
    >>> legal_move(Nim(2), Nim(2).initial, (1, (0, 2)), legal_move)
    (0, 2)
    """
    legal = list(game.actions(state))
    named = answer[1] if is_value_and_move(game, state, answer) else answer
    for action in legal:
        if _equal(action, named):
            return action
    if named is None:
        raise BadPlayer(f"{name_of(player)} returned None instead of a move: is a return missing?")
    shown = " ".join(str(action) for action in legal[:12]) + (" …" if len(legal) > 12 else "")
    raise BadPlayer(
        f"{name_of(player)} wants to play {named!r}, which is not legal; legal: {shown}"
    )


def is_value_and_move(game: Game, state: State, answer: Any) -> bool:
    """Is it a pair of value and move, and not a move that happens to be a pair itself?"""
    if not isinstance(answer, tuple | list) or not (len(answer) == 2 or hasattr(answer, "move")):
        return False
    return not any(_equal(action, answer) for action in game.actions(state))


def name_of(player: object) -> str:
    """What to call a player in a sentence.

    >>> name_of(legal_move), name_of(lambda game, state: 0)
    ('legal_move', 'The player')
    """
    name = getattr(player, "__name__", type(player).__name__)
    return "The player" if name == "<lambda>" else name


def _equal(action: Action, other: Any) -> bool:
    try:
        return bool(action == other)
    except (TypeError, ValueError):  # an array compares cell by cell
        return False
