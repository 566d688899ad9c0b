"""Algorithms, one per file. Each file is the textbook's pseudo-code in Python."""

from .alphabeta import alphabeta
from .bandit import Arm, gamble, mostly_greedy, ucb1, upper_bounds
from .beliefs import Belief, smoothed
from .best import Best
from .budget import MeteredGame, OutOfBudget
from .deepening import deepening
from .expectimax import Against, expectimax
from .expectiminimax import expectiminimax
from .exploiting import Exploit, exploit
from .flat import flat, highest
from .forward import NarrowGame, beam, likely
from .mcts import Iteration, Node, mcts, tree_after, uniform
from .minimax import minimax
from .models import (
    acting,
    by_weights,
    careless,
    epsilon_optimal,
    guaranteed,
    looking,
    shortsighted,
    softmax,
)
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
from .quiescence import quiescence
from .reuse import Thinker
from .scout import scout
from .solve import Solution, solve
from .star import star1, star2
from .table import EXACT, LOWER, UPPER, Entry, Table, deepest, newest
from .transpositions import table_alphabeta

__all__ = [
    "Against",
    "Arm",
    "Belief",
    "Best",
    "ByEvaluation",
    "CapturesFirst",
    "Custom",
    "EXACT",
    "Entry",
    "Exploit",
    "Given",
    "History",
    "Iteration",
    "Killers",
    "LOWER",
    "MeteredGame",
    "NarrowGame",
    "Node",
    "Order",
    "OutOfBudget",
    "PrincipalVariation",
    "Solution",
    "Static",
    "Table",
    "Thinker",
    "Together",
    "UPPER",
    "acting",
    "alphabeta",
    "beam",
    "by_weights",
    "careless",
    "deepening",
    "deepest",
    "epsilon_optimal",
    "expectimax",
    "expectiminimax",
    "exploit",
    "flat",
    "gamble",
    "guaranteed",
    "highest",
    "likely",
    "looking",
    "mcts",
    "minimax",
    "mostly_greedy",
    "negamax",
    "newest",
    "ordered_alphabeta",
    "quiescence",
    "scout",
    "shortsighted",
    "smoothed",
    "softmax",
    "solve",
    "star1",
    "star2",
    "table_alphabeta",
    "tree_after",
    "ucb1",
    "uniform",
    "upper_bounds",
]
