"""A board to click: against a search, against a function of your own, or two people in turn."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from ..drawing.numbers import number, payoffs_text
from ..errors import GameSearchError
from ..games.game import MAX, Action, Game, Player, State
from ..tracing.answers import Chooser
from .board import Board
from .match import Match, in_words


def play(
    game: Game,
    player: Chooser | Mapping[str, Chooser] | None = None,
    *,
    you: Player = MAX,
    state: State | None = None,
    rng: random.Random | None = None,
) -> PlayBoard:
    """A board to click, as the last line of a cell.

    `player` answers `(game, state)` with a move, or with a value and a move as searches do:
    `play(TicTacToe(), alphabeta)`. A search that is too slow for the game gets a depth:
    `play(ConnectFour(), lambda game, state: alphabeta(game, state, depth=5))`. Several players by
    their names, `{"depth 2": …, "depth 6": …}`, are chosen between by a button.

    >>> from gamesearch import TicTacToe, alphabeta
    >>> play(TicTacToe(), alphabeta).status()  # without `.status()` it shows the board
    'Your move: you are X (MAX).'
    """
    named = dict(player) if isinstance(player, Mapping) else {"": player} if player else {}
    first = next(iter(named.values()), None)
    return PlayBoard(Match(game, first, you, state, rng), named)


MISTAKES = {0: "never", 0.2: "every fifth move", 0.5: "every second move"}


class PlayBoard(Board):
    walk: Match

    def __init__(self, match: Match, opponents: dict[str, Chooser]):
        self.values_shown = False
        self.opponents = opponents
        self.called = next(iter(opponents), "")
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
        elif tool == 2:
            self.values_shown = not self.values_shown
        elif tool == 3:
            self.walk.mistakes = _next(list(MISTAKES), self.walk.mistakes)
        else:
            self.called = _next(list(self.opponents), self.called)
            self.walk.opponent = self.opponents[self.called]
        self._let_answer()

    def _let_answer(self) -> None:
        if self.walk.is_waiting():
            self.show()  # the reader's own move at once, the answer when it comes
            self.walk.answer()

    def tools(self) -> list[dict[str, Any]]:
        tools: list[dict[str, Any]] = [
            {"name": "Undo", "off": not self.walk.moves},
            {"name": "Restart", "off": not self.walk.moves},
        ]
        if self.walk.opponent:
            tools.append({"name": "Show values", "on": self.values_shown})
            tools.append({"name": f"It errs: {MISTAKES[self.walk.mistakes]}"})
        if len(self.opponents) > 1:
            tools.append({"name": f"Against: {self.called}"})
        return tools

    def told(self) -> str:
        return self.walk.told()

    def status(self) -> str:
        says = super().status()
        if not self.values_shown:
            return says
        what = "what each player gets" if self.walk.game.seats > 2 else "values for MAX"
        return f"{says} The numbers are {what}."

    def marks(self) -> dict[Action, str]:
        if not self.values_shown or self.walk.is_waiting():
            return {}
        try:
            return {action: _written(value) for action, value in self.walk.values().items()}
        except GameSearchError as error:
            self.walk.problem = f"{error}."
        except Exception as error:
            self.walk.problem = in_words(error, self.walk.opponent)
        self.values_shown = False
        return {}


def _next(among: list[Any], now: Any) -> Any:
    return among[(among.index(now) + 1) % len(among)]


def _written(value: Any) -> str:
    return payoffs_text(value) if isinstance(value, tuple) else number(value)
