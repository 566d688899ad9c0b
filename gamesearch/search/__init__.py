"""Algorithms, one per file. Each file is the textbook's pseudo-code in Python."""

from .alphabeta import alphabeta
from .best import Best
from .minimax import minimax
from .negamax import negamax
from .ordering import Given, Order, ordered_alphabeta
from .orders import (
    ByEvaluation,
    CapturesFirst,
    Custom,
    History,
    Killers,
    PrincipalVariation,
    Static,
    Together,
)

__all__ = [
    "Best",
    "ByEvaluation",
    "CapturesFirst",
    "Custom",
    "Given",
    "History",
    "Killers",
    "Order",
    "PrincipalVariation",
    "Static",
    "Together",
    "alphabeta",
    "minimax",
    "negamax",
    "ordered_alphabeta",
]
