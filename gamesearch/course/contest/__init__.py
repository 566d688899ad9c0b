"""The contest: the players of a class meet, each in a sandbox of its own, under a clock.

contest      all of it, from the folder of submissions to the page    entries   who takes part
games        the game by its name, and where its games begin          pairing   who meets whom
referee      plays a game: holds the board, asks, judges              process   a player, outside
seat         a player, from inside its process                        record    nothing is lost
player_wire  what the two say to each other                           turning   where a game turned
tasks        a pairing as a task: here, side by side, on a cluster    starting  of a process
standing     points, ratings, cross table, the same as CSV            page      contest.html
terms        the game, the clock, the limits
"""
