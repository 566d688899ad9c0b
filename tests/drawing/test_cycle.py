"""A ring of boxes: every step and what it hands on is written, and each arrow leads on."""

from gamesearch.drawing.cycle import draw_cycle


def test_every_step_and_what_it_hands_on_is_written():
    axes = draw_cycle({"one": "first", "two": "second", "three": "third"}, alt="x").figure.axes[0]
    written = {text.get_text() for text in axes.texts}
    assert {"one", "two", "three", "first", "second", "third"} <= written


def test_there_is_an_arrow_for_each_step():
    axes = draw_cycle({"a": "b", "c": "d"}, alt="x").figure.axes[0]
    arrows = [text for text in axes.texts if getattr(text, "arrow_patch", None)]
    assert len(arrows) == 2
