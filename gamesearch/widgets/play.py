"""A board to click: against a search, against a function of your own, or two people in turn."""

from __future__ import annotations

import random
from typing import Any

from ..drawing.boards import render
from ..drawing.numbers import number
from ..errors import GameSearchError
from ..games import MAX, Game
from ..games.game import Action, Player, State
from .clickable import Clickable
from .match import Match, Opponent, Walk, in_words


def play(
    game: Game,
    player: Opponent | None = None,
    *,
    you: Player = MAX,
    state: State | None = None,
    rng: random.Random | None = None,
) -> PlayBoard:
    """A board to click, as the last line of a cell.

    `player` answers `(game, state)` with a move, or with a value and a move as searches do:
    `play(TicTacToe(), alphabeta)`. A search that is too slow for the game gets a depth:
    `play(ConnectFour(), lambda game, state: alphabeta(game, state, depth=5))`.
    """
    return PlayBoard(Match(game, player, you, state, rng))


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

    def with_buttons(self, on_board: list[Action]) -> list[Action]:
        """The legal moves that get a button: those with no place on the board."""
        return [action for action in self.walk.legal if action not in on_board]

    def show(self) -> None:
        walk, face = self.walk, self.widget
        marks = self.marks()
        drawn = render(walk.game, walk.state, walk.last, marks)
        self.picture = drawn.picture  # for where nothing can be clicked
        self.actions = list(drawn.places)
        self.buttons = self.with_buttons(self.actions)
        with face.hold_sync():  # one message, one repaint
            face.picture, face.width = self.picture.png, self.picture.width
            face.words = self.picture.alt
            face.places = [
                {"box": list(drawn.places[action]), "name": drawn.names[action]}
                for action in self.actions
            ]
            face.moves = [
                " ".join([str(a), *([marks[a]] if a in marks else [])]) for a in self.buttons
            ]
            face.tools = self.tools()
            face.facts = self.facts()
            face.status, face.problem = walk.status(), bool(walk.problem)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        data, metadata = self.picture._repr_mimebundle_(**kwargs)
        bundle = self.widget._repr_mimebundle_(**kwargs)
        live: Any = bundle[0] if isinstance(bundle, tuple) else bundle
        return {**live, **data}, metadata


class PlayBoard(Board):
    walk: Match

    def __init__(self, match: Match):
        self.values_shown = False
        match.answer()  # the opponent may open
        super().__init__(match)

    def move(self, action: Action) -> None:
        if self.walk.click(action):
            self._let_answer()

    def use(self, tool: int) -> None:
        if tool == 0:
            self.walk.back()
        elif tool == 1:
            self.walk.restart()
        else:
            self.values_shown = not self.values_shown
        self._let_answer()

    def _let_answer(self) -> None:
        if self.walk.is_waiting():
            self.show()  # the reader's own move at once, the answer when it comes
            self.walk.answer()

    def tools(self) -> list[dict[str, Any]]:
        values = [{"name": "Show values", "on": self.values_shown}] if self.walk.opponent else []
        return [{"name": "Undo"}, {"name": "Restart"}, *values]

    def marks(self) -> dict[Action, str]:
        if not self.values_shown or self.walk.is_waiting():
            return {}
        try:
            return {action: number(value) for action, value in self.walk.values().items()}
        except GameSearchError as error:
            self.walk.problem = f"{error}."
        except Exception as error:
            self.walk.problem = in_words(error, self.walk.opponent)
        self.values_shown = False
        return {}
