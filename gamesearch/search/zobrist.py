"""Zobrist hashing: a key for a position, put together from one random number for each thing on it.

  thing     what a position is made of: a piece on a square, or that MIN is to move
  number    a random number of so many bits, drawn once for each thing
  key       the numbers of all things that are there, put together by exclusive or (XOR)
  change    what a move takes away or puts there; XOR with its number does both

XOR with the same number twice changes nothing. So the key after a move needs no look at the whole
board: a move changes a few things, and so many numbers are enough.

Two positions may have one key. The fewer the bits, the sooner they do.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterable

from ..games.game import MIN, Action, State
from ..games.minichess import MiniChess
from .table import Entry, Table

Things = Callable[[State], Iterable[Hashable]]


class Zobrist:
    """The keys of one run. The same seed gives the same numbers, in whatever order they are drawn.

    >>> keys = Zobrist()
    >>> board = keys.key([("K", 24), ("k", 4)])
    >>> keys.changed(board, [("K", 24), ("K", 23)]) == keys.key([("K", 23), ("k", 4)])
    True
    """

    def __init__(self, bits: int = 64, seed: int = 0):
        self.bits, self.seed = bits, seed
        self.numbers: dict[Hashable, int] = {}

    def number(self, thing: Hashable) -> int:
        if thing not in self.numbers:
            drawn = random.Random(f"{self.seed} {thing!r}").getrandbits(self.bits)
            self.numbers[thing] = drawn
        return self.numbers[thing]

    def key(self, things: Iterable[Hashable]) -> int:
        """From nothing: XOR of all that is there."""
        return self.changed(0, things)

    def changed(self, key: int, things: Iterable[Hashable]) -> int:
        """The key after each of these has come, or has gone if it was there."""
        for thing in things:
            key ^= self.number(thing)
        return key


class ZobristTable(Table):
    """A table that keeps keys in place of positions, as engines do: small, and never quite sure.

    `things(state)` says what a position is made of. Positions with the same key count as one.
    """

    def __init__(self, things: Things, bits: int = 64, seed: int = 0):
        super().__init__()
        self.things, self.keys = things, Zobrist(bits, seed)

    def place(self, state: State) -> int:
        return self.keys.key(self.things(state))

    def find(self, state: State) -> Entry | None:
        _, entry = self.places.get(self.place(state), (None, None))
        return entry


def chess_things(state: State) -> list[Hashable]:
    """What a position of MiniChess is made of."""
    player, board, plies = state
    pieces = [(piece, square) for square, piece in enumerate(board) if piece != "."]
    return [*pieces, ("plies", plies), *(["MIN moves"] if player == MIN else [])]


def chess_change(game: MiniChess, state: State, action: Action) -> list[Hashable]:
    """What a move of MiniChess takes away, and what it puts there."""
    _, board, plies = state
    start, end = action
    arrives = game.result(state, action)[1][end]  # a pawn may arrive as a queen
    change: list[Hashable] = [(board[start], start), (arrives, end), "MIN moves"]
    if board[end] != ".":
        change.append((board[end], end))
    return [*change, ("plies", plies), ("plies", plies - 1)]
