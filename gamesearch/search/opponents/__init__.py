"""Opponents who are not perfect: what they may play, what one learns of them, how to use it."""
