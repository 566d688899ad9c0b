"""Algorithms, one per file. Each file is the textbook's pseudo-code in Python."""

from .alphabeta import alphabeta
from .bandit import Arm, gamble, mostly_greedy, ucb1, upper_bounds
from .beliefs import Belief, smoothed
from .best import Best
from .bias import by_progressive_bias
from .budget import MeteredGame, OutOfBudget
from .cfr import Learner, cfr
from .coalition import Coalition, paranoid
from .deals import Averaged, average_over_deals, deals
from .deepening import deepening
from .expectimax import Against, expectimax
from .expectiminimax import expectiminimax
from .exploiting import Exploit, exploit
from .flat import flat, highest
from .forward import NarrowGame, beam, likely
from .information import Plan, best_answer, expected, exploitability, reached
from .matrix import Mixed, floor, roof, solve_matrix
from .maxn import Outlook, maxn, payoffs
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
from .parallel import leaf_parallel, root_parallel, together
from .proven import proving
from .puct import by_dice, puct
from .quiescence import quiescence
from .rave import rave
from .regret import Round, matching, regret_matching
from .reuse import Thinker
from .rollouts import after, careful, following, judged_by, when_quiet, wins_first
from .scout import scout
from .shallow import maxn_shallow
from .solve import Solution, solve
from .star import star1, star2
from .table import EXACT, LOWER, UPPER, Entry, Table, deepest, newest
from .transpositions import table_alphabeta
from .variance import controlled, estimate, game_and_luck, game_and_weight

__all__ = [
    "Against",
    "Arm",
    "Averaged",
    "Belief",
    "Best",
    "ByEvaluation",
    "CapturesFirst",
    "Coalition",
    "Custom",
    "EXACT",
    "Entry",
    "Exploit",
    "Given",
    "History",
    "Iteration",
    "Killers",
    "LOWER",
    "Learner",
    "MeteredGame",
    "Mixed",
    "NarrowGame",
    "Node",
    "Order",
    "OutOfBudget",
    "Outlook",
    "Plan",
    "PrincipalVariation",
    "Round",
    "Solution",
    "Static",
    "Table",
    "Thinker",
    "Together",
    "UPPER",
    "acting",
    "after",
    "alphabeta",
    "average_over_deals",
    "beam",
    "best_answer",
    "by_dice",
    "by_progressive_bias",
    "by_weights",
    "careful",
    "careless",
    "cfr",
    "controlled",
    "deals",
    "deepening",
    "deepest",
    "epsilon_optimal",
    "estimate",
    "expected",
    "expectimax",
    "expectiminimax",
    "exploit",
    "exploitability",
    "flat",
    "floor",
    "following",
    "gamble",
    "game_and_luck",
    "game_and_weight",
    "guaranteed",
    "highest",
    "judged_by",
    "leaf_parallel",
    "likely",
    "looking",
    "matching",
    "maxn",
    "maxn_shallow",
    "mcts",
    "minimax",
    "mostly_greedy",
    "negamax",
    "newest",
    "ordered_alphabeta",
    "paranoid",
    "payoffs",
    "proving",
    "puct",
    "quiescence",
    "rave",
    "reached",
    "regret_matching",
    "roof",
    "root_parallel",
    "scout",
    "shortsighted",
    "smoothed",
    "softmax",
    "solve",
    "solve_matrix",
    "star1",
    "star2",
    "table_alphabeta",
    "together",
    "tree_after",
    "ucb1",
    "uniform",
    "upper_bounds",
    "when_quiet",
    "wins_first",
]
