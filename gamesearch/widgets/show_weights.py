"""`show_weights`: a slider for each feature's weight; the value and the chosen move follow at once.

The moves are weighed anew for every change, so this figure needs a running kernel. Without one it
is the picture of the position and of the move that the given weights choose.
"""

from __future__ import annotations

import html
from typing import Any

from ..drawing.boards.draw_board import draw_board
from ..drawing.numbers import number, several
from ..drawing.picture import Picture
from ..evaluation.weighted import Weighted
from ..games.game import MAX, Action, Game, State
from .stepper import Asleep, Bundle
from .toolkit import ipywidgets

WIDEST = 360  # pixels: the sliders stand beside the board
SHOWN = 5  # moves, the best of them
WON = 1_000  # more than any sum of features


def show_weights(game: Game, state: State, evaluate: Weighted, *, most: float = 2) -> WeightsBoard:
    """The position, a slider for each weight up to `most` times the given one, the best moves.

    >>> from gamesearch import TicTacToe
    >>> from gamesearch.evaluation.tictactoe import open_lines
    >>> game = TicTacToe()
    >>> show_weights(game, game.initial, Weighted({open_lines: 0.1}))
    <weights: 1 slider>
    """
    return WeightsBoard(game, state, evaluate, most)


class WeightsBoard(Bundle):
    """Looks one move ahead: every move's position is measured once, only the weights change."""

    def __init__(self, game: Game, state: State, evaluate: Weighted, most: float):
        self.game, self.state = game, state
        self.features = list(evaluate.weights)
        self.here = self._measured(state)
        after = {move: game.result(state, move) for move in game.actions(state)}
        self.ends = {m: game.utility(s) for m, s in after.items() if game.is_terminal(s)}
        self.after = {move: self._measured(s) for move, s in after.items()}
        self.sliders = [
            ipywidgets.FloatSlider(
                value=weight,
                min=min(0, most * weight),
                max=max(0, most * weight) or most,
                step=abs(most * weight) / 40 or most / 40,
                description=feature.__name__.replace("_", " "),
                style={"description_width": "110px"},
                layout=ipywidgets.Layout(width="250px"),
                continuous_update=False,
                readout=False,  # the sum beside it says more
            )
            for feature, weight in evaluate.weights.items()
        ]
        self.terms = [ipywidgets.HTML() for _ in self.sliders]
        self.board, self.table = ipywidgets.HTML(), ipywidgets.HTML()
        self._show()
        for slider in self.sliders:
            slider.observe(self._changed, "value")
            slider.add_class("gs-needs-kernel")
        rows = [ipywidgets.HBox(pair) for pair in zip(self.sliders, self.terms, strict=True)]
        right = ipywidgets.VBox([*rows, self.table])
        beside = ipywidgets.Layout(flex_flow="row wrap", align_items="flex-start")
        row = ipywidgets.HBox([self.board, right], layout=beside)
        asleep = Asleep(words="In the notebook, run this cell to move the sliders.")
        super().__init__(
            [asleep, row], f"weights: {several(len(self.features), 'slider')}", self.picture
        )

    def choose(self) -> list[tuple[float, Action]]:
        """Each move with its value, the best one for the player to move first."""
        valued = [
            (self.ends[move] * WON if move in self.ends else self._value(measured), move)
            for move, measured in self.after.items()
        ]
        sign = -1 if self.game.to_move(self.state) == MAX else 1
        return sorted(valued, key=lambda pair: sign * pair[0])

    def _measured(self, state: State) -> list[float]:
        return [feature(self.game, state) for feature in self.features]

    def _value(self, measured: list[float]) -> float:
        weights = [slider.value for slider in self.sliders]
        return sum(w * value for w, value in zip(weights, measured, strict=True))

    def _changed(self, change: Any) -> None:
        self._show()

    def _show(self) -> None:
        ranked = self.choose()
        best = ranked[0][1] if ranked else None
        drawn = draw_board(self.game, self.state, last=best)
        worth = number(round(self._value(self.here), 2))
        words = f"Value {worth}; best move {best}.\n{drawn.alt}"
        self.picture = Picture(lambda: drawn.figure, words, f"weights: best move {best}")
        self.board.value = drawn.html(WIDEST)
        self.table.value = self._rows(worth, ranked[:SHOWN])
        for slider, term, measured in zip(self.sliders, self.terms, self.here, strict=True):
            term.value = self._term(slider.value, measured)

    def _term(self, weight: float, measured: float) -> str:
        """What one feature adds to the value of the position."""
        added = number(round(weight * measured, 2))
        return f"{number(round(weight, 3))} × {number(round(measured, 2))} = {added}"

    def _rows(self, worth: str, ranked: list[tuple[float, Action]]) -> str:
        moves = "".join(
            f"<tr><td>{html.escape(str(move))}</td><td>{value:.2f}</td></tr>"
            for value, move in ranked
        )
        return (
            f"<p>value of the position: <b>{worth}</b></p>"
            f"<table><tr><th>move</th><th>value after it</th></tr>{moves}</table>"
        )
