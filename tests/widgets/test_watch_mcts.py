"""A Monte Carlo tree search to look at."""

from __future__ import annotations

import json

from gamesearch import TicTacToe, mcts
from gamesearch.widgets.watch_mcts import watch_mcts


def test_a_scene_is_a_stepper_of_modest_weight_with_a_picture_for_paper():
    scene = watch_mcts(TicTacToe(), games=30)
    assert repr(scene).startswith("<scene: 30 random games, ")
    book = scene.view.book
    assert len(book["alts"]) == len(book["boards"]["frames"])
    assert len(json.dumps(book)) < 150_000
    data, metadata = scene._repr_mimebundle_()
    assert "image/png" in data
    assert "visits after 30 games" in metadata["image/png"]["alt"]


def test_a_search_of_ones_own_that_is_not_written_yet_gets_a_sentence():
    def my_mcts(game, rng):
        raise NotImplementedError("exercise 11.3")

    assert "finish exercise 11.3 first" in repr(watch_mcts(TicTacToe(), my_mcts))


def test_options_go_into_a_function_of_ones_own():
    scene = watch_mcts(TicTacToe(), lambda game, rng: mcts(game, rng=rng, c=0.1), games=5)
    assert scene.view.book["games"] == 5
