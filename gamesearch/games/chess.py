"""Chess, with the rules of the `chess` package: White is MAX, Black is MIN.

    pip install --editable ".[chess]"      # in the folder of the course; `make lab` has done it

action   a move as chess engines write it: "e2e4", "e7e8q"
state    numbers only, so that it can be compared and kept in a table; `board` makes of it the
         board of the `chess` package, with all that can be asked of it

A game ends by mate (1 or -1 for MAX), by stalemate, when neither side can still mate, or after
fifty moves each without a capture or a pawn's move: those are draws. A state does not remember
the game before it, so a position that comes back for the third time is not noticed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..errors import BadGame, needed
from .game import MAX, MIN, Game, Player, Value, illegal

# player, then as 64-bit sets: pawns, knights, bishops, rooks, queens, kings, White's, Black's,
# rooks that may castle; then the square behind a pawn's double step or None, and the plies
# without a capture or a pawn's move
State = tuple[Any, ...]

WORTH = {1: 1, 2: 3, 3: 3, 4: 5, 5: 9, 6: 100}  # in pawns; the package numbers pawn 1 … king 6
FIFTY_MOVES = 100  # plies


class Chess(Game):
    """Chess from the usual start, or from a position in Forsyth-Edwards notation.

    >>> game = Chess("7k/8/5KQ1/8/8/8/8/8 w - - 0 1")
    >>> mated = game.result(game.initial, "g6g7")
    >>> game.is_terminal(mated), game.utility(mated)
    (True, 1)
    """

    limits = (-1, 1)

    def __init__(self, fen: str | None = None):
        rules()  # says what to install, before anything else goes wrong
        self.fen = fen
        self.initial: State = self.parse(fen or rules().STARTING_FEN)

    def to_move(self, state: State) -> Player:
        player: Player = state[0]
        return player

    def actions(self, state: State) -> tuple[str, ...]:
        return () if _is_draw(state) else _moves(state)

    def result(self, state: State, action: str) -> State:
        if action not in self.actions(state):
            raise illegal(self, state, action, f"{action!r} is no move here")
        board = self.board(state)
        board.push(rules().Move.from_uci(action))
        return _state_of(board)

    def is_terminal(self, state: State) -> bool:
        return _is_draw(state) or not _can_move(state)

    def utility(self, state: State, player: Player = MAX) -> Value:
        mated = not _can_move(state) and self.board(state).is_check()
        if not mated:
            return 0
        return -1 if state[0] == player else 1

    def capture(self, state: State, action: str) -> tuple[int, int] | None:
        """(victim's worth, attacker's worth), or None for a move that takes nothing."""
        board, move = self.board(state), rules().Move.from_uci(action)
        if not board.is_capture(move):
            return None
        victim = board.piece_type_at(move.to_square) or 1  # a pawn taken in passing is elsewhere
        return WORTH[victim], WORTH[board.piece_type_at(move.from_square)]

    def board(self, state: State) -> Any:
        """A board of the `chess` package, the caller's own."""
        return _board_of(state)

    def parse(self, fen: str) -> State:
        """The state that Forsyth-Edwards notation describes, as chess programs write it."""
        try:
            board = rules().Board(fen)
        except ValueError as error:
            raise BadGame(f"{fen!r} is no position in Forsyth-Edwards notation: {error}") from None
        if not board.is_valid():
            raise BadGame(f"{fen!r} cannot arise in a game: {board.status()!r}")
        return _state_of(board)

    def show(self, state: State) -> str:
        """The board, White below, capital letters White's."""
        return str(self.board(state))

    def __repr__(self) -> str:
        return f"Chess({self.fen!r})" if self.fen else "Chess()"


def rules() -> Any:
    """The `chess` package, or one sentence on how to get it."""
    with needed("the rules of chess", "chess"):
        import chess
    return chess


def _state_of(board: Any) -> State:
    return (
        MAX if board.turn else MIN,
        *(board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings),
        *(board.occupied_co[True], board.occupied_co[False]),
        *(board.clean_castling_rights(), board.ep_square, board.halfmove_clock),
    )


def _board_of(state: State) -> Any:
    player, *sets, white, black, castling, passing, quiet = state
    board = rules().Board(None)
    board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings = sets
    board.occupied_co[True], board.occupied_co[False] = white, black
    board.occupied, board.turn = white | black, player == MAX
    board.castling_rights, board.ep_square, board.halfmove_clock = castling, passing, quiet
    return board


@lru_cache(maxsize=1 << 14)  # asked of a state for its moves, and again for each of them
def _moves(state: State) -> tuple[str, ...]:
    return tuple(move.uci() for move in _board_of(state).legal_moves)


@lru_cache(maxsize=1 << 14)
def _can_move(state: State) -> bool:
    """One legal move is enough; a search asks this of every leaf, where it wants no moves."""
    return bool(_board_of(state).legal_moves)


def _is_draw(state: State) -> bool:
    """Too long without a capture, or nobody left to mate with."""
    pawns, knights, bishops, rooks, queens = state[1:6]
    if state[-1] >= FIFTY_MOVES:
        return True
    few = not pawns | rooks | queens and (knights | bishops).bit_count() <= 2
    return few and _board_of(state).is_insufficient_material()
