"""The contest: the players of a class meet, each in a sandbox of its own, under a clock.

contest     all of it, from the folder of submissions to the page     entries   who takes part
pairing     who meets whom: all against all, or Swiss                 openings  where games begin
referee     plays a game: holds the board, asks, judges               process   a player, outside
seat        a player, from inside its process                         wire      what the two say
work        a pairing as a task: here, side by side, on a cluster     record    nothing is lost
standing    points, ratings, cross table                              turning   where a game turned
page        contest.html                                              sheets    CSV
terms       the game, the clock, the limits                           starting  of a process
arguments   what the command may be told                              games     by name
"""
