"""Players against each other, and what the results allow one to say.

player      any function (game, state) that answers with a move, or as searches do with a pair
tournament  games played, with luck around them       handicap    odds of two models, exactly
matching    moves compared with a program's           screening   flags, base rates, thresholds
difficulty  opponents that adapt, and for whom        energy      watts, seconds, powers of ten
selfplay    a network that learns from its own games
"""

from .difficulty import after_offers
from .handicap import both_colours, elo_share, even_handicap, odds
from .luck import elo, wilson
from .screening import Screen, at_least, threshold
from .selfplay import learn
from .tournament import Score, Standing, openings, play_out, tournament

__all__ = [
    "Score",
    "Screen",
    "Standing",
    "after_offers",
    "at_least",
    "both_colours",
    "elo",
    "even_handicap",
    "elo_share",
    "learn",
    "odds",
    "openings",
    "play_out",
    "threshold",
    "tournament",
    "wilson",
]
