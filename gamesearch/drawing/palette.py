"""Colours and shapes of every picture. The shape says what a node is; the colour repeats it.

The colours are those of Okabe and Ito, which stay apart for the common kinds of colour blindness.
"""

from __future__ import annotations

from functools import cache

BLUE, ORANGE, GREEN, VERMILLION = "#0072B2", "#E69F00", "#009E73", "#D55E00"
SKY, PURPLE, GREY = "#56B4E9", "#CC79A7", "#767676"
INK, PAPER = "#1a1a1a", "#ffffff"

# kind of node: marker, fill, colour of the text on it
SHAPES = {
    "max": ("^", BLUE, PAPER),
    "min": ("v", ORANGE, INK),
    "chance": ("o", GREEN, PAPER),
    "leaf": ("s", "#dcebf5", INK),
    "other": ("D", PURPLE, INK),
    "stub": ("d", "#d9d9d9", INK),
    "fourth": ("o", PURPLE, INK),
    "fifth": ("s", PURPLE, INK),
}

# What a colour says in every picture, and nothing else says; its shape says it, too.
CURRENT = "#8e3a78"  # a ring: where the search stands, or who is to move
CUT = VERMILLION  # a cross: never read
LAST = GREEN  # a ring on a board: the last move
GUESS = "#1f6f9f"  # a cross: the reader's own
WRONG = "#a4133c"  # words: not so
BORDER = "#4d4d4d"  # a dashed line: a threshold, a budget

# The order in which a chart takes its colours.
SERIES = (BLUE, ORANGE, GREEN, VERMILLION, PURPLE, SKY, GREY)


@cache
def mixed(colour: str, share: float, paper: str = PAPER) -> str:
    """`share` of a colour, the rest paper. Opaque: what lies below never shines through.

    >>> mixed("#000000", 0.2)
    '#cccccc'
    """
    parts = zip(_channels(colour), _channels(paper), strict=True)
    return "#" + "".join(f"{round(share * a + (1 - share) * b):02x}" for a, b in parts)


def _channels(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


# What each of several players gets, dark enough to be read on paper.
PAYOFFS = (BLUE, "#9a6a00", mixed(PURPLE, 0.85, INK), GREEN, SKY)
