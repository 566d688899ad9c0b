"""One function per kind of game, that draws its board with matplotlib; plain text for all others.

To give a game of your own a board, register a function that draws it (see `paint`).

  last     the last move, which gets a ring
  spots    for each action its place on the board (see `board_shapes`)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import singledispatch
from typing import Any

from ...errors import TraceTooLong
from ...games.connectfour import ConnectFour
from ...games.game import Action, Game, State
from ...games.nim import Nim
from ...games.tictactoe import TicTacToe
from ...games.tree import TreeGame
from ..palette import BLUE, GREY, INK, ORANGE, PAPER, mixed
from ..trees.draw_tree import drawing_of
from ..trees.painter import Painter
from ..trees.plan import AS_MAP
from ..trees.plan_of import plan_of
from .shapes import Spot, board, disc, letter, rectangle, ring, strike

Painted = tuple[Any, dict[Action, Spot]]  # the axes, and where the actions are


BOARD = mixed(BLUE, 0.14)


@singledispatch
def paint(game: Game, state: State, last: Action | None) -> Painted:
    """Draw the state, mark the last action, say where the actions are.

    For a game of your own, with `board` and `Spot` from `board_shapes`, on a board that is
    3 units wide and 1 high:

        @paint.register(MyGame)
        def _(game, state, last):
            axes = board(3, 1)
            axes.text(0.5, 0.5, state)
            return axes, {"left": Spot(0, 0, 1, 1, "the left box")}
    """
    return _as_text(game, state)


@paint.register(TicTacToe)
def _(game: TicTacToe, state: State, last: Action | None) -> Painted:
    axes = board(3, 3, unit=66)
    cells = game.cells(state)
    spots = {}
    for at in (1, 2):
        axes.plot((0, 3), (at, at), color=INK, linewidth=2, solid_capstyle="round")
        axes.plot((at, at), (0, 3), color=INK, linewidth=2, solid_capstyle="round")
    stones = {}
    for cell, stone in enumerate(cells):
        x, y = cell % 3, 2 - cell // 3
        stones[x, y] = stone
        if stone == ".":
            axes.text(x + 0.08, y + 0.92, str(cell), fontsize=9, color=GREY, va="top")
        spots[cell] = Spot(x, y, 1, 1, f"cell {cell}, {'free' if stone == '.' else stone}")
        if stone == "X":
            for ends in ((0.25, 0.75), (0.75, 0.25)):
                axes.plot((x + 0.25, x + 0.75), (y + ends[0], y + ends[1]), color=BLUE, linewidth=8)
        elif stone == "O":
            disc(axes, x + 0.5, y + 0.5, 0.27, edge=ORANGE, width=8)
    if last is not None:
        ring(axes, last % 3 + 0.5, 2 - last // 3 + 0.5)
    strike(axes, winning_line(stones, 3))
    return axes, spots


@paint.register(ConnectFour)
def _(game: ConnectFour, state: State, last: Action | None) -> Painted:
    columns, rows = game.columns, game.rows
    axes = board(columns, rows + 0.45)
    rectangle(axes, 0, 0.45, columns, rows, BOARD)
    lines = game.show(state).splitlines()[:rows]
    stones = {
        (x, rows - 1 - row): stone
        for row, line in enumerate(lines)
        for x, stone in enumerate(line.split())
    }
    won = winning_line(stones, game.connect)
    for (x, y), stone in stones.items():
        fill = {"X": BLUE, "O": ORANGE}.get(stone, PAPER)
        edge, width = (INK, 4) if (x, y) in won else (GREY, 1)
        disc(axes, x + 0.5, y + 0.95, 0.4, fill, edge, width)
        if stone != ".":
            letter(axes, x + 0.5, y + 0.95, stone, PAPER if stone == "X" else INK)
    spots = {}
    for x in range(columns):
        axes.text(x + 0.5, 0.2, str(x), fontsize=9, color=GREY, ha="center", va="center")
        height = sum(stones[x, y] != "." for y in range(rows))
        free = f"{rows - height} free" if height < rows else "full"
        lands = (x + 0.5, min(height, rows - 1) + 0.95)
        spots[x] = Spot(x, 0, 1, rows + 0.45, f"column {x}, {free}", lands)
        if x == last:
            ring(axes, x + 0.5, height - 0.05)
    return axes, spots


@paint.register(Nim)
def _(game: Nim, state: State, last: Action | None) -> Painted:
    piles = state[1]
    started = [max(pair) for pair in zip(piles, game.initial[1], strict=True)]
    axes = board(max(3, *started) * 0.8 + 1.4, len(piles))
    spots = {}
    for pile, stones in enumerate(piles):
        y = len(piles) - pile - 0.5
        axes.text(0, y, f"pile {pile}", fontsize=10, color=INK, va="center")
        for place in range(started[pile]):
            x = 1.4 + place * 0.8 + 0.4
            there = place < stones
            disc(axes, x, y, 0.32, fill=BLUE if there else PAPER, edge=INK if there else GREY)
            if there:
                take = stones - place
                words = f"take {take} from pile {pile}, which has {stones}"
                spots[pile, take] = Spot(x - 0.4, y - 0.5, 0.8, 1, words)
            elif last is not None and last[0] == pile and place - stones < last[1]:
                ring(axes, x, y, 0.38)
    return axes, spots


@paint.register(TreeGame)
def _(game: TreeGame, state: State, last: Action | None) -> Painted:
    """The tree itself, with the way to the state, which is ringed."""
    try:
        plan = plan_of(game)
    except TraceTooLong:
        plan = None
    if plan is None or plan.size > AS_MAP:
        return _as_text(game, state)
    path = [0]
    for branch in state:
        path.append(plan.nodes[path[-1]].children[branch])
    drawing = drawing_of(plan, moves=False)
    scene = replace(drawing.still(), current=path[-1], path=tuple(path))
    place = drawing.place
    painter = Painter(plan, place)
    painter.paint(scene, {})
    half = place.size.ring / 2
    spots = {}
    for branch, key in enumerate(plan.nodes[path[-1]].children):
        x, y = place.spots[key]
        spots[branch] = Spot(x - half, y - half, 2 * half, 2 * half, f"branch {branch}", (x, y))
    return painter.axes, spots


def _as_text(game: Game, state: State) -> Painted:
    lines = game.show(state).splitlines() or [""]
    axes = board(max(12, *map(len, lines)) * 0.165, len(lines) * 0.33)
    for number, line in enumerate(lines):
        y = (len(lines) - number - 0.5) * 0.33
        axes.text(0, y, line, family="monospace", fontsize=12, va="center", color=INK)
    return axes, {}


def winning_line(stones: Mapping[tuple[int, int], str], connect: int) -> list[tuple[int, int]]:
    """The places of the first line of `connect` equal stones, or none."""
    for (x, y), stone in stones.items():
        if stone == ".":
            continue
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            line = [(x + dx * step, y + dy * step) for step in range(connect)]
            if all(stones.get(place) == stone for place in line):
                return line
    return []
