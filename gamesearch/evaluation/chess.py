"""Features of a chess position, each White's minus Black's. The board is the `chess` package's.

Weights turn them into pawns: `PAWNS` are rough ones, to begin with.
"""

from __future__ import annotations

from typing import Any

from ..games.chess import Chess
from ..games.game import State, Value
from .weighted import Weighted

PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(1, 7)
VALUES = {PAWN: 1, KNIGHT: 3, BISHOP: 3, ROOK: 5, QUEEN: 9}
CENTRE = (27, 28, 35, 36)  # d4 e4 d5 e5; squares count from a1 = 0, row by row
WHITE, BLACK = True, False


def material(game: Chess, state: State) -> Value:
    """Pieces in pawns: queen 9, rook 5, bishop and knight 3. The kings cancel."""
    board = game.board(state)
    return sum(
        worth * (len(board.pieces(piece, WHITE)) - len(board.pieces(piece, BLACK)))
        for piece, worth in VALUES.items()
    )


def mobility(game: Chess, state: State) -> Value:
    """Legal moves, counted for each side as if it were its turn."""
    board = game.board(state)
    board.ep_square = None
    counts = {}
    for colour in (WHITE, BLACK):
        board.turn = colour
        counts[colour] = board.legal_moves.count()
    return counts[WHITE] - counts[BLACK]


def king_safety(game: Chess, state: State) -> Value:
    """Pawns in front of the own king, minus open files and attacked squares beside it."""
    return _difference(game, state, _safety)


def pawn_structure(game: Chess, state: State) -> Value:
    """Minus the doubled and the isolated pawns."""
    return _difference(game, state, _sound_pawns)


def centre(game: Chess, state: State) -> Value:
    """The squares d4 e4 d5 e5: 1 for each that is attacked, 2 for each that is occupied."""
    return _difference(game, state, _centre)


def development(game: Chess, state: State) -> Value:
    """Knights and bishops off the back rank."""
    return _difference(game, state, _developed)


def castling(game: Chess, state: State) -> Value:
    """1 for a king that stands castled, half for one that still may castle."""
    return _difference(game, state, _castled)


def open_files(game: Chess, state: State) -> Value:
    """Rooks with no own pawn on their file: half if the other side has one there, else 1."""
    return _difference(game, state, _rooks)


FEATURES = (
    *(material, mobility, king_safety, pawn_structure, centre),
    *(development, castling, open_files),
)
PAWNS = Weighted(dict(zip(FEATURES, (1, 0.1, 0.3, 0.3, 0.1, 0.2, 0.5, 0.3), strict=True)))


def _difference(game: Chess, state: State, count: Any) -> Value:
    board = game.board(state)
    return count(board, WHITE) - count(board, BLACK)


def _safety(board: Any, colour: bool) -> Value:
    king = board.king(colour)
    rank, file = divmod(king, 8)
    forward = 1 if colour == WHITE else -1
    files = [f for f in (file - 1, file, file + 1) if 0 <= f < 8]
    own, pawns = _files(board, colour), board.pieces(PAWN, colour)
    shield = sum(8 * (rank + forward) + f in pawns for f in files)
    unguarded = sum(f not in own for f in files)
    attacked = sum(board.is_attacked_by(not colour, near) for near in board.attacks(king))
    return shield - unguarded - attacked


def _sound_pawns(board: Any, colour: bool) -> Value:
    files = _files(board, colour)
    doubled = len(files) - len(set(files))
    isolated = sum(f - 1 not in files and f + 1 not in files for f in files)
    return -doubled - isolated


def _centre(board: Any, colour: bool) -> Value:
    return sum(
        board.is_attacked_by(colour, square) + 2 * (board.color_at(square) == colour)
        for square in CENTRE
    )


def _developed(board: Any, colour: bool) -> Value:
    home = 0 if colour == WHITE else 7
    minor = board.pieces(KNIGHT, colour) | board.pieces(BISHOP, colour)
    return sum(square // 8 != home for square in minor)


def _castled(board: Any, colour: bool) -> Value:
    home = 0 if colour == WHITE else 56
    if board.king(colour) in (home + 1, home + 2, home + 6):
        return 1
    return 0.5 if board.has_castling_rights(colour) else 0


def _rooks(board: Any, colour: bool) -> Value:
    own, other = _files(board, colour), _files(board, not colour)
    return sum(
        0 if rook % 8 in own else 0.5 if rook % 8 in other else 1
        for rook in board.pieces(ROOK, colour)
    )


def _files(board: Any, colour: bool) -> list[int]:
    return [square % 8 for square in board.pieces(PAWN, colour)]
