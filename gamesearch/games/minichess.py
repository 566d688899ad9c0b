"""A small chess: five by five squares, no check. Whoever takes the king has won.

  r n b q k        small letters are MIN's pieces and move down the board,
  p p p p p        capital letters are MAX's, move up it and begin
  . . . . .
  P P P P P        squares are numbered like a page is read: 0 is top left, 24 bottom right
  R N B Q K

Pieces move as in chess, but a pawn goes one square at a time and becomes a queen on the last row.
Nobody need answer an attack on the king, who is simply taken. A side without a move has a draw,
and so have both when the last ply is over: the state counts the plies, so none comes twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ..errors import BadGame
from .game import MAX, MIN, Game, Player, Value, illegal

State = tuple[Player, str, int]  # player to move, the 25 squares, plies still to play
Action = tuple[int, int]  # from which square, to which

Directions = tuple[tuple[int, int], ...]  # (down, right) steps on the board

SIDE = 5
ORTHOGONAL = ((-1, 0), (0, -1), (0, 1), (1, 0))
DIAGONAL = ((-1, -1), (-1, 1), (1, -1), (1, 1))
JUMPS = ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1))
# How a piece moves: the directions, and how many steps it may take.
MOVES = {
    "K": (ORTHOGONAL + DIAGONAL, 1),
    "Q": (ORTHOGONAL + DIAGONAL, SIDE),
    "R": (ORTHOGONAL, SIDE),
    "B": (DIAGONAL, SIDE),
    "N": (JUMPS, 1),
}
WORTH = {"K": 100, "Q": 9, "R": 5, "B": 3, "N": 3, "P": 1}  # in pawns
SETUP = "rnbqk ppppp ..... PPPPP RNBQK"


def _rays(square: int, directions: Directions, steps: int) -> tuple[tuple[int, ...], ...]:
    """The squares met in each direction, nearest first."""
    row, column = divmod(square, SIDE)
    ways = [
        [(row + down * n, column + right * n) for n in range(1, steps + 1)]
        for down, right in directions
    ]
    on_board = [
        [SIDE * r + c for r, c in way if r in range(SIDE) and c in range(SIDE)] for way in ways
    ]
    return tuple(tuple(way) for way in on_board if way)


RAYS = {
    piece: tuple(_rays(square, *moves) for square in range(SIDE * SIDE))
    for piece, moves in MOVES.items()
}
# Where a pawn of each player steps to (no square beyond the last row), and what it attacks.
AHEAD = {MAX: -SIDE, MIN: SIDE}
ATTACKS = {
    player: tuple(_rays(square, ((down, -1), (down, 1)), 1) for square in range(SIDE * SIDE))
    for player, down in ((MAX, -1), (MIN, 1))
}


class MiniChess(Game):
    """An action is (from, to). `plies` is the length at which a game is a draw."""

    def __init__(self, plies: int = 60):
        if not isinstance(plies, int) or plies < 1:
            raise BadGame(f"a game lasts at least one ply, got plies={plies!r}")
        self.plies = plies
        self.initial: State = self.parse(SETUP)

    def to_move(self, state: State) -> Player:
        return state[0]

    def actions(self, state: State) -> tuple[Action, ...]:
        return _moves(state[0], state[1]) if self._going_on(state) else ()

    def result(self, state: State, action: Action) -> State:
        if action not in self.actions(state):
            raise illegal(self, state, action, f"{action!r} is no move here")
        player, board, plies = state
        start, end = action
        piece = board[start]
        if piece in "Pp" and end // SIDE == (0 if player == MAX else SIDE - 1):
            piece = "Q" if player == MAX else "q"
        squares = list(board)
        squares[start], squares[end] = ".", piece
        return 1 - player, "".join(squares), plies - 1

    def is_terminal(self, state: State) -> bool:
        return not self.actions(state)

    def utility(self, state: State, player: Player = MAX) -> Value:
        _, board, _ = state
        value = ("K" in board) - ("k" in board)
        return value if player == MAX else -value

    def capture(self, state: State, action: Action) -> tuple[int, int] | None:
        """(victim's worth, attacker's worth), or None for a move that takes nothing."""
        start, end = action
        attacker, victim = state[1][start].upper(), state[1][end].upper()
        return None if victim == "." else (WORTH[victim], WORTH[attacker])

    def show(self, state: State) -> str:
        """
        >>> print(MiniChess().show(MiniChess().initial))
        r n b q k
        p p p p p
        . . . . .
        P P P P P
        R N B Q K
        """
        board = state[1]
        return "\n".join(" ".join(board[row : row + SIDE]) for row in range(0, len(board), SIDE))

    def parse(self, board: str, player: Player = MAX, plies: int | None = None) -> State:
        """The state with these pieces, as `show` writes them."""
        squares = "".join(board.split())
        pieces = set(WORTH) | {piece.lower() for piece in WORTH} | {"."}
        if len(squares) != SIDE * SIDE or set(squares) - pieces:
            raise BadGame(f"a board is 25 squares of kqrbnp, KQRBNP and '.', this is {board!r}")
        if max(squares.count("K"), squares.count("k")) > 1 or not set("Kk") & set(squares):
            raise BadGame(f"each player has one king, or has lost it; this is {board!r}")
        return player, squares, self.plies if plies is None else plies

    def _going_on(self, state: State) -> bool:
        _, board, plies = state
        return plies > 0 and "K" in board and "k" in board

    def __repr__(self) -> str:
        return f"MiniChess(plies={self.plies})"


@lru_cache(maxsize=1 << 14)  # asked of a state for its moves, and again for each of them
def _moves(player: Player, board: str) -> tuple[Action, ...]:
    return tuple(_every_move(player, board))


def _every_move(player: Player, board: str) -> Iterator[Action]:
    """Where the pieces can go, square by square."""
    own = str.isupper if player == MAX else str.islower
    for start, piece in enumerate(board):
        if not own(piece):
            continue
        if piece in "Pp":
            ahead = start + AHEAD[player]
            if 0 <= ahead < len(board) and board[ahead] == ".":
                yield start, ahead
            for (end,) in ATTACKS[player][start]:
                if board[end] != "." and not own(board[end]):
                    yield start, end
            continue
        for ray in RAYS[piece.upper()][start]:
            for end in ray:
                if own(board[end]):
                    break
                yield start, end
                if board[end] != ".":
                    break


def minichess_material(game: Game, state: State) -> Value:
    """The pieces that MAX has more than MIN, in hundredths of a king: less than any win.

    >>> game = MiniChess()
    >>> minichess_material(game, game.parse("....k ..... ..... ..... .R..K"))
    0.05
    """
    board = state[1]
    return (
        sum(
            worth * (board.count(piece) - board.count(piece.lower()))
            for piece, worth in WORTH.items()
            if piece != "K"
        )
        / WORTH["K"]
    )


def minichess_passed(game: Game, state: State) -> State:
    """The position if the player to move could pass. The rules do not allow it: searches ask."""
    player, board, plies = state
    return 1 - player, board, plies - 1
