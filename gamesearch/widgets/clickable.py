"""A picture with places to click, a line of words, and buttons: the face of a board.

The kernel decides everything; the browser (`clickable.js`) shows it and reports clicks. The
places are real buttons laid over the picture, so keys and screen readers work by themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .toolkit import anywidget, front_end, traitlets


class Clickable(anywidget.AnyWidget):
    """What is on show. `clicked(kind, number)` is called for a place, a move button or a tool."""

    _esm = front_end("clickable.js")
    _css = front_end("clickable.css")

    picture = traitlets.Bytes().tag(sync=True)  # a PNG
    width = traitlets.Int(300).tag(sync=True)  # of the picture, in CSS pixels
    words = traitlets.Unicode().tag(sync=True)  # the picture's text alternative
    told = traitlets.Unicode().tag(sync=True)  # what has happened
    status = traitlets.Unicode().tag(sync=True)
    problem = traitlets.Bool(False).tag(sync=True)  # is the status about something that failed?
    # {"box": [left, top, width, height], "name": …, "key": that plays it, as a browser calls it,
    #  "with": places that are marked with it, "legal": may it be played?}
    places: Any = traitlets.List().tag(sync=True)
    moves: Any = traitlets.List().tag(sync=True)  # words on the move buttons, if there are any
    tools: Any = traitlets.List().tag(sync=True)  # {"name": …, "on": bool, "off": nothing to do}
    facts: Any = traitlets.List().tag(sync=True)  # [left, right]: lines below the board

    def __init__(self, clicked: Callable[[str, int], None], **shown: Any):
        super().__init__(**shown)
        self.clicked = clicked
        self.on_msg(self.receive)

    def receive(self, _: object, message: dict[str, Any], __: object) -> None:
        self.send("heard")  # what follows may take its time
        try:
            self.clicked(message["kind"], message["number"])
        except Exception as error:  # a game of the reader's own that fails: say so at the board
            self.problem, self.status = True, f"{type(error).__name__}: {error}"
            raise
        finally:
            self.send("answered")
