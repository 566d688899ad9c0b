"""Players against each other, and what the results allow one to say.

player     any function (game, state) that answers with a move, or as searches do with a pair
"""

from .luck import elo, wilson
from .selfplay import learn
from .tournament import Score, Standing, openings, play_out, tournament

__all__ = ["Score", "Standing", "elo", "learn", "openings", "play_out", "tournament", "wilson"]
