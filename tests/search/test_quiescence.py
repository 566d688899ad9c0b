"""Quiescence against a plain search of captures, and what it is for."""

from __future__ import annotations

import random
from functools import partial

import pytest

from gamesearch import (
    MAX,
    BadSearch,
    MiniChess,
    TicTacToe,
    alphabeta,
    solve,
)
from gamesearch.checks.evaluation.captures import Exchange, random_fight, static
from gamesearch.games.minichess import minichess_material
from gamesearch.search.quiescence import captures, quiescence


def brute(game, state, evaluate):
    """Stand pat or capture, without a window and in the given order."""
    if game.is_terminal(state):
        return game.utility(state)
    choices = [evaluate(game, state)]
    for move in game.actions(state):
        if game.capture(state, move) is not None:
            choices.append(brute(game, game.result(state, move), evaluate))
    return (max if game.to_move(state) == MAX else min)(choices)


@pytest.mark.parametrize("players", [(0, 1), (1, 0), (0, 0, 1), (1, 1, 0)])
def test_cuts_and_order_do_not_change_the_value(players):
    rng = random.Random(3)
    for _ in range(200):
        game = Exchange(random_fight(rng), players)
        assert quiescence(game, evaluate=static) == brute(game, (), static)


def test_the_same_on_minichess():
    game, rng = MiniChess(), random.Random(4)
    for _ in range(30):  # few pieces: without cuts, many of them have millions of exchanges
        squares = ["."] * 25
        for square, piece in zip(rng.sample(range(25), 7), "KkQrbnN", strict=True):
            squares[square] = piece
        state = game.parse("".join(squares), rng.choice((0, 1)))
        assert quiescence(game, state, evaluate=minichess_material) == brute(
            game, state, minichess_material
        )


def test_nobody_must_take():
    assert quiescence(Exchange((1, [(-8, [])])), evaluate=static) == 1
    assert quiescence(Exchange((-1, [(8, [])]), (1, 0)), evaluate=static) == -1


def test_quiet_moves_are_not_searched():
    assert quiescence(Exchange((1, [], [9])), evaluate=static) == 1


def test_a_guarded_pawn_is_left_alone():
    game = MiniChess()
    state = game.parse("..r.k .p... ..p.. ..... ..Q.K")
    hasty = alphabeta(game, state, depth=1, evaluate=minichess_material)
    calm = alphabeta(
        game, state, depth=1, evaluate=partial(quiescence, evaluate=minichess_material)
    )
    assert (hasty.value, hasty.move[1]) == (0.03, 12)
    assert calm.value == 0.02
    assert calm.move[1] != 12


def test_it_fits_into_solve_which_counts_its_states():
    game = MiniChess()
    state = game.parse("..r.k .p... ..p.. ..... ..Q.K")
    plain, calm = (
        solve(game, state, depth=3, evaluate=minichess_material, quiet=quiet)
        for quiet in (None, quiescence)
    )
    assert (round(plain.value, 2), round(calm.value, 2)) == (0.07, 0.02)
    assert calm.nodes > plain.nodes


def test_the_dearest_victim_comes_first_then_the_cheapest_attacker():
    game = MiniChess()
    state = game.parse("....k .q.r. P.P.. .B... ....K")
    taken = [game.capture(state, move) for move in captures(game, state)]
    assert taken == sorted(taken, key=lambda pair: (-pair[0], pair[1]))
    assert taken[0] == (9, 1)


def test_a_game_without_captures_is_told_what_is_missing():
    with pytest.raises(BadSearch, match="capture"):
        quiescence(TicTacToe(), evaluate=lambda game, state: 0)
