"""Dictionaries and lists in a sentence, as a reader says them.

An alternative text often quotes what a cell has counted: `alt=f"Nodes: {nodes}"`. Whoever hears it
read out should hear names and numbers, no brackets, no quotation marks and no sixteen digits.
"""

from __future__ import annotations

import ast
from typing import Any

from .numbers import number

_CLOSED_BY = {"{": "}", "[": "]"}


def spelled(text: str) -> str:
    """
    >>> spelled("Nodes: {'no table': [18297, 7275], 'a table': 4852}.")
    'Nodes: no table: 18297, 7275; a table: 4852.'
    >>> spelled("{('bold', 1): 0.55907, 3: (-2, {'A': 0.001})} and {n}")
    'bold 1: 0.559; 3: −2, A 0.001 and {n}'
    >>> spelled("Between [0.1 + 0.2] and [0.30000000000000004, 'most', 25]: [[3, 12], [8, 2]]")
    'Between [0.1 + 0.2] and 0.3, most and 25: 3 and 12; 8 and 2'
    """
    at = 0
    while at < len(text):
        end = _end(text, at) if text[at] in _CLOSED_BY else 0
        words = _words(text[at:end]) if end else None
        if words is not None:
            text = f"{text[:at]}{words}{text[end:]}"
        at += len(words or " ")
    return text


def _end(text: str, start: int) -> int:
    """Behind the bracket that closes the one at `start`; 0 if none does."""
    opened, depth = text[start], 0
    for at in range(start, len(text)):
        depth += {opened: 1, _CLOSED_BY[opened]: -1}.get(text[at], 0)
        if not depth:
            return at + 1
    return 0


def _words(literal: str) -> str | None:
    """None for what is neither a dictionary nor a list."""
    try:
        value = ast.literal_eval(literal)
    except (ValueError, SyntaxError):
        return None
    if isinstance(value, dict):
        return "; ".join(f"{_said(key, ' ')}: {_said(each)}" for key, each in value.items())
    if isinstance(value, list):
        return _listed(value)
    return None


def _listed(values: list[Any]) -> str:
    if any(isinstance(each, list) for each in values):
        return "; ".join(
            _listed(each) if isinstance(each, list) else _said(each) for each in values
        )
    *others, last = map(_said, values or ["nothing"])
    return f"{', '.join(others)} and {last}" if others else last


def _said(value: Any, between: str = ", ") -> str:
    if isinstance(value, dict):
        return between.join(f"{_said(key, ' ')} {_said(each)}" for key, each in value.items())
    if isinstance(value, list | tuple):
        return between.join(map(_said, value))
    if isinstance(value, float):  # a small share keeps its digits
        text = f"{value:.3g}" if abs(value) < 100 else f"{value:.1f}".removesuffix(".0")
        return text.replace("-", "−", 1)
    return number(value)
