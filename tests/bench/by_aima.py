"""The code that goes with "Artificial Intelligence: A Modern Approach", as a package: aima3."""

from __future__ import annotations

from collections.abc import Callable

from aima3 import games

Search = Callable[[], object]

TIC_TAC_TOE = games.TicTacToe()


class LeftToRight(games.ConnectFour):
    """Seven columns of six; the library's own lists moves in the order they became free."""

    def __init__(self):
        super().__init__(h=7, v=6, k=4)

    def actions(self, state):
        return sorted(super().actions(state))


CONNECT_FOUR = LeftToRight()


def minimax() -> object:
    return games.minimax_decision(TIC_TAC_TOE.initial, TIC_TAC_TOE)


def alphabeta() -> object:
    return games.alphabeta_search(TIC_TAC_TOE.initial, TIC_TAC_TOE)


def connect_four(depth: int) -> Search:
    def horizon(state, ply) -> bool:
        return CONNECT_FOUR.terminal_test(state) or ply >= depth

    def evaluate(state) -> float:
        return state.utility  # 0 unless the game is won

    return lambda: games.alphabeta_cutoff_search(
        CONNECT_FOUR.initial, CONNECT_FOUR, cutoff_test=horizon, eval_fn=evaluate
    )


def nodes_of(search: Search) -> int:
    """How many states were tested for the end of the game, and the root, which is not tested."""
    calls, original = 1, games.TicTacToe.terminal_test

    def counted(self, state):
        nonlocal calls
        calls += 1
        return original(self, state)

    try:
        games.TicTacToe.terminal_test = counted  # Connect Four inherits it
        search()
    finally:
        games.TicTacToe.terminal_test = original
    return calls
