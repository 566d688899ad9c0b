"""Guesses at what a position is worth, for games too large to be searched to their end.

A feature is a function `feature(game, state) -> number`, from MAX's side. `Weighted` adds
features up. `gamesearch.evaluation.chess`, `.tictactoe` and `.connectfour` hold the features of a
game, `.learning` finds weights from positions whose values are known; `.network` is a policy and a
value for Hex.
"""

from .connectfour import centre_stones, lacking_one, lacking_two
from .hexes import beside_own, central, towards_centre
from .learning import fitted, pairwise_order
from .network import Network
from .tictactoe import open_lines, threats
from .weighted import Feature, Weighted

__all__ = [
    "Feature",
    "Network",
    "Weighted",
    "beside_own",
    "central",
    "centre_stones",
    "fitted",
    "lacking_one",
    "lacking_two",
    "open_lines",
    "pairwise_order",
    "threats",
    "towards_centre",
]
