"""What leads to what: the lessons' **You need** lines, drawn as a map.

The map is a small SVG, written as text: the same bytes on every machine. An arrow is left out where
a longer way says the same already.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape

from gamesearch.course.index.tables import spoken

MAP = "map.svg"
WIDE, HIGH, GAP, ROW = 104, 46, 26, 76  # of a box, between two columns, from row to row

Needs = Mapping[str, set[str]]  # stem -> the stems it needs


def needed_by(openings: Mapping[str, str]) -> dict[str, set[str]]:
    """From the opening of each lesson, by its stem.

    >>> needed_by({"00_a": "", "01_b": "**You need** lesson 00: trees"})
    {'00_a': set(), '01_b': {'00_a'}}
    """
    by_number = {stem[:2]: stem for stem in openings}
    needs = {}
    for stem, text in openings.items():
        line = re.search(r"\*\*You need\*\*(.*)", text)
        numbers = re.findall(r"\b(?:lessons? |and )(\d\d)\b", line[1] if line else "")
        needs[stem] = {by_number[each] for each in numbers if each in by_number}
    return needs


def direct(needs: Needs) -> dict[str, set[str]]:
    """Without what a longer way says already.

    >>> direct({"a": set(), "b": {"a"}, "c": {"a", "b"}})
    {'a': set(), 'b': {'a'}, 'c': {'b'}}
    """
    return {
        stem: {each for each in before if not any(each in _all(needs, b) for b in before)}
        for stem, before in needs.items()
    }


def _all(needs: Needs, stem: str) -> set[str]:
    return set(needs[stem]).union(*(_all(needs, each) for each in needs[stem]))


def places(needs: Needs) -> dict[str, tuple[int, int]]:
    """Column and row of each lesson: right of all it needs; the longest way runs straight."""
    after = {stem: [each for each in needs if stem in needs[each]] for stem in needs}

    def column(stem: str) -> int:
        return 1 + max(map(column, needs[stem]), default=-1)

    def way(stem: str) -> list[str]:
        """From a lesson on to the end that is furthest away."""
        return [stem, *max(map(way, after[stem]), key=len, default=[])]

    found: dict[str, tuple[int, int]] = {}

    def place(stem: str, above: int) -> None:
        """Lay a lesson's longest way in the first free row, then what branches off it."""
        straight = [each for each in way(stem) if each not in found]
        row = above
        while any((column(each), row) in found.values() for each in straight):
            row += 1
        found.update({each: (column(each), row) for each in straight})
        for each in reversed(straight):  # from the right: no branch has to cross a later one
            for other in after[each]:
                if other not in found:
                    place(other, row + 1)

    for stem in sorted(needs, key=lambda each: -len(way(each))):
        if stem not in found:
            place(stem, 0)
    return found


def words(needs: Needs) -> str:
    """The map for those who do not see it."""
    parts = []
    for stem in needs:
        after = [spoken(each) for each in needs if stem in needs[each]]
        if after:
            parts.append(f"{spoken(stem)} leads to {' and '.join(after)}")
    return "Map of the lessons: " + "; ".join(parts) + "."


def svg(needs: Needs) -> str:
    """The picture; `needs` should be direct."""
    spots = places(needs)
    columns, rows = (1 + max(spot[axis] for spot in spots.values()) for axis in (0, 1))
    size = f'width="{columns * (WIDE + GAP) + 4}" height="{rows * ROW}"'
    view = f'viewBox="0 0 {columns * (WIDE + GAP) + 4} {rows * ROW}"'
    arrows = [_arrow(spots[one], spots[two]) for two in needs for one in sorted(needs[two])]
    boxes = [_box(stem, *spot) for stem, spot in spots.items()]
    tip = 'id="tip" markerWidth="8" markerHeight="8" refX="8" refY="4" orient="auto"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} {view} role="img">',
            f"<title>{escape(words(needs))}</title>",
            f'<rect {size} fill="#ffffff"/>',
            f'<marker {tip}><path d="M0 0 8 4 0 8z" fill="#1a1a1a"/></marker>',
            *arrows,
            *boxes,
            "</svg>",
            "",
        ]
    )


def _box(stem: str, column: int, row: int) -> str:
    x, y = 2 + column * (WIDE + GAP), 12 + row * ROW
    number, _, name = stem.partition("_")
    font = f'x="{x + WIDE / 2:g}" font-family="sans-serif" text-anchor="middle" fill="#1a1a1a"'
    return (
        f'<rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="7" fill="#dcebf5" '
        f'stroke="#0072B2" stroke-width="1.5"/>'
        f'<text y="{y + 19}" font-size="13" font-weight="bold" {font}>{number}</text>'
        f'<text y="{y + 37}" font-size="14" {font}>{escape(spoken(name))}</text>'
    )


def _arrow(one: tuple[int, int], two: tuple[int, int]) -> str:
    x1, y1 = 2 + one[0] * (WIDE + GAP) + WIDE, 12 + one[1] * ROW + HIGH / 2
    x2, y2 = two[0] * (WIDE + GAP), 12 + two[1] * ROW + HIGH / 2
    turn = x2 - GAP / 2
    way = f"M{x1:g} {y1:g} H{turn:g} V{y2:g} H{x2:g}"
    return (
        f'<path d="{way}" fill="none" stroke="#1a1a1a" stroke-width="1.5" marker-end="url(#tip)"/>'
    )
