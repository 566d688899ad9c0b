"""A board in a notebook: a walk through a game, its picture, and what may be clicked on it."""

from __future__ import annotations

from typing import Any

from ..drawing.boards.draw_board import render_board
from ..games.game import Action
from .clickable import Clickable
from .match import Walk


class Board:
    """A walk through a game on show. Subclasses say which tools it has and what they do."""

    def __init__(self, walk: Walk):
        self.walk = walk
        self.actions: list[Action] = []  # what the places on the board stand for
        self.buttons: list[Action] = []  # what the buttons below it stand for
        self.widget = Clickable(self.clicked)
        self.show()

    def clicked(self, kind: str, number: int) -> None:
        if kind == "tool":
            self.use(number)
        else:
            self.move((self.actions if kind == "place" else self.buttons)[number])
        self.show()

    def move(self, action: Action) -> None:
        self.walk.click(action)

    def use(self, tool: int) -> None:
        raise NotImplementedError

    def tools(self) -> list[dict[str, Any]]:
        raise NotImplementedError

    def facts(self) -> list[list[str]]:
        """Lines to stand below the board."""
        return []

    def marks(self) -> dict[Action, str]:
        """Texts to stand on the actions."""
        return {}

    def status(self) -> str:
        return self.walk.status()

    def told(self) -> str:
        """What has happened, in a sentence or two."""
        return ""

    def with_buttons(self, on_board: list[Action]) -> list[Action]:
        """The legal moves that get a button: those with no place on the board."""
        return [action for action in self.walk.legal if action not in on_board]

    def show(self) -> None:
        walk, face = self.walk, self.widget
        marks, legal = self.marks(), walk.legal
        drawn = render_board(walk.game, walk.state, walk.last, marks)
        self.picture = drawn.picture  # for where nothing can be clicked
        self.actions = list(drawn.places)
        self.buttons = self.with_buttons(self.actions)
        with face.hold_sync():  # one message, one repaint
            face.picture, face.width = self.picture.png, self.picture.width
            face.words = self.picture.alt
            face.places = [
                {
                    "box": list(drawn.places[action]),
                    "name": drawn.names[action],
                    "key": drawn.keys.get(action, ""),
                    "with": [self.actions.index(each) for each in drawn.groups.get(action, ())],
                    "legal": action in legal,
                }
                for action in self.actions
            ]
            face.moves = [
                " ".join([str(a), *([marks[a]] if a in marks else [])]) for a in self.buttons
            ]
            face.tools = self.tools()
            face.told = self.told()
            face.facts = self.facts()
            face.status, face.problem = self.status(), bool(walk.problem)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        data, metadata = self.picture._repr_mimebundle_(**kwargs)
        bundle = self.widget._repr_mimebundle_(**kwargs)
        live: Any = bundle[0] if isinstance(bundle, tuple) else bundle
        return {**live, **data}, metadata
