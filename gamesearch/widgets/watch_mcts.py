"""`watch_mcts`: a Monte Carlo tree search at work, its board, its tree and its random games.

Any search that yields its iterations can be watched: mcts, rave, puct, or one's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ..drawing.boards.draw_board import draw_board
from ..drawing.numbers import several
from ..drawing.picture import figure_svg
from ..drawing.shown import shown
from ..drawing.trees.growth import draw_growth
from ..drawing.trees.mcts_scene import Film
from ..games.game import Game
from ..search.montecarlo.mcts import mcts
from .show_frames import shared_lines
from .stepper import Stepper
from .toolkit import anywidget, front_end, traitlets


class MctsView(anywidget.AnyWidget):
    _esm = front_end("bar.js") + front_end("watch_mcts.js")
    _css = front_end("show_steps.css") + front_end("watch_mcts.css")
    book = traitlets.Dict().tag(sync=True)
    step = traitlets.Int(0).tag(sync=True)


def watch_mcts(
    game: Game,
    search: Callable[..., Iterator[Any]] = mcts,
    *,
    games: int = 200,
    seed: int = 1,
) -> Any:
    """A film of `search(game, rng=…)`: the first games phase by phase, later ones by their tree.

    Options of a search go into a function of one's own:
    `watch_mcts(game, lambda game, rng: mcts(game, rng=rng, c=0.5))`.

    >>> from gamesearch import Nim
    >>> watch_mcts(Nim(3), games=20)
    <scene: 20 random games, 22 steps>
    """
    return shown(lambda: _stepper(Film(game, search, games, seed)))


def _stepper(film: Film) -> Stepper:
    boards = [draw_board(film.game, state, last=move) for state, move in film.boards]
    book = film.book() | {
        "boards": shared_lines([figure_svg(board.figure) for board in boards]),
        "alts": [board.alt for board in boards],
    }
    name = f"scene: {several(film.games, 'random game')}, {several(len(film.frames), 'step')}"
    picture = draw_growth({f"{film.games} games": film.root})
    return Stepper(MctsView(book=book), name, picture)
