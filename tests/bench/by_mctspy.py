"""mctspy: UCT for games of its own protocol. It has no Connect Four, so it gets a lean one: the
same two bitboards as ours, so that what differs is the library's tree."""

from __future__ import annotations

import numpy
from mctspy.tree.nodes import TwoPlayersGameMonteCarloTreeSearchNode
from mctspy.tree.search import MonteCarloTreeSearch

from gamesearch import ConnectFour

GAME = ConnectFour()
BOTTOM = [bottom for _, bottom in GAME.top_and_bottom.values()]


class State:
    """`own` are the stones of the player to move, 1 or −1."""

    def __init__(self, own: int = 0, mask: int = 0, next_to_move: int = 1):
        self.own, self.mask, self.next_to_move = own, mask, next_to_move
        won = GAME.has_line(own ^ mask)
        self.game_result = -next_to_move if won else 0 if mask == GAME.full else None

    def get_legal_actions(self) -> list[int]:
        free = ~self.mask & GAME.top_row
        return [bottom for (_, top), bottom in zip(GAME.tops, BOTTOM, strict=True) if free & top]

    def move(self, bottom: int) -> State:
        return State(self.own ^ self.mask, self.mask | self.mask + bottom, -self.next_to_move)

    def is_game_over(self) -> bool:
        return self.game_result is not None


def search(games: int) -> TwoPlayersGameMonteCarloTreeSearchNode:
    numpy.random.seed(1)  # the generator it draws from
    root = TwoPlayersGameMonteCarloTreeSearchNode(State())
    MonteCarloTreeSearch(root).best_action(games)
    return root


def favourite(root: TwoPlayersGameMonteCarloTreeSearchNode) -> tuple[int, int]:
    """The column visited most, and how many games went through the root."""
    best = max(root.children, key=lambda child: child.n)
    return BOTTOM.index(best.state.mask), int(root.n)
