"""Algorithms, one per file. Each file is the textbook's pseudo-code in Python.

Here are the searches that see everything and read the tree themselves, from minimax to an engine.
montecarlo   searches that learn from random games      imperfect   hidden cards, moves at once
opponents    players who are not perfect, and what to do with them
"""
