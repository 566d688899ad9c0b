"""Players against each other, and what the results allow one to say.

player          any function (game, state) that answers with a move, or as searches do with a pair
tournament      games played, with luck around them     handicap     odds of two models, exactly
move_matching   moves compared with a program's         base_rates   flags, base rates, thresholds
difficulty      opponents that adapt, and for whom      energy       watts, seconds, powers of ten
assistance      people and programs on one side         ratings      intervals, Elo, Bradley-Terry
selfplay        a network that learns from its own games

clock           what a player may spend on a move       clocked      games under a clock
house           players of known strength               sequential   play until it is decided
"""
