"""The game of a contest, by the name of its file: connectfour, hex:7, dotsandboxes:3,2.

And where its games begin: some plies from the start, so that they differ, and even enough that
neither side has won there already. Each opening is played twice, with both colours.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import random
from collections.abc import Sequence

import gamesearch.games
from gamesearch.course.folder import WrongCall
from gamesearch.errors import GameSearchError
from gamesearch.games.game import Game, State
from gamesearch.search.best import suited
from gamesearch.search.solve import solve

LOOK = 2_000  # nodes of a search for a forced win
TRIES = 200  # for each opening


def game_named(name: str) -> Game:
    """The game; after a colon its sizes.

    Raises:
        WrongCall: there is no such game, or two players cannot meet in it.

    >>> game_named("hex:4"), game_named("connectfour")
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
        return game_named(module) is not None
    except (WrongCall, ImportError):
        return False


def different_openings(game: Game, count: int, plies: int, seed: int) -> list[list[int]]:
    """Different openings as moves, each by its place among the legal ones; fewer if the game is too
    small for so many, and the start itself if it has no other."""
    rng = random.Random(seed)
    found: dict[State, list[int]] = {}
    for _ in range(TRIES * count):
        if len(found) == count:
            break
        state, moves = game.initial, list[int]()
        while len(moves) < plies and not game.is_terminal(state):
            moves.append(rng.randrange(len(game.actions(state))))
            state = game.result(state, game.actions(state)[moves[-1]])
        if state not in found and not game.is_terminal(state) and not is_decided(game, state):
            found[state] = moves
    return list(found.values()) or [[]]


def is_decided(game: Game, state: State) -> bool:
    """Can a short search see a forced win for somebody?"""
    return solve(game, state, nodes=LOOK).value != 0


def states_along(game: Game, moves: Sequence[int]) -> list[State]:
    """The states of a game, from the start on."""
    states = [game.initial]
    for place in moves:
        states.append(game.result(states[-1], game.actions(states[-1])[place]))
    return states
