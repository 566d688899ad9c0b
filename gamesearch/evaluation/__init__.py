"""Guesses at what a position is worth, for games too large to be searched to their end.

A feature is a function `feature(game, state) -> number`, from MAX's side. `Weighted` adds
features up, and `fit_weights` beside it finds weights from positions whose values are known.
`gamesearch.evaluation.chess`, `.tictactoe`, `.connectfour` and `.hex` say what can be counted in a
position of these games; `.network` is a policy and a value for Hex.
"""
