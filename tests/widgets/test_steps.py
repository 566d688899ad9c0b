"""Steppers, frames, predictions and guesses as the notebook stores them."""

from __future__ import annotations

import json
import random

import pytest

from gamesearch import TREES, TreeGame, alphabeta, minimax, record
from gamesearch.drawing.charts import bars, lines
from gamesearch.errors import BadGame
from gamesearch.widgets.guess_pruned import guess_pruned
from gamesearch.widgets.predict import predict, reveal
from gamesearch.widgets.show_frames import FramesTooLarge, show_frames
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
    assert (stepper.slider.value, stepper.view.step, stepper.player.value) == (8, 8, 8)
    assert "cannot matter" in stepper.fallback.alt


def test_forty_nodes_with_all_their_steps_weigh_little_and_carry_their_script():
    rng = random.Random(3)
    tree = [[[rng.randint(-9, 19) for _ in range(3)] for _ in range(3)] for _ in range(3)]
    view = show_steps(record(alphabeta, TreeGame(tree))).view
    assert weight(view) < 60_000
    assert "export default" in view.get_state()["_esm"]


def test_several_searches_share_one_place():
    both = show_steps({"minimax": record(minimax, GAME), "alpha-beta": record(alphabeta, GAME)})
    assert repr(both) == "<steppers: minimax, alpha-beta>"
    assert "image/png" in both._repr_mimebundle_()[0]


def test_frames_carry_their_words_and_share_what_is_equal():
    charts = [bars(["a"], [n], alt=f"depth {n}: {n}") for n in range(1, 7)]
    alone, all_six = show_frames([1], charts[:1]), show_frames(range(1, 7), charts, label="depth")
    assert all_six.view.book["words"][2] == "depth 3: 3"
    assert repr(all_six) == "<slider: 6 pictures, depth 1 to 6>"
    assert weight(all_six.view) < 4 * weight(alone.view)
    assert show_frames(range(1, 7), charts, at=-1).fallback is charts[-1]


def test_frames_are_refused_when_something_is_missing_or_too_much():
    chart = bars(["a"], [1], alt="one")
    with pytest.raises(ValueError, match="each picture needs its label"):
        show_frames([1, 2], [chart])
    with pytest.raises(ValueError, match="describe="):
        show_frames([1], [chart.figure])
    rng = random.Random(0)
    noise = [
        lines(range(1500), [rng.random() for _ in range(1500)], alt="noise") for _ in range(40)
    ]
    with pytest.raises(FramesTooLarge, match="show fewer"):
        show_frames(range(40), noise)


def test_a_prediction_reaches_its_revelation_and_nobody_is_held_up():
    question = predict("2.p1", "How many of the nine leaves?", [5, 7, 9])
    answer = reveal("2.p1", 7, "Two are cut.")
    assert repr(question) == "<prediction 2.p1: How many of the nine leaves?>"
    assert repr(answer) == "<revelation 2.p1: 7>"
    assert question.choices == ["5", "7", "9"]
    data, _ = answer._repr_mimebundle_()
    assert data["text/html"].startswith("<details><summary>No prediction yet.")


def test_a_guess_is_compared_with_the_search_and_explained_by_its_window():
    view = guess_pruned(GAME).children[0]
    unread = [leaf["name"] for leaf in view.book["leaves"] if not leaf["read"]]
    assert unread == ["Leaf 5 of 9, worth 4", "Leaf 6 of 9, worth 6"]
    second, fifth = view.book["leaves"][1]["why"], view.book["leaves"][4]["why"]
    assert "is read: at that moment the window of MIN above it is [−∞, 3]" in second
    assert "is never read. MIN here can hold MAX to 2, MAX already has 3" in fifth
    for leaf in view.book["leaves"]:
        assert f'data-g="x{leaf["part"]}"' in view.svg


def test_only_a_small_tree_can_be_guessed_in():
    with pytest.raises(BadGame, match="at most 40"):
        guess_pruned([[list(range(5))] * 4] * 4)
