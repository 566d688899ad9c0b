"""What the solver remembers: one array of 64-bit numbers, with a transposition table in it.

  SHIFT      how far a mixed key is shifted to give a place in the table
  MOVES      room for the ordered moves of each position on the way from the root
  TABLE      from here on: a place holds a position and one bound of its score, or 0

It is one array because a compiled function hands an array on as seven numbers, at every node: with
three arrays the solver is slower by half. 2^20 places of 8 bytes fit into most processors' caches;
a larger table knows more, and makes up for it by having to be waited for.

An entry is the key and, in its last byte, the bound: up to 127 it says "at most", from there on
"at least". Bounds stay true for ever: nothing has to be wiped between two questions.
"""

from __future__ import annotations

from .bits import BOTTOM, CELLS, COLUMNS
from .compiling import compiled, numpy

SHIFT, MOVES = 0, 8
TABLE = 512
PLACES = 1 << 20
AT_MOST, AT_LEAST = 64, 192  # the byte that stands for a bound of 0
MIXER = 0x9E3779B97F4A7C15 - (1 << 64)  # odd, its bits without a pattern: 2^64 / golden ratio

assert MOVES + COLUMNS * CELLS <= TABLE


def new_memory(places: int = PLACES) -> numpy.ndarray:
    """Nothing remembered yet; `places` is a power of two."""
    memory = numpy.zeros(TABLE + places, numpy.int64)
    memory[SHIFT] = 64 - (places.bit_length() - 1)
    return memory


@compiled
def key_of(own: int, mask: int) -> int:
    """Another number for each position, and never 0: that is what an empty place holds.

    In each column its highest bit lies just above the stones, and below it the mover's stones.
    """
    return own + mask + BOTTOM


@compiled
def place_of(key: int, memory: numpy.ndarray) -> int:
    """The upper bits of the product: every bit of the key has a say in them."""
    mixed = (key * MIXER) >> memory[SHIFT]
    return TABLE + (mixed & (memory.size - TABLE - 1))


@compiled
def recall(place: int, key: int, low: int, high: int, memory: numpy.ndarray) -> tuple[int, int]:
    """What is known of the score, with what was known already: it lies from low to high."""
    entry = memory[place]
    if entry >> 8 == key:
        bound = entry & 255
        if bound < 128:
            high = min(high, bound - AT_MOST)
        else:
            low = max(low, bound - AT_LEAST)
    return low, high


@compiled
def remember(place: int, key: int, kind: int, score: int, memory: numpy.ndarray) -> None:
    memory[place] = key << 8 | kind + score
