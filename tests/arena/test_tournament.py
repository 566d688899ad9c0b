"""Tournaments: who plays whom, how often, and what the score says."""

from __future__ import annotations

import sys

import pytest

from gamesearch import ConnectFour, Nim, TicTacToe, alphabeta, minimax
from gamesearch.arena.tournament import Score, TooFewPlayers, openings, play_out, tournament
from gamesearch.tracing.answers import BadPlayer


def first(game, state):
    return game.actions(state)[0]


def last(game, state):
    return game.actions(state)[-1]


def test_everybody_meets_everybody_from_every_opening_with_both_colours():
    standing = tournament(TicTacToe(), {"a": first, "b": last, "c": alphabeta}, plies=1)
    assert {name: score.games for name, score in standing.totals.items()} == dict.fromkeys(
        "abc", 2 * 2 * 9
    )
    assert standing.pairs["a", "b"].wins == standing.pairs["b", "a"].losses


def test_a_perfect_player_never_loses_from_even_openings():
    standing = tournament(TicTacToe(), {"best": alphabeta, "first": first}, plies=0)
    assert standing.totals["best"].losses == 0


def test_the_same_tournament_gives_the_same_table():
    players = {"a": first, "b": last}
    assert str(tournament(ConnectFour(4, 4), players)) == str(
        tournament(ConnectFour(4, 4), players)
    )


def test_openings_hold_no_position_twice_and_no_finished_game():
    assert len(list(openings(TicTacToe(), 2))) == 72
    assert list(openings(Nim(1), 1)) == []


def test_openings_can_be_chosen():
    standing = tournament(
        Nim(5, most=3), {"a": minimax, "b": first}, starts=[Nim(5, most=3).initial]
    )
    assert standing.totals["a"].games == 2


def test_a_player_may_answer_with_a_move_or_with_value_and_move():
    assert play_out(Nim(3, most=3), minimax, first) == play_out(
        Nim(3, most=3), lambda game, state: minimax(game, state).move, first
    )


def test_a_move_that_is_none_is_named():
    def nothing(game, state):
        return None

    with pytest.raises(BadPlayer, match="nothing returned None instead of a move"):
        play_out(TicTacToe(), nothing, first)


def test_progress_is_drawn_on_the_error_stream_of_a_terminal_alone(capsys, monkeypatch):
    pytest.importorskip("rich")
    players = {"a": first, "b": last}
    tournament(TicTacToe(), players, plies=1, progress=True)
    assert capsys.readouterr() == ("", "")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    tournament(TicTacToe(), players, plies=1, progress=True)
    drawn = capsys.readouterr()
    assert drawn.out == ""
    assert "100%" in drawn.err


def test_a_draw_is_half_a_point():
    score = Score(wins=1, draws=2, losses=1)
    assert (score.points, score.share, score.games) == (2, 0.5, 4)


@pytest.mark.parametrize("names", [[], ["alone"]])
def test_nobody_to_play_against_is_said(names):
    with pytest.raises(TooFewPlayers, match=f"two players or more, got {len(names)}"):
        tournament(Nim(3), dict.fromkeys(names, minimax))
