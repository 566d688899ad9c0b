"""Rules, and nothing else: a file per game."""

from .chess import Chess
from .coins import Coins
from .connectfour import ConnectFour
from .corridor import Corridor, gathered
from .dotsandboxes import DotsAndBoxes
from .game import CHANCE, MAX, MIN, Game
from .graph import GraphGame, random_graph
from .hex import Hex
from .hidden import HiddenTree
from .kuhn import KuhnPoker
from .minichess import MiniChess, material
from .nim import Nim
from .patrol import Patrol
from .payoffs import PayoffTree, random_payoffs
from .pig import Pig
from .race import Race
from .tictactoe import TicTacToe
from .tree import TREES, TreeGame, random_tree

__all__ = [
    "CHANCE",
    "MAX",
    "MIN",
    "TREES",
    "Chess",
    "Coins",
    "ConnectFour",
    "Corridor",
    "DotsAndBoxes",
    "Game",
    "GraphGame",
    "Hex",
    "HiddenTree",
    "KuhnPoker",
    "MiniChess",
    "Nim",
    "Patrol",
    "PayoffTree",
    "Pig",
    "Race",
    "TicTacToe",
    "TreeGame",
    "gathered",
    "material",
    "random_graph",
    "random_payoffs",
    "random_tree",
]
