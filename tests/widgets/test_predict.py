"""A prediction and its revelation."""

from __future__ import annotations

import pytest

from gamesearch import TREES, TreeGame, alphabeta, draw_tree, record, show_steps
from gamesearch.widgets.predict import predict, reveal


def test_a_question_and_its_answer_share_a_key_and_nobody_is_held_up():
    question = predict("2.p1", "How many of the nine leaves?", [5, 7, 9])
    answer = reveal("2.p1", 7, "Two are cut.")
    assert repr(question) == "<prediction 2.p1: How many of the nine leaves?>"
    assert repr(answer) == "<revelation 2.p1: 7>"
    assert question.choices == ["5", "7", "9"]
    assert question.key == answer.truth.key


def test_what_answers_the_question_is_shut_until_the_verdict_opens_it():
    stepper = show_steps(record(alphabeta, TreeGame(TREES["textbook"])))
    verdict, shown = reveal("2.p1", 7, show=[stepper, "7 of 9"]).children
    assert (verdict.display, shown.layout.display) == ("none", "none")
    assert shown.children[0] is stepper
    assert "7 of 9" in shown.children[1].value


def test_without_widgets_the_answer_is_folded_away_with_all_that_shows_it():
    answer = reveal("2.p1", 7, "Two are cut.", show=draw_tree(TREES["textbook"]))
    data = answer._repr_mimebundle_()
    page = data["text/html"]
    assert page.startswith("<details><summary>The answer</summary><p>7. Two are cut.</p><img ")
    assert page.endswith("</details>")
    assert not {"image/png", "image/svg+xml"} & data.keys()  # nothing is shown beside the gate


def test_a_figure_is_shown_by_its_revelation_and_nowhere_else():
    from matplotlib import pyplot

    figure, axes = pyplot.subplots()
    axes.plot([1, 2])
    answer = reveal("2.p1", "up", "It rises.", show=figure)
    assert figure.number not in pyplot.get_fignums()
    assert 'alt="up. It rises."' in answer.children[1].children[0].value


@pytest.mark.parametrize("actual", [7, 7.0])
def test_a_number_is_written_as_the_choices_are(actual):
    assert reveal("2.p1", actual).truth.actual in predict("2.p1", "?", [7, 9]).choices
