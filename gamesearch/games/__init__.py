"""Rules, and nothing else: a file per game."""
