"""Positions as pictures: one drawing function per kind of board."""
