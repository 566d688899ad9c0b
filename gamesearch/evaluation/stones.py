"""Whose stones are where: states hold those of the player to move and those of both, a bit each."""

from __future__ import annotations

from ..games.game import MAX, State


def stones(state: State) -> tuple[int, int]:
    """X's and O's stones in tic-tac-toe and in Connect Four."""
    player, own, mask, _ = state
    return (own, own ^ mask) if player == MAX else (own ^ mask, own)
