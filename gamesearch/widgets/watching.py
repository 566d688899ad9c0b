"""Seeing one's own search run: `watch(my_alphabeta, game)` records it and shows the steps.

A search that is not written yet, or that fails, gets a sentence instead of a traceback, so that
the cells below still run.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from math import inf
from typing import Any

from ..errors import GameSearchError
from ..games.game import Game
from ..tracing import record


class Message:
    """A sentence to the reader, as text and as HTML."""

    def __init__(self, text: str):
        self.text = text

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        from html import escape

        return f"<p>{escape(self.text)}</p>"


def watch(search: Callable[..., Any], game: Game, **options: Any) -> Any:
    """The steps of `search(game, state, …)` from the start of the game."""
    from .steps import show_steps

    try:
        trace = record(search, game, game.initial, **_whole_window(search), **options)
    except NotImplementedError as error:
        return Message(f"Nothing to watch yet: finish {error or 'the exercise'} first.")
    except GameSearchError as error:
        return Message(f"Your search could not be followed: {error}.")
    except Exception as error:
        return Message(f"Your search stopped with {type(error).__name__}: {error}.")
    return show_steps(trace)


def _whole_window(search: Callable[..., Any]) -> dict[str, Any]:
    """alpha and beta for a search that cannot do without them: nothing is known yet."""
    try:
        parameters = signature(search).parameters
    except (TypeError, ValueError):
        return {}
    needed = [name for name, each in parameters.items() if each.default is each.empty]
    return {name: open_end for name, open_end in (("alpha", -inf), ("beta", inf)) if name in needed}
