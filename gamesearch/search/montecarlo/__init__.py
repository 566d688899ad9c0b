"""Searches that learn from random games."""
