"""Algorithms, one per file. Each file is the textbook's pseudo-code in Python."""

from .alphabeta import alphabeta
from .best import Best
from .budget import MeteredGame, OutOfBudget
from .deepening import deepening
from .forward import NarrowGame, beam, likely
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
from .reuse import Thinker
from .scout import scout
from .solve import Solution, solve
from .table import EXACT, LOWER, UPPER, Entry, Table, deepest, newest
from .transpositions import table_alphabeta

__all__ = [
    "Best",
    "ByEvaluation",
    "CapturesFirst",
    "Custom",
    "EXACT",
    "Entry",
    "Given",
    "History",
    "Killers",
    "LOWER",
    "MeteredGame",
    "NarrowGame",
    "Order",
    "OutOfBudget",
    "PrincipalVariation",
    "Solution",
    "Static",
    "Table",
    "Thinker",
    "Together",
    "UPPER",
    "alphabeta",
    "beam",
    "deepening",
    "deepest",
    "likely",
    "minimax",
    "negamax",
    "newest",
    "ordered_alphabeta",
    "scout",
    "solve",
    "table_alphabeta",
]
