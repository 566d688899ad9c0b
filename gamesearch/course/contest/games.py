"""The game of a contest, by the name of its file: connectfour, hex:7, dotsandboxes:3,2."""

from __future__ import annotations

import importlib
import inspect
import pkgutil

import gamesearch.games
from gamesearch.course.folder import WrongCall
from gamesearch.errors import GameSearchError
from gamesearch.games.game import Game
from gamesearch.search.best import suited


def named(name: str) -> Game:
    """The game; after a colon its sizes.

    Raises:
        WrongCall: there is no such game, or two players cannot meet in it.

    >>> named("hex:4"), named("connectfour")
    (Hex(4), ConnectFour(columns=7, rows=6, connect=4))
    """
    module, _, sizes = name.partition(":")
    known = sorted(each.name for each in pkgutil.iter_modules(gamesearch.games.__path__))
    if module not in known:
        suited_ones = " ".join(each for each in known if _is_suited(each))
        raise WrongCall(f"there is no game {module!r}: choose one of {suited_ones}")
    found = importlib.import_module(f"gamesearch.games.{module}")
    kinds = [
        kind
        for kind in vars(found).values()
        if inspect.isclass(kind) and issubclass(kind, Game) and kind.__module__ == found.__name__
    ]
    if not kinds or module == "game":
        raise WrongCall(f"{module} is no game that two can play")
    try:
        game = kinds[0](*(int(size) for size in sizes.split(",") if size))
        suited(game)
        game.actions(game.initial)
    except (GameSearchError, TypeError, ValueError) as error:
        raise WrongCall(f"--game {name}: {error}") from None
    return game


def _is_suited(module: str) -> bool:
    try:
        return named(module) is not None
    except (WrongCall, ImportError):
        return False
