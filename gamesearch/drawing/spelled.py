"""Dictionaries in a sentence, as a reader says them.

An alternative text often quotes what a cell has counted: `alt=f"Nodes: {nodes}"`. Whoever hears it
read out should hear names and numbers, no braces, no quotation marks and no sixteen digits.
"""

from __future__ import annotations

import ast
from typing import Any

from .numbers import number


def spelled(text: str) -> str:
    """
    >>> spelled("Nodes: {'no table': [18297, 7275], 'a table': 4852}.")
    'Nodes: no table: 18297, 7275; a table: 4852.'
    >>> spelled("{('bold', 1): 0.55907, 3: (-2, {'A': 0.001})} and {n} or [4, 5]")
    'bold 1: 0.559; 3: −2, A 0.001 and {n} or [4, 5]'
    """
    start = text.find("{")
    while start >= 0:
        end = _end(text, start)
        words = _words(text[start:end]) if end else None
        if words is not None:
            text = f"{text[:start]}{words}{text[end:]}"
        start = text.find("{", start + len(words or "{"))
    return text


def _end(text: str, start: int) -> int:
    """Behind the brace that closes the one at `start`; 0 if none does."""
    depth = 0
    for at in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if not depth:
            return at + 1
    return 0


def _words(literal: str) -> str | None:
    """None for what is no dictionary."""
    try:
        value = ast.literal_eval(literal)
    except (ValueError, SyntaxError):
        return None
    if not isinstance(value, dict):
        return None
    return "; ".join(f"{_said(key, ' ')}: {_said(each)}" for key, each in value.items())


def _said(value: Any, between: str = ", ") -> str:
    if isinstance(value, dict):
        return between.join(f"{_said(key, ' ')} {_said(each)}" for key, each in value.items())
    if isinstance(value, list | tuple):
        return between.join(map(_said, value))
    if isinstance(value, float):  # a small share keeps its digits
        text = f"{value:.3g}" if abs(value) < 100 else f"{value:.1f}".removesuffix(".0")
        return text.replace("-", "−", 1)
    return number(value)
