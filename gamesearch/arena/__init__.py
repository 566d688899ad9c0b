"""Players against each other, and what the results allow one to say.

player      any function (game, state) that answers with a move, or as searches do with a pair
tournament  games played, with luck around them       handicap    odds of two models, exactly
matching    moves compared with a program's           screening   flags, base rates, thresholds
difficulty  opponents that adapt, and for whom        energy      watts, seconds, powers of ten
selfplay    a network that learns from its own games
"""
