"""Numbers as a reader writes them: − for minus, ∞, and no more digits than help."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Any


def number(value: Any) -> str:
    """
    >>> number(-3), number(0.3333), number(2.0), number(float("-inf"))
    ('−3', '0.33', '2', '−∞')
    """
    if value in (inf, -inf):
        return "∞" if value > 0 else "−∞"
    if isinstance(value, int):
        return f"{value}".replace("-", "−")
    if isinstance(value, float):
        text = f"{value:.2f}" if abs(value) < 100 else f"{value:.0f}"
        text = text.rstrip("0").rstrip(".") if "." in text else text
        return ("0" if text == "-0" else text).replace("-", "−")
    return str(value)


def window(low: Any, high: Any) -> str:
    """
    >>> window(3, float("inf"))
    '(3, ∞)'
    """
    return f"({number(low)}, {number(high)})"


def move_text(move: Any) -> str:
    """
    >>> move_text((0, -2)), move_text("e4")
    ('0 −2', 'e4')
    """
    return " ".join(map(move_text, move)) if isinstance(move, tuple) else number(move)


def payoffs_text(payoffs: Iterable[Any]) -> str:
    """
    >>> payoffs_text((1, -2, 0.5))
    '(1, −2, 0.5)'
    """
    return f"({', '.join(map(number, payoffs))})"


def percent(share: float) -> str:
    """
    >>> percent(0.5), percent(1 / 36)
    ('50 %', '2.8 %')
    """
    return f"{number(round(100 * float(share), 1))} %"


def several(count: int, one: str, many: str | None = None) -> str:
    """
    >>> several(1, "move"), several(2, "move")
    ('1 move', '2 moves')
    """
    return f"{count:,} {one if count == 1 else many or one + 's'}"
