"""What leads to what: the lessons' **You need** lines, drawn as a map.

The map is a small SVG, written as text: the same bytes on every machine. An arrow is left out where
a longer way says the same already. Each box is a link. A notebook shows the file as an image, in
which no link leads anywhere: there, links of the same size lie on the boxes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gamesearch.course.index.tables import stem_in_words
from gamesearch.course.templates import fill

MAP = "map.svg"
PICTURE = Path(__file__).with_name("pages") / "map.svg.j2"
WIDE, HIGH, GAP, ROW = 104, 46, 26, 76  # of a box, between two columns, from row to row
EDGE, TOP = 2, 12  # around all boxes

Needs = Mapping[str, set[str]]  # stem -> the stems it needs


def needed_by(openings: Mapping[str, str]) -> dict[str, set[str]]:
    """From the opening of each lesson, by its stem.

    >>> needed_by({"00_a": "", "01_b": "**You need** lesson 00: trees"})
    {'00_a': set(), '01_b': {'00_a'}}
    >>> needed_by({"00_a": "", "01_b": "**You need** what [A](00_a.ipynb) says"})
    {'00_a': set(), '01_b': {'00_a'}}
    """
    by_number = {stem[:2]: stem for stem in openings}
    needs = {}
    for stem, text in openings.items():
        found = re.search(r"\*\*You need\*\*(.*?)(?:\n\s*\n|\Z)", text, re.S)
        line = found[1] if found else ""
        numbers = re.findall(r"\b(?:lessons? |and )(\d\d)\b", line)
        linked = [stem for stem in re.findall(r"\((\w+)\.ipynb", line) if stem in openings]
        needs[stem] = {by_number[each] for each in numbers if each in by_number} | {*linked}
    return needs


def direct(needs: Needs) -> dict[str, set[str]]:
    """Without what a longer way says already.

    >>> direct({"a": set(), "b": {"a"}, "c": {"a", "b"}})
    {'a': set(), 'b': {'a'}, 'c': {'b'}}
    """
    import networkx

    reduced = networkx.transitive_reduction(graph(needs))
    return {stem: set(reduced.predecessors(stem)) for stem in needs}


def graph(needs: Needs) -> Any:
    """From what is needed to what needs it, as a networkx.DiGraph."""
    import networkx

    made = networkx.DiGraph()
    made.add_nodes_from(needs)
    made.add_edges_from((each, stem) for stem in needs for each in needs[stem])
    return made


def places(needs: Needs) -> dict[str, tuple[int, int]]:
    """Column and row of each lesson: right of all it needs; the longest way runs straight."""
    import networkx

    lessons = graph(needs)
    layers = enumerate(networkx.topological_generations(lessons))
    column = {stem: number for number, layer in layers for stem in layer}

    def way(stem: str) -> list[str]:
        """From a lesson on to the end that is furthest away."""
        return [stem, *max(map(way, lessons[stem]), key=len, default=[])]

    found: dict[str, tuple[int, int]] = {}

    def place(stem: str, above: int) -> None:
        """Lay a lesson's longest way in the first free row, then what branches off it."""
        straight = [each for each in way(stem) if each not in found]
        row = above
        while any((column[each], row) in found.values() for each in straight):
            row += 1
        found.update({each: (column[each], row) for each in straight})
        for each in reversed(straight):  # from the right: no branch has to cross a later one
            for other in lessons[each]:
                if other not in found:
                    place(other, row + 1)

    for stem in sorted(needs, key=lambda each: -len(way(each))):
        if stem not in found:
            place(stem, 0)
    return found


def ways(needs: Needs, minutes: Mapping[str, int]) -> dict[str, tuple[list[str], int]]:
    """Each lesson that needs others: the shortest course that ends with it, and its minutes.

    >>> ways({"a": set(), "b": {"a"}, "c": {"a"}}, {"a": 50, "b": 60, "c": 40})
    {'b': (['a', 'b'], 110), 'c': (['a', 'c'], 90)}
    """
    import networkx

    lessons = graph(needs)
    found = {stem: [*sorted(networkx.ancestors(lessons, stem)), stem] for stem in needs}
    return {
        stem: (way, sum(minutes[each] for each in way))
        for stem, way in found.items()
        if len(way) > 1
    }


def map_in_words(needs: Needs) -> str:
    """The map for those who do not see it."""
    parts = []
    for stem in needs:
        after = [stem_in_words(each) for each in needs if stem in needs[each]]
        if after:
            parts.append(f"{stem_in_words(stem)} leads to {' and '.join(after)}")
    return "Map of the lessons: " + "; ".join(parts) + "."


def svg(needs: Needs) -> str:
    """The picture; `needs` should be direct."""
    spots = places(needs)
    wide, high = _size(spots)
    return fill(
        PICTURE,
        wide=wide,
        high=high,
        words=map_in_words(needs),
        arrows=[_arrow(spots[one], spots[two]) for two in needs for one in sorted(needs[two])],
        boxes=[_box(stem, *spot) for stem, spot in spots.items()],
        box_wide=WIDE,
        box_high=HIGH,
    )


def on_boxes(needs: Needs) -> dict[str, Any]:
    """How wide the picture is; each lesson in its order, and where its box lies, in percent."""
    spots = places(needs)
    wide, high = _size(spots)
    found = []
    for stem in sorted(spots):
        box = _box(stem, *spots[stem])
        at = {"left": box["x"] / wide, "top": box["y"] / high}
        at |= {"width": WIDE / wide, "height": HIGH / high}
        found.append({"stem": stem, **{name: f"{100 * each:.2f}" for name, each in at.items()}})
    return {"wide": wide, "boxes": found}


def _size(spots: Mapping[str, tuple[int, int]]) -> tuple[int, int]:
    columns, rows = (1 + max(spot[axis] for spot in spots.values()) for axis in (0, 1))
    return columns * (WIDE + GAP) + 2 * EDGE, rows * ROW


def _box(stem: str, column: int, row: int) -> dict[str, Any]:
    x, y = EDGE + column * (WIDE + GAP), TOP + row * ROW
    number, _, name = stem.partition("_")
    said = {"stem": stem, "number": number, "name": stem_in_words(name)}
    return {"x": x, "y": y, "middle": x + WIDE // 2, **said}


def _arrow(one: tuple[int, int], two: tuple[int, int]) -> str:
    """The path from a box to the next: along its row, up or down in the gap, along the other."""
    x1, y1 = EDGE + one[0] * (WIDE + GAP) + WIDE, TOP + one[1] * ROW + HIGH // 2
    x2, y2 = two[0] * (WIDE + GAP), TOP + two[1] * ROW + HIGH // 2
    return f"M{x1} {y1} H{x2 - GAP // 2} V{y2} H{x2}"
