"""Rules, and nothing else: a file per game."""

from .connectfour import ConnectFour
from .dotsandboxes import DotsAndBoxes
from .game import CHANCE, MAX, MIN, Game
from .graph import GraphGame, random_graph
from .minichess import MiniChess, material
from .nim import Nim
from .tictactoe import TicTacToe
from .tree import TREES, TreeGame, random_tree

__all__ = [
    "CHANCE",
    "MAX",
    "MIN",
    "TREES",
    "ConnectFour",
    "DotsAndBoxes",
    "Game",
    "GraphGame",
    "MiniChess",
    "Nim",
    "TicTacToe",
    "TreeGame",
    "material",
    "random_graph",
    "random_tree",
]
