"""Bars from the least to the most that something can be."""

from gamesearch import ranges


def test_ends_and_marks_are_written():
    picture = ranges({"seen": (-2, 7.5)}, marks={"α": 3}, span=(-5, 10), alt="From −2 to 7.5.")
    assert all(text in picture.svg for text in ("−2", "7.5", "seen", "α"))
    assert picture.alt == "From −2 to 7.5."
