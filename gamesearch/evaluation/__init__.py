"""Guesses at what a position is worth, for games too large to be searched to their end.

A feature is a function `feature(game, state) -> number`, from MAX's side. `Weighted` adds
features up. `gamesearch.evaluation.chess`, `.tictactoe` and `.connectfour` hold the features of a
game, `.learning` finds weights from positions whose values are known; `.network` is a policy and a
value for Hex.
"""
