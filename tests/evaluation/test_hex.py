"""What one can say of Hex without searching."""

from __future__ import annotations

from gamesearch import Hex
from gamesearch.evaluation.hex import centrality


def test_bias_towards_the_centre_knows_where_it_is():
    game = Hex(5)
    assert centrality(game, game.initial, 12) == 1
    assert centrality(game, game.initial, 0) == 0
