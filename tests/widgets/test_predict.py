"""A prediction and its revelation."""

from __future__ import annotations

from gamesearch.widgets.predict import predict, reveal


def test_a_prediction_reaches_its_revelation_and_nobody_is_held_up():
    question = predict("2.p1", "How many of the nine leaves?", [5, 7, 9])
    answer = reveal("2.p1", 7, "Two are cut.")
    assert repr(question) == "<prediction 2.p1: How many of the nine leaves?>"
    assert repr(answer) == "<revelation 2.p1: 7>"
    assert question.choices == ["5", "7", "9"]
    data, _ = answer._repr_mimebundle_()
    assert data["text/html"].startswith("<details><summary>No prediction yet.")
