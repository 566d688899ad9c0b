"""A promise of `Game` that is not kept: how it is told, and what an answer may be made of."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from numbers import Real
from typing import Any, NoReturn

from ..errors import GameSearchError
from .game import Game, State


class BrokenPromise(GameSearchError, AssertionError):
    """A game does not do what `Game` says that every game does."""


def broken(game: Game, state: State, sentence: str) -> NoReturn:
    raise BrokenPromise(f"{game!r} in state {state!r}: {sentence}")


@contextmanager
def answering(game: Game, state: State) -> Iterator[None]:
    """Meanwhile, an error within one of the game's methods is a promise that it does not keep."""
    try:
        yield
    except BrokenPromise:
        raise
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        frames = (frame for frame, _ in traceback.walk_tb(error.__traceback__))
        asked = [f.f_code.co_name for f in frames if f.f_locals.get("self") is game]
        if not asked:
            broken(game, state, f"it cannot be asked what every game is asked: {what}")
        if isinstance(error, NotImplementedError):
            broken(game, state, f"{asked[0]} is asked here, and it is not written yet")
        broken(game, state, f"{asked[0]} raised {what}")


def is_number(thing: Any) -> bool:
    return isinstance(thing, Real) and not isinstance(thing, bool)


def is_outcome(thing: Any) -> bool:
    """Whether it is an action of chance and its probability."""
    is_pair = isinstance(thing, tuple | list) and len(thing) == 2
    return is_pair and can_hash(thing[0]) and is_number(thing[1])


def can_hash(thing: Any) -> bool:
    try:
        hash(thing)
    except TypeError:
        return False
    return True
