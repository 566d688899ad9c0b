"""Algorithms, one per file. Each file is the textbook's pseudo-code in Python."""
