"""Pictures of trees, boards and numbers. Each is a pure function of what it draws.

  trees      a game tree, a recorded search at any of its moments, a tree of Monte Carlo tree search
  boards     a position
  charts     bars, lines, intervals; `diagrams`: figures for one idea each
  source     the package's own code

A recorded search is drawn from its trace alone. The trees of Monte Carlo tree search and the
payoffs of several players are what their searches in `gamesearch.search` say they are.
"""
