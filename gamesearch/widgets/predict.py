"""A prediction before the picture, and the truth beside it afterwards.

`predict` asks, `reveal` compares. The two are linked in the browser, so the order in which the
cells were run does not matter, no kernel is asked, and a notebook that runs with nobody in front
of it is not held up. Nothing here is marked.
"""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Any

from ..drawing.numbers import number
from .toolkit import anywidget, front_end, ipywidgets, traitlets

_asked: dict[str, Prediction] = {}


class _Card(anywidget.AnyWidget):
    """What a question and its answer have in common: the guess, and how they look on paper.

    The browser shows a card with a question as the question, one without as the answer.
    """

    _esm = front_end("predict.js")
    _css = front_end("predict.css")
    guess = traitlets.Unicode("").tag(sync=True)
    question = traitlets.Unicode("").tag(sync=True)

    def _repr_mimebundle_(self, **asked: Any) -> Any:
        data, metadata = super()._repr_mimebundle_(**asked) or ({}, {})
        return {**data, "text/html": self.on_paper(), "text/plain": repr(self)}, metadata

    def on_paper(self) -> str:
        raise NotImplementedError


class Prediction(_Card):
    """A question that waits for an answer; `guess` is "" until one is locked in."""

    choices: Any = traitlets.List().tag(sync=True)

    def __init__(self, key: str, question: str, choices: list[str]):
        super().__init__(question=question, choices=choices)
        self.key = key

    def on_paper(self) -> str:
        choices = "".join(f"<li>{html.escape(choice)}</li>" for choice in self.choices)
        return f"<p><b>{html.escape(self.question)}</b></p>" + (choices and f"<ul>{choices}</ul>")

    def __repr__(self) -> str:
        return f"<prediction {self.key}: {self.question}>"


class Revelation(_Card):
    """The truth, beside the guess if there is one."""

    actual = traitlets.Unicode().tag(sync=True)
    text = traitlets.Unicode().tag(sync=True)

    def __init__(self, key: str, actual: str, text: str):
        super().__init__(actual=actual, text=text)
        self.key = key

    def on_paper(self) -> str:
        truth = html.escape(f"{self.actual}. {self.text}".strip())
        return (
            f"<details><summary>No prediction yet. Look anyway.</summary><p>{truth}</p></details>"
        )

    def __repr__(self) -> str:
        return f"<revelation {self.key}: {self.actual}>"


def predict(key: str, question: str, choices: Sequence[Any] | None = None) -> Prediction:
    """Ask for a guess: a line of text, or one of `choices`. `key` ties it to its `reveal`."""
    _asked[key] = Prediction(key, question, [_text(choice) for choice in choices or ()])
    return _asked[key]


def reveal(key: str, actual: Any, text: str = "") -> Revelation:
    """The truth beside what was guessed under the same key; `text` says why."""
    shown = Revelation(key, _text(actual), text)
    if key in _asked:
        ipywidgets.jslink((_asked[key], "guess"), (shown, "guess"))
    return shown


def _text(value: Any) -> str:
    return value if isinstance(value, str) else number(value)
