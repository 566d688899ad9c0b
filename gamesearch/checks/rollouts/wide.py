"""Positions for a search with progressive widening, and how good their moves look (12.7)."""

from __future__ import annotations

from typing import NamedTuple

from ...evaluation.hex import centrality
from ...games.game import MAX, MIN, Action, Game, Player, State
from ...games.hex import Hex
from ...games.tictactoe import TicTacToe
from ...search.montecarlo.progressive_bias import Looks
from ..mcts.cases import in_a_row

BOARD = TicTacToe()


class Wide(NamedTuple):
    """A position, how good its moves look, and how many games are played from it."""

    name: str
    game: Game
    state: State
    looks: Looks
    games: int
    seed: int = 5

    def __str__(self) -> str:
        return f"{self.name}, after {self.games} games"


def towards_the_end(game: Game, state: State, move: Action) -> float:
    """The last move in the list looks best."""
    return move / 200


def by_turns_alike(game: Game, state: State, move: Action) -> float:
    """High numbers look best to MAX, low ones to MIN."""
    return move / 200 if game.to_move(state) == MAX else 1 - move / 200


def alike(game: Game, state: State, move: Action) -> float:
    return 0.5


ELEVEN = Wide("Hex on 121 cells", Hex(11), Hex(11).initial, centrality, 120)
BACKWARDS = Wide("Hex on 49 cells, high numbers first", Hex(7), Hex(7).initial, towards_the_end, 90)
FEW = Wide("tic-tac-toe", BOARD, BOARD.initial, towards_the_end, 60)
BY_TURNS = Wide(
    "Hex on 49 cells, where X likes high numbers and O low ones",
    Hex(7),
    Hex(7).initial,
    by_turns_alike,
    90,
)
FIVE = Hex(5)


def first_is_best(game: Game, state: State, move: Action) -> float:
    return 1 - move / 200


def just_tried(leaves: int, games: int, player: Player) -> Wide:
    """All draws, and a win that looks worst: it is tried in the last game, so its mean is the
    highest, and others were visited more."""
    tree = in_a_row([0] * (leaves - 1) + [1 if player == MAX else -1], player)
    return Wide(tree.name, tree.game, tree.state, first_is_best, games)


# Here the highest mean belongs to another move than the most visits; in Hex it often does.
SHORT = [
    just_tried(8, 14, MAX),
    just_tried(6, 8, MIN),
    *(Wide("Hex on 25 cells", FIVE, FIVE.initial, centrality, 45, seed) for seed in range(1, 4)),
]
WIDE = [ELEVEN, BACKWARDS, BY_TURNS, FEW]
DRAWN = Wide("the board XOXXO.OX.", BOARD, BOARD.parse("XOXXO.OX."), alike, 40)
WINS = [
    Wide(f"the board {cells}", BOARD, BOARD.parse(cells), alike, 700)
    for cells in ("XX.OO....", "O..XX....", "..X.OO..X")
]
