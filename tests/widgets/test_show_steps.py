"""Steppers as the notebook stores them."""

from __future__ import annotations

import json
import random

from gamesearch import TREES, TreeGame, alphabeta, minimax, record
from gamesearch.widgets.show_steps import show_steps

GAME = TreeGame(TREES["textbook"])


VIEW = "application/vnd.jupyter.widget-view+json"


def weight(widget) -> int:
    return len(json.dumps(widget.get_state(), ensure_ascii=False, default=str))


def test_a_stepper_is_a_widget_a_picture_and_a_text():
    data, metadata = show_steps(record(alphabeta, GAME))._repr_mimebundle_()
    assert set(data) == {VIEW, "image/png", "text/plain"}
    assert data["text/plain"] == "<stepper: 15 steps, 13 nodes, 2 moves pruned>"
    assert "MAX can be sure of 3" in metadata["image/png"]["alt"]


def test_a_stepper_opens_where_it_is_told_to():
    stepper = show_steps(record(alphabeta, GAME), at=8)
    assert stepper.view.step == 8
    assert "cannot matter" in stepper.fallback.alt


def test_forty_nodes_with_all_their_steps_weigh_little_and_carry_their_script():
    rng = random.Random(3)
    tree = [[[rng.randint(-9, 19) for _ in range(3)] for _ in range(3)] for _ in range(3)]
    view = show_steps(record(alphabeta, TreeGame(tree))).view
    assert weight(view) < 75_000
    assert "export default" in view.get_state()["_esm"]


def test_several_searches_share_one_place():
    both = show_steps({"minimax": record(minimax, GAME), "alpha-beta": record(alphabeta, GAME)})
    assert repr(both) == "<steppers: minimax, alpha-beta>"
    assert "image/png" in both._repr_mimebundle_()[0]
