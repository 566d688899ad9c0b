"""An independent library values the same positions: OpenSpiel, with its own rules and searches."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from typing import Any

import pyspiel
from by_openspiel import TO_THE_END, value_for_first
from measure import Table

from gamesearch import ConnectFour, Game, Nim, TicTacToe, alphabeta, minimax, negamax

SEARCHES = (minimax, negamax, alphabeta)


def positions(game: Game, theirs: Any, name_of: Callable, number: int, rng: random.Random):
    """Both libraries led along the same random moves to positions that are not over yet."""
    for _ in range(number):
        state, their_state = game.initial, theirs.new_initial_state()
        for _ in range(rng.randrange(10)):
            action = rng.choice(game.actions(state))
            after = game.result(state, action)
            if game.is_terminal(after):
                break
            state = after
            their_state.apply_action(name_of(action))
        assert len(game.actions(state)) == len(their_state.legal_actions())
        yield state, their_state


def same(action: int) -> int:
    return action


def compare(
    game: Game, theirs: Any, number: int, depth: int | None, name_of: Callable = same
) -> str:
    """How many positions were valued; every search must agree with the library on each."""
    rng = random.Random(2024)
    for state, their_state in positions(game, theirs, name_of, number, rng):
        value = value_for_first(theirs, their_state, depth or TO_THE_END)
        for search in SEARCHES:
            assert search(game, state, depth=depth).value == value, (game, state, depth)
    return f"{number:,}"


def compare_nim() -> str:
    """Every Nim of three piles up to three stones: its value from the start."""
    piles = list(product(range(1, 4), repeat=3))
    for sizes in piles:
        named = ";".join(map(str, sizes))
        theirs = pyspiel.load_game(f"nim(pile_sizes={named},is_misere=False)")
        value = value_for_first(theirs, theirs.new_initial_state(), TO_THE_END)
        assert alphabeta(Nim(*sizes)).value == value, sizes
    return f"{len(piles):,}"


def measure(rounds: int) -> Table:
    table = Table("Values agree with OpenSpiel", ["game", "positions", "depth"])
    table.row(
        "tic-tac-toe", compare(TicTacToe(), pyspiel.load_game("tic_tac_toe"), 60, None), "all"
    )
    for columns, rows, connect, number, depth in [
        (7, 6, 4, 40, 4),
        (5, 4, 4, 40, 5),
        (4, 4, 3, 60, 6),
        (3, 4, 3, 40, None),
    ]:
        name = f"connect_four(columns={columns},rows={rows},x_in_row={connect})"
        game = ConnectFour(columns, rows, connect)
        counted = compare(game, pyspiel.load_game(name), number, depth)
        table.row(f"Connect Four {columns} × {rows}, {connect} in a line", counted, depth or "all")
    table.row("Nim, three piles", compare_nim(), "all")
    return table
