"""The maze: walls, pellets, the runner's mouth and the ghosts."""

from __future__ import annotations

from typing import Any

from ...games.game import Action, State
from ...games.maze import STEPS, Cell, Maze
from ..palette import BLUE, CURRENT, GREEN, GREY, INK, ORANGE, PAPER, PURPLE, SKY, mixed
from .paint import BOARD, Painted, paint
from .shapes import Spot, board, disc, rectangle, ring

_HEAD = 0.45  # above the maze, for a line that says what has happened so far
_NARROW = 5  # columns; in fewer that line is broken in two
_MOUTH = 38  # degrees that the runner's is open, upwards and downwards
_TURNED = {"E": 0, "N": 90, "W": 180, "S": 270}
_ARROWS = {"N": "ArrowUp", "S": "ArrowDown", "W": "ArrowLeft", "E": "ArrowRight"}
_GHOSTS = (PURPLE, SKY, GREEN, GREY)


@paint.register(Maze)
def _(game: Maze, state: State, last: Action | None) -> Painted:
    turn, runner, ghosts, pellets, made = state
    narrow = game.columns < _NARROW
    head = _HEAD * (1 + narrow)
    axes = board(game.columns, game.rows + head)
    for row, line in enumerate(game.layout):
        for column in range(len(line)):
            wall = (row, column) in game.walls
            inset = 0 if wall else 0.02
            fill = mixed(BLUE, 0.75) if wall else BOARD
            side = 1 - 2 * inset
            rectangle(axes, column + inset, game.rows - 1 - row + inset, side, side, fill)
    for cell in pellets:
        disc(axes, *_middle(game, cell), 0.11, fill=ORANGE, edge=INK)
    over = game.is_terminal(state)
    came = last if turn == (1 if ghosts else 0) and last in _TURNED else "E"
    _runner(axes, *_middle(game, runner), _TURNED[str(came)])
    for number, cell in enumerate(ghosts):
        _ghost(axes, *_middle(game, cell), _GHOSTS[number % len(_GHOSTS)])
    if not over:
        ring(axes, *_middle(game, ghosts[turn - 1] if turn else runner), 0.47, CURRENT)
    said = f"{game.score(state):g} points, move {made} of {game.moves}"
    ending = "Caught!" if game.is_caught(state) else "All eaten!" if not pellets else ""
    said += ("\n" if narrow else " ") + ending
    axes.text(0.05, game.rows + head / 2, said, fontsize=10, color=INK, va="center")
    return axes, {} if over else _ways(game, state)


def _ways(game: Maze, state: State) -> dict[Action, Spot]:
    """The cells that the one to move can go to."""
    row, column = state[2][state[0] - 1] if state[0] else state[1]
    return {
        way: Spot(
            column + STEPS[way][1],
            game.rows - 1 - row - STEPS[way][0],
            1,
            1,
            {"N": "up", "S": "down", "W": "left", "E": "right"}[way],
            key=_ARROWS[way],
        )
        for way in game.actions(state)
        if way in STEPS
    }


def _middle(game: Maze, cell: Cell) -> tuple[float, float]:
    return cell[1] + 0.5, game.rows - 0.5 - cell[0]


def _runner(axes: Any, x: float, y: float, turned: int) -> None:
    from matplotlib.patches import Wedge

    eater = Wedge((x, y), 0.34, turned + _MOUTH, turned - _MOUTH, zorder=3)
    eater.set(facecolor="#f5d000", edgecolor=INK, linewidth=1.2)
    axes.add_patch(eater)


def _ghost(axes: Any, x: float, y: float, colour: str) -> None:
    """A round head, a hem in waves, two eyes."""
    from matplotlib.patches import PathPatch
    from matplotlib.path import Path

    half, foot = 0.3, y - 0.34
    hem = [(x + half - 0.15 * n, foot + (0.1 if n % 2 else 0)) for n in range(5)]
    dome = [(x - half, y + 0.45), (x + half, y + 0.45), (x + half, y)]
    points = [(x - half, foot), (x - half, y), *dome, *hem]
    codes = [Path.MOVETO, Path.LINETO, *[Path.CURVE4] * 3, *[Path.LINETO] * len(hem)]
    body = PathPatch(Path(points, codes), facecolor=colour, edgecolor=INK, linewidth=1.2, zorder=4)
    axes.add_patch(body)
    for side in (-0.11, 0.11):
        eye = {"color": PAPER, "markeredgecolor": INK, "markeredgewidth": 0.6, "zorder": 5}
        axes.plot(x + side, y + 0.08, "o", markersize=6, **eye)
        axes.plot(x + side, y + 0.08, "o", markersize=2, color=INK, zorder=6)
