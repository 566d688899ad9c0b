"""Boards of cells and piles: tic-tac-toe, Connect Four, Nim."""

from __future__ import annotations

from collections.abc import Mapping

from ...games.connectfour import ConnectFour
from ...games.game import Action, State
from ...games.nim import Nim
from ...games.tictactoe import TicTacToe
from ..palette import BLUE, GREY, INK, ORANGE, PAPER
from .paint import BOARD, Painted, paint
from .shapes import Spot, board, disc, letter, rectangle, ring, strike


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
            axes.text(x + 0.08, y + 0.92, str(cell), fontsize=12, color=GREY, va="top")
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
        axes.text(x + 0.5, 0.2, str(x), fontsize=12, color=GREY, ha="center", va="center")
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
                taken = tuple((pile, fewer) for fewer in range(1, take + 1))
                spots[pile, take] = Spot(x - 0.4, y - 0.5, 0.8, 1, words, group=taken)
            elif last is not None and last[0] == pile and place - stones < last[1]:
                ring(axes, x, y, 0.38)
    return axes, spots


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
