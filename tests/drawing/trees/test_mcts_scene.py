"""A Monte Carlo tree search as a film: what is told is what the search did."""

from __future__ import annotations

import random

import pytest

from gamesearch import Hex, TicTacToe, mcts, tree_after
from gamesearch.drawing.trees.mcts_scene import DETAILED, Film, Noting, following
from gamesearch.search.montecarlo.puct import puct, rollout_guess
from gamesearch.search.montecarlo.rave import rave

GAME = TicTacToe()


@pytest.fixture(scope="module")
def film():
    return Film(GAME, mcts, 60, 3)


def test_watching_a_search_does_not_change_it(film):
    alone = tree_after(60, mcts(GAME, rng=random.Random(3)))
    assert [(c.move, c.N, c.W) for c in film.root.children] == [
        (c.move, c.N, c.W) for c in alone.children
    ]


def test_the_first_games_go_through_the_four_phases_in_order(film):
    for game in range(1, DETAILED + 1):
        phases = [frame.phase for frame in film.frames if frame.game == game]
        assert phases[:2] == ["select", "expand"]
        assert set(phases[2:-1]) == {"simulate"}
        assert phases[-1] == "backup"


def test_the_random_game_is_played_out_on_the_board(film):
    moves = [frame for frame in film.frames if frame.game == 1 and "random move" in frame.words]
    last = next(f for f in film.frames if f.game == 1 and "worth" in f.words)
    assert GAME.is_terminal(last.board[0])
    assert moves[-1].board == last.board
    assert len(moves) == sum(cell != "." for cell in GAME.cells(last.board[0])) - 1


def test_every_step_shows_the_counts_of_its_moment(film):
    book = film.book()
    counts: dict = {}
    for frame in book["frames"]:
        counts |= {node: N for node, N, _ in frame["counts"]}
        done = frame["game"] - (frame["phase"] not in ("backup", ""))
        assert counts.get(0, 0) == done  # every finished game went through the root


def test_a_node_stands_below_the_one_that_leads_to_it(film):
    nodes = film.book()["nodes"]
    assert nodes[0]["parent"] is None
    assert all(nodes[n["parent"]]["ply"] == n["ply"] - 1 for n in nodes[1:])


@pytest.mark.parametrize("search", [rave, lambda game, rng: puct(game, guess=rollout_guess(rng))])
def test_other_searches_can_be_watched_as_well(search):
    assert Film(Hex(3), search, 12, 1).book()["frames"][-1]["game"] == 12


def test_the_moves_of_one_game_are_found_among_others():
    noting = Noting(GAME)
    first = noting.result(GAME.initial, 0)
    noting.result(GAME.initial, 5)  # another look, elsewhere
    noting.result(first, 4)
    assert [move for _, move, _ in following(noting.noted, GAME.initial)] == [0, 4]
