"""The contest: the players of a class meet, each in a sandbox of its own, under a clock.

contest     all of it, from the folder of submissions to the page     entries   who takes part
games       the game by its name, and where its games begin           pairing   who meets whom
referee     plays a game: holds the board, asks, judges               process   a player, outside
seat        a player, from inside its process                         wire      what the two say
work        a pairing as a task: here, side by side, on a cluster     record    nothing is lost
standing    points, ratings, cross table, the same as CSV             turning   where a game turned
page        contest.html                                              starting  of a process
terms       the game, the clock, the limits
"""
