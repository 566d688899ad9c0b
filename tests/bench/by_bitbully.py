"""bitbully: a solver of Connect Four in C++, as its users call it."""

from __future__ import annotations

import time

from bitbully.bitbully_core import BitBullyCore, BoardCore

SOLVER = BitBullyCore()  # without its book of openings


def solve(columns: list[int], forget: bool) -> tuple[int, float]:
    """The score, and the CPU seconds; to empty its table before is not counted."""
    board = BoardCore()
    assert board.play(columns)
    if forget:
        SOLVER.resetTranspositionTable()
    began = time.process_time()
    score = SOLVER.mtdf(board, 0)
    return score, time.process_time() - began
