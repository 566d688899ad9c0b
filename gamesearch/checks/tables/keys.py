"""What a student's Zobrist keys are, with numbers of which each is a single bit.

So the difference between a wrong key and the right one tells which number is missing or too much.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from ...games.game import MIN
from ..canonical import plain
from ..inside import inside
from ..observe import Student, value_in

TURN = "MIN moves"
PIECES, SQUARES = "KQkq", range(6)
THINGS = [TURN, *((piece, square) for piece in PIECES for square in SQUARES)]
Numbers = dict[Any, int]


def single_bits() -> Numbers:
    return {thing: 2 << place for place, thing in enumerate(THINGS)}


def random_numbers(rng: random.Random) -> Numbers:
    return {thing: rng.getrandbits(48) for thing in THINGS}


class PlacedPieces(NamedTuple):
    """Where the pieces stand, and who moves."""

    pieces: tuple[tuple[str, int], ...]
    player: int = 0
    seed: int = 0  # of random numbers, which share bits; none: a bit for each thing

    @property
    def numbers(self) -> Numbers:
        return random_numbers(random.Random(self.seed)) if self.seed else single_bits()

    def key(self, numbers: Numbers) -> int:
        total = numbers[TURN] if self.player == MIN else 0
        for piece in self.pieces:
            total ^= numbers[piece]
        return total

    def __str__(self) -> str:
        where = ", ".join(f"{piece} on {square}" for piece, square in self.pieces) or "no pieces"
        return f"{where}, {'MIN' if self.player == MIN else 'MAX'} to move"


class CancellingPieces(PlacedPieces):
    """Numbers that cancel each other out: with MAX to move the key is 0."""

    @property
    def numbers(self) -> Numbers:
        numbers = single_bits()
        first, *others = self.pieces
        numbers[first] = PlacedPieces(tuple(others)).key(numbers)
        return numbers

    def __str__(self) -> str:
        return f"{super().__str__()}, the key 0"


class Move(NamedTuple):
    """A move on a board; `taken` stood on the square where it ends."""

    board: PlacedPieces
    piece: str
    start: int
    end: int
    taken: str | None = None

    @property
    def after(self) -> PlacedPieces:
        gone = {(self.piece, self.start), (self.taken, self.end)}
        left = tuple(each for each in self.board.pieces if each not in gone)
        return PlacedPieces((*left, (self.piece, self.end)), 1 - self.board.player, self.board.seed)

    def __str__(self) -> str:
        takes = f", which takes {self.taken}" if self.taken else ""
        return f"{self.board}, then {self.piece} from {self.start} to {self.end}{takes}"


KINGS = PlacedPieces((("K", 0), ("k", 5)))
TWINS = PlacedPieces(tuple(zip("KqqkQQ", (3, 0, 2, 5, 1, 4), strict=True)))
SHARED = PlacedPieces((("K", 1), ("Q", 2), ("k", 5), ("q", 4)), MIN, seed=5)
BOARDS = [
    KINGS,
    KINGS._replace(player=MIN),
    PlacedPieces((("K", 1), ("Q", 2), ("k", 5), ("q", 4))),
    PlacedPieces((("K", 1), ("k", 0), ("q", 3)), MIN),
    PlacedPieces((("k", 2),), MIN),
    PlacedPieces(()),
    TWINS,
    SHARED,
    SHARED._replace(seed=6),
]
QUIET = Move(KINGS, "K", 0, 1)
QUIET_MIN = Move(KINGS._replace(player=MIN), "k", 5, 4)
CAPTURE = Move(PlacedPieces((("K", 0), ("Q", 2), ("k", 5), ("q", 4))), "Q", 2, 4, "q")
CAPTURE_MIN = Move(PlacedPieces((("K", 0), ("Q", 2), ("k", 5), ("q", 4)), MIN), "q", 4, 2, "Q")
SHARED_TAKES = Move(SHARED, "q", 4, 2, "Q")
TO_ZERO = Move(PlacedPieces((("K", 1), ("k", 5))), "K", 1, 0)
TAKES_AT_ZERO = Move(PlacedPieces((("K", 4), ("Q", 0), ("k", 1)), MIN), "k", 1, 0, "Q")
FROM_ZERO = Move(CancellingPieces((("K", 3), ("k", 5), ("q", 2))), "K", 3, 4)
# The first of these moves, to another square, and on another board.
FURTHER = QUIET._replace(end=2)
BESIDE = QUIET._replace(board=PlacedPieces((*KINGS.pieces, ("q", 4))))
MOVES = [
    QUIET,
    QUIET_MIN,
    CAPTURE,
    CAPTURE_MIN,
    TO_ZERO,
    TAKES_AT_ZERO,
    FROM_ZERO,
    SHARED_TAKES,
    FURTHER,
    BESIDE,
]


@inside
def key_from_nothing(make: Student, board: PlacedPieces) -> int | None:
    """`make(numbers, pieces, player)`, as a whole number; asked twice of the same board."""
    numbers, pieces = board.numbers, list(board.pieces)
    make(numbers, pieces, board.player)
    return _whole(make(numbers, pieces, board.player))


def key_after(change: Student, move: Move) -> int | None:
    """`change(key, numbers, piece, start, end, taken)`, from the right key before; asked twice."""
    numbers = move.board.numbers
    key = move.board.key(numbers)
    change(key, numbers, *move[1:])
    return _whole(change(key, numbers, *move[1:]))


def _whole(answer: Any) -> int | None:
    answer = plain(answer)
    if value_in(answer) is None or int(answer) != answer:
        return None
    return int(answer)


def with_one_of_each(board: PlacedPieces) -> list[int]:
    """The keys of whoever keeps one square for each kind of piece: the last one, or the first."""
    last, first = dict(board.pieces), dict(reversed(board.pieces))
    return [
        PlacedPieces(tuple(kept.items()), board.player).key(board.numbers) for kept in (last, first)
    ]


def right_of(board: PlacedPieces) -> int:
    return board.key(board.numbers)


def right_key(board: PlacedPieces, seen: int | None) -> bool:
    return seen == right_of(board)


def right_change(move: Move, seen: int | None) -> bool:
    return seen == move.after.key(move.board.numbers)


def amiss(move: Move, *things: Any) -> Any:
    """Does a key differ from the right one in the numbers of just these things?"""
    numbers = single_bits()
    wrong = 0
    for thing in things:
        wrong ^= numbers[thing]

    def shows(seen: int | None) -> bool:
        return seen is not None and seen >= 0 and seen ^ move.after.key(numbers) == wrong

    return shows


def random_moves(key: int, number: int) -> list[Move]:
    """Other boards than the check's: quiet moves and captures of both players."""
    rng, found = random.Random(key), []
    for place in range(number):
        squares = rng.sample(SQUARES, 4)
        board = PlacedPieces(tuple(zip("KQkq", squares, strict=True)), place % 2, seed=key + place)
        piece, start = board.pieces[rng.randrange(2) + 2 * board.player]
        free = [square for square in SQUARES if square not in squares]
        victim = board.pieces[rng.randrange(2) + 2 * (1 - board.player)]
        taken, end = victim if place % 3 else (None, rng.choice(free))
        found.append(Move(board, piece, start, end, taken))
    return found
