"""Chess, where the package that knows its rules is installed."""

from __future__ import annotations

import builtins
import pickle
import random
import re

import pytest

from gamesearch import (
    MAX,
    MIN,
    Chess,
    GameSearchError,
    IllegalMove,
    alphabeta,
)
from gamesearch.errors import BadGame, MissingExtra, installs
from gamesearch.games.check_game import check_game
from gamesearch.trees import perft

pytest.importorskip("chess")
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
ENDING = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"


def test_sequences_of_moves_are_as_many_as_is_known():
    assert [perft(Chess(), depth) for depth in range(1, 5)] == [20, 400, 8_902, 197_281]


def test_castling_promotion_and_taking_in_passing_are_counted_too():
    assert [perft(Chess(KIWIPETE), depth) for depth in (1, 2, 3)] == [48, 2_039, 97_862]
    assert [perft(Chess(ENDING), depth) for depth in (1, 2, 3, 4)] == [14, 191, 2_812, 43_238]


def test_it_keeps_the_promises_of_a_game():
    check_game(Chess("8/8/8/4k3/8/8/3PK3/8 w - - 90 1"), plays=3)
    check_game(Chess("7k/5Q2/8/8/8/8/8/K7 w - - 94 1"), plays=3)


def test_a_game_is_over_just_where_nothing_can_be_played():
    rng = random.Random(4)
    for _ in range(4):
        game = Chess()
        state = game.initial
        while not game.is_terminal(state):
            assert game.actions(state)
            state = game.result(state, rng.choice(game.actions(state)))
        assert game.actions(state) == ()


def test_mate_belongs_to_the_player_who_gave_it():
    game = Chess(MATE_IN_ONE)
    best = alphabeta(game, depth=1)
    mated = game.result(game.initial, best.move)
    assert best == (1, "a1a8")
    assert game.is_terminal(mated)
    assert (game.utility(mated, MAX), game.utility(mated, MIN)) == (1, -1)


@pytest.mark.parametrize(
    "fen",
    [
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",  # stalemate
        "8/8/8/4k3/8/8/4K3/8 w - - 0 1",  # bare kings
        "8/8/8/4k3/8/8/4KN2/8 w - - 0 1",  # a knight does not mate
        "8/8/8/4k3/8/8/4KR2/8 w - - 100 80",  # fifty moves
    ],
)
def test_draws(fen):
    game = Chess(fen)
    assert game.is_terminal(game.initial)
    assert game.utility(game.initial) == 0


def test_mate_counts_though_fifty_moves_are_over():
    game = Chess("R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 90")
    assert game.utility(game.initial) == 1


def test_a_capture_is_told_with_victim_and_attacker():
    game = Chess("4k3/8/8/3pP3/8/2N5/8/4K3 w - d6 0 1")
    assert game.capture(game.initial, "c3d5") == (1, 3)
    assert game.capture(game.initial, "e5d6") == (1, 1), "taken in passing"
    assert game.capture(game.initial, "e1e2") is None


def test_states_are_told_apart_by_what_may_still_be_castled():
    may, may_not = (Chess(f"4k3/8/8/8/8/8/8/4K2R w {rights} - 0 1") for rights in "K-")
    assert may.initial != may_not.initial
    assert hash(may.initial) == hash(may.parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1"))


def test_an_illegal_move_is_refused_with_those_that_are_legal():
    with pytest.raises(IllegalMove, match=r"e2e5.*legal: "):
        Chess().result(Chess().initial, "e2e5")


@pytest.mark.parametrize("fen", ["nonsense", "8/8/8/8/8/8/8/8 w - - 0 1"])
def test_what_is_no_position_is_said(fen):
    with pytest.raises(BadGame, match=r"Forsyth|cannot arise"):
        Chess(fen)


def test_it_can_be_sent_to_another_process():
    game = pickle.loads(pickle.dumps(Chess(KIWIPETE)))
    assert game.actions(game.initial) == Chess(KIWIPETE).actions(game.initial)


def test_without_the_package_one_sentence_says_what_to_install(monkeypatch):
    real = builtins.__import__

    def without_chess(name, *rest, **named):
        if name == "chess":
            raise ModuleNotFoundError("no chess here", name="chess")
        return real(name, *rest, **named)

    monkeypatch.setattr(builtins, "__import__", without_chess)
    with pytest.raises(MissingExtra, match=re.escape(installs("chess"))) as raised:
        Chess()
    assert isinstance(raised.value, GameSearchError)
