"""Energy by multiplication, so that the assumptions stay visible.

joule  one watt for one second        kWh  1000 watts for an hour: 3.6 million joules

Nothing is measured here. What a processor draws is an assumption that the caller states; a factor
of two either way is usual, so of such numbers only the order of magnitude should be believed.
"""

from __future__ import annotations

from math import log10

JOULES_PER_KWH = 1000 * 3600
DAY = 24 * 3600  # seconds


def joules(watts: float, seconds: float) -> float:
    return watts * seconds


def kwh(joules: float) -> float:
    """Joules as kilowatt-hours.

    >>> kwh(joules(65, 3600))
    0.065
    """
    return joules / JOULES_PER_KWH


def per_node(watts: float, nodes_per_second: float) -> float:
    """Joules for one node of a search at this speed.

    >>> per_node(15, 300_000)
    5e-05
    """
    return watts / nodes_per_second


def magnitude(low: float, high: float) -> tuple[float, float]:
    """The powers of ten between which an amount lies, for a ladder.

    >>> magnitude(1e3, 1e6)
    (3.0, 6.0)
    """
    return round(log10(low), 1), round(log10(high), 1)
