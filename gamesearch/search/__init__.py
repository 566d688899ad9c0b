"""Algorithms, one per file. Each file is the textbook's pseudo-code in Python."""

from .alphabeta import alphabeta
from .best import Best
from .minimax import minimax
from .negamax import negamax

__all__ = ["Best", "alphabeta", "minimax", "negamax"]
