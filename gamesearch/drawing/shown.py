"""What somebody's own function makes, shown; or a sentence on why there is nothing to see yet.

A function that is not written yet, or that fails, gets a sentence instead of a traceback, so that
the cells below still run.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..errors import GameSearchError


class Message:
    """A sentence to the reader, as text and as HTML."""

    def __init__(self, text: str):
        self.text = text

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        from html import escape

        return f"<p>{escape(self.text)}</p>"


def shown(make: Callable[[], Any]) -> Any:
    """What `make()` makes, or the sentence.

    >>> def unfinished():
    ...     raise NotImplementedError("exercise 1.2")
    >>> shown(unfinished)
    Nothing to watch yet: finish exercise 1.2 first.
    """
    try:
        return make()
    except NotImplementedError as error:
        return Message(f"Nothing to watch yet: finish {str(error) or 'the exercise'} first.")
    except GameSearchError as error:
        return Message(f"Your code could not be followed: {error}.")
    except Exception as error:
        return Message(f"Your code stopped with {type(error).__name__}: {error}.")
