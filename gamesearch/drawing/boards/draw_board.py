"""`draw_board`: a position as a picture, in words, and where its actions are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...games.game import Action, Game, State
from ..numbers import move_text
from ..picture import Picture
from . import chess, dots, grids, hex, maze, tracks, tree  # noqa: F401
from .paint import paint
from .shapes import label
from .words import result_in_words, turn

Box = tuple[float, float, float, float]  # left, top, width, height, as parts of the picture


class Rendered(NamedTuple):
    picture: Picture
    places: dict[Action, Box]
    names: dict[Action, str]
    keys: dict[Action, str]  # of the browser, for what can be played by one
    groups: dict[Action, tuple[Action, ...]]  # what is marked together with an action


def draw_board(
    game: Game,
    state: State | None = None,
    *,
    last: Action | None = None,
    marks: Mapping[Action, object] | None = None,
) -> Picture:
    """The position as a picture, its last move ringed, with a text written at each marked action.

    >>> from gamesearch import TicTacToe
    >>> game = TicTacToe()
    >>> picture = draw_board(game, game.parse("X...O...."), last=4, marks={8: "+1"})
    """
    state = game.initial if state is None else state
    marks = {} if marks is None else marks
    return render_board(game, state, last, marks).picture


def describe_board(
    game: Game,
    state: State,
    last: Action | None = None,
    marks: Mapping[Action, object] | None = None,
) -> str:
    """The position in words and as text, for those who do not see the picture."""
    sentences = [_status(game, state)]
    if last is not None:
        sentences.append(f"Last move: {move_text(last)}.")
    if marks:
        marked = [f"{move_text(action)} {text}" for action, text in marks.items()]
        sentences.append(f"Marked: {', '.join(marked)}.")
    return " ".join(sentences) + "\n" + game.show(state)


def render_board(
    game: Game,
    state: State,
    last: Action | None = None,
    marks: Mapping[Action, object] | None = None,
) -> Rendered:
    """The picture, and where on it the actions are."""
    axes, spots = paint(game, state, last)
    for action, text in (marks or {}).items():
        if action in spots:
            label(axes, spots[action].label_at, str(text))
    (left, right), (bottom, top) = axes.get_xlim(), axes.get_ylim()
    width, height = right - left, top - bottom
    places = {
        action: (
            (spot.x - left) / width,
            (top - spot.y - spot.height) / height,
            spot.width / width,
            spot.height / height,
        )
        for action, spot in spots.items()
    }
    words = describe_board(game, state, last, marks)
    picture = Picture(lambda: axes.figure, words, f"{game}: {_status(game, state)}")
    names = {action: spot.name for action, spot in spots.items()}
    keys = {action: spot.key for action, spot in spots.items() if spot.key}
    groups = {action: spot.group for action, spot in spots.items() if spot.group}
    return Rendered(picture, places, names, keys, groups)


def _status(game: Game, state: State) -> str:
    return result_in_words(game, state) if game.is_terminal(state) else turn(game, state)
