"""A prediction before the picture, and the truth beside it afterwards.

`predict` asks; `reveal` compares, and only then shows what answers the question: its `show` stays
shut until a guess is locked in, or the reader asks to look anyway. The two find each other by
their key, in the browser: the order in which the cells were run does not matter, no kernel is
asked, and a notebook that runs with nobody in front of it is not held up. Nothing here is marked.
"""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Any

from ..drawing.numbers import number
from ..drawing.picture import Picture
from ..drawing.spelled import spelled
from .as_widget import as_widget, on_paper
from .toolkit import anywidget, front_end, ipywidgets, traitlets


class _Card(anywidget.AnyWidget):
    """What a question and its answer have in common: the key, and the guess.

    The browser shows a card with a question as the question, one without as the answer.
    """

    _esm = front_end("predict.js")
    _css = front_end("predict.css")
    key = traitlets.Unicode().tag(sync=True)
    guess = traitlets.Unicode("").tag(sync=True)
    question = traitlets.Unicode("").tag(sync=True)


class Prediction(_Card):
    """A question that waits for an answer; `guess` is "" until one is locked in."""

    choices: Any = traitlets.List().tag(sync=True)

    def _repr_mimebundle_(self, **asked: Any) -> Any:
        data, metadata = super()._repr_mimebundle_(**asked) or ({}, {})
        return {**data, "text/html": self.on_paper(), "text/plain": repr(self)}, metadata

    def on_paper(self) -> str:
        choices = "".join(f"<li>{html.escape(choice)}</li>" for choice in self.choices)
        return f"<p><b>{html.escape(self.question)}</b></p>" + (choices and f"<ul>{choices}</ul>")

    def __repr__(self) -> str:
        return f"<prediction {self.key}: {self.question}>"


class Truth(_Card):
    """The truth, beside the guess if there is one; `display` opens what answers the question."""

    actual = traitlets.Unicode().tag(sync=True)
    text = traitlets.Unicode().tag(sync=True)
    display = traitlets.Unicode("none").tag(sync=True)  # of the exhibits, as CSS says it


class Revelation(ipywidgets.VBox):
    """A gate: the verdict, and below it what is shown once it is open."""

    def __init__(self, key: str, actual: str, text: str, exhibits: list[Any]):
        self.key, self.exhibits = key, exhibits
        self.truth = Truth(key=key, actual=actual, text=text)
        children = [self.truth]
        if exhibits:
            shut = ipywidgets.Layout(display="none", width="100%")
            children.append(ipywidgets.VBox([as_widget(one) for one in exhibits], layout=shut))
            ipywidgets.jslink((self.truth, "display"), (shut, "display"))
        super().__init__(children, layout=ipywidgets.Layout(width="100%"))
        self.add_class("gs-gate")

    def _repr_mimebundle_(self, **asked: Any) -> Any:
        data = super()._repr_mimebundle_(**asked) or {}
        return {**data, "text/html": self.on_paper(), "text/plain": repr(self)}

    def on_paper(self) -> str:
        truth = html.escape(f"{self.truth.actual}. {self.truth.text}".strip())
        shown = "".join(map(on_paper, self.exhibits))
        return f"<details><summary>The answer</summary><p>{truth}</p>{shown}</details>"

    def __repr__(self) -> str:
        return f"<revelation {self.key}: {self.truth.actual}>"


def predict(key: str, question: str, choices: Sequence[Any] | None = None) -> Prediction:
    """Ask for a guess: a line of text, or one of `choices`. `key` ties it to its `reveal`.

    >>> predict("2.p1", "How many of the four leaves are read?", [2, 3, 4])
    <prediction 2.p1: How many of the four leaves are read?>
    """
    return Prediction(key=key, question=question, choices=[_text(each) for each in choices or ()])


def reveal(key: str, actual: Any, text: str = "", show: Any = None) -> Revelation:
    """The truth beside what was guessed under the same key; `text` says why.

    A list that the text quotes is spelled. `show` is what answers the question, or a list of such:
    a picture, a stepper or another widget of the course, a figure of matplotlib, a table, a text as
    it would be printed. None of it is to be seen before the reader has locked in a guess, or chosen
    to look anyway:

        reveal("2.p1", len(trace.leaves), "Minimax reads 9.", show=show_steps(trace))

    >>> reveal("2.p1", 3, "The last one cannot matter any more.")
    <revelation 2.p1: 3>
    """
    actual, text = _text(actual), spelled(text)
    shown = show if isinstance(show, list) else [] if show is None else [show]
    exhibits = [_picture(one, f"{actual}. {text}") if _is_figure(one) else one for one in shown]
    return Revelation(key, actual, text, exhibits)


def _text(value: Any) -> str:
    return value if isinstance(value, str) else number(value)


def _is_figure(thing: Any) -> bool:
    return hasattr(thing, "savefig")


def _picture(figure: Any, words: str) -> Picture:
    """A figure of matplotlib, taken from pyplot, which would show it below the cell as well."""
    from matplotlib import pyplot

    pyplot.close(figure)
    return Picture(lambda: figure, words.strip(), "figure")
