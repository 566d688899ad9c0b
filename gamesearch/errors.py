"""The errors a reader meets. Each says in one sentence what was wrong and what to do."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


class GameSearchError(Exception):
    """The family: `except GameSearchError` catches every one of them.

    >>> from gamesearch import TreeGame, minimax
    >>> try:
    ...     minimax(TreeGame([3, 5]), depth=-1)
    ... except GameSearchError as error:
    ...     print(error)
    depth counts plies, 0 1 2 … or None for no limit; got -1
    """


class IllegalMove(GameSearchError, ValueError):
    """A move was played that the rules do not allow here.

    >>> from gamesearch import TicTacToe
    >>> TicTacToe().result(TicTacToe.initial, 9)
    Traceback (most recent call last):
    gamesearch.errors.IllegalMove: 9 is not a free cell; legal: 0 1 2 3 4 5 6 7 8
    """


class GameOver(IllegalMove):
    """A move was played in a game that had ended."""


class BadGame(GameSearchError, ValueError):
    """A game was described in a way that cannot be played: wrong sizes, an empty tree.

    >>> from gamesearch import TreeGame
    >>> TreeGame([3, "5"])
    Traceback (most recent call last):
    gamesearch.errors.BadGame: leaf (1,) of the tree must be a number, it is '5'
    """


class BadSearch(GameSearchError, ValueError):
    """A search was called in a way that makes no sense: a negative depth, an unknown state.

    >>> from gamesearch import Pig, minimax
    >>> minimax(Pig())
    Traceback (most recent call last):
    gamesearch.errors.BadSearch: Pig(goal=100, faces=6) has chance nodes: use expectiminimax
    """


class BadOrder(BadSearch):
    """An order of moves left one out, or held one that is not legal."""


class TraceTooLong(GameSearchError):
    """A recording grew past its limit; the message says how to keep it small."""


class UnknownState(GameSearchError, LookupError):
    """A search asked about a state that it never reached by `result`."""


class MissingExtra(GameSearchError, ImportError):
    """An optional library is not installed; the message names the command that installs it."""

    def _render_traceback_(self) -> list[str]:
        """In a notebook one line is enough: there is no fault in any line of code."""
        return [f"{type(self).__name__}: {self}"]


def installs(extras: str) -> str:
    """The command that installs these extras: of the clone, where this is one."""
    from pathlib import Path  # here, as every import of a search would wait for it

    clone = Path(__file__).parents[1]
    if (clone / "pyproject.toml").exists():
        return f'pip install --editable "{clone}[{extras}]"'
    return f'pip install "gamesearch[{extras}]"'


@contextmanager
def needed(what: str, extra: str = "lab") -> Iterator[None]:
    """Around the import of an optional library: who does not have it hears what installs it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        remedy = installs(extra)
        if sys.platform == "emscripten":  # Python in a browser
            remedy = "this browser could not load it, or it cannot run there"
        raise MissingExtra(f"the package {package} is needed for {what}: {remedy}") from missing
