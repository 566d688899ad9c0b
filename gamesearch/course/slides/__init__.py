"""Decks, handouts and pages that open without a network."""
