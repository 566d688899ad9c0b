"""Features of chess, on positions where one can count them by hand."""

from __future__ import annotations

import pytest

from gamesearch import Chess

pytest.importorskip("chess")
features = pytest.importorskip("gamesearch.evaluation.chess")


def on(feature, fen):
    game = Chess(fen)
    return feature(game, game.initial)


@pytest.mark.parametrize("feature", features.FEATURES, ids=lambda f: f.__name__)
def test_the_start_is_even(feature):
    assert on(feature, None) == 0


@pytest.mark.parametrize("feature", features.FEATURES, ids=lambda f: f.__name__)
def test_the_board_seen_from_the_other_side_turns_the_sign(feature):
    board = Chess().board(
        Chess("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4").initial
    )
    assert on(feature, board.fen()) == pytest.approx(-on(feature, board.mirror().fen()))


@pytest.mark.parametrize(
    ("feature", "fen", "value"),
    [
        (features.material, "4k3/8/8/8/8/8/P7/Q3K3 w - - 0 1", 10),
        (features.material, "r3k3/p7/8/8/8/8/8/N3K3 w - - 0 1", -3),
        (features.pawn_structure, "4k3/8/8/8/8/P7/P7/4K3 w - - 0 1", -3),
        (features.pawn_structure, "4k3/8/8/8/8/8/PP6/4K3 w - - 0 1", 0),
        (features.centre, "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", 3),
        (features.development, "4k3/8/8/8/8/5N2/8/4K1N1 w - - 0 1", 1),
        (features.castling, "4k3/8/8/8/8/8/5PPP/5RK1 w - - 0 1", 1),
        (features.castling, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", 0.5),
        (features.open_files, "4k3/8/8/8/8/8/1P6/RR2K3 w - - 0 1", 1),
        (features.open_files, "4k3/p7/8/8/8/8/8/R3K3 w - - 0 1", 0.5),
        (features.king_safety, "k7/8/8/8/8/8/5PPP/6K1 w - - 0 1", 5),
    ],
)
def test_features_count_what_they_say(feature, fen, value):
    assert on(feature, fen) == value


def test_the_kings_pawn_adds_ten_moves():
    game = Chess()
    assert features.mobility(game, game.result(game.initial, "e2e4")) == 10


def test_mobility_does_not_depend_on_whose_turn_it_is():
    assert on(features.mobility, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1") == on(
        features.mobility, "4k3/8/8/8/8/8/8/R3K3 b - - 0 1"
    )
