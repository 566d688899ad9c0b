"""What a chart shows, in a sentence for those who cannot see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

_MANY = 9  # points of a line; of longer ones some are named

Series = Mapping[str, Sequence[float]]


def bars_in_words(title: str, labels: Sequence[Any], series: Series) -> str:
    """
    >>> bars_in_words("leaves read", ["minimax", "alpha-beta"], {"": [1900, 7.25]})
    'Leaves read: minimax 1,900, alpha-beta 7.25.'
    >>> bars_in_words("", [2, 3], {"plain": [4, 9], "table": [3, 5]})
    'plain: 2 4, 3 9; table: 2 3, 3 5.'
    """
    rows = [
        _named(
            name,
            (f"{label} {short_number(y)}" for label, y in zip(labels, heights, strict=True)),
        )
        for name, heights in series.items()
    ]
    return _sentence(title, rows)


def lines_in_words(about: str, xlabel: str, x: Sequence[float], series: Series) -> str:
    """
    >>> lines_in_words("nodes", "plies", [1, 2], {"given": [3, 9], "ordered": [3, 5]})
    'Nodes, by plies: given: 3 at 1, 9 at 2; ordered: 3 at 1, 5 at 2.'
    """
    step = -(-(len(x) - 1) // (_MANY - 1)) if len(x) > _MANY else 1
    places = sorted({*range(0, len(x), step), len(x) - 1}) if x else []
    rows = [
        _named(
            name,
            (f"{short_number(heights[place])} at {short_number(x[place])}" for place in places),
        )
        for name, heights in series.items()
    ]
    return _sentence(f"{about}, by {xlabel}" if xlabel else about, rows)


def spans_in_words(title: str, rows: Mapping[str, Sequence[float]]) -> str:
    """Of each row (low, high), or (low, what was seen, high).

    >>> spans_in_words("share", {"A": (0.49, 0.8, 0.943), "B": (0, 1)})
    'Share: A 0.8, between 0.49 and 0.943; B between 0 and 1.'
    """
    return _sentence(
        title,
        [
            f"{name} {''.join(f'{short_number(seen)}, ' for seen in seen_between)}"
            f"between {short_number(low)} and {short_number(high)}"
            for name, (low, *seen_between, high) in rows.items()
        ],
    )


def short_number(value: float) -> str:
    """Large and whole numbers without decimals, others in three figures.

    >>> short_number(18297), short_number(22.64), short_number(-0.12345), short_number(1234.5)
    ('18,297', '22.6', '-0.123', '1,234')
    """
    whole = float(value).is_integer() or abs(value) >= 1000
    return f"{value:,.0f}" if whole else f"{value:.3g}"


def _named(name: str, parts: Any) -> str:
    return f"{name}: {', '.join(parts)}" if name else ", ".join(parts)


def _sentence(about: str, rows: Sequence[str]) -> str:
    begin = f"{about[:1].upper()}{about[1:]}: " if about else ""
    return f"{begin}{'; '.join(rows)}."
