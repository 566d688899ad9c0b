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
from gamesearch.course.arguments import CONTESTS
from gamesearch.course.folder import WrongCall
from gamesearch.errors import GameSearchError
from gamesearch.games.game import Game, State
from gamesearch.search.solve import solve

LOOK = 2_000  # nodes of a search for a forced win
MODULES = [each.name for each in pkgutil.iter_modules(gamesearch.games.__path__)]
TRIES = 200  # for each opening
MOST_SIZES = 20  # of a game that takes any number of them


def game_named(name: str) -> Game:
    """The game; after a colon its sizes.

    Raises:
        WrongCall: there is no such game, or two players cannot meet in it.

    >>> game_named("hex:4"), game_named("connectfour")
    (Hex(4), ConnectFour(columns=7, rows=6, connect=4))
    """
    module, _, sizes = name.partition(":")
    kind = _kind(module)
    if kind is None:
        raise WrongCall(f"no contest is held in {module!r}: choose one of {CONTESTS}")
    given, takes = sizes.split(",") if sizes else [], _sizes(kind)
    if len(given) > takes or not all(size.isdecimal() for size in given):
        after = f"up to {takes} whole numbers, as in hex:7" if takes else "no colon"
        raise WrongCall(f"--game {name}: after {module} comes {after}")
    try:
        game = kind(*map(int, given))
    except GameSearchError as error:
        raise WrongCall(f"--game {name}: {error}; sizes follow a colon, as in hex:7") from None
    if game.seats != 2 or game.chance or game.hidden or game.total != 0:
        what = "a contest is for two who see everything and throw no dice"
        raise WrongCall(f"--game {name}: {what}: choose one of {CONTESTS}")
    if not game.actions(game.initial):
        raise WrongCall(f"--game {name}: it is over before it begins: give it other sizes")
    return game


def _kind(module: str) -> type[Game] | None:
    """The game of a file, if it can be made of numbers alone."""
    if module not in MODULES:
        return None
    found = importlib.import_module(f"gamesearch.games.{module}")
    for kind in vars(found).values():
        ours = getattr(kind, "__module__", "") == found.__name__ and kind is not Game
        if ours and inspect.isclass(kind) and issubclass(kind, Game):
            needed = [p for p in _parameters(kind) if p.default is p.empty]
            return kind if all(p.annotation == "int" for p in needed) else None
    return None


def _parameters(kind: type[Game]) -> list[inspect.Parameter]:
    every = inspect.signature(kind).parameters.values()
    return [each for each in every if each.kind is not each.KEYWORD_ONLY]


def _sizes(kind: type[Game]) -> int:
    """How many numbers it takes."""
    numbers = [each for each in _parameters(kind) if each.annotation == "int"]
    several = any(each.kind is each.VAR_POSITIONAL for each in numbers)
    return MOST_SIZES if several else len(numbers)


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
